import { cleanup, screen } from '@testing-library/react';
import { byDate } from './byDate';
import { byNumber, type ListColumn } from './columns';
import { openList, shownRows, TownList, type Town } from './ListPage.fixture';
import { listState } from './listQuery';

const columns: readonly ListColumn<Town>[] = [
  { header: 'Name', accessorFn: ({ name }) => name },
  {
    header: 'Amount',
    accessorFn: ({ people }) => (Number.isNaN(people) ? '' : `$${String(people)}`),
    sortFn: byNumber(({ people }) => people),
  },
  { header: 'Since', accessorFn: ({ code }) => code, sortFn: byDate(({ code }) => code) },
  { header: 'Note', accessorFn: ({ code }) => `note ${code}`, meta: { isOptional: true } },
];

function town(name: string, people = 7, code = '2026-01-31'): Town {
  return { id: name.length + people, name, people, code };
}

/** The names in a list of these towns, with a sort in the URL and a quick filter in the history entry. */
function namesShown(rows: readonly Town[], sort: string, filter = ''): (string | undefined)[] {
  cleanup();
  openList(<TownList rows={rows} columns={columns} pageSize={Infinity} />, {
    pathname: '/towns',
    search: sort && `?sort=${sort}`,
    state: listState('[null,null]', filter && `filter=${encodeURIComponent(filter)}`),
  });
  return shownRows().map(([, name]) => name);
}

test.each([
  ['numbers in texts', ['Zone 10', 'Zone 9'], ['Zone 9', 'Zone 10']],
  ['neither case nor accents count', ['beta', 'Álpha', 'Alpine'], ['Álpha', 'Alpine', 'beta']],
  ['blanks are last', ['', 'b', 'a'], ['a', 'b', '']],
])('texts sort as people read them: %s', (_rule, given, sorted) => {
  const rows = given.map((name, index) => town(name, index));
  expect(namesShown(rows, 'Name')).toEqual(sorted);
});

test('downwards, blanks are last, too', () => {
  expect(namesShown([town(''), town('a'), town('bb')], 'Name&order=desc')).toEqual(['bb', 'a', '']);
});

test('numbers and dates sort by their value, equal ones as the server sent them', () => {
  const rows = [
    town('first', 1000, '2026-02-01'),
    town('second', 90, '2025-12-31T23:00:00'),
    town('third', 90, '2025-12-31T08:30:00'),
    town('none', NaN, ''),
  ];
  expect(namesShown(rows, 'Amount')).toEqual(['second', 'third', 'first', 'none']);
  expect(namesShown(rows, 'Amount&order=desc')).toEqual(['first', 'second', 'third', 'none']);
  expect(namesShown(rows, 'Since')).toEqual(['third', 'second', 'first', 'none']);
});

test.each(['toString', 'Note'])('a sort by %s, which the list does not show, leaves the order', (sort) => {
  expect(namesShown([town('b', 1, '2'), town('a', 2, '1')], sort)).toEqual(['b', 'a']);
});

test.each([
  ['jose', 'José'],
  ['JOSÉ', 'Jose'],
  ['O’Hara', "O'Hara"],
  ["o'hara", 'O‘Hara'],
  ['lodz', 'Łódź'],
  ['smith-jones', 'Smith‑Jones'],
  ['muller', 'Mül\u00adler'],
  ['smith\u200b', 'Smith'],
  [' $7  smi ', 'Smith'],
])('the quick filter %j finds %j', (filter, name) => {
  expect(namesShown([town('other', 8), town(name)], '', filter)).toEqual([name]);
});

test.each(['e$', 'note'])('the quick filter %j finds no text over two cells or in a hidden one', (filter) => {
  namesShown([town('the', 7)], '', filter);
  expect(screen.getByText(`No row has “${filter}”`)).toBeVisible();
});
