import { isMoneyKind } from './columns';
import type { FileTable } from './fileTable';
import type { SheetContent } from './sheet';
import type { TableColumn } from './tableColumn';

/** A sheet of a workbook, or a whole text, with its tables. */
export interface FileSheet extends SheetContent {
  /** Blank for a text. */
  name: string;
  isHidden: boolean;
  /** The reason why it was not read, as a sentence. */
  unread?: string;
}

/** The content of a file. */
export interface CheckedFile {
  sheets: readonly FileSheet[];
  isWorkbook: boolean;
}

/** All tables of the file, sheet by sheet. Choices refer to them by their index in this list. */
export function tablesOf({ sheets }: CheckedFile): readonly FileTable[] {
  return sheets.flatMap(({ tables }) => tables);
}

/** Whether a table has money, also such that could not be read, so that it matters whether it is counted. */
export function holdsMoney({ columns, rows }: FileTable): boolean {
  return rows.length > 0 && columns.some(({ mayHoldMoney }) => mayHoldMoney);
}

/** How much a table looks like a bordereau. */
function bordereauScore(table: FileTable): number {
  const { columns, likelyColumn } = table;
  if (!holdsMoney(table)) return 0;
  if (columns.every(({ isMoney, isUnreadable }) => !isMoney && !isUnreadable)) return 1;
  const kinds = columns.filter(({ kind }) => kind !== undefined && !isMoneyKind(kind)).length;
  const hasPremium = columns.some(({ kind }) => kind === 'gross');
  return (hasPremium ? 100 : 10) + (likelyColumn === undefined ? 0 : 5) + kinds;
}

/**
 * The index of the checked table: the one below the chosen header row, else the one that looks most like a bordereau in
 * the chosen sheet or in the visible sheets; undefined for a file without tables.
 */
export function mainTable(
  file: CheckedFile,
  sheet: number | undefined,
  headerRow?: { sheet: number; row: number },
): number | undefined {
  const tables = tablesOf(file);
  const isChosen = headerRow !== undefined && (sheet === undefined || headerRow.sheet === sheet);
  const chosen = isChosen
    ? tables.findIndex((table) => table.sheet === headerRow.sheet && (table.headerRow ?? 0) === headerRow.row)
    : -1;
  if (chosen >= 0) return chosen;
  let best: number | undefined;
  let bestScore = -1;
  for (const [index, table] of tables.entries()) {
    if (sheet !== undefined && table.sheet !== sheet) continue;
    const isHidden = file.sheets[table.sheet]?.isHidden === true;
    const score = isHidden && sheet === undefined ? 0 : bordereauScore(table);
    if (score > bestScore) [best, bestScore] = [index, score];
  }
  return best;
}

function headsKey({ columns }: FileTable): string {
  return columns.map(({ name }) => name.trim().toLowerCase()).join('\n');
}

/**
 * The column of another table that can be added to a column of this one: the one with the same head, else its most
 * likely one, if it holds readable amounts in the same currency and unit.
 */
export function columnToAdd(column: TableColumn, table: FileTable): TableColumn | undefined {
  const other = matchingColumn(table, column);
  return other?.isMoney && inSameMoney(column, other) ? other : undefined;
}

/** Whether a table has no references and insureds, beside one with such: then it may be a summary. */
export function mayBeSummary(table: FileTable, beside: FileTable): boolean {
  const namesPolicies = ({ columns }: FileTable): boolean =>
    columns.some(({ kind }) => kind === 'reference' || kind === 'insured');
  return !namesPolicies(table) && namesPolicies(beside);
}

function inSameMoney(one: TableColumn, other: TableColumn): boolean {
  const money = ({ currencySums = [], unit }: TableColumn): string =>
    [...currencySums.map(({ currency }) => currency), unit?.word ?? ''].toSorted().join();
  return money(one) === money(other);
}

/** Whether two tables have the same heads. */
export function hasSameHeads(one: FileTable, other: FileTable): boolean {
  return headsKey(one) === headsKey(other);
}

/** The column of another table that is added to this one: the one with the same head, else its most likely one. */
export function matchingColumn(table: FileTable, column: TableColumn): TableColumn | undefined {
  const same = table.columns.find(({ name }) => name.toLowerCase() === column.name.toLowerCase());
  return same ?? table.columns[table.likelyColumn ?? -1];
}

const grouped = new Intl.NumberFormat('en-US');

/** '1 row', '1,200 rows'. */
export function countOfRows(count: number, noun = 'row'): string {
  return `${grouped.format(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** 'row 2', 'rows 2 and 3', 'rows 2 to 4', 'rows 2, 5 and 9', 'rows 2, 5, 9 and 12 more'. */
export function rowNames(numbers: readonly number[]): string {
  const [first = 0] = numbers;
  const last = numbers.at(-1) ?? first;
  const count = numbers.length;
  if (count === 1) return `row ${grouped.format(first)}`;
  if (count > 2 && last - first === count - 1)
    return `rows ${grouped.format(first)} to ${grouped.format(last)}`;
  const shown = numbers.slice(0, count > 4 ? 3 : count).map((number) => grouped.format(number));
  const tail = count > 4 ? `${grouped.format(count - 3)} more` : (shown.pop() ?? '');
  return `rows ${shown.join(', ')} and ${tail}`;
}

/**
 * 'sheet New, rows 2 to 4'; without the sheet for a text. `numbers` are the row numbers, by default all of the table.
 */
export function rowRangeText(
  file: CheckedFile,
  { sheet, rows }: FileTable,
  numbers: ArrayLike<number> = rows,
): string {
  const { name = '' } = file.sheets[sheet] ?? {};
  const first = numbers[0] ?? 0;
  const last = numbers[numbers.length - 1] ?? first;
  const text =
    first === last ? rowNames([first]) : `rows ${grouped.format(first)} to ${grouped.format(last)}`;
  return file.isWorkbook ? `sheet ${name}, ${text}` : text;
}

/** The text with a capital first letter. */
export function asSentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The text with a small first letter. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
