import type { ReactNode } from 'react';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ListColumn } from '../columns';
import { openList, shownRows, TownList, towns, where, type Town } from '../ListPage.fixture';
import { listState } from '../listQuery';
import { useColumnFilters } from '../useListState';
import { button } from '@/testing/harness/at';

beforeEach(() => localStorage.clear());

/** The stored choices for lists. */
function stored(): unknown {
  const preferences = JSON.parse(localStorage.getItem('portal_preferences') ?? '{}') as {
    users?: { admin?: { lists?: unknown } };
  };
  return preferences.users?.admin?.lists ?? {};
}

function heads(): string[] {
  return screen.getAllByRole('columnheader', { hidden: true }).map((head) => head.textContent);
}

async function openDialog(user: UserEvent): Promise<HTMLElement> {
  await user.click(button('Columns'));
  return screen.findByRole('dialog', { name: 'Columns and views' });
}

async function close(user: UserEvent): Promise<void> {
  await user.click(screen.getByText('Close'));
}

describe('columns', () => {
  test('a hidden column is not in the table and its export, and can be shown again', async () => {
    const { user } = openList();
    const dialog = await openDialog(user);
    await user.click(within(dialog).getByRole('checkbox', { name: 'Town Code' }));
    expect(heads()).toEqual(['#', 'Town Name', 'People', 'Actions']);
    await close(user);
    expect(shownRows()[0]).toEqual(['1', 'Town 1', '6,900', '']);

    const saved: Blob[] = [];
    jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) saved.push(blob);
      return 'blob:csv';
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await user.click(button('Export CSV (23)'));
    await screen.findByRole('button', { name: 'Export CSV (23)' });
    const [line] = ((await saved[0]?.text()) ?? '').split('\r\n');
    expect(line).toBe('Town Name,People');

    await user.click(within(await openDialog(user)).getByRole('checkbox', { name: 'Town Code' }));
    expect(heads()).toEqual(['#', 'Town Name', 'Town Code', 'People', 'Actions']);
  });

  test('the last shown column can’t be hidden', async () => {
    const { user } = openList();
    const dialog = await openDialog(user);
    for (const name of ['Town Name', 'People'])
      await user.click(within(dialog).getByRole('checkbox', { name }));
    expect(within(dialog).getByRole('checkbox', { name: 'Town Code' })).toBeDisabled();
    expect(heads()).toEqual(['#', 'Town Code', 'Actions']);
  });

  test('a column is moved by its buttons, which keep the focus, and the order is stored', async () => {
    const { user } = openList();
    const dialog = await openDialog(user);
    const up = within(dialog).getByRole('button', { name: 'Move People up' });
    await user.click(up);
    await user.click(up);
    await user.click(up);
    expect(up).toHaveFocus();
    expect(heads()).toEqual(['#', 'People', 'Town Name', 'Town Code', 'Actions']);
    cleanup();
    openList();
    expect(heads()).toEqual(['#', 'People', 'Town Name', 'Town Code', 'Actions']);
    expect(shownRows()[0]?.slice(0, 3)).toEqual(['1', '6,900', 'Town 1']);
  });

  test('an invalid width shows an error, a valid one is stored, and Reset restores the default columns', async () => {
    const { user } = openList();
    const dialog = await openDialog(user);
    const width = within(dialog).getByRole('textbox', { name: 'Width of Town Name in pixels' });
    await user.type(width, '30');
    expect(width).toBeInvalid();
    expect(width).toHaveAccessibleDescription('40 to 1000');
    expect(stored()).toEqual({});
    await user.type(width, '0');
    expect(width).toBeValid();
    expect(stored()).toMatchObject({ towns: { layout: { columnSizing: { 'Town Name': 300 } } } });
    await user.click(within(dialog).getByRole('button', { name: 'Reset columns' }));
    expect(stored()).toMatchObject({
      towns: { layout: { columnOrder: [], columnVisibility: {}, columnSizing: {} } },
    });
  });
});

