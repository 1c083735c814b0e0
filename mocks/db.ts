import type { Id } from '@/domain/records/scalars';
import { seedWorld, type Tables } from './seed';
import { firstIds } from './seed/ids';

export type { Tables };

/** A world that can be saved: its tables, and the last id of each. */
interface Snapshot {
  readonly tables: Tables;
  readonly lastIds: Readonly<Partial<Record<keyof Tables, number>>>;
}

/** The server's database. Handlers read and change its tables; `resetDb` puts all of them back. */
export const db: Tables = seedWorld();

let lastIds: Partial<Record<keyof Tables, number>> = {};

/** Resets the database to the seed, or to another world. */
export function resetDb(tables: Tables = seedWorld()): void {
  Object.assign(db, tables);
  lastIds = {};
}

/** The tables whose rows get ids. */
type Numbered = keyof typeof firstIds;

/** TPAs and MGAs share their ids, so that the TPA calls, which serve both, can tell them apart. */
const idSpaces: readonly (readonly Numbered[])[] = [['tpas', 'mgas']];

/** The id of a new row. An id is never used twice, not even after its row was removed. */
export function nextId(table: Numbered): number {
  const space = idSpaces.find((tables) => tables.includes(table)) ?? [table];
  const used = space.flatMap((name) => [lastIds[name] ?? 0, ...db[name].map(idIn)]);
  const id = used.reduce((highest, one) => Math.max(highest, one), firstIds[table] - 1) + 1;
  space.forEach((name) => (lastIds[name] = id));
  return id;
}

function idIn(row: { id?: Id; customer_id?: Id }): number {
  const id = Number(row.id ?? row.customer_id);
  return Number.isFinite(id) ? id : 0;
}

/** A world with more rows is too large to be stored after each change. */
const maxStoredRows = 20_000;

/** The world as text, or nothing if it is too large to be stored. */
export function dbAsText(): string | undefined {
  const rows = Object.values<readonly unknown[]>({ ...db }).reduce((sum, table) => sum + table.length, 0);
  if (rows > maxStoredRows) return undefined;
  return JSON.stringify({ tables: db, lastIds } satisfies Snapshot);
}

/** Restores a stored world. A text of another version of the seed is refused. */
export function restoreDb(text: string): boolean {
  try {
    const stored = JSON.parse(text) as Snapshot;
    if (Object.keys(db).some((name) => !Array.isArray(stored.tables[name as keyof Tables]))) return false;
    resetDb(stored.tables);
    lastIds = { ...stored.lastIds };
    return true;
  } catch {
    return false;
  }
}
