/** What a column of a bordereau contains according to its head. */
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

const moneyKinds: readonly ColumnKind[] = ['gross', 'deduction', 'tax', 'net', 'amount'];

/** Kinds of which a table has one column. */
const singleKinds: readonly ColumnKind[] = ['reference', 'insured', 'effective', 'expiry', 'gross'];

/**
 * Patterns for normalized heads. The first match determines the kind; of two columns of a single kind, the one with the
 * earlier pattern gets it.
 */
type Patterns = readonly (readonly [ColumnKind, RegExp])[];

const textHeads: Patterns = [
  ['reference', /^(?:policy|certificate|cert)(?: (?:number|no|num|nbr|id|ref|reference))?$/],
  ['reference', /^(?:policy|certificate)(?:number|no|id)$|^(?:reference|ref)(?: (?:number|no|id))?$/],
  ['reference', /^(?:(?:policy|certificate|cert|or|and) ){2,4}(?:number|no|num|nbr|id|ref|reference)$/],
  ['reference', /^(?:contract|binder|risk|claim|invoice) (?:number|no|num|nbr|id|ref|reference)$/],
  // The reference of the whole contract, which is the same in every row.
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

/** Premiums of another period, and amounts that are not the premium although the head has this word. */
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

/** A head as words in lower case: 'PolicyNo.' and 'policy_no' are both 'policy no'. */
export function normalizedHead(head: string): string {
  return (
    head
      .slice(0, 200)
      .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      // '100%' is the whole of a risk, as opposed to a share of it.
      .replaceAll(/\b100 ?%/g, '')
      .replaceAll('#', ' number ')
      .replaceAll(/[^\p{L}\p{N}%']+/gu, ' ')
      .trim()
  );
}

/** Words of heads of columns whose numbers are never amounts. */
const noAmountHead =
  /%|\b(?:rate|pct|percent|percentage|basis|type|status|code|count|number|no|id|weight|band|quantity|qty|age|zip|phone|postcode|line)\b|^(?!.*\bthis\b).*\b(?:year|month|days?)$/;

/** Heads of columns that count things. */
const countHead =
  /^(?:(?:number|no|count) of |total |new )?(?:policies|certificates|risks|claims|records|rows|items|units|vehicles|drivers|lives|members|employees|locations|transactions|entries|pages)$/;

/** What follows these words does not say what a column is: 'GWP excl IPT', 'Gross Premium before Commission'. */
const remark =
  /(?<=\S) (?:excl|excluding|exclusive|ex|before|after|less|net of|gross of|incl|including|inclusive|inc)\b.*$/;

/** A head of the whole premium, whatever is in brackets behind it. */
const wholePremium = /\b(?:gwp|gpi)\b|\b(?:gross|written)\b.*\bpremium\b|\bpremium\b.*\b(?:gross|written)\b/;

const percentWord = /%|\b(?:percent|per cent|pct|percentage)\b/;

/** The words of a head that say what the column is. */
function headWords(head: string): string {
  const outside = normalizedHead(head.replaceAll(/\([^)]*\)|\[[^\]]*\]/g, ' '));
  // 'Premium (%)' is a premium in a unit that is not known.
  const isWhole = wholePremium.test(outside);
  const words =
    isWhole || /^premium$/.test(outside) || isCurrencyHead(outside) ? outside : normalizedHead(head);
  return (isWhole ? words.replace(percentWord, '').trim() : words).replace(remark, '');
}

/** Whether the words of a head name a currency, and not an amount in a currency. */
function isCurrencyHead(words: string): boolean {
  return /^(?:currenc(?:y|ies)|ccy)\b|\b(?:currenc(?:y|ies)|ccy)(?: code| name)?$/.test(
    words.replace(/ in .*$/, ''),
  );
}

/** The patterns for a head: those of dates, of amounts, or none for a percentage or a code. */
function patternsFor(words: string): Patterns {
  const isDate = /\b(?:date|period|inception|expiry|expiration)\b|^(?:effective|expires)$|date$/.test(words);
  if (isDate && !/\S to date$/.test(words)) return dateHeads;
  return noAmountHead.test(words) || countHead.test(words) || isCurrencyHead(words) ? [] : moneyHeads;
}

interface Guess {
  kind: ColumnKind;
  rank: number;
}

function guess(head: string): Guess | undefined {
  const words = headWords(head);
  const patterns = [...textHeads, ...patternsFor(words)];
  const rank = patterns.findIndex(([, pattern]) => pattern.test(words));
  const kind = patterns[rank]?.[0];
  return kind && { kind, rank };
}

/** The kind of each column by its head; undefined if it is not recognised. */
export function recogniseColumns(headers: readonly string[]): (ColumnKind | undefined)[] {
  const guesses = headers.map(guess);
  return guesses.map((own, index) => {
    if (!own || !singleKinds.includes(own.kind)) return own?.kind;
    const isBeaten = guesses.some(
      (other, otherIndex) =>
        other?.kind === own.kind &&
        (other.rank < own.rank || (other.rank === own.rank && otherIndex < index)),
    );
    if (!isBeaten) return own.kind;
    return moneyKinds.includes(own.kind) ? 'amount' : undefined;
  });
}

/** The indices of the columns with the head of a reference, the most likely first. */
export function referenceColumns(headers: readonly string[]): readonly number[] {
  return headers
    .map((head, index) => ({ index, ...guess(head) }))
    .filter(({ kind }) => kind === 'reference')
    .toSorted((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
    .map(({ index }) => index);
}

export function isMoneyKind(kind: ColumnKind | undefined): boolean {
  return kind !== undefined && moneyKinds.includes(kind);
}

/** Whether the head of a column allows amounts of money: 'Quantity' and 'Year' do not. */
export function mayBeMoney(head: string): boolean {
  const words = headWords(head);
  return patternsFor(words) === moneyHeads && !textHeads.some(([, pattern]) => pattern.test(words));
}

const runningBalance = /\brunning\b|^balance$|^(?:account |closing |cumulative )balance$/;

/** How likely the control value is the sum of a column with this head, from 0 (never) to 5 (a premium as a whole). */
function amountRank(name: string, kind: ColumnKind | undefined): number {
  const words = headWords(name);
  if (/\b(?:sum insured|insured values?|limits?|deductible|reserves?)\b/.test(words)) return 1;
  if (kind === 'deduction' || kind === 'tax' || otherMoney.test(words)) return 1;
  if (kind === 'net') return 2;
  // A share of the premium never comes before the premium.
  if (wholePremium.test(words) && percentWord.test(normalizedHead(name))) return 4.5;
  if (wholePremium.test(words) || /\btotal\b.*\bpremium\b|\bpremium\b.*\btotal\b/.test(words)) return 5;
  if (/\bpremium\b|\bgross\b|^policy ?amount$/.test(words)) return 4;
  return isMoneyKind(kind) ? 3 : 0;
}

interface AmountColumn {
  index: number;
  name: string;
  kind?: ColumnKind;
  /** Whether its cells hold amounts; undefined if they were not read, then the kind counts. */
  isMoney?: boolean;
  isUnreadable?: boolean;
}

/**
 * The index of the column whose sum is most likely the control value; undefined if the user has to choose between
 * several. `isSame` returns whether two columns have the same amounts.
 */
export function likelyAmountColumn<Column extends AmountColumn>(
  columns: readonly Column[],
  isSame: (one: Column, other: Column) => boolean = () => false,
): number | undefined {
  const moneyColumns = columns.filter(
    ({ name, isMoney, isUnreadable, kind }) =>
      (isUnreadable || (isMoney ?? isMoneyKind(kind))) && !runningBalance.test(normalizedHead(name)),
  );
  const [only] = moneyColumns;
  const ranks = moneyColumns.map(({ name, kind }) => amountRank(name, kind));
  const best = Math.max(0, ...ranks);
  if (best === 0) return moneyColumns.length === 1 && only && mayBeMoney(only.name) ? only.index : undefined;
  const [first, ...others] = moneyColumns.filter((_, otherIndex) => ranks[otherIndex] === best);
  return first && others.every((other) => isSame(first, other)) ? first.index : undefined;
}

/** The letters of a column in a spreadsheet: 'A' for index 0, 'AA' for index 26. */
export function columnLetter(index: number): string {
  const before = Math.floor(index / 26) - 1;
  return `${before < 0 ? '' : columnLetter(before)}${String.fromCharCode(65 + (index % 26))}`;
}
