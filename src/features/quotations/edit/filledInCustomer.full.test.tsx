import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { openAt } from '@/app/openAt.fixture';
import { onAnnouncement } from '@/components/feedback/announce';
import { expectPath } from '@/testing/harness/at';
import { emptyDrafts, nextBody } from '@/testing/harness/server';
import { storeInTab } from '@/testing/harness/signIns';
import { storedDrafts } from '@/components/drafts/drafts.fixture';
import { field, fill } from './quotationForm.fixture';

/** A new quotation for a customer whom the user chose on the screen before. */
const url = '/user_admin_policy_based_on_user_creation/551';
/** A new quotation from the category strip. */
const urlOfCategory = '/user_admin_policy/551';
const kim = {
  customer_id: 511,
  firstname: 'Daniel',
  lastname: 'Kim',
  address: '85 Camelback Road',
  city: 'Phoenix',
  state: 'Arizona',
  zipcode: '85004',
  phonenumber: '16025550185',
  email: 'daniel.kim@example.com',
};
const noCustomer = Object.fromEntries(Object.keys(kim).map((key) => [key, '']));

beforeEach(emptyDrafts);

const strip = () => within(screen.getByRole('region', { name: 'Customer' }));

async function isLoaded(): Promise<void> {
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
}

async function opened(customer: object | null = kim, at = url): Promise<UserEvent> {
  if (customer) storeInTab('selectedDataArray', [customer]);
  const user = openAt(at);
  await isLoaded();
  return user;
}

test('a new quotation without a selected customer has no customer strip', async () => {
  await opened(null);
  expect(screen.queryByRole('region', { name: 'Customer' })).toBeNull();
});

test('a new quotation shows the customer that it was filled in from', async () => {
  await opened();
  expect(screen.getByRole('region', { name: 'Customer' })).toHaveTextContent('Filled in from Daniel Kim');
});

test('Start without empties the filled-in fields, keeps the changed ones, and removes the stored customer', async () => {
  const user = await opened();
  fill({ 'First Name': 'Dana' });
  const announced: string[] = [];
  const stop = onAnnouncement((text) => announced.push(text));
  await user.click(strip().getByRole('button', { name: 'Start without' }));
  stop();
  expect(screen.queryByRole('region', { name: 'Customer' })).toBeNull();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(announced).toEqual(['The customer’s fields are empty']);
  expect(field('Program')).toHaveFocus();
  expect(field('First Name')).toHaveValue('Dana');
  for (const label of ['Last Name', 'Phone Number', 'Email', 'Mailing State'])
    expect([label, (field(label) as HTMLInputElement).value]).toEqual([label, '']);
  expect(sessionStorage.getItem('selectedDataArray')).toBeNull();
  const sent = nextBody('/savepolicyquoation');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await sent).toMatchObject({ ...noCustomer, firstname: 'Dana' });
});

test('Change asks nothing; the form then has the typed values and the fields of the other customer', async () => {
  const user = await opened();
  fill({ 'Make, row 2': 'Kia', Email: 'dan@example.com' });
  await user.click(strip().getByRole('button', { name: 'Change' }));
  await expectPath('/add_customer_for_user_admin_policy/551');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  const row = await screen.findByRole('row', { name: /Ann\s+Whitfield/ });
  await user.dblClick(row);
  await expectPath(url);
  await isLoaded();
  const notice = await screen.findByRole('region', { name: 'Unsaved work' });
  expect(await within(notice).findByText(/^Restored unsaved work from/)).toBeVisible();
  expect(strip().getByText('Ann Whitfield')).toBeVisible();
  expect(field('First Name')).toHaveValue('Ann');
  expect(field('Make, row 2')).toHaveValue('Kia');
  expect(field('Email')).toHaveValue('dan@example.com');
  const sent = nextBody('/savepolicyquoation');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await sent).toMatchObject({ customer_id: 501, lastname: 'Whitfield', email: 'dan@example.com' });
});

test('P4 a draft that is offered with another customer is not called changed by another save', async () => {
  await opened();
  fill({ 'Make, row 2': 'Kia', Email: 'dan@example.com' });
  await waitFor(async () => expect(await storedDrafts()).toHaveLength(1));
  const user = await opened({ ...kim, customer_id: 501, firstname: 'Ann', email: 'ann@example.com' });
  const notice = within(await screen.findByRole('region', { name: 'Unsaved work' }));
  expect(notice.queryByText(/another save/)).toBeNull();
  await user.click(notice.getByRole('button', { name: 'Restore' }));
  expect(notice.getByText(/^Restored unsaved work from/)).toBeVisible();
  expect(field('Make, row 2')).toHaveValue('Kia');
  expect(field('Email')).toHaveValue('dan@example.com');
});

test('Change asks if a secret was typed, because a draft does not store secrets', async () => {
  const user = await opened();
  fill({ 'Social Security Number': '123456789' });
  await user.click(strip().getByRole('button', { name: 'Change' }));
  expect(await screen.findByRole('alertdialog')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  expect(window.location.pathname).toBe(url);
});

test('a customer who was only selected in a list is offered, and nothing is filled in', async () => {
  const user = await opened(kim, urlOfCategory);
  expect(screen.getByRole('region', { name: 'Customer' })).toHaveTextContent('For Daniel Kim?');
  expect(field('First Name')).toHaveValue('');
  fill({ Email: 'dan@example.com' });
  await user.click(strip().getByRole('button', { name: 'Use this customer' }));
  expect(screen.getByRole('region', { name: 'Customer' })).toHaveTextContent('Filled in from Daniel Kim');
  expect(field('Program')).toHaveFocus();
  expect(field('First Name')).toHaveValue('Daniel');
  expect(field('Email')).toHaveValue('dan@example.com');
  const sent = nextBody('/savepolicyquoation');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await sent).toMatchObject({ ...kim, email: 'dan@example.com' });
});

test('the history entry stores whom the user took, so that a reload starts with this customer', async () => {
  const user = await opened(kim, urlOfCategory);
  await user.click(strip().getByRole('button', { name: 'Use this customer' }));
  const { state } = window.history as { state: { usr: unknown } };
  expect(state.usr).toEqual({ quotationFor: 511 });
});

test('a dismissed customer is not offered again, and is not sent', async () => {
  const user = await opened(kim, urlOfCategory);
  await user.click(strip().getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('region', { name: 'Customer' })).toBeNull();
  expect(sessionStorage.getItem('selectedDataArray')).toBeNull();
  const sent = nextBody('/savepolicyquoation');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await sent).toMatchObject(noCustomer);
});
