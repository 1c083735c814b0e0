import type { DraftSource } from '@/components/drafts/draftAutosave';
import type { DraftField } from '@/domain/saving/draft';
import {
  itemLabel,
  levelNames,
  permissionLevels,
  place,
  unassign,
  type PermissionBoard,
  type PermissionItem,
} from '@/domain/access/permissions';
import type { PermissionLevel } from '@/domain/records/clientUsers';

/** Puts an item into a box, or with `undefined` back into the left list. Always the same function. */
export type Move = (item: PermissionItem, to: PermissionLevel | undefined) => void;

/** Puts several items into a box, in their order. */
export type MoveAll = (items: readonly PermissionItem[], to: PermissionLevel) => void;

/** A draft's field is an item, by its key; its value is the item's level, empty while it is in no box. */
const prefix = 'item/';

function levelOf(value: unknown): PermissionLevel | undefined {
  return permissionLevels.find((level) => level === value);
}

/** The name of an item, with its menu's: names repeat from menu to menu. */
function fullName(item: PermissionItem): string {
  return item.sub_name && item.main_name ? `${itemLabel(item)} (${item.main_name})` : itemLabel(item);
}

/** The boxes of a board's items, by their names in a draft; empty for one that is in no box. */
export function placesOf({ items, placed }: PermissionBoard): Readonly<Record<string, string>> {
  return Object.fromEntries(items.map(({ key }) => [prefix + key, placed.get(key) ?? '']));
}

interface BoardEdits {
  readonly board: PermissionBoard;
  /** What is stored, as far as is known. */
  readonly before: PermissionBoard;
}

/** An item, by its key, and the box it is put into; `undefined` is the left list. */
type Placing = readonly [key: string, to: PermissionLevel | undefined];

type BoardAction =
  | { readonly type: 'placed'; readonly placings: readonly Placing[] }
  /**
   * Another save has stored this board: the items named in `taken` are where it has them, the others where the user has
   * them.
   */
  | { readonly type: 'rebased'; readonly stored: PermissionBoard; readonly taken: ReadonlySet<string> };

/** The board after each item was put where it goes; one that is on the board no more is passed over. */
function withPlaced(board: PermissionBoard, placings: readonly Placing[]): PermissionBoard {
  return placings.reduce((now, [key, to]) => (to ? place(now, key, to) : unassign(now, key)), board);
}

export function boardReducer({ board, before }: BoardEdits, action: BoardAction): BoardEdits {
  if (action.type === 'placed') return { board: withPlaced(board, action.placings), before };
  const { stored, taken } = action;
  const own = board.items
    .filter(({ key }) => !taken.has(prefix + key) && board.placed.get(key) !== stored.placed.get(key))
    .map(({ key }): Placing => [key, board.placed.get(key)]);
  return { board: withPlaced(stored, own), before: stored };
}

/** The board being edited, as its draft sees it (P4), and what an item is called by its name there. */
export function boardDraft(
  { board, before }: BoardEdits,
  dispatch: (action: BoardAction) => void,
): DraftSource & { label(name: string): string } {
  const itemOf = (name: string): PermissionItem | undefined =>
    board.items.find(({ key }) => prefix + key === name);
  return {
    label(name) {
      const item = itemOf(name);
      return item ? fullName(item) : '';
    },
    draftFields: () =>
      before.items.flatMap((item): DraftField[] => {
        const was = before.placed.get(item.key) ?? '';
        const value = board.placed.get(item.key) ?? '';
        return was === value ? [] : [{ name: prefix + item.key, label: fullName(item), was, value }];
      }),
    omitted: () => [],
    accepts: ({ name, value }) => name.startsWith(prefix) && (value === '' || levelOf(value) !== undefined),
    applyDraft(fields) {
      const placings = fields.map(({ name, value }): Placing => [name.slice(prefix.length), levelOf(value)]);
      dispatch({ type: 'placed', placings });
    },
    stored(name) {
      const item = itemOf(name);
      return item && (before.placed.get(item.key) ?? '');
    },
    text(_name, value) {
      const level = levelOf(value);
      if (level) return levelNames[level];
      return value === '' ? 'In no box' : 'No longer there';
    },
  };
}
