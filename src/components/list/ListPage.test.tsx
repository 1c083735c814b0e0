import { createContext, use, useState, type ReactNode } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import { namesIn, openList, shownRows, TownList, towns, where, type Town } from './ListPage.fixture';
import type { ListColumn } from './columns';
import { listState } from './listQuery';
import { FailureNotices } from '@/components/feedback/InlineError';
import { blankRow, button, catchDownloads } from '@/testing/harness/at';

describe('paging', () => {
  test('LIST-01 LIST-02 CONST-01 a list of 23 has three pages of 10 and pages by First, Previous, Next, Last', async () => {
    const { user, router } = openList();
    expect(screen.getByText('Page 1 of 3')).toBeVisible();
    expect(shownRows()).toHaveLength(10);
    expect(button('First')).toBeDisabled();
    expect(button('Previous')).toBeDisabled();

    await user.click(button('Next'));
    expect(screen.getByText('Page 2 of 3')).toBeVisible();
    expect(shownRows()[0]).toEqual(['11', 'Town 11', 'T011', '3,900', '']);

    await user.click(button('Last'));
    expect(screen.getByText('Page 3 of 3')).toBeVisible();
    expect(shownRows().map(([number]) => number)).toEqual(['21', '22', '23']);
    expect(button('Next')).toBeDisabled();
    expect(button('Last')).toBeDisabled();

    await user.click(button('Previous'));
    expect(screen.getByText('Page 2 of 3')).toBeVisible();
    expect(where(router)).toBe('/towns?page=2');
    await user.click(button('Next'));
    await user.click(button('First'));
    expect(screen.getByText('Page 1 of 3')).toBeVisible();
    expect(where(router)).toBe('/towns');
    await user.click(button('Last'));
    expect(where(router)).toBe('/towns?page=3');
  });

  test('two presses before a render turn two pages', () => {
    const { router } = openList();
    act(() => {
      button('Next').click();
      button('Next').click();
    });
    expect(screen.getByText('Page 3 of 3')).toBeVisible();
    expect(where(router)).toBe('/towns?page=3');
  });

  test.each([
    [['Next', 'Next'], 'Previous'],
    [['Last'], 'Previous'],
    [['Last', 'Previous', 'Previous'], 'Next'],
    [['Last', 'First'], 'Next'],
  ])('after %j the focus is on %s, which leads back by one page', async (presses, expected) => {
    const { user } = openList();
    for (const name of presses) {
      button(name).focus();
      await user.keyboard('{Enter}');
    }
    expect(button(expected)).toHaveFocus();
  });

  test('IAGRP-02 the long footer names the rows shown', async () => {
    const { user } = openList(<TownList footer="rows" />);
    expect(screen.getByText('Page 1 of 3 Showing rows 1 to 10 of 23')).toBeVisible();
    await user.click(button('Last'));
    expect(screen.getByText('Page 3 of 3 Showing rows 21 to 23 of 23')).toBeVisible();
  });

  test('IAGRP-02 LIST-02 an empty list is page 1 of 1', () => {
    openList(<TownList rows={[]} footer="rows" />);
    expect(screen.getByText('Page 1 of 1 Showing rows 0 to 0 of 0')).toBeVisible();
    expect(button('Next')).toBeDisabled();
    expect(button('Last')).toBeDisabled();
  });

  test('a link with a page opens it; a page beyond the end opens the last', () => {
    openList(<TownList />, '/towns?page=99');
    expect(screen.getByText('Page 3 of 3')).toBeVisible();
  });

  test('a link with an invalid page opens the first page', () => {
    openList(<TownList />, '/towns?page=-4&sort=__proto__&order=desc');
    expect(screen.getByText('Page 1 of 3')).toBeVisible();
    expect(shownRows()[0]?.[1]).toBe('Town 1');
  });

  test('a list that is not paged shows all rows', () => {
    openList(<TownList pageSize={Infinity} />);
    expect(shownRows()).toHaveLength(23);
    expect(screen.getByText('Page 1 of 1')).toBeVisible();
  });

  test('rows without ids, or with the same id, are all shown', () => {
    const twins = [
      { id: 1, name: 'A', code: 'a', people: 1 },
      { id: 1, name: 'B', code: 'b', people: 2 },
      { name: 'C', code: 'c', people: 3 } as Town,
    ];
    openList(<TownList rows={twins} />);
    expect(shownRows().map((cells) => cells[1])).toEqual(['A', 'B', 'C']);
  });
});

