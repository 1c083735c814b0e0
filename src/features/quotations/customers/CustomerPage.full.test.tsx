import { screen, waitFor, within } from '@testing-library/react';
import { openAt } from '@/app/openAt.fixture';
import { expectPath } from '@/testing/harness/at';
import { bodiesTo } from '@/testing/harness/server';
import { db } from '../../../../mocks/db';
import { loadsFail } from '../../../../mocks/scenarios';
import { shownRecords, url } from './customerPage.fixture';

test('a list that could not be loaded has its own Retry; the records of the others are shown', async () => {
  const mend = loadsFail('/viewcustomerpolicybinderlist');
  const user = openAt(url);
  const quotations = await shownRecords();
  expect(quotations.map(({ textContent }) => textContent)).toContain('POL-2026-0061');
  const part = within(screen.getByRole('region', { name: 'Quotations, binders and policies' }));
  expect(part.getByText('Could not load')).toBeVisible();
  expect(part.getByText('Binders')).toBeVisible();
  mend();
  await user.click(part.getByRole('button', { name: 'Retry' }));
  expect(await part.findByRole('link', { name: 'POL-2026-0031' })).toBeVisible();
  expect(part.queryByText('Could not load')).toBeNull();
});

test('if a list failed and the others are empty, the screen does not say that there are no records', async () => {
  for (const quotation of db.quotations) quotation.customer_id = 502;
  const mend = loadsFail('/viewcustomerpolicybinderlist');
  const user = openAt(url);
  const part = within(await screen.findByRole('region', { name: 'Quotations, binders and policies' }));
  await part.findByText('Could not load');
  expect(part.queryByText('No quotations, binders or policies yet')).toBeNull();
  mend();
  await user.click(part.getByRole('button', { name: 'Retry' }));
  expect(await part.findByText('No quotations, binders or policies yet')).toBeVisible();
});

test('an id that the list of customers does not contain is said, without a Retry', async () => {
  openAt('/user_admin_customer/999');
  expect(await screen.findByText('No customer has this number.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  expect(bodiesTo('/viewcustomerpolicyquotationlist')).toEqual([]);
});

test('customers that could not be loaded can be loaded again', async () => {
  const mend = loadsFail('/viewcustomerlist');
  const user = openAt(url);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.queryByText('No customer has this number.')).toBeNull();
  mend();
  await user.click(retry);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Ann Whitfield' })).toBeVisible());
});

test('with one intake category a press starts the quotation', async () => {
  db.intakeCategories.splice(1);
  const user = openAt(url);
  await screen.findByRole('heading', { level: 1, name: 'Ann Whitfield' });
  const button = await within(screen.getByRole('main')).findByRole('button', { name: 'New quotation' });
  await user.click(button);
  await expectPath('/user_admin_policy_based_on_user_creation/551');
});
