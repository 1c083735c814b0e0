import { formatUsd } from '@/domain/text/money';
import { isAmount } from './amounts';
import { countOfRows, hasSameHeads, holdsMoney, matchingColumn, rowRangeText, rowNames } from './file';
import {
  aboveIn,
  checkedSum,
  has,
  leftOutTest,
  rowsWith,
  checkScope,
  signedAmount,
  totalsIn,
  type CheckChoices,
  type CheckScope,
  type Counted,
} from './sums';
import { rowFlags } from './fileTable';

/** A choice with which the sum is the control value. */
export interface Explanation {
  /** In a sentence. */
  text: string;
  label: string;
  choices: CheckChoices;
}

/** The sum with more choices; undefined if it cannot be computed. */
function sumWith({ file, choices }: CheckScope, more: CheckChoices): number | undefined {
  const sum = checkedSum(checkScope(file, { ...choices, ...more }));
  return sum && !sum.obstacle && !sum.isTooLarge ? sum.cents : undefined;
}

/** Other tables that may be counted too: each one, all with the same heads, and all. */
function explainByTables(
  { file, tables, choices }: CheckScope,
  { table: own, column }: Counted,
): readonly Explanation[] {
  const added = choices.added ?? [];
  const others = [...tables.entries()].filter(
    ([at, table]) =>
      table !== own &&
      !added.includes(at) &&
      holdsMoney(table) &&
      matchingColumn(table, column) !== undefined,
  );
  const alike = others.filter(([, table]) => hasSameHeads(table, own));
  const groups = [...others.map((one) => [one]), alike, others];
  return groups
    .filter((group, at) => at < others.length || group.length > 1)
    .map((group): Explanation => {
      const [first] = group;
      const names =
        group.length === 1 && first ? rowRangeText(file, first[1]) : `${String(group.length)} more tables`;
      return {
        text: `With ${names} it is the control value.`,
        label: group.length === 1 ? 'Count it' : 'Count them',
        choices: { added: [...added, ...group.map(([at]) => at)] },
      };
    });
}

/** What may be left out or also counted, the most likely first. */
function candidates(scope: CheckScope): readonly Explanation[] {
  const { choices } = scope;
  const [own] = scope.counted;
  if (!own) return [];
  const found: Explanation[] = [];
  const offer = (text: string, label: string, change: CheckChoices): void => {
    found.push({ text, label, choices: change });
  };
  const totals = totalsIn(scope);
  const hidden = rowsWith(scope, rowFlags.hidden);
  if (totals > 0 && !choices.withoutTotals)
    offer(
      `Without the ${totals === 1 ? 'totals row' : countOfRows(totals, 'totals row')} it is the control value.`,
      totals === 1 ? 'Leave it out' : 'Leave them out',
      { withoutTotals: true },
    );
  if (hidden.length > 0 && !choices.withoutHidden)
    offer(
      `Without the ${hidden.length === 1 ? `hidden ${rowNames(hidden)}` : countOfRows(hidden.length, 'hidden row')} it is the control value.`,
      'Leave out what is hidden',
      { withoutHidden: true },
    );
  if (rowsWith(scope, rowFlags.short).length > 0 && !choices.withShort)
    offer('With the rows that are shorter than the header row it is the control value.', 'Count them', {
      withShort: true,
    });
  if (rowsWith(scope, rowFlags.swallowing).length > 0 && !choices.withSwallowing)
    offer('With the cells that may hold other rows it is the control value.', 'Count them', {
      withSwallowing: true,
    });
  if (aboveIn(scope).length > 0 && !choices.withAbove)
    offer('With the amounts above the header row it is the control value.', 'Count them', {
      withAbove: true,
    });
  found.push(...explainByTables(scope, own));
  if (own.table.flags.some((bits) => has(bits, rowFlags.returns)) && !choices.returnsNegative)
    offer(
      'It is the control value if rows whose type says return or credit count as negative.',
      'Count them as negative',
      { returnsNegative: true },
    );
  for (const { index, name, isMoney } of own.table.columns)
    if (isMoney && index !== own.column.index)
      offer(`${name} adds up to the control value.`, `Add up ${name}`, { column: index });
  return found;
}

