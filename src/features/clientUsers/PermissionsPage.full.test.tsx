import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answer, button, expectPath } from '@/testing/harness/at';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo, nextBody } from '@/testing/harness/server';
import { db } from '../../../mocks/db';
import { respondsAlways, loadsFail } from '../../../mocks/scenarios';
import { url, box, left, namesIn, opened } from './PermissionsPage.fixture';

function homeCrumb(): HTMLElement {
  const crumbs = screen.getByRole('navigation', { name: 'Breadcrumb' });
  return within(crumbs).getByRole('link', { name: 'Home' });
}

test('Q-065 a staff member assigns from the whole menu, too', async () => {
  openAt(url, { as: 'staff' });
  await opened();
  expect(namesIn(left())).toContain('Countries');
  expect(bodiesTo('/viewmainmenuandsubmenu')).toEqual([{ type_id: '5' }]);
});

test('PERM-11 CALL-037 ENT-12 stored permissions are in their boxes and not in the left list', async () => {
  openAt('/permissions/12');
  await opened();
  expect(bodiesTo('/viewclientpermission')).toEqual([{ uid: 12 }]);
  expect(namesIn(box('Read'))).toEqual(['Home', 'Partners', 'Carriers', 'TPAs', 'MGAs', 'Agents']);
  expect(namesIn(box('Admin'))).toEqual(['Forms', 'Claim Notice', 'Quotation Binders']);
  expect(namesIn(left())).not.toContain('Carriers');
  expect(namesIn(left())).toContain('Countries');
  expect(screen.queryByText(/Stored at more than one level/)).not.toBeInTheDocument();
});

test('the handles of two entries with the same name are told apart by their menus', async () => {
  for (const menu of ['Reference Data', 'Partners'])
    db.menus.find(({ category }) => category.name === menu)!.subMenu[0]!.name = 'Towns';
  openAt(url);
  await opened();
  expect(button('Drag Towns, Reference Data')).toBeVisible();
  expect(button('Drag Towns, Partners')).toBeVisible();
  expect(button('Drag Partners')).toBeVisible();
});

test('an item that is stored at two levels is named above the boxes, and Save keeps the first', async () => {
  const stored = db.permissions[0]!;
  const carriers = stored.format2.find(({ sub_name }) => sub_name === 'Carriers')!;
  stored.format2.push({ ...carriers, type: 'admin' });
  const user = openAt('/permissions/12');
  await opened();
  expect(namesIn(box('Admin'))).not.toContain('Carriers');
  const note = 'Stored at more than one level, of which Save keeps the first: Carriers (Read, Admin)';
  expect(
    screen.getByText((_, element) => element?.tagName === 'P' && element.textContent === note),
  ).toBeVisible();
  await user.click(button('Remove Carriers'));
  expect(screen.queryByText(/Stored at more than one level/)).not.toBeInTheDocument();
  await user.click(button('Move Carriers to Read'));
  const sent = nextBody('/createclientpermission');
  await user.click(button('Save Permissions'));
  const body = (await sent) as { format2: (typeof carriers)[] };
  expect(body.format2.filter(({ sub_name }) => sub_name === 'Carriers')).toMatchObject([{ type: 'read' }]);
});

test('PERM-07 PERM-10 PERM-11 a menu item moves with all of its entries that are in no box', async () => {
  const user = openAt(url);
  await opened();
  await user.click(button('Move Countries to Admin'));
  await user.click(button('Move Reference Data with its entries to Read'));
  expect(namesIn(box('Read'))).toEqual(['Reference Data', 'Currencies', 'States', 'Cities']);
  expect(namesIn(box('Admin'))).toEqual(['Countries']);
  expect(namesIn(left())).not.toContain('Cities');
  expect(await screen.findByText('4 items moved to Read')).toBeInTheDocument();
  expect(left()).toHaveFocus();
  const sent = nextBody('/createclientpermission');
  await user.click(button('Save Permissions'));
  expect(await sent).toMatchObject({
    read: ['Reference Data', 'Currencies', 'States', 'Cities'],
    read_and_write: [],
    admin: ['Countries'],
  });
});

test('a menu item without an entry in the list offers only its own move', async () => {
  const user = openAt(url);
  await opened();
  const names = /^Move Partners with its entries/;
  expect(screen.getAllByRole('button', { name: names })).toHaveLength(3);
  for (const name of ['Carriers', 'TPAs', 'MGAs', 'Agents']) await user.click(button(`Move ${name} to Read`));
  expect(screen.queryByRole('button', { name: names })).not.toBeInTheDocument();
  expect(button('Move Partners to Read')).toBeVisible();
  // The menu 'Home' has no entries.
  expect(screen.queryByRole('button', { name: /^Move Home with/ })).not.toBeInTheDocument();
});

