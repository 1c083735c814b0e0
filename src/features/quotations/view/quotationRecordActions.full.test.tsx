import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { planFault } from '../../../../mocks/conditions';
import { isLate, losesResponseOnce } from '../../../../mocks/scenarios';
import { answer, expectPath, findRows, openRowMenu } from '@/testing/harness/at';
import { bodiesTo, expectConsoleErrors } from '@/testing/harness/server';
import { openAt } from '@/app/openAt.fixture';
import {
  list,
  openQuotation,
  button,
  approveQuestion,
  recreateQuestion,
  isStored,
} from './quotationRecordActions.fixture';

test('QVIEW-09 an approval that the user declines sends nothing', async () => {
  const user = await openQuotation();
  await user.click(button('Approve'));
  await answer(user, approveQuestion, 'Cancel');
  expect(bodiesTo('/policyapproveuser')).toEqual([]);
  expect(button('Approve')).toHaveFocus();
});

test('QVIEW-09 twenty clicks on Approve and on OK in its dialog send one request', async () => {
  isLate('/policyapproveuser', 50);
  const user = await openQuotation();
  const approve = button('Approve');
  for (let press = 0; press < 20; press += 1) fireEvent.click(approve);
  const dialog = await screen.findByRole('alertdialog', { name: approveQuestion });
  const ok = within(dialog).getByRole('button', { name: 'OK' });
  for (let press = 0; press < 20; press += 1) fireEvent.click(ok);
  for (let press = 0; press < 20; press += 1) fireEvent.click(approve);
  await answer(user, 'Quotation Approved successfully!');
  await expectPath(list);
  expect(bodiesTo('/policyapproveuser')).toHaveLength(1);
});

test('QVIEW-11 the dialog has Yes and No; Escape changes nothing', async () => {
  const user = await openQuotation();
  await user.click(button('Cancel'));
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

test('QVIEW-14 Q-154 a failed deletion of a quotation that the server has already deleted is only logged', async () => {
  const user = await openQuotation();
  losesResponseOnce('/deletepolicyquotationlist');
  const lines = expectConsoleErrors();
  await user.click(button('Cancel'));
  await answer(user, recreateQuestion, 'Yes');
  await answer(user, 'Successfully create intake form from quotation!');
  await expectPath(list);
  expect(lines).toEqual(['The quotation was not deleted after its intake form was created']);
});

test('QVIEW-14 a session that ends during the deletion opens the login page without an alert', async () => {
  const user = await openQuotation();
  planFault('/deletepolicyquotationlist', { kind: 'answer', status: 401 });
  planFault('/editclient', { kind: 'answer', status: 401 }, 'always');
  await user.click(button('Cancel'));
  await answer(user, recreateQuestion, 'Yes');
  await answer(user, 'Successfully create intake form from quotation!');
  await screen.findByRole('heading', { name: 'User Log In' });
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(bodiesTo('/deletepolicyquotationlist')).toHaveLength(1);
});

test('QVIEW-14 the quotation is deleted even if the user leaves the screen after the intake form was created', async () => {
  const history = '/user_admin_policies_history_list/1041/551';
  const user = openAt(history);
  const crumbs = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }));
  await user.click(crumbs.getByRole('link', { name: /^Quotation\b/ }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await answer(user, recreateQuestion, 'Yes');
  await screen.findByRole('alertdialog', { name: 'Successfully create intake form from quotation!' });
  window.history.back();
  await expectPath(history);
  await answer(user, 'Successfully create intake form from quotation!');
  await waitFor(() => expect(isStored()).toBe(false));
  expect(window.location.pathname).toBe(history);
});

test('QVIEW-14 a deletion that fails after the user has left shows no alert', async () => {
  const user = await openQuotation();
  planFault('/deletepolicyquotationlist', { kind: 'hang' });
  const lines = expectConsoleErrors();
  const ends = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(ends.signal);
  await user.click(button('Cancel'));
  await answer(user, recreateQuestion, 'Yes');
  await answer(user, 'Successfully create intake form from quotation!');
  await waitFor(() => expect(bodiesTo('/deletepolicyquotationlist')).toHaveLength(1));
  await user.click(screen.getByRole('link', { name: 'Back' }));
  await screen.findByRole('heading', { level: 1, name: 'Policies Quotations' });
  ends.abort();
  await waitFor(() =>
    expect(lines).toEqual(['The quotation was not deleted after its intake form was created']),
  );
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('FLOW-01 Approve and next approves as Approve does and opens the next quotation of the list; Approve opens the list', async () => {
  const user = openAt(list);
  const rows = (await findRows()).slice(0, 3);
  const numbers = rows.map(({ textContent }) => /POL-\d{4}-\d{4}/.exec(textContent)?.[0]);
  const findQuotation = (index: number) =>
    screen.findByRole('heading', { name: `Quotation ${numbers[index]}`, level: 1 });
  const approve = async (): Promise<void> => {
    await answer(user, approveQuestion);
    await answer(user, 'Quotation Approved successfully!');
  };
  const [view] = (await openRowMenu(user, rows[0]!)).filter(({ textContent }) => textContent === 'View');
  await user.click(view!);
  await findQuotation(0);
  await user.click(await screen.findByRole('button', { name: 'Next in the list' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Approve and next (Ctrl+Enter)' }));
  await approve();
  await findQuotation(1);
  await screen.findByRole('button', { name: 'Next in the list' });
  await user.keyboard('{Control>}{Enter}{/Control}');
  await answer(user, approveQuestion, 'Cancel');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await approve();
  await findQuotation(2);
  expect(bodiesTo('/policyapproveuser')).toHaveLength(2);
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  await approve();
  await expectPath(list);
});
