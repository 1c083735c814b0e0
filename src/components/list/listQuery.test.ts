import fc from 'fast-check';
import { readListQuery, splitListQuery, writeListQuery, type ListQuery } from './listQuery';

const keys = ['firstname', 'state_name', '__proto__'];

const query: fc.Arbitrary<ListQuery> = fc.record({
  page: fc.integer({ min: 1, max: 10_000 }),
  sort: fc.option(fc.record({ id: fc.string({ minLength: 1 }), desc: fc.boolean() })),
  filter: fc.string(),
  columnFilters: fc
    .uniqueArray(fc.constantFrom(...keys))
    .chain((some) => fc.tuple(...some.map((key) => fc.tuple(fc.constant(key), fc.string({ minLength: 1 })))))
    .map((entries) => Object.fromEntries(entries)),
});

test('a query that is written to the URL is read again, and other parameters stay', () => {
  fc.assert(
    fc.property(query, (value) => {
      const search = writeListQuery('?scenario=large&page=7', value);
      expect(readListQuery(search, keys)).toEqual(value);
      expect(new URLSearchParams(search).get('scenario')).toBe('large');
      expect(writeListQuery(search, value)).toBe(search);
    }),
    { seed: 1, numRuns: 1000 },
  );
});

test('filters that may hold a person’s name are not in the URL, and both halves together are the whole query', () => {
  fc.assert(
    fc.property(query, (value) => {
      const { search, names } = splitListQuery(writeListQuery('?scenario=large', value));
      const address = new URLSearchParams(search);
      for (const key of ['filter', 'filter.firstname', 'filter.lastname'])
        expect(address.has(key)).toBe(false);
      expect(address.get('scenario')).toBe('large');
      expect(readListQuery(`${search || '?'}&${names}`, keys)).toEqual(value);
    }),
    { seed: 2, numRuns: 1000 },
  );
});

test('the default query writes nothing', () => {
  expect(writeListQuery('', readListQuery(''))).toBe('');
});

test.each([
  '?page=0',
  '?page=-1',
  '?page=1.5',
  '?page=NaN',
  '?page=1e999',
  '?page=<b>',
  '?page=',
  '?order=desc',
])('%s is a first visit', (search) => {
  expect(readListQuery(search)).toEqual(readListQuery(''));
});

test('a filter that the list does not have is not read', () => {
  expect(readListQuery('?filter.evil=1&filter.firstname=Ann', keys).columnFilters).toEqual({
    firstname: 'Ann',
  });
});

test('reading the key __proto__ changes no prototype', () => {
  readListQuery('?filter.__proto__=polluted', keys);
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  expect(({} as Record<string, unknown>)['0']).toBeUndefined();
});
