/** The sign between whole units and their fraction. */
export type DecimalSign = '.' | ',';

/** Whether the day or the month comes first in dates such as 03/04/2026. */
export type DateOrder = 'dayFirst' | 'monthFirst';

/**
 * The choices of a user for the check of a file, stored for the next file: names of sheets and columns, and no content of
 * cells but a word for debit or credit. A choice applies only if its head is in the next file.
 */
export interface StoredChoices {
  /** The name of the sheet. */
  sheet?: string | undefined;
  /** The number of the header row, from 1, and the heads in it. */
  headerRow?: { row: number; heads: readonly string[] } | undefined;
  /** The head of the amount column. */
  amountColumn?: string | undefined;
  /** The decimal sign, and the head of the column for which it was chosen. */
  decimalSign?: { sign: DecimalSign; column: string } | undefined;
  /** The word of a debit/credit column that counts as negative, blank for none, and the head of the column. */
  negative?: { text: string; column: string } | undefined;
  /** The number of dollars in one unit of the amounts, and the head of the column for which it was chosen. */
  unit?: { dollars: number; column: string } | undefined;
  /** The order of the dates, and the head of the column for which it was chosen. */
  dateOrder?: { order: DateOrder; column: string } | undefined;
}
