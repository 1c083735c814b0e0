import { formatUsd } from '@/domain/text/money';
import { amountProblem, indexesWhere, isAmount } from './amounts';
import type { DateOrder } from './choices';
import { isMoneyKind, type ColumnKind } from './columns';
import { maxFindingsPerKind, type FindingKind, type FindingLog } from './findings';
import type { ColumnReader, TableColumn } from './tableColumn';

/** The kinds of columns in which no cell may be blank. */
const required: readonly ColumnKind[] = ['reference', 'insured', 'effective', 'expiry', 'gross'];

/** The rows of a table that are checked. */
export interface CheckedRows {
  count: number;
  /** The number of a row in the file, by its index. */
  numberOf: (row: number) => number;
  /** Whether a row is data: it has no totals, and its cells are in the right columns. */
  isData: (row: number) => boolean;
}

function dataRows({ count, isData }: CheckedRows): number[] {
  return Array.from({ length: count }, (_, row) => row).filter(isData);
}

/** Adds a finding for each wrong row of a column, or one for the column if all rows are wrong. */
function report(
  log: FindingLog,
  checked: CheckedRows,
  column: number,
  found: {
    kind: FindingKind;
    rows: readonly number[];
    cell: (row: number) => string;
    message: (row: number) => string;
    /** The message if every data row is wrong. */
    everywhere: string;
  },
): void {
  const { kind, cell } = found;
  const rows = found.rows.filter(checked.isData);
  const isOfColumn = rows.length > 1 && rows.length === dataRows(checked).length;
  const listed = rows.slice(0, isOfColumn ? 1 : maxFindingsPerKind);
  for (const row of listed) {
    const message = isOfColumn ? found.everywhere : found.message(row);
    log.add({ kind, row: checked.numberOf(row), column, cell: cell(row), message, isOfColumn });
  }
  if (!isOfColumn) log.count(kind, rows.length - listed.length);
}

/** The messages about cells of each kind, for a row and for a whole column. */
const cellMessages = {
  emptyRequired: ['is empty.', 'is empty in every row.'],
  notAnAmount: ['is not a plain amount.', 'is not a plain amount in any row.'],
  partOfCent: ['has a part of a cent.', 'has a part of a cent in every row.'],
  uncalculated: [
    'holds a formula that was not calculated: open and save the workbook in a spreadsheet.',
    'holds formulas that were not calculated: open and save the workbook in a spreadsheet.',
  ],
  unknownDate: ['is not a valid date.', 'is not a valid date in any row.'],
} as const;

function reportCells(
  log: FindingLog,
  checked: CheckedRows,
  { index, name, texts }: Pick<TableColumn, 'index' | 'name' | 'texts'>,
  kind: keyof typeof cellMessages,
  rows: readonly number[],
): void {
  const [inRow, everywhere] = cellMessages[kind];
  report(log, checked, index, {
    kind,
    rows,
    cell: (row) => texts.get(row) ?? '',
    message: () => `${name} ${inRow}`,
    everywhere: `${name} ${everywhere}`,
  });
}

/** Checks for required cells that are blank, and for cells that are no amounts. */
export function checkCells(
  readers: readonly ColumnReader[],
  columns: readonly TableColumn[],
  rows: CheckedRows,
  log: FindingLog,
): void {
  for (const column of columns) {
    const { index, kind, amounts } = column;
    const blanks = readers[index]?.blanks.values;
    if (blanks && kind && required.includes(kind))
      reportCells(log, rows, column, 'emptyRequired', [...blanks]);
    if (!amounts || !isMoneyKind(kind)) continue;
    for (const problem of ['notAnAmount', 'partOfCent', 'uncalculated'] as const)
      reportCells(
        log,
        rows,
        column,
        problem,
        indexesWhere(amounts, (stored) => amountProblem(stored) === problem),
      );
  }
}

/** Checks for malformed dates, and for expiry dates before the effective ones. */
export function checkDates(
  effective: ColumnReader | undefined,
  expiry: ColumnReader | undefined,
  chosen: DateOrder | undefined,
  rows: CheckedRows,
  log: FindingLog,
): void {
  const proven = effective?.proof.proven ?? expiry?.proof.proven;
  const daysOf = (column: ColumnReader | undefined): Float64Array | undefined =>
    column?.dates?.[column.proof.proven ?? chosen ?? proven ?? 'monthFirst'];
  for (const column of [effective, expiry]) {
    const days = daysOf(column);
    if (!column?.dates || !days) continue;
    const { monthFirst, dayFirst } = column.dates;
    const unknown = indexesWhere(
      days,
      (day, row) => day <= 0 && (monthFirst[row] !== 0 || dayFirst[row] !== 0),
    );
    reportCells(log, rows, column, 'unknownDate', unknown);
  }
  const [starts, ends] = [daysOf(effective), daysOf(expiry)];
  if (!effective || !expiry || !starts || !ends) return;
  const isGuessed = chosen === undefined && (effective.proof.isUnproven || expiry.proof.isUnproven);
  report(log, rows, expiry.index, {
    kind: isGuessed ? 'guessedDateOrder' : 'dateOrder',
    rows: indexesWhere(ends, (end, row) => end > 0 && end < (starts[row] ?? 0)),
    cell: (row) => dayText(ends[row]),
    message: (row) => `${expiry.name} is before the effective date ${dayText(starts[row])}.`,
    everywhere: `${expiry.name} is before the effective date in every row.`,
  });
}

