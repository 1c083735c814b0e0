import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { db } from '../../../../mocks/db';
import { loadsFail } from '../../../../mocks/scenarios';
import { bodiesTo } from '@/testing/harness/server';
import {
  fill,
  fillMoneyOrder,
  form,
  unpaidBinder,
  openPayment,
  paymentPath,
  startPayment,
  submit,
} from './payment.fixture';

/** The form of a payment is validated again without typing. */

const amount = () => form().getByRole('textbox', { name: 'Amount' });

function expectEmpty(): void {
  expect(form().getByRole('combobox', { name: 'Payment Type' })).toHaveValue('');
  expect(amount()).toHaveValue('');
  expect(submit()).toBeDisabled();
  expect(submit()).toHaveAccessibleDescription('Choose a payment type.');
}

test('PAY-01 an amount that is above the balance once it is read again cannot be submitted', async () => {
  const user = await fillMoneyOrder(await openPayment());
  db.quotations.find(({ id }) => id === unpaidBinder.id)!.balance = 20;
  await user.click(submit());
  await form().findByText(/The balance is now \$20\./);
  await waitFor(() => expect(submit()).toHaveAccessibleDescription('Enter at most the balance of $20.'));
  expect(submit()).toBeDisabled();
  expect(bodiesTo(paymentPath)).toEqual([]);
});

test('PAY-02 PAY-12 after closing the dialog the form is empty and Submit disabled', async () => {
  const user = await fillMoneyOrder(await openPayment());
  await user.click(form().getByRole('button', { name: 'Cancel' }));
  await startPayment(user);
  expectEmpty();
});

test('PAY-02 PAY-12 after pagehide the form is empty and Submit disabled', async () => {
  const user = await openPayment();
  await fill(user, 'CREDIT CARD', '10');
  await user.type(form().getByRole('textbox', { name: 'Card Number' }), '4242424242424242');
  await user.type(form().getByLabelText('CVV'), '737');
  await act(async () => void fireEvent(window, new Event('pagehide')));
  expectEmpty();
  await fill(user, 'CREDIT CARD', '10');
  expect(form().getByRole('textbox', { name: 'Card Number' })).toHaveValue('');
  expect(form().getByLabelText('CVV')).toHaveValue('');
});

test.each<[string, string, () => unknown]>([
  ['the amount is above the balance', '9999999', () => undefined],
  ['the name of the client could not be loaded', '50', () => loadsFail('/editclient')],
])('PAY-01 PAY-02 a script that submits the form pays nothing while %s', async (_case, typed, plan) => {
  plan();
  const user = await openPayment();
  await fill(user, 'MONEY ORDER', typed);
  expect(submit()).toBeDisabled();
  // A disabled button cannot submit the form, so the test fires the event itself.
  await act(async () => void fireEvent.submit(amount().closest('form')!));
  expect(screen.queryByText('Reading the balance again…')).toBeNull();
  expect(bodiesTo(paymentPath)).toEqual([]);
});
