import { foldText } from '@/domain/text/foldText';
import type {
  NamedPermissionEntry,
  Permission,
  PermissionEntry,
  PermissionLevel,
} from '@/domain/records/clientUsers';
import { sameId } from '@/domain/records/ids';
import type { MenuEntry } from '@/domain/records/session';
import type { Id } from '@/domain/records/scalars';

/** The levels in the documents' order, with the boxes' names. */
export const permissionLevels = ['read', 'read_and_write', 'admin'] as const;

export const levelNames: Readonly<Record<PermissionLevel, string>> = {
  read: 'Read',
  read_and_write: 'Read and Write',
  admin: 'Admin',
};

/** A menu item or sub-item that can be assigned to a level. `key` identifies it on the board only. */
export interface PermissionItem {
  readonly key: string;
  readonly main_id: Id;
  /** 0 for the menu item itself. */
  readonly sub_id: Id;
  readonly main_name: string;
  /** Empty for the menu item itself. */
  readonly sub_name: string;
  readonly main_order: number;
  /** 0 for the menu item itself. */
  readonly sub_order: number;
}

/**
 * PERM-07: the permission screen's state. `placed` holds one level for each item, so an item is in one box only, or in
 * the left list if it has no level.
 */
export interface PermissionBoard {
  readonly items: readonly PermissionItem[];
  readonly placed: ReadonlyMap<string, PermissionLevel>;
}

/** The label that is stored for an item. */
function storedLabel({ main_name, sub_name }: PermissionItem): string {
  return sub_name || main_name;
}

/** The label of an item on the screen: its stored name, or its ids if it has none. */
export function itemLabel(item: PermissionItem): string {
  return storedLabel(item) || item.key;
}

function entryKey({ main_id, sub_id }: Pick<PermissionEntry, 'main_id' | 'sub_id'>): string {
  return `${main_id}/${sub_id || 0}`;
}

/** PERM-02, Q-068: menu items and their sub-items, each on its own, numbered in the menu's order. */
function menuItems(menu: readonly MenuEntry[]): PermissionItem[] {
  return menu.flatMap(({ id, category, subMenu }, index) => {
    const main = { main_id: id, main_name: category.name, main_order: index + 1 };
    const rows = [{ id: 0, name: '' }, ...subMenu];
    return rows.map((sub, order) => {
      const ids = { main_id: id, sub_id: sub.id };
      return { ...main, ...ids, key: entryKey(ids), sub_name: sub.name, sub_order: order };
    });
  });
}

/** The stored entries, those with names first; an item that is listed twice has its first level. */
function storedEntries({
  format1,
  format2,
}: Permission): Map<string, PermissionEntry & Partial<NamedPermissionEntry>> {
  const entries = new Map<string, PermissionEntry & Partial<NamedPermissionEntry>>();
  for (const entry of [...format2, ...format1]) {
    const key = entryKey(entry);
    if (!entries.has(key)) entries.set(key, entry);
  }
  return entries;
}

/**
 * An item that is stored but no longer in the menu. The board includes it, because saving would remove it otherwise.
 */
function storedItem(key: string, entry: PermissionEntry & Partial<NamedPermissionEntry>): PermissionItem {
  const { main_id, sub_id, main_name = '', sub_name = '', main_order = 0, sub_order = 0 } = entry;
  return { key, main_id, sub_id, main_name, sub_name, main_order, sub_order };
}

/**
 * The stored levels of each item, by its key; the first one counts. They are read from the entries, those with names
 * first, or from the labels if there are no entries. A label belongs to the first item of that name without a
 * level.
 */
function storedLevels(
  items: readonly PermissionItem[],
  stored: Permission,
): Map<string, Set<PermissionLevel>> {
  const levels = new Map<string, Set<PermissionLevel>>();
  const add = (key: string, level: PermissionLevel): void => {
    levels.set(key, (levels.get(key) ?? new Set()).add(level));
  };
  for (const entry of [...stored.format2, ...stored.format1]) add(entryKey(entry), entry.type);
  if (levels.size > 0) return levels;
  for (const level of permissionLevels) {
    for (const label of stored[level]) {
      const named = items.filter((item) => storedLabel(item) === label);
      const item = named.find(({ key }) => !levels.has(key)) ?? named[0];
      if (item) add(item.key, level);
    }
  }
  return levels;
}

