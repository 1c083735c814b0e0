import { parseMoney } from '@/domain/text/money';
import { holdsAmount } from './amounts';

/** The texts of the cells of a row. */
export type Cells = readonly string[];

/** Whether a spreadsheet would read the cell as a formula. A signed amount does not count. */
export function isFormulaLike(cell: string): boolean {
  if (!/^[=+\-@\t\r]/.test(cell) || cell.trim().length < 2) return false;
  return !/^[+-]/.test(cell) || parseMoney(cell) === undefined;
}

/** Whether a cell is blank. The DOS end mark counts as blank too. */
export function isBlankCell(cell: string): boolean {
  // Most cells begin with a letter or digit and need no further check.
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

/** Whether a text says nothing but that it is a sum: 'Grand Total', 'Total premium:', 'Total for April'. */
export function isOnlySum(text: string): boolean {
  const rest = text.replace(sumWord, '').trim();
  return (
    beginsWithSum(text) &&
    /^(?:$|[:=-]|(?:premiums?|amounts?|gross|net|due|for|of|forward|over)\b)/i.test(rest)
  );
}

/** Whether a text says that it is a sum: 'Grand Total', 'Marine Total'; 'Total Fitness' does not. */
export function saysSum(text: string): boolean {
  return isOnlySum(text) || /\b(?:(?:sub[ -]?)?totals?|sum)\s*[:=]?\s*$/i.test(text);
}

/** The first cell of a row with letters that is no amount such as '300 USD'. */
export function firstText(cells: Cells): string {
  return cells.find((cell) => /\p{L}/u.test(cell) && !holdsAmount(cell)) ?? '';
}

/** Whether a cell may be the reference of a policy: it has a digit and does not begin with a word for a sum. */
export function isReference(cell: string): boolean {
  return /\d/.test(cell) && !beginsWithSum(cell);
}