test('PERM-07 PERM-10 several items are ticked and moved together, also those that the search hides', async () => {
  const user = openAt(url);
  await opened();
  expect(button('Move selected to Admin')).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'Select Countries' }));
  const search = screen.getByRole('searchbox', { name: 'Search menu items' });
  await user.type(search, 'partners');
  await user.click(screen.getByRole('checkbox', { name: 'Select all shown' }));
  expect(screen.getByText('6 selected, 1 not shown')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Select TPAs' }));
  expect(screen.getByRole('checkbox', { name: 'Select all shown' })).toBePartiallyChecked();
  await user.click(button('Move selected to Admin'));
  expect(namesIn(box('Admin'))).toEqual(['Partners', 'Carriers', 'MGAs', 'Agents', 'Countries']);
  expect(namesIn(left())).toEqual(['TPAs']);
  expect(await screen.findByText('5 items moved to Admin')).toBeInTheDocument();
  expect(button('Move selected to Admin')).toBeDisabled();
});

test('an item that was moved by itself is not ticked when it comes back', async () => {
  const user = openAt(url);
  await opened();
  await user.click(screen.getByRole('checkbox', { name: 'Select Countries' }));
  await user.click(button('Move Countries to Read'));
  expect(button('Move selected to Read')).toBeDisabled();
  await user.click(button('Remove Countries'));
  expect(screen.getByRole('checkbox', { name: 'Select Countries' })).not.toBeChecked();
});

test('PERM-03 with the keyboard alone: Tab and Enter place an item and save', async () => {
  const user = openAt(url);
  await opened();
  act(() => button('Drag Countries, Reference Data').focus());
  await user.tab();
  expect(button('Move Countries to Read')).toHaveFocus();
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(namesIn(box('Admin'))).toEqual(['Countries']);
  act(() => button('Save Permissions').focus());
  await user.keyboard('{Enter}');
  await expectPath('/user_admin_users');
});

