import { controlValueToSend } from '@/domain/bordereau';
import { formatUsd } from '@/domain/text/money';
import { amountCell, holdsAmount, indexesWhere, storedAmount, type AmountCell } from './amounts';
import { isMoneyKind } from './columns';
import type { CurrencySum } from './currencySums';
import type { Explanation } from './explain';
import { asSentence, countOfRows, lowerFirst, rowRangeText, type CheckedFile } from './file';
import { inventoryOf, type Applied, type Inventory, type Uncounted } from './inventory';
import { negativeTest, signIn, type CheckChoices, type CheckedSum, type Counted } from './sums';

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
  asks?: 'headerRow' | 'amountColumn' | 'decimalSign' | 'negative' | 'unit' | undefined;
}

/** Why a condition does not hold. Its cells are in the text, or in the lists of what is not counted and of findings. */
interface Doubt {
  /** Why there is no sum to compare; undefined if there is one, for that what is counted. */
  detail?: string;
  /** The choice that settles it. */
  asks?: Verdict['asks'];
  /** What is added to 'Reconciled': 'in part', 'with 3 totals rows'. */
  remark?: string;
}

/**
 * The conditions of the plain 'Reconciled'. Reading a file, finding its columns and explaining a difference add to the
 * inventory, and decide nothing. What is not understood breaks a condition.
 */
const conditions: readonly ((inventory: Inventory) => Doubt | undefined)[] = [
  // 1. One table, or several that the user added up; no other cell of the file may be money.
  everythingIsCounted,
  // 2. Every filled cell of the amount column is a readable amount.
  amountsAreReadable,
  // 3. Every sign of a currency says US dollars.
  currencyIsUsd,
  // 4. No text says debit or credit, or the user has said which one is negative.
  signIsKnown,
  // 5. No text names another unit than dollars, or the user has confirmed it.
  unitIsKnown,
  // 6. No counted row is the sum of others.
  noRowIsATotal,
];

/**
 * Compares the sum of the counted tables with the control value as it will be sent (BDXADM-34). The difference is the
 * sum minus the control value. It is the plain 'Reconciled' if all conditions hold and the user chose nothing.
 */
export function decide(inventory: Inventory, controlValue: string): Verdict {
  const { scope, sum, counted, uncounted, applied, explain } = inventory;
  const lists = { counted, uncounted, applied };
  const control = amountCell(controlValueToSend(controlValue));
  if (control === 0 && isNilReturn(inventory)) return { ...lists, ...nilReturn };

  const doubts = conditions.flatMap((doubtOf) => doubtOf(inventory) ?? []);
  const reason = doubts.find(({ detail }) => detail !== undefined) ?? controlReason(control);
  if (reason || !sum || typeof control !== 'number') {
    const explanation = typeof control === 'number' ? explain(control) : undefined;
    const settles =
      explanation &&
      doubts.every(({ detail, asks = '' }) => detail === undefined || asks in explanation.choices);
    return {
      ...lists,
      outcome: 'notChecked',
      text: 'Not checked',
      detail: reason?.detail ?? '',
      asks: reason?.asks,
      ...(settles && { explanation }),
    };
  }

  const { isTurned, ...comparison } = compareCents(scope.column?.name ?? '', sum.cents, control);
  if (comparison.outcome === 'differs') {
    const explanation = explain(control);
    return { ...lists, ...comparison, ...(explanation && { explanation }) };
  }
  const remarks = doubts.flatMap(({ remark = '' }) => remark);
  if (isTurned) remarks.push('without the minus sign');
  const chosen = applied.flatMap(({ isChosen, text }) => (isChosen ? [lowerFirst(text)] : []));
  // Without the rows that add up others the sum is whole, and it is said which rows these are.
  if (remarks.length === 0 && chosen.length === 1 && isWithoutTotals(inventory))
    return { ...lists, ...comparison, text: `Reconciled ${chosen[0] ?? ''}` };
  if (chosen.length > 0) remarks.push(`as you chose: ${chosen.join(', ')}`);
  return {
    ...lists,
    ...comparison,
    ...(remarks.length > 0 && { outcome: 'inPart', text: `Reconciled ${remarks.join(', ')}` }),
  };
}

/** Compares the sum of a file with the control value after the choices. */
export function createVerdict(file: CheckedFile, choices: CheckChoices, controlValue: string): Verdict {
  return decide(inventoryOf(file, choices), controlValue);
}

const nilReturn: Comparison = {
  outcome: 'reconciled',
  text: 'Reconciled: no rows',
  detail: 'The file has no rows; the control value is $0.',
};

/** Whether the file has the heads of a bordereau, and below them no row and no amount. */
function isNilReturn({ scope: { table, tables }, uncounted }: Inventory): boolean {
  if (table?.headerRow === undefined || uncounted.length > 0 || tables.some(({ rows }) => rows.length > 0))
    return false;
  const { columns } = table;
  return (
    columns.some(({ kind }) => kind === 'gross') &&
    columns.every(({ kind, inFooter }) => inFooter === undefined || !isMoneyKind(kind))
  );
}

