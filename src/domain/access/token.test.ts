import fc from 'fast-check';
import { clockDifference } from '@/domain/clockDifference';
import { expiresAt, tokenState } from './token';

const many = { seed: 1, numRuns: 1000 };
const now = new Date('2024-05-09T12:00:00Z');
const second = now.getTime() / 1000;

function tokenOf(claims: unknown): string {
  const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'HS256' })}.${part(claims)}.signature`;
}

test.each([[null], [undefined], ['']])('GUARD-04 a token that is %p is missing', (token) => {
  expect(tokenState(token, now)).toBe('missing');
});

test.each([
  [second - 1, 'expired'],
  [second - 0.001, 'expired'],
  [second, 'live'],
  [second + 1, 'live'],
  [String(second - 1), 'expired'],
  [String(second + 1), 'live'],
  [0, 'expired'],
])('GUARD-05 a token whose exp is %p seconds is %s at the second 1715256000', (exp, state) => {
  expect(tokenState(tokenOf({ exp }), now)).toBe(state);
});

test('GUARD-05 a token without an exp claim does not expire', () => {
  expect(tokenState(tokenOf({ user_id: 7, name: 'Zoë' }), now)).toBe('live');
  expect(expiresAt(tokenOf({}))).toBe(Infinity);
});

test.each([
  ['rubbish'],
  ['a.b.c'],
  ['..'],
  ['undefined'],
  ['null'],
  [`x.${Buffer.from('{"exp":').toString('base64url')}.y`],
  [tokenOf('text')],
  [tokenOf(null)],
  [tokenOf([1])],
  [tokenOf({ exp: 'tomorrow' })],
  [tokenOf({ exp: '' })],
  [tokenOf({ exp: ' ' })],
  [tokenOf({ exp: null })],
  [tokenOf({ exp: {} })],
])('GUARD-05 the token %p can not be decoded and counts as expired', (token) => {
  expect(expiresAt(token)).toBeUndefined();
  expect(tokenState(token, now)).toBe('expired');
});

test('GUARD-05 only exp decides, to the second', () => {
  const claims = fc.dictionary(fc.string(), fc.jsonValue());
  fc.assert(
    fc.property(claims, fc.integer({ min: 0, max: 4_000_000_000 }), (other, exp) => {
      const token = tokenOf({ ...other, exp });
      expect(expiresAt(token)).toBe(exp * 1000);
      expect(tokenState(token, now)).toBe(exp < second ? 'expired' : 'live');
    }),
    many,
  );
});

test('GUARD-04 GUARD-05 any text has a token state', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.base64String().map((text) => `a.${text}.b`),
      ),
      (token) => {
        expect(['missing', 'expired', 'live']).toContain(tokenState(token, now));
      },
    ),
    many,
  );
});

const dayMs = 86_400_000;

test.each([
  ['issued now', { iat: second, exp: second + 3600 }, 0],
  ['issued a minute ago', { iat: second - 60, exp: second + 3600 }, 0],
  ['issued two hours ago by this clock', { iat: second - 7200, exp: second - 3600 }, -7200_000],
  ['issued in two hours by this clock', { iat: second + 7200, exp: second + 10_800 }, 7200_000],
  ['issued two hours ago, without an end', { iat: second - 7200 }, -7200_000],
  ['issued at a moment in text', { iat: String(second - 7200), exp: second - 3600 }, -7200_000],
  ['live, with no word of when it was issued', { exp: second + 1 }, 0],
  ['expired, with no word of when it was issued', { exp: second - 3600 }, -3600_000 - dayMs],
  ['issued after its end', { iat: second * 1000, exp: second + 1 }, 0],
  ['issued at something unreadable', { iat: 'soon', exp: second + 1 }, 0],
])('GUARD-05 a fresh token that is %s, and what it says about the clock', (_, claims, difference) => {
  expect(clockDifference(tokenOf(claims), now)).toBe(difference);
});

test('GUARD-05 a token that cannot be decoded gives no clock difference', () => {
  expect(clockDifference('rubbish', now)).toBe(0);
});
