import type { RankRow } from '@/api/attributes';
import type { DraftSource } from '@/components/drafts/draftAutosave';
import { compareRanks } from '@/domain/attributes/attributes';
import { isActive, readRank } from '@/domain/attributes/ranks';
import type { ActiveMark, Id, StoredRank } from '@/domain/records/scalars';

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
 * The ranks and flags of a list that were edited and not saved (Q-079), by the rows' ids. They are kept across the list's
 * pages and through a refetch.
 */
export interface RankEdits {
  readonly edited: ReadonlyMap<string, RankEdit>;
  /** What a save has stored while the list is still as it was read before. */
  readonly saved: ReadonlyMap<string, RankState>;
}

export const noEdits: RankEdits = { edited: new Map(), saved: new Map() };

export type RankAction =
  | {
      readonly type: 'edited';
      readonly changes: readonly (readonly [row: RankRow, change: Partial<RankState>])[];
    }
  /** The server has stored these rows. What was edited since stays unsaved. */
  | { readonly type: 'committed'; readonly rows: readonly RankRow[] }
  /** The user has decided with these stored rows in view: what is edited counts as edited from them. */
  | { readonly type: 'rebased'; readonly rows: readonly RankRow[] }
  /** The list was read again. Edits of rows that are gone go too. */
  | { readonly type: 'arrived'; readonly rows: readonly RankRow[] };

export function rankReducer(edits: RankEdits, action: RankAction): RankEdits {
  const [edited, saved] = [new Map(edits.edited), new Map(edits.saved)];
  switch (action.type) {
    case 'edited':
      for (const [row, change] of action.changes) {
        const key = String(row.id);
        const stored = storedOf(edits, row);
        const { now, before } = edited.get(key) ?? { now: stored, before: stored };
        const next = { rank: now.rank, active: now.active, ...change };
        if (isSame(next, stored)) edited.delete(key);
        else edited.set(key, { now: next, before });
      }
      break;
    case 'committed':
      for (const row of action.rows) {
        const key = String(row.id);
        const edit = edited.get(key);
        if (edit && isSame(edit.now, row)) edited.delete(key);
        else if (edit) edited.set(key, { ...edit, before: row });
        saved.set(key, row);
      }
      break;
    case 'rebased':
      for (const row of action.rows) {
        const edit = edited.get(String(row.id));
        if (edit) edited.set(String(row.id), { ...edit, before: row });
      }
      break;
    case 'arrived': {
      const rows = new Map(action.rows.map((row) => [String(row.id), row]));
      saved.clear();
      for (const [key, { now }] of edits.edited) {
        const row = rows.get(key);
        if (!row || isSame(now, row)) edited.delete(key);
      }
    }
  }
  return { edited, saved };
}

/** What the server has of a row. */
function storedOf({ saved }: RankEdits, row: RankRow): RankState {
  return saved.get(String(row.id)) ?? row;
}

/** What the list shows for a row. */
export function stateOf(edits: RankEdits, row: RankRow): RankState {
  return edits.edited.get(String(row.id))?.now ?? storedOf(edits, row);
}

/** What was stored of a row when the user began to edit it, or what is stored now if the user has not edited it. */
export function openedOf(edits: RankEdits, row: RankRow): RankState {
  return edits.edited.get(String(row.id))?.before ?? storedOf(edits, row);
}

/** The body of a bulk save: every row; one that was not changed as it is stored. */
export function rowsToSend(edits: RankEdits, rows: readonly RankRow[]): RankRow[] {
  return rows.map((row) => {
    const { rank, active } = stateOf(edits, row);
    return { id: row.id, rank, active };
  });
}

/**
 * The list as it is shown, as its draft sees it (P4), and what a field is called there; blank for one that is in no list. A
 * field is a part of a row, by the row's id.
 * @param restore edits the rows of a draft as they were edited; one that is in the list no more is passed over
 */
export function rankDraft<Row extends RankRow & { readonly name: string }>(
  edits: RankEdits,
  rows: readonly Row[],
  restore: (changes: readonly (readonly [Row, Partial<RankState>])[]) => void,
): DraftSource & { label(field: string): string } {
  const names = rowNames(rows);
  const byId = new Map(rows.map((row) => [String(row.id), row]));
  function label(field: string): string {
    const { part, id } = placeOf(field);
    const row = byId.get(id);
    return part ? `${parts[part]} ${(row && names.get(row)) ?? ''}` : '';
  }
  return {
    label,
    draftFields: () =>
      rows.flatMap((row) => {
        const [stored, state] = [storedOf(edits, row), stateOf(edits, row)];
        return partNames
          .filter((part) => state[part] !== stored[part])
          .map((part) => {
            const name = fieldName(part, row.id);
            return { name, label: label(name), was: stored[part], value: state[part] };
          });
      }),
    omitted: () => [],
    accepts({ name, value }) {
      const { part } = placeOf(name);
      if (part === 'active') return value === 0 || value === 1;
      return part === 'rank' && Number.isSafeInteger(value) && Number(value) >= 0;
    },
    applyDraft: (fields) =>
      restore(
        fields.flatMap(({ name, value }) => {
          const { part, id } = placeOf(name);
          const row = byId.get(id);
          if (!row || !part) return [];
          return [
            [row, part === 'rank' ? { rank: Number(value) } : { active: value === 1 ? 1 : 0 }] as const,
          ];
        }),
      ),
    stored(name) {
      const { part, id } = placeOf(name);
      const row = byId.get(id);
      return row && part ? storedOf(edits, row)[part] : undefined;
    },
    text(name, value) {
      const isRank = placeOf(name).part === 'rank';
      if (isRank && (value === '' || value === null)) return 'No rank';
      if (value === undefined) return 'No longer there';
      if (isRank) return typeof value === 'string' ? value : String(Number(value));
      return isActive(value) ? 'Active' : 'Inactive';
    },
  };
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
