/** What a column of a bordereau contains, as far as its header says so. */
export type ColumnKind =
  'reference' | 'insured' | 'effective' | 'expiry' | 'gross' | 'deduction' | 'net' | 'amount';

export const kindNames: Readonly<Record<ColumnKind, string>> = {
  reference: 'Reference',
  insured: 'Insured',
  effective: 'Effective date',
  expiry: 'Expiry date',
  gross: 'Gross premium',
  deduction: 'Deductions',
  net: 'Net premium',
  amount: 'Amount',
};

const money: readonly ColumnKind[] = ['gross', 'deduction', 'net', 'amount'];

/** Kinds of which a file has one column. */
const single: readonly ColumnKind[] = ['reference', 'insured', 'effective', 'expiry', 'gross', 'net'];

/**
 * Headers as plain words in lower case. The first pattern that fits says the kind; of two columns of a single kind the
 * one with the earlier pattern is it.
 */
type Patterns = readonly (readonly [ColumnKind, RegExp])[];

const textHeads: Patterns = [
  ['reference', /^(?:policy|certificate|cert)(?: (?:number|no|num|nbr|id|ref|reference))?$/],
  ['reference', /^(?:policy|certificate)(?:number|no|id)$|^(?:reference|ref|umr)(?: (?:number|no|id))?$/],
  ['reference', /^(?:contract|binder|risk|claim|invoice|unique) (?:number|no|num|nbr|id|ref|reference)$/],
  ['insured', /^(?:named |primary |name of )?(?:insured|assured|policy ?holder)(?:'s)?(?: name)?$/],
  ['insured', /^(?:customer|client)(?:'s)?(?: name)?$/],
];

const dateHeads: Patterns = [
  ['effective', /\b(?:effective|eff|inception)\b|^policyeffectivedate$/],
  ['effective', /\b(?:start|from)\b/],
  ['expiry', /\b(?:expiry|expiration|exp|expires)\b|^policyscheduledate$/],
  ['expiry', /\bend\b|\bto$|^to\b/],
];

const moneyHeads: Patterns = [
  ['amount', /\b(?:sum insured|insured values?|limits?|deductible)\b/],
  ['net', /^(?:total )?net\b|\bnet (?:premium|due|amount|payable|balance)\b/],
  ['deduction', /\b(?:deductions?|commissions?|brokerage)\b/],
  ['gross', /\b(?:gross|gwp|gpi)\b/],
  ['gross', /\bwritten premium\b|^(?:total |annual |policy )?premium\b|^policy ?amount$/],
  ['amount', /\b(?:amount|amt|premium|tax(?:es)?|fees?|paid|reserves?|incurred|outstanding)\b/],
  ['amount', /\b(?:balance|payable|due|total)\b/],
];

/** A header as plain words: 'PolicyNo.' and 'policy_no' are both 'policy no'. */
function wordsOf(head: string): string {
  return head
    .slice(0, 200)
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll('#', ' number ')
    .replaceAll(/[^\p{L}\p{N}%']+/gu, ' ')
    .trim();
}

/** The patterns that a header is compared with: a date is no amount, and a share or a code is neither. */
function patternsFor(words: string): Patterns {
  const isDate = /\b(?:date|period|inception|expiry|expiration)\b|^(?:effective|expires)$|date$/.test(words);
  if (isDate && !/\S to date$/.test(words)) return dateHeads;
  const isNoSum =
    /%|\b(?:rate|pct|percent|percentage|basis|type|currency|status|code|count|number|id)\b/.test(words);
  return isNoSum ? [] : moneyHeads;
}

interface Guess {
  kind: ColumnKind;
  rank: number;
}

function guess(head: string): Guess | undefined {
  const words = wordsOf(head);
  const patterns = [...textHeads, ...patternsFor(words)];
  const rank = patterns.findIndex(([, pattern]) => pattern.test(words));
  const kind = patterns[rank]?.[0];
  return kind && { kind, rank };
}

/** What each header says its column contains; undefined if it is not recognised. */
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

export function isMoneyKind(kind: ColumnKind | undefined): boolean {
  return kind !== undefined && money.includes(kind);
}

/** The column's name in a spreadsheet, counted from 0: 'A', 'Z', 'AA'. */
export function columnLetter(index: number): string {
  const before = Math.floor(index / 26) - 1;
  return `${before < 0 ? '' : columnLetter(before)}${String.fromCharCode(65 + (index % 26))}`;
}
