import { scalarText } from './toText';

/** A plain number, with or without spaces around it. Spreadsheets read it as a number. */
const plainNumber = /^ *[+-]?\d+(?:\.\d+)? *$/;

/**
 * What a spreadsheet may read as a formula: text that starts with one of the signs, full-width ones included, also
 * after spaces and invisible characters; a tab or a line end, which some programs drop.
 */
const formulaStart = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/u;

/** The text with a leading apostrophe if a spreadsheet could read it as a formula. */
function withoutFormula(text: string): string {
  return formulaStart.test(text) && !plainNumber.test(text) ? `'${text}` : text;
}

function cellText(value: unknown): string {
  const text = withoutFormula(scalarText(value));
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Rows as CSV by RFC 4180: commas, CRLF after each row, quotes where needed. Cells that look like a formula get an
 * apostrophe; null, undefined and objects are empty.
 */
export function toCsv(rows: readonly (readonly unknown[])[]): string {
  return rows
    .map((row) => {
      const line = row.map(cellText).join(',');
      // A row of one empty cell would be an empty line, which readers skip.
      return `${line === '' && row.length === 1 ? '""' : line}\r\n`;
    })
    .join('');
}
