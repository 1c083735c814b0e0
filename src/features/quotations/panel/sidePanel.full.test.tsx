import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import { fixDate } from '@/testing/harness/fixDate';
import { openAt } from '@/app/openAt.fixture';
import { holdResponses } from '@/testing/harness/server';
import { db } from '../../../../mocks/db';
import { field, fill } from '../edit/quotationForm.fixture';
import { mockWideWindow, panel } from './sidePanel.fixture';

fixDate();

afterEach(() => {
  jest.restoreAllMocks();
});

test('the content below the section links is shown once all sections are known', async () => {
  mockWideWindow(true);
  const { asked, release } = holdResponses('/viewactiveintakeattributegroupmain');
  openAt('/user_admin_view_binder_policies/1013/551');
  const sidePanel = await panel();
  await asked;
  expect(await sidePanel.findByRole('button', { name: 'Premium Details' })).toBeVisible();
  expect(sidePanel.queryByRole('heading', { name: 'Money' })).not.toBeInTheDocument();
  expect(sidePanel.queryByRole('button', { name: 'Pay' })).not.toBeInTheDocument();
  release();
  expect(await sidePanel.findByRole('button', { name: 'Mailing Address' })).toBeVisible();
  expect(sidePanel.getByRole('heading', { name: 'Money' })).toBeVisible();
  expect(sidePanel.getByRole('button', { name: 'Pay' })).toBeVisible();
});

test('the first section is current at the top of the page, and the last one at its end', async () => {
  mockWideWindow(true);
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
  // The focus in a section marks it, wherever the section is in the window.
  const button = screen.getByRole('button', { name: 'Arithmetic of Total Premium' });
  act(() => button.focus());
  expect(marked()).toHaveTextContent('Coverage Details');
  window.dispatchEvent(new Event('scroll'));
  expect(marked()).toHaveTextContent('Coverage Details');
});

test('the panel of a quotation form shows its sections, its premium, the missing fields and the time of the draft', async () => {
  mockWideWindow(true);
  const user = openAt('/edit_intakeform_user_admin_policy/1041/551');
  const sidePanel = await panel();
  expect(await sidePanel.findByRole('button', { name: 'Vehicles' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
  const total = () => sidePanel.getByText('Total premium').nextElementSibling?.textContent;
  const before = total();
  expect(sidePanel.queryByText(/^Draft kept/)).toBeNull();
  fill({ 'Premium Collision': '9000', 'First Name': '' });
  expect(total()).not.toBe(before);
  await user.click(await sidePanel.findByRole('button', { name: 'First Name' }));
  expect(field('First Name')).toHaveFocus();
  // A click in the panel does not count as a click outside the form.
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(await sidePanel.findByText(/^Draft kept at \d\d:\d\d$/)).toBeVisible();
  await user.type(field('First Name'), 'Ann');
  await waitFor(() => expect(sidePanel.queryByRole('button', { name: 'First Name' })).toBeNull());
});

test('a narrow window has no panel', async () => {
  mockWideWindow(false);
  openAt('/user_admin_view_binder_policies/1013/551');
  await screen.findByRole('heading', { level: 2, name: 'Premium Details' });
  expect(screen.queryByRole('complementary', { name: 'On this page' })).not.toBeInTheDocument();
});

test('SCHED-07 an overdue payment is marked with what is due now, in the panel, the payment and the schedule', async () => {
  mockWideWindow(true);
  const binder = db.quotations.find(({ id }) => id === 1013)!;
  binder.policyeffectivedate = '2025-01-31';
  const user = openAt('/user_admin_view_binder_policies/1013/551');
  const sidePanel = await panel();
  expect(await sidePanel.findByText(/^Overdue since \d\d-\d\d-2025$/)).toBeVisible();
  await user.click(sidePanel.getByRole('button', { name: 'Pay' }));
  expect(await screen.findAllByRole('dialog', { name: 'Payment' })).toHaveLength(1);
  const payment = within(screen.getByRole('dialog', { name: 'Payment' }));
  // All but the share of the first period, less what was paid.
  const due = '$1,266.38';
  expect(sidePanel.getByText('Due now').nextElementSibling).toHaveTextContent(due);
  expect(payment.getByText('Due now', { selector: 'dt' }).nextElementSibling).toHaveTextContent(due);
  await user.click(payment.getByRole('button', { name: 'Due now' }));
  const amount = payment.getByRole('textbox', { name: 'Amount' });
  expect(amount).toHaveFocus();
  expect(amount).toHaveValue(due);
  expect(payment.queryByRole('button', { name: 'Due now' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(sidePanel.getByRole('button', { name: 'Schedule Details' }));
  const schedule = within(await screen.findByRole('dialog', { name: 'Schedule Details' }));
  const rows = schedule.getAllByRole('row').map((row) => (row as HTMLTableRowElement).cells[2]?.textContent);
  expect(rows.filter((text) => text?.endsWith(' Overdue')).length).toBeGreaterThan(0);
});
