import { holdsAmount } from './amounts';
import { isBlankCell, type Cells } from './cells';
import { recogniseColumns } from './columns';
import { isDateLike } from './dates';

/** The number of rows, without blank ones, in which a header row is searched: titles and notes may be above it. */
export const headerSearchRows = 100;

/** Whether a cell is a year, which may be the head of a column. Any other number is data. */
function isYear(cell: string): boolean {
  return /^(?:19|20)\d\d$/.test(cell.trim());
}

/** Whether a cell holds an amount, with any decimal sign, or a date. */
function holdsData(cell: string): boolean {
  return (!isYear(cell) && (holdsAmount(cell) || holdsAmount(cell, ','))) || isDateLike(cell);
}

function filledCells(row: Cells): number[] {
  return row.flatMap((cell, at) => (isBlankCell(cell) ? [] : [at]));
}

/**
 * The number of recognised heads in a row. It is 0 for a row with an amount or a date, which is data, and for a single
 * head with blank cells, which is a title.
 */
export function namedColumns(row: Cells): number {
  if (row.some(holdsData)) return 0;
  const named = recogniseColumns(row).filter(Boolean).length;
  return named === 1 && row.some(isBlankCell) ? 0 : named;
}

/** Whether a row looks like heads: several different texts. */
function looksLikeHeads(row: Cells): boolean {
  const filled = filledCells(row).map((at) => (row[at] ?? '').trim());
  if (filled.length < 2 || filled.every(isYear)) return false;
  return new Set(filled).size === filled.length && !row.some(holdsData);
}

/** Whether a row has data under the heads: an amount or a date, and at most one cell without a head. */
function isDataUnder(heads: Cells, row: Cells): boolean {
  const filled = filledCells(row);
  if (filledCells(heads).length === 1 && filled.length === 1)
    return filled.some((at) => holdsData(row[at] ?? ''));
  const under = filled.filter((at) => !isBlankCell(heads[at] ?? ''));
  return (
    under.length >= 2 && filled.length - under.length <= 1 && under.some((at) => holdsData(row[at] ?? ''))
  );
}

/** How well a row fits as a header row of the rows below it; 0 if it is none. */
function headerScore(rows: readonly Cells[], index: number): number {
  const row = rows[index] ?? [];
  const named = namedColumns(row);
  if (named < 2 && !looksLikeHeads(row) && named !== filledCells(row).length) return 0;
  const next = rows.slice(index + 1, index + 4);
  const hasData = next.some((below) => isDataUnder(row, below));
  if (hasData) return named >= 2 ? 1000 : named + 1;
  const isWiderBelow = next.some((below) => filledCells(below).length > filledCells(row).length);
  return named > 0 && !isWiderBelow ? named / 1000 : 0;
}

/**
 * The index of the header row among the first rows: the first one with two recognised heads and data below it, else the
 * one that looks most like a header row; undefined if there is none.
 */
export function findHeader(rows: readonly Cells[]): number | undefined {
  let best: number | undefined;
  let bestScore = 0;
  for (const index of rows.slice(0, headerSearchRows).keys()) {
    const score = headerScore(rows, index);
    if (score > bestScore) [best, bestScore] = [index, score];
  }
  return best;
}

/** Whether a row is the header row of another table: it has recognised heads, no data and no reference. */
export function headsAnotherTable(row: Cells): boolean {
  const holdsNumber = row.some((cell) => /\d{3}/.test(cell.replaceAll(/\b(?:19|20)\d\d\b/g, '')));
  return !holdsNumber && filledCells(row).length >= 2 && namedColumns(row) >= 2;
}

/** Whether a row after a blank one, with the row `below` after it, looks like the header row of another table. */
export function looksLikeAnotherHeader(row: Cells, below: Cells): boolean {
  if (!looksLikeHeads(row) || row.some((cell) => /\d/.test(cell) && !isYear(cell))) return false;
  return isDataUnder(row, below) && filledCells(below).every((at) => !isBlankCell(row[at] ?? ''));
}
