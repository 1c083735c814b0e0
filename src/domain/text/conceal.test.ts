import fc from 'fast-check';
import { concealed, endingIn, lastFour, maskedEmail, maskedPhone } from './conceal';

const many = { seed: 1, numRuns: 1000 };

test.each([
  ['123456786789', '**** **** 6789'],
  ['1234567890126789', '**** **** **** 6789'],
  ['123-45-6789', '**** *** 6789'],
  ['123456789', '**** * 6789'],
  ['12345', '* 2345'],
  [123456789, '**** * 6789'],
  ['  12345678 ', '**** 5678'],
  ['pässwörd😀🎉', '**** ** rd😀🎉'],
])('FIELD-18 %p is shown as %p: all but the last 4 as asterisks in groups of four', (value, shown) => {
  expect(concealed(value)).toBe(shown);
});

test.each([
  ['1234', '****'],
  ['12', '**'],
  ['', ''],
  [null, ''],
  [undefined, ''],
  [{ ssn: 1 }, ''],
])('FIELD-18 Q-151 a short value %p shows %p, asterisks only', (value, shown) => {
  expect(concealed(value)).toBe(shown);
});

test('FIELD-18 one asterisk for each hidden character, in groups of four, and no hidden character shows', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z0-9]{5,40}$/), (value) => {
      const shown = concealed(value);
      const hidden = shown.slice(0, -5);
      expect(shown.endsWith(` ${value.slice(-4)}`)).toBe(true);
      expect(hidden).toMatch(/^(?:\*{4} )*\*{1,4}$/);
      expect(hidden.replaceAll(' ', '')).toHaveLength(value.length - 4);
    }),
    many,
  );
});

test.each([
  ['4111 1111 1111 1234', '1234', '**** 1234'],
  ['4111-1111-1111-1234', '1234', '**** 1234'],
  ['************1234', '1234', '**** 1234'],
  [4111111111111234, '1234', '**** 1234'],
  ['1234', '1234', '**** 1234'],
  ['DE89 3704 0044 0532 0130 00', '3000', '**** 3000'],
  ['', '', ''],
  ['****', '', ''],
  [null, '', ''],
  [{}, '', ''],
])('PAY-12 of the number %p only %p is kept and %p is shown', (value, kept, shown) => {
  expect(lastFour(value)).toBe(kept);
  expect(endingIn(value)).toBe(shown);
});

test('PAY-12 cutting a number twice changes nothing, and four characters are the most that is left', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const kept = lastFour(value);
      expect(Array.from(kept).length).toBeLessThanOrEqual(4);
      expect(lastFour(kept)).toBe(kept);
    }),
    many,
  );
});

test.each([
  ['john.doe@example.com', 'joh*****@example.com'],
  ['jane@example.com', 'jan***@example.com'],
  ['ann@example.com', 'a***@example.com'],
  ['a@example.com', 'a***@example.com'],
  ['@example.com', '***@example.com'],
  ['odd@name@example.com', 'odd*****@example.com'],
  ['no address', 'no *******'],
  ['', ''],
  [null, ''],
])('RECOV-10 CONST-28 the email %p is shown as %p', (email, shown) => {
  expect(maskedEmail(email)).toBe(shown);
});

test.each([
  ['+12125550199', 'XXX-XXX-0199'],
  ['(212) 555-0199', 'XXX-XXX-0199'],
  [2125550199, 'XXX-XXX-0199'],
  ['0199', 'XXX-XXX-0199'],
  ['199', 'XXX-XXX-XXXX'],
  ['212 555 01-99', 'XXX-XXX-0199'],
  ['', ''],
  [undefined, ''],
])('RECOV-05 RECOV-11 the phone %p is shown as %p', (phone, shown) => {
  expect(maskedPhone(phone)).toBe(shown);
});

test('RECOV-10 never more than 3 characters of the local part are shown', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9._]{1,30}$/), (local) => {
      const shown = maskedEmail(`${local}@example.com`);
      expect(shown).toMatch(/^[a-z0-9._]{1,3}\*{3,}@example\.com$/);
      expect(local.startsWith(shown.split('*')[0] ?? '?')).toBe(true);
    }),
    many,
  );
});
