import {
  bestFirst,
  filterShowing,
  filtersForWord,
  missedByServer,
  phoneWords,
  searchText,
  queryReadings,
  rankOf,
  rankOfQuery,
  searchWords,
  wordsForServer,
} from './search';

test.each([
  ['  Benedetti   NY ', 'benedetti ny'],
  ['Núñez', 'nunez'],
  ['HO-2026-0017', 'ho-2026-0017'],
  ['', ''],
])('%p is compared as %p', (text, plain) => {
  expect(searchText(text)).toBe(plain);
});

test.each([
  ['', []],
  ['   ', []],
  ['ny', ['ny']],
  [' Benedetti  ny', ['Benedetti', 'ny']],
  ['Núñez', ['Núñez']],
  ['ny NY ny', ['ny']],
  ['Benedetti, Rosa', ['Benedetti', 'Rosa']],
  ['Benedetti,Rosa', ['Benedetti', 'Rosa']],
  ['Kim, Jr.', ['Kim', 'Jr']],
  ['山田，太郎', ['山田', '太郎']],
  ['1,250.50', ['1,250.50']],
  ['\u200eRosa\u200b', ['Rosa']],
  [' , ', []],
])('the words of %p are %p', (query, words) => {
  expect(searchWords(query)).toEqual(words);
});

test.each([
  ['a whole field', ['4711'], 0],
  ['the start of a field', ['47'], 1],
  ['the start of a word in a field', ['york'], 2],
  ['the middle of a word', ['nedet'], 3],
  ['two words in two fields', ['benedetti', 'york'], 2],
  ['two parts of one field', ['new', 'yor'], 3],
  ['no word at all', [], 0],
  ['a word that is nowhere', ['zurich'], undefined],
  ['one word of two', ['benedetti', 'zurich'], undefined],
])('%s', (_, words, rank) => {
  expect(rankOf(['4711', 'ada', 'benedetti', 'new york'], words)).toBe(rank);
});

test.each([
  ['+44 (0)20 7946 0958', ['442079460958']],
  ['020 7946 0958', ['2079460958']],
  ['Benedetti, (312) 555-0118', ['benedetti', '3125550118']],
  ['2026-0043', ['20260043']],
  ['POL-2026-0043', undefined],
  ['10/2025', undefined],
  ['312-555-0118 / 212-555-0199', undefined],
  ['9'.repeat(200), ['9'.repeat(200)]],
])('in %j the phone number is read as %j', (query, words) => {
  expect(phoneWords(query)).toEqual(words);
});

test.each(['IŞIK', 'ışık', 'Işık', 'isik'])('%s finds the Turkish name', (query) => {
  expect(rankOfQuery([searchText('Işık')], queryReadings(query))).toBe(0);
});

test('the best field counts', () => {
  expect(rankOf(['mario', 'rio'], ['rio'])).toBe(0);
});

test('the best come first, and equal ones stay in their order', () => {
  expect(
    bestFirst([
      ['c', 2],
      ['a', 0],
      ['d', 2],
      ['b', 1],
    ]),
  ).toEqual(['a', 'b', 'c', 'd']);
});

test.each([
  [
    ['benedetti', 'ny'],
    ['benedetti', 'ny'],
  ],
  [
    ['li', 'a', 'salt', 'lake', 'city', 'utah'],
    ['salt', 'lake', 'city', 'utah'],
  ],
  [
    ['lee', 'salt', 'lake', 'city'],
    ['salt', 'lake', 'city', 'lee'],
  ],
  [['a'], []],
  [['li'], ['li']],
  [[], []],
])('of %p the server is asked for %p', (words, asked) => {
  expect(wordsForServer(words)).toEqual(asked);
});

test.each([
  ['4711', [{ unique_id: '4711' }]],
  ['ho-2026-0017', [{ unique_id: 'ho-2026-0017' }]],
  ['benedetti', [{ lastname: 'benedetti' }, { firstname: 'benedetti' }]],
  ['O’Neil', ['O’Neil', "o'neil"].flatMap((text) => [{ lastname: text }, { firstname: text }])],
  ['Benedetti', [{ lastname: 'Benedetti' }, { firstname: 'Benedetti' }]],
])('%p is asked for by %p', (word, filters) => {
  expect(filtersForWord(word)).toEqual(filters);
});

describe('the filter of the list that shows all that was found', () => {
  interface Row {
    readonly first: string;
    readonly last: string;
    readonly city: string;
  }
  const ada = { first: 'Ada', last: 'Benedetti', city: 'Albany' };
  const rosa = { first: 'Rosa', last: 'Benedetti', city: 'Boston' };
  const benedetti = { first: 'Benedetti', last: 'Ada', city: 'Albany' };
  const shown = {
    columns: { lastname: ({ last }: Row) => last, firstname: ({ first }: Row) => first },
    cells: ({ first, last }: Row) => [first, last],
  };

  test.each<[string, readonly Row[], readonly string[], object, string]>([
    ['one column', [ada, rosa], ['benedetti'], { lastname: 'benedetti' }, ''],
    ['two columns', [ada], ['ada', 'benedetti'], { firstname: 'ada', lastname: 'benedetti' }, ''],
    ['different columns', [ada, benedetti], ['benedetti'], {}, 'benedetti'],
    ['a column that is taken', [ada], ['bene', 'detti'], { lastname: 'bene' }, 'detti'],
    ['what no cell shows', [ada], ['albany'], {}, ''],
    ['what only some rows show', [ada, rosa], ['ada'], {}, ''],
  ])('%s', (_, rows, words, columnFilters, filter) => {
    expect(filterShowing(rows, words, shown)).toEqual({ columnFilters, filter });
  });

  test('a column is filtered in the stored spelling, because a server may compare literally', () => {
    const columns = { lastname: ({ name }: { name: string }) => name };
    const filter = (...names: string[]) =>
      filterShowing(
        names.map((name) => ({ name })),
        ['fernandez'],
        { columns, cells: () => [] },
      ).columnFilters;
    expect(filter('Fernández', 'de Fernández')).toEqual({ lastname: 'Fernández' });
    expect(filter('Fernandez')).toEqual({ lastname: 'fernandez' });
    expect(filter('Fernández', 'Fernandez')).toEqual({});
  });

  test('a list without filters in its columns has its quick filter', () => {
    expect(filterShowing([ada], ['ada', 'albany'], { cells: shown.cells })).toEqual({
      columnFilters: {},
      filter: 'ada',
    });
  });
});

test.each([
  ['fernandez', true],
  ['Fernández', false],
  ['FERNÁNDEZ', false],
  ['maria fernandez', false],
  ['(312) 555-0118', true],
  ['m fernandez', true],
])('whether the server misses the records of Maria Fernández for %p: %p', (query, isMissed) => {
  expect(missedByServer(searchWords(query))({ firstname: 'Maria', lastname: 'Fernández' })).toBe(isMissed);
});
