import { provenFrom, readSentAction, sentActionLifeMs, untilNextCheck, type SentAction } from './sentAction';

const sentAt = new Date(2026, 10, 22, 14, 3).getTime();
const action: SentAction = {
  kind: 'payment',
  record: '41',
  what: 'Payment of $50',
  sentAt,
  snapshot: [1, 'a'],
};

test('a stored action is read as it was written', () => {
  const lost: SentAction = { ...action, lostAt: sentAt + 9, failure: { kind: 'timedOut' } };
  expect(readSentAction(structuredClone(lost), sentAt + 10)).toEqual(lost);
  expect(readSentAction(structuredClone(action), sentAt + 10)).toEqual(action);
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
  expect(readSentAction(stored, sentAt)).toBeUndefined();
});

test('an action is deleted after seven days', () => {
  expect(readSentAction(action, sentAt + sentActionLifeMs - 1)).toBeDefined();
  expect(readSentAction(action, sentAt + sentActionLifeMs)).toBeUndefined();
  expect(readSentAction(action, sentAt - sentActionLifeMs)).toBeUndefined();
});

test('malformed values of an action are left out', () => {
  const stored = { ...action, lostAt: 'soon', failure: { kind: 3 }, snapshot: undefined };
  expect(readSentAction(stored, sentAt)).toEqual({ ...action, snapshot: null });
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
  expect(untilNextCheck({ ...action, lostAt: sentAt + 5_000 }, sentAt + 5_000 + waited)).toBe(expected);
});

test('an unchanged record is a proof two minutes after the response was lost, or could have been lost', () => {
  expect(provenFrom({ ...action, lostAt: sentAt + 35_000 })).toBe(sentAt + 155_000);
  expect(provenFrom(action)).toBe(sentAt + 240_000);
});
