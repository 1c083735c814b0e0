/** How a workbook (XLSX) stores what a cell holds: numbers, days, text and addresses. */

/** A sheet has no more columns and rows than these. */
export const maxSheetColumns = 16_384;
export const maxSheetRows = 1_048_576;

/** A place in a sheet, counted from 1. */
interface CellAddress {
  row: number;
  column: number;
}

/** A row's number as it is stored; undefined when there is no such row. */
export function rowNumber(stored: string): number | undefined {
  const row = /^\d{1,7}$/.test(stored) ? Number(stored) : 0;
  return row >= 1 && row <= maxSheetRows ? row : undefined;
}

/** The address 'AB12'; undefined when there is no such cell. */
export function cellAddress(stored: string): CellAddress | undefined {
  const [, letters = '', digits = ''] = /^([A-Z]{1,3})(\d{1,7})$/.exec(stored) ?? [];
  const row = rowNumber(digits);
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return row !== undefined && column <= maxSheetColumns ? { row, column } : undefined;
}

/**
 * A stored number without what binary fractions leave of a sum: 15 digits as a spreadsheet shows it, at most 9 of them
 * after the point, so that 0.30000000000000004 is 0.3. Anything else stays as it is.
 */
export function numberText(stored: string): string {
  if (/^-?\d{1,12}(?:\.\d{1,2})?$/.test(stored) || stored.trim() === '') return stored;
  const number = Number(stored);
  return Number.isFinite(number) ? String(Number(Number(number.toPrecision(15)).toFixed(9))) : stored;
}

/** The number formats that are days or times without a format code of their own. */
const builtInDateFormats: readonly (readonly [from: number, to: number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
];

/** What a format code shows as it is: quoted and escaped text, fill characters, colours, languages and conditions. */
const literals = /"[^"]*"|[\\_*].|\[(?!(?:h+|m+|s+)\])[^[\]]*\]/gis;

/** Whether a number of this format is a day or a time; `code` where the workbook defines the format itself. */
export function isDateFormat(id: number, code?: string): boolean {
  if (code === undefined) return builtInDateFormats.some(([from, to]) => id >= from && id <= to);
  // The first part is for positive numbers. Digits after seconds are a part of the time, all others are of a number.
  const [shown = ''] = code.replaceAll(literals, '').split(';');
  return /[dmyhs]/i.test(shown) && !/[0#?]|general/i.test(shown.replaceAll(/s\.0+/gi, 's'));
}

const daySeconds = 24 * 60 * 60;
/** The day 0 of serial numbers. Days before March 1900 come out one too low: spreadsheets know a 29 February 1900. */
const dayZero = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) };
const year10000 = Date.UTC(10_000, 0, 1);

function dayAndTime(day: string, time: string): string {
  return time === '' || time === '00:00' ? day : `${day} ${time}`;
}

/** A day and time in ISO format as 'YYYY-MM-DD', with ' HH:MM' unless that is midnight; other text stays as it is. */
export function isoText(stored: string): string {
  const [, day = '', time = ''] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d))?/.exec(stored.trim()) ?? [];
  return day === '' ? stored : dayAndTime(day, time);
}

/** A serial number of a day as text like `isoText`, to the second; a number that is no day stays a number. */
export function serialText(stored: string, epoch: 1900 | 1904): string {
  const serial = stored.trim() === '' ? Number.NaN : Number(stored);
  const time = dayZero[epoch] + Math.round(serial * daySeconds) * 1000;
  if (!(serial >= 0 && time < year10000)) return numberText(stored);
  const iso = new Date(time).toISOString();
  return dayAndTime(iso.slice(0, 10), iso.slice(11, 16));
}

/** Text as it was typed: characters that XML cannot hold are stored as '_x000D_'. */
export function plainText(stored: string): string {
  return stored.includes('_x')
    ? stored.replaceAll(/_x([\da-f]{4})_/gi, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      )
    : stored;
}
