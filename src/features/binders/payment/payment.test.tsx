import { act, waitFor } from '@testing-library/react';
import { db } from '../../../../mocks/db';
import { expectPath } from '@/testing/harness/at';
import { bodiesTo } from '@/testing/harness/server';
import {
  fill,
  fillMoneyOrder,
  form,
  unpaidBinder,
  holdPayments,
  openPayment,
  paymentPath,
  submit,
} from './payment.fixture';

const openAndFill = async () => fillMoneyOrder(await openPayment());

test('PAY-04 PAY-05 PAY-06 PAY-07 PAY-08 PAY-09 CALL-102 BINDER-11 BINDER-14 a card payment is sent as it was typed, with the new balance', async () => {
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
  expect(bodiesTo(paymentPath)).toEqual([
    {
      id: unpaidBinder.id,
      user_id: 3,
      client_id: 7,
      client_name: 'Harborview Underwriters',
      unique_id: unpaidBinder.unique_id,
      customer_id: unpaidBinder.customer_id,
      policyPaymentType: 'CREDIT CARD',
      paidamount: 100,
      balance: Math.round(Number(unpaidBinder.balance) * 100 - 10_000) / 100,
      policyamount: Number(unpaidBinder.policyamount),
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

test('PAY-01 PAY-03 BINDER-14 a binder without a stored balance has its policy amount as balance', async () => {
  db.quotations.find(({ id }) => id === unpaidBinder.id)!.balance = '';
  const user = await openAndFill();
  await user.click(submit());
  await expectPath('/user_admin_policy_binder');
  const amount = Number(unpaidBinder.policyamount);
  expect(bodiesTo(paymentPath)).toEqual([
    expect.objectContaining({ policyamount: amount, balance: amount - 50 }),
  ]);
});

test('BINDER-11 twenty clicks pay once', async () => {
  const user = await openAndFill();
  const release = holdPayments();
  const button = submit();
  act(() => {
    for (let press = 0; press < 20; press += 1) button.click();
  });
  for (let press = 0; press < 5; press += 1) await user.click(button);
  await form().findByText('Sending the payment. Please wait…');
  await user.keyboard('{Enter}');
  release();
  await expectPath('/user_admin_policy_binder');
  expect(bodiesTo(paymentPath)).toHaveLength(1);
});

test('PAY-03 the balance is read again before paying; a change stops the payment and is shown', async () => {
  const user = await openAndFill();
  const stored = db.quotations.find(({ id }) => id === unpaidBinder.id)!;
  stored.balance = 75;
  await user.click(submit());
  expect(await form().findByText(/The balance is now \$75\./)).toBeVisible();
  expect(bodiesTo(paymentPath)).toEqual([]);
  await waitFor(() => expect(form().getByText('Balance now').parentElement).toHaveTextContent('$75'));
  await waitFor(() => expect(submit()).toBeEnabled());
  await user.click(submit());
  await expectPath('/user_admin_policy_binder');
  expect(bodiesTo(paymentPath)).toMatchObject([{ paidamount: 50, balance: 25 }]);
});
