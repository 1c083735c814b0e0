import { formatUsd } from '@/domain/text/money';
import { isAmount } from './amounts';
import {
  columnToAdd,
  lowerFirst,
  countOfRows,
  hasSameHeads,
  holdsMoney,
  rowRangeText,
  rowNames,
} from './file';
import { rowFlags } from './fileTable';
import {
  checkedSum,
  checkScope,
  leftOutTest,
  looseIn,
  negativeTest,
  rowsWith,
  signIn,
  tableSum,
  totalsIn,
  type CheckChoices,
  type CheckScope,
} from './sums';

/** A choice with which the sum is the control value. */
export interface Explanation {
  /** In a sentence. */
  text: string;
  label: string;
  choices: CheckChoices;
}

/** An explanation, and the sum with its choices. */
interface Candidate extends Explanation {
  cents: number;
}

/** The sum with more choices; undefined if it cannot be computed, or if a sign is still unknown. */
function sumWith({ file, choices }: CheckScope, more: CheckChoices): number | undefined {
  const scope = checkScope(file, { ...choices, ...more });
  const sign = signIn(scope);
  if (!scope.counted.every(({ table }) => negativeTest(table, sign, scope.choices))) return undefined;
  const sum = checkedSum(scope);
  return sum && !sum.obstacle && !sum.isTooLarge ? sum.cents : undefined;
}

/** Other tables that may be counted too: each one, all with the same heads, and all. */
function withTables(scope: CheckScope, base: number): readonly Candidate[] {
  const { file, tables, choices, table: own, column } = scope;
  const added = choices.added ?? [];
  const sign = signIn(scope);
  if (!own || !column) return [];
  const others = [...tables.entries()].flatMap(([at, table]) => {
    const matching = table === own || added.includes(at) ? undefined : columnToAdd(column, table);
    if (!matching || !holdsMoney(table)) return [];
    if (!negativeTest(table, sign, choices)) return [];
    const { cents, obstacle } = tableSum({ table, column: matching }, scope, sign);
    return obstacle ? [] : [{ at, table, cents }];
  });
  const alike = others.filter(({ table }) => hasSameHeads(table, own));
  const groups = [...others.map((one) => [one]), ...[alike, others].filter(({ length }) => length > 1)];
  return groups.map((group): Candidate => {
    const [first] = group;
    const isOne = group.length === 1 && first !== undefined;
    const names = isOne ? rowRangeText(file, first.table) : `${String(group.length)} more tables`;
    return {
      text: `With ${names} it is the control value.`,
      label: isOne ? 'Count it' : 'Count them',
      choices: { added: [...added, ...group.map(({ at }) => at)] },
      cents: group.reduce((sum, { cents }) => sum + cents, base),
    };
  });
}

/** The most values of a debit/credit column that are tried. */
const maxTriedValues = 12;

/** What may be left out or also counted, the most likely first. */
function candidates(scope: CheckScope, base: number): readonly Candidate[] {
  const { choices, table, column } = scope;
  const found: Candidate[] = [];
  const offer = (isPossible: boolean, text: string, label: string, change: CheckChoices): void => {
    const cents = isPossible ? sumWith(scope, change) : undefined;
    if (cents !== undefined) found.push({ text, label, choices: change, cents });
  };
  const sign = signIn(scope);
  if (sign && choices.negative === undefined) {
    offer(
      sign.credits.length > 1,
      'With all credits as negative it is the control value.',
      'Count them as negative',
      { negative: -1 },
    );
    for (const [at, value] of sign.values.slice(0, maxTriedValues).entries())
      offer(true, `With “${value}” as negative it is the control value.`, 'Count it as negative', {
        negative: at + 1,
      });
  }
  const { unit } = column ?? {};
  offer(
    unit?.factor !== undefined && choices.unit === undefined,
    `In ${unit?.word ?? ''} it is the control value.`,
    `Count in ${unit?.word ?? ''}`,
    { unit: unit?.factor },
  );
  const totals = totalsIn(scope);
  const hidden = rowsWith(scope, rowFlags.hidden);
  offer(
    totals > 0 && !choices.withoutTotals,
    `Without the ${totals === 1 ? 'totals row' : countOfRows(totals, 'totals row')} it is the control value.`,
    totals === 1 ? 'Leave it out' : 'Leave them out',
    { withoutTotals: true },
  );
  offer(
    hidden.length > 0 && !choices.withoutHidden,
    `Without the ${hidden.length === 1 ? `hidden ${rowNames(hidden)}` : countOfRows(hidden.length, 'hidden row')} it is the control value.`,
    'Leave out what is hidden',
    { withoutHidden: true },
  );
  offer(
    rowsWith(scope, rowFlags.short).length > 0 && !choices.withShort,
    'With the rows that are shorter than the header row it is the control value.',
    'Count them',
    { withShort: true },
  );
  offer(
    rowsWith(scope, rowFlags.swallowing).length > 0 && !choices.withSwallowing,
    'With the cells that may hold other rows it is the control value.',
    'Count them',
    { withSwallowing: true },
  );
  offer(
    looseIn(scope, true).length > 0 && !choices.withAbove,
    'With the amounts above the header row it is the control value.',
    'Count them',
    { withAbove: true },
  );
  found.push(...withTables(scope, base));
  for (const other of table?.columns ?? [])
    offer(
      other.isMoney && other !== column && !other.currencySums && !other.unit,
      `${other.name} adds up to the control value.`,
      `Add up ${other.name}`,
      { column: other.index },
    );
  const { otherAmounts, decimalSign } = column ?? {};
  const [own, ...others] = scope.counted;
  if (own && otherAmounts) {
    const withOther = { ...own, column: { ...own.column, amounts: otherAmounts } };
    const sum = checkedSum({ ...scope, counted: [withOther, ...others] });
    const isComma = decimalSign === '.';
    if (sum && !sum.obstacle)
      found.push({
        text: `With the ${isComma ? 'comma' : 'point'} as decimal sign it is the control value.`,
        label: 'Read it so',
        choices: { decimalSign: isComma ? ',' : '.' },
        cents: sum.cents,
      });
  }
  return found;
}

