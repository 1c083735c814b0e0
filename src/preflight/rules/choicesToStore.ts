import type { StoredChoices } from './choices';
import type { CheckedFile } from './file';
import { checkScope, type CheckChoices } from './sums';

function sameText(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

/** The index of the sheet with a name; undefined if there is none, or if the file has a single sheet. */
function sheetNamed({ sheets }: CheckedFile, name: string | undefined): number | undefined {
  const index =
    name === undefined || sheets.length < 2 ? -1 : sheets.findIndex((sheet) => sheet.name === name);
  return index < 0 ? undefined : index;
}

/** The stored header row, if the same heads are in that row of this file. */
function headerRowIn(
  file: CheckedFile,
  { headerRow }: StoredChoices,
  chosenSheet: number | undefined,
): CheckChoices['headerRow'] {
  if (!headerRow) return undefined;
  const sheet = chosenSheet ?? checkScope(file, {}).table?.sheet ?? 0;
  const found = file.sheets[sheet]?.topRows.find(({ row }) => row === headerRow.row);
  const isSame =
    found !== undefined &&
    found.cells.length === headerRow.heads.length &&
    found.cells.every((cell, index) => sameText(cell, headerRow.heads[index] ?? ''));
  return isSame ? { sheet, row: headerRow.row } : undefined;
}

/** The stored choices whose heads are in this file. With a changed head the user has to choose again. */
export function choicesFromStored(stored: StoredChoices, file: CheckedFile): CheckChoices {
  const sheet = sheetNamed(file, stored.sheet);
  const headerRow = headerRowIn(file, stored, sheet);
  const { columns = [], openDates = [] } = checkScope(file, { sheet }).table ?? {};
  const named = columns.filter(
    ({ name }) => stored.amountColumn !== undefined && sameText(name, stored.amountColumn),
  );
  const [column] = named;
  const hasHead = (head: string | undefined): boolean =>
    head !== undefined && columns.some(({ name }) => sameText(name, head));
  return {
    ...(sheet !== undefined && { sheet }),
    ...(headerRow && { headerRow }),
    ...(column && named.length === 1 && { column: column.index }),
    ...(stored.decimalSign && hasHead(stored.decimalSign.column) && { decimalSign: stored.decimalSign.sign }),
    ...(stored.dateOrder &&
      openDates.some((name) => sameText(name, stored.dateOrder?.column ?? '')) && {
        dateOrder: stored.dateOrder.order,
      }),
  };
}

/** The choices for a file to store: names and heads, no other cells. */
export function choicesToStore(file: CheckedFile, choices: CheckChoices): StoredChoices {
  const { table, column } = checkScope(file, choices);
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
