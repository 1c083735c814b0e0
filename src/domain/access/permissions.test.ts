import fc from 'fast-check';
import {
  createBoard,
  itemLabel,
  itemsAt,
  levelNames,
  matching,
  permissionLevels,
  assign,
  repeatedItems,
  haveSameLevels,
  unassign,
  toPermissionRequest,
  unassignedItems,
  type PermissionBoard,
  type PermissionItem,
} from './permissions';
import type { Permission } from '@/domain/records/clientUsers';
import type { MenuEntry } from '@/domain/records/session';

const sub = (menu_id: number, id: number, name: string) => ({ id, menu_id, name, url: '', menutype: '0' });
const menu: MenuEntry[] = [
  {
    id: 1,
    category: { name: 'Policies', url: '', menutype: '0' },
    subMenu: [sub(1, 11, 'Quotations'), sub(1, 12, 'Reports')],
  },
  { id: 2, category: { name: 'Claims', url: '', menutype: '0' }, subMenu: [] },
  { id: 3, category: { name: 'Accounts', url: '', menutype: '0' }, subMenu: [sub(3, 11, 'Reports')] },
];
const nothing: Permission = { id: '', read: [], read_and_write: [], admin: [], format1: [], format2: [] };
const request = { uid: 5, clientId: 9 };
const keys = (items: readonly PermissionItem[]): string[] => items.map(({ key }) => key);
const boxes = (board: PermissionBoard) => permissionLevels.map((level) => keys(itemsAt(board, level)));

test('PERM-02 the left list holds every menu item and sub-item in the order of the menu', () => {
  expect(unassignedItems(createBoard(menu)).map((item) => [item.key, itemLabel(item)])).toEqual([
    ['1/0', 'Policies'],
    ['1/11', 'Quotations'],
    ['1/12', 'Reports'],
    ['2/0', 'Claims'],
    ['3/0', 'Accounts'],
    ['3/11', 'Reports'],
  ]);
  expect(permissionLevels.map((level) => levelNames[level])).toEqual(['Read', 'Read and Write', 'Admin']);
});

test('PERM-07 PERM-08 PERM-10 an item dropped into a box leaves the left list and every other box', () => {
  const inRead = assign(createBoard(menu), '1/11', 'read');
  expect(boxes(inRead)).toEqual([['1/11'], [], []]);
  expect(keys(unassignedItems(inRead))).toEqual(['1/0', '1/12', '2/0', '3/0', '3/11']);
  expect(boxes(assign(inRead, '1/11', 'admin'))).toEqual([[], [], ['1/11']]);
  expect(boxes(inRead)).toEqual([['1/11'], [], []]);
});

test('PERM-09 a removed item is back at its position in the left list', () => {
  const board = unassign(assign(createBoard(menu), '1/11', 'admin'), '1/11');
  expect(unassignedItems(board)).toEqual(createBoard(menu).items);
});

test('PERM-07 an item that is not on the board can be neither placed nor removed', () => {
  const board = createBoard(menu);
  expect(assign(board, '7/7', 'read')).toBe(board);
  expect(unassign(board, '7/7')).toBe(board);
});

test('PERM-11 Q-068 placing a menu item does not place its sub-items', () => {
  expect(keys(unassignedItems(assign(createBoard(menu), '1/0', 'admin')))).toContain('1/11');
});

test('PERM-07 the item that was moved last is the last one in its box', () => {
  let board = createBoard(menu);
  for (const key of ['1/0', '2/0', '1/0']) board = assign(board, key, 'read');
  expect(boxes(board)[0]).toEqual(['2/0', '1/0']);
});

test('PERM-07 to PERM-10 after any order of gestures every item is in exactly one list', () => {
  const key = fc.constantFrom('1/0', '1/11', '1/12', '2/0', '3/0', '3/11', '9/9', '__proto__');
  const gesture = fc.record({ key, to: fc.constantFrom('left', ...permissionLevels) });
  fc.assert(
    fc.property(fc.array(gesture, { maxLength: 40 }), (gestures) => {
      let board = createBoard(menu);
      const expected = new Map(board.items.map((item) => [item.key, 'left']));
      for (const { key: moved, to } of gestures) {
        board = to === 'left' ? unassign(board, moved) : assign(board, moved, to);
        if (expected.has(moved)) expected.set(moved, to);
      }
      const places = [...boxes(board), keys(unassignedItems(board))];
      expect(places.flat().toSorted()).toEqual(keys(board.items).toSorted());
      for (const [one, to] of expected) {
        const level = permissionLevels.find((name) => name === to);
        expect(keys(level ? itemsAt(board, level) : unassignedItems(board))).toContain(one);
      }
    }),
    { seed: 1, numRuns: 1000 },
  );
});

test('PERM-07 a saved board that is read again is the same, by ids', () => {
  const level = fc.constantFrom(undefined, ...permissionLevels);
  fc.assert(
    fc.property(fc.array(level, { minLength: 6, maxLength: 6 }), (levels) => {
      const empty = createBoard(menu);
      const board = empty.items.reduce((now, { key }, index) => {
        const to = levels[index];
        return to ? assign(now, key, to) : now;
      }, empty);
      const saved = toPermissionRequest(board, request);
      expect(haveSameLevels(createBoard(menu, saved), board)).toBe(true);
      expect(haveSameLevels(createBoard(menu, { ...saved, format2: [] }), board)).toBe(true);
      expect(toPermissionRequest(createBoard(menu, saved), request)).toEqual(saved);
    }),
    { seed: 1, numRuns: 1000 },
  );
});