/** The items that are stored at several levels, with these levels. The board shows the first one. */
export function repeatedItems(
  { items }: PermissionBoard,
  stored: Permission,
): readonly { item: PermissionItem; levels: readonly PermissionLevel[] }[] {
  const levelsOf = storedLevels(items, stored);
  return items.flatMap((item) => {
    const levels = [...(levelsOf.get(item.key) ?? [])];
    return levels.length > 1 ? [{ item, levels }] : [];
  });
}

/** The board of a menu with what is stored for a user. */
export function createBoard(menu: readonly MenuEntry[], stored?: Permission): PermissionBoard {
  const inMenu = menuItems(menu);
  if (!stored) return { items: inMenu, placed: new Map() };
  const keys = new Set(inMenu.map(({ key }) => key));
  const others = [...storedEntries(stored)].filter(([key]) => !keys.has(key));
  const items = [...inMenu, ...others.map(([key, entry]) => storedItem(key, entry))];
  const placed = [...storedLevels(items, stored)].flatMap(([key, [level]]) =>
    level ? [[key, level] as const] : [],
  );
  return { items, placed: new Map(placed) };
}

/** PERM-08: the board after an item was dropped into a box. It is removed from the box where it was. */
export function assign(board: PermissionBoard, key: string, level: PermissionLevel): PermissionBoard {
  if (!board.items.some((item) => item.key === key)) return board;
  const placed = new Map(board.placed);
  // Deleted first, so that the map lists the item that was moved last at the end.
  placed.delete(key);
  return { ...board, placed: placed.set(key, level) };
}

/** PERM-09: the board after an item was removed from its box: it is back in the left list. */
export function unassign(board: PermissionBoard, key: string): PermissionBoard {
  if (!board.placed.has(key)) return board;
  const placed = new Map(board.placed);
  placed.delete(key);
  return { ...board, placed };
}

/** PERM-10: the left list: the items that are in no box, in the menu's order. */
export function unassignedItems({ items, placed }: PermissionBoard): PermissionItem[] {
  return items.filter(({ key }) => !placed.has(key));
}

/** A menu item with its sub-items that are in no box. They are moved together. */
export function withEntries(board: PermissionBoard, main: PermissionItem): readonly PermissionItem[] {
  return unassignedItems(board).filter(({ main_id }) => sameId(main_id, main.main_id));
}

/** The items of a box, in the order in which they were placed. */
export function itemsAt({ items, placed }: PermissionBoard, level: PermissionLevel): PermissionItem[] {
  const byKey = new Map(items.map((item) => [item.key, item]));
  return [...placed].flatMap(([key, at]) => (at === level ? (byKey.get(key) ?? []) : []));
}

/** The items whose name, or whose menu's name, contains the search text in any case; all items if it is blank. */
export function matching(items: readonly PermissionItem[], search: string): PermissionItem[] {
  const folded = foldText(search).trim();
  return items.filter(({ main_name, sub_name }) => foldText(`${main_name}\n${sub_name}`).includes(folded));
}

/** Whether two boards place the same items at the same levels. */
export function haveSameLevels(one: PermissionBoard, other: PermissionBoard): boolean {
  return (
    one.placed.size === other.placed.size &&
    [...one.placed].every(([key, level]) => other.placed.get(key) === level)
  );
}

/** The body of `/createclientpermission`. */
interface PermissionRequest extends Permission {
  uid: Id;
  client_id: Id;
}

/**
 * The board as it is saved: labels a level, and flat lists of entries whose `type` is the level, all in the
 * menu's order. `id` is the stored record's, else 0.
 */
export function toPermissionRequest(
  { items, placed }: PermissionBoard,
  { uid, clientId, id }: { uid: Id; clientId: Id; id?: Id | undefined },
): PermissionRequest {
  const format2 = items.flatMap((item) => {
    const type = placed.get(item.key);
    if (!type) return [];
    const { main_id, sub_id, main_name, sub_name, main_order, sub_order } = item;
    return [{ main_id, sub_id, type, main_name, sub_name, main_order, sub_order }];
  });
  const labelsAt = (level: PermissionLevel): string[] =>
    items
      .filter(({ key }) => placed.get(key) === level)
      .map(storedLabel)
      .filter(Boolean);
  return {
    uid,
    client_id: clientId,
    id: id || 0,
    read: labelsAt('read'),
    read_and_write: labelsAt('read_and_write'),
    admin: labelsAt('admin'),
    format1: format2.map(({ main_id, sub_id, type }) => ({ main_id, sub_id, type })),
    format2,
  };
}
