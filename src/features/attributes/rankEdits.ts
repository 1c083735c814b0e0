import type { RankRow } from '@/api/attributes';
import type { DraftSource } from '@/components/drafts/draftAutosave';
import { compareRanks } from '@/domain/attributes/attributes';
import { isActive, readRank } from '@/domain/attributes/ranks';
import type { ActiveMark, Id, StoredRank } from '@/domain/records/scalars';
import type { DraftField } from '@/domain/saving/draft';
import { Listeners } from '@/domain/values/listeners';

/** The rank of a row in its list, and whether it is active. */
export interface RankState {
  readonly rank: StoredRank;
  readonly active: ActiveMark;
}

/** What can be edited of a row, with the text before the row's name. */
const parts = { rank: 'Rank of', active: 'Status of' } as const satisfies Record<keyof RankState, string>;

export const partNames = ['rank', 'active'] as const satisfies readonly (keyof RankState)[];

interface RankEdit {
  readonly now: RankState;
  /** What was stored when the edit began, as far as is known. */
  readonly before: RankState;
}

/**
 * The ranks and flags of a list that were edited and not saved. They are kept across the list's pages and
 * through a refetch; each cell subscribes to it, so a keystroke renders no other row. In their draft (P4) a field is a
 * part of a row, by the row's id.
 */
export class RankEdits implements DraftSource {
  readonly #edited = new Map<string, RankEdit>();
  /** What a save has stored while the list is still as it was read before. */
  readonly #saved = new Map<string, RankState>();
  readonly #listeners = new Listeners();
  #shown: ReadonlyMap<string, { readonly row: RankRow; readonly name: string }> = new Map();
  #onRestored: (() => void) | undefined;

  readonly subscribe = this.#listeners.subscribe;

  readonly isDirty = (): boolean => this.#edited.size > 0;

  /** How many rows have unsaved changes. */
  readonly count = (): number => this.#edited.size;

  isEdited(row: RankRow): boolean {
    return this.#edited.has(String(row.id));
  }

  /** What the list shows for a row. */
  stateOf(row: RankRow): RankState {
    return this.#edited.get(String(row.id))?.now ?? this.storedOf(row);
  }

  /** What was stored of a row when the user began to edit it, or what is stored now if the user has not edited it. */
  openedOf(row: RankRow): RankState {
    return this.#edited.get(String(row.id))?.before ?? this.storedOf(row);
  }

  edit(row: RankRow, change: Partial<RankState>): void {
    this.#note(row, change);
    this.#listeners.notify();
  }

  /** Gives rows new ranks together. */
  rank(ranks: ReadonlyMap<RankRow, StoredRank>): void {
    for (const [row, rank] of ranks) this.#note(row, { rank });
    this.#listeners.notify();
  }

  /** The body of a bulk save: every row; one that was not changed as it is stored. */
  rowsToSend(rows: readonly RankRow[]): RankRow[] {
    return rows.map((row) => {
      const { rank, active } = this.stateOf(row);
      return { id: row.id, rank, active };
    });
  }

  /** The server has stored these. What was edited since stays unsaved. */
  committed(sent: readonly RankRow[]): void {
    for (const row of sent) {
      const key = String(row.id);
      this.#saved.set(key, row);
      const edited = this.#edited.get(key);
      if (!edited) continue;
      if (isSame(edited.now, row)) this.#edited.delete(key);
      else this.#edited.set(key, { ...edited, before: row });
    }
    this.#listeners.notify();
  }

  /** The user has decided with these stored rows in view: what is edited counts as edited from them. */
  rebase(rows: readonly RankRow[]): void {
    for (const row of rows) {
      const edited = this.#edited.get(String(row.id));
      if (edited) this.#edited.set(String(row.id), { ...edited, before: row });
    }
  }

  /** The list was read again. Edits of rows that are gone go too. */
  arrived(rows: readonly RankRow[]): void {
    const byId = new Map(rows.map((row) => [String(row.id), row]));
    this.#saved.clear();
    for (const [key, edited] of this.#edited) {
      const row = byId.get(key);
      if (!row || isSame(edited.now, row)) this.#edited.delete(key);
    }
    this.#listeners.notify();
  }

  /** The list as it is shown, and what to do after a draft of it was restored. */
  show<Row extends RankRow & { readonly name: string }>(rows: readonly Row[], onRestored: () => void): void {
    this.#onRestored = onRestored;
    const names = rowNames(rows);
    this.#shown = new Map(rows.map((row) => [String(row.id), { row, name: names.get(row) ?? '' }]));
  }

