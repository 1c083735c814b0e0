/** The sign between whole units and their fraction. */
export type DecimalSign = '.' | ',';

/** What comes first in dates such as 03/04/2026. */
export type DateOrder = 'dayFirst' | 'monthFirst';

/**
 * What a user chose for the check of a file, as it is kept for the next file: names of sheets and columns, never the
 * content of a cell below them. A choice holds as long as the head that it belongs to is found in the file.
 */
export interface StoredChoices {
  /** The name of the sheet. */
  sheet?: string;
  /** The number of the header row, from 1, and the heads in it. */
  headerRow?: { row: number; heads: readonly string[] };
  /** The head of the column that is added up. */
  amountColumn?: string;
  /** The decimal sign, and the head of the column for which it was chosen. */
  decimalSign?: { sign: DecimalSign; column: string };
  /** The order of the dates, and the head of the column for which it was chosen. */
  dateOrder?: { order: DateOrder; column: string };
}
