import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { onOneDay } from '@/testing/harness/onOneDay';
import { openAt } from '@/app/openAt.fixture';
import { holdResponses } from '@/testing/harness/server';
import { db } from '../../../../mocks/db';
import { field, fill } from '../edit/quotationForm.fixture';
import { widthIs, panel } from './sidePanel.fixture';

onOneDay();

afterEach(() => {
  jest.restoreAllMocks();
});

test('what is below the sections is shown once all sections are known', async () => {
  widthIs(true);
  const { asked, release } = holdResponses('/viewactiveintakeattributegroupmain');
  openAt('/user_admin_view_binder_policies/1013/551');
  const beside = await panel();
  await asked;
  expect(await beside.findByRole('button', { name: 'Premium Details' })).toBeVisible();
  expect(beside.queryByRole('heading', { name: 'Money' })).not.toBeInTheDocument();
  expect(beside.queryByRole('button', { name: 'Pay' })).not.toBeInTheDocument();
  release();
  expect(await beside.findByRole('button', { name: 'Mailing Address' })).toBeVisible();
  expect(beside.getByRole('heading', { name: 'Money' })).toBeVisible();
  expect(beside.getByRole('button', { name: 'Pay' })).toBeVisible();
});

test('the first section is marked on a page that is not scrolled, and the last one at its end', async () => {
  widthIs(true);
  openAt('/user_admin_view_binder_policies/1013/551');
  const links = await (await panel()).findByRole('navigation', { name: 'Sections of this page' });
  const marked = () => within(links).getByRole('button', { current: 'location' });
  const all = () => within(links).getAllByRole('button');
  await waitFor(() => expect(all().at(-1)).toHaveTextContent('Paid and outstanding'));
  expect(marked()).toBe(all()[0]);
  Object.assign(window, { scrollY: 100 });
  window.dispatchEvent(new Event('scroll'));
  await waitFor(() => expect(marked()).toBe(all().at(-1)));
  Object.assign(window, { scrollY: 0 });
  window.dispatchEvent(new Event('scroll'));
  await waitFor(() => expect(marked()).toBe(all()[0]));
});

test('beside a quotation form are its sections, its premium, what is missing and when the draft was kept', async () => {
  widthIs(true);
  const user = openAt('/edit_intakeform_user_admin_policy/1041/551');
  const beside = await panel();
  expect(await beside.findByRole('button', { name: 'Vehicles' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
  const total = () => beside.getByText('As entered').nextElementSibling?.textContent;
  const before = total();
  expect(beside.queryByText(/^Draft kept/)).toBeNull();
  fill({ 'Premium Collision': '9000', 'First Name': '' });
  expect(total()).not.toBe(before);
  await user.click(await beside.findByRole('button', { name: 'First Name' }));
  expect(field('First Name')).toHaveFocus();
  // The panel is no place outside of the form.
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(await beside.findByText(/^Draft kept at \d\d:\d\d$/)).toBeVisible();
  await user.type(field('First Name'), 'Ann');
  await waitFor(() => expect(beside.queryByRole('button', { name: 'First Name' })).toBeNull());
});

test('in a window that is not wide there is no panel', async () => {
  widthIs(false);
  openAt('/user_admin_view_binder_policies/1013/551');
  await screen.findByRole('heading', { level: 2, name: 'Premium Details' });
  expect(screen.queryByRole('complementary', { name: 'On this page' })).not.toBeInTheDocument();
});

test('SCHED-07 an overdue payment is marked, and Pay opens the payment of the screen', async () => {
  widthIs(true);
  const binder = db.quotations.find(({ id }) => id === 1013)!;
  binder.policyeffectivedate = '2025-01-31';
  const user = openAt('/user_admin_view_binder_policies/1013/551');
  const beside = await panel();
  expect(await beside.findByText(/^Overdue since \d\d-\d\d-2025$/)).toBeVisible();
  await user.click(beside.getByRole('button', { name: 'Pay' }));
  expect(await screen.findAllByRole('dialog', { name: 'Payment' })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(beside.getByRole('button', { name: 'Schedule Details' }));
  expect(await screen.findByRole('dialog', { name: 'Schedule Details' })).toBeVisible();
});
