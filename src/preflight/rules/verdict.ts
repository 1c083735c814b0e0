import { controlValueToSend } from '@/domain/bordereau';
import { formatUsd } from '@/domain/text/money';
import { amountCell, holdsAmount, indexesWhere, storedAmount, type AmountCell } from './amounts';
import { explain, type Explanation } from './explain';
import { asSentence, countOfRows, rowRangeText, type CheckedFile } from './file';
import { appliedIn, rowNumberAt, uncountedIn, type Applied, type Uncounted } from './inventory';
import {
  checkedSum,
  countedRange,
  negativeValue,
  rowsWith,
  scales,
  checkScope,
  totalsIn,
  type CheckChoices,
  type CheckedSum,
  type CheckScope,
  type Counted,
} from './sums';
import { rowFlags } from './fileTable';
import type { CurrencySum } from './tableColumn';

/** The result of comparing a sum with a control value. */
export interface Comparison {
  outcome: 'reconciled' | 'inPart' | 'differs' | 'notChecked';
  /** 'Reconciled', 'Reconciled in part', 'Differs by $12.40', 'Not checked'. */
  text: string;
  /** The two amounts, or why nothing was checked. */
  detail: string;
}

/** The result of checking a file against a control value. */
export interface Verdict extends Comparison {
  /** The counted rows: 'Sheet New, rows 2 to 4'; blank if nothing was counted. */
  counted: string;
  uncounted: readonly Uncounted[];
  applied: readonly Applied[];
  explanation?: Explanation;
  /** The choice that the check needs. */
  asks?: 'headerRow' | 'amountColumn' | 'decimalSign' | 'negative' | undefined;
}

type Reason = Pick<Verdict, 'detail' | 'asks'>;

function controlReason(control: AmountCell): Reason | undefined {
  if (typeof control === 'number') return undefined;
  if (control === 'empty') return { detail: 'There is no control value yet.' };
  return {
    detail:
      control === 'partOfCent'
        ? 'The control value has a part of a cent.'
        : 'The control value is too long to count.',
  };
}

function currencyText(sums: readonly CurrencySum[]): string {
  return sums.map(({ currency, cents }) => `${currency} ${formatUsd(cents).replace('$', '')}`).join(', ');
}

/** Why the counted tables cannot be added up; undefined if they can. */
function tableReason({ file, table, column, counted, choices }: CheckScope): Reason | undefined {
  if (!table || table.rows.length === 0)
    return { detail: 'The file has no rows to add up.', asks: 'headerRow' };
  if (table.shiftedRow !== undefined)
    return {
      detail:
        table.headerRow === undefined
          ? `Cells may be in the wrong columns from row ${String(table.shiftedRow)} on.`
          : `Cells may be in the wrong columns from row ${String(table.shiftedRow)} on. Row ${String(table.headerRow)} is taken for the header. Is it another row?`,
      asks: 'headerRow',
    };
  if (!column) return { detail: 'Choose the column to add up.', asks: 'amountColumn' };
  for (const { table: each, column: added } of counted) {
    if (added.isUnclear)
      return {
        detail: `${added.name} does not say whether its points are decimal signs. Choose the decimal sign.`,
        asks: 'decimalSign',
      };
    if (each.sign && negativeValue(each, table, choices) === undefined)
      return each === table
        ? {
            detail: `${each.sign.name} says debit or credit. Choose which counts as negative.`,
            asks: 'negative',
          }
        : { detail: `${asSentence(rowRangeText(file, each))} says debit or credit in other words.` };
    if (added.currencySums)
      return {
        detail: `${added.name} is not in US dollars alone: ${currencyText(added.currencySums)}.`,
      };
  }
  return undefined;
}

function sumReason({ obstacle, isTooLarge }: CheckedSum, scope: CheckScope): Reason | undefined {
  if (isTooLarge) return { detail: `The sum of ${scope.column?.name ?? ''} is too large to count.` };
  if (obstacle?.why === 'uncalculated') return { detail: uncalculatedText(scope) };
  return obstacle && obstacleReason(obstacle);
}

function obstacleReason({ name, row, cell, why }: NonNullable<CheckedSum['obstacle']>): Reason {
  switch (why) {
    case 'empty':
      return { detail: `${name} is empty in row ${String(row)}.` };
    case 'notAnAmount':
    case 'percent':
      return {
        detail: `${name} in row ${String(row)} is not a plain amount: “${cell}”.`,
        // With one of the two decimal signs it is an amount.
        ...((holdsAmount(cell) || holdsAmount(cell, ',')) && { asks: 'decimalSign' }),
      };
    case 'partOfCent':
      return { detail: `${name} in row ${String(row)} has a part of a cent: “${cell}”.` };
    case 'uncalculated':
      return { detail: `${name} in row ${String(row)} holds a formula that was not calculated.` };
  }
}

/** The addresses of the cells of a column with formulas without a value, such as 'E3'. */
function uncalculatedCells({ table, column }: Counted): readonly string[] {
  const wanted = storedAmount('uncalculated');
  const ranges = column.amounts ? indexesWhere(column.amounts, (stored) => stored === wanted) : [];
  return ranges.map((row) => `${column.letter}${String(table.rows[row] ?? '')}`);
}

