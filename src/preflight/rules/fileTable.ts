import type { Cells } from './cells';
import type { DateOrder } from './choices';
import type { Finding, FindingCount } from './findings';
import type { SignColumn } from './marks';
import type { NumberRules, TableColumn } from './tableColumn';

/** A row as a reader hands it over. */
export interface SourceRow {
  /** Its number in the sheet or text, from 1. */
  row: number;
  cells: Cells;
  isHidden?: boolean;
  /** The columns, from 0, of formulas whose value was not calculated. */
  uncalculated?: readonly number[];
}

export interface SampleRow {
  row: number;
  cells: Cells;
}

/** What is known of a row beside its amounts, one bit each. */
export const rowFlags = {
  hidden: 1,
  short: 2,
  swallowing: 4,
  mayBeTotals: 8,
  namedTotals: 16,
  returns: 32,
} as const;

/** A row above the header row that holds amounts, by column. */
export interface AboveRow {
  row: number;
  amounts: readonly { column: number; cents: number; isPlainWhole: boolean }[];
}

/** One table of a file: a header row and what is below it. */
export interface FileTable {
  /** The place of its sheet, from 0. */
  sheet: number;
  /** Counted from 1 as in a spreadsheet; undefined when no row names columns. */
  headerRow?: number;
  /** A title right above the header row. */
  title: string;
  columns: readonly TableColumn[];
  /** The column that a control value most likely adds up. */
  likelyColumn?: number;
  /** The numbers of the rows of data in the sheet, and what is known of each (`rowFlags`). */
  rows: Float64Array;
  flags: Uint8Array;
  above: readonly AboveRow[];
  sign?: SignColumn;
  /** The names of columns whose dates may be read in two ways, and the order in which they are read. */
  openDates: readonly string[];
  dateOrder: DateOrder;
  firstRows: readonly SampleRow[];
  findings: readonly Finding[];
  counts: readonly FindingCount[];
  /** The first row whose cells may be in the wrong columns: then no column can be added up. */
  shiftedRow?: number;
  /** Whether quotes that do not match may have put rows together. */
  hasQuoteTrouble: boolean;
}

/** What is known of a table beforehand. */
export interface TableRules extends NumberRules {
  /** What cuts the rows of a text into cells; undefined in a sheet. */
  delimiter?: string | undefined;
  hiddenColumns?: readonly number[] | undefined;
  /** What the user chose. */
  dateOrder?: DateOrder | undefined;
}
