import fc from 'fast-check';
import { noteAbsent, omitUntouchedMissingKeys } from './absent';
import { Secret } from '@/domain/text/secret';
import {
  changedFields,
  changedUnits,
  isSameInSubstance,
  keysToTake,
  mergeFields,
  rebased,
  wouldOverwrite,
  type ChangedBy,
} from './staleWrite';

test.each<[string, unknown, unknown, boolean]>([
  ['the same text', 'Boston', 'Boston', true],
  ['another text', 'Boston', 'Salem', false],
  ['another case', 'Boston', 'boston', false],
  ['null and blank', null, '', true],
  ['left out and null', undefined, null, true],
  ['blank and a zero', '', 0, false],
  ['a blank space and a zero', ' ', 0, false],
  ['a number and its text', 5, '5', true],
  ['a number and its text with decimals', 5, '5.00', true],
  ['a number and another text', 5, '50', false],
  ['two texts of one number', '5', '5.00', false],
  ['yes and no', true, false, false],
  ['objects with their keys in another order', { a: 1, b: '2' }, { b: 2, a: '1' }, true],
  ['an object with a key that is blank', { a: 1, b: null }, { a: 1 }, true],
  ['an object with another key', { a: 1, b: 2 }, { a: 1 }, false],
  ['lists', ['a.pdf', 'b.pdf'], ['a.pdf', 'b.pdf'], true],
  ['lists in another order', ['a.pdf', 'b.pdf'], ['b.pdf', 'a.pdf'], false],
  ['a longer list', ['a.pdf'], ['a.pdf', ''], false],
  ['a list and an object', ['a'], { 0: 'a' }, false],
  ['JSON texts with their keys in another order', '{"a":1,"b":2}', '{"b":2,"a":1}', true],
  ['JSON text with escaped quotes', '{"a":"x"}', '{\\"a\\":\\"x\\"}', true],
  ['JSON text of other data', '{"a":1}', '{"a":2}', false],
  ['texts with a bracket that are no JSON', '[sic', '[sic', true],
  ['other texts with a bracket', '[sic', '[sic]', false],
  ['the same secret', new Secret('s3cret'), new Secret('s3cret'), true],
  ['a secret and what was typed', new Secret('s3cret'), 's3cret', true],
  ['another secret', new Secret('s3cret'), new Secret('n3w'), false],
])('%s', (_what, left, right, isSame) => {
  expect(isSameInSubstance(left, right)).toBe(isSame);
  expect(isSameInSubstance(right, left)).toBe(isSame);
});

const opened = { id: 7, name: 'Boston', code: 'BOS', note: '' };

describe('what has changed since the form was opened', () => {
  test.each<[string, object, object, string[]]>([
    ['nothing', opened, { ...opened }, []],
    ['a text', opened, { ...opened, name: 'Salem' }, ['name']],
    ['a blank that was filled', opened, { ...opened, note: 'x' }, ['note']],
    ['a text that was removed', opened, { ...opened, code: '' }, ['code']],
    ['an id that is a text now', opened, { ...opened, id: '7' }, []],
    ['a key that is null now', opened, noteAbsent(opened, { ...opened, note: null }), []],
    [
      'a text that is null now',
      opened,
      noteAbsent({ ...opened, code: '' }, { ...opened, code: null }),
      ['code'],
    ],
    [
      'a key that is left out now',
      opened,
      noteAbsent({ ...opened, code: '' }, { id: 7, name: 'Boston' }),
      [],
    ],
    [
      'a key that was left out',
      noteAbsent({ ...opened, code: '' }, { id: 7, name: 'Boston', note: '' }),
      opened,
      [],
    ],
  ])('%s', (_what, before, now, changed) => {
    expect(changedFields(before, now)).toEqual(changed);
  });
});

