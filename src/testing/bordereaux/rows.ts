import type { AmountCell, Currency } from './cells';
import { premiums, type Layout, type Oddity, type RandomRow } from './recipes';
import type { DataRow, TableShape } from './table';
import type { WorkbookFormat } from './workbookFile';

/** The oddities of a file. */
export type Odd = ReadonlySet<Oddity>;

/** Names that need no quotes. */
export const shortNames = ['Ann', 'Bob', 'Cy', 'Di'];
/** The groups of rows, in their order. */
export const groups = ['Property', 'Casualty', 'Marine'];

const totalsRows: readonly Oddity[] = ['totals of groups', 'grand total', 'wrong total'];

/** Of each list only one can occur in a file. */
const exclusive: readonly (readonly Oddity[])[] = [
  ['mixed currencies', 'no dollars'],
  ['grand total', 'wrong total'],
  ['unquoted thousands', 'stray quotes', 'three digits behind a point'],
  ['three digits behind a point', 'returns only'],
  ['three digits behind a point', 'running balance'],
  // An amount that is split into two cells may lose its currency.
  ['unquoted thousands', 'mixed currencies'],
  ['unquoted thousands', 'no dollars'],
  ...totalsRows.map((totals): Oddity[] => ['stray quotes', totals]),
];

/** The oddities that can occur together: of two that exclude each other, the first. */
export function compatible(odd: readonly Oddity[]): Odd {
  const compatibles = new Set<Oddity>();
  for (const each of odd)
    if (!exclusive.some((list) => list.includes(each) && list.some((other) => compatibles.has(other))))
      compatibles.add(each);
  return compatibles;
}

function hasOddCurrency(odd: Odd): boolean {
  return odd.has('mixed currencies') || odd.has('no dollars');
}

/** Whether the amounts of a file contain their currency. */
function saysCurrency(amounts: WorkbookFormat['amounts']): boolean {
  return amounts === 'code' || amounts === 'currencyFormat';
}

/** The style of a file's amounts: a dollar sign is not used for other currencies. */
export function amountsOf<Style extends WorkbookFormat['amounts']>(style: Style, odd: Odd): Style | 'plain' {
  if (odd.has('stray quotes')) return 'plain';
  return hasOddCurrency(odd) && style.startsWith('dollar') ? 'plain' : style;
}

/** The columns of a table, with the currency if it is an oddity. */
export function shapeOf(layout: Layout, odd: Odd, amounts: WorkbookFormat['amounts']): TableShape {
  const isSaid = saysCurrency(amounts) && !odd.has('three digits behind a point');
  const needsCurrency = hasOddCurrency(odd) && !isSaid;
  const currency = layout.heads.currency ?? (needsCurrency ? 'Currency' : undefined);
  return {
    heads: { ...layout.heads, currency },
    // If thousands have a point, no other amount may show what a point means.
    decoys: [
      ...(odd.has('three digits behind a point') ? [] : layout.decoys),
      ...(odd.has('running balance') ? (['Balance'] as const) : []),
      ...(odd.has('commission percentages') ? (['Commission %'] as const) : []),
    ],
    turn: layout.turn,
    // A row that ends after its premium is shorter than the header row, although its amount is split into two cells.
    trailing: odd.has('unquoted thousands') ? ['Fee', 'Note'] : [],
  };
}

/** The same columns in another order, with other headers and one more column. */
export function otherShape(shape: TableShape): TableShape {
  const { heads } = shape;
  const premium = premiums[(premiums.indexOf(heads.premium) + 1) % premiums.length] ?? heads.premium;
  return {
    ...shape,
    heads: { ...heads, premium },
    decoys: ['Endorsement', ...shape.decoys],
    turn: shape.turn + 1,
  };
}

function currencyOf(odd: Odd, index: number, isMarked: boolean): Currency {
  if (odd.has('no dollars')) return 'GBP';
  if (!odd.has('mixed currencies') || index === 0 || (index > 1 && !isMarked)) return 'USD';
  return index % 2 === 0 ? 'CAD' : 'GBP';
}

function premiumOf({ cents, isMarked }: RandomRow, odd: Odd, index: number): AmountCell {
  const currency = currencyOf(odd, index, isMarked);
  const size = Math.abs(cents);
  // Each oddity applies to the first row, so that it occurs at least once.
  const isTouched = isMarked || index === 0;
  if (odd.has('three digits behind a point')) {
    const units = (1 + (size % 99)) * 1000 + (size % 100) * 10;
    return { cents: units * 100, currency, as: 'threeDigits' };
  }
  const signed = odd.has('returns only') ? -Math.max(100, size) : cents;
  if (odd.has('unquoted thousands') && isTouched) {
    const thousands = (Math.sign(signed) || 1) * ((size % 9_000_000) + 100_000);
    return { cents: thousands, currency, as: 'unquoted' };
  }
  const isFormula = odd.has('formulas without values') && isTouched;
  return { cents: signed, currency, ...(isFormula && { as: 'formula' }) };
}

/** How the rows of a file are made. */
export interface RowPlan {
  readonly odd: Odd;
  readonly groupSize: number;
  readonly hasHiddenRows: boolean;
}

/** The rows of a table. Its first date proves the order of dates. */
export function dataRows(
  rows: readonly RandomRow[],
  { odd, groupSize, hasHiddenRows }: RowPlan,
  firstNumber: number,
): DataRow[] {
  return rows.map((given, index) => ({
    reference: `POL-${String(firstNumber + index)}`,
    group: groups[Math.floor(index / groupSize) % groups.length] ?? '',
    name: odd.has('stray quotes') ? (shortNames[index % shortNames.length] ?? '') : given.name,
    date: index === 0 ? { ...given.date, day: 13 + (given.date.day % 16) } : given.date,
    premium: premiumOf(given, odd, index),
    isHidden: hasHiddenRows && given.isHidden && index > 0,
  }));
}
