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
import { severalNumbersNote } from '@/domain/text/typedNotes';

/** The fields of a coverage line that a rule reads. Each may be text or a number, or be missing. */
type Loose<Key extends keyof CoverageLine> = { readonly [P in Key]?: unknown };

/** One step of a calculation, as a person would write it. */
interface Step {
  label: string;
  formula: string;
  cents: number;
}

/** A step as it is shown: a stored text that is no amount has no cents. */
export interface ShownStep extends Omit<Step, 'cents'> {
  cents: number | undefined;
}

/** A computed amount with the steps of its calculation. */
export interface Amount {
  cents: number;
  arithmetic: readonly Step[];
}

/** The fields of a coverage line that a person enters. The deductible amount is computed. */
export type LineField = Exclude<keyof CoverageLine, 'deductibleamount'>;

/**
 * A coverage line as its inputs hold it: numbers are text too. The deductible amount is computed, so it is not here.
 * Keys that the documents do not name are in `rest` and are sent back unchanged.
 */
export type FormLine = Readonly<Record<LineField, string>> & {
  readonly rest: ReadonlyMap<string, unknown>;
  /** Undefined for a line that comes from a program. */
  readonly stored: StoredLine | undefined;
};

/**
 * A line as it is stored, and the first texts of its inputs. While these are unchanged, the stored line is sent back.
 */
export interface StoredLine {
  readonly source: ReadonlyMap<string, unknown>;
  readonly opened: Readonly<Record<LineField, string>>;
}

/** `policycoverage` as a form holds it, with its original text. */
export interface CoverageState {
  readonly lines: readonly FormLine[];
  /** COV-05, COV-11: the total premium of the lines, which the table, the buttons and the payload read. */
  readonly total: Amount;
  /** The text is malformed. It counts as no lines and is sent back unchanged. */
  readonly unreadable: boolean;
  readonly original: string;
}

/** Y, N or unset. */
export const includeChoices = ['', 'Y', 'N'] as const;

export const deductibleBases = ['Percentage', 'Fixed Amt'] as const;

function isSameText(value: unknown, word: string): boolean {
  return typeof value === 'string' && value.trim().toLowerCase() === word.toLowerCase();
}

/** COV-01: whether the line is always included. */
export function isRequiredLine({ covargerequired }: Loose<'covargerequired'>): boolean {
  return isSameText(covargerequired, 'required');
}

/**
 * COV-01 to COV-04: the line after its include was set. Y and N are dated today, any other value clears include and
 * date, and a required line is always Y and dated today. `today` is YYYY-MM-DD.
 */
export function withInclude<Line extends Loose<'covargerequired'>>(
  line: Line,
  include: string,
  today: string,
): Line & { coverageinclude: string; coverageacceptdate: string } {
  const coverageinclude = isRequiredLine(line) ? 'Y' : include === 'Y' || include === 'N' ? include : '';
  return { ...line, coverageinclude, coverageacceptdate: coverageinclude && today };
}

/** COV-01: the initial line of a form: a required one set to Y today, any other unchanged. */
export function withRequiredIncluded<Line extends Loose<'covargerequired'>>(line: Line, today: string): Line {
  return isRequiredLine(line) ? withInclude(line, 'Y', today) : line;
}

/**
 * the limit in cents, if it is a number without its $ and commas. Undefined ('Unlimited', blank, two numbers) means no limit.
 */
export function limitCents(limit: unknown): number | undefined {
  if (typeof limit !== 'string') return parseMoney(limit);
  if (/\d\s+\d/.test(limit) && severalNumbersNote(limit) !== '') return undefined;
  return parseMoney(limit.replaceAll(/[$,\s]/g, ''));
}

/** COV-06: the value of an accept input after it lost the focus: the typed amount, but at most the limit. */
export function cappedAccept(accept: string, limit: unknown): string {
  const typed = parseMoney(accept);
  const cap = limitCents(limit);
  return typed !== undefined && cap !== undefined && typed > cap ? centsToText(cap) : accept;
}

/** COV-06: the accepted amount, at most the numeric limit; a text that is no amount counts as 0. */
export function acceptFor({
  coverageaccept,
  coveragelimit,
}: Loose<'coverageaccept' | 'coveragelimit'>): Amount {
  const typed = parseMoney(coverageaccept) ?? 0;
  const cap = limitCents(coveragelimit);
  if (cap === undefined || typed <= cap) {
    return { cents: typed, arithmetic: [{ label: 'Accept', formula: formatUsd(typed), cents: typed }] };
  }
  const formula = `lesser of ${formatUsd(typed)} and the limit ${formatUsd(cap)}`;
  return { cents: cap, arithmetic: [{ label: 'Accept', formula, cents: cap }] };
}

type DeductibleFields = Loose<'coverageaccept' | 'coveragelimit' | 'deductiblebasis' | 'deductible'>;

/** Whether the deductible is an amount of money, and not a percentage of the accepted amount. */
export function isFixedAmount({ deductiblebasis }: Loose<'deductiblebasis'>): boolean {
  return isSameText(deductiblebasis, 'Fixed Amt');
}

/** Whether the deductible is a number that is a percentage, and is stored without its sign. */
export function isBarePercentage({
  deductiblebasis,
  deductible,
}: Readonly<Record<'deductible' | 'deductiblebasis', string>>): boolean {
  return isSameText(deductiblebasis, 'Percentage') && /^[\d.]+$/.test(deductible.trim());
}

/** COV-07 to COV-09: whether the basis is one of the two that have a rule. */
export function hasDeductibleRule({ deductiblebasis }: Loose<'deductiblebasis'>): boolean {
  return deductibleBases.some((basis) => isSameText(deductiblebasis, basis));
}

