import type { Clock } from './clock';
import {
  isExpired,
  isProven,
  provenFrom,
  readSentAction,
  sentActionLifeMs,
  untilNextCheck,
  type SentAction,
} from './sentAction';

const sentAt = new Date(2026, 10, 22, 14, 3).getTime();
const action: SentAction = {
  kind: 'payment',
  record: '41',
  what: 'Payment of $50',
  sentAt,
  snapshot: [1, 'a'],
};

const clockAt = (now: number, ...ahead: number[]): Clock => ({ now, ahead });

test('a stored action is read as it was written', () => {
  const lost: SentAction = { ...action, lostAt: sentAt + 9, ahead: [0, -5], failure: { kind: 'timedOut' } };
  expect(readSentAction(structuredClone(lost))).toEqual(lost);
  expect(readSentAction(structuredClone(action))).toEqual(action);
});

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['null', null],
  ['a list', [action]],
  ['text', 'payment'],
  ['a record without a kind', { ...action, kind: undefined }],
  ['a record whose id is a number', { ...action, record: 41 }],
  ['a record without words', { ...action, what: null }],
  ['a time that is no number', { ...action, sentAt: '2026' }],
  ['a time that is NaN', { ...action, sentAt: NaN }],
])('%s is no stored action', (_name, stored) => {
  expect(readSentAction(stored)).toBeUndefined();
});

test('an action is deleted after seven days, and one from the future stays', () => {
  expect(isExpired(action, clockAt(sentAt + sentActionLifeMs - 1))).toBe(false);
  expect(isExpired(action, clockAt(sentAt + sentActionLifeMs))).toBe(true);
  expect(isExpired(action, clockAt(sentAt - sentActionLifeMs))).toBe(false);
});

test('malformed values of an action are left out', () => {
  const stored = { ...action, lostAt: 'soon', ahead: 7, failure: { kind: 3 }, snapshot: undefined };
  expect(readSentAction(stored)).toEqual({ ...action, snapshot: null });
});

test.each([
  [0, 10_000],
  [9_999, 1],
  [10_000, 20_000],
  [30_000, 30_000],
  [59_000, 1_000],
  [60_000, 60_000],
  [119_999, 1],
  [120_000, 120_000],
  [239_999, 1],
  [3_600_000, 120_000],
  [-5_000, 10_000],
])('%p ms after the answer was lost, the next read is in %p ms', (waited, expected) => {
  const lost = { ...action, lostAt: sentAt + 5_000 };
  expect(untilNextCheck(lost, clockAt(sentAt + 5_000 + waited))).toBe(expected);
});

test('an unchanged record is a proof two minutes after the response was lost, or could have been lost', () => {
  expect(provenFrom({ ...action, lostAt: sentAt + 35_000 })).toBe(sentAt + 155_000);
  expect(provenFrom(action)).toBe(sentAt + 240_000);
});

describe('a clock that is set after the response was lost', () => {
  const minute = 60_000;
  const lost: SentAction = { ...action, lostAt: sentAt, ahead: [minute, 3] };

  /** `ms` milliseconds later, while this computer's clock is `set` milliseconds ahead of where it would be. */
  const later = (ms: number, set: number): Clock => clockAt(sentAt + ms + set, minute, 3 - set);

  test.each([
    ['10 minutes forward', 10 * minute],
    ['3 years forward', 3 * 365 * 24 * 60 * minute],
    ['an hour back', -60 * minute],
  ])('%s: neither a proof nor a deletion comes earlier or later', (_, set) => {
    expect(isProven(lost, later(2 * minute - 1, set))).toBe(false);
    expect(isProven(lost, later(2 * minute, set))).toBe(true);
    expect(untilNextCheck(lost, later(9_000, set))).toBe(1_000);
    expect(isExpired(lost, later(sentActionLifeMs - 1, set))).toBe(false);
  });

  test.each([
    ['the server, after another sign-in', clockAt(sentAt + 11 * minute, minute - 10 * minute, 3)],
    ['the page, for an action of an unknown session', clockAt(sentAt + 11 * minute, NaN, 3 - 10 * minute)],
  ])('a proof does not come earlier where only %s knows it', (_, clock) => {
    expect(isProven(lost, clock)).toBe(false);
  });

  test.each([[[]], [[NaN, 'x']], [undefined]])('clocks that were not stored do not count: %p', (ahead) => {
    const read = readSentAction({ ...lost, ahead })!;
    expect(isProven(read, later(2 * minute, 0))).toBe(true);
    expect(isProven(read, later(2 * minute - 1, 0))).toBe(false);
  });
});
