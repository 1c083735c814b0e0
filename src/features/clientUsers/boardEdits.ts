import { announce } from '@/components/feedback/announce';
import type { DraftSource } from '@/components/drafts/draftAutosave';
import type { DraftField } from '@/domain/saving/draft';
import { Listeners } from '@/domain/values/listeners';
import {
  itemLabel,
  levelNames,
  permissionLevels,
  place,
  samePlaces,
  unassign,
  type PermissionBoard,
  type PermissionItem,
} from '@/domain/access/permissions';
import type { PermissionLevel } from '@/domain/records/clientUsers';

/** Puts an item into a box, or with `undefined` back into the left list. Always the same function. */
export type Move = (item: PermissionItem, to: PermissionLevel | undefined) => void;

/** Puts several items into a box, in their order. Always the same function. */
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

/** The board being edited, and as its draft sees it (P4). Every move is read out. */
export class PermissionEdits implements DraftSource {
  readonly #listeners = new Listeners();
  #board: PermissionBoard;
  /** What is stored, as far as is known. */
  #before: PermissionBoard;

  constructor(stored: PermissionBoard) {
    this.#board = stored;
    this.#before = stored;
  }

  readonly subscribe = this.#listeners.subscribe;

  readonly getBoard = (): PermissionBoard => this.#board;

  readonly isDirty = (): boolean => !samePlaces(this.#board, this.#before);

  readonly move: Move = (item, to) => {
    this.#put(to ? place(this.#board, item.key, to) : unassign(this.#board, item.key));
    announce(to ? `${itemLabel(item)} moved to ${levelNames[to]}` : `${itemLabel(item)} removed`);
  };

  readonly moveAll: MoveAll = (items, to) => {
    this.#put(items.reduce((board, { key }) => place(board, key, to), this.#board));
    announce(`${items.length} ${items.length === 1 ? 'item' : 'items'} moved to ${levelNames[to]}`);
  };

  draftFields(): readonly DraftField[] {
    return this.#before.items.flatMap((item): DraftField[] => {
      const was = this.#before.placed.get(item.key) ?? '';
      const value = this.#board.placed.get(item.key) ?? '';
      return was === value ? [] : [{ name: prefix + item.key, label: fullName(item), was, value }];
    });
  }

  readonly getBefore = (): PermissionBoard => this.#before;

  /** Another save has stored this board: the items named in `taken` are where it has them, the others where the user has them. */
  rebase(stored: PermissionBoard, taken: ReadonlySet<string>): void {
    const own = this.#board.items.filter(({ key }) => !taken.has(prefix + key));
    let board = stored;
    for (const { key } of own) {
      const level = this.#board.placed.get(key);
      board =
        level === stored.placed.get(key) ? board : level ? place(board, key, level) : unassign(board, key);
    }
    this.#before = stored;
    this.#put(board);
  }

  /** What an item is called, by its draft's name. */
  label(name: string): string {
    const item = this.#itemOf(name);
    return item ? fullName(item) : '';
  }

  omitted(): readonly string[] {
    return [];
  }

  accepts({ name, value }: DraftField): boolean {
    return name.startsWith(prefix) && (value === '' || levelOf(value) !== undefined);
  }

  /** Puts each item of a draft where it was; one that is on the board no more is passed over. */
  applyDraft(fields: readonly DraftField[]): void {
    let board = this.#board;
    for (const { name, value } of fields) {
      const key = name.slice(prefix.length);
      const level = levelOf(value);
      board = level ? place(board, key, level) : unassign(board, key);
    }
    this.#put(board);
  }

  stored(name: string): PermissionLevel | '' | undefined {
    const item = this.#itemOf(name);
    return item && (this.#before.placed.get(item.key) ?? '');
  }

  text(_name: string, value: unknown): string {
    const level = levelOf(value);
    if (level) return levelNames[level];
    return value === '' ? 'In no box' : 'No longer there';
  }

  #itemOf(name: string): PermissionItem | undefined {
    return this.#board.items.find(({ key }) => prefix + key === name);
  }

  #put(board: PermissionBoard): void {
    this.#board = board;
    this.#listeners.notify();
  }
}
