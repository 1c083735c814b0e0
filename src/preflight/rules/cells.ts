import { parseMoney } from '@/domain/text/money';
import { holdsAmount } from './amounts';

/** A row of a file as text, one entry a cell. */
export type Cells = readonly string[];

/** Whether a spreadsheet would take the cell for a formula. A signed amount or date is none. */
export function isFormulaLike(cell: string): boolean {
  if (!/^[=+\-@\t\r]/.test(cell) || cell.trim().length < 2) return false;
  return !/^[+-]/.test(cell) || parseMoney(cell) === undefined;
}

/** Whether a cell shows nothing; the end mark of DOS is nothing, too. */
export function isBlankCell(cell: string): boolean {
  // Most cells begin with a letter or digit, and need no closer look.
  if (cell === '' || cell > '!') return cell === '';
  return cell.replaceAll('\u001a', '').trim() === '';
}

export function isBlank(cells: Cells): boolean {
  return cells.every(isBlankCell);
}

const sumWord =
  /^\s*(?:(?:grand |sub[ -]?|column |report )?totals?|sum|(?:amount )?(?:carried|brought)|balance)\b/i;

/** Whether a text begins with a word for a sum: total, sub total, carried, brought, balance. */
export function beginsWithSum(text: string): boolean {
  return sumWord.test(text);
}

/** The first cell of a row that holds a word; an amount, such as '300 USD', may come before it. */
export function firstText(cells: Cells): string {
  return cells.find((cell) => /\p{L}/u.test(cell) && !holdsAmount(cell)) ?? '';
}

/**
 * Whether a cell says which policy a row is about. One without a digit, or one that begins with a word for a sum, does
 * not.
 */
export function isReference(cell: string): boolean {
  return /\d/.test(cell) && !beginsWithSum(cell);
}
