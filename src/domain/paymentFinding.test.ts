import type { Payment } from './records/quotations';
import { findPayment, readSentPayment, toSentPayment, type PaymentEvidence } from './paymentFinding';
import type { Finding } from './sentAction';

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
const before: PaymentEvidence = { history: [earlier], balance: 20_000 };
const sent = toSentPayment(payment, before);

test.each<[string, PaymentEvidence, Finding]>([
  ['listed once more, and the balance is lower by it', { history: [earlier, ours], balance: 15_000 }, 'done'],
  ['listed, though others paid as well', { history: [earlier, other, ours], balance: 14_000 }, 'done'],
  [
    'listed in other letters, and the balance cannot be read',
    { history: [earlier, aPayment(' ach ', '$50')], balance: undefined },
    'done',
  ],
  ['listed, but the balance is higher', { history: [earlier, ours], balance: 25_000 }, 'unknown'],
  ['listed, and the balance cannot be read', { history: [earlier, ours], balance: undefined }, 'done'],
  [
    'listed in words of the server, and the balance is lower by it',
    { history: [earlier, aPayment('', '')], balance: 15_000 },
    'done',
  ],
  ['nothing has changed', { history: [earlier], balance: 20_000 }, 'asBefore'],
  ['listed, but the balance is the old one', { history: [earlier, ours], balance: 20_000 }, 'unknown'],
  ['not listed, but the balance is lower by it', { history: [earlier], balance: 15_000 }, 'unknown'],
  [
    'another amount of its kind was paid',
    { history: [earlier, aPayment('ACH', '10')], balance: 19_000 },
    'unknown',
  ],
  [
    'another amount of its kind was paid, and the balance cannot be read',
    { history: [earlier, aPayment('ACH', '10')], balance: undefined },
    'unknown',
  ],
  [
    'the amount was paid in another way, and the balance cannot be read',
    { history: [earlier, aPayment('CREDIT CARD', '50')], balance: undefined },
    'unknown',
  ],
  ['another payment came in between', { history: [earlier, other], balance: 19_000 }, 'unknown'],
  ['the history cannot be read', { history: undefined, balance: 15_000 }, 'unknown'],
  ['the history cannot be read, the balance is old', { history: undefined, balance: 20_000 }, 'unknown'],
  ['the balance cannot be read, nothing is listed', { history: [earlier], balance: undefined }, 'unknown'],
])('PAY-03 a lost answer: %s', (_case, after, finding) => {
  expect(findPayment(sent, after, false)).toBe(finding);
});

test.each<[string, PaymentEvidence, Finding]>([
  ['the history lists it', { history: [earlier, ours], balance: 20_000 }, 'done'],
  [
    'the history lists it, though the balance is higher',
    { history: [earlier, ours], balance: 25_000 },
    'done',
  ],
  ['the balance is lower by it', { history: [earlier], balance: 15_000 }, 'done'],
  [
    'the balance is lower by it, and the history cannot be read',
    { history: undefined, balance: 15_000 },
    'done',
  ],
  ['nothing has changed', { history: [earlier], balance: 20_000 }, 'asBefore'],
  ['another payment is listed', { history: [earlier, other], balance: 19_000 }, 'unknown'],
  ['neither can be read', { history: undefined, balance: undefined }, 'unknown'],
])('PAY-03 answered that it was paid, and %s', (_case, after, finding) => {
  expect(findPayment(sent, after, true)).toBe(finding);
});

test('PAY-03 without a history from before nothing is certain, unless the server says that it was paid', () => {
  const blind = toSentPayment(payment, { history: undefined, balance: 20_000 });
  expect(findPayment(blind, { history: [ours], balance: 15_000 }, false)).toBe('unknown');
  expect(findPayment(blind, { history: [ours], balance: 15_000 }, true)).toBe('done');
  expect(findPayment(blind, { history: [ours], balance: 20_000 }, true)).toBe('unknown');
});

test('PAY-03 without a balance from before nothing is certain, unless it cannot be read now either', () => {
  const blind = toSentPayment(payment, { history: [earlier], balance: undefined });
  expect(findPayment(blind, { history: [earlier, ours], balance: 15_000 }, false)).toBe('unknown');
  expect(findPayment(blind, { history: [earlier, ours], balance: undefined }, false)).toBe('done');
  expect(findPayment(blind, { history: [earlier], balance: undefined }, false)).toBe('unknown');
});

test('a payment is read as it was kept', () => {
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
      for (const isAcknowledged of [true, false])
        expect(findPayment(read, after, isAcknowledged)).toBe('unknown');
  },
);
