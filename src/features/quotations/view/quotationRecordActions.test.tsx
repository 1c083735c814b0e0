import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { db } from '../../../../mocks/db';
import { planFault } from '../../../../mocks/conditions';
import {
  cannotBeReached,
  isLate,
  loadsFail,
  losesAnswerOnce,
  refuses,
  savesFail,
} from '../../../../mocks/scenarios';
import { expectPath } from '@/testing/harness/at';
import { bodiesTo, expectConsoleErrors } from '@/testing/harness/server';
import { openAt } from '@/app/openAt.fixture';

const list = '/user_admin_policy_quotations';

async function openQuotation(): Promise<UserEvent> {
  const user = openAt('/user_admin_view_policy_quotation/1041/551');
  await screen.findByRole('button', { name: 'Approve' });
  return user;
}

function page(name: string): HTMLElement {
  return within(screen.getByRole('main')).getByRole('button', { name });
}

/** Presses a button of the dialog that says exactly this. */
async function answer(user: UserEvent, text: string, button: string): Promise<void> {
  const dialog = await screen.findByRole('alertdialog', { name: text });
  await user.click(within(dialog).getByRole('button', { name: button }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
}

const approveQuestion = 'Are you sure you want to Approve Quotation?';
const recreateQuestion = 'Do you want to Re-create Intake Form?';
const deleteQuestion = 'Do you want to delete Quotation?';

function isStored(): boolean {
  return db.quotations.some(({ id }) => id === 1041);
}

test('QVIEW-08 the buttons are Approve and Cancel, and one that deletes', async () => {
  await openQuotation();
  const names = within(screen.getByRole('main'))
    .getAllByRole('button')
    .map((button) => button.textContent)
    .slice(-3);
  expect(names).toEqual(['Approve', 'Cancel', 'Delete Quotation']);
});

test('QVIEW-09 QVIEW-10 ERR-10 ERR-11 CALL-096 FLOW-01 approving asks, sends who approved, says so and goes to the list', async () => {
  const user = await openQuotation();
  await user.click(page('Approve'));
  await answer(user, approveQuestion, 'OK');
  await answer(user, 'Quotation Approved successfully!', 'OK');
  await expectPath(list);
  expect(bodiesTo('/policyapproveuser')).toEqual([{ id: 1041, user_id: 3 }]);
});

test('QVIEW-09 an approval that is not confirmed sends nothing', async () => {
  const user = await openQuotation();
  await user.click(page('Approve'));
  await answer(user, approveQuestion, 'Cancel');
  expect(bodiesTo('/policyapproveuser')).toEqual([]);
  expect(page('Approve')).toHaveFocus();
});

test('ERR-12 an approval that is refused says so; the quotation stays on the screen and can be approved again', async () => {
  const mend = refuses('/policyapproveuser', 'No');
  const user = await openQuotation();
  await user.click(page('Approve'));
  await answer(user, approveQuestion, 'OK');
  await answer(user, 'Error Approve Quotation. Please try again.', 'OK');
  mend();
  expect(screen.queryByText(/^Not confirmed/)).toBeNull();
  await user.click(page('Approve'));
  await answer(user, approveQuestion, 'OK');
  await answer(user, 'Quotation Approved successfully!', 'OK');
  expect(bodiesTo('/policyapproveuser')).toHaveLength(2);
});

test('QVIEW-09 twenty presses of Approve, and of what it asks, are one request', async () => {
  isLate('/policyapproveuser', 50);
  const user = await openQuotation();
  const approve = page('Approve');
  for (let press = 0; press < 20; press += 1) fireEvent.click(approve);
  const dialog = await screen.findByRole('alertdialog', { name: approveQuestion });
  const ok = within(dialog).getByRole('button', { name: 'OK' });
  for (let press = 0; press < 20; press += 1) fireEvent.click(ok);
  for (let press = 0; press < 20; press += 1) fireEvent.click(approve);
  await answer(user, 'Quotation Approved successfully!', 'OK');
  await expectPath(list);
  expect(bodiesTo('/policyapproveuser')).toHaveLength(1);
});

test('ERR-12 a lost answer to the approval is not confirmed: the record is read again and nothing is sent until it is allowed', async () => {
  const user = await openQuotation();
  cannotBeReached('/policyapproveuser');
  await user.click(page('Approve'));
  await answer(user, approveQuestion, 'OK');
  await answer(user, 'Error Approve Quotation. Please try again.', 'OK');
  expect(await screen.findByText(/^Not confirmed. .*The connection was lost/)).toBeVisible();
  // Opened, read before the approval, and read after it.
  expect(bodiesTo('/viewpolicyquotation')).toHaveLength(3);
  for (const name of ['Approve', 'Cancel', 'Delete Quotation']) expect(page(name)).toBeDisabled();
  expect(page('Allow another try')).toHaveFocus();
  await user.click(page('Allow another try'));
  await user.click(await screen.findByRole('button', { name: 'OK' }));
  await waitFor(() => expect(page('Approve')).toBeEnabled());
  for (const name of ['Approve', 'Cancel', 'Delete Quotation']) expect(page(name)).toBeEnabled();
  expect(bodiesTo('/policyapproveuser')).toHaveLength(1);
});

test('QVIEW-11 QVIEW-14 ERR-15 CALL-098 CALL-095 Yes sends the record back as an intake form and then deletes the quotation', async () => {
  const stored = { ...db.quotations.find(({ id }) => id === 1041) };
  const user = await openQuotation();
  await user.click(page('Cancel'));
  await answer(user, recreateQuestion, 'Yes');
  await answer(user, 'Successfully create intake form from quotation!', 'OK');
  await expectPath(list);
  expect(bodiesTo('/createqutationtointake')).toEqual([{ historyItem: stored, login_id: 3 }]);
  expect(bodiesTo('/deletepolicyquotationlist')).toEqual([{ id: 1041, company_id: 7 }]);
  expect(isStored()).toBe(false);
});

test('QVIEW-11 the dialog has Yes and No; Escape leaves everything as it is', async () => {
  const user = await openQuotation();
  await user.click(page('Cancel'));
  const dialog = await screen.findByRole('alertdialog', { name: recreateQuestion });
  expect(
    within(dialog)
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['No', 'Yes']);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(window.location.pathname).toBe('/user_admin_view_policy_quotation/1041/551');
});

test('ERR-16 a re-creation that fails says so and deletes nothing', async () => {
  savesFail('/createqutationtointake');
  const user = await openQuotation();
  await user.click(page('Cancel'));
  await answer(user, recreateQuestion, 'Yes');
  await answer(user, 'Error create intake from quotation. Please try again.', 'OK');
  expect(await screen.findByText(/^Not confirmed. .*The server answered with an error/)).toBeVisible();
  expect(bodiesTo('/deletepolicyquotationlist')).toEqual([]);
  expect(isStored()).toBe(true);
});

test('QVIEW-14 Q-154 a deletion that the server has done by itself is logged, not shouted', async () => {
  const user = await openQuotation();
  losesAnswerOnce('/deletepolicyquotationlist');
  const lines = expectConsoleErrors();
  await user.click(page('Cancel'));
  await answer(user, recreateQuestion, 'Yes');
  await answer(user, 'Successfully create intake form from quotation!', 'OK');
  await expectPath(list);
  expect(lines).toEqual(['The quotation was not deleted after its intake form was created']);
});

test('QVIEW-14 where only the deletion failed, trying again creates no second intake form', async () => {
  const user = await openQuotation();
  const mend = refuses('/deletepolicyquotationlist', 'No');
  expectConsoleErrors();
  await user.click(page('Cancel'));
  await answer(user, recreateQuestion, 'Yes');
  await answer(user, 'Successfully create intake form from quotation!', 'OK');
  await answer(user, 'Error Delete Quotation. Please try again.', 'OK');
  mend();
  expect(page('Cancel')).toBeDisabled();
  await user.click(page('Delete Quotation'));
  await answer(user, deleteQuestion, 'OK');
  await answer(user, 'Quotation delete successfully!', 'OK');
  await expectPath(list);
  expect(bodiesTo('/createqutationtointake')).toHaveLength(1);
  expect(isStored()).toBe(false);
});

test('QVIEW-14 a session that ends under the deletion leads to the login, and no alert follows there', async () => {
  const user = await openQuotation();
  planFault('/deletepolicyquotationlist', { kind: 'answer', status: 401 });
  await user.click(page('Cancel'));
  await answer(user, recreateQuestion, 'Yes');
  await answer(user, 'Successfully create intake form from quotation!', 'OK');
  await screen.findByRole('heading', { name: 'User Log In' });
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(bodiesTo('/deletepolicyquotationlist')).toHaveLength(1);
});

test('QVIEW-14 who leaves once the intake form is created still has the quotation deleted, and stays where they are', async () => {
  const history = '/user_admin_policies_history_list/1041/551';
  const user = openAt(history);
  const crumbs = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }));
  await user.click(crumbs.getByRole('link', { name: 'Quotation' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await answer(user, recreateQuestion, 'Yes');
  await screen.findByRole('alertdialog', { name: 'Successfully create intake form from quotation!' });
  window.history.back();
  await expectPath(history);
  await answer(user, 'Successfully create intake form from quotation!', 'OK');
  await waitFor(() => expect(isStored()).toBe(false));
  expect(window.location.pathname).toBe(history);
});

test('QVIEW-14 who has left before the deletion failed is not followed by it', async () => {
  const user = await openQuotation();
  planFault('/deletepolicyquotationlist', { kind: 'hang' });
  const lines = expectConsoleErrors();
  const ends = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(ends.signal);
  await user.click(page('Cancel'));
  await answer(user, recreateQuestion, 'Yes');
  await answer(user, 'Successfully create intake form from quotation!', 'OK');
  await waitFor(() => expect(bodiesTo('/deletepolicyquotationlist')).toHaveLength(1));
  await user.click(screen.getByRole('link', { name: 'Back' }));
  await screen.findByRole('heading', { level: 1, name: 'Policies Quotations' });
  ends.abort();
  await waitFor(() =>
    expect(lines).toEqual(['The quotation was not deleted after its intake form was created']),
  );
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('QVIEW-12 ERR-13 QVIEW-15 No leads to the question whether to delete; OK deletes and goes to the list', async () => {
  const user = await openQuotation();
  await user.click(page('Cancel'));
  await answer(user, recreateQuestion, 'No');
  await answer(user, deleteQuestion, 'OK');
  await answer(user, 'Quotation delete successfully!', 'OK');
  await expectPath(list);
  expect(bodiesTo('/deletepolicyquotationlist')).toEqual([{ id: 1041, company_id: 7 }]);
  expect(bodiesTo('/createqutationtointake')).toEqual([]);
});

test('QVIEW-13 a deletion that is declined goes to the list and deletes nothing', async () => {
  const user = await openQuotation();
  await user.click(page('Cancel'));
  await answer(user, recreateQuestion, 'No');
  await answer(user, deleteQuestion, 'Cancel');
  await expectPath(list);
  expect(bodiesTo('/deletepolicyquotationlist')).toEqual([]);
});

test('QVIEW-15 ERR-14 Delete Quotation asks the same; a refused deletion says so and the quotation stays', async () => {
  refuses('/deletepolicyquotationlist', 'No');
  const user = await openQuotation();
  await user.click(page('Delete Quotation'));
  const dialog = await screen.findByRole('alertdialog', { name: deleteQuestion });
  expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await answer(user, deleteQuestion, 'OK');
  await answer(user, 'Error Delete Quotation. Please try again.', 'OK');
  expect(screen.getByRole('heading', { name: 'Premium Details' })).toBeVisible();
  expect(isStored()).toBe(true);
});

test('ERR-14 a lost answer to the deletion is not confirmed until reads show that the quotation is gone', async () => {
  const user = await openQuotation();
  losesAnswerOnce('/deletepolicyquotationlist');
  const mend = loadsFail('/viewpolicyquotationlist');
  await user.click(page('Delete Quotation'));
  await answer(user, deleteQuestion, 'OK');
  await user.click(await screen.findByRole('button', { name: 'Delete anyway' }));
  await answer(user, 'Error Delete Quotation. Please try again.', 'OK');
  expect(await screen.findByText(/^Not confirmed. .*The connection was lost/)).toBeVisible();
  expect(await screen.findByText('Nothing was found under this number')).toBeVisible();
  mend();
  await user.click(page('Check again'));
  await answer(user, 'Quotation delete successfully!', 'OK');
  await expectPath(list);
  expect(bodiesTo('/deletepolicyquotationlist')).toHaveLength(1);
});

test('PROD-19 client staff saves and generates, reviews history, approves, deletes, re-creates', async () => {
  openAt('/edit_intakeform_user_admin_policy/1041/551', { as: 'staff' });
  expect(await screen.findByRole('button', { name: 'Generate Quotation' })).toBeVisible();
  for (const name of ['Save', 'History', 'List History']) expect(page(name)).toBeVisible();
  const user = openAt('/user_admin_view_policy_quotation/1041/551', { as: 'staff' });
  expect(await screen.findByRole('button', { name: 'Approve' })).toBeVisible();
  expect(page('Delete Quotation')).toBeVisible();
  await user.click(page('Cancel'));
  expect(await screen.findByRole('alertdialog', { name: recreateQuestion })).toBeVisible();
});

test('ROLE-14 ROLE-15 client staff has the same buttons; the server decides', async () => {
  openAt('/user_admin_view_policy_quotation/1041/551', { as: 'staff' });
  expect(await screen.findByRole('button', { name: 'Approve' })).toBeEnabled();
  expect(page('Cancel')).toBeEnabled();
});
