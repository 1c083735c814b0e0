import fc from 'fast-check';
import { emptyPayment } from './payment';
import { hasCardCheckDigit, hasExpired, isRoutingNumber, paymentAdvice } from './paymentAdvice';

const may2024 = new Date(2024, 4, 31, 23, 59);

test.each([
  ['4111 1111 1111 1111', true],
  ['5500 0000 0000 0004', true],
  ['378282246310005', true],
  ['4111 1111 1111 1112', false],
  ['0000 0000 0000 0000', false],
  ['', false],
])('the card number %p has a fitting check digit: %p', (card, fits) => {
  expect(hasCardCheckDigit(card)).toBe(fits);
});

test('one wrong digit is always detected', () => {
  const digits = fc.array(fc.nat(9), { minLength: 15, maxLength: 15 });
  fc.assert(
    fc.property(digits, fc.nat(15), fc.integer({ min: 1, max: 9 }), (start, place, change) => {
      fc.pre(start.some((digit) => digit > 0));
      const last = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].find((one) => hasCardCheckDigit([...start, one].join('')));
      const card = [...start, last ?? -1];
      expect(hasCardCheckDigit(card.join(''))).toBe(true);
      card[place] = ((card[place] ?? 0) + change) % 10;
      expect(hasCardCheckDigit(card.join(''))).toBe(false);
    }),
    { seed: 1, numRuns: 1000 },
  );
});

test.each([
  ['021000021', true],
  ['0210-0002-1', true],
  ['121000248', true],
  ['021000022', false],
  ['000000000', false],
  ['02100002', false],
  ['', false],
])('the routing number %p fits: %p', (routing, fits) => {
  expect(isRoutingNumber(routing)).toBe(fits);
});

test.each([
  ['05/24', false],
  ['06/24', false],
  ['01/25', false],
  ['04/24', true],
  ['12/23', true],
  ['12/2', false],
  ['', false],
])('PAY-07 on 31 May 2024 a card good thru %p has expired: %p', (expiry, over) => {
  expect(hasExpired(expiry, may2024)).toBe(over);
});

test('advice is given for the fields of the chosen type alone', () => {
  const doubtful = {
    ...emptyPayment,
    bankroutingnumber: '123',
    cardnumber: '4111',
    expiredate: '04/24',
    cvv: '1',
    referencenumber: 'x',
  };
  expect(paymentAdvice({ ...doubtful, policyPaymentType: 'ACH' }, may2024)).toEqual({
    bankroutingnumber: 'Please check this number: a routing number has nine fitting digits.',
  });
  expect(paymentAdvice({ ...doubtful, policyPaymentType: 'CREDIT CARD' }, may2024)).toEqual({
    cardnumber: 'Please check this number: its digits do not fit together.',
    expiredate: 'This card seems to have expired.',
  });
  expect(paymentAdvice({ ...doubtful, policyPaymentType: 'MONEY ORDER' }, may2024)).toEqual({});
});

test('PAY-07 an invalid month has advice; blank and valid fields have none', () => {
  const card = { ...emptyPayment, policyPaymentType: 'CREDIT CARD' };
  expect(paymentAdvice({ ...card, expiredate: '13/27' }, may2024)).toEqual({
    expiredate: 'Please check the month: it is 01 to 12.',
  });
  expect(paymentAdvice({ ...card, expiredate: '13' }, may2024)).toHaveProperty('expiredate');
  expect(paymentAdvice({ ...card, expiredate: '1' }, may2024)).toEqual({});
  expect(paymentAdvice({ ...card, cardnumber: ' ', expiredate: ' ' }, may2024)).toEqual({});
  expect(paymentAdvice({ ...card, cardnumber: '4111 1111 1111 1111', expiredate: '05/24' }, may2024)).toEqual(
    {},
  );
  expect(
    paymentAdvice({ ...emptyPayment, policyPaymentType: 'ACH', bankroutingnumber: '021000021' }, may2024),
  ).toEqual({});
});
