import { screen, within } from '@testing-library/react';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo } from '@/testing/harness/server';
import { respondsAlways } from '../../../../mocks/scenarios';
import { highlighted, names, strip } from './CategoryStrip.fixture';

test('SHELL-23 SHELL-24 ROLE-09 CALL-006 one button for each category of the client, with its sub line of business', async () => {
  openAt('/user_admin_home', { as: 'staff' });
  const buttons = within(await strip()).getAllByRole('button');
  expect(buttons.map((button) => button.textContent)).toEqual([...names, 'New quotation']);
  expect(bodiesTo('/viewclientintakecategorymain')).toEqual([{ client_id: 7 }]);
  expect(await highlighted()).toEqual([]);
});

test('SHELL-35 a press adds # to the address, keeps a half-filled form, and offers a new quotation of that category', async () => {
  const user = openAt('/user_admin_edit_countries/401');
  await user.type(await screen.findByLabelText('Country Name'), ' of America');
  const length = window.history.length;
  const region = within(await strip());
  await user.click(region.getByRole('button', { name: 'Homeowners-HO3' }));
  expect(window.location.href).toMatch(/\/user_admin_edit_countries\/401#$/);
  expect(window.history.length).toBe(length);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Country Name')).toHaveValue('United States of America');
  expect(bodiesTo('/editcountry')).toHaveLength(1);
  const link = region.getByRole('link', { name: 'New quotation: Homeowners-HO3' });
  expect(link).toHaveAttribute('href', '/user_admin_policy/552');
  expect(region.getByRole('button', { pressed: true })).toHaveTextContent('Homeowners-HO3');
  expect(region.queryByRole('button', { name: 'New quotation' })).toBeNull();
  await user.click(region.getByRole('button', { name: 'Homeowners-HO3' }));
  expect(region.getByRole('button', { name: 'New quotation' })).toBeVisible();
});

test('SHELL-23 categories without names or unique ids cause no error', async () => {
  respondsAlways('/viewclientintakecategorymain', {
    intakecategory: [{ id: 5 }, {}, null, { id: '', sublob: 3 }],
  });
  openAt('/user_admin_home');
  expect(within(await strip()).getAllByRole('button')).toHaveLength(4);
});
