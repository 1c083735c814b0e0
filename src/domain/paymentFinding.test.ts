import type { Payment } from './records/quotations';
import { findPayment, type PaymentEvidence } from './paymentFinding';

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

const sent = { policyPaymentType: 'ACH', paid: 5_000 };
const earlier = aPayment('ACH', '50');
const ours = aPayment('ACH', '50.00');
const other = aPayment('CREDIT CARD', '10');
const before: PaymentEvidence = { history: [earlier], balance: 20_000 };

test.each<[string, PaymentEvidence, string]>([
  [
    'listed once more, and the balance is lower by it',
    { history: [earlier, ours], balance: 15_000 },
    'recorded',
  ],
  ['listed, though others paid as well', { history: [earlier, other, ours], balance: 14_000 }, 'recorded'],
  [
    'listed in other letters, and the balance cannot be read',
    { history: [earlier, aPayment(' ach ', '$50')], balance: undefined },
    'recorded',
  ],
  ['listed, but the balance is higher', { history: [earlier, ours], balance: 25_000 }, 'notConfirmed'],
  ['listed, and the balance cannot be read', { history: [earlier, ours], balance: undefined }, 'recorded'],
  [
    'listed in words of the server, and the balance is lower by it',
    { history: [earlier, aPayment('', '')], balance: 15_000 },
    'recorded',
  ],
  ['nothing has changed', { history: [earlier], balance: 20_000 }, 'notRecorded'],
  ['listed, but the balance is the old one', { history: [earlier, ours], balance: 20_000 }, 'notConfirmed'],
  ['not listed, but the balance is lower by it', { history: [earlier], balance: 15_000 }, 'notConfirmed'],
  [
    'another amount of its kind was paid',
    { history: [earlier, aPayment('ACH', '10')], balance: 19_000 },
    'notConfirmed',
  ],
  [
    'another amount of its kind was paid, and the balance cannot be read',
    { history: [earlier, aPayment('ACH', '10')], balance: undefined },
    'notConfirmed',
  ],
  [
    'the amount was paid in another way, and the balance cannot be read',
    { history: [earlier, aPayment('CREDIT CARD', '50')], balance: undefined },
    'notConfirmed',
  ],
  ['another payment came in between', { history: [earlier, other], balance: 19_000 }, 'notConfirmed'],
  ['the history cannot be read', { history: undefined, balance: 15_000 }, 'notConfirmed'],
  ['the history cannot be read, the balance is old', { history: undefined, balance: 20_000 }, 'notConfirmed'],
  [
    'the balance cannot be read, nothing is listed',
    { history: [earlier], balance: undefined },
    'notConfirmed',
  ],
])('PAY-03 a lost answer: %s', (_case, after, finding) => {
  expect(findPayment(sent, before, after)).toBe(finding);
});

test('PAY-03 without a history from before nothing is certain', () => {
  const unread = { history: undefined, balance: 20_000 };
  expect(findPayment(sent, unread, { history: [ours], balance: 15_000 })).toBe('notConfirmed');
});

test('PAY-03 without a balance from before nothing is certain, unless it cannot be read now either', () => {
  const unread = { history: [earlier], balance: undefined };
  expect(findPayment(sent, unread, { history: [earlier, ours], balance: 15_000 })).toBe('notConfirmed');
  expect(findPayment(sent, unread, { history: [earlier, ours], balance: undefined })).toBe('recorded');
  expect(findPayment(sent, unread, unread)).toBe('notConfirmed');
});