describe('who has changed what', () => {
  const by = (theirs: object, mine: object, mergeAsGroup?: string[][]): [string, ChangedBy][] =>
    changedUnits({
      opened,
      theirs: { ...opened, ...theirs },
      mine: { ...opened, ...mine },
      mergeAsGroup,
    }).map(({ keys, by }) => [keys.join('+'), by]);

  test.each<[string, object, object, [string, ChangedBy][]]>([
    ['nobody', {}, {}, []],
    ['only they', { name: 'Salem' }, {}, [['name', 'theirs']]],
    ['only the user', {}, { name: 'Salem' }, [['name', 'mine']]],
    ['both, to the same', { name: 'Salem' }, { name: 'Salem' }, [['name', 'mine']]],
    ['both, to something else', { name: 'Salem' }, { name: 'Lynn' }, [['name', 'both']]],
    [
      'each another one',
      { name: 'Salem' },
      { code: 'SAL' },
      [
        ['name', 'theirs'],
        ['code', 'mine'],
      ],
    ],
  ])('%s', (_who, theirs, mine, units) => {
    expect(by(theirs, mine)).toEqual(units);
  });

  test('keys that belong together are changed as one', () => {
    const mergeAsGroup = [['name', 'code', 'unknown']];
    expect(by({ name: 'Salem' }, { code: 'SAL' }, mergeAsGroup)).toEqual([['name+code', 'both']]);
    expect(by({ code: 'SAL', note: 'x' }, {}, mergeAsGroup)).toEqual([
      ['name+code', 'theirs'],
      ['note', 'theirs'],
    ]);
  });

  test('a blank that the user set for a key that was missing in the response is a change', () => {
    const before = noteAbsent(opened, { id: 7, name: 'Boston', code: 'BOS' });
    const states = { opened: before, theirs: { ...opened, note: 'x' } };
    expect(changedUnits({ ...states, mine: opened })).toEqual([{ keys: ['note'], by: 'mine' }]);
    expect(changedUnits({ ...states, mine: before })).toEqual([]);
  });

  test.each<[ChangedBy, boolean]>([
    ['mine', false],
    ['theirs', true],
    ['both', true],
  ])('what was changed by %s would overwrite something: %p', (who, isAsked) => {
    expect(wouldOverwrite([{ keys: ['name'], by: who }])).toBe(isAsked);
  });
});

describe('what is sent', () => {
  const units = [
    { keys: ['name'], by: 'theirs' },
    { keys: ['code'], by: 'mine' },
    { keys: ['note', 'more'], by: 'both' },
  ] as const;

  test('untouched fields take theirs, and of both the one that was chosen', () => {
    expect([...keysToTake(units, new Set())]).toEqual(['name', 'note', 'more']);
    expect([...keysToTake(units, new Set(['note']))]).toEqual(['name']);
  });

  test('a key that was null there is null again; a key that was missing only in this form stays out', () => {
    const mine = noteAbsent({ ...opened, code: '' }, { id: 7, name: 'Boston', note: '' });
    const theirs = noteAbsent({ ...opened, name: '', code: 'B' }, { id: 7, name: null, code: 'B', note: '' });
    expect(omitUntouchedMissingKeys(mergeFields(mine, theirs, new Set(['name'])))).toEqual({
      id: 7,
      name: null,
      note: '',
    });
  });

  test('the new base of the form is the stored record, with the earlier values of missing keys', () => {
    const theirs = noteAbsent({ id: 7, name: 'Salem', code: '', note: '' }, { id: 7, name: 'Salem' });
    expect(rebased(opened, theirs)).toEqual({ ...opened, name: 'Salem' });
  });

  const value = fc.oneof(fc.string({ maxLength: 3 }), fc.integer({ min: 0, max: 3 }), fc.constant(null));
  const record = fc.record({ a: value, b: value, c: value });

  test('for any changes, no value is lost except those that the user gave up', () => {
    fc.assert(
      fc.property(record, record, record, fc.subarray(['a', 'b', 'c']), (before, theirs, mine, kept) => {
        const changes = changedUnits({ opened: before, theirs, mine });
        const taken = keysToTake(changes, new Set(kept));
        const sent = mergeFields(mine, theirs, taken);
        const byThem = changedFields(before, theirs);
        const byMe = changedFields(before, mine);
        for (const key of ['a', 'b', 'c'] as const) {
          const source = byThem.includes(key) && !(byMe.includes(key) && kept.includes(key)) ? theirs : mine;
          expect(isSameInSubstance(sent[key], source[key])).toBe(true);
        }
        // Asked again after the save, nothing would have to be decided.
        expect(wouldOverwrite(changedUnits({ opened: rebased(before, theirs), theirs, mine: sent }))).toBe(
          false,
        );
      }),
      { seed: 17, numRuns: 500 },
    );
  });

  test('the comparison never throws, and a value is always the same as itself', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (left, right) => {
        expect(isSameInSubstance(left, left)).toBe(true);
        expect(isSameInSubstance(left, right)).toBe(isSameInSubstance(right, left));
      }),
      { seed: 18, numRuns: 500 },
    );
  });
});