describe('sort and filters', () => {
  test('a list is sorted without its headers', async () => {
    const { user, router } = openList();
    const dialog = await openDialog(user);
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Sort by' }), 'Town Code');
    expect(where(router)).toBe('/towns?sort=Town+Code');
    await user.click(within(dialog).getByRole('button', { name: 'Ascending' }));
    expect(where(router)).toBe('/towns?sort=Town+Code&order=desc');
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Sort by' }), '');
    expect(where(router)).toBe('/towns');
  });

  test('the server’s filters are sent without the headers', async () => {
    const filtered: ListColumn<Town>[] = [
      { header: 'Town Name', accessorFn: ({ name }) => name, meta: { filterKey: 'name' } },
      { header: 'Status', accessorFn: () => 'Town' },
    ];
    function Filtered(): ReactNode {
      return (
        <>
          <TownList columns={filtered} />
          <output aria-label="Asked">{JSON.stringify(useColumnFilters(['name']))}</output>
        </>
      );
    }
    const { user } = openList(<Filtered />);
    const dialog = await openDialog(user);
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Filter by' }), 'Town Name');
    await user.type(within(dialog).getByRole('textbox', { name: 'Town Name' }), 'Oslo');
    await user.click(within(dialog).getByRole('button', { name: 'Filter' }));
    expect(screen.getByLabelText('Asked')).toHaveTextContent('{"name":"Oslo"}');
  });
});

