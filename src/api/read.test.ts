import fc from 'fast-check';
import { done, flag, flagText, id, many, number, one, own, record, text, topLevel, unreadable } from './read';

interface Thing {
  id: string | number;
  name: string;
  rank: number;
}

const thing = record<Thing>({ id, name: text, rank: number });
const hostile = JSON.parse('{"__proto__": {"polluted": true}, "constructor": {"name": "x"}}') as unknown;

test('a record takes the listed keys only and fills what is missing with blanks', () => {
  expect(thing({ id: 7, name: 'A', rank: '3', extra: 'x' })).toEqual({ id: 7, name: 'A', rank: 3 });
  expect(thing(null)).toEqual({ id: '', name: '', rank: 0 });
  expect(thing(hostile)).toEqual({ id: '', name: '', rank: 0 });
  expect(Object.prototype).not.toHaveProperty('polluted');
});

test('CALL-010 a list is the array under its key', () => {
  expect(many('things', thing)({ things: [{ id: 1, name: 'A', rank: 1 }] }, 200)).toEqual([
    { id: 1, name: 'A', rank: 1 },
  ]);
});

test.each([
  ['an empty list', { things: [] }],
  ['null under the key', { things: null }],
  ['an answer with nothing in it', {}],
])('Q-240 %s is no rows', (_name, reply) => {
  expect(many('things', thing)(reply, 200)).toEqual([]);
});

test.each([
  ['no body', undefined],
  ['null', null],
  ['text', 'hello'],
  ['an object of something else', { weather: 'fine' }],
  ['text under the key', { things: 'hello' }],
])(
  '%s where a list was promised is unreadable, so that an outage does not look like no data',
  (_name, reply) => {
    expect(many('things', thing)(reply, 200)).toBe(unreadable);
  },
);

test.each([
  ['another key', { rows: [{ id: 1 }] }],
  ['the answer itself', [{ id: 1 }]],
  ['one object under the key', { things: { id: 1 } }],
])('Q-064 Q-095 a list is read from %s', (_name, reply) => {
  expect(many('things', thing)(reply, 200)).toEqual([{ id: 1, name: '', rank: 0 }]);
});

test('rows that are no objects are left out', () => {
  expect(many('things', thing)({ things: [null, 'x', 3, { id: 1 }] }, 200)).toHaveLength(1);
});

test.each([
  ['an object', { thing: { id: 1, name: 'A' } }],
  ['an array of one', { thing: [{ id: 1, name: 'A' }] }],
  ['the top level', { id: 1, name: 'A' }],
  ['the only object of the answer', { status: 200, data: { id: 1, name: 'A' } }],
])('Q-223 Q-224 one record is read from %s', (_name, reply) => {
  expect(one('thing', thing, 1)(reply, 200)).toEqual({ id: 1, name: 'A', rank: 0 });
});

test.each([
  ['another id', { thing: { id: 2 } }],
  ['an empty array', { thing: [] }],
  ['null', { thing: null }],
  ['something else', { other: { name: 'x' } }],
  ['nothing', undefined],
])('%s where record 1 was asked for is refused', (_name, reply) => {
  expect(one('thing', thing, 1)(reply, 200)).toBe(unreadable);
});

test('an id is the same as number or text', () => {
  expect(one('thing', thing, 1)({ thing: { id: '1' } }, 200)).toEqual({ id: '1', name: '', rank: 0 });
});

test('Q-220 a sign-in without its token is unreadable', () => {
  const signIn = topLevel(['token'], (source) => text(own(source, 'token')));
  expect(signIn({ token: 'abc' }, 200)).toBe('abc');
  expect(signIn({ message: 'no' }, 200)).toBe(unreadable);
  expect(signIn({ token: '' }, 200)).toBe(unreadable);
});

test.each([
  [1, 1],
  ['1', 1],
  [true, 1],
  ['true', 1],
  [0, 0],
  ['0', 0],
  [null, 0],
  ['yes', 0],
])('AGRP-11 the flag %p reads as %p', (value, expected) => {
  expect(flag(value)).toBe(expected);
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

test('readers are total: no answer makes them throw', () => {
  const readers = [many('things', thing), one('thing', thing, 1), topLevel(['token'], thing), done];
  fc.assert(
    fc.property(fc.jsonValue(), fc.integer({ min: 100, max: 599 }), (reply, status) => {
      for (const read of readers) expect(() => read(reply, status)).not.toThrow();
    }),
    { seed: 1, numRuns: 1000 },
  );
});
