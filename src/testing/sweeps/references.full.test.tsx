import { screen } from '@testing-library/react';
import { openAt } from '@/app/openAt.fixture';

/** The attributes that name other elements by their ids. */
const attributes = ['aria-controls', 'aria-describedby', 'aria-errormessage', 'aria-labelledby', 'for'];

/** The references to elements that are not on the page, as `attribute="id"`. */
function danglingReferences(): string[] {
  return attributes.flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].flatMap((element) =>
      (element.getAttribute(name) ?? '')
        .split(/\s+/)
        .filter((id) => document.getElementById(id) === null)
        .map((id) => `${element.outerHTML.slice(0, 120)} ${name}="${id}"`),
    ),
  );
}

test.each([
  ['/user_admin_home', 'heading', 'Dashboard'],
  ['/user_admin_countries', 'button', /^Actions/],
  ['/user_admin_edit_countries/401', 'textbox', 'Country Name'],
  ['/edit_companies/201', 'textbox', /^Company Name/],
  ['/permissions/12', 'region', 'Read'],
  ['/user_admin_attributegroup', 'textbox', /^Rank of /],
  ['/user_admin_edit_quotation_policies/1033', 'button', 'Arithmetic of Total Premium'],
  ['/user_admin_view_policy_quotation/1033/551', 'button', 'Arithmetic of Total Premium'],
  ['/user_admin_view_binder_policies/1013/551', 'button', 'Arithmetic of Total Premium'],
  ['/user_admin_policy_binder', 'button', /^Actions/],
])('%s: each reference to an element leads to one', async (url, role, name) => {
  openAt(url);
  expect(await screen.findAllByRole(role, { name })).not.toEqual([]);
  expect(danglingReferences()).toEqual([]);
});
