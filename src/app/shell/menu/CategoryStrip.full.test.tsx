import { screen, waitFor, within } from '@testing-library/react';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo } from '@/testing/harness/server';
import { db } from '../../../../mocks/db';
import { loadsFail } from '../../../../mocks/scenarios';
import { highlighted, names, strip } from './CategoryStrip.fixture';

test('ROLE-08 if the response for the client’s id is empty, the stored user id is sent', async () => {
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
  '/user_admin_policy/552',
  '/user_admin_view_quotationhistory/1/3/552',
  '/user_admin_view_binder_policies/1/552',
])('SHELL-25 at %s the second category, and no other, is highlighted', async (url) => {
  openAt(url);
  expect(await highlighted()).toEqual(['Homeowners-HO3']);
});

test('SHELL-25 a quotation’s own id highlights no category', async () => {
  openAt('/user_admin_view_policy_quotation/552/1');
  expect(await highlighted()).toEqual([]);
});

test('QNEW-09 New quotation offers every category', async () => {
  const user = openAt('/user_admin_home');
  await user.click(within(await strip()).getByRole('button', { name: 'New quotation' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map((item) => item.textContent)).toEqual(names);
  await user.click(items[2]!);
  await waitFor(() => expect(window.location.pathname).toBe('/user_admin_policy/553'));
});

test('ERR-36 if the strip fails to load, a short message says so, and Retry loads it', async () => {
  const stopFailing = loadsFail('/viewclientintakecategorymain');
  const user = openAt('/user_admin_home');
  const region = await screen.findByRole('region', { name: 'Intake categories' });
  const retry = await within(region).findByRole('button', { name: 'Retry' });
  stopFailing();
  await user.click(retry);
  await within(region).findByRole('button', { name: 'PERSONAL AUTO' });
});
