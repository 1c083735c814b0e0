import type { RankRow } from '@/api/attributes';
import type { DraftSource } from '@/components/drafts/draftSource';
import { compareRanks } from '@/domain/attributes/attributes';
import { isActive, readRank } from '@/domain/attributes/ranks';
import type { ActiveMark, Id, StoredRank } from '@/domain/records/scalars';

/** The rank of a row in its list, and whether it is active. */
export interface RankState {
  readonly rank: StoredRank;
  readonly active: ActiveMark;
}

/** The fields of a row that can be edited, with the text that precedes the row's name in their label. */
const labelPrefixes = { rank: 'Rank of', active: 'Status of' } as const satisfies Record<
  keyof RankState,
  string
>;

export const rankFields = ['rank', 'active'] as const satisfies readonly (keyof RankState)[];

interface RankEdit {
  readonly now: RankState;
  /** The stored values when the edit began; later those of the last save or of the last decision. */
  readonly before: RankState;
}

/**
 * The unsaved ranks and flags of a list, by row id. They stay when the user changes the page and when
 * the list is fetched again.
 */
export interface RankEdits {
  readonly edited: ReadonlyMap<string, RankEdit>;
  /** The values of the last save, until the list is fetched again. */
  readonly saved: ReadonlyMap<string, RankState>;
}

export const noEdits: RankEdits = { edited: new Map(), saved: new Map() };

export type RankAction =
  | {
      readonly type: 'edited';
      readonly changes: readonly (readonly [row: RankRow, change: Partial<RankState>])[];
    }
  /** The server has stored these rows. Later edits stay unsaved. */
  | { readonly type: 'committed'; readonly rows: readonly RankRow[] }
  /** The user has compared the edits with these stored rows, which are now the base of the edits. */
  | { readonly type: 'rebased'; readonly rows: readonly RankRow[] }
  /** The list was fetched again. Edits of deleted rows are removed. */
  | { readonly type: 'arrived'; readonly rows: readonly RankRow[] };

export function rankReducer(edits: RankEdits, action: RankAction): RankEdits {
  const [edited, saved] = [new Map(edits.edited), new Map(edits.saved)];
  switch (action.type) {
    case 'edited':
      for (const [row, change] of action.changes) {
        const key = String(row.id);
        const stored = storedState(edits, row);
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

/** The values of a row on the server. */
function storedState({ saved }: RankEdits, row: RankRow): RankState {
  return saved.get(String(row.id)) ?? row;
}

/** The values that the list shows for a row. */
export function editedState(edits: RankEdits, row: RankRow): RankState {
  return edits.edited.get(String(row.id))?.now ?? storedState(edits, row);
}

/** The stored values of a row when the user began to edit it; the current ones if it was not edited. */
export function baseState(edits: RankEdits, row: RankRow): RankState {
  return edits.edited.get(String(row.id))?.before ?? storedState(edits, row);
}

/** The body of a bulk save: every row, with its edits. */
export function rowsToSend(edits: RankEdits, rows: readonly RankRow[]): RankRow[] {
  return rows.map((row) => {
    const { rank, active } = editedState(edits, row);
    return { id: row.id, rank, active };
  });
}

/**
 * The list as the source of its draft (P4), and the label of a draft field; blank if its row is not in the
 * list. Each draft field is one field of one row.
 * @param restore applies edits to rows; rows that are not in the list any more are left out
 */
export function rankDraft<Row extends RankRow & { readonly name: string }>(
  edits: RankEdits,
  rows: readonly Row[],
  restore: (changes: readonly (readonly [Row, Partial<RankState>])[]) => void,
): DraftSource & { label(name: string): string } {
  const names = rowNames(rows);
  const byId = new Map(rows.map((row) => [String(row.id), row]));
  function label(name: string): string {
    const { field, id } = parseFieldName(name);
    const row = byId.get(id);
    return field ? `${labelPrefixes[field]} ${(row && names.get(row)) ?? ''}` : '';
  }
  return {
    label,
    draftFields: () =>
      rows.flatMap((row) => {
        const [stored, state] = [storedState(edits, row), editedState(edits, row)];
        return rankFields
          .filter((field) => state[field] !== stored[field])
          .map((field) => {
            const name = fieldName(field, row.id);
            return { name, label: label(name), was: stored[field], value: state[field] };
          });
      }),
    omitted: () => [],
    accepts({ name, value }) {
      const { field } = parseFieldName(name);
      if (field === 'active') return value === 0 || value === 1;
      return field === 'rank' && Number.isSafeInteger(value) && Number(value) >= 0;
    },
    isGone: (name) => !byId.has(parseFieldName(name).id),
    applyDraft: (fields) =>
      restore(
        fields.flatMap(({ name, value }) => {
          const { field, id } = parseFieldName(name);
          const row = byId.get(id);
          if (!row || !field) return [];
          return [
            [row, field === 'rank' ? { rank: Number(value) } : { active: value === 1 ? 1 : 0 }] as const,
          ];
        }),
      ),
    stored(name) {
      const { field, id } = parseFieldName(name);
      const row = byId.get(id);
      return row && field ? storedState(edits, row)[field] : undefined;
    },
    text(name, value) {
      const isRank = parseFieldName(name).field === 'rank';
      if (isRank && (value === '' || value === null)) return 'No rank';
      if (value === undefined) return 'No longer there';
      if (isRank) return typeof value === 'string' ? value : String(Number(value));
      return isActive(value) ? 'Active' : 'Inactive';
    },
  };
}

/** The name of a row's field in a draft. */
export function fieldName(field: keyof RankState, id: Id | string): string {
  return `${field}/${id}`;
}

function parseFieldName(name: string): { readonly field: keyof RankState | undefined; readonly id: string } {
  const cut = name.indexOf('/');
  const field = rankFields.find((each) => each === name.slice(0, cut));
  return { field, id: name.slice(cut + 1) };
}

function isSame(left: RankState, right: RankState): boolean {
  // A number that is typed may be stored as text.
  return String(left.rank) === String(right.rank) && left.active === right.active;
}

/** Rows by rank, those without a rank last; rows with equal ranks keep their order. */
export function byRank<Row>(rows: readonly Row[], rankOf: (row: Row) => StoredRank): Row[] {
  return [...rows].sort((left, right) => compareRanks(rankOf(left), rankOf(right)));
}

/**
 * The new ranks after a row was swapped with the one above (-1) or below it (1). The two rows exchange their
 * ranks. If ranks repeat or one of the two is blank, the rows are numbered from 1, except blank ones below
 * both. The first and the last row cannot leave the list.
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

/** A unique name for each row: if its name repeats or is blank, the row's number is added. */
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
