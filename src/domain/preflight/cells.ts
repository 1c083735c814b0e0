import { parseDateOnly, type DateOnly } from '../dateText';
import { parseMoney } from '../money';

/** A row of a file as text, one entry a cell. */
export type Cells = readonly string[];

/** An amount in cents, or why the cell is none: nothing in it, no plain number, or a fraction of a cent. */
export type AmountCell = number | 'empty' | 'notAnAmount' | 'partOfCent';

/** A cell as an amount that can be added up without rounding. */
export function amountCell(cell: string): AmountCell {
  const text = cell.trim();
  if (text === '') return 'empty';
  const cents = parseMoney(text);
  if (cents === undefined) return 'notAnAmount';
  const dot = text.indexOf('.');
  return dot >= 0 && /[1-9]/.test(text.slice(dot + 3)) ? 'partOfCent' : cents;
}

/** The amounts of a row by column, each read once however often it is asked for. */
export type Amounts = (column: number) => AmountCell;

export function amountsOf(cells: Cells): Amounts {
  const known: AmountCell[] = [];
  return (column) => (known[column] ??= amountCell(cells[column] ?? ''));
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const american = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d\d)(?:[ ,T]|$)/;
const named = /^(\d{1,2})[ -]([a-z]{3})[a-z]*[ -](\d{4}|\d\d)(?: |$)/i;

/** Two digits of a year are those of 1970 to 2069. */
function fullYear(text: string): number {
  const year = Number(text);
  if (text.length > 2) return year;
  return year < 70 ? 2000 + year : 1900 + year;
}

function existing({ year, month, day }: DateOnly): DateOnly | undefined {
  return parseDateOnly(
    `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
  );
}

/** A day as bordereaux write it: '2026-05-31', '5/31/2026' (month first), '31-May-2026'; undefined for anything else. */
export function dateCell(cell: string): DateOnly | undefined {
  const text = cell.trim();
  const iso = parseDateOnly(text);
  if (iso) return iso;
  const [, month = '', day = '', year = ''] = american.exec(text) ?? [];
  if (year) return existing({ year: fullYear(year), month: Number(month), day: Number(day) });
  const [, namedDay = '', name = '', namedYear = ''] = named.exec(text) ?? [];
  return namedYear
    ? existing({
        year: fullYear(namedYear),
        month: months.indexOf(name.toLowerCase()) + 1,
        day: Number(namedDay),
      })
    : undefined;
}

/** A day as a number that sorts: 20260531. */
export function dayNumber({ year, month, day }: DateOnly): number {
  return (year * 100 + month) * 100 + day;
}

/** Whether a spreadsheet would take the cell for a formula. A signed amount or date is none. */
export function isFormulaLike(cell: string): boolean {
  if (!/^[=+\-@\t\r]/.test(cell) || cell.trim().length < 2) return false;
  return !/^[+-]/.test(cell) || parseMoney(cell) === undefined;
}

export function isBlank(cells: Cells): boolean {
  return cells.every((cell) => cell.trim() === '');
}

/** A row that adds up the rows above it, by its first word. */
export function isTotalsRow(cells: Cells): boolean {
  const first = cells.find((cell) => cell.trim() !== '') ?? '';
  return /^\s*(?:grand |sub[ -]?|column |report )?totals?\b/i.test(first);
}