describe('views', () => {
  async function saveView(user: UserEvent, name: string): Promise<HTMLElement> {
    const dialog = await openDialog(user);
    await user.type(within(dialog).getByRole('textbox', { name: 'Name of the view' }), name);
    await user.click(within(dialog).getByRole('button', { name: 'Save view' }));
    return dialog;
  }

  test('a view stores sort and columns under its name, shows them again, and stores no filter that may hold a person’s name', async () => {
    const { user, router } = openList(<TownList />, '/towns?sort=Town+Code&order=desc&page=2');
    await user.type(screen.getByRole('searchbox', { name: 'Quick filter' }), 'T02');
    const dialog = await saveView(user, ' Newest ');
    expect(JSON.stringify(stored())).not.toContain('T02');
    expect(within(dialog).getByText(/Filters that may hold a person's name are left out/)).toBeVisible();
    await user.click(within(dialog).getByRole('checkbox', { name: 'People' }));
    await saveAgain(user, dialog, 'Narrow');
    await close(user);

    await user.click(await screen.findByRole('button', { name: 'View: Narrow' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Newest' }));
    expect(heads()).toEqual(['#', 'Town Name', 'Town Code', 'People', 'Actions']);
    expect(screen.getByRole('searchbox', { name: 'Quick filter' })).toHaveValue('');
    expect(where(router)).toBe('/towns?sort=Town+Code&order=desc');
    expect(shownRows().map(([, name]) => name)).toEqual([
      'Town 23',
      'Town 22',
      'Town 21',
      'Town 20',
      'Town 19',
      'Town 18',
      'Town 17',
      'Town 16',
      'Town 15',
      'Town 14',
    ]);
    expect(button('View: Newest')).toBeVisible();
  });

  test('a chosen view shows its rows, also when typed text is written to the URL while the menu closes', async () => {
    const { user, router } = openList(<TownList />, '/towns?sort=Town+Code&order=desc');
    await saveView(user, 'Newest');
    await close(user);
    await user.click(await screen.findByRole('button', { name: 'View: Newest' }));
    fireEvent.click(await screen.findByRole('menuitemradio', { name: 'Standard' }));
    await act(() => router.navigate('/towns?sort=Town+Code&order=desc&page=2', { replace: true }));
    expect(await screen.findByRole('button', { name: 'View: Standard' })).toBeVisible();
    await waitFor(() => expect(where(router)).toBe('/towns'));
  });

  async function saveAgain(user: UserEvent, dialog: HTMLElement, name: string): Promise<void> {
    await user.type(within(dialog).getByRole('textbox', { name: 'Name of the view' }), name);
    await user.keyboard('{Enter}');
  }

  test('a view without a name is not saved, and says why', async () => {
    const { user } = openList();
    const dialog = await saveView(user, '  ');
    const name = within(dialog).getByRole('textbox', { name: 'Name of the view' });
    expect(name).toBeInvalid();
    expect(name).toHaveAccessibleDescription('Enter a name');
    expect(stored()).toEqual({});
  });

  test('the list starts with the view that is chosen for that, until it has another query', async () => {
    const { user } = openList(<TownList />, '/towns?sort=Town+Code&order=desc');
    const dialog = await saveView(user, 'Last first');
    await user.click(
      within(dialog).getByRole('checkbox', { name: 'Open the list with this view (Last first)' }),
    );
    cleanup();
    const { router } = openList();
    expect(shownRows()[0]?.[1]).toBe('Town 23');
    expect(await screen.findByText('Page 1 of 3')).toBeVisible();
    expect(where(router)).toBe('/towns?sort=Town+Code&order=desc');
    cleanup();
    openList(<TownList />, { pathname: '/towns', state: listState('[null,null]', 'filter=T007') });
    expect(shownRows().map(([, name]) => name)).toEqual(['Town 7']);
  });

  async function chooseView(user: UserEvent, present: string, entry: string): Promise<void> {
    await user.click(await screen.findByRole('button', { name: `View: ${present}` }));
    await user.click(await screen.findByRole('menuitem', { name: entry }));
  }

  test('a changed view keeps its name; it can be updated, or replaced by the standard view', async () => {
    const { user, router } = openList(<TownList />, '/towns?sort=Town+Code');
    await chooseView(user, 'Standard · changed', 'Save as…');
    const naming = await screen.findByRole('dialog', { name: 'Save as a view' });
    await user.type(within(naming).getByRole('textbox', { name: 'Name of the view' }), 'By code{Enter}');
    expect(naming).not.toBeInTheDocument();
    expect(button('View: By code')).toBeVisible();

    const dialog = await openDialog(user);
    await user.type(within(dialog).getByRole('textbox', { name: 'Width of Town Name in pixels' }), '300');
    await close(user);
    await chooseView(user, 'By code · changed', 'Update "By code"');
    expect(button('View: By code')).toBeVisible();
    expect(stored()).toMatchObject({
      towns: {
        views: [
          { name: 'By code', search: '?sort=Town+Code', layout: { columnSizing: { 'Town Name': 300 } } },
        ],
      },
    });

    await user.click(button('View: By code'));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Standard' }));
    expect(where(router)).toBe('/towns');
    expect(stored()).toMatchObject({ towns: { layout: { columnSizing: {} } } });
    expect(button('View: Standard')).toBeVisible();
    cleanup();
    openList();
    await user.click(await screen.findByRole('button', { name: 'View: Standard' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'By code' }));
    expect(await screen.findByRole('button', { name: 'View: By code' })).toBeVisible();
  });

  test.each(['Standard', ' BY  cödé '])('%s is refused as a name like that of another view', async (name) => {
    const { user } = openList();
    const dialog = await saveView(user, 'By code');
    await saveAgain(user, dialog, name);
    expect(within(dialog).getByRole('textbox', { name: 'Name of the view' })).toHaveAccessibleDescription(
      'There is a view of this name. Enter another one.',
    );
    expect(stored()).toMatchObject({ towns: { views: [{ name: 'By code' }] } });
  });

  test('a view with columns that no longer exist shows the others, unsorted', async () => {
    const layout = {
      columnOrder: ['Mayor', 'People'],
      columnVisibility: { Mayor: true, 'Town Code': false },
      columnSizing: {},
    };
    const lists = { towns: { views: [{ name: 'Old', search: '?sort=Mayor', layout }] } };
    localStorage.setItem('portal_preferences', JSON.stringify({ users: { admin: { lists } } }));
    const { user } = openList();
    await user.click(button('View: Standard'));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Old' }));
    expect(heads()).toEqual(['#', 'People', 'Town Name', 'Actions']);
    expect(shownRows()[0]?.slice(0, 3)).toEqual(['1', '6,900', 'Town 1']);
    expect(await screen.findByRole('button', { name: 'View: Old' })).toBeVisible();
  });

  test('a deleted view is removed, and the list does not start with it any more', async () => {
    const { user } = openList(<TownList rows={towns(3)} />);
    const dialog = await saveView(user, 'All');
    await user.click(within(dialog).getByRole('checkbox', { name: 'Open the list with this view (All)' }));
    await user.click(within(dialog).getByRole('button', { name: 'Delete view All' }));
    expect(within(dialog).queryByText('All')).not.toBeInTheDocument();
    expect(stored()).toMatchObject({ towns: { views: [], start: '' } });
    await close(user);
    expect(button('View: Standard')).toBeVisible();
  });
});
