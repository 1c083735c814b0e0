import { cleanText, isBlank } from './cleanText';

/**
 * Money as whole cents, so that sums and percentages are exact. A trillion dollars or more does not count as an amount,
 * so that every sum of lines is a safe integer.
 */

const MOST_DIGITS = 12;
const amountPattern = /^([+-]?)\$? ?([+-]?)(\d[\d,]*)?(?:\.(\d*))?$/;
const groupedPattern = /^(?:\d+|\d{1,3}(?:,\d{3})+)$/;

/** A decimal text times 10 to the power of `decimals`, rounded half away from zero; undefined if it is no decimal. */
function parseDecimal(text: string, decimals: number): bigint | undefined {
  const [, before = '', after = '', whole = '', fraction = ''] =
    amountPattern.exec(cleanText(text).trim()) ?? [];
  if (whole + fraction === '' || (before && after) || (whole && !groupedPattern.test(whole)))
    return undefined;
  const digits = whole.replaceAll(',', '').replace(/^0+/, '');
  if (digits.length > MOST_DIGITS) return undefined;
  const scaled = BigInt(digits + fraction.slice(0, decimals).padEnd(decimals, '0'));
  const size = (fraction[decimals] ?? '0') >= '5' ? scaled + 1n : scaled;
  return before === '-' || after === '-' ? -size : size;
}

function numberText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value !== 'number' || !Number.isFinite(value)) return undefined;
  // Such a small number is printed with an exponent, and rounds to 0.
  return Math.abs(value) < 1e-6 ? '0' : String(value);
}

/**
 * An amount in cents: digits, with or without a sign, a $, thousands commas and a fraction (rounded to the cent).
 * Anything else, '1e3' and 'Unlimited' among them, is undefined.
 */
export function parseMoney(value: unknown): number | undefined {
  const text = numberText(value);
  const cents = text === undefined ? undefined : parseDecimal(text, 2);
  return cents === undefined ? undefined : Number(cents);
}

const creditPattern =
  /^(?<dollar>\$ ?)?\((?<inBrackets>[^()+-]*)\)$|^(?<beforeMark>[^()+-]*?) ?(?:-|CR\.?)$/i;

/** A booked amount in cents: as `parseMoney`, or a credit: '(20.00)', '20.00-' and '20.00 CR' are negative. */
export function parseBookedMoney(value: string): number | undefined {
  const { inBrackets, beforeMark } = creditPattern.exec(cleanText(value).trim())?.groups ?? {};
  const credit = inBrackets ?? beforeMark;
  if (credit === undefined) return parseMoney(value);
  const cents = parseMoney(credit);
  return cents === undefined ? undefined : 0 - cents;
}

/** COV-10: a premium in cents; any other text counts as 0. */
export function premiumCents(value: unknown): number {
  return parseMoney(value) ?? 0;
}

/** Whether a text is neither blank nor an amount. */
export function isUnreadableAmount(text: string): boolean {
  return !isBlank(text) && parseMoney(text) === undefined;
}

export const unreadableAmountText = 'This amount could not be read. Write it like 1200.50.';

const PERCENT_PLACES = 6;

/**
 * A percentage of an amount, rounded to the cent, half a cent up. It may end with a % sign; undefined if it is no
 * number.
 */
export function percentOf(cents: number, percent: unknown): number | undefined {
  const share = parseDecimal((numberText(percent) ?? '').trim().replace(/ ?%$/, ''), PERCENT_PLACES);
  if (share === undefined) return undefined;
  const unit = 100n * 10n ** BigInt(PERCENT_PLACES);
  const product = BigInt(cents) * share;
  const rounded = ((product < 0n ? -product : product) + unit / 2n) / unit;
  return Number(product < 0n ? -rounded : rounded);
}

/** CONST-25: '$1,200', '$1,200.50', '-$5'; blank for an unknown amount, never 'NaN' or '-0'. */
export function formatUsd(cents: number | undefined): string {
  if (cents === undefined || !Number.isFinite(cents)) return '';
  const whole = BigInt(Math.round(cents));
  const size = whole < 0n ? -whole : whole;
  const dollars = String(size / 100n).replace(/\B(?=(?:\d{3})+$)/g, ',');
  const rest = size % 100n;
  return `${whole < 0n ? '-' : ''}$${dollars}${rest ? `.${String(rest).padStart(2, '0')}` : ''}`;
}

/** A stored amount as a view shows it: in dollars, or unchanged if it is no amount ('Unlimited'). */
export function showUsd(value: unknown): string {
  return formatUsd(parseMoney(value)) || (numberText(value) ?? '');
}

/**
 * A typed amount as its input shows it after it lost the focus. A malformed amount, or one that would be rounded, is
 * unchanged.
 */
export function showMoney(text: string): string {
  const isRounded = /\.\d\d\d*[1-9]/.test(cleanText(text));
  return (isRounded ? '' : formatUsd(parseMoney(text))) || text;
}

/** Cents as the number of dollars that is sent, such as 1200.5. */
export function centsToNumber(cents: number): number {
  return Math.round(cents) / 100 || 0;
}

/** Cents as the text of an input: '1200' or '1200.50'. */
export function centsToText(cents: number): string {
  return formatUsd(cents).replaceAll(/[$,]/g, '');
}
