import { act, waitFor, within } from '@testing-library/react';
import { openAt } from '@/app/openAt.fixture';
import { db } from '../../../../mocks/db';
import { answersAlways, loadsFail } from '../../../../mocks/scenarios';
import { paymentTypes } from '@/domain/payment/payment';
import { expectPath } from '@/testing/harness/at';
import { bodiesTo } from '@/testing/harness/server';
import {
  fill,
  fillMoneyOrder,
  form,
  fresh,
  holdPayments,
  path,
  startPayment,
  submit,
  url,
} from './payment.fixture';

const openPayment = () => startPayment(openAt(url));
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

test('PAY-01 PAY-03 balance now, this payment and balance after follow what is typed; more than the balance is not submitted', async () => {
  const user = await openPayment();
  const balance = Number(fresh.balance);
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
  [String(Number(fresh.balance) + 0.01), /^Enter at most the balance of /],
  ['0', /^Enter an amount above zero/],
  ['12,5.x', /could not be read/],
  ['100.5', /^After this payment the balance is /],
])('leaving the amount %s reads out what it means', async (amount, expected) => {
  const user = await openPayment();
  await user.type(form().getByRole('textbox', { name: 'Amount' }), amount);
  await user.tab();
  const region = document.querySelector('[aria-live="polite"][aria-atomic="true"]');
  await waitFor(() => expect(region?.textContent).toMatch(expected));
});

test('why Submit is locked is read out as it changes', async () => {
  const user = await openPayment();
  const reason = form().getByText('Choose a payment type.');
  expect(reason).toHaveAttribute('aria-live', 'polite');
  await user.selectOptions(form().getByRole('combobox', { name: 'Payment Type' }), 'ACH');
  expect(reason).toHaveTextContent('Enter an amount above zero.');
  await fill(user, 'ACH', '1');
  expect(reason).toBeEmptyDOMElement();
});

test('PAY-04 PAY-05 PAY-06 PAY-07 PAY-08 PAY-09 CALL-102 BINDER-11 BINDER-14 a card payment is sent as it is written, with the new balance', async () => {
  const user = await openPayment();
  await fill(user, 'CREDIT CARD', '100');
  expect(form().queryByRole('textbox', { name: 'Bank Name' })).toBeNull();
  await user.type(form().getByRole('textbox', { name: 'Cardholder Name' }), 'Ann Marble');
  await user.type(form().getByRole('textbox', { name: 'Card Number' }), '4242x4242 4242-42429999');
  await user.type(form().getByRole('textbox', { name: 'Expire Date' }), '0830');
  await user.type(form().getByLabelText('CVV'), '1a234');
  expect(form().getByRole('textbox', { name: 'Card Number' })).toHaveValue('4242 4242 4242 4242');
  expect(form().getByRole('textbox', { name: 'Expire Date' })).toHaveValue('08/30');
  expect(form().getByLabelText('CVV')).toHaveValue('123');
  await user.click(form().getByRole('checkbox', { name: 'Auto Payment' }));
  await user.click(submit());
  await expectPath('/user_admin_policy_binder');
  expect(bodiesTo(path)).toEqual([
    {
      id: fresh.id,
      user_id: 3,
      client_id: 7,
      client_name: 'Harborview Underwriters',
      unique_id: fresh.unique_id,
      customer_id: fresh.customer_id,
      policyPaymentType: 'CREDIT CARD',
      paidamount: 100,
      balance: Math.round(Number(fresh.balance) * 100 - 10_000) / 100,
      policyamount: Number(fresh.policyamount),
      bankroutingnumber: '',
      bankaccountnumber: '',
      bankname: '',
      referencenumber: '',
      cardholdername: 'Ann Marble',
      cardnumber: '4242 4242 4242 4242',
      expiredate: '08/30',
      cvv: '123',
      autopayment: 1,
    },
  ]);
});

test('PAY-01 PAY-03 BINDER-14 a binder whose server keeps no balance yet owes its policy amount', async () => {
  db.quotations.find(({ id }) => id === fresh.id)!.balance = '';
  const user = await openAndFill();
  await user.click(submit());
  await expectPath('/user_admin_policy_binder');
  const amount = Number(fresh.policyamount);
  expect(bodiesTo(path)).toEqual([expect.objectContaining({ policyamount: amount, balance: amount - 50 })]);
});

test('PAY-01 PAY-02 CALL-102 nothing but type and amount keeps a payment back: a client without a name pays too', async () => {
  answersAlways('/editclient', { client: { id: 7, Client_FullName: null } });
  const user = await openAndFill();
  await user.click(submit());
  await expectPath('/user_admin_policy_binder');
  expect(bodiesTo(path)).toEqual([expect.objectContaining({ client_name: '' })]);
});

test('PAY-02 ERR-05 while the name of the client could not be loaded nothing is paid; Retry in the payment asks for it', async () => {
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
  expect(bodiesTo(path)).toEqual([]);
});

const fieldsByType: [string, string[]][] = [
  ['ACH', ['Bank Routing Number', 'Bank Account Number', 'Bank Name']],
  ['CREDIT CARD', ['Cardholder Name', 'Card Number', 'Expire Date', 'CVV']],
  ...paymentTypes.slice(2).map((type): [string, string[]] => [type, ['Reference Number']]),
];

test('PAY-10 Q-169 each type asks for its own fields, beside amount and Auto Payment', async () => {
  const user = await openPayment();
  for (const [type, labels] of fieldsByType) {
    await user.selectOptions(form().getByRole('combobox', { name: 'Payment Type' }), type);
    const names = form()
      .getAllByLabelText(/./, { selector: 'input:not([type=checkbox])' })
      .map((box) => box.closest('div')?.parentElement?.querySelector('label')?.textContent);
    expect(names).toEqual(['Amount', ...labels]);
    expect(form().getByRole('checkbox', { name: 'Auto Payment' })).not.toBeChecked();
  }
});

test('doubtful numbers are pointed out beside their fields, and never keep anybody from paying', async () => {
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

test('BINDER-11 twenty presses pay once', async () => {
  const user = await openAndFill();
  const letThemArrive = holdPayments();
  const button = submit();
  act(() => {
    for (let press = 0; press < 20; press += 1) button.click();
  });
  for (let press = 0; press < 5; press += 1) await user.click(button);
  await form().findByText('Sending the payment. Please wait…');
  await user.keyboard('{Enter}');
  letThemArrive();
  await expectPath('/user_admin_policy_binder');
  expect(bodiesTo(path)).toHaveLength(1);
});

test('PAY-03 the balance is read again before paying; a change stops the payment and is shown', async () => {
  const user = await openAndFill();
  const stored = db.quotations.find(({ id }) => id === fresh.id)!;
  stored.balance = 75;
  await user.click(submit());
  expect(await form().findByText(/The balance is now \$75\./)).toBeVisible();
  expect(bodiesTo(path)).toEqual([]);
  await waitFor(() => expect(form().getByText('Balance now').parentElement).toHaveTextContent('$75'));
  await waitFor(() => expect(submit()).toBeEnabled());
  await user.click(submit());
  await expectPath('/user_admin_policy_binder');
  expect(bodiesTo(path)).toMatchObject([{ paidamount: 50, balance: 25 }]);
});

test('ERR-36 when the balance cannot be read again nothing is sent', async () => {
  const user = await openAndFill();
  const mend = loadsFail('/viewpolicyquotation');
  await user.click(submit());
  expect(await form().findByText(/could not be read again/)).toBeVisible();
  expect(bodiesTo(path)).toEqual([]);
  mend();
  await user.click(submit());
  await expectPath('/user_admin_policy_binder');
});
