import type { StoredChoices } from './choices';
import type { CheckedFile } from './file';
import { isSignWord, type SignColumn } from './signs';
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

const allCredits = 'all credits';

/** The stored word as a choice; undefined if the column does not have it. */
function negativeValue({ values }: SignColumn, text: string): number | undefined {
  if (text === '') return 0;
  if (text === allCredits) return -1;
  const at = values.findIndex((value) => sameText(value, text));
  return at < 0 ? undefined : at + 1;
}

/** The chosen word of a column; undefined if it is any other text than one for debit or credit. */
function negativeText({ values }: SignColumn, negative: number): string | undefined {
  if (negative <= 0) return negative === 0 ? '' : allCredits;
  const text = values[negative - 1] ?? '';
  return isSignWord(text) ? text : undefined;
}

/** The stored choices whose heads are in this file. With a changed head the user has to choose again. */
export function choicesFromStored(stored: StoredChoices, file: CheckedFile): CheckChoices {
  const sheet = sheetNamed(file, stored.sheet);
  const headerRow = headerRowIn(file, stored, sheet);
  const { columns = [], openDates = [], sign } = checkScope(file, { sheet }).table ?? {};
  const named = columns.filter(
    ({ name }) => stored.amountColumn !== undefined && sameText(name, stored.amountColumn),
  );
  const [column] = named;
  const hasHead = (head: string | undefined): boolean =>
    head !== undefined && columns.some(({ name }) => sameText(name, head));
  const { negative, unit } = stored;
  const isOfSign = sign && negative && sameText(sign.name, negative.column);
  const value = isOfSign ? negativeValue(sign, negative.text) : undefined;
  return {
    ...(value !== undefined && { negative: value }),
    ...(unit && hasHead(unit.column) && { unit: unit.dollars }),
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

/** The choices for a file to store: names, heads and a word for debit or credit, no other cells. */
export function choicesToStore(file: CheckedFile, choices: CheckChoices): StoredChoices {
  const { table, column } = checkScope(file, choices);
  const { sheet, headerRow, decimalSign, dateOrder } = choices;
  const heads = headerRow && file.sheets[headerRow.sheet]?.topRows.find(({ row }) => row === headerRow.row);
  const sheetName = file.sheets[sheet ?? -1]?.name;
  const [dated = ''] = table?.openDates ?? [];
  const { sign } = table ?? {};
  const word = sign && choices.negative !== undefined ? negativeText(sign, choices.negative) : undefined;
  return {
    ...(sign && word !== undefined && { negative: { text: word, column: sign.name } }),
    ...(choices.unit !== undefined && column && { unit: { dollars: choices.unit, column: column.name } }),
    ...(sheetName && { sheet: sheetName }),
    ...(headerRow && heads && { headerRow: { row: headerRow.row, heads: heads.cells } }),
    ...(choices.column !== undefined && column && { amountColumn: column.name }),
    ...(decimalSign && column && { decimalSign: { sign: decimalSign, column: column.name } }),
    ...(dateOrder && dated !== '' && { dateOrder: { order: dateOrder, column: dated } }),
  };
}
