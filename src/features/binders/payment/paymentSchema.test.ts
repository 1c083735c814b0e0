import { schemaErrors } from '@/components/form/schemaErrors.fixture';
import { emptyPayment, paymentTypes, type PaymentForm } from '@/domain/payment/payment';
import { paymentSchema } from './paymentSchema';

function errors(values: Partial<PaymentForm>, balance = 30_030): object {
  return schemaErrors(paymentSchema(balance), { ...emptyPayment, ...values });
}

const noType = { policyPaymentType: 'Choose a payment type.' };
const noAmount = { paidamount: 'Enter an amount above zero.' };
const unreadable = { paidamount: 'This amount could not be read. Write it like 1200.50.' };
const tooMuch = { paidamount: 'Enter at most the balance of $300.30.' };

test.each([
  ['ACH', '300.30', {}],
  ['ACH', '$0.01', {}],
  ['ACH', '300.31', tooMuch],
  ['', '100', noType],
  ['BARTER', '100', noType],
  ['', '', { ...noType, ...noAmount }],
  ['ACH', '', noAmount],
  ['ACH', '0', noAmount],
  ['ACH', '-1', noAmount],
  ['ACH', 'all', unreadable],
  ['ACH', '50.00 USD', unreadable],
  ['ACH', '1.234,50', unreadable],
  ['ACH', '１００', {}],
])('PAY-01 PAY-02 a payment by %p of %p on $300.30', (policyPaymentType, paidamount, expected) => {
  expect(errors({ policyPaymentType, paidamount })).toEqual(expected);
});

test.each([[0], [-500]])('PAY-01 nothing can be paid on a balance of %p cents', (balance) => {
  expect(errors({ policyPaymentType: 'ACH', paidamount: '0.01' }, balance)).toHaveProperty('paidamount');
});

test.each(paymentTypes)('PAY-02 PAY-10 %s can be chosen', (policyPaymentType) => {
  expect(errors({ policyPaymentType, paidamount: '1' })).toEqual({});
});

const card = { policyPaymentType: 'CREDIT CARD', paidamount: '1' };

test.each([
  [{}, {}],
  [{ cardnumber: '4242 4242 4242 4242', expiredate: '08/30', cvv: '737' }, {}],
  [{ cardnumber: '4242 4242 4242 4242 9' }, { cardnumber: 'Card Number takes at most 19 characters' }],
  [{ expiredate: '08/2030' }, { expiredate: 'Expire Date takes at most 5 characters' }],
  [{ cvv: '7370' }, { cvv: 'CVV takes at most 3 characters' }],
])('PAY-06 PAY-08 PAY-09 CONST-21 the numbers of a card have a maximum length (%#)', (numbers, expected) => {
  expect(errors({ ...card, ...numbers })).toEqual(expected);
  // Another payment type does not send these fields.
  expect(errors({ ...card, ...numbers, policyPaymentType: 'ACH' })).toEqual({});
});
