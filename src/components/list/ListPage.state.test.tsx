import { useState, type ReactNode } from 'react';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import type { ListColumn } from './columns';
import { namesIn, openList, townColumns, TownList, towns, where, type Town } from './ListPage.fixture';
import { listState } from './listQuery';
import { sessionStarted } from '@/session/sessionSlice';
import { userChanged } from '@/session/userChanged';
import { tokenUntil } from '@/testing/builders/tokens';
import { useColumnFilters } from './useListState';
import { button, getRow } from '@/testing/harness/at';

/** The column filters that a screen sends. */
function asked(): unknown {
  return JSON.parse(screen.getByRole('status', { name: 'Asked' }).textContent);
}

describe('coming back', () => {
  test('from a form restores page, order and filter, and focuses the row', async () => {
    const { user, router } = openList();
    await user.type(screen.getByRole('searchbox'), 'T');
    await user.click(button('People'));
    await user.click(button('Next'));
    await user.dblClick(screen.getByText('Town 11'));
    expect(screen.getByRole('heading', { name: 'Edit' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'back' }));
    expect(await screen.findByText('Page 2 of 3')).toBeVisible();
    expect(getRow('Town 11')).toHaveFocus();
    expect(screen.getByRole('searchbox')).toHaveValue('T');
    expect(screen.getByRole('columnheader', { name: 'People' })).toHaveAttribute('aria-sort', 'ascending');
    await waitFor(() => expect(where(router)).toBe('/towns?sort=People&page=2'));
    expect(namesIn(router)).toBe('filter=T');
  });

  test('focuses the row also when the rows load after the heading', async () => {
    let arrive = (): void => undefined;
    function Late(): ReactNode {
      const [data, setData] = useState<Town[]>();
      arrive = () => setData(towns(23));
      return <TownList query={{ data, isFetching: !data, isError: false, refetch: jest.fn() }} />;
    }
    const { user } = openList(<Late />);
    act(() => arrive());
    await user.dblClick(screen.getByText('Town 6'));
    await user.click(screen.getByRole('link', { name: 'back' }));
    expect(screen.getByRole('heading', { name: 'Towns' })).toHaveFocus();
    act(() => arrive());
    expect(getRow('Town 6')).toHaveFocus();
  });

  test('from a link in a row focuses that row', async () => {
    const linked: ListColumn<Town>[] = [
      ...townColumns,
      {
        header: 'List',
        accessorFn: () => 'List',
        cell: ({
          row: {
            original: { id },
          },
        }) => <Link to={`/view/${String(id)}`}>List {id}</Link>,
      },
    ];
    const { user } = openList(<TownList columns={linked} />);
    await user.click(screen.getByRole('link', { name: 'List 4' }));
    await user.click(screen.getByRole('link', { name: 'back' }));
    expect(getRow('Town 4')).toHaveFocus();
  });

  test('a filter that is typed just before leaving does not cancel the navigation while the next screen is loading', async () => {
    jest.useFakeTimers();
    const { router, arrive } = openList();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'T' } });
    act(() => void router.navigate('/late'));
    act(() => jest.advanceTimersByTime(1_000));
    jest.useRealTimers();
    await act(async () => {
      arrive();
      await Promise.resolve();
    });
    expect(await screen.findByRole('heading', { name: 'Late' })).toBeVisible();
  });

  test('a filter that is typed just before leaving is not written to the URL of a screen that is still rendering', async () => {
    jest.useFakeTimers();
    const { router } = openList();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'T' } });
    await act(() => router.navigate('/suspended'));
    expect(screen.getByRole('heading', { name: 'Towns' })).toBeVisible();
    act(() => jest.advanceTimersByTime(1_000));
    expect(where(router)).toBe('/suspended');
    jest.useRealTimers();
  });

  test('turning the page while the next screen is loading or rendering does not cancel the navigation', async () => {
    const { router, arrive } = openList();
    act(() => void router.navigate('/late'));
    fireEvent.click(button('Next'));
    await act(async () => {
      arrive();
      await Promise.resolve();
    });
    expect(await screen.findByRole('heading', { name: 'Late' })).toBeVisible();
    cleanup();

    const { router: next } = openList();
    await act(() => next.navigate('/suspended'));
    fireEvent.click(button('Next'));
    expect(where(next)).toBe('/suspended');
  });

  test('turning the page before the typing pauses keeps the typed text and the new page', () => {
    jest.useFakeTimers();
    const { router } = openList();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'T' } });
    fireEvent.click(button('Next'));
    expect(where(router)).toBe('/towns?page=2');
    expect(namesIn(router)).toBe('filter=T');
    act(() => jest.advanceTimersByTime(1_000));
    expect(screen.getByText('Page 2 of 3')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('T');
    jest.useRealTimers();
  });

  test('the text is written when the typing pauses, and not before', () => {
    jest.useFakeTimers();
    const { router } = openList();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'T' } });
    act(() => jest.advanceTimersByTime(249));
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'T1' } });
    act(() => jest.advanceTimersByTime(249));
    expect(namesIn(router)).toBeUndefined();
    act(() => jest.advanceTimersByTime(1));
    expect(namesIn(router)).toBe('filter=T1');
    jest.useRealTimers();
  });

  test('Back from a form restores the list from its URL', async () => {
    const { user, router } = openList();
    await user.click(button('Next'));
    await waitFor(() => expect(where(router)).toBe('/towns?page=2'));
    await user.click(screen.getByRole('link', { name: 'Add' }));
    await act(() => router.navigate(-1));
    expect(screen.getByText('Page 2 of 3')).toBeVisible();
  });

  test('its own menu link, pressed on the list, resets the query', async () => {
    const { router } = openList(<TownList />, {
      pathname: '/towns',
      search: '?page=2',
      state: listState('[null,null]', 'filter=town'),
    });
    expect(screen.getByText('Page 2 of 3')).toBeVisible();
    await act(() => router.navigate('/towns'));
    expect(screen.getByText('Page 1 of 3')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  test('a list whose state was reset, as on logout, starts with the default query', async () => {
    const { user, store } = openList();
    await user.click(button('Next'));
    await user.click(screen.getByRole('link', { name: 'Add' }));
    store.dispatch(userChanged(''));
    await user.click(screen.getByRole('link', { name: 'back' }));
    expect(screen.getByText('Page 1 of 3')).toBeVisible();
  });
});

describe('filters in the headers', () => {
  const filtered: ListColumn<Town>[] = [
    { header: 'Town Name', accessorFn: ({ name }) => name, meta: { filterKey: 'name' } },
    { header: 'Town Code', accessorFn: ({ code }) => code, meta: { filterKey: 'code' } },
    { header: 'Status', accessorFn: () => 'Town' },
  ];

  function Filtered(): ReactNode {
    return (
      <>
        <TownList columns={filtered} />
        <output aria-label="Asked">{JSON.stringify(useColumnFilters(['name', 'code']))}</output>
      </>
    );
  }

  test('QLIST-04 a header becomes a text box named after its column; Escape turns it back', async () => {
    const { user } = openList(<Filtered />);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(button('Town Name'));
    expect(screen.getByRole('textbox', { name: 'Town Name' })).toHaveFocus();
    expect(screen.getByRole('columnheader', { name: 'Town Name' })).toBeVisible();
    await user.keyboard('abc{Escape}');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(button('Town Name')).toHaveFocus();
    await user.click(button('Town Name'));
    expect(screen.getByRole('textbox', { name: 'Town Name' })).toHaveValue('');
  });

  test('QLIST-05 Filter sends the texts of the boxes, without the empty ones, and goes to the first page', async () => {
    const { user } = openList(<Filtered />, '/towns?page=2');
    await user.click(button('Town Name'));
    await user.keyboard(' Ann ');
    await user.click(button('Town Code'));
    expect(asked()).toEqual({});
    await user.click(button('Filter'));
    expect(asked()).toEqual({ name: 'Ann' });
    expect(screen.getByText('Page 1 of 3')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Town Name' })).toHaveValue('Ann');
  });

  test('Enter in a box sends too; closing a box with an applied filter sends the rest; all can be cleared together', async () => {
    const { user } = openList(<Filtered />);
    await user.click(button('Town Name'));
    await user.keyboard('Ann');
    await user.click(button('Town Code'));
    await user.keyboard('T1{Enter}');
    expect(asked()).toEqual({ name: 'Ann', code: 'T1' });
    await user.keyboard('{Escape}');
    expect(asked()).toEqual({ name: 'Ann' });
    await user.click(button('Clear filters'));
    expect(asked()).toEqual({});
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  test('Enter in an empty box gives the focus to the header, which is a button again', async () => {
    const { user } = openList(<Filtered />);
    await user.click(button('Town Name'));
    await user.keyboard('{Enter}');
    expect(button('Town Name')).toHaveFocus();
  });

  test('a column whose text never changes has no filter', () => {
    openList(<Filtered />);
    expect(screen.getByRole('columnheader', { name: 'Status' })).toBeVisible();
  });

  test('the filters are in the URL, and the first render after coming back has them', async () => {
    const rendered: unknown[] = [];
    function Recorded(): ReactNode {
      rendered.push(useColumnFilters(['name', 'code']));
      return <TownList columns={filtered} />;
    }
    const { user, router } = openList(<Recorded />, '/towns?filter.name=Oslo&filter.evil=1');
    expect(rendered[0]).toEqual({ name: 'Oslo' });
    await user.click(button('Town Code'));
    await user.keyboard('T1{Enter}');
    expect(rendered.at(-1)).toEqual({ name: 'Oslo', code: 'T1' });
    await waitFor(() => expect(where(router)).toBe('/towns?filter.name=Oslo&filter.code=T1'));
    await user.dblClick(screen.getByText('Town 1'));
    rendered.length = 0;
    await user.click(screen.getByRole('link', { name: 'back' }));
    expect(rendered[0]).toEqual({ name: 'Oslo', code: 'T1' });
  });
});

describe('filters that may hold a person’s name', () => {
  const people: ListColumn<Town>[] = [
    { header: 'First Name', accessorFn: ({ name }) => name, meta: { filterKey: 'firstname' } },
    { header: 'Last Name', accessorFn: ({ name }) => name, meta: { filterKey: 'lastname' } },
    { header: 'State', accessorFn: ({ code }) => code, meta: { filterKey: 'state_name' } },
  ];
  const keys = ['firstname', 'lastname', 'state_name'];

  function People(): ReactNode {
    return (
      <>
        <TownList columns={people} />
        <output aria-label="Asked">{JSON.stringify(useColumnFilters(keys))}</output>
      </>
    );
  }

  test('are not in the URL; the other filters are', async () => {
    const { user, router } = openList(<People />);
    await user.click(button('First Name'));
    await user.keyboard('Ann');
    await user.click(button('Last Name'));
    await user.keyboard('Smith');
    await user.click(button('State'));
    await user.keyboard('Utah{Enter}');
    await waitFor(() => expect(where(router)).toBe('/towns?filter.state_name=Utah'));
    expect(namesIn(router)).toBe('filter.firstname=Ann&filter.lastname=Smith');
    expect(asked()).toEqual({ firstname: 'Ann', lastname: 'Smith', state_name: 'Utah' });
    await user.click(button('Clear filters'));
    await waitFor(() => expect(where(router)).toBe('/towns'));
    expect(namesIn(router)).toBe('');
  });

  test('are there again after a reload', async () => {
    const { user, router } = openList(<People />);
    await user.click(button('First Name'));
    await user.keyboard('Ann{Enter}');
    await user.type(screen.getByRole('searchbox'), 'Town');
    await waitFor(() => expect(namesIn(router)).toBe('filter=Town&filter.firstname=Ann'));
    const { location } = router.state;
    cleanup();
    openList(<People />, location);
    expect(screen.getByRole('searchbox')).toHaveValue('Town');
    expect(asked()).toEqual({ firstname: 'Ann' });
  });

  test('are restored by Back and Forward', async () => {
    const { user, router } = openList();
    await user.type(screen.getByRole('searchbox'), 'Town 1');
    await waitFor(() => expect(namesIn(router)).toBe('filter=Town+1'));
    await act(() => router.navigate('/towns'));
    expect(screen.getByRole('searchbox')).toHaveValue('');
    await act(() => router.navigate(-1));
    expect(screen.getByRole('searchbox')).toHaveValue('Town 1');
    await act(() => router.navigate(1));
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  test('in a URL are not read, and are removed from it', async () => {
    const { router } = openList(
      <People />,
      '/towns?page=2&filter=town&filter.firstname=Ann&filter.state_name=Utah',
    );
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(asked()).toEqual({ state_name: 'Utah' });
    await waitFor(() => expect(where(router)).toBe('/towns?page=2&filter.state_name=Utah'));
    expect(namesIn(router)).toBe('');
    expect(screen.getByText('Page 2 of 3')).toBeVisible();
  });

  test('do not change other values in the state of the history entry', async () => {
    const { user, router } = openList(<TownList />, { pathname: '/towns', state: { imported: 7 } });
    await user.type(screen.getByRole('searchbox'), 'T');
    await waitFor(() => expect(namesIn(router)).toBe('filter=T'));
    expect(router.state.location.state).toMatchObject({ imported: 7 });
  });

  test('are not shown to the next user who comes back to the entry', async () => {
    const { user, router, store } = openList();
    const signIn = (userId: number): void => {
      const session = { token: tokenUntil(), userId, clientId: 7, loginType: '1', clientType: '' };
      act(() => void store.dispatch(sessionStarted({ area: 'admin', session })));
    };
    signIn(3);
    await user.type(screen.getByRole('searchbox'), 'Smith');
    await waitFor(() => expect(namesIn(router)).toBe('filter=Smith'));
    await act(() => router.navigate('/add'));
    signIn(5);
    await act(() => router.navigate(-1));
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  test.each([null, 7, 'Ann', { list: null }, { list: 'filter=Ann' }, { list: 'another?filter=Ann' }])(
    'are none where the history entry has %j',
    (state) => {
      openList(<TownList />, { pathname: '/towns', state });
      expect(screen.getByRole('searchbox')).toHaveValue('');
    },
  );
});
