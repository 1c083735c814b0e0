/** How a workbook (XLSX) stores what a cell holds: numbers, days, text and addresses. */
import type { NumberFormat } from './numberFormat';

/** The maximum number of columns and rows of a sheet. */
export const maxSheetColumns = 16_384;
export const maxSheetRows = 1_048_576;

/** A cell of a sheet, counted from 1. */
interface CellAddress {
  row: number;
  column: number;
}

/** The number of a stored row; undefined if there is no such row. */
export function rowNumber(stored: string): number | undefined {
  const row = /^\d{1,7}$/.test(stored) ? Number(stored) : 0;
  return row >= 1 && row <= maxSheetRows ? row : undefined;
}

/** The address 'AB12', in any case; undefined if there is no such cell. */
export function cellAddress(stored: string): CellAddress | undefined {
  const [, letters = '', digits = ''] = /^([A-Z]{1,3})(\d{1,7})$/.exec(stored.toUpperCase()) ?? [];
  const row = rowNumber(digits);
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return row !== undefined && column <= maxSheetColumns ? { row, column } : undefined;
}

/** A stored number; undefined for any other text. */
function storedNumber(stored: string): number | undefined {
  const number = stored.trim() === '' ? Number.NaN : Number(stored);
  return Number.isFinite(number) ? number : undefined;
}

/** The number without rounding errors of binary fractions: 15 digits as in a spreadsheet, at most 9 after the point. */
function shortened(number: number): string {
  return String(Number(Number(number.toPrecision(15)).toFixed(9)));
}

/**
 * A stored number without rounding errors of binary fractions: 0.30000000000000004 is 0.3. It has no zero at the end of
 * its decimals. Any other text is unchanged.
 */
export function numberText(stored: string): string {
  // Most numbers need no arithmetic, which is slow.
  if (/^-?\d{1,12}(?:\.\d?[1-9])?$/.test(stored)) return stored;
  const number = storedNumber(stored);
  return number === undefined ? stored : shortened(number);
}

const daySeconds = 24 * 60 * 60;
/**
 * The day 0 of serial numbers. Days before March 1900 are one too low, because spreadsheets have a 29 February 1900.
 */
const dayZero = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) };
const year10000 = Date.UTC(10_000, 0, 1);

function dayAndTime(day: string, time: string): string {
  return time === '' || time === '00:00' ? day : `${day} ${time}`;
}

/** A day and time in ISO format as 'YYYY-MM-DD', with ' HH:MM' unless that is midnight; other text is unchanged. */
export function isoText(stored: string): string {
  const [, day = '', time = ''] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d))?/.exec(stored.trim()) ?? [];
  return day === '' ? stored : dayAndTime(day, time);
}

/** A serial number as text like that of `isoText`; a number outside the range of days stays a number. */
export function serialText(stored: string, epoch: 1900 | 1904): string {
  const serial = storedNumber(stored) ?? -1;
  const time = dayZero[epoch] + Math.round(serial * daySeconds) * 1000;
  if (serial < 0 || time >= year10000) return numberText(stored);
  // Not `moment`, which takes twice as long: a workbook may have a million dates.
  const iso = new Date(time).toISOString();
  return dayAndTime(iso.slice(0, 10), iso.slice(11, 16));
}

/** The text of a cell with a number in this format: 0.15 is '15%', and a currency is after the minus sign. */
export function formattedText(stored: string, format: NumberFormat, epoch: 1900 | 1904): string {
  if (format.kind === 'date') return serialText(stored, epoch);
  const number = storedNumber(stored);
  if (number === undefined) return stored;
  if (format.kind === 'percent') return `${shortened(number * 100)}%`;
  const text = numberText(stored);
  if (format.kind === 'plain') return text;
  if (format.kind === 'marked') return text + format.after;
  return text.startsWith('-') ? `-${format.before}${text.slice(1)}` : format.before + text;
}

/** Decodes a stored text: characters that XML cannot hold are stored as '_x000D_'. */
export function decodedText(stored: string): string {
  return stored.includes('_x')
    ? stored.replaceAll(/_x([\da-f]{4})_/gi, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      )
    : stored;
}
