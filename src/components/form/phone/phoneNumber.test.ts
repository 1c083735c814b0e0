import fc from 'fast-check';
import { getCountries, getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';
import { digitsOf } from '../mask/mask';
import { callingCodeIn, countryCallingCode, phoneCountries } from './callingCodes';
import { foreignPhones } from './foreignPhones';
import { enterPhone, readPhone, tidyPhone } from './phoneNumber';

test('the calling codes are equal to those of the phone library', () => {
  expect([...phoneCountries].sort()).toEqual([...getCountries()].sort());
  const wrong = phoneCountries.filter(
    (country) =>
      isSupportedCountry(country) && countryCallingCode(country) !== getCountryCallingCode(country),
  );
  expect(wrong).toEqual([]);
});

test('a country code is recognised only at the start of a number', () => {
  expect(callingCodeIn('12125550199')).toEqual({ code: '1', country: 'US' });
  expect(callingCodeIn('442079460958')).toEqual({ code: '44', country: 'GB' });
  expect(callingCodeIn('0123')).toBeUndefined();
  expect(callingCodeIn('')).toBeUndefined();
});

test.each([
  ['2125550199', '(212) 555-0199'],
  ['+12125550199', '+1 (212) 555-0199'],
  ['12125550199', '1 (212) 555-0199'],
  [' 212-555 0199', '(212) 555-0199'],
  ['+1 (212) 555-0199', '+1 (212) 555-0199'],
])('USER-09, Q-237 %p is shown as %p and stored as 12125550199', (typed, text) => {
  expect(enterPhone(typed, 'US')).toEqual({ country: 'US', text, value: '12125550199' });
});

test('USER-21 a number takes at most 15 digits, country code included', () => {
  expect(enterPhone('+123456789012345678', 'US').value).toBe('123456789012345');
  expect(enterPhone('234567890123456789', 'US').value).toBe('123456789012345');
  expect(enterPhone('02079460958123456789', 'GB').value).toHaveLength(15);
});

test.each(['', '+', 'abc', '---'])('%p has no number', (typed) => {
  expect(enterPhone(typed, 'US').value).toBe('');
});

test('a number with + selects its country, unless the selected country has the same code', () => {
  expect(enterPhone('+442079460958', 'US').country).toBe('GB');
  expect(enterPhone('+16135550123', 'CA').country).toBe('CA');
});

test('a number of another country is stored without its trunk prefix', () => {
  expect(enterPhone('020 7946 0958', 'GB', foreignPhones)).toEqual({
    country: 'GB',
    text: '020 7946 0958',
    value: '442079460958',
  });
});

test.each([
  ['12125550199', 'US', '(212) 555-0199'],
  ['+1 212 555 0199', 'US', '(212) 555-0199'],
  ['2125550199', 'US', '(212) 555-0199'],
  ['442079460958', 'GB', '020 7946 0958'],
  ['+44 20 7946 0958', 'GB', '020 7946 0958'],
])('Q-237 the stored form %p is shown as a number of %p: %p', (stored, country, text) => {
  expect(readPhone(stored, foreignPhones)).toEqual({ country, text, value: stored });
});

test.each([
  '',
  '5550199',
  '555-0199 ext. 5',
  'ask at desk',
  '0000000000000',
  '1234567890',
  '+1555',
  '1234567890123456',
])('Q-237 the stored text %p, which is not a complete number, is shown unchanged', (stored) => {
  expect(readPhone(stored, foreignPhones)).toEqual({ country: 'US', text: stored, value: stored });
});

test('an international number gets the national format on blur', () => {
  const us = enterPhone('+12125550199', 'US');
  expect(tidyPhone(us)).toEqual({ country: 'US', text: '(212) 555-0199', value: '12125550199' });
  const gb = enterPhone('+442079460958', 'US');
  expect(tidyPhone(gb, foreignPhones)).toEqual({
    country: 'GB',
    text: '020 7946 0958',
    value: '442079460958',
  });
});

test('a number that was typed before the phone library was loaded is formatted on blur', () => {
  const early = enterPhone('02079460958', 'GB');
  expect(early.value).toBe('4402079460958');
  expect(tidyPhone(early, foreignPhones).value).toBe('442079460958');
});

test('Q-237 the stored value has all typed digits, and does not depend on spaces or dashes', () => {
  const typed = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 10 });
  const breaks = fc.array(fc.constantFrom(' ', '-', '(', ')', ''), { minLength: 10, maxLength: 10 });
  const country = fc.constantFrom('US', 'CA', 'GB', 'IT', 'JP');
  fc.assert(
    fc.property(typed, breaks, country, (digits, set, home) => {
      const broken = [...digits].map((digit, index) => `${digit}${set[index] ?? ''}`).join('');
      const plain = enterPhone(digits, home);
      expect(enterPhone(broken, home)).toEqual(plain);
      expect(plain.value).toMatch(/^\d{1,15}$/);
      expect(digitsOf(plain.text)).toBe(digits);
      expect(enterPhone(plain.text, home)).toEqual(plain);
      const tidy = tidyPhone(plain);
      expect(tidy.value).toBe(plain.value);
      expect(tidyPhone(tidy)).toEqual(tidy);
    }),
    { seed: 1, numRuns: 1000 },
  );
});
