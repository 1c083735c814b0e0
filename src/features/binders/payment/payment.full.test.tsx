import { screen, waitFor, within } from '@testing-library/react';
import { openAt } from '@/app/openAt.fixture';
import { db } from '../../../../mocks/db';
import { respondsAlways, loadsFail } from '../../../../mocks/scenarios';
import { paymentTypes } from '@/domain/payment/payment';
import { expectPath } from '@/testing/harness/at';
import { bodiesTo } from '@/testing/harness/server';
import {
  fill,
  fillMoneyOrder,
  form,
  unpaidBinder,
  openPayment,
  paymentPath,
  submit,
  url,
} from './payment.fixture';

const openAndFill = async () => fillMoneyOrder(await openPayment());

test('BINDER-10 PAY-10 PAY-02 the payment offers the nine types; Submit waits for a type and an amount within the balance', async () => {
  const user = await openPayment();
  const options = within(form().getByRole('combobox', { name: 'Payment Type' })).getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual(['', ...paymentTypes]);
  expect(submit()).toBeDisabled();
  expect(submit()).toHaveAccessibleDescription('Choose a payment type.');
  await fill(user, 'ACH', '0');
  expect(submit()).toBeDisabled();
  expect(submit()).toHaveAccessibleDescription('Enter an amount above zero.');
  await user.type(form().getByRole('textbox', { name: 'Amount' }), '.01');
  expect(submit()).toBeEnabled();
});

test('PAY-01 PAY-03 balance now, this payment and balance after are updated while typing; more than the balance cannot be submitted', async () => {
  const user = await openPayment();
  const balance = Number(unpaidBinder.balance);
  const fact = (label: string): string | null | undefined =>
    form().getByText(label).parentElement?.querySelector('dd')?.textContent;
  await fill(user, 'ACH', '100.5');
  const usd = (amount: number): string =>
    amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' }).replace(/\.00$/, '');
  expect([fact('Balance now'), fact('This payment'), fact('Balance after')]).toEqual([
    usd(balance),
    '$100.50',
    usd(balance - 100.5),
  ]);
  const bar = form().getByRole('img', { name: /this payment \$100\.50, .* outstanding$/ });
  expect(bar.closest('figure')).toHaveTextContent(/Paid \$0This payment \$100\.50Outstanding/);
  await fill(user, 'ACH', String(balance + 0.01));
  expect(submit()).toBeDisabled();
  expect(form().getByText('More than the balance')).toBeVisible();
  await user.clear(form().getByRole('textbox', { name: 'Amount' }));
  await user.click(form().getByRole('button', { name: 'Full balance' }));
  expect(form().getByRole('textbox', { name: 'Amount' })).toHaveFocus();
  expect(fact('Balance after')).toBe('$0');
  expect(submit()).toBeEnabled();
});

test.each([
  [String(Number(unpaidBinder.balance) + 0.01), /^Enter at most the balance of /],
  ['0', /^Enter an amount above zero/],
  ['12,5.x', /could not be read/],
  ['100.5', /^After this payment the balance is /],
])('on blur of the amount %s its result is announced', async (amount, expected) => {
  const user = await openPayment();
  await user.type(form().getByRole('textbox', { name: 'Amount' }), amount);
  await user.tab();
  const region = document.querySelector('[aria-live="polite"][aria-atomic="true"]');
  await waitFor(() => expect(region?.textContent).toMatch(expected));
});

test('the reason why Submit is disabled is announced when it changes', async () => {
  const user = await openPayment();
  const reason = form().getByText('Choose a payment type.');
  expect(reason).toHaveAttribute('aria-live', 'polite');
  await user.selectOptions(form().getByRole('combobox', { name: 'Payment Type' }), 'ACH');
  expect(reason).toHaveTextContent('Enter an amount above zero.');
  await fill(user, 'ACH', '1');
  expect(reason).toBeEmptyDOMElement();
});

test('PAY-01 PAY-02 CALL-102 only type and amount are required: a client without a name can pay', async () => {
  respondsAlways('/editclient', { client: { id: 7, Client_FullName: null } });
  const user = await openAndFill();
  await user.click(submit());
  await expectPath('/user_admin_policy_binder');
  expect(bodiesTo(paymentPath)).toEqual([expect.objectContaining({ client_name: '' })]);
});

test('PAY-02 ERR-05 nothing can be paid until the name of the client is loaded; Retry in the dialog loads it', async () => {
  const mend = loadsFail('/editclient');
  const user = await openPayment();
  await fill(user, 'MONEY ORDER', '50');
  expect(await form().findByText('Could not load')).toBeVisible();
  expect(submit()).toBeDisabled();
  expect(submit()).toHaveAccessibleDescription('Your company’s name has not been loaded yet.');
  mend();
  await user.click(form().getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(submit()).toBeEnabled());
  expect(form().queryByText('Could not load')).toBeNull();
  expect(form().getByRole('textbox', { name: 'Amount' })).toHaveValue('$50');
  expect(bodiesTo(paymentPath)).toEqual([]);
});

test('doubtful numbers have advice below their fields, and never prevent a payment', async () => {
  const user = await openPayment();
  await fill(user, 'CREDIT CARD', '10');
  await user.type(form().getByRole('textbox', { name: 'Card Number' }), '4242424242424241');
  expect(form().queryByText(/do not fit together/)).toBeNull();
  await user.type(form().getByRole('textbox', { name: 'Expire Date' }), '0120');
  await user.tab();
  expect(form().getByRole('textbox', { name: 'Card Number' })).toHaveAccessibleDescription(
    'Please check this number: its digits do not fit together.',
  );
  expect(form().getByRole('textbox', { name: 'Expire Date' })).toHaveAccessibleDescription(
    'This card seems to have expired.',
  );
  expect(submit()).toBeEnabled();
  await fill(user, 'ACH', '10');
  await user.type(form().getByRole('textbox', { name: 'Bank Routing Number' }), '123456789');
  await user.tab();
  expect(form().getByRole('textbox', { name: 'Bank Routing Number' })).toHaveAccessibleDescription(
    'Please check this number: a routing number has nine fitting digits.',
  );
  await user.click(submit());
  await expectPath('/user_admin_policy_binder');
});

test('ERR-36 when the balance cannot be read again nothing is sent', async () => {
  const user = await openAndFill();
  const mend = loadsFail('/viewpolicyquotation');
  await user.click(submit());
  expect(await form().findByText(/could not be read again/)).toBeVisible();
  expect(bodiesTo(paymentPath)).toEqual([]);
  mend();
  await user.click(submit());
  await expectPath('/user_admin_policy_binder');
});

test('the header of a binder has no Pay if nothing is owed', async () => {
  db.quotations.find(({ id }) => id === unpaidBinder.id)!.balance = '0';
  openAt(url);
  await screen.findByRole('button', { name: 'Process To Policy' });
  expect(screen.queryByRole('button', { name: 'Pay' })).toBeNull();
});