test('PERM-11 Q-066 the body to save: labels a level, flat entries by id, and the same with names and order', () => {
  let board = createBoard(menu);
  board = assign(board, '3/11', 'admin');
  board = assign(board, '1/11', 'read');
  board = assign(board, '1/0', 'read');
  board = assign(board, '2/0', 'read_and_write');
  expect(toPermissionRequest(board, { ...request, id: 77 })).toEqual({
    uid: 5,
    client_id: 9,
    id: 77,
    read: ['Policies', 'Quotations'],
    read_and_write: ['Claims'],
    admin: ['Reports'],
    format1: [
      { main_id: 1, sub_id: 0, type: 'read' },
      { main_id: 1, sub_id: 11, type: 'read' },
      { main_id: 2, sub_id: 0, type: 'read_and_write' },
      { main_id: 3, sub_id: 11, type: 'admin' },
    ],
    format2: [
      {
        main_id: 1,
        sub_id: 0,
        type: 'read',
        main_name: 'Policies',
        sub_name: '',
        main_order: 1,
        sub_order: 0,
      },
      {
        main_id: 1,
        sub_id: 11,
        type: 'read',
        main_name: 'Policies',
        sub_name: 'Quotations',
        main_order: 1,
        sub_order: 1,
      },
      {
        main_id: 2,
        sub_id: 0,
        type: 'read_and_write',
        main_name: 'Claims',
        sub_name: '',
        main_order: 2,
        sub_order: 0,
      },
      {
        main_id: 3,
        sub_id: 11,
        type: 'admin',
        main_name: 'Accounts',
        sub_name: 'Reports',
        main_order: 3,
        sub_order: 1,
      },
    ],
  });
});

test.each([
  ['', 0],
  [undefined, 0],
  [0, 0],
  ['7', '7'],
])('Q-066 a stored record with id %p is saved under the id %p', (id, sent) => {
  expect(toPermissionRequest(createBoard(menu), { ...request, id }).id).toBe(sent);
});

test('Q-067 a record without entries places items by label, one item a label', () => {
  const board = createBoard(menu, {
    ...nothing,
    read: ['Reports', 'Gone'],
    admin: ['Reports', 'Claims', 'Reports'],
  });
  expect(boxes(board)).toEqual([['1/12'], [], ['3/11', '2/0']]);
});

test('Q-067 entries decide over labels, text ids and missing sub ids are read, the first level of an item counts', () => {
  const board = createBoard(menu, {
    ...nothing,
    read: ['Claims'],
    format1: [
      { main_id: '1', sub_id: '', type: 'admin' },
      { main_id: '3', sub_id: '11', type: 'read' },
      { main_id: 3, sub_id: 11, type: 'admin' },
    ],
  });
  expect(boxes(board)).toEqual([['3/11'], [], ['1/0']]);
});

test('an item at several levels is reported with them, by its entries or else by its label', () => {
  const entries = {
    ...nothing,
    format1: [
      { main_id: 3, sub_id: 11, type: 'admin' as const },
      { main_id: '3', sub_id: '11', type: 'read' as const },
      { main_id: 1, sub_id: 0, type: 'read' as const },
    ],
  };
  expect(repeatedItems(createBoard(menu, entries), entries)).toMatchObject([
    { item: { key: '3/11' }, levels: ['admin', 'read'] },
  ]);
  const labels = { ...nothing, read: ['Claims', 'Reports'], admin: ['Claims', 'Reports'] };
  expect(repeatedItems(createBoard(menu, labels), labels)).toMatchObject([
    { item: { sub_name: '', main_name: 'Claims' }, levels: ['read', 'admin'] },
  ]);
  expect(repeatedItems(createBoard(menu, nothing), nothing)).toEqual([]);
});

test('Q-066 a stored item that the menu no longer has stays stored', () => {
  const gone = {
    main_id: 8,
    sub_id: 81,
    type: 'admin',
    main_name: 'Old',
    sub_name: 'Older',
    main_order: 4,
    sub_order: 2,
  } as const;
  const board = createBoard(menu, {
    ...nothing,
    format2: [gone],
    format1: [{ main_id: 6, sub_id: 0, type: 'read' }],
  });
  expect(itemsAt(board, 'admin').map(itemLabel)).toEqual(['Older']);
  expect(itemsAt(board, 'read').map(itemLabel)).toEqual(['6/0']);
  const saved = toPermissionRequest(board, request);
  expect(saved.format2).toContainEqual(gone);
  expect(saved.format1).toContainEqual({ main_id: 6, sub_id: 0, type: 'read' });
  expect([saved.read, saved.admin]).toEqual([[], ['Older']]);
});

test.each([
  ['', ['1/0', '1/11', '1/12', '2/0', '3/0', '3/11']],
  [' REPORT ', ['1/12', '3/11']],
  ['policies', ['1/0', '1/11', '1/12']],
  ['nothing like it', []],
])('PERM-02 a search for %p finds %p', (search, found) => {
  expect(keys(matching(createBoard(menu).items, search))).toEqual(found);
});

test('PERM-05 a board is changed when a level differs, not when only the order of gestures does', () => {
  const one = assign(assign(createBoard(menu), '1/0', 'read'), '2/0', 'read');
  const other = assign(assign(createBoard(menu), '2/0', 'read'), '1/0', 'read');
  expect(haveSameLevels(one, other)).toBe(true);
  expect(haveSameLevels(one, assign(other, '1/0', 'admin'))).toBe(false);
  expect(haveSameLevels(one, unassign(other, '1/0'))).toBe(false);
  expect(haveSameLevels(unassign(other, '1/0'), one)).toBe(false);
});
