import type { Cells } from './cells';
import type { DateOrder } from './choices';
import type { Finding, FindingCount } from './findings';
import type { SignColumn } from './signs';
import type { NumberRules, TableColumn } from './tableColumn';

/** A row from a reader. */
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

/** The flags of a row, one bit each. */
export const rowFlags = {
  hidden: 1,
  short: 2,
  swallowing: 4,
  mayBeTotals: 8,
  namedTotals: 16,
  saysTotals: 32,
  onlySaysTotals: 64,
} as const;

/** Whether a row has a flag. */
export function has(flags: number | undefined, flag: number): boolean {
  return ((flags ?? 0) & flag) !== 0;
}

/** A cell outside of the rows of a table, above the header row or in a footer, that may hold money. */
export interface LooseCell {
  row: number;
  column: number;
  /** Its shortened text. */
  cell: string;
  isAbove: boolean;
  /** The amount; undefined if the cell could not be read. */
  cents?: number;
  isPlainWhole: boolean;
}

/** One table of a file: a header row and the rows below it. */
export interface FileTable {
  /** The index of its sheet. */
  sheet: number;
  /** Counted from 1 as in a spreadsheet; undefined if no row names columns. */
  headerRow?: number;
  /** A title right above the header row. */
  title: string;
  columns: readonly TableColumn[];
  /** The index of the column whose sum is most likely the control value. */
  likelyColumn?: number;
  /** The row numbers of the data rows in the sheet, and their flags (`rowFlags`). */
  rows: Float64Array;
  flags: Uint8Array;
  loose: readonly LooseCell[];
  /** The texts around the table that name another currency than US dollars. */
  currencyNotes: readonly string[];
  sign?: SignColumn;
  /** The names of columns with ambiguous dates, and the order in which they are read. */
  openDates: readonly string[];
  dateOrder: DateOrder;
  firstRows: readonly SampleRow[];
  findings: readonly Finding[];
  counts: readonly FindingCount[];
  /** The first row whose cells may be in the wrong columns: then no column can be added up. */
  shiftedRow?: number;
  /** Whether quotes that do not match may have joined rows. */
  hasQuoteTrouble: boolean;
}

/** What is known about a table before it is read. */
export interface TableRules extends NumberRules {
  /** The delimiter of the cells of a text; undefined in a sheet. */
  delimiter?: string | undefined;
  hiddenColumns?: readonly number[] | undefined;
  sheetName?: string | undefined;
  /** The choice of the user. */
  dateOrder?: DateOrder | undefined;
}