function isWithoutTotals({ scope: { choices }, totals }: Inventory): boolean {
  return choices.withoutTotals === true && totals > 0;
}

function everythingIsCounted({ scope: { table, column }, uncounted }: Inventory): Doubt | undefined {
  if (!table || table.rows.length === 0)
    return { detail: 'The file has no rows to add up.', asks: 'headerRow' };
  if (table.shiftedRow !== undefined) {
    const shifted = `Cells may be in the wrong columns from row ${String(table.shiftedRow)} on.`;
    const header = `Row ${String(table.headerRow)} is taken for the header. Is it another row?`;
    return { detail: table.headerRow === undefined ? shifted : `${shifted} ${header}`, asks: 'headerRow' };
  }
  if (!column) return { detail: 'Choose the column to add up.', asks: 'amountColumn' };
  return uncounted.length > 0 ? { remark: 'in part' } : undefined;
}

function noRowIsATotal(inventory: Inventory): Doubt | undefined {
  const { totals } = inventory;
  return totals > 0 && !isWithoutTotals(inventory)
    ? { remark: `with ${countOfRows(totals, 'totals row')}` }
    : undefined;
}

function amountsAreReadable({ scope, sum }: Inventory): Doubt | undefined {
  const unclear = scope.counted.find(({ column }) => column.isUnclear);
  if (unclear)
    return {
      detail: `${unclear.column.name} does not say whether its points are decimal signs. Choose the decimal sign.`,
      asks: 'decimalSign',
    };
  if (sum?.isTooLarge) return { detail: `The sum of ${scope.column?.name ?? ''} is too large to count.` };
  if (sum?.obstacle?.why === 'uncalculated') return { detail: uncalculatedText(scope) };
  return sum?.obstacle && obstacleReason(sum.obstacle);
}

function currencyIsUsd({ scope: { counted } }: Inventory): Doubt | undefined {
  const other = counted.find(({ column }) => column.currencySums);
  if (!other) return undefined;
  const [note] = other.table.currencyNotes;
  const { name, currencySums = [] } = other.column;
  const said = note === undefined ? '' : ` “${note}” names the currency.`;
  return { detail: `${name} is not in US dollars alone: ${currencyText(currencySums)}.${said}` };
}

function signIsKnown({ scope }: Inventory): Doubt | undefined {
  const { file, counted, choices } = scope;
  const chosenIn = signIn(scope);
  const open = counted.find(({ table }) => !negativeTest(table, chosenIn, choices));
  if (!open?.table.sign) return undefined;
  return choices.negative === undefined
    ? {
        detail: `${open.table.sign.name} says debit or credit. Choose which counts as negative.`,
        asks: 'negative',
      }
    : {
        detail: `${asSentence(rowRangeText(file, open.table))} says debit or credit in other words.`,
        asks: 'negative',
      };
}

function unitIsKnown({ scope: { counted, column, choices } }: Inventory): Doubt | undefined {
  const open = counted.find(({ column: { unit } }) =>
    choices.unit === undefined ? unit !== undefined : unit?.word !== column?.unit?.word,
  );
  if (!open?.column.unit) return undefined;
  return {
    detail: `${open.column.name} is in ${open.column.unit.word}. Choose the unit.`,
    asks: 'unit',
  };
}

function controlReason(control: AmountCell): Doubt | undefined {
  if (typeof control === 'number') return undefined;
  if (control === 'empty') return { detail: 'There is no control value yet.' };
  const isCent = control === 'partOfCent';
  return { detail: `The control value ${isCent ? 'has a part of a cent' : 'is too long to count'}.` };
}

function currencyText(sums: readonly CurrencySum[]): string {
  const shown = sums
    .slice(0, 20)
    .map(({ currency, cents }) => `${currency} ${formatUsd(cents).replace('$', '')}`);
  return shown.join(', ') + (sums.length > 20 ? ` and ${countOfRows(sums.length - 20, 'more sum')}` : '');
}

function obstacleReason({ name, row, cell, why }: NonNullable<CheckedSum['obstacle']>): Doubt {
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
function uncalculatedText({ file: { sheets }, counted }: Inventory['scope']): string {
  const found = counted.find((each) => uncalculatedCells(each).length > 0);
  const cells = found ? uncalculatedCells(found) : [];
  const shown = cells.slice(0, 3).join(', ');
  const more = cells.length > 3 ? ` and ${countOfRows(cells.length - 3, 'more cell')}` : '';
  const sheet = counted.length > 1 ? ` of sheet ${sheets[found?.table.sheet ?? 0]?.name ?? ''}` : '';
  return `${found?.column.name ?? ''} holds formulas that were not calculated, in ${shown}${more}${sheet}. Open and save the workbook in a spreadsheet.`;
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
