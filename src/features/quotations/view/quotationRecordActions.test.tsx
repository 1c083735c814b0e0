import { screen, waitFor, within } from '@testing-library/react';
import { db } from '../../../../mocks/db';
import { cannotBeReached, refuses, savesFail } from '../../../../mocks/scenarios';
import { answer, expectPath } from '@/testing/harness/at';
import { bodiesTo } from '@/testing/harness/server';
import { openAt } from '@/app/openAt.fixture';
import {
  list,
  openQuotation,
  button,
  approveQuestion,
  recreateQuestion,
  isStored,
} from './quotationRecordActions.fixture';
const deleteQuestion = 'Do you want to delete Quotation?';

test('QVIEW-08 QVIEW-09 QVIEW-10 ERR-10 ERR-11 CALL-096 FLOW-01 Approve, next to Cancel and Delete Quotation, asks, sends the user id, alerts its success and opens the list', async () => {
  const user = await openQuotation();
  const buttons = within(screen.getByRole('main')).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent).slice(-3)).toEqual([
    'Approve',
    'Cancel',
    'Delete Quotation',
  ]);
  await user.click(button('Approve'));
  await answer(user, approveQuestion);
  await answer(user, 'Quotation Approved successfully!');
  await expectPath(list);
  expect(bodiesTo('/policyapproveuser')).toEqual([{ id: 1041, user_id: 3 }]);
});

test('ERR-12 an approval with a lost response is not confirmed: the record is read again and nothing is sent until the user allows it', async () => {
  const user = await openQuotation();
  cannotBeReached('/policyapproveuser');
  await user.click(button('Approve'));
  await answer(user, approveQuestion);
  await answer(user, 'Error Approve Quotation. Please try again.');
  expect(await screen.findByText(/^Not confirmed. .*The connection was lost/)).toBeVisible();
  // One read on opening, one before the approval, and one after it.
  expect(bodiesTo('/viewpolicyquotation')).toHaveLength(3);
  for (const name of ['Approve', 'Cancel', 'Delete Quotation']) expect(button(name)).toBeDisabled();
  expect(button('Allow another try')).toHaveFocus();
  await user.click(button('Allow another try'));
  await user.click(await screen.findByRole('button', { name: 'OK' }));
  await waitFor(() => expect(button('Approve')).toBeEnabled());
  for (const name of ['Approve', 'Cancel', 'Delete Quotation']) expect(button(name)).toBeEnabled();
  expect(bodiesTo('/policyapproveuser')).toHaveLength(1);
});

test('QVIEW-11 QVIEW-14 ERR-15 CALL-098 CALL-095 Yes sends the record back as an intake form and then deletes the quotation', async () => {
  const stored = { ...db.quotations.find(({ id }) => id === 1041) };
  const user = await openQuotation();
  await user.click(button('Cancel'));
  await answer(user, recreateQuestion, 'Yes');
  await answer(user, 'Successfully create intake form from quotation!');
  await expectPath(list);
  expect(bodiesTo('/createqutationtointake')).toEqual([{ historyItem: stored, login_id: 3 }]);
  expect(bodiesTo('/deletepolicyquotationlist')).toEqual([{ id: 1041, company_id: 7 }]);
  expect(isStored()).toBe(false);
});

test('ERR-16 a failed re-creation shows an alert and deletes nothing', async () => {
  savesFail('/createqutationtointake');
  const user = await openQuotation();
  await user.click(button('Cancel'));
  await answer(user, recreateQuestion, 'Yes');
  await answer(user, 'Error create intake from quotation. Please try again.');
  expect(await screen.findByText(/^Not confirmed. .*The server answered with an error/)).toBeVisible();
  expect(bodiesTo('/deletepolicyquotationlist')).toEqual([]);
  expect(isStored()).toBe(true);
});

test('QVIEW-12 ERR-13 QVIEW-15 No asks whether to delete; OK deletes and opens the list', async () => {
  const user = await openQuotation();
  await user.click(button('Cancel'));
  await answer(user, recreateQuestion, 'No');
  await answer(user, deleteQuestion);
  await answer(user, 'Quotation delete successfully!');
  await expectPath(list);
  expect(bodiesTo('/deletepolicyquotationlist')).toEqual([{ id: 1041, company_id: 7 }]);
  expect(bodiesTo('/createqutationtointake')).toEqual([]);
});

test('QVIEW-13 declining the deletion opens the list and deletes nothing', async () => {
  const user = await openQuotation();
  await user.click(button('Cancel'));
  await answer(user, recreateQuestion, 'No');
  await answer(user, deleteQuestion, 'Cancel');
  await expectPath(list);
  expect(bodiesTo('/deletepolicyquotationlist')).toEqual([]);
});

test('QVIEW-15 ERR-14 Delete Quotation asks the same question; a refused deletion shows an alert and the quotation stays', async () => {
  refuses('/deletepolicyquotationlist', 'No');
  const user = await openQuotation();
  await user.click(button('Delete Quotation'));
  const dialog = await screen.findByRole('alertdialog', { name: deleteQuestion });
  expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await answer(user, deleteQuestion);
  await answer(user, 'Error Delete Quotation. Please try again.');
  expect(screen.getByRole('heading', { name: 'Premium Details' })).toBeVisible();
  expect(isStored()).toBe(true);
});

test('PROD-19 ROLE-14 ROLE-15 client staff have all buttons: save, generate, history, approve, delete, re-create; the server checks the permission', async () => {
  openAt('/edit_intakeform_user_admin_policy/1041/551', { as: 'staff' });
  expect(await screen.findByRole('button', { name: 'Generate Quotation' })).toBeVisible();
  for (const name of ['Save', 'History', 'List History']) expect(button(name)).toBeVisible();
  const user = openAt('/user_admin_view_policy_quotation/1041/551', { as: 'staff' });
  expect(await screen.findByRole('button', { name: 'Approve' })).toBeEnabled();
  expect(button('Delete Quotation')).toBeVisible();
  await user.click(button('Cancel'));
  expect(await screen.findByRole('alertdialog', { name: recreateQuestion })).toBeVisible();
});

test('the approval of a quotation that was changed meanwhile shows the change, and is sent after a second confirmation', async () => {
  const user = await openQuotation();
  await screen.findByRole('table', { name: 'Coverage' });
  db.quotations.find(({ id }) => id === 1041)!.policyamount = 9999;
  await user.click(button('Approve'));
  await answer(user, approveQuestion);
  const changes = await screen.findByRole('dialog', { name: 'Changed since you opened it' });
  expect(within(changes).getByRole('row', { name: /^Policy Amount/ })).toHaveTextContent(/\$9,999$/);
  expect(bodiesTo('/policyapproveuser')).toEqual([]);
  await user.click(within(changes).getByRole('button', { name: 'OK' }));
  await answer(user, 'Quotation Approved successfully!');
  expect(bodiesTo('/policyapproveuser')).toHaveLength(1);
});
