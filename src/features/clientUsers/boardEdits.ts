import { announce } from '@/components/feedback/announce';
import type { DraftSource } from '@/components/drafts/draftAutosave';
import type { DraftField } from '@/domain/draft';
import { Listeners } from '@/domain/listeners';
import {
  itemLabel,
  levelNames,
  permissionLevels,
  place,
  samePlaces,
  unassign,
  type PermissionBoard,
  type PermissionItem,
} from '@/domain/permissions';
import type { PermissionLevel } from '@/domain/records/clientUsers';

/** Puts an item into a box, or with `undefined` back into the left list. Always the same function. */
export type Move = (item: PermissionItem, to: PermissionLevel | undefined) => void;

/** A draft's field is an item, by its key; its value is the item's level, empty while it is in no box. */
const prefix = 'item/';

function levelOf(value: unknown): PermissionLevel | undefined {
  return permissionLevels.find((level) => level === value);
}

/** The name of an item, with its menu's: names repeat from menu to menu. */
function fullName(item: PermissionItem): string {
  return item.sub_name && item.main_name ? `${itemLabel(item)} (${item.main_name})` : itemLabel(item);
}

/** The board being edited, and as its draft sees it (P4). Every move is read out. */
export class PermissionEdits implements DraftSource {
  readonly #listeners = new Listeners();
  readonly #items: ReadonlyMap<string, PermissionItem>;
  #board: PermissionBoard;

  constructor(private readonly before: PermissionBoard) {
    this.#board = before;
    this.#items = new Map(before.items.map((item) => [item.key, item]));
  }

  readonly subscribe = this.#listeners.subscribe;

  readonly getBoard = (): PermissionBoard => this.#board;

  readonly isDirty = (): boolean => !samePlaces(this.#board, this.before);

  readonly move: Move = (item, to) => {
    this.#put(to ? place(this.#board, item.key, to) : unassign(this.#board, item.key));
    announce(to ? `${itemLabel(item)} moved to ${levelNames[to]}` : `${itemLabel(item)} removed`);
  };

  draftFields(): readonly DraftField[] {
    return this.before.items.flatMap((item): DraftField[] => {
      const was = this.before.placed.get(item.key) ?? '';
      const value = this.#board.placed.get(item.key) ?? '';
      return was === value ? [] : [{ name: prefix + item.key, label: fullName(item), was, value }];
    });
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
    const item = this.#items.get(name.slice(prefix.length));
    return item && (this.before.placed.get(item.key) ?? '');
  }

  text(_name: string, value: unknown): string {
    const level = levelOf(value);
    if (level) return levelNames[level];
    return value === '' ? 'In no box' : 'No longer there';
  }

  #put(board: PermissionBoard): void {
    this.#board = board;
    this.#listeners.notify();
  }
}
