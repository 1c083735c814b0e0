import { useState, type ReactNode } from 'react';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import type { Column } from './columns';
import { button, openList, rowOf, townColumns, TownList, towns, where, type Town } from './ListPage.fixture';
import { forgetLists, useListState } from './listState';

beforeEach(forgetLists);

describe('coming back', () => {
  test('from a form, a list stands as it was left: page, order, filter, and focus on the row', async () => {
    const { user, router } = openList();
    await user.type(screen.getByRole('searchbox'), 'T');
    await user.click(button('People'));
    await user.click(button('Next'));
    await user.dblClick(screen.getByText('Town 11'));
    expect(screen.getByRole('heading', { name: 'Edit' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'back' }));
    expect(await screen.findByText('Page 2 of 3')).toBeVisible();
    expect(rowOf('Town 11')).toHaveFocus();
    expect(screen.getByRole('searchbox')).toHaveValue('T');
    expect(screen.getByRole('columnheader', { name: 'People' })).toHaveAttribute('aria-sort', 'ascending');
    await waitFor(() => expect(where(router)).toBe('/towns?page=2&sort=People&filter=T'));
  });

  test('the row is focused when the list comes after the heading', async () => {
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
    expect(rowOf('Town 6')).toHaveFocus();
  });

  test('a link in a row is remembered as its row', async () => {
    const linked: Column<Town>[] = [
      ...townColumns,
      {
        label: 'List',
        text: () => 'List',
        cell: ({ id }) => <Link to={`/view/${String(id)}`}>List {id}</Link>,
      },
    ];
    const { user } = openList(<TownList columns={linked} />);
    await user.click(screen.getByRole('link', { name: 'List 4' }));
    await user.click(screen.getByRole('link', { name: 'back' }));
    expect(rowOf('Town 4')).toHaveFocus();
  });

  test('a filter typed just before leaving does not hold the user back while the next screen is fetched', async () => {
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

  test('a filter typed just before leaving is not written to the address of a screen that takes its time to draw', async () => {
    jest.useFakeTimers();
    const { router } = openList();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'T' } });
    await act(() => router.navigate('/undrawn'));
    expect(screen.getByRole('heading', { name: 'Towns' })).toBeVisible();
    act(() => jest.advanceTimersByTime(1_000));
    expect(where(router)).toBe('/undrawn');
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

  test('its own menu link, pressed on the list, starts afresh', async () => {
    const { router } = openList(<TownList />, '/towns?page=2&filter=town');
    expect(screen.getByText('Page 2 of 3')).toBeVisible();
    await act(() => router.navigate('/towns'));
    expect(screen.getByText('Page 1 of 3')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  test('a list that was forgotten, as on logout, starts afresh', async () => {
    const { user } = openList();
    await user.click(button('Next'));
    await user.click(screen.getByRole('link', { name: 'Add' }));
    forgetLists();
    await user.click(screen.getByRole('link', { name: 'back' }));
    expect(screen.getByText('Page 1 of 3')).toBeVisible();
  });
});

describe('filters in the heads', () => {
  const filtered: Column<Town>[] = [
    { label: 'Town Name', text: ({ name }) => name, filter: 'name' },
    { label: 'Town Code', text: ({ code }) => code, filter: 'code' },
    { label: 'Status', text: () => 'Town' },
  ];

  test('QLIST-04 a head becomes a text box named after its column; Escape turns it back', async () => {
    const { user } = openList(<TownList columns={filtered} onFilter={jest.fn()} />);
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

  test('QLIST-05 Filter sends what the boxes hold, without the empty ones, and goes to the first page', async () => {
    const onFilter = jest.fn();
    const { user } = openList(<TownList columns={filtered} onFilter={onFilter} />, '/towns?page=2');
    await user.click(button('Town Name'));
    await user.keyboard(' Ann ');
    await user.click(button('Town Code'));
    expect(onFilter).not.toHaveBeenCalled();
    await user.click(button('Filter'));
    expect(onFilter.mock.calls).toEqual([[{ name: 'Ann' }]]);
    expect(screen.getByText('Page 1 of 3')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Town Name' })).toHaveValue('Ann');
  });

  test('Enter in a box sends too; closing a box in force sends the rest; all can be cleared at once', async () => {
    const onFilter = jest.fn();
    const { user } = openList(<TownList columns={filtered} onFilter={onFilter} />);
    await user.click(button('Town Name'));
    await user.keyboard('Ann');
    await user.click(button('Town Code'));
    await user.keyboard('T1{Enter}');
    expect(onFilter).toHaveBeenLastCalledWith({ name: 'Ann', code: 'T1' });
    await user.keyboard('{Escape}');
    expect(onFilter).toHaveBeenLastCalledWith({ name: 'Ann' });
    await user.click(button('Clear filters'));
    expect(onFilter).toHaveBeenLastCalledWith({});
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  test('a column whose text never changes has no filter', () => {
    openList(<TownList columns={filtered} onFilter={jest.fn()} />);
    expect(screen.getByRole('columnheader', { name: 'Status' })).toBeVisible();
  });

  test('the filters live in the URL of a screen that keeps the list’s state, and come back with it', async () => {
    const asked: unknown[] = [];
    function Kept(): ReactNode {
      const list = useListState(['name', 'code']);
      asked.push(list.query.columnFilters);
      return <TownList columns={filtered} list={list} />;
    }
    const { user, router } = openList(<Kept />, '/towns?filter.name=Ann&filter.evil=1');
    expect(asked[0]).toEqual({ name: 'Ann' });
    await user.click(button('Town Code'));
    await user.keyboard('T1{Enter}');
    expect(asked.at(-1)).toEqual({ name: 'Ann', code: 'T1' });
    await waitFor(() => expect(where(router)).toBe('/towns?filter.name=Ann&filter.code=T1'));
    await user.dblClick(screen.getByText('Town 1'));
    asked.length = 0;
    await user.click(screen.getByRole('link', { name: 'back' }));
    expect(asked[0]).toEqual({ name: 'Ann', code: 'T1' });
  });
});