function dayText(day = 0): string {
  return String(day)
    .padStart(8, '0')
    .replace(/(..)(..)$/, '-$1-$2');
}

/** The rule for a net amount: the amount in `from`, plus or minus the amounts in `terms`. */
interface NetRule {
  from: TableColumn;
  terms: readonly { column: TableColumn; sign: 1 | -1 }[];
}

const sampledRows = 25;
/** The number of columns of deductions and taxes that are tried in every combination. */
const maxTerms = 6;

/** The amount in a row; NaN if it is none. */
function amountAt({ amounts }: TableColumn, row: number): number {
  const stored = amounts?.[row] ?? Number.NaN;
  return isAmount(stored) ? stored : Number.NaN;
}

/** The amount in a row, 0 for a blank or a percentage; NaN for any other problem. */
function termAt(column: TableColumn, row: number): number {
  const problem = amountProblem(column.amounts?.[row] ?? 0);
  return problem === 'empty' || problem === 'percent' ? 0 : amountAt(column, row);
}

function expectedNet({ from, terms }: NetRule, row: number): number {
  return terms.reduce((net, { column, sign }) => net + sign * termAt(column, row), amountAt(from, row));
}

/** The net amount minus the expected one; NaN if one of them is unknown. */
function differenceAt(rule: NetRule, net: TableColumn, row: number): number {
  return amountAt(net, row) - expectedNet(rule, row);
}

/** Every combination of adding, subtracting or omitting each column. */
function combinations(columns: readonly TableColumn[]): readonly NetRule['terms'][] {
  return columns.reduceRight<readonly NetRule['terms'][]>(
    (all, column) =>
      all.flatMap((terms) => [[{ column, sign: -1 }, ...terms], terms, [{ column, sign: 1 }, ...terms]]),
    [[]],
  );
}

/**
 * The rule that most of the first rows follow. The usual one, gross minus each deduction or minus their total, comes
 * first.
 */
function ruleFor(
  net: TableColumn,
  columns: readonly TableColumn[],
  rows: readonly number[],
): NetRule | undefined {
  const gross = columns.find(({ kind }) => kind === 'gross');
  if (!gross) return undefined;
  const deductions = columns.filter(({ kind }) => kind === 'deduction');
  const total = deductions.find(({ name }) => /deductions?/i.test(name));
  const usual: NetRule = {
    from: gross,
    terms: (total ? [total] : deductions).map((column) => ({ column, sign: -1 })),
  };
  const score = (rule: NetRule): number => rows.filter((row) => differenceAt(rule, net, row) === 0).length;
  let [best, most] = [usual, score(usual)];
  if (most * 2 >= rows.length) return usual;
  const froms = [gross, ...columns.filter((column) => column.kind === 'net' && column !== net)];
  const terms = columns.filter(({ kind }) => kind === 'deduction' || kind === 'tax').slice(0, maxTerms);
  for (const from of froms) {
    for (const combination of combinations(terms)) {
      const rule = { from, terms: combination };
      const count = combination.length > 0 ? score(rule) : 0;
      // A single row may follow a rule by chance.
      if (count > 1 && count > most) [best, most] = [rule, count];
    }
  }
  return most * 2 >= rows.length ? best : usual;
}

/** Checks each net amount against the other columns. If no row follows the rule, the file uses another rule. */
export function checkNets(columns: readonly TableColumn[], rows: CheckedRows, log: FindingLog): void {
  const usable = columns.filter(({ amounts }) => amounts !== undefined);
  const nets = usable.filter(({ kind }) => kind === 'net');
  const data = nets.length > 0 ? dataRows(rows) : [];
  for (const net of nets) {
    const { name, index } = net;
    const sample = data.filter((row) => !Number.isNaN(amountAt(net, row))).slice(0, sampledRows);
    const rule = ruleFor(net, usable, sample);
    if (!rule || rule.terms.length === 0) continue;
    const differing = data.filter((row) => Math.abs(differenceAt(rule, net, row)) > 0);
    const everywhere = `${name} is not gross less deductions in this file.`;
    const [first = 0] = differing;
    if (differing.length > 1 && !data.some((row) => differenceAt(rule, net, row) === 0))
      log.add({
        kind: 'netRule',
        row: rows.numberOf(first),
        column: index,
        message: everywhere,
        isOfColumn: true,
      });
    else
      report(log, rows, index, {
        kind: 'netDiffers',
        rows: differing,
        cell: (row) => formatUsd(amountAt(net, row)),
        message: (row) =>
          `${name} is ${formatUsd(amountAt(net, row))}; gross less deductions is ${formatUsd(expectedNet(rule, row))}.`,
        everywhere,
      });
  }
}
