import { scalarText } from './textOf';

/** A number as it is, spaces around it or not: no spreadsheet makes anything else of it. */
const plainNumber = /^ *[+-]?\d+(?:\.\d+)? *$/;

/**
 * What a spreadsheet may take for the start of a formula: one of its characters, full-width ones included, also after
 * spaces and characters that are not shown; a tab or a line end, which some programs drop.
 */
const formulaStart = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/u;

/** A cell that a spreadsheet can't take for a formula: it gets a leading apostrophe, unless it is a plain number. */
function inert(text: string): string {
  return formulaStart.test(text) && !plainNumber.test(text) ? `'${text}` : text;
}

function cellText(value: unknown): string {
  const text = inert(scalarText(value));
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Rows as CSV after RFC 4180: commas, CRLF after each row, quotes where needed. Cells that look like a formula are
 * made inert; null, undefined and objects are empty.
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
