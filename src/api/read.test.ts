import fc from 'fast-check';
import { emptyListMessage } from '@/domain/values/emptyList';
import { own } from '@/domain/values/objects';
import { id, number, record, secret, text } from '@/domain/records/read';
import { company } from '@/domain/records/companies';
import { flagText, storedFlag } from '@/domain/records/flags';
import { readNothing, readList, readRecord, topLevel, unreadable } from './read';

const thing = record({ id, name: text, rank: number });
const hostile = JSON.parse('{"__proto__": {"polluted": true}, "constructor": {"name": "x"}}') as unknown;

test('a record takes the listed keys only and fills what is missing with blanks', () => {
  expect(thing({ id: 7, name: 'A', rank: '3', extra: 'x' })).toEqual({ id: 7, name: 'A', rank: 3 });
  expect(thing(null)).toEqual({ id: '', name: '', rank: 0 });
  expect(thing(hostile)).toEqual({ id: '', name: '', rank: 0 });
  expect(Object.prototype).not.toHaveProperty('polluted');
});

test('CALL-010 a list is the array under its key', () => {
  expect(readList('things', thing)({ things: [{ id: 1, name: 'A', rank: 1 }] }, 200)).toEqual([
    { id: 1, name: 'A', rank: 1 },
  ]);
});

test.each([
  ['an empty list', { things: [] }],
  ['null under the key', { things: null }],
  ['a response with nothing in it', {}],
  ['an empty object under the key', { things: {} }],
  ['no body', undefined],
  ['null', null],
  ['an object of something else', { weather: 'fine' }],
])('Q-240 %s is no rows', (_name, responseBody) => {
  expect(readList('things', thing)(responseBody, 200)).toEqual([]);
});

test.each([
  ['text', 'hello'],
  ['text under the key', { things: 'hello' }],
  ['text under the key beside another list', { things: 'hello', rows: [{ id: 1 }] }],
  ['false under the key', { things: false }],
])(
  'Q-240 %s where a list was promised is unreadable, so that an outage does not look like no data',
  (_name, responseBody) => {
    expect(readList('things', thing)(responseBody, 200)).toBe(unreadable);
  },
);

test.each([
  ['another key', { rows: [{ id: 1 }] }],
  ['the response itself', [{ id: 1 }]],
  ['numbered keys under the key', { things: { 3: { id: 1 } } }],
  ['numbered keys under another key', { total: {}, rows: { 1: { id: 1 } } }],
  ['numbered keys in the response itself', { 0: { id: 1 } }],
])('Q-064 Q-095 a list is read from %s', (_name, responseBody) => {
  expect(readList('things', thing)(responseBody, 200)).toEqual([{ id: 1, name: '', rank: 0 }]);
});

test('Q-240 a list with numbered keys is in the order of its keys, and an object without keys is empty', () => {
  const things = { 10: { id: 3 }, 0: { id: 1 }, 2: { id: 2 } };
  expect(readList('things', thing)({ things }, 200)).toEqual([
    { id: 1, name: '', rank: 0 },
    { id: 2, name: '', rank: 0 },
    { id: 3, name: '', rank: 0 },
  ]);
  expect(readList('things', thing)({ things: {} }, 200)).toEqual([]);
});

test.each([{ id: 1 }, { 0: {}, name: 'x' }, { '-1': {} }, { '1.5': {} }])(
  'Q-240 %j under the key is no list',
  (things) => {
    expect(readList('things', thing)({ things }, 200)).toBe(unreadable);
  },
);

test('Q-223 one record is read from a list with numbered keys', () => {
  expect(readRecord('thing', thing, 2)({ thing: { 1: { id: 1 }, 4: { id: 2 } } }, 200)).toEqual({
    id: 2,
    name: '',
    rank: 0,
  });
});

test('rows that are not objects are left out', () => {
  expect(readList('things', thing)({ things: [null, 'x', 3, { id: 1 }] }, 200)).toHaveLength(1);
});