/** The message about formulas without a value, with their cells in the first table that has such. */
function uncalculatedText({ file: { sheets }, counted }: CheckScope): string {
  const found = counted.find((each) => uncalculatedCells(each).length > 0);
  const cells = found ? uncalculatedCells(found) : [];
  const shown = cells.slice(0, 3).join(', ');
  const more = cells.length > 3 ? ` and ${countOfRows(cells.length - 3, 'more cell')}` : '';
  const sheet = counted.length > 1 ? ` of sheet ${sheets[found?.table.sheet ?? 0]?.name ?? ''}` : '';
  return `${found?.column.name ?? ''} holds formulas that were not calculated, in ${shown}${more}${sheet}. Open and save the workbook in a spreadsheet.`;
}

/** The remarks after 'Reconciled' about rows that were left out, or counted although they are doubtful. */
function remarks(scope: CheckScope, isTurned: boolean): string[] {
  const { choices } = scope;
  const totals = totalsIn(scope);
  const hidden = rowsWith(scope, rowFlags.hidden).length;
  const short = rowsWith(scope, rowFlags.short).length;
  const list: string[] = [];
  if (totals > 0)
    list.push(`${choices.withoutTotals ? 'without' : 'with'} ${countOfRows(totals, 'totals row')}`);
  if (hidden > 0 && choices.withoutHidden) list.push(`without ${countOfRows(hidden, 'hidden row')}`);
  if (choices.withoutRow !== undefined) list.push(`without row ${rowNumberAt(scope, choices.withoutRow)}`);
  if (short > 0 && choices.withShort) list.push(`with ${countOfRows(short, 'short row')}`);
  if (choices.withSwallowing && rowsWith(scope, rowFlags.swallowing).length > 0)
    list.push('with cells that may hold other rows');
  if (choices.returnsNegative) list.push('with returns as negative');
  if (choices.scale) list.push(`with ${scales[choices.scale].text}`);
  if (isTurned) list.push('without the minus sign');
  return list;
}

function countedText(scope: CheckScope): string {
  const { file, choices, counted, column } = scope;
  const ranges = counted.flatMap((each, at) => {
    const range = countedRange(each, choices, at === 0);
    return range ? [rowRangeText(file, each.table, range)] : [];
  });
  const hidden = choices.withoutHidden ? 0 : rowsWith(scope, rowFlags.hidden).length;
  const inHidden = column?.isHidden ? `. ${column.name} is a hidden column` : '';
  const ofHidden = hidden > 0 ? `. ${countOfRows(hidden, 'hidden row')} counted` : '';
  return asSentence(ranges.join('; ')) + ofHidden + inHidden;
}

/** Compares a sum in cents with the control value as it will be sent. */
function compareCents(name: string, cents: number, control: number): Comparison & { isTurned: boolean } {
  // The control value is sent without its sign.
  const isTurned = cents < 0 && -cents === control;
  const difference = isTurned ? 0 : cents - control;
  const detail =
    `${name} adds up to ${formatUsd(cents)}; the control value is ${formatUsd(control)}.` +
    (isTurned ? ' It is compared without its sign, as it is sent.' : '');
  return difference === 0
    ? { outcome: 'reconciled', text: 'Reconciled', detail, isTurned }
    : { outcome: 'differs', text: `Differs by ${formatUsd(difference)}`, detail, isTurned };
}

/** Compares the control value with the sum of a column of chosen rows. */
export function compareRows(
  { name, cents, obstacle }: { name: string; cents: number } & Pick<CheckedSum, 'obstacle'>,
  controlValue: string,
): Comparison {
  const control = amountCell(controlValueToSend(controlValue));
  const reason = controlReason(control) ?? (obstacle && obstacleReason(obstacle));
  if (reason || typeof control !== 'number')
    return { outcome: 'notChecked', text: 'Not checked', detail: reason?.detail ?? '' };
  const { isTurned, ...comparison } = compareCents(name, cents, control);
  return isTurned
    ? { ...comparison, outcome: 'inPart', text: 'Reconciled without the minus sign' }
    : comparison;
}

/**
 * Compares the sum of the counted tables with the control value as it will be sent (BDXADM-34). The difference is the
 * sum minus the control value. It is 'Reconciled' only if every row with an amount was counted.
 */
export function createVerdict(file: CheckedFile, choices: CheckChoices, controlValue: string): Verdict {
  const scope = checkScope(file, choices);
  const lists = {
    counted: countedText(scope),
    uncounted: uncountedIn(scope),
    applied: appliedIn(scope),
  };
  const control = amountCell(controlValueToSend(controlValue));
  const sum = checkedSum(scope);
  const reason = tableReason(scope) ?? (sum && sumReason(sum, scope)) ?? controlReason(control);
  if (reason || !sum || typeof control !== 'number')
    return { ...lists, outcome: 'notChecked', text: 'Not checked', detail: '', ...reason };
  const { isTurned, ...comparison } = compareCents(scope.column?.name ?? '', sum.cents, control);
  if (comparison.outcome === 'differs') {
    const explanation = explain(scope, sum.cents, control);
    return { ...lists, ...comparison, ...(explanation && { explanation }) };
  }
  const remarkText = remarks(scope, isTurned).join(' and ');
  if (lists.uncounted.length > 0)
    return {
      ...lists,
      ...comparison,
      outcome: 'inPart',
      text: `Reconciled in part${remarkText && `, ${remarkText}`}`,
    };
  const isWithoutTotals = choices.withoutTotals === true && /^without [\d,]+ totals rows?$/.test(remarkText);
  return {
    ...lists,
    ...comparison,
    outcome: remarkText === '' || isWithoutTotals ? 'reconciled' : 'inPart',
    text: `Reconciled${remarkText && ` ${remarkText}`}`,
  };
}
