import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { savesFail } from '../../../../mocks/scenarios';
import { bodiesTo, emptySentActions } from '@/testing/harness/server';
import { fill, form, openPayment, paymentPath, submit } from './payment.fixture';
import { containsNumber } from './payment.secrets.fixture';

const filledIn = {
  'Cardholder Name': 'Ann Marble',
  'Card Number': '5555555555554444',
  'Expire Date': '0830',
  CVV: '737',
};

afterEach(emptySentActions);

test('PAY-12 the search for numbers finds a number, grouped or not, and no other digits', () => {
  expect(containsNumber('{"cvv":"737"}', '737')).toBe(true);
  expect(containsNumber('{"cardnumber":"5555 5555 5555 4444"}', '5555555555554444')).toBe(true);
  expect(containsNumber('{"at":1737000,"id":"x737","amount":0.737}', '737')).toBe(false);
});

test('PAY-12 while a payment is sent and after a 500, the browser stores its type and amount, and no other typed value', async () => {
  const put = jest.spyOn(IDBObjectStore.prototype, 'put');
  const user = await openPayment();
  await fill(user, 'CREDIT CARD', '10');
  for (const [label, text] of Object.entries(filledIn)) await user.type(form().getByLabelText(label), text);
  savesFail(paymentPath);
  await user.click(submit());
  await screen.findByRole('heading', { name: 'Payment not confirmed' });
  const written = JSON.stringify(put.mock.calls);
  expect(written).toContain('Payment of $10 by CREDIT CARD');
  expect(written).toContain('serverError');
  for (const text of [...Object.values(filledIn), '08/30']) expect(containsNumber(written, text)).toBe(false);
  expect(JSON.stringify(bodiesTo(paymentPath))).toContain(filledIn.CVV);
});