  draftFields(): readonly DraftField[] {
    return [...this.#shown].flatMap(([id, { row }]) => {
      const [stored, state] = [this.storedOf(row), this.stateOf(row)];
      return partNames
        .filter((part) => state[part] !== stored[part])
        .map((part) => {
          const name = fieldName(part, id);
          return { name, label: this.label(name), was: stored[part], value: state[part] };
        });
    });
  }

  /** What a part of a row is called; blank for one that is in no list. */
  label(field: string): string {
    const { part, id } = placeOf(field);
    return part ? `${parts[part]} ${this.#shown.get(id)?.name ?? ''}` : '';
  }

  omitted(): readonly string[] {
    return [];
  }

  accepts({ name, value }: DraftField): boolean {
    const { part } = placeOf(name);
    if (part === 'active') return value === 0 || value === 1;
    return part === 'rank' && Number.isSafeInteger(value) && Number(value) >= 0;
  }

  /** Edits the rows of a draft as they were edited; one that is in the list no more is passed over. */
  applyDraft(fields: readonly DraftField[]): void {
    for (const { name, value } of fields) {
      const { part, id } = placeOf(name);
      const row = this.#shown.get(id)?.row;
      if (row && part)
        this.edit(row, part === 'rank' ? { rank: Number(value) } : { active: value === 1 ? 1 : 0 });
    }
    this.#onRestored?.();
  }

  stored(name: string): StoredRank | ActiveMark | undefined {
    const { part, id } = placeOf(name);
    const row = this.#shown.get(id)?.row;
    return row && part ? this.storedOf(row)[part] : undefined;
  }

  text(name: string, value: unknown): string {
    const isRank = placeOf(name).part === 'rank';
    if (isRank && (value === '' || value === null)) return 'No rank';
    if (value === undefined) return 'No longer there';
    if (isRank) return typeof value === 'string' ? value : String(Number(value));
    return isActive(value) ? 'Active' : 'Inactive';
  }

  /** What the server has of a row. */
  storedOf(row: RankRow): RankState {
    return this.#saved.get(String(row.id)) ?? row;
  }

  #note(row: RankRow, change: Partial<RankState>): void {
    const { rank, active } = this.stateOf(row);
    const next = { rank, active, ...change };
    if (isSame(next, this.storedOf(row))) this.#edited.delete(String(row.id));
    else this.#edited.set(String(row.id), { now: next, before: this.openedOf(row) });
  }
}

/** The name of a part of a row, as drafts have it. */
export function fieldName(part: keyof RankState, id: Id | string): string {
  return `${part}/${id}`;
}

function placeOf(name: string): { readonly part: keyof RankState | undefined; readonly id: string } {
  const cut = name.indexOf('/');
  const part = partNames.find((one) => one === name.slice(0, cut));
  return { part, id: name.slice(cut + 1) };
}

function isSame(left: RankState, right: RankState): boolean {
  // A number that is typed may be stored as text.
  return String(left.rank) === String(right.rank) && left.active === right.active;
}

/** Rows by rank, those without one last; rows of one rank keep their order. */
export function byRank<Row>(rows: readonly Row[], rankOf: (row: Row) => StoredRank): Row[] {
  return [...rows].sort((left, right) => compareRanks(rankOf(left), rankOf(right)));
}

/**
 * The rows in their new order with their new ranks, after one of them changed places with the one above (-1) or below
 * it (1). The ranks in use are only exchanged, unless some are alike, or one of the two rows has none: then
 * the rows are numbered from 1, except blank ones below both. At the end of the list nothing moves.
 */
export function movedOneStep<Row>(
  rows: readonly Row[],
  row: Row,
  step: -1 | 1,
  rankOf: (row: Row) => StoredRank,
): Map<Row, StoredRank> {
  const order = byRank(rows, rankOf);
  const ranks = order.map((each) => readRank(rankOf(each)));
  const from = order.indexOf(row);
  const other = order[from + step];
  if (from < 0 || other === undefined) return new Map(order.map((each) => [each, rankOf(each)]));
  order[from + step] = row;
  order[from] = other;
  const numbers = ranks.filter((rank) => rank !== '');
  const lower = Math.max(from, from + step);
  const isNumbered = new Set(numbers).size < numbers.length || ranks[lower] === '';
  return new Map(
    order.map((each, index) => {
      const rank = ranks[index] ?? '';
      const next = isNumbered && (rank !== '' || index <= lower) ? index + 1 : rank;
      const own = rankOf(each);
      return [each, next === readRank(own) ? own : next];
    }),
  );
}

/** A name of its own for each row: a name that repeats, or is blank, takes the row's place along. */
export function rowNames<Row extends { readonly name: string }>(rows: readonly Row[]): Map<Row, string> {
  const counts = new Map<string, number>();
  for (const { name } of rows) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Map(
    rows.map((row, index) => {
      const isOwn = row.name !== '' && counts.get(row.name) === 1;
      return [row, isOwn ? row.name : `${row.name} row ${index + 1}`.trim()];
    }),
  );
}
