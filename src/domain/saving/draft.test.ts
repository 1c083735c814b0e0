import fc from 'fast-check';
import {
  draftLifeMs,
  draftTime,
  isDraftValue,
  isSameValue,
  mergedFields,
  readDraft,
  type Draft,
} from './draft';

const now = new Date(2026, 10, 21, 14, 30).getTime();
const clock = { now, ahead: [0, 0] };
const field = { name: 'country_name', label: 'Country Name', was: 'Canada', value: 'Kanada' };
const draft: Draft = {
  route: '/user_admin_edit_countries/2',
  title: 'Create Country',
  savedAt: now - 60_000,
  fields: [field],
  omitted: ['Password'],
};

test('a draft is read as it was written', () => {
  expect(readDraft(structuredClone(draft), clock)).toEqual(draft);
});

test.each([
  ['older than 24 hours', { ...draft, savedAt: now - draftLifeMs }],
  ['of no moment', { ...draft, savedAt: NaN }],
  ['without a time', { ...draft, savedAt: 'NaN' }],
  ['without fields', { ...draft, fields: [] }],
  ['of fields that cannot be read', { ...draft, fields: [null, 7, { name: 'a' }, { ...field, value: {} }] }],
  ['without a route', { ...draft, route: undefined }],
  ['undefined', undefined],
  ['a text', 'draft'],
])('P4 a stored value that is %s is not a draft', (_, source) => {
  expect(readDraft(source, clock)).toBeUndefined();
});

const hourMs = 3_600_000;

test.each([
  ['less than 24 hours ago', now - draftLifeMs + 1, now - draftLifeMs + 1],
  ['by a clock that is two hours ahead', now + 2 * hourMs, now],
  ['by a clock that is three years ahead', now + 3 * 365 * 24 * hourMs, now],
])('P4 a draft that was saved %s is read, and from no later than now', (_, savedAt, shown) => {
  expect(readDraft({ ...draft, savedAt }, clock)?.savedAt).toBe(shown);
});

test.each([
  ['a clock that is two hours ahead and is not put right', -2, -2, 0],
  ['a clock that was two hours ahead and is put right', -2, 0, 0],
  ['a clock that was 30 hours behind and is put right', 30, 0, 0],
  ['a clock that is 30 hours behind and is not put right', 30, 30, 0],
  ['a clock that is 30 hours ahead, after the session', -30, 0, 30],
  ['a clock that was right and is 30 hours ahead', 0, -30, 0],
])('P4 a draft of %s is from a minute ago', (_, clockHours, aheadHours, wrongHours) => {
  const savedAt = now - 60_000 - wrongHours * hourMs;
  const stored = { ...draft, savedAt, clockMs: clockHours * hourMs };
  const present = aheadHours * hourMs;
  expect(readDraft(stored, { now: now - present, ahead: [present, 0] })?.savedAt).toBe(
    now - present - 60_000,
  );
});

test('a draft without a heading is named by its URL', () => {
  expect(readDraft({ ...draft, title: '' }, clock)?.title).toBe(draft.route);
});

test.each([
  ['text', true],
  ['', true],
  ['x'.repeat(1_000_000), true],
  ['x'.repeat(1_000_001), false],
  [0, true],
  [NaN, false],
  [Infinity, false],
  [true, true],
  [null, true],
  [undefined, false],
  [{}, false],
  [[], true],
  [['a', 1, null], true],
  [[['a']], false],
  [Array(10_000).fill(1), true],
  [Array(10_001).fill(1), false],
])('P4 a value can be kept or not (case %#)', (value, kept) => {
  expect(isDraftValue(value)).toBe(kept);
});

test.each([
  ['a', 'a', true],
  ['a', 'b', false],
  [NaN, NaN, true],
  ['1', 1, false],
  [['a', 1], ['a', 1], true],
  [['a', 1], ['a', 2], false],
  [['a'], ['a', 1], false],
  [['a', 1], ['a'], false],
  [[], '', false],
  ['', [], false],
])('of %p and %p it is known whether they are the same: %p', (left, right, same) => {
  expect(isSameValue(left, right)).toBe(same);
});

test('only valid fields are read, without unknown keys', () => {
  const source = {
    ...draft,
    title: 7,
    fields: [field, { ...field, value: { nested: true } }, { ...field, name: 4 }],
    omitted: ['CVV', 7, null],
    more: 'x',
  };
  expect(readDraft(source, clock)).toEqual({ ...draft, title: draft.route, omitted: ['CVV'] });
});

test('reading any stored value neither throws nor changes a prototype', () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true }), (source) => {
      readDraft(source, clock);
      readDraft({ ...draft, fields: [source], omitted: source }, clock);
      isDraftValue(source);
      expect(Object.keys(Object.prototype)).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});

test('a field that was typed again replaces its earlier value, and the other fields stay', () => {
  const other = { ...field, name: 'country_code', value: 'KA' };
  const later = { ...field, value: 'Kanada!' };
  expect(mergedFields([field, other], [later])).toEqual([other, later]);
});

test.each([
  [new Date(2026, 10, 21, 14, 2), '14:02'],
  [new Date(2026, 10, 21, 0, 5), '00:05'],
  [new Date(2026, 10, 20, 23, 59), 'yesterday 23:59'],
])('a draft of %s is from %s', (savedAt, words) => {
  expect(draftTime(savedAt.getTime(), now)).toBe(words);
});
