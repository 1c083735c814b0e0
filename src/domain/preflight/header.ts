import { amountCell, dateCell, isBlank, type Cells } from './cells';
import { recogniseColumns } from './columns';

/** How far down a header row is looked for: titles and notes may be above it. */
export const headerSearchRows = 20;

/**
 * How many columns a row names. A row that holds an amount or a date is data and names none; a single name beside
 * empty cells is a title.
 */
export function namedColumns(row: Cells): number {
  const isData = row.some((cell) => typeof amountCell(cell) === 'number' || dateCell(cell) !== undefined);
  if (isData) return 0;
  const named = recogniseColumns(row).filter(Boolean).length;
  return named === 1 && row.some((cell) => cell.trim() === '') ? 0 : named;
}

/**
 * The index of the header row: of the first rows the one that names the most columns, the upper one when two name as
 * many; undefined when none names any.
 */
export function findHeader(rows: readonly Cells[]): number | undefined {
  let best: number | undefined;
  let most = 0;
  for (const [index, row] of rows.slice(0, headerSearchRows).entries()) {
    const named = isBlank(row) ? 0 : namedColumns(row);
    if (named > most) [best, most] = [index, named];
  }
  return best;
}