function ruleStep({ deductiblebasis, deductible }: DeductibleFields, accepted: number): Step | undefined {
  if (isSameText(deductiblebasis, 'Percentage')) {
    const share = percentOf(accepted, deductible);
    const percent = String(deductible).replace('%', '').trim();
    const formula = `${formatUsd(accepted)} × ${percent} ÷ 100`;
    return share === undefined ? undefined : { label: 'Percentage', formula, cents: share };
  }
  if (isFixedAmount({ deductiblebasis })) {
    const fixed = parseMoney(deductible);
    return fixed === undefined ? undefined : { label: 'Fixed Amt', formula: formatUsd(fixed), cents: fixed };
  }
  return undefined;
}

/**
 * COV-07 to COV-09: a percentage of the accepted amount or a fixed amount, at most the accepted amount and at least
 * zero. Without a basis or a number there is no deductible.
 */
export function deductibleFor(line: DeductibleFields): Amount {
  const accept = acceptFor(line);
  const rule = ruleStep(line, accept.cents);
  if (!rule) return { cents: 0, arithmetic: [] };
  const cents = Math.max(0, Math.min(rule.cents, accept.cents));
  const formula = `lesser of ${formatUsd(rule.cents)} and ${formatUsd(accept.cents)}${
    Math.min(rule.cents, accept.cents) < 0 ? ', at least $0' : ''
  }`;
  return {
    cents,
    arithmetic: [...accept.arithmetic, rule, { label: 'Deductible Amount', formula, cents }],
  };
}

/** The steps of the calculation of a deductible, also if there is no deductible. */
export function deductibleSteps(line: DeductibleFields): readonly Step[] {
  const { arithmetic } = deductibleFor(line);
  if (arithmetic.length > 0) return arithmetic;
  return [...acceptFor(line).arithmetic, { label: 'Deductible Amount', formula: 'no deductible', cents: 0 }];
}

/** COV-07 to COV-09: the deductible amount in dollars, as it is sent. */
export function deductibleAmount(line: DeductibleFields): number {
  return centsToNumber(deductibleFor(line).cents);
}

type PremiumFields = Loose<'coverage_name' | 'coverageinclude' | 'premium'>;

const countsAsZero = 'Counts as $0';

/** COV-06: the note of an accepted amount that is malformed; blank otherwise. */
export function acceptNote({ coverageaccept }: Readonly<Record<'coverageaccept', string>>): string {
  return isUnreadableAmount(coverageaccept) ? countsAsZero : '';
}

/** COV-06: the note of a stored amount above the limit, which was lowered since; blank otherwise. */
export function acceptAboveLimit({
  coverageaccept,
  coveragelimit,
}: Readonly<Record<'coverageaccept' | 'coveragelimit', string>>): string {
  const isAbove = cappedAccept(coverageaccept, coveragelimit) !== coverageaccept;
  return isAbove ? `Above the limit of ${showUsd(coveragelimit)}` : '';
}

/** COV-08, COV-09: the note of a deductible that does not fit its basis; blank otherwise. */
export function deductibleNote(line: Readonly<Record<'deductible' | 'deductiblebasis', string>>): string {
  return hasDeductibleRule(line) && !isBlank(line.deductible) && !ruleStep(line, 0) ? countsAsZero : '';
}

/**
 * COV-10, Q-131: the note of a premium that counts as $0, or counts although its line is not included; blank otherwise.
 */
export function premiumNote({
  premium,
  coverageinclude,
}: Readonly<Record<'premium' | 'coverageinclude', string>>): string {
  const cents = parseMoney(premium);
  if (cents === undefined) return isBlank(premium) ? '' : countsAsZero;
  return cents !== 0 && coverageinclude !== 'Y' ? 'Included in the total' : '';
}

/** COV-05, COV-11, Q-131: the sum of every line's premium, with a step for each line that has one. */
export function totalFor(lines: readonly PremiumFields[]): Amount {
  const arithmetic: Step[] = [];
  let cents = 0;
  for (const { coverage_name, coverageinclude, premium } of lines) {
    const amount = premiumCents(premium);
    if (amount === 0) continue;
    cents += amount;
    const formula = coverageinclude === 'Y' ? '' : 'not included, but counted';
    arithmetic.push({
      label: typeof coverage_name === 'string' ? coverage_name : '',
      formula,
      cents: amount,
    });
  }
  return { cents, arithmetic };
}

/** The steps of a total, with the total itself as the last. */
export function totalSteps({ arithmetic, cents }: Amount): readonly Step[] {
  return [...arithmetic, { label: 'Total Premium', formula: '', cents }];
}

/** COV-05, COV-11: the total premium in cents, which becomes the policy amount. */
export function totalPremium(lines: readonly PremiumFields[]): number {
  return totalFor(lines).cents;
}

/** The state with other lines. Their total is calculated only here. */
export function withLines(
  { unreadable, original }: Pick<CoverageState, 'unreadable' | 'original'>,
  lines: readonly FormLine[],
): CoverageState {
  return { lines, total: totalFor(lines), unreadable, original };
}

/** COV-11: the note if the total of the lines differs from the stored amount; blank otherwise. */
export function amountNote({ lines, total }: Pick<CoverageState, 'lines' | 'total'>, stored: string): string {
  if (lines.length === 0 || stored.trim() === '' || parseMoney(stored) === total.cents) return '';
  return `Stored amount ${showUsd(stored)}; the lines give ${formatUsd(total.cents)}`;
}