/** Explains the difference by the other decimal sign of the column. */
function explainBySign(scope: CheckScope, control: number): Explanation | undefined {
  const [own, ...others] = scope.counted;
  if (!own?.column.otherAmounts) return undefined;
  const { otherAmounts, decimalSign } = own.column;
  const withOtherSign = { ...own, column: { ...own.column, amounts: otherAmounts } };
  const sum = checkedSum({ ...scope, counted: [withOtherSign, ...others] });
  if (sum?.cents !== control || sum.obstacle) return undefined;
  const sign = decimalSign === '.' ? ',' : '.';
  return {
    text: `With the ${sign === ',' ? 'comma' : 'point'} as decimal sign it is the control value.`,
    label: 'Read it so',
    choices: { decimalSign: sign },
  };
}

/** Explains the difference by a sum that is a fraction or a multiple of the control value. */
function explainByScale(sum: number, control: number): Explanation | undefined {
  if (sum === control * 2)
    return {
      text: 'Half of the sum is the control value: a total may be counted twice.',
      label: 'Compare with half',
      choices: { scale: 'half' },
    };
  if (sum === control * 1000)
    return {
      text: 'A thousandth of the sum is the control value: a decimal sign may be read wrong.',
      label: 'Compare with a thousandth',
      choices: { scale: 'thousandth' },
    };
  return sum * 1000 === control
    ? {
        text: 'A thousand times the sum is the control value: a decimal sign may be read wrong.',
        label: 'Compare with a thousand times',
        choices: { scale: 'thousandfold' },
      }
    : undefined;
}

/** Explains the difference by the row with this amount. */
function explainByRow({ table, column, choices }: CheckScope, difference: number): Explanation | undefined {
  const { amounts } = column ?? {};
  if (!table || !column || !amounts || choices.withoutRow !== undefined) return undefined;
  const isLeftOut = leftOutTest({ table, column }, choices, true);
  const row = amounts.findIndex(
    (stored, at) =>
      isAmount(stored) && !isLeftOut(at) && signedAmount(table, at, stored, choices) === difference,
  );
  const number = table.rows[row];
  return number === undefined
    ? undefined
    : {
        text: `Without ${rowNames([number])} (${formatUsd(difference)}) it is the control value.`,
        label: 'Leave it out',
        choices: { withoutRow: row },
      };
}

/** The choice that makes the sum exactly the control value; undefined if none does. */
export function explain(scope: CheckScope, sum: number, control: number): Explanation | undefined {
  if (scope.choices.scale) return undefined;
  const list = candidates(scope);
  const single = list.find(({ choices }) => sumWith(scope, choices) === control);
  if (single) return single;
  const sign = explainBySign(scope, control);
  if (sign) return sign;
  // Without the totals rows, together with another choice.
  const [first, ...others] = list;
  if (first?.choices.withoutTotals)
    for (const other of others) {
      const explanation = combined(first, other);
      if (sumWith(scope, explanation.choices) === control) return explanation;
    }
  return (
    explainByScale(sum, control) ??
    explainByRow(scope, sum - control) ??
    explainByTotalsAndRow(scope, list[0], control)
  );
}

/** Explains the difference by the totals rows and one more row. */
function explainByTotalsAndRow(
  scope: CheckScope,
  totals: Explanation | undefined,
  control: number,
): Explanation | undefined {
  const rest = totals?.choices.withoutTotals ? sumWith(scope, totals.choices) : undefined;
  if (!totals || rest === undefined) return undefined;
  const row = explainByRow({ ...scope, choices: { ...scope.choices, ...totals.choices } }, rest - control);
  return row && combined(totals, row);
}

function combined(first: Explanation, other: Explanation): Explanation {
  return {
    text: `${first.text.replace(' it is the control value.', '')} and ${lowerFirst(other.text)}`,
    label: 'Apply both',
    choices: { ...first.choices, ...other.choices },
  };
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
