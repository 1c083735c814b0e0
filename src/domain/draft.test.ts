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
const field = { name: 'country_name', label: 'Country Name', was: 'Canada', value: 'Kanada' };
const draft: Draft = {
  route: '/user_admin_edit_countries/2',
  title: 'Create Country',
  savedAt: now - 60_000,
  fields: [field],
  omitted: ['Password'],
};

test('a draft is read as it was written', () => {
  expect(readDraft(structuredClone(draft), now)).toEqual(draft);
});

test.each([
  ['older than 24 hours', { ...draft, savedAt: now - draftLifeMs }],
  ['from the future', { ...draft, savedAt: now + 3_600_000 }],
  ['without a time', { ...draft, savedAt: 'NaN' }],
  ['without fields', { ...draft, fields: [] }],
  ['of fields that cannot be read', { ...draft, fields: [null, 7, { name: 'a' }, { ...field, value: {} }] }],
  ['without a route', { ...draft, route: undefined }],
  ['nothing', undefined],
  ['a text', 'draft'],
])('P4 what is %s is no draft', (_, source) => {
  expect(readDraft(source, now)).toBeUndefined();
});

test.each([
  ['a moment less than 24 hours ago', now - draftLifeMs + 1],
  ['by a clock that is a minute ahead', now + 60_000],
])('P4 a draft that was kept %s is one', (_, savedAt) => {
  expect(readDraft({ ...draft, savedAt }, now)?.savedAt).toBe(savedAt);
});

test('P4 a clock that is further ahead makes no draft', () => {
  expect(readDraft({ ...draft, savedAt: now + 60_001 }, now)).toBeUndefined();
});

test('a draft without a heading is called by its URL', () => {
  expect(readDraft({ ...draft, title: '' }, now)?.title).toBe(draft.route);
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

test('only the parts that can be read are taken, and nothing foreign goes along', () => {
  const source = {
    ...draft,
    title: 7,
    fields: [field, { ...field, value: { nested: true } }, { ...field, name: 4 }],
    omitted: ['CVV', 7, null],
    more: 'x',
  };
  expect(readDraft(source, now)).toEqual({ ...draft, title: draft.route, omitted: ['CVV'] });
});

test('whatever the browser gives back, reading it neither throws nor pollutes', () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true }), (source) => {
      readDraft(source, now);
      readDraft({ ...draft, fields: [source], omitted: source }, now);
      isDraftValue(source);
      expect(Object.keys(Object.prototype)).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});

test('what was typed since stands over what was typed earlier, and the rest stays', () => {
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
