import { formatUsd } from '@/domain/text/money';
import { isAmount, indexesWhere, amountProblem, type AmountProblem } from './amounts';
import type { DateOrder } from './choices';
import { isMoneyKind, type ColumnKind } from './columns';
import type { FindingKind, FindingLog } from './findings';
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

/** Adds a finding for each wrong row of a column, or one for the column if all rows are wrong. */
function report(
  log: FindingLog,
  { count, numberOf, isData }: CheckedRows,
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
  const rows = found.rows.filter(isData);
  const [first] = rows;
  if (first === undefined) return;
  let all = 0;
  for (let row = 0; row < count && all <= rows.length; row += 1) if (isData(row)) all += 1;
  const location = (row: number): { kind: FindingKind; row: number; column: number } => ({
    kind: found.kind,
    row: numberOf(row),
    column,
  });
  if (rows.length === all && all > 1) {
    log.add({ ...location(first), cell: found.cell(first), message: found.everywhere, isOfColumn: true });
    return;
  }
  for (const row of rows) {
    if (log.canStore(found.kind))
      log.add({ ...location(row), cell: found.cell(row), message: found.message(row) });
    else log.countOne(found.kind);
  }
}

/** The messages for cells that are no amounts, for a row and for a whole column. */
const amountProblems = [
  {
    kind: 'notAnAmount',
    inRow: 'is not a plain amount.',
    everywhere: 'is not a plain amount in any row.',
  },
  {
    kind: 'partOfCent',
    inRow: 'has a part of a cent.',
    everywhere: 'has a part of a cent in every row.',
  },
  {
    kind: 'uncalculated',
    inRow: 'holds a formula that was not calculated: open and save the workbook in a spreadsheet.',
    everywhere: 'holds formulas that were not calculated: open and save the workbook in a spreadsheet.',
  },
] as const;

