import { plainAmount, type Cell } from '../cells';
import { textFile, type TextFormat } from '../textFile';
import { workbookFile, type WorkbookSheet } from '../workbookFile';
import { columnOf, isAmount, type Draft, type DraftRow, type DraftSheet } from './draft';

/** The lines of a sheet from top to bottom. */
function linesOf({ above, tables, below }: DraftSheet): DraftRow[] {
  return [
    ...above.map((cells) => ({ cells })),
    ...tables.flatMap(({ title, table }, index) => [
      ...(index > 0 ? [{ cells: [''] }, ...(title ? [{ cells: [title] }] : [])] : []),
      { cells: table.columns.map(({ head }) => head) },
      ...table.rows,
    ]),
    ...below.map((cells) => ({ cells })),
  ];
}

/** A number in the format of the file, if it has one. */
function formatted(cell: Cell, format: string | undefined): Cell {
  return format !== undefined && isAmount(cell) && cell.as === undefined
    ? { number: plainAmount(cell.cents), format }
    : cell;
}

function writtenSheet(sheet: DraftSheet, format: string | undefined): WorkbookSheet {
  const lines = linesOf(sheet);
  const table = sheet.tables[0]?.table;
  return {
    name: sheet.name,
    isHidden: sheet.isHidden === true,
    lines: lines.map(({ cells }) => cells.map((cell) => formatted(cell, format))),
    hiddenLines: new Set(lines.flatMap(({ isHidden }, index) => (isHidden ? [index] : []))),
    hiddenColumns: table ? sheet.hiddenRoles.map((role) => columnOf(table, role)) : [],
  };
}

/** Whether windows-1252 has all letters, with the same codes. */
function isLatin(lines: readonly DraftRow[]): boolean {
  const texts = lines.flatMap(({ cells }) => cells.filter((cell) => typeof cell === 'string'));
  return texts.every((text) => /^[\n\r\x20-\x7E\xA0-\xFF]*$/.test(text));
}

function writtenText(draft: Draft, name: string): File {
  const lines = linesOf(draft.sheets[0]);
  const { encoding } = draft.text;
  const format: TextFormat = {
    ...draft.text,
    encoding: encoding === 'windows-1252' && !isLatin(lines) ? 'UTF-8' : encoding,
    amounts: draft.amounts === 'number' || draft.amounts === 'currencyFormat' ? 'plain' : draft.amounts,
    dates: draft.dates === 'serial' ? 'iso' : draft.dates,
  };
  const width = Math.max(...lines.map(({ cells }) => cells.length));
  const padded = lines.map(({ cells }) =>
    draft.features.includes('padded') ? [...cells, ...Array<Cell>(width - cells.length).fill('')] : cells,
  );
  return textFile(name, padded, format, '');
}

export function writtenFile(draft: Draft, name: string): File {
  if (!draft.isWorkbook) return writtenText(draft, `${name}.csv`);
  const { numberFormat, amounts, dates } = draft;
  const sheets = draft.sheets.map((sheet) => writtenSheet(sheet, numberFormat));
  return workbookFile(`${name}.xlsx`, sheets, { amounts, dates });
}
