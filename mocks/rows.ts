import { db, nextId, type Tables } from './db';
import { same } from './http';
import { seedWorld } from './seed';
import { firstIds } from './seed/ids';
import { manyQuotations } from './seed/quotations';

export type TableName = keyof Tables;
export type Row = Record<string, unknown>;

/** How a row is identified: by its id, or by its index, which begins with 0. */
export interface RowKey {
  readonly id?: string | number | undefined;
  readonly index?: number | undefined;
}

export const tableNames = Object.keys(db) as readonly TableName[];

/** The rows of a table, for reading and changing. */
export function rowsIn(table: TableName): Row[] {
  return db[table] as unknown as Row[];
}

/** The row with this key, and its index; throws an error with a sentence if there is none. */
function findRow(table: TableName, { id, index }: RowKey): Row {
  const rows = rowsIn(table);
  const row = index === undefined ? rows.find((candidate) => same(idOf(candidate), id)) : rows[index];
  if (row) return row;
  throw new Error(
    index === undefined
      ? `${table} has no row with the id ${String(id)}.`
      : `${table} has ${rows.length} rows; the first one has the index 0.`,
  );
}

/** Changes fields of a row. */
export function patchRow(table: TableName, key: RowKey, fields: Row): Row {
  checkKeys(table, fields);
  return Object.assign(findRow(table, key), fields);
}

/** Keys that say whose a row is: without them no list of the product would show it. */
const ownerKeys: ReadonlySet<string> = new Set(['client_id', 'company_id']);

/**
 * Adds a row. A missing id becomes a new one, and the client is that of the table's first row. Other missing fields are
 * blank: they have the type of the first row's fields, and not their values.
 */
export function addRow(table: TableName, fields: Row): Row {
  checkKeys(table, fields);
  const [model = {}] = modelsOf(table);
  const blank: Row = Object.fromEntries(
    Object.entries(model).map(([key, value]) => [key, ownerKeys.has(key) ? value : blankLike(value)]),
  );
  const row: Row = { ...blank, ...newIds(table, 1)(0), ...fields };
  rowsIn(table).push(row);
  return row;
}

export function removeRow(table: TableName, key: RowKey): Row {
  const row = findRow(table, key);
  const rows = rowsIn(table);
  rows.splice(rows.indexOf(row), 1);
  return row;
}

/** Shortens a table to `count` rows, or extends it with copies of its rows under new ids. */
export function resizeTable(table: TableName, count: number): void {
  const rows = rowsIn(table);
  const missing = count - rows.length;
  if (missing <= 0) {
    rows.length = count;
    return;
  }
  const models: readonly Row[] =
    table === 'quotations' ? (manyQuotations(missing) as unknown as Row[]) : [...modelsOf(table)];
  if (models.length === 0) throw new Error(`${table} has no row that could be copied. Add one first.`);
  const idsAt = newIds(table, missing);
  for (let index = 0; index < missing; index += 1)
    rows.push({ ...copyOf(models[index % models.length] ?? {}), ...idsAt(index) });
}

function idOf(row: Row): unknown {
  return row['id'] ?? row['customer_id'];
}

/** The rows to copy: those of the table, or of the seed if it is empty. */
function modelsOf(table: TableName): readonly Row[] {
  const rows = rowsIn(table);
  return rows.length > 0 ? rows : (seedWorld()[table] as unknown as Row[]);
}

function blankLike(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value === 'string') return '';
  if (typeof value === 'number') return 0;
  return typeof value === 'boolean' ? false : null;
}

function copyOf(row: Row): Row {
  return JSON.parse(JSON.stringify(row)) as Row;
}

/** The ids of new rows, under the id key of the table. */
function newIds(table: TableName, count: number): (index: number) => Row {
  const [model = {}] = modelsOf(table);
  const key = 'id' in model ? 'id' : 'customer_id';
  if (count === 0 || !(key in model)) return () => ({});
  const rows = rowsIn(table);
  const first =
    table in firstIds
      ? nextId(table as keyof typeof firstIds)
      : Math.max(0, ...rows.map((row) => Number(idOf(row)) || 0)) + 1;
  return (index) => ({ [key]: first + index });
}

/** A field that no row of this table has is probably a typing error. */
function checkKeys(table: TableName, fields: Row): void {
  const known = new Set([...rowsIn(table), ...(seedWorld()[table] as unknown as Row[])].flatMap(Object.keys));
  const unknown = Object.keys(fields).filter((key) => !known.has(key));
  // The fields of a table that never had a row are unknown.
  if (known.size > 0 && unknown.length > 0)
    throw new Error(`${table} has no ${unknown.join(', ')}. Its fields are ${[...known].join(', ')}.`);
}
