import { amountCell, dateCell, isBlank, type Cells } from './cells';
import { recogniseColumns } from './columns';

/** How far down a header row is looked for: titles and notes may stand above it. */
export const headerSearchRows = 20;

/** How many different columns a row names. A row that holds an amount or a date is data and names none. */
export function namedColumns(row: Cells): number {
  const isData = row.some((cell) => typeof amountCell(cell) === 'number' || dateCell(cell) !== undefined);
  return isData ? 0 : recogniseColumns(row).filter(Boolean).length;
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
