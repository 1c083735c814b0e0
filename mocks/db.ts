import type { Id } from '@/domain/records/scalars';
import { seedWorld, type Tables } from './seed';
import { firstIds } from './seed/ids';

export type { Tables };

/** A world that can be kept: its tables, and the last id given out in each. */
interface Snapshot {
  readonly tables: Tables;
  readonly lastIds: Readonly<Partial<Record<keyof Tables, number>>>;
}

/** The server's database. Handlers read and change its tables; `resetDb` puts all of them back. */
export const db: Tables = seedWorld();

let lastIds: Partial<Record<keyof Tables, number>> = {};

/** Puts the world back to its seed, or to another world. */
export function resetDb(tables: Tables = seedWorld()): void {
  Object.assign(db, tables);
  lastIds = {};
}

/** The tables whose rows get ids. */
type Numbered = keyof typeof firstIds;

/** TPAs and MGAs share their ids, so that the TPA calls, which serve both, know which is meant. */
const idSpaces: readonly (readonly Numbered[])[] = [['tpas', 'mgas']];

/** The id of a new row. An id is never given twice, not even when its row is gone. */
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
const maxKept = 20_000;

/** The world as text, or nothing if it is too large to be kept. */
export function dbAsText(): string | undefined {
  const rows = Object.values<readonly unknown[]>({ ...db }).reduce((sum, table) => sum + table.length, 0);
  if (rows > maxKept) return undefined;
  return JSON.stringify({ tables: db, lastIds } satisfies Snapshot);
}

/** Brings a kept world back. A text of another version of the seed is refused. */
export function restoreDb(text: string): boolean {
  try {
    const kept = JSON.parse(text) as Snapshot;
    if (Object.keys(db).some((name) => !Array.isArray(kept.tables[name as keyof Tables]))) return false;
    resetDb(kept.tables);
    lastIds = { ...kept.lastIds };
    return true;
  } catch {
    return false;
  }
}
