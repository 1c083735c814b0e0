import type { CoverageLine } from '@/domain/records/quotations';
import { isBlank } from '@/domain/text/cleanText';
import {
  centsToNumber,
  centsToText,
  formatUsd,
  isUnreadableAmount,
  parseMoney,
  percentOf,
  premiumCents,
  showUsd,
} from '@/domain/text/money';

/** The parts of a coverage line that a rule reads; each may come as text or as a number, or not at all. */
type Loose<Key extends keyof CoverageLine> = { readonly [P in Key]?: unknown };

/** One step of a computation, as a person would write it down. */
export interface Step {
  label: string;
  working: string;
  cents: number;
}

/** A computed amount with the arithmetic that led to it. */
export interface Amount {
  cents: number;
  arithmetic: readonly Step[];
}

/** The fields of a coverage line that are entered, and not computed. */
export type LineField = Exclude<keyof CoverageLine, 'deductibleamount'>;

/**
 * A coverage line as its inputs hold it: text, also where a number is meant. The deductible amount is computed, so it is
 * not here; keys that the documents do not name travel along in `rest`.
 */
export type FormLine = Readonly<Record<LineField, string>> & {
  readonly rest: ReadonlyMap<string, unknown>;
  /** Undefined for a line that comes from a program. */
  readonly stored: StoredLine | undefined;
};

/** A line as it is stored, and the texts with which its inputs were opened. As long as they are the same, it goes back as stored. */
export interface StoredLine {
  readonly source: ReadonlyMap<string, unknown>;
  readonly opened: Readonly<Record<LineField, string>>;
}

/** `policycoverage` as a form holds it, with the text that it came from. */
export interface CoverageState {
  readonly lines: readonly FormLine[];
  /** COV-05, COV-11: the total premium of the lines, which the table, the buttons and the payload read. */
  readonly total: Amount;
  /** The text could not be read; it counts as no lines and goes back unchanged. */
  readonly unreadable: boolean;
  readonly original: string;
}

/** Y, N or unset. */
export const includeChoices = ['', 'Y', 'N'] as const;

export const deductibleBases = ['Percentage', 'Fixed Amt'] as const;

function sameWord(value: unknown, word: string): boolean {
  return typeof value === 'string' && value.trim().toLowerCase() === word.toLowerCase();
}

/** COV-01: whether the line is fixed to Y. */
export function isRequiredLine({ covargerequired }: Loose<'covargerequired'>): boolean {
  return sameWord(covargerequired, 'required');
}

/**
 * COV-01 to COV-04: the line after its include was set. Y and N are dated today, any other value clears include and
 * date, and a required line is Y and dated today whatever was chosen. `today` is YYYY-MM-DD.
 */
export function withInclude<Line extends Loose<'covargerequired'>>(
  line: Line,
  include: string,
  today: string,
): Line & { coverageinclude: string; coverageacceptdate: string } {
  const coverageinclude = isRequiredLine(line) ? 'Y' : include === 'Y' || include === 'N' ? include : '';
  return { ...line, coverageinclude, coverageacceptdate: coverageinclude && today };
}

/** COV-01: the line as a form starts with it: a required one set to Y today, any other unchanged. */
export function withRequiredIncluded<Line extends Loose<'covargerequired'>>(line: Line, today: string): Line {
  return isRequiredLine(line) ? withInclude(line, 'Y', today) : line;
}

/** the limit in cents if a number remains without $ and commas; undefined ('Unlimited', blank) caps nothing. */
export function limitCents(limit: unknown): number | undefined {
  return parseMoney(typeof limit === 'string' ? limit.replaceAll(/[$,\s]/g, '') : limit);
}

/** COV-06: what an accept input holds when it is left: the limit's amount when more was typed, else what was typed. */
export function cappedAccept(accept: string, limit: unknown): string {
  const typed = parseMoney(accept);
  const cap = limitCents(limit);
  return typed !== undefined && cap !== undefined && typed > cap ? centsToText(cap) : accept;
}

/** COV-06: the accepted amount, at most the numeric limit; what is no amount accepts nothing. */
export function acceptFor({
  coverageaccept,
  coveragelimit,
}: Loose<'coverageaccept' | 'coveragelimit'>): Amount {
  const typed = parseMoney(coverageaccept) ?? 0;
  const cap = limitCents(coveragelimit);
  if (cap === undefined || typed <= cap) {
    return { cents: typed, arithmetic: [{ label: 'Accept', working: formatUsd(typed), cents: typed }] };
  }
  const working = `lesser of ${formatUsd(typed)} and the limit ${formatUsd(cap)}`;
  return { cents: cap, arithmetic: [{ label: 'Accept', working, cents: cap }] };
}

type DeductibleParts = Loose<'coverageaccept' | 'coveragelimit' | 'deductiblebasis' | 'deductible'>;

/** Whether the deductible is an amount of money, and no share of the accepted amount. */
export function isFixedAmount({ deductiblebasis }: Loose<'deductiblebasis'>): boolean {
  return sameWord(deductiblebasis, 'Fixed Amt');
}

