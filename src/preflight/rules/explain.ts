import { formatUsd } from '@/domain/text/money';
import { isAmount } from './amounts';
import { countOfRows, hasSameHeads, holdsMoney, matchingColumn, placeOf, rowNames } from './file';
import {
  aboveIn,
  checkedSum,
  has,
  leftOutIn,
  rowsWith,
  scopeOf,
  signedAmount,
  totalsIn,
  type CheckChoices,
  type CheckScope,
  type Counted,
} from './sums';
import { rowFlags } from './fileTable';

/** A choice after which the file gives the control value. */
export interface Explanation {
  /** In a sentence. */
  text: string;
  label: string;
  choices: CheckChoices;
}

/** The sum after more choices; undefined where it would be none. */
function sumWith({ file, choices }: CheckScope, more: CheckChoices): number | undefined {
  const sum = checkedSum(scopeOf(file, { ...choices, ...more }));
  return sum && !sum.obstacle && !sum.isTooLarge ? sum.cents : undefined;
}

/** Other tables that may be counted, too: each alone, all of the same heads, and all. */
function ofTables(
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
      const places =
        group.length === 1 && first ? placeOf(file, first[1]) : `${String(group.length)} more tables`;
      return {
        text: `With ${places} it is the control value.`,
        label: group.length === 1 ? 'Count it' : 'Count them',
        choices: { added: [...added, ...group.map(([at]) => at)] },
      };
    });
}

/** What may be left out or counted, too, in the order in which it is likely. */
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
  found.push(...ofTables(scope, own));
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

/** The column read with the other decimal sign. */
function otherSign(scope: CheckScope, control: number): Explanation | undefined {
  const [own, ...others] = scope.counted;
  if (!own?.column.otherAmounts) return undefined;
  const { otherAmounts, decimalSign } = own.column;
  const otherwise = { ...own, column: { ...own.column, amounts: otherAmounts } };
  const sum = checkedSum({ ...scope, counted: [otherwise, ...others] });
  if (sum?.cents !== control || sum.obstacle) return undefined;
  const sign = decimalSign === '.' ? ',' : '.';
  return {
    text: `With the ${sign === ',' ? 'comma' : 'point'} as decimal sign it is the control value.`,
    label: 'Read it so',
    choices: { decimalSign: sign },
  };
}

/** The sum as a part or a multiple of the control value. */
function scaled(sum: number, control: number): Explanation | undefined {
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

/** The row whose amount is the difference. */
function oneRow({ table, column, choices }: CheckScope, difference: number): Explanation | undefined {
  const { amounts } = column ?? {};
  if (!table || !column || !amounts || choices.withoutRow !== undefined) return undefined;
  const isLeftOut = leftOutIn({ table, column }, choices, true);
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

/** What would make the sum exactly the control value; undefined when nothing that is known does. */
export function explain(scope: CheckScope, sum: number, control: number): Explanation | undefined {
  if (scope.choices.scale) return undefined;
  const list = candidates(scope);
  const single = list.find(({ choices }) => sumWith(scope, choices) === control);
  if (single) return single;
  const sign = otherSign(scope, control);
  if (sign) return sign;
  // Totals rows and something else.
  const [first, ...others] = list;
  if (first?.choices.withoutTotals)
    for (const other of others) {
      const explanation = both(first, other);
      if (sumWith(scope, explanation.choices) === control) return explanation;
    }
  return scaled(sum, control) ?? oneRow(scope, sum - control) ?? withoutTotalsAndRow(scope, list[0], control);
}

/** The row whose amount is the difference once the totals rows are left out. */
function withoutTotalsAndRow(
  scope: CheckScope,
  totals: Explanation | undefined,
  control: number,
): Explanation | undefined {
  const left = totals?.choices.withoutTotals ? sumWith(scope, totals.choices) : undefined;
  if (!totals || left === undefined) return undefined;
  const row = oneRow({ ...scope, choices: { ...scope.choices, ...totals.choices } }, left - control);
  return row && both(totals, row);
}

function both(first: Explanation, other: Explanation): Explanation {
  return {
    text: `${first.text.replace(' it is the control value.', '')} and ${lowerFirst(other.text)}`,
    label: 'Apply both',
    choices: { ...first.choices, ...other.choices },
  };
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
