import fc from 'fast-check';
import { formatUsd, parseMoney } from '@/domain/text/money';
import {
  canPay,
  cardLength,
  cvvLength,
  expiryLength,
  fieldsFor,
  formatCard,
  formatCvv,
  formatExpiry,
  newBalance,
  paidDisagreement,
  paidIn,
  paymentTypes,
  secretFieldsFor,
  toPaymentRequest,
  unknownSum,
  withBalance,
  withoutSecrets,
  type PaymentForm,
} from './payment';

const money = { seed: 1, numRuns: 10_000 };
const cents = fc.nat(99_999_999_999);
const atEnd = (text: string) => ({ text, caret: text.length });

const full: PaymentForm = {
  policyPaymentType: 'ACH',
  paidamount: '$100.10',
  bankroutingnumber: '021000021',
  bankaccountnumber: '123456789',
  bankname: 'First Bank',
  referencenumber: 'R-1',
  cardholdername: 'Ann Lee',
  cardnumber: '4111 1111 1111 1111',
  expiredate: '12/27',
  cvv: '123',
  autopayment: true,
};

const context = {
  quotation: { id: 7, unique_id: 'P-7', customer_id: 3, balance: '300.3', policyamount: '1200.50' },
  userId: 1,
  clientId: '2',
  clientName: 'Harbor MGU',
};

test('PAY-10 the payment types of the documents', () => {
  expect(paymentTypes).toEqual([
    'ACH',
    'CREDIT CARD',
    'MONEY ORDER',
    'CASHIER CHECK',
    'VENMO Payment',
    'ZELLE Payment',
    'APPLY PAY',
    'PAYPAL Payment',
    'Premium Finance',
  ]);
});

test.each([
  { type: '', fields: [] },
  { type: 'ACH', fields: ['bankroutingnumber', 'bankaccountnumber', 'bankname'] },
  { type: 'CREDIT CARD', fields: ['cardholdername', 'cardnumber', 'expiredate', 'cvv'] },
  ...paymentTypes.slice(2).map((type) => ({ type, fields: ['referencenumber'] })),
])('PAY-10 Q-169 $type shows $fields', ({ type, fields }) => {
  expect(fieldsFor(type)).toEqual(fields);
});

test.each([
  { type: '', fields: [] },
  { type: 'ACH', fields: ['bankroutingnumber', 'bankaccountnumber'] },
  { type: 'CREDIT CARD', fields: ['cardnumber', 'expiredate', 'cvv'] },
  ...paymentTypes.slice(2).map((type) => ({ type, fields: [] })),
])('PAY-12 after an uncertain end $type asks again for $fields', ({ type, fields }) => {
  expect(secretFieldsFor(type)).toEqual(fields);
});

test('PAY-12 P4 without its secrets a payment keeps type, amount, reference, names and Auto Payment', () => {
  expect(withoutSecrets(full)).toEqual({
    ...full,
    bankroutingnumber: '',
    bankaccountnumber: '',
    cardnumber: '',
    expiredate: '',
    cvv: '',
  });
});

test.each([
  ['4111111111111111', '4111 1111 1111 1111'],
  ['4111-1111-1111-1111', '4111 1111 1111 1111'],
  ['41111111111111112222', '4111 1111 1111 1111'],
  ['378282246310005', '3782 8224 6310 005'],
  ['4111 1', '4111 1'],
  ['card', ''],
])('PAY-04 PAY-05 PAY-06 the card number %p is shown as %p', (text, shown) => {
  expect(formatCard(atEnd(text)).text).toBe(shown);
});

test.each([
  ['1227', '12/27'],
  ['12/27', '12/27'],
  ['12/2027', '12/27'],
  ['12', '12'],
  ['1x2y2', '12/2'],
])('PAY-07 PAY-08 the expiry %p is shown as %p', (text, shown) => {
  expect(formatExpiry(atEnd(text)).text).toBe(shown);
});

test.each([
  ['123', '123'],
  ['1234', '123'],
  ['1a2', '12'],
])('PAY-09 the CVV %p is kept as %p', (text, shown) => {
  expect(formatCvv(atEnd(text)).text).toBe(shown);
});

test('CONST-21 a card number has at most 19 characters, an expiry 5, a CVV 3, and nothing but digits between', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9 /-]{0,30}$/)), fc.nat(30), (text, caret) => {
      const typed = { text, caret };
      expect(formatCard(typed).text).toMatch(/^(?:\d{4} ){0,3}\d{0,4}$/);
      expect(formatCard(typed).text.length).toBeLessThanOrEqual(cardLength);
      expect(formatExpiry(typed).text).toMatch(/^(?:\d{0,2}|\d\d\/\d{1,2})$/);
      expect(formatExpiry(typed).text.length).toBeLessThanOrEqual(expiryLength);
      expect(formatCvv(typed).text).toMatch(/^\d{0,3}$/);
    }),
    { seed: 1, numRuns: 2000 },
  );
  expect([cardLength, expiryLength, cvvLength]).toEqual([19, 5, 3]);
});

