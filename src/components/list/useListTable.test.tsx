import { useState, type ReactNode } from 'react';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { byDate } from './byDate';
import { byNumber, type ListColumn } from './columns';
import { openList, shownRows, TownList, towns, where, type Town } from './ListPage.fixture';
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
])('texts sort naturally: %s', (_rule, unsorted, sorted) => {
  const rows = unsorted.map((name, index) => town(name, index));
  expect(namesShown(rows, 'Name')).toEqual(sorted);
});

test('blanks are last also in descending order', () => {
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

const byNote = { id: 'Note', desc: false };

test('a list with an order of its own keeps it while the column of that order is hidden', () => {
  const rows = [town('b', 1, '2'), town('a', 2, '1')];
  openList(<TownList rows={rows} columns={columns} defaultSort={byNote} />);
  expect(shownRows().map(([, name]) => name)).toEqual(['a', 'b']);
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

test.each(['(312) 555-0118', '312-555-0118', '3125550118', '+1 312 555 0118', '555-0118'])(
  'the quick filter %j finds a phone number in any format',
  (filter) => {
    for (const name of ['13125550118', '+1 (312) 555-0118', '312.555.0118'])
      expect(namesShown([town('other', 8), town(name)], '', filter)).toEqual([name]);
  },
);

test('words of digits are still found in several cells', () => {
  expect(namesShown([town('other', 8), town('60614 3125')], '', '3125 60614')).toEqual(['60614 3125']);
});

test.each(['e$', 'note'])('the quick filter %j finds no text over two cells or in a hidden one', (filter) => {
  namesShown([town('the', 7)], '', filter);
  expect(screen.getByText(`No row has “${filter}”`)).toBeVisible();
});

test('after the only row of the last page was removed, the page before it is shown', async () => {
  function Shrinking(): ReactNode {
    const [count, setCount] = useState(21);
    return <TownList rows={towns(count)} action={<button onClick={() => setCount(20)}>Remove</button>} />;
  }
  const { user } = openList(<Shrinking />, '/towns?page=3');
  expect(shownRows().map(([, name]) => name)).toEqual(['Town 21']);
  await user.click(screen.getByText('Remove'));
  expect(screen.getByText('Page 2 of 2')).toBeVisible();
  expect(shownRows()).toHaveLength(10);
});

test('Page Down on the last page stays there', async () => {
  const { user, router } = openList(<TownList />, '/towns?page=3');
  screen.getAllByRole('row')[1]?.focus();
  await user.keyboard('{PageDown}');
  expect(where(router)).toBe('/towns?page=3');
  expect(screen.getByText('Page 3 of 3')).toBeVisible();
});

test('a column that is hidden while the list is filtered is not searched any more', async () => {
  const { user } = openList(<TownList />, {
    pathname: '/towns',
    state: listState('[null,null]', 'filter=T002'),
  });
  expect(shownRows().map(([, name]) => name)).toEqual(['Town 2']);
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  const dialog = await screen.findByRole('dialog', { name: 'Columns and views' });
  await user.click(within(dialog).getByRole('checkbox', { name: 'Town Code' }));
  expect(screen.getByText('No row has “T002”')).toBeVisible();
});

test('only the main button of the mouse resizes a column', () => {
  localStorage.clear();
  openList();
  const edge = within(screen.getByRole('columnheader', { name: 'Town Name' })).getByRole('presentation');
  fireEvent.mouseDown(edge, { button: 2, clientX: 100 });
  fireEvent.mouseMove(document, { clientX: 300 });
  expect(localStorage.getItem('portal_preferences')).toBeNull();
  fireEvent.mouseDown(edge, { button: 0, clientX: 100 });
  fireEvent.mouseMove(document, { clientX: 300 });
  fireEvent.mouseUp(document, { clientX: 300 });
  expect(localStorage.getItem('portal_preferences')).toContain('"columnSizing":{"Town Name":240}');
});
