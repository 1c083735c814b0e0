import type { StoredChoices } from './choices';
import type { CheckedFile } from './file';
import { scopeOf, type CheckChoices } from './sums';

function sameText(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

/** The place of the sheet with a name; undefined where there is none, or no other. */
function sheetNamed({ sheets }: CheckedFile, name: string | undefined): number | undefined {
  const at = name === undefined || sheets.length < 2 ? -1 : sheets.findIndex((sheet) => sheet.name === name);
  return at < 0 ? undefined : at;
}

/** The kept header row, where the same heads are in that row of this file. */
function headerRowIn(
  file: CheckedFile,
  { headerRow }: StoredChoices,
  chosenSheet: number | undefined,
): CheckChoices['headerRow'] {
  if (!headerRow) return undefined;
  const sheet = chosenSheet ?? scopeOf(file, {}).table?.sheet ?? 0;
  const found = file.sheets[sheet]?.topRows.find(({ row }) => row === headerRow.row);
  const isSame =
    found !== undefined &&
    found.cells.length === headerRow.heads.length &&
    found.cells.every((cell, at) => sameText(cell, headerRow.heads[at] ?? ''));
  return isSame ? { sheet, row: headerRow.row } : undefined;
}

/** What is kept, as far as its heads are in this file: a changed head asks for that choice again. */
export function choicesFromStored(kept: StoredChoices, file: CheckedFile): CheckChoices {
  const sheet = sheetNamed(file, kept.sheet);
  const headerRow = headerRowIn(file, kept, sheet);
  const { columns = [], openDates = [] } = scopeOf(file, { sheet }).table ?? {};
  const named = columns.filter(
    ({ name }) => kept.amountColumn !== undefined && sameText(name, kept.amountColumn),
  );
  const [column] = named;
  const hasHead = (head: string | undefined): boolean =>
    head !== undefined && columns.some(({ name }) => sameText(name, head));
  return {
    ...(sheet !== undefined && { sheet }),
    ...(headerRow && { headerRow }),
    ...(column && named.length === 1 && { column: column.index }),
    ...(kept.decimalSign && hasHead(kept.decimalSign.column) && { decimalSign: kept.decimalSign.sign }),
    ...(kept.dateOrder &&
      openDates.some((name) => sameText(name, kept.dateOrder?.column ?? '')) && {
        dateOrder: kept.dateOrder.order,
      }),
  };
}

/** What is kept of the choices for a file: names and heads, no cell below them. */
export function choicesToStore(file: CheckedFile, choices: CheckChoices): StoredChoices {
  const { table, column } = scopeOf(file, choices);
  const { sheet, headerRow, decimalSign, dateOrder } = choices;
  const heads = headerRow && file.sheets[headerRow.sheet]?.topRows.find(({ row }) => row === headerRow.row);
  const sheetName = file.sheets[sheet ?? -1]?.name;
  const [dated = ''] = table?.openDates ?? [];
  return {
    ...(sheetName && { sheet: sheetName }),
    ...(headerRow && heads && { headerRow: { row: headerRow.row, heads: heads.cells } }),
    ...(choices.column !== undefined && column && { amountColumn: column.name }),
    ...(decimalSign && column && { decimalSign: { sign: decimalSign, column: column.name } }),
    ...(dateOrder && dated !== '' && { dateOrder: { order: dateOrder, column: dated } }),
  };
}