test.each([
  ['an object', { thing: { id: 1, name: 'A' } }],
  ['an array of one', { thing: [{ id: 1, name: 'A' }] }],
  ['the top level', { id: 1, name: 'A' }],
  ['the only object of the response', { status: 200, data: { id: 1, name: 'A' } }],
])('Q-223 Q-224 one record is read from %s', (_name, responseBody) => {
  expect(readRecord('thing', thing, 1)(responseBody, 200)).toEqual({ id: 1, name: 'A', rank: 0 });
});

test.each([
  ['another id', { thing: { id: 2 } }],
  ['an empty array', { thing: [] }],
  ['null', { thing: null }],
  ['something else', { other: { name: 'x' } }],
  ['nothing', undefined],
])('%s where record 1 was asked for is refused', (_name, responseBody) => {
  expect(readRecord('thing', thing, 1)(responseBody, 200)).toBe(unreadable);
});

test.each([
  ['T\ud800', 'T\ufffd'],
  ['\udc00', '\ufffd'],
  ['T💥', 'T💥'],
])('the id %p is read as well-formed text', (value, read) => {
  expect(id(value)).toBe(read);
});

test('an id is the same as number or text', () => {
  expect(readRecord('thing', thing, 1)({ thing: { id: '1' } }, 200)).toEqual({ id: '1', name: '', rank: 0 });
});

test('Q-220 a sign-in without its token is unreadable', () => {
  const signIn = topLevel(['token'], (source) => text(own(source, 'token')));
  expect(signIn({ token: 'abc' }, 200)).toBe('abc');
  expect(signIn({ message: 'no' }, 200)).toBe(unreadable);
  expect(signIn({ token: '' }, 200)).toBe(unreadable);
});

test.each([
  [true, '1'],
  [false, '0'],
  [1, '1'],
  ['0', '0'],
  [undefined, ''],
])('BDXSTAT-01 the text flag %p reads as %p', (value, expected) => {
  expect(flagText(value)).toBe(expected);
});

test.each([
  ['1', '1'],
  [1, 1],
  [true, true],
  ['Y', 'Y'],
  ['', ''],
  [null, null],
  [undefined, '0'],
  [{}, ''],
])('ENT-24 the stored flag %p is kept as %p', (value, kept) => {
  expect(storedFlag(value)).toBe(kept);
});

test.each([
  ['text', 'text'],
  [5, '5'],
  [0, '0'],
  [true, 'true'],
  [false, 'false'],
  [null, ''],
  [{}, ''],
  [['a'], ''],
])('%p is the text %p', (value, expected) => {
  expect(text(value)).toBe(expected);
});

test.each([
  [5, 5],
  ['5', 5],
  [' -5.5 ', -5.5],
  ['', 0],
  [' ', 0],
  ['five', 0],
  [NaN, 0],
  [Infinity, 0],
  ['Infinity', 0],
  [true, 0],
  [[5], 0],
  [null, 0],
])('%p is the number %p', (value, expected) => {
  expect(number(value)).toBe(expected);
});

test.each([
  [7, 7],
  ['7', '7'],
  ['c-9', 'c-9'],
  [NaN, 'NaN'],
  [Infinity, 'Infinity'],
  [true, 'true'],
  [null, ''],
])('Q-230 %p is the id %p', (value, expected) => {
  expect(id(value)).toBe(expected);
});

test('secrets are sealed, and a value of an unknown type is passed on unchanged', () => {
  expect([secret('hush').reveal(), secret(4111).reveal(), secret(null).reveal()]).toEqual([
    'hush',
    '4111',
    '',
  ]);
  const value = { a: [1] };
  expect(company({ documentUpload: value }).documentUpload).toBe(value);
});

test('an own value is read, also undefined; an inherited one, or one of no object, is absent', () => {
  expect([own({ a: 1 }, 'a'), own({}, 'toString'), own('text', 'length'), own(null, 'a')]).toEqual([
    1,
    undefined,
    undefined,
    undefined,
  ]);
});

test('a value that is not an object reads as a record of blanks', () => {
  expect([thing('text'), thing(7), thing(undefined)]).toEqual(Array(3).fill({ id: '', name: '', rank: 0 }));
});