function ruleStep({ deductiblebasis, deductible }: DeductibleParts, accepted: number): Step | undefined {
  if (sameWord(deductiblebasis, 'Percentage')) {
    const share = percentOf(accepted, deductible);
    const percent = String(deductible).replace('%', '').trim();
    const working = `${formatUsd(accepted)} × ${percent} ÷ 100`;
    return share === undefined ? undefined : { label: 'Percentage', working, cents: share };
  }
  if (isFixedAmount({ deductiblebasis })) {
    const fixed = parseMoney(deductible);
    return fixed === undefined ? undefined : { label: 'Fixed Amt', working: formatUsd(fixed), cents: fixed };
  }
  return undefined;
}

/**
 * COV-07 to COV-09: a share of the accepted amount or a fixed sum, never more than what is accepted and never below
 * zero. Without a basis or a number there is no deductible.
 */
export function deductibleFor(line: DeductibleParts): Amount {
  const accept = acceptFor(line);
  const rule = ruleStep(line, accept.cents);
  if (!rule) return { cents: 0, arithmetic: [] };
  const cents = Math.max(0, Math.min(rule.cents, accept.cents));
  const working = `lesser of ${formatUsd(rule.cents)} and ${formatUsd(accept.cents)}${
    Math.min(rule.cents, accept.cents) < 0 ? ', at least $0' : ''
  }`;
  return { cents, arithmetic: [...accept.arithmetic, rule, { label: 'Deductible Amount', working, cents }] };
}

/** The arithmetic of a deductible for a person to follow, also where there is none. */
export function deductibleSteps(line: DeductibleParts): readonly Step[] {
  const { arithmetic } = deductibleFor(line);
  if (arithmetic.length > 0) return arithmetic;
  return [...acceptFor(line).arithmetic, { label: 'Deductible Amount', working: 'no deductible', cents: 0 }];
}

/** COV-07 to COV-09: the deductible amount in dollars, as it is sent. */
export function deductibleAmount(line: DeductibleParts): number {
  return centsToNumber(deductibleFor(line).cents);
}

type PremiumParts = Loose<'coverage_name' | 'coverageinclude' | 'premium'>;

const nothing = 'Counts as $0';

/** COV-06: what an accepted amount counts for, where it cannot be read; blank elsewhere. */
export function acceptNote({ coverageaccept }: Readonly<Record<'coverageaccept', string>>): string {
  return isUnreadableAmount(coverageaccept) ? nothing : '';
}

/** COV-06: what is said of a stored amount above a limit that was lowered since; blank elsewhere. */
export function acceptAboveLimit({
  coverageaccept,
  coveragelimit,
}: Readonly<Record<'coverageaccept' | 'coveragelimit', string>>): string {
  const isAbove = cappedAccept(coverageaccept, coveragelimit) !== coverageaccept;
  return isAbove ? `Above the limit of ${showUsd(coveragelimit)}` : '';
}

/** COV-08, COV-09: what a deductible counts for, where its basis cannot read it; blank elsewhere. */
export function deductibleNote(line: Readonly<Record<'deductible' | 'deductiblebasis', string>>): string {
  const isRule = ['Percentage', 'Fixed Amt'].some((basis) => sameWord(line.deductiblebasis, basis));
  return isRule && !isBlank(line.deductible) && !ruleStep(line, 0) ? nothing : '';
}

/** COV-10, Q-131: what a premium counts for, where that may surprise; blank elsewhere. */
export function premiumNote({
  premium,
  coverageinclude,
}: Readonly<Record<'premium' | 'coverageinclude', string>>): string {
  const cents = parseMoney(premium);
  if (cents === undefined) return isBlank(premium) ? '' : nothing;
  return cents !== 0 && coverageinclude !== 'Y' ? 'Included in the total' : '';
}

/** COV-05, COV-11, Q-131: the sum of every line's premium, with a step for each line that has one. */
export function totalFor(lines: readonly PremiumParts[]): Amount {
  const arithmetic: Step[] = [];
  let cents = 0;
  for (const { coverage_name, coverageinclude, premium } of lines) {
    const amount = premiumCents(premium);
    if (amount === 0) continue;
    cents += amount;
    const working = coverageinclude === 'Y' ? '' : 'not included, counts all the same';
    arithmetic.push({
      label: typeof coverage_name === 'string' ? coverage_name : '',
      working,
      cents: amount,
    });
  }
  return { cents, arithmetic };
}

/** The steps of a total, with the total itself as the last. */
export function totalSteps({ arithmetic, cents }: Amount): readonly Step[] {
  return [...arithmetic, { label: 'Total Premium', working: '', cents }];
}

/** COV-05, COV-11: the total premium in cents, which becomes the policy amount. */
export function totalPremium(lines: readonly PremiumParts[]): number {
  return totalFor(lines).cents;
}

/** Other lines for a form; their total is calculated here and nowhere else. */
export function withLines(
  { unreadable, original }: Pick<CoverageState, 'unreadable' | 'original'>,
  lines: readonly FormLine[],
): CoverageState {
  return { lines, total: totalFor(lines), unreadable, original };
}

/** COV-11: what is said where the lines give another amount than the stored one; blank elsewhere. */
export function amountNote({ lines, total }: Pick<CoverageState, 'lines' | 'total'>, stored: string): string {
  if (lines.length === 0 || stored.trim() === '' || parseMoney(stored) === total.cents) return '';
  return `Stored amount ${showUsd(stored)}; the lines give ${formatUsd(total.cents)}`;
}
