import { screen, waitFor, within } from '@testing-library/react';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo } from '@/testing/harness/server';
import { db } from '../../../../mocks/db';
import { answersAlways, loadsFail } from '../../../../mocks/scenarios';

const names = [
  'PERSONAL AUTO',
  'Homeowners-HO3',
  'Commercial Property',
  'WORKERS COMP',
  'General Liability-Contractors',
  'Commercial Auto-Fleet',
  'Inland Marine',
];

async function strip(): Promise<HTMLElement> {
  const region = await screen.findByRole('region', { name: 'Intake categories' });
  await within(region).findAllByRole('button');
  return region;
}

async function highlighted(): Promise<string[]> {
  return within(await strip())
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-current') === 'true')
    .map((button) => button.textContent);
}

test('SHELL-23 SHELL-24 ROLE-09 CALL-006 one button a category of the client, with its sub line of business', async () => {
  openAt('/user_admin_home', { as: 'staff' });
  const buttons = within(await strip()).getAllByRole('button');
  expect(buttons.map((button) => button.textContent)).toEqual([...names, 'New quotation']);
  expect(bodiesTo('/viewclientintakecategorymain')).toEqual([{ client_id: 7 }]);
  expect(await highlighted()).toEqual([]);
});

test('ROLE-08 when the client’s id answers nothing, the stored user id is sent', async () => {
  for (const category of db.intakeCategories) category.client_id = 12;
  openAt('/user_admin_home', { as: 'staff' });
  await within(await strip()).findByRole('button', { name: 'PERSONAL AUTO' });
  expect(bodiesTo('/viewclientintakecategorymain')).toEqual([{ client_id: 7 }, { client_id: 12 }]);
});

test('ROLE-08 a client without categories has an empty strip that says so', async () => {
  db.intakeCategories = [];
  openAt('/user_admin_home', { as: 'staff' });
  expect(await screen.findByText('No intake categories')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'New quotation' })).not.toBeInTheDocument();
});

test.each([
  ['SHELL-26', '/user_admin_policy/552'],
  ['SHELL-27', '/edit_intakeform_user_admin_policy/1/552'],
  ['SHELL-28', '/user_admin_policies_history_list/1/552'],
  ['SHELL-29', '/user_admin_view_quotationhistory/1/3/552'],
  ['SHELL-30', '/view_admin_policy_quotation/1/552'],
  ['SHELL-31', '/user_admin_view_binder_policies/1/552'],
  ['SHELL-32', '/user_admin_view_policies/1/552'],
  ['SHELL-33', '/add_customer_for_user_admin_policy/552'],
  ['SHELL-34', '/user_admin_policy_based_on_user_creation/552'],
])('%s SHELL-25 at %s the second category, and no other, is highlighted', async (_, url) => {
  openAt(url);
  expect(await highlighted()).toEqual(['Homeowners-HO3']);
});

test.each([
  '/user_admin_edit_countries/402',
  '/user_admin_view_policy_quotation/1/552',
  '/user_admin_policy/77',
])('SHELL-25 at %s no category is highlighted', async (url) => {
  openAt(url);
  expect(await highlighted()).toEqual([]);
});

test('SHELL-35 a press adds # to the address and keeps a half-filled form', async () => {
  const user = openAt('/user_admin_edit_countries/401');
  await user.type(await screen.findByLabelText('Country Name'), ' of America');
  const length = window.history.length;
  await user.click(within(await strip()).getByRole('button', { name: 'Homeowners-HO3' }));
  expect(window.location.href).toMatch(/\/user_admin_edit_countries\/401#$/);
  expect(window.history.length).toBe(length);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Country Name')).toHaveValue('United States of America');
  expect(bodiesTo('/editcountry')).toHaveLength(1);
});

test('QNEW-09 New quotation starts one for any category', async () => {
  const user = openAt('/user_admin_home');
  await user.click(within(await strip()).getByRole('button', { name: 'New quotation' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map((item) => item.textContent)).toEqual(names);
  await user.click(items[2]!);
  await waitFor(() => expect(window.location.pathname).toBe('/user_admin_policy/553'));
});

test('ERR-36 a strip that fails to load says so quietly, and Retry brings it', async () => {
  const mend = loadsFail('/viewclientintakecategorymain');
  const user = openAt('/user_admin_home');
  const region = await screen.findByRole('region', { name: 'Intake categories' });
  const retry = await within(region).findByRole('button', { name: 'Retry' });
  mend();
  await user.click(retry);
  await within(region).findByRole('button', { name: 'PERSONAL AUTO' });
});

test('SHELL-23 categories without names or ids of their own draw no error', async () => {
  answersAlways('/viewclientintakecategorymain', {
    intakecategory: [{ id: 5 }, {}, null, { id: '', sublob: 3 }],
  });
  openAt('/user_admin_home');
  expect(within(await strip()).getAllByRole('button')).toHaveLength(4);
});