/** Checks for required cells that are blank, and for cells that are no amounts. */
export function checkCells(
  readers: readonly ColumnReader[],
  columns: readonly TableColumn[],
  rows: CheckedRows,
  log: FindingLog,
): void {
  for (const column of columns) {
    const { index, name, kind, amounts, texts } = column;
    const blanks = readers[index]?.blanks.values;
    if (blanks && kind && required.includes(kind))
      report(log, rows, index, {
        kind: 'emptyRequired',
        rows: [...blanks],
        cell: () => '',
        message: () => `${name} is empty.`,
        everywhere: `${name} is empty in every row.`,
      });
    if (!amounts || !isMoneyKind(kind)) continue;
    const problems = new Map<AmountProblem | undefined, number[]>();
    for (const row of indexesWhere(amounts, (stored) => !isAmount(stored))) {
      const problem = amountProblem(amounts[row] ?? 0);
      const found = problems.get(problem);
      if (found) found.push(row);
      else problems.set(problem, [row]);
    }
    for (const { kind: problem, inRow, everywhere } of amountProblems)
      report(log, rows, index, {
        kind: problem,
        rows: problems.get(problem) ?? [],
        cell: (row) => texts.get(row) ?? '',
        message: () => `${name} ${inRow}`,
        everywhere: `${name} ${everywhere}`,
      });
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
  const isProven = (column: ColumnReader): boolean => chosen !== undefined || !column.proof.isUnproven;
  const dayNumbers = (column: ColumnReader): Float64Array | undefined =>
    column.dates?.[(column.proof.proven ?? chosen ?? proven) === 'dayFirst' ? 'dayFirst' : 'monthFirst'];
  for (const column of [effective, expiry]) {
    const days = column && dayNumbers(column);
    if (!days) continue;
    const either = column.dates;
    report(log, rows, column.index, {
      kind: 'unknownDate',
      rows: indexesWhere(
        days,
        (day, row) => day <= 0 && !(either?.monthFirst[row] === 0 && either.dayFirst[row] === 0),
      ),
      cell: (row) => column.texts.get(row) ?? '',
      message: () => `${column.name} is not a valid date.`,
      everywhere: `${column.name} is not a valid date in any row.`,
    });
  }
  if (!effective || !expiry) return;
  const [starts, ends] = [dayNumbers(effective), dayNumbers(expiry)];
  if (!starts || !ends) return;
  const isCertain = isProven(effective) && isProven(expiry);
  report(log, rows, expiry.index, {
    kind: isCertain ? 'dateOrder' : 'guessedDateOrder',
    rows: indexesWhere(ends, (end, row) => {
      const start = starts[row] ?? 0;
      return start > 0 && end > 0 && end < start;
    }),
    cell: (row) => dayText(ends[row] ?? 0),
    message: (row) => `${expiry.name} is before the effective date ${dayText(starts[row] ?? 0)}.`,
    everywhere: `${expiry.name} is before the effective date in every row.`,
  });
}

function dayText(day: number): string {
  const digits = String(day).padStart(8, '0');
  return `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
}

/** The rule for a net amount: the amount in `from`, plus or minus the amounts in `terms`. */
interface NetRule {
  from: TableColumn;
  terms: readonly { column: TableColumn; sign: 1 | -1 }[];
}

const sampledRows = 25;
/** The number of columns of deductions and taxes that are tried in every combination. */
const maxTerms = 6;

/** The amount in a row, 0 for a blank or a percentage; undefined for any other problem. */
function termAt({ amounts }: TableColumn, row: number): number | undefined {
  const stored = amounts?.[row] ?? 0;
  if (isAmount(stored)) return stored;
  const problem = amountProblem(stored);
  return problem === 'empty' || problem === 'percent' ? 0 : undefined;
}

function expectedNet({ from, terms }: NetRule, row: number): number | undefined {
  const start = from.amounts?.[row] ?? Number.NaN;
  if (!isAmount(start)) return undefined;
  let net = start;
  for (const { column, sign } of terms) {
    const amount = termAt(column, row);
    if (amount === undefined) return undefined;
    net += sign * amount;
  }
  return net;
}

/** Every combination of adding, subtracting or omitting each column. */
function* combinations(columns: readonly TableColumn[]): Generator<NetRule['terms']> {
  const [first, ...rest] = columns;
  if (!first) {
    yield [];
    return;
  }
  for (const terms of combinations(rest)) {
    yield [{ column: first, sign: -1 }, ...terms];
    yield terms;
    yield [{ column: first, sign: 1 }, ...terms];
  }
}

/** The usual rule of bordereaux: gross minus each deduction, or minus their total. */
function usualRule(gross: TableColumn, deductions: readonly TableColumn[]): NetRule {
  const total = deductions.find(({ name }) => /deductions?/i.test(name));
  return {
    from: gross,
    terms: (total ? [total] : deductions).map((column) => ({ column, sign: -1 })),
  };
}

function holds(rule: NetRule, net: TableColumn, row: number): boolean | undefined {
  const stored = net.amounts?.[row] ?? Number.NaN;
  const expected = expectedNet(rule, row);
  return isAmount(stored) && expected !== undefined ? expected === stored : undefined;
}

/** The rule that most of the first rows follow; the usual one if no other is better. */
function ruleFor(
  net: TableColumn,
  columns: readonly TableColumn[],
  rows: readonly number[],
): NetRule | undefined {
  const gross = columns.find(({ kind }) => kind === 'gross');
  if (!gross) return undefined;
  const terms = columns.filter(({ kind }) => kind === 'deduction' || kind === 'tax');
  const usual = usualRule(
    gross,
    terms.filter(({ kind }) => kind === 'deduction'),
  );
  const score = (rule: NetRule): number => rows.filter((row) => holds(rule, net, row) === true).length;
  let [best, most] = [usual, score(usual)];
  if (most * 2 >= rows.length) return best;
  const nets = columns.filter(({ kind, index }) => kind === 'net' && index !== net.index);
  for (const from of [gross, ...nets]) {
    for (const combination of combinations(terms.slice(0, maxTerms))) {
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
  for (const net of usable.filter(({ kind }) => kind === 'net')) {
    const data: number[] = [];
    for (let row = 0; row < rows.count && data.length < sampledRows; row += 1)
      if (rows.isData(row) && isAmount(net.amounts?.[row] ?? Number.NaN)) data.push(row);
    const rule = ruleFor(net, usable, data);
    if (!rule || rule.terms.length === 0) continue;
    const differing: number[] = [];
    let followed = 0;
    for (let row = 0; row < rows.count; row += 1) {
      if (!rows.isData(row)) continue;
      const isRight = holds(rule, net, row);
      if (isRight === true) followed += 1;
      if (isRight === false) differing.push(row);
    }
    const [first] = differing;
    if (first === undefined) continue;
    if (followed === 0 && differing.length > 1) {
      const message = `${net.name} is not gross less deductions in this file.`;
      log.add({ kind: 'netRule', row: rows.numberOf(first), column: net.index, message, isOfColumn: true });
      continue;
    }
    report(log, rows, net.index, {
      kind: 'netDiffers',
      rows: differing,
      cell: (row) => formatUsd(net.amounts?.[row] ?? 0),
      message: (row) =>
        `${net.name} is ${formatUsd(net.amounts?.[row] ?? 0)}; gross less deductions is ${formatUsd(expectedNet(rule, row))}.`,
      everywhere: `${net.name} is not gross less deductions in this file.`,
    });
  }
}
