import fc from 'fast-check';
import { draftLifeMs, draftTime, isDraftValue, mergedFields, readDraft, type Draft } from './draft';

const now = new Date(2026, 10, 21, 14, 30).getTime();
const field = { name: 'country_name', label: 'Country Name', was: 'Canada', value: 'Kanada' };
const draft: Draft = {
  route: '/user_admin_edit_countries/2',
  title: 'Create Country',
  savedAt: now - 60_000,
  fields: [field],
  leftOut: ['Password'],
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

test('only the parts that can be read are taken, and nothing foreign goes along', () => {
  const source = {
    ...draft,
    title: 7,
    fields: [field, { ...field, value: { nested: true } }, { ...field, name: 4 }],
    leftOut: ['CVV', 7, null],
    more: 'x',
  };
  expect(readDraft(source, now)).toEqual({ ...draft, title: draft.route, leftOut: ['CVV'] });
});

test('whatever the browser gives back, reading it neither throws nor pollutes', () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true }), (source) => {
      readDraft(source, now);
      readDraft({ ...draft, fields: [source], leftOut: source }, now);
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