describe('dragging', () => {
  const keys = { space: 32, left: 37, right: 39 };

  beforeEach(() => {
    // The boxes are 100 px wide, side by side; all rows have the same position.
    const names = ['Menu items', 'Read', 'Read and Write', 'Admin'];
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const region = this.closest('section');
      const name = region?.getAttribute('aria-label') ?? 'Menu items';
      return new DOMRect(names.indexOf(name) * 100, 0, 90, 40);
    });
    for (const size of ['clientWidth', 'clientHeight', 'scrollWidth', 'scrollHeight'] as const)
      jest.spyOn(Element.prototype, size, 'get').mockReturnValue(1000);
  });

  /** Lifts an item by its handle, moves it from list to list with the arrow keys, and drops it. */
  async function dragByKeys(name: string, arrows: readonly (keyof typeof keys)[]): Promise<void> {
    const handle = button(`Drag ${name}`);
    act(() => handle.focus());
    for (const key of ['space', ...arrows, 'space'] as const) {
      fireEvent.keyDown(handle, { keyCode: keys[key] });
      await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    }
    const item = handle.closest('li');
    if (item) fireEvent.transitionEnd(item, { propertyName: 'transform' });
  }

  test('PERM-03 PERM-08 PERM-09 an item is dropped into a box, from there into another, and back into the list', async () => {
    openAt(url);
    await opened();
    await dragByKeys('Home', ['right']);
    await waitFor(() => expect(namesIn(box('Read'))).toEqual(['Home']));
    expect(namesIn(left())).not.toContain('Home');
    await dragByKeys('Home', ['right', 'right']);
    await waitFor(() => expect(namesIn(box('Admin'))).toEqual(['Home']));
    expect(namesIn(box('Read'))).toEqual([]);
    await dragByKeys('Home', ['left', 'left', 'left']);
    await waitFor(() => expect(namesIn(left())[0]).toBe('Home'));
    expect(namesIn(box('Admin'))).toEqual([]);
  });

  test('an item that is dragged while others are ticked moves alone, and they stay ticked', async () => {
    const user = openAt(url);
    await opened();
    await user.click(screen.getByRole('checkbox', { name: 'Select Countries' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Home' }));
    await dragByKeys('Home', ['right']);
    await waitFor(() => expect(namesIn(box('Read'))).toEqual(['Home']));
    expect(screen.getByText('1 selected')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Select Countries' })).toBeChecked();
  });
});

test('Q-069 CALL-038 a stored record is saved under its id, without what was removed', async () => {
  const user = openAt('/permissions/12');
  await opened();
  await user.click(button('Remove Carriers'));
  const sent = nextBody('/createclientpermission');
  await user.click(button('Save Permissions'));
  expect(await sent).toMatchObject({
    uid: 12,
    id: 281,
    read: ['Home', 'Partners', 'TPAs', 'MGAs', 'Agents'],
  });
});

test('P4 leaving by a link with moves that are not saved asks; Stay keeps them', async () => {
  const user = openAt(url);
  await opened();
  await user.click(button('Move Countries to Read'));
  await user.click(homeCrumb());
  await answer(user, 'You have unsaved changes. Leave this page?', 'Stay');
  expect(namesIn(box('Read'))).toEqual(['Countries']);
  await user.click(homeCrumb());
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await expectPath('/user_admin_home');
});

test('a move that was reverted is not a change: leaving does not ask', async () => {
  const user = openAt(url);
  await opened();
  await user.click(button('Move Countries to Read'));
  await user.click(button('Remove Countries'));
  await user.click(homeCrumb());
  await expectPath('/user_admin_home');
});

test('the search finds items by their own or their menu’s name', async () => {
  const user = openAt(url);
  await opened();
  const search = screen.getByRole('searchbox', { name: 'Search menu items' });
  await user.type(search, 'reference');
  expect(namesIn(left())).toEqual(['Reference Data', 'Countries', 'Currencies', 'States', 'Cities']);
  await user.clear(search);
  await user.type(search, 'zzz');
  expect(screen.getByText('No matches')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(namesIn(left())).toContain('Home');
});

test('Q-067 items with the same name move one by one, and are told apart by their menu', async () => {
  const user = openAt(url);
  await opened();
  const [menu, entry] = screen.getAllByRole('button', { name: 'Move Quotations to Read' });
  if (!menu || !entry) throw new Error('There are two items called Quotations');
  expect(menu).not.toHaveAccessibleDescription();
  expect(entry).toHaveAccessibleDescription('Quotations');
  await user.click(entry);
  expect(namesIn(box('Read'))).toEqual(['Quotations']);
  expect(screen.getAllByRole('button', { name: 'Move Quotations to Read' })).toHaveLength(1);
});

test.each(['/viewclientpermission', '/viewmainmenuandsubmenu'])(
  'ERR-05 while %s fails there is no board and nothing to save; Retry loads it',
  async (path) => {
    const stopFailing = loadsFail(path);
    const user = openAt(url);
    const main = await screen.findByRole('main');
    expect(await within(main).findByText('Could not load')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save Permissions' })).not.toBeInTheDocument();
    stopFailing();
    await user.click(within(main).getByRole('button', { name: 'Retry' }));
    await opened();
    expect(namesIn(left())).toContain('Countries');
  },
);

const expectedLevels = { read: ['Countries'], read_and_write: [], admin: ['Companies'] };

/** The forms in which a server may store 'read' for Countries and 'admin' for Companies. */
function storedForms(): [string, unknown][] {
  const places = db.menus.flatMap(({ id, category, subMenu }) => [
    { main_id: id, sub_id: 0, main_name: category.name, sub_name: '' },
    ...subMenu.map((item) => ({
      main_id: id,
      sub_id: item.id,
      main_name: category.name,
      sub_name: item.name,
    })),
  ]);
  const named = (label: string, type: string): object => {
    const found = places.find(({ main_name, sub_name }) => (sub_name || main_name) === label);
    return { ...found, type };
  };
  const empty = { read: [], read_and_write: [], admin: [] };
  const kinds = [named('Countries', 'sub'), named('Companies', 'sub')];
  return [
    ['entries whose type is the kind of item', { id: 9, ...expectedLevels, format1: kinds, format2: kinds }],
    [
      'entries whose type is the box’s name',
      { id: 9, ...empty, format2: [named('Countries', 'Read'), named('Companies', 'Admin')] },
    ],
    ['a row an item', [named('Countries', 'read'), named('Companies', 'admin')]],
  ];
}

test.each([0, 1, 2])(
  'PERM-11 CALL-037 CALL-038 ENT-13 Q-066 stored permissions keep their levels (form %i)',
  async (form) => {
    const [how, stored] = storedForms()[form] ?? ['', null];
    respondsAlways('/viewclientpermission', { clientEmployeePermission: stored });
    const user = openAt(url);
    await opened();
    expect([how, namesIn(box('Read')), namesIn(box('Admin'))]).toEqual([how, ['Countries'], ['Companies']]);
    const sent = nextBody('/createclientpermission');
    await user.click(button('Save Permissions'));
    expect(await sent).toMatchObject(expectedLevels);
  },
);

test('of 200 items in the list one moves', async () => {
  const menuWithSubmenu = Array.from({ length: 200 }, (_, index) => ({
    id: index + 1,
    category: { name: `Item ${index + 1}`, url: '', menutype: '1' },
    subMenu: [],
  }));
  respondsAlways('/viewmainmenuandsubmenu', { menuWithSubmenu });
  openAt(url);
  // Found by label: queries by role over 800 buttons would take most of the test's time.
  const move = await screen.findByLabelText('Move Item 120 to Admin', {}, { timeout: 30_000 });
  expect(screen.getAllByLabelText(/^Drag Item/)).toHaveLength(200);
  fireEvent.click(move);
  const remove = screen.getByLabelText('Remove Item 120');
  expect(remove.closest('section')).toHaveAccessibleName('Admin');
  expect(screen.queryByLabelText('Move Item 120 to Admin')).toBeNull();
}, 60_000);
