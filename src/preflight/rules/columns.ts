/** What a column of a bordereau contains, as far as its head says so. */
export type ColumnKind =
  'reference' | 'insured' | 'effective' | 'expiry' | 'gross' | 'deduction' | 'tax' | 'net' | 'amount';

export const kindNames: Readonly<Record<ColumnKind, string>> = {
  reference: 'Reference',
  insured: 'Insured',
  effective: 'Effective date',
  expiry: 'Expiry date',
  gross: 'Gross premium',
  deduction: 'Deductions',
  tax: 'Taxes and fees',
  net: 'Net premium',
  amount: 'Amount',
};

const money: readonly ColumnKind[] = ['gross', 'deduction', 'tax', 'net', 'amount'];

/** Kinds of which a file has one column. */
const single: readonly ColumnKind[] = ['reference', 'insured', 'effective', 'expiry', 'gross'];

/**
 * Heads as plain words in lower case. The first pattern that fits says the kind; of two columns of a single kind the
 * one with the earlier pattern is it.
 */
type Patterns = readonly (readonly [ColumnKind, RegExp])[];

const textHeads: Patterns = [
  ['reference', /^(?:policy|certificate|cert)(?: (?:number|no|num|nbr|id|ref|reference))?$/],
  ['reference', /^(?:policy|certificate)(?:number|no|id)$|^(?:reference|ref)(?: (?:number|no|id))?$/],
  ['reference', /^(?:(?:policy|certificate|cert|or|and) ){2,4}(?:number|no|num|nbr|id|ref|reference)$/],
  ['reference', /^(?:contract|binder|risk|claim|invoice) (?:number|no|num|nbr|id|ref|reference)$/],
  // The reference of the whole contract, in every row.
  ['reference', /^(?:umr|unique (?:market )?(?:number|no|num|nbr|id|ref|reference))(?: (?:number|no|id))?$/],
  ['insured', /^(?:named |primary |name of )?(?:insured|assured|policy ?holder)(?:'s)?(?: name)?$/],
  ['insured', /^(?:customer|client)(?:'s)?(?: name)?$/],
];

const dateHeads: Patterns = [
  ['effective', /\b(?:effective|eff|inception)\b|^policyeffectivedate$/],
  ['effective', /\b(?:start|from)\b/],
  ['expiry', /\b(?:expiry|expiration|exp|expires)\b|^policyscheduledate$/],
  ['expiry', /\bend\b|\bto$|^to\b/],
];

/** Premiums of another time, and money that is not the premium although its head has the word. */
const otherMoney =
  /\b(?:earned|unearned|previous|prior|expiring|expired|receipts?|sales|turnover|payroll|balance)\b/;

const moneyHeads: Patterns = [
  ['deduction', /\b(?:deductions?|commissions?|comm|brokerage)\b/],
  ['amount', /\b(?:sum insured|insured values?|limits?|deductible)\b/],
  ['tax', /\b(?:tax(?:es)?|fees?|levy|levies|duty|ipt|stamp)\b/],
  ['net', /\bnet\b(?=.*\b(?:premium|due|amount|payable|balance)\b)|^(?:total |final )?net\b/],
  ['amount', otherMoney],
  ['gross', /\b(?:gross|gwp|gpi)\b/],
  ['gross', /\bwritten premium\b|^(?:total |annual |policy )?premium\b|^policy ?amount$/],
  ['amount', /\b(?:amount|amt|premium|paid|reserves?|incurred|outstanding|debit|credit)\b/],
  ['amount', /\b(?:payable|due|total)\b/],
];

/** A head as plain words: 'PolicyNo.' and 'policy_no' are both 'policy no'. */
export function plainHead(head: string): string {
  return (
    head
      .slice(0, 200)
      .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      // The whole of a risk, beside one's share of it.
      .replaceAll(/\b100 ?%/g, '')
      .replaceAll('#', ' number ')
      .replaceAll(/[^\p{L}\p{N}%']+/gu, ' ')
      .trim()
  );
}

/** Words of heads whose numbers are no amounts, whatever they look like. */
const noSum =
  /%|\b(?:rate|pct|percent|percentage|basis|type|status|code|count|number|no|id|weight|band|quantity|qty|age|zip|phone|postcode|line)\b|^(?!.*\bthis\b).*\b(?:year|month|days?)$/;

/** Heads of columns that count things. */
const countHead =
  /^(?:(?:number|no|count) of |total |new )?(?:policies|certificates|risks|claims|records|rows|items|units|vehicles|drivers|lives|members|employees|locations|transactions|entries|pages)$/;

/** The patterns that a head is compared with: a date is no amount, and a share or a code is neither. */
function patternsFor(words: string): Patterns {
  const isDate = /\b(?:date|period|inception|expiry|expiration)\b|^(?:effective|expires)$|date$/.test(words);
  if (isDate && !/\S to date$/.test(words)) return dateHeads;
  return noSum.test(words) ||
    countHead.test(words) ||
    /^(?:.*\s)?(?:currency|ccy)$/.test(words.replace(/ in .*$/, ''))
    ? []
    : moneyHeads;
}

interface Guess {
  kind: ColumnKind;
  rank: number;
}

function guess(head: string): Guess | undefined {
  const words = plainHead(head);
  const patterns = [...textHeads, ...patternsFor(words)];
  const rank = patterns.findIndex(([, pattern]) => pattern.test(words));
  const kind = patterns[rank]?.[0];
  return kind && { kind, rank };
}

/** What each head says its column contains; undefined if it is not recognised. */
export function recogniseColumns(headers: readonly string[]): (ColumnKind | undefined)[] {
  const guesses = headers.map(guess);
  return guesses.map((own, index) => {
    if (!own || !single.includes(own.kind)) return own?.kind;
    const isBeaten = guesses.some(
      (other, at) =>
        other?.kind === own.kind && (other.rank < own.rank || (other.rank === own.rank && at < index)),
    );
    if (!isBeaten) return own.kind;
    return money.includes(own.kind) ? 'amount' : undefined;
  });
}

/** The columns whose heads name a reference, the most likely first. */
export function referenceColumns(headers: readonly string[]): readonly number[] {
  return headers
    .map((head, index) => ({ index, ...guess(head) }))
    .filter(({ kind }) => kind === 'reference')
    .toSorted((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
    .map(({ index }) => index);
}

export function isMoneyKind(kind: ColumnKind | undefined): boolean {
  return kind !== undefined && money.includes(kind);
}

/** Whether the numbers of a column may be money as far as its head says: 'Quantity' and 'Year' say no. */
export function mayBeMoney(head: string): boolean {
  const words = plainHead(head);
  return patternsFor(words) === moneyHeads && !textHeads.some(([, pattern]) => pattern.test(words));
}

const runningBalance = /\brunning\b|^balance$|^(?:account |closing |cumulative )balance$/;

/** How likely a control value adds up the column with this head, from 0, never, to 5. */
function amountRank(name: string, kind: ColumnKind | undefined): number {
  const words = plainHead(name);
  if (/\b(?:sum insured|insured values?|limits?|deductible|reserves?)\b/.test(words)) return 1;
  if (kind === 'deduction' || kind === 'tax' || otherMoney.test(words)) return 1;
  if (kind === 'net') return 2;
  if (
    /\b(?:gwp|gpi)\b|\b(?:gross|written|total)\b.*\bpremium\b|\bpremium\b.*\b(?:gross|written|total)\b/.test(
      words,
    )
  )
    return 5;
  if (/\bpremium\b|\bgross\b|^policy ?amount$/.test(words)) return 4;
  return isMoneyKind(kind) ? 3 : 0;
}

interface AmountColumn {
  index: number;
  name: string;
  kind?: ColumnKind;
  /** Whether its cells hold amounts; as far as the head says where they were not read. */
  isMoney?: boolean;
}

/**
 * The column that a control value most likely adds up, by its head and by its cells; undefined where two remain, so
 * that the user has to choose. `isSame` says of two columns that it makes no difference.
 */
export function likelyAmountColumn<Column extends AmountColumn>(
  columns: readonly Column[],
  isSame: (one: Column, other: Column) => boolean = () => false,
): number | undefined {
  const holding = columns.filter(
    ({ name, isMoney, kind }) => (isMoney ?? isMoneyKind(kind)) && !runningBalance.test(plainHead(name)),
  );
  const [only] = holding;
  const ranks = holding.map(({ name, kind }) => amountRank(name, kind));
  const best = Math.max(0, ...ranks);
  if (best === 0) return holding.length === 1 && only && mayBeMoney(only.name) ? only.index : undefined;
  const [first, ...others] = holding.filter((_, at) => ranks[at] === best);
  return first && others.every((other) => isSame(first, other)) ? first.index : undefined;
}

/** The column's name in a spreadsheet, counted from 0: 'A', 'Z', 'AA'. */
export function columnLetter(index: number): string {
  const before = Math.floor(index / 26) - 1;
  return `${before < 0 ? '' : columnLetter(before)}${String.fromCharCode(65 + (index % 26))}`;
}