describe('the table', () => {
  test('has a name, and headers named exactly by their labels', () => {
    openList();
    expect(screen.getByRole('table', { name: 'Towns' })).toBeVisible();
    const heads = screen.getAllByRole('columnheader');
    expect(heads).toHaveLength(5);
    for (const name of ['#', 'Town Name', 'Town Code', 'People', 'Actions']) {
      expect(screen.getByRole('columnheader', { name })).toBeVisible();
    }
    // The headers must not be labels: a form that opens next may have a field of the same name.
    expect(screen.queryByLabelText('Town Name')).not.toBeInTheDocument();
  });

  test('a header sorts ascending, descending, and then restores the order of the server', async () => {
    const { user, router } = openList();
    const head = screen.getByRole('columnheader', { name: 'People' });
    await user.click(button('People'));
    expect(head).toHaveAttribute('aria-sort', 'ascending');
    expect(shownRows()[0]).toEqual(['1', 'Town 23', 'T023', '300', '']);
    expect(where(router)).toBe('/towns?sort=People');
    await user.click(button('People'));
    expect(head).toHaveAttribute('aria-sort', 'descending');
    expect(shownRows()[0]?.[1]).toBe('Town 1');
    expect(where(router)).toBe('/towns?sort=People&order=desc');
    await user.click(button('People'));
    expect(head).not.toHaveAttribute('aria-sort');
    expect(where(router)).toBe('/towns');
  });

  test('texts sort by the numbers in them, and sorting goes to the first page', async () => {
    const { user } = openList(<TownList />, '/towns?page=2');
    await user.click(button('Town Name'));
    expect(screen.getByText('Page 1 of 3')).toBeVisible();
    expect(shownRows().map((cells) => cells[1])).toEqual(towns(10).map(({ name }) => name));
  });

  test('a column that is not sortable has a plain header', () => {
    openList(
      <TownList columns={[{ header: 'Town Name', accessorFn: ({ name }) => name, enableSorting: false }]} />,
    );
    expect(screen.queryByRole('button', { name: 'Town Name' })).not.toBeInTheDocument();
  });

  test('an input in a cell keeps focus while its list is rendered again', async () => {
    const RankContext = createContext<[string, (rank: string) => void]>(['', () => undefined]);
    function RankInput(): ReactNode {
      const [rank, setRank] = use(RankContext);
      return (
        <input aria-label="Rank of Town 1" value={rank} onChange={(event) => setRank(event.target.value)} />
      );
    }
    const columns: ListColumn<Town>[] = [{ header: 'Rank', accessorFn: () => '', cell: RankInput }];
    const oneTown = towns(1);
    function Ranks(): ReactNode {
      return (
        <RankContext value={useState('1')}>
          <TownList rows={oneTown} columns={columns} />
        </RankContext>
      );
    }
    const { user, router } = openList(<Ranks />);
    const input = screen.getByRole('textbox', { name: 'Rank of Town 1' });
    await user.type(input, '25{Enter}');
    await user.dblClick(input);
    expect(input).toHaveFocus();
    expect(input).toHaveValue('125');
    expect(where(router)).toBe('/towns');
  });
});

describe('quick filter', () => {
  test('shows the rows that have every word, in any cell and case, with new row numbers', async () => {
    const { user, router } = openList(<TownList />, '/towns?page=3');
    await user.type(screen.getByRole('searchbox', { name: 'Quick filter' }), 't02 TOWN');
    expect(shownRows().map(([number, name]) => [number, name])).toEqual([
      ['1', 'Town 20'],
      ['2', 'Town 21'],
      ['3', 'Town 22'],
      ['4', 'Town 23'],
    ]);
    expect(screen.getByText('Page 1 of 1')).toBeVisible();
    expect(screen.getByText('4 of 23 rows')).toBeVisible();
    await waitFor(() => expect(namesIn(router)).toBe('filter=t02+TOWN'));
    expect(where(router)).toBe('/towns');
  });

  test('announces once how many rows it has left', async () => {
    const { user } = openList();
    await user.type(screen.getByRole('searchbox'), 'T02');
    await waitFor(() => expect(screen.getByText('4 of 23 rows, page 1 out of 1')).toBeInTheDocument());
    expect(screen.getByText('4 of 23 rows, page 1 out of 1').closest('[aria-live="polite"]')).not.toBeNull();
  });

  test('says when no row is left, and Escape clears it', async () => {
    const { user } = openList();
    await user.type(screen.getByRole('searchbox'), 'nowhere');
    expect(screen.getByText('No row has “nowhere”')).toBeVisible();
    expect(blankRow()).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.getByText('23 rows')).toBeVisible();
  });
});