test.each([
  [30_030, 10_010, 20_020],
  [100, 100, 0],
])('PAY-03 a balance of %p less %p paid leaves %p cents', (balance, paid, left) => {
  expect(newBalance(balance, paid)).toBe(left);
});

test.each([
  ['', '1,200.50', [], '1200.50'],
  ['  ', '$1200', [{ paidamount: '200.25' }, { paidamount: ' ' }], '999.75'],
  ['', '1200', [{ paidamount: '200.25' }, { paidamount: '(20.00)' }], '1019.75'],
  ['', '1200', [{ paidamount: '200.25' }, { paidamount: 'n/a' }], ''],
  ['0', '1200', [], '0'],
  ['300', '1200', [{ paidamount: '100' }], '300'],
  ['', '1200', undefined, ''],
  ['', 'n/a', [], ''],
])(
  'PAY-03 a stored balance of %p, on %p with the payments %j, is %p',
  (balance, policyamount, history, owed) => {
    expect(withBalance({ balance, policyamount }, history).balance).toBe(owed);
  },
);

test.each([
  [1, 100, true],
  [100, 100, true],
  [101, 100, false],
  [0, 100, false],
  [-1, 100, false],
  [1, 0, false],
  [undefined, 100, false],
  [1, undefined, false],
])('PAY-01 %p cents can be paid on a balance of %p: %p', (paid, balance, can) => {
  expect(canPay(paid, balance)).toBe(can);
});

const common = {
  id: 7,
  user_id: 1,
  client_id: '2',
  client_name: 'Harbor MGU',
  unique_id: 'P-7',
  customer_id: 3,
  paidamount: 100.1,
  balance: 200.2,
  policyamount: 1200.5,
  bankroutingnumber: '',
  bankaccountnumber: '',
  bankname: '',
  referencenumber: '',
  cardholdername: '',
  cardnumber: '',
  expiredate: '',
  cvv: '',
  autopayment: 1,
};

test.each([
  ['ACH', { bankroutingnumber: '021000021', bankaccountnumber: '123456789', bankname: 'First Bank' }],
  [
    'CREDIT CARD',
    { cardholdername: 'Ann Lee', cardnumber: '4111 1111 1111 1111', expiredate: '12/27', cvv: '123' },
  ],
  ['MONEY ORDER', { referencenumber: 'R-1' }],
  ['Premium Finance', { referencenumber: 'R-1' }],
])(
  'PAY-03 Q-169 Q-170 Q-172 a payment by %s sends its own fields and the new balance',
  (policyPaymentType, own) => {
    expect(toPaymentRequest({ ...full, policyPaymentType }, context)).toEqual({
      ...common,
      policyPaymentType,
      ...own,
    });
  },
);

test('PAY-03 Q-172 an unchecked Auto Payment is sent as 0, and unreadable amounts as 0', () => {
  const quotation = { ...context.quotation, balance: '', policyamount: 'n/a' };
  const form = { ...full, paidamount: '', autopayment: false };
  const request = toPaymentRequest(form, { ...context, quotation });
  expect(request).toMatchObject({ autopayment: 0, paidamount: 0, balance: 0, policyamount: 0 });
});

test('PAY-01 PAY-03 after an allowed payment the balance is never negative, and both parts make the old one', () => {
  fc.assert(
    fc.property(cents, cents, (paid, balance) => {
      fc.pre(canPay(paid, balance));
      const quotation = { ...context.quotation, balance: formatUsd(balance) };
      const request = toPaymentRequest({ ...full, paidamount: formatUsd(paid) }, { ...context, quotation });
      expect(request.balance).toBeGreaterThanOrEqual(0);
      expect((parseMoney(request.balance) ?? -1) + (parseMoney(request.paidamount) ?? -1)).toBe(balance);
    }),
    money,
  );
});

test.each([
  [[], 0, ''],
  [['100', '(20.00)', '-20', '20.00-', '$20 CR', ''], 2000, ''],
  [['n/a'], undefined, "The sum of the payments is not known: 'n/a' could not be read."],
  [
    ['10', '20 USD', '?'],
    undefined,
    "The sum of the payments is not known: '20 USD' and 1 more could not be read.",
  ],
])('the payments %j add up to %p cents: %p', (amounts, sum, message) => {
  const history = amounts.map((paidamount) => ({ paidamount }));
  expect(paidIn(history)).toBe(sum);
  expect(unknownSum(history)).toBe(message);
});

test.each([
  [120000, 80000, 40000, ''],
  [120000, 80000, undefined, ''],
  [undefined, 80000, 1000, ''],
  [20050, 15000, 1500, 'The payment history adds up to $15, but the balance says that $50.50 was paid.'],
  [
    20050,
    50000,
    0,
    'The payment history adds up to $0, but the balance of $500 is above the amount of $200.50.',
  ],
  [20050, 50000, undefined, 'The balance of $500 is above the amount of $200.50.'],
  [
    20050,
    -5000,
    20050,
    'The payment history adds up to $200.50, but the balance says that $250.50 was paid.',
  ],
])('an amount of %p, a balance of %p and %p paid: %p', (amount, balance, paid, sentence) => {
  expect(paidDisagreement({ amount, balance, paid })).toBe(sentence);
});
