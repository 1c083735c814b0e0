import { cleanText, isBlank } from './cleanText';

/**
 * Money as whole cents, so that sums and shares are exact. One parser and one formatter serve every screen;
 * amounts of a trillion dollars and more are not amounts here, which keeps every sum of lines a safe integer.
 */

const MOST_DIGITS = 12;
const amountPattern = /^([+-]?)\$? ?([+-]?)(\d[\d,]*)?(?:\.(\d*))?$/;
const groupedPattern = /^(?:\d+|\d{1,3}(?:,\d{3})+)$/;

/** A decimal text as a whole number of its last `places`, rounded half away from zero; undefined when it is none. */
function parseDecimal(text: string, places: number): bigint | undefined {
  const [, before = '', after = '', whole = '', fraction = ''] =
    amountPattern.exec(cleanText(text).trim()) ?? [];
  if (whole + fraction === '' || (before && after) || (whole && !groupedPattern.test(whole)))
    return undefined;
  const digits = whole.replaceAll(',', '').replace(/^0+/, '');
  if (digits.length > MOST_DIGITS) return undefined;
  const kept = BigInt(digits + fraction.slice(0, places).padEnd(places, '0'));
  const size = (fraction[places] ?? '0') >= '5' ? kept + 1n : kept;
  return before === '-' || after === '-' ? -size : size;
}

function plainText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value !== 'number' || !Number.isFinite(value)) return undefined;
  // A number this small prints with an exponent, and rounds to nothing.
  return Math.abs(value) < 1e-6 ? '0' : String(value);
}

/**
 * An amount in cents: digits, with or without a sign, a $, thousands commas and a fraction (rounded to the cent).
 * Anything else, '1e3' and 'Unlimited' among them, is undefined.
 */
export function parseMoney(value: unknown): number | undefined {
  const text = plainText(value);
  const cents = text === undefined ? undefined : parseDecimal(text, 2);
  return cents === undefined ? undefined : Number(cents);
}

/** COV-10: a premium in cents; what is not a plain amount counts as 0. */
export function premiumCents(value: unknown): number {
  return parseMoney(value) ?? 0;
}

/** Whether something was entered that is no amount. */
export function isUnreadableAmount(text: string): boolean {
  return !isBlank(text) && parseMoney(text) === undefined;
}

export const unreadableAmountText = 'This amount could not be read. Write it like 1200.50.';

const PERCENT_PLACES = 6;

/** A share of an amount, to the cent, half a cent up. The percentage may carry a % sign; undefined when it is none. */
export function percentOf(cents: number, percent: unknown): number | undefined {
  const share = parseDecimal((plainText(percent) ?? '').trim().replace(/ ?%$/, ''), PERCENT_PLACES);
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

/** A stored amount as a view shows it: in dollars, or unchanged when it is no amount ('Unlimited'). */
export function showUsd(value: unknown): string {
  return formatUsd(parseMoney(value)) || (plainText(value) ?? '');
}

/** A typed amount as its box shows it once it is left; what cannot be read or would be rounded stays as it was typed. */
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