function combined(first: Explanation, other: Explanation): Explanation {
  return {
    text: `${first.text.replace(' it is the control value.', '')} and ${lowerFirst(other.text)}`,
    label: 'Apply both',
    choices: { ...first.choices, ...other.choices },
  };
}

/** The factors of a sum that are tried. */
const factors = [
  {
    scale: 'half',
    of: 2,
    text: 'Half of the sum is the control value: a total may be counted twice.',
    label: 'Compare with half',
  },
  {
    scale: 'hundredth',
    of: 100,
    text: 'A hundredth of the sum is the control value: the last two digits may be cents.',
    label: 'Compare with a hundredth',
  },
  {
    scale: 'thousandth',
    of: 1000,
    text: 'A thousandth of the sum is the control value: a decimal sign may be read wrong.',
    label: 'Compare with a thousandth',
  },
  {
    scale: 'thousandfold',
    of: 0.001,
    text: 'A thousand times the sum is the control value: a decimal sign may be read wrong.',
    label: 'Compare with a thousand times',
  },
] as const;

/** Explains the difference by the row with this amount. */
function withoutRow({ table, column, choices }: CheckScope, difference: number): Explanation | undefined {
  const { amounts } = column ?? {};
  if (!table || !column || !amounts || choices.withoutRow !== undefined) return undefined;
  const isLeftOut = leftOutTest({ table, column }, choices, true);
  const isNegative = negativeTest(table, table.sign, choices);
  const row = amounts.findIndex(
    (stored, at) =>
      isAmount(stored) && !isLeftOut(at) && (isNegative?.(at) ? -stored : stored) === difference,
  );
  // A totals row is left out together with the others.
  if (column.totals.includes(row)) return undefined;
  const number = table.rows[row];
  return number === undefined
    ? undefined
    : {
        text: `Without ${rowNames([number])} (${formatUsd(difference)}) it is the control value.`,
        label: 'Leave it out',
        choices: { withoutRow: row },
      };
}

/**
 * Returns the function that explains a control value: by a choice that makes the sum exactly this value. What does not
 * depend on the control value is computed at its first call.
 */
export function createExplainer(
  scope: CheckScope,
  sum: number,
): (control: number) => Explanation | undefined {
  let known: { bySum: Map<number, Explanation>; totals: Candidate | undefined } | undefined;
  const compute = (): NonNullable<typeof known> => {
    const bySum = new Map<number, Explanation>();
    const add = (cents: number, explanation: Explanation): void => {
      if (!bySum.has(cents)) bySum.set(cents, explanation);
    };
    const list = candidates(scope, sum);
    for (const { cents, ...explanation } of list) add(cents, explanation);
    const totals = list.find(({ choices }) => choices.withoutTotals);
    if (totals) {
      const rest = checkScope(scope.file, { ...scope.choices, withoutTotals: true });
      for (const { cents, ...other } of candidates(rest, totals.cents)) add(cents, combined(totals, other));
    }
    return { bySum, totals };
  };
  return (control) => {
    if (scope.choices.scale) return undefined;
    known ??= compute();
    const { bySum, totals } = known;
    const found = bySum.get(control);
    if (found) return found;
    const factor = factors.find(({ of }) => (of < 1 ? sum * 1000 === control : control * of === sum));
    if (factor && !(control === 0)) {
      const { scale, text, label } = factor;
      return { text, label, choices: { scale } };
    }
    const row = withoutRow(scope, sum - control);
    if (row || !totals) return row;
    const choices = { ...scope.choices, withoutTotals: true };
    const other = withoutRow({ ...scope, choices }, totals.cents - control);
    return other && combined(totals, other);
  };
}
