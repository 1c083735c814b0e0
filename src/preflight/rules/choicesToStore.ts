import type { StoredChoices } from './choices';
import type { CheckedFile } from './file';
import { isSignWord, type SignColumn } from './signs';
import { checkScope, type CheckChoices } from './sums';

function sameText(one: string, other: string | undefined): boolean {
  return one.trim().toLowerCase() === other?.trim().toLowerCase();
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
    found?.cells.length === headerRow.heads.length &&
    found.cells.every((cell, index) => sameText(cell, headerRow.heads[index]));
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
  const { amountColumn, decimalSign, dateOrder, negative, unit } = stored;
  const sheet = sheetNamed(file, stored.sheet);
  const { columns = [], openDates = [], sign } = checkScope(file, { sheet }).table ?? {};
  const columnsNamed = (head: string | undefined) => columns.filter(({ name }) => sameText(name, head));
  const hasHead = (head: string): boolean => columnsNamed(head).length > 0;
  const amounts = columnsNamed(amountColumn);
  const isOpenDate = openDates.some((name) => sameText(name, dateOrder?.column));
  return {
    sheet,
    headerRow: headerRowIn(file, stored, sheet),
    column: amounts.length === 1 ? amounts[0]?.index : undefined,
    decimalSign: decimalSign && hasHead(decimalSign.column) ? decimalSign.sign : undefined,
    dateOrder: isOpenDate ? dateOrder?.order : undefined,
    negative:
      sign && negative && sameText(sign.name, negative.column)
        ? negativeValue(sign, negative.text)
        : undefined,
    unit: unit && hasHead(unit.column) ? unit.dollars : undefined,
  };
}

/** The choices for a file to store: names, heads and a word for debit or credit, no other cells. */
export function choicesToStore(file: CheckedFile, choices: CheckChoices): StoredChoices {
  const { table, column } = checkScope(file, choices);
  const { sheet, headerRow, decimalSign, dateOrder, negative, unit } = choices;
  const heads = file.sheets[headerRow?.sheet ?? -1]?.topRows.find(({ row }) => row === headerRow?.row);
  const [dated] = table?.openDates ?? [];
  const sign = table?.sign;
  const text = sign && negative !== undefined ? negativeText(sign, negative) : undefined;
  return {
    sheet: file.sheets[sheet ?? -1]?.name,
    headerRow: heads && { row: heads.row, heads: heads.cells },
    amountColumn: choices.column === undefined ? undefined : column?.name,
    decimalSign: decimalSign && column && { sign: decimalSign, column: column.name },
    dateOrder: dateOrder && dated !== undefined ? { order: dateOrder, column: dated } : undefined,
    negative: sign && text !== undefined ? { text, column: sign.name } : undefined,
    unit: column && unit !== undefined ? { dollars: unit, column: column.name } : undefined,
  };
}
