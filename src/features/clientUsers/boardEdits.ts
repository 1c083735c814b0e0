import type { DraftSource } from '@/components/drafts/draftSource';
import type { DraftField } from '@/domain/saving/draft';
import {
  itemLabel,
  levelNames,
  permissionLevels,
  assign,
  unassign,
  type PermissionBoard,
  type PermissionItem,
} from '@/domain/access/permissions';
import type { PermissionLevel } from '@/domain/records/clientUsers';

/**
 * Moves an item into a box, or with `undefined` back into the left list. The function's identity is stable.
 */
export type Move = (item: PermissionItem, to: PermissionLevel | undefined) => void;

/** Moves several items into a box, in their order. */
export type MoveAll = (items: readonly PermissionItem[], to: PermissionLevel) => void;

/**
 * A draft has one field for each item: its name is this prefix and the item's key, its value the level, empty
 * if the item is in no box.
 */
const prefix = 'item/';

function readLevel(value: unknown): PermissionLevel | undefined {
  return permissionLevels.find((level) => level === value);
}

/** The item's name with its menu's: entries of several menus may have the same name. */
function fullName(item: PermissionItem): string {
  return item.sub_name && item.main_name ? `${itemLabel(item)} (${item.main_name})` : itemLabel(item);
}

/** The levels of a board's items by their field names; empty for an item that is in no box. */
export function itemLevels({ items, placed }: PermissionBoard): Readonly<Record<string, string>> {
  return Object.fromEntries(items.map(({ key }) => [prefix + key, placed.get(key) ?? '']));
}

interface BoardEdits {
  readonly board: PermissionBoard;
  /** The board as it was last read from the server. */
  readonly before: PermissionBoard;
}

/** An item's key and its new box; `undefined` is the left list. */
type Placing = readonly [key: string, to: PermissionLevel | undefined];

type BoardAction =
  | { readonly type: 'placed'; readonly placings: readonly Placing[] }
  /**
   * Another save has stored this board. The items in `theirKeys` get its levels, the others stay as the user
   * placed them.
   */
  | { readonly type: 'rebased'; readonly stored: PermissionBoard; readonly theirKeys: ReadonlySet<string> };

/** The board after these moves; items that are not on the board any more are ignored. */
function withPlaced(board: PermissionBoard, placings: readonly Placing[]): PermissionBoard {
  return placings.reduce((now, [key, to]) => (to ? assign(now, key, to) : unassign(now, key)), board);
}

export function boardReducer({ board, before }: BoardEdits, action: BoardAction): BoardEdits {
  if (action.type === 'placed') return { board: withPlaced(board, action.placings), before };
  const { stored, theirKeys } = action;
  const own = board.items
    .filter(({ key }) => !theirKeys.has(prefix + key) && board.placed.get(key) !== stored.placed.get(key))
    .map(({ key }): Placing => [key, board.placed.get(key)]);
  return { board: withPlaced(stored, own), before: stored };
}

/** The edited board as the source of its draft (P4), and the label of a draft field. */
export function boardDraft(
  { board, before }: BoardEdits,
  dispatch: (action: BoardAction) => void,
): DraftSource & { label(name: string): string } {
  const findItem = (name: string): PermissionItem | undefined =>
    board.items.find(({ key }) => prefix + key === name);
  return {
    label(name) {
      const item = findItem(name);
      return item ? fullName(item) : '';
    },
    draftFields: () =>
      before.items.flatMap((item): DraftField[] => {
        const was = before.placed.get(item.key) ?? '';
        const value = board.placed.get(item.key) ?? '';
        return was === value ? [] : [{ name: prefix + item.key, label: fullName(item), was, value }];
      }),
    omitted: () => [],
    accepts: ({ name, value }) => name.startsWith(prefix) && (value === '' || readLevel(value) !== undefined),
    isGone: (name) => findItem(name) === undefined,
    applyDraft(fields) {
      const placings = fields.map(({ name, value }): Placing => [
        name.slice(prefix.length),
        readLevel(value),
      ]);
      dispatch({ type: 'placed', placings });
    },
    stored(name) {
      const item = findItem(name);
      return item && (before.placed.get(item.key) ?? '');
    },
    text(_name, value) {
      const level = readLevel(value);
      if (level) return levelNames[level];
      return value === '' ? 'In no box' : 'No longer there';
    },
  };
}