describe('export', () => {
  const filtered = {
    pathname: '/towns',
    search: '?sort=People',
    state: listState('[null,null]', 'filter=1'),
  };
  let downloads: ReturnType<typeof catchDownloads>;

  beforeEach(() => {
    downloads = catchDownloads();
  });
  afterEach(() => jest.restoreAllMocks());

  test('saves the rows that the filter left, all pages of them, in the order shown', async () => {
    const { user } = openList(<TownList />, filtered);
    await user.click(button('Export CSV (14)'));
    expect(downloads.names).toEqual(['Towns.csv']);
    const lines = (await downloads.files[0]!.text()).replace(/^\uFEFF/, '').split('\r\n');
    expect(lines).toHaveLength(16);
    expect(lines[0]).toBe('Town Name,Town Code,People');
    expect(lines[1]).toBe('Town 21,T021,900');
  });

  test('a second button exports all rows while a filter hides some, in the order of the server', async () => {
    const { user } = openList(<TownList />, filtered);
    await user.click(button('Export all (23)'));
    const lines = (await downloads.files[0]!.text()).split('\r\n');
    expect(lines).toHaveLength(25);
    expect(lines[1]).toBe('Town 1,T001,"6,900"');
    await user.clear(screen.getByRole('searchbox', { name: 'Quick filter' }));
    expect(screen.queryByRole('button', { name: /^Export all/ })).not.toBeInTheDocument();
  });

  test.each([
    ['being loaded', true],
    ['not loaded', false],
  ])('a list that is %s has no number of rows to save, and nothing to save', (_state, isFetching) => {
    const query = { isFetching, isError: !isFetching, refetch: jest.fn() };
    openList(<TownList query={query} loadAllRows={() => Promise.resolve(towns(40))} />);
    expect(button('Export CSV')).toBeDisabled();
    expect(screen.queryByRole('button', { name: /^Export all/ })).toBeNull();
  });

  test('follows the filter while it is still being typed', async () => {
    const { user } = openList();
    await user.type(screen.getByRole('searchbox', { name: 'Quick filter' }), 'T02');
    await user.click(button('Export CSV (4)'));
    expect((await downloads.files[0]!.text()).split('\r\n')).toHaveLength(6);
  });

  test('loads rows that the list does not show, which come last; a failed load is shown', async () => {
    const loadAllRows = jest.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue(towns(40));
    const { user } = openList(<TownList loadAllRows={loadAllRows} />, '/towns?sort=People');
    expect(screen.queryByRole('button', { name: /^Export all/ })).toBeNull();
    await user.click(button('Export CSV (23)'));
    expect(await screen.findByText('Could not load')).toBeVisible();
    await user.click(button('Retry'));
    await waitFor(() => expect(downloads.names).toEqual(['Towns.csv']));
    const lines = (await downloads.files[0]!.text()).split('\r\n');
    expect(lines).toHaveLength(42);
    expect([lines[1], lines[23], lines[24]].map((line) => line?.split(',')[0])).toEqual([
      'Town 23',
      'Town 1',
      'Town 24',
    ]);
  });

  test('where the server lists only some rows, a second button exports them while a filter hides some', async () => {
    const { user } = openList(<TownList loadAllRows={() => Promise.resolve(towns(40))} />, filtered);
    await user.click(button('Export all (23)'));
    await waitFor(() => expect(downloads.names).toEqual(['Towns.csv']));
    expect((await downloads.files[0]!.text()).split('\r\n')).toHaveLength(42);
  });
});

describe('loading and failing', () => {
  test('while loading the table has headers and no rows', () => {
    openList(<TownList query={{ isFetching: true, isError: false, refetch: jest.fn() }} />);
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getAllByRole('columnheader')).toHaveLength(5);
    expect(screen.getAllByRole('row')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Add' })).toBeVisible();
  });

  test('a failed load keeps the headers and offers Retry', async () => {
    const refetch = jest.fn();
    const { user } = openList(<TownList query={{ isFetching: false, isError: true, refetch }} />);
    expect(screen.getByText('Could not load')).toBeVisible();
    expect(screen.getAllByRole('columnheader')).toHaveLength(5);
    expect(blankRow()).toBeVisible();
    await user.click(button('Retry'));
    expect(refetch).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('a failed reload keeps the rows of the list', () => {
    openList(<TownList query={{ data: towns(2), isFetching: false, isError: true, refetch: jest.fn() }} />);
    expect(screen.getByText('Could not load')).toBeVisible();
    expect(shownRows()).toHaveLength(2);
  });

  test('no failure notice is shown where notices are turned off', () => {
    openList(
      <FailureNotices value="none">
        <TownList query={{ isFetching: false, isError: true, refetch: jest.fn() }} />
      </FailureNotices>,
    );
    expect(screen.queryByText('Could not load')).not.toBeInTheDocument();
    expect(blankRow()).toBeVisible();
  });
});
