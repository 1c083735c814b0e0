import type { Payment } from '@/domain/records/quotations';
import { findPayment, readSentPayment, toSentPayment, type PaymentSnapshot } from './paymentFinding';
import type { Finding } from '@/domain/saving/sentAction';

function aPayment(policyPaymentType: string, paidamount: string): Payment {
  return {
    id: '',
    policyPaymentType,
    paidamount,
    bankroutingnumber: '',
    bankaccountnumber: '',
    bankname: '',
    referencenumber: '',
    cardholdername: '',
    cardnumber: '',
    expiredate: '',
    createdAt: '',
  };
}

const payment = { policyPaymentType: 'ACH', paid: 5_000 };
const earlier = aPayment('ACH', '50');
const ours = aPayment('ACH', '50.00');
const other = aPayment('CREDIT CARD', '10');
const before: PaymentSnapshot = { history: [earlier], balance: 20_000 };
const sent = toSentPayment(payment, before);

const twice = { times: 2 };

test.each<[string, PaymentSnapshot, Finding]>([
  ['listed once more, and the balance is lower by it', { history: [earlier, ours], balance: 15_000 }, 'done'],
  [
    'listed in other letters, and the balance is lower by it',
    { history: [earlier, aPayment(' ach ', '$50')], balance: 15_000 },
    'done',
  ],
  [
    'listed without its type and amount, and the balance is lower by it',
    { history: [earlier, aPayment('', '')], balance: 15_000 },
    'done',
  ],
  [
    'listed twice, and the balance is lower by both',
    { history: [earlier, ours, ours], balance: 10_000 },
    twice,
  ],
  [
    'listed seven times, and the balance is below zero',
    { history: [earlier, ...Array.from({ length: 7 }, () => ours)], balance: -15_000 },
    { times: 7 },
  ],
  [
    'listed twice, and the balance cannot be read',
    { history: [ours, earlier, ours], balance: undefined },
    twice,
  ],
  [
    'listed twice, and the balance is lower by one',
    { history: [earlier, ours, ours], balance: 15_000 },
    twice,
  ],
  ['listed once, and the balance is lower by two', { history: [earlier, ours], balance: 10_000 }, 'unknown'],
  ['not listed, and the balance is lower by two', { history: [earlier], balance: 10_000 }, 'unknown'],
  ['listed, and others paid as well', { history: [earlier, other, ours], balance: 14_000 }, 'unknown'],
  ['listed, but the balance is higher', { history: [earlier, ours], balance: 25_000 }, 'unknown'],
  ['listed, but the balance is the old one', { history: [earlier, ours], balance: 20_000 }, 'unknown'],
  ['listed, and the balance cannot be read', { history: [earlier, ours], balance: undefined }, 'unknown'],
  ['nothing has changed', { history: [earlier], balance: 20_000 }, 'asBefore'],
  ['not listed, but the balance is lower by it', { history: [earlier], balance: 15_000 }, 'unknown'],
  [
    'the amount was paid in another way, and the balance is lower by it',
    { history: [earlier, aPayment('CREDIT CARD', '50')], balance: 15_000 },
    'unknown',
  ],
  [
    'another amount of its kind was paid',
    { history: [earlier, aPayment('ACH', '10')], balance: 19_000 },
    'unknown',
  ],
  ['another payment came in between', { history: [earlier, other], balance: 19_000 }, 'unknown'],
  ['the history cannot be read', { history: undefined, balance: 15_000 }, 'unknown'],
  ['the history cannot be read, the balance is old', { history: undefined, balance: 20_000 }, 'unknown'],
  ['the balance cannot be read, nothing is listed', { history: [earlier], balance: undefined }, 'unknown'],
  ['neither can be read', { history: undefined, balance: undefined }, 'unknown'],
])('PAY-03 what history and balance show of a payment: %s', (_case, after, finding) => {
  expect(findPayment(sent, after)).toEqual(finding);
});

test('PAY-03 without an earlier history the result is unknown', () => {
  const blind = toSentPayment(payment, { history: undefined, balance: 20_000 });
  expect(findPayment(blind, { history: [ours], balance: 15_000 })).toBe('unknown');
  expect(findPayment(blind, { history: [ours, ours], balance: 10_000 })).toBe('unknown');
});

test('PAY-03 without an earlier balance only a second entry is reported', () => {
  const blind = toSentPayment(payment, { history: [earlier], balance: undefined });
  expect(findPayment(blind, { history: [earlier, ours], balance: 15_000 })).toBe('unknown');
  expect(findPayment(blind, { history: [earlier, ours, ours], balance: 15_000 })).toEqual(twice);
});

test('a payment is read as it was stored', () => {
  expect(readSentPayment(structuredClone(sent))).toEqual({
    ...payment,
    balance: 20_000,
    listed: 1,
    alike: 1,
  });
});

test.each([null, 'text', 7, [sent], { ...sent, paid: '50', balance: '200', listed: null, alike: true }])(
  'nothing is concluded from a payment that was kept as %j',
  (kept) => {
    const read = readSentPayment(kept);
    for (const after of [before, { history: [earlier, ours], balance: 15_000 }])
      expect(findPayment(read, after)).toBe('unknown');
  },
);