test.each([
  ['an empty text under the key', { things: '' }, []],
  ['an empty text beside other things', { things: '', weather: 'fine' }, []],
  ['null beside other things', { things: null, weather: 'fine' }, []],
  ['an empty object under the key', { things: {}, weather: 'fine' }, []],
  ['no list among other things', { weather: 'fine', wind: 3 }, []],
])('Q-240 a list of %s', (_name, responseBody, expected) => {
  expect(readList('things', thing)(responseBody, 200)).toEqual(expected);
});

test.each([
  ['alone', { message: 'None yet' }, 'None yet'],
  ['beside no rows', { things: [], message: ' None\nyet ' }, 'None yet'],
  ['beside rows', { things: [{ id: 1 }], message: 'One' }, undefined],
  ['that is no text', { message: { a: 1 } }, undefined],
])('Q-240 the message of a response %s', (_name, responseBody, words) => {
  const rows = readList('things', thing)(responseBody, 200);
  expect(emptyListMessage(rows === unreadable ? [] : rows)).toBe(words);
});

test('a list is frozen, but not its rows, so that Redux does not freeze each of them', () => {
  const rows = readList('things', thing)({ things: [{ id: 1 }] }, 200);
  expect(Object.isFrozen(rows)).toBe(true);
});

test.each([
  ['the record under its key, without an id', { thing: { name: 'A' } }, { id: '', name: 'A', rank: 0 }],
  ['the record under its key, with one', { thing: { id: 9, name: 'A' } }, { id: 9, name: 'A', rank: 0 }],
  ['the only object of the response', { data: { id: 9, name: 'A' } }, { id: 9, name: 'A', rank: 0 }],
  ['the first of an array', { thing: [{ id: 9 }, { id: 8 }] }, { id: 9, name: '', rank: 0 }],
  ['the first of the response, an array', [{ id: 9 }, { id: 8 }], { id: 9, name: '', rank: 0 }],
  ['nothing of a response with two objects and no id', { a: {}, b: {} }, unreadable],
  ['the response with two objects and an id', { id: 9, a: {}, b: {} }, { id: 9, name: '', rank: 0 }],
])('Q-223 Q-224 where no id was asked for, the record is %s', (_name, responseBody, expected) => {
  expect(readRecord('thing', thing)(responseBody, 200)).toEqual(expected);
});

test.each([
  ['the record under its key, without an id', { thing: { name: 'A' } }, { id: 1, name: 'A', rank: 0 }],
  [
    'the one of an array with its id',
    { thing: [{ id: 2 }, { id: '1', name: 'A' }] },
    { id: '1', name: 'A', rank: 0 },
  ],
  ['no guess without an id', { data: { name: 'A' } }, unreadable],
  ['no guess with another id', { data: { id: 2 } }, unreadable],
  ['no array of others', { thing: [{ id: 2 }, { id: 3 }] }, unreadable],
])('Q-223 Q-224 where record 1 was asked for, the record is %s', (_name, responseBody, expected) => {
  expect(readRecord('thing', thing, 1)(responseBody, 200)).toEqual(expected);
});

test('Q-220 every promised key has to be present and not blank', () => {
  const signIn = topLevel(['token', 'user_id'], (source) => text(own(source, 'token')));
  expect(signIn({ token: 'abc', user_id: 0 }, 200)).toBe('abc');
  expect([signIn({ token: 'abc' }, 200), signIn({ user_id: 5 }, 200), signIn('abc', 200)]).toEqual(
    Array(3).fill(unreadable),
  );
});

test('Q-225 a call without a documented response succeeds with any response', () => {
  expect(readNothing()).toBeNull();
});

test('no response makes a reader throw', () => {
  const readers = [
    readList('things', thing),
    readRecord('thing', thing, 1),
    topLevel(['token'], thing),
    readNothing,
  ];
  fc.assert(
    fc.property(fc.jsonValue(), fc.integer({ min: 100, max: 599 }), (responseBody, status) => {
      for (const read of readers) expect(() => read(responseBody, status)).not.toThrow();
    }),
    { seed: 1, numRuns: 1000 },
  );
});
