import fc from 'fast-check';
import { absentOf, noteAbsent, withAbsent, omitUntouchedMissingKeys } from './absent';
import { Secret } from '@/domain/text/secret';

const source = { id: 7, name: 'Boston', code: null };
const read = { id: 7, name: 'Boston', code: '', note: '', rank: 0, key: new Secret('') };

test('a record without missing keys is returned unchanged', () => {
  const whole = { id: 7, name: '' };
  expect(noteAbsent(whole, { id: '7', name: '' })).toBe(whole);
  expect(omitUntouchedMissingKeys(whole)).toBe(whole);
});

test('an untouched key is sent back as it was received: as null, or not at all', () => {
  expect(omitUntouchedMissingKeys(noteAbsent(read, source))).toEqual({ id: 7, name: 'Boston', code: null });
});

test('a key that has got a value is sent back with it, also from a copy of the record', () => {
  const record = { ...noteAbsent(read, source), note: 'new', rank: '3', key: new Secret('s3cret') };
  expect(omitUntouchedMissingKeys(record)).toEqual({
    ...{ id: 7, name: 'Boston', code: null },
    ...{ note: 'new', rank: '3', key: new Secret('s3cret') },
  });
});

test.each([
  ['a number in its place that is still 0', { rank: 0 }, { rank: '0' }, {}],
  ['a text that became 0', { note: '' }, { note: '0' }, { note: '0' }],
  ['a list', { files: undefined }, { files: ['a.pdf'] }, { files: ['a.pdf'] }],
])('%s', (_what, blank, now, sent) => {
  expect(omitUntouchedMissingKeys({ ...noteAbsent(blank, {}), ...now })).toEqual(sent);
});

test('the id is never marked as absent: it is the requested one', () => {
  expect(absentOf(noteAbsent({ id: '', name: '' }, {})).map(({ key }) => key)).toEqual(['name']);
});

test('keys can be removed from the mark; without keys there is no mark', () => {
  const record = noteAbsent(read, source);
  const rest = withAbsent(
    record,
    absentOf(record).filter(({ key }) => key !== 'note'),
  );
  expect(omitUntouchedMissingKeys(rest)).toEqual({ id: 7, name: 'Boston', code: null, note: '' });
  expect(Object.keys(withAbsent(record, []))).toEqual(Object.keys(read));
});

test('another value under the key of the mark is no mark', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const record = { '(absent)': value };
      expect(absentOf(record)).toEqual([]);
      expect(omitUntouchedMissingKeys(record)).toBe(record);
    }),
    { seed: 1, numRuns: 200 },
  );
});
