import { cleanText } from '@/domain/text/cleanText';
import type { DecimalSign } from './choices';
import { currencyOf } from './currency';

/**
 * Why a cell is no amount: it is empty, no number, a fraction of a cent, a percentage, or a formula without a value.
 */
export type AmountProblem = 'empty' | 'notAnAmount' | 'partOfCent' | 'percent' | 'uncalculated';

/** An amount in cents, or why the cell is no amount. */
export type AmountCell = number | AmountProblem;

/**
 * The decimal sign by the notation of a number. `unclearPoint` and `unclearComma`: exactly three digits after a single
 * sign, which may separate thousands.
 */
export type DecimalForm = 'none' | 'point' | 'comma' | 'unclearPoint' | 'unclearComma';

export interface ReadAmount {
  amount: AmountCell;
  /** The code of the currency in the cell; blank if there is none. */
  currency: string;
  /** Whether its notation is not that of a plain number. */
  isRewritten: boolean;
  form: DecimalForm;
}

const MAX_DIGITS = 12;
/** More decimals than these are rounding errors of binary fractions. */
const MAX_DECIMALS = 9;

const currencyBefore = /^(?:[a-z]{0,3}\p{Sc}|[a-z]{3}(?![a-z]))\s*/iu;
const currencyAfter = /\s*(?:(?<![a-z])[a-z]{0,3}\p{Sc}|(?<![a-z])[a-z]{3})$/iu;

interface BareNumber {
  /** The digits with their signs for thousands and fraction. */
  number: string;
  isNegative: boolean;
  currency: string;
}

/** Removes the sign, currency and accounting parentheses of a number; undefined if they do not fit. */
function bareNumber(text: string): BareNumber | undefined {
  let number = text;
  let sign = '';
  let currency = '';
  let isEnclosed = false;
  for (;;) {
    const start = number.charAt(0);
    const mark = currency ? undefined : (currencyBefore.exec(number) ?? currencyAfter.exec(number));
    const named = mark ? currencyOf(mark[0].trim()) : undefined;
    if (start === '(' && number.endsWith(')') && !isEnclosed) {
      isEnclosed = true;
      number = number.slice(1, -1).trim();
    } else if ((start === '-' || start === '+') && sign === '') {
      sign = start;
      number = number.slice(1).trim();
    } else if (mark && named !== undefined) {
      currency = named;
      number = (mark.index === 0 ? number.slice(mark[0].length) : number.slice(0, mark.index)).trim();
    } else break;
  }
  if (isEnclosed && sign !== '') return undefined;
  return { number, isNegative: isEnclosed || sign === '-', currency };
}

const byPoint = /^(\d+|\d{1,3}(?:,\d{3})+)?(?:\.(\d*))?$/;
const byComma = /^(\d+|\d{1,3}(?:\.\d{3})+)?(?:,(\d*))?$/;

/** The cents of a number without sign and currency. */
function toCents(number: string, sign: DecimalSign): { cents: AmountCell; hasResidue: boolean } {
  const [, grouped = '', fraction = ''] = (sign === '.' ? byPoint : byComma).exec(number) ?? [];
  const whole = grouped.replaceAll(/[.,]/g, '').replace(/^0+(?=\d)/, '');
  if (whole + fraction === '' || whole.length > MAX_DIGITS)
    return { cents: 'notAnAmount', hasResidue: false };
  const hasResidue = fraction.length > MAX_DECIMALS;
  const indices = Number(fraction.slice(0, MAX_DECIMALS).padEnd(MAX_DECIMALS, '0'));
  const rounded = hasResidue && fraction.charAt(MAX_DECIMALS) >= '5' ? indices + 1 : indices;
  const unit = 10 ** (MAX_DECIMALS - 2);
  if (rounded % unit !== 0) return { cents: 'partOfCent', hasResidue: false };
  return {
    cents: Number(whole) * 100 + rounded / unit,
    hasResidue: hasResidue && /[1-9]/.test(fraction.slice(2)),
  };
}

function decimalForm(number: string): DecimalForm {
  if (/^[1-9]\d{0,2}\.\d{3}$/.test(number)) return 'unclearPoint';
  if (/^[1-9]\d{0,2},\d{3}$/.test(number)) return 'unclearComma';
  if (/^\d{1,3}(?:\.\d{3}){2,}$|^[\d.]*,\d*$/.test(number)) return 'comma';
  return /[.,]/.test(number) ? 'point' : 'none';
}

const noAmount: Omit<ReadAmount, 'amount'> = { currency: '', isRewritten: false, form: 'none' };
const plainNumber = /^-?\d{1,12}(?:\.\d{0,2})?$/;

/** The number without blanks and apostrophes between thousands, and without the commas of lakhs (1,25,000.00). */
function withoutGroups(text: string): string {
  const isLakhs = /(?<!\d)\d{1,2}(?:,\d\d)+,\d{3}(?![\d,])/.test(text);
  return (isLakhs ? text.replaceAll(',', '') : text).replaceAll(/(?<=\d)[ '’](?=\d{3}(?!\d))/g, '');
}

/**
 * A cell as an exact amount: digits with thousands signs and a fraction, with or without a currency, a sign or
 * accounting parentheses; '-' is zero. Nothing is guessed: '1e3' and 'Unlimited' are no amounts. Blanks and apostrophes
 * between thousands, and lakhs, are read only in a file with semicolons.
 */
export function readAmount(cell: string, sign: DecimalSign = '.', hasSemicolons = false): ReadAmount {
  if (sign === '.' && plainNumber.test(cell))
    return {
      amount: Math.round(Number(cell) * 100) || 0,
      currency: '',
      isRewritten: false,
      form: cell.includes('.') ? 'point' : 'none',
    };
  const text = cleanText(cell).replaceAll('\u2212', '-').trim();
  if (text === '') return { ...noAmount, amount: 'empty' };
  if (/^-?[\d.,]+ ?%$/.test(text)) return { ...noAmount, amount: 'percent' };
  const plain = hasSemicolons ? withoutGroups(text) : text;
  const bare = bareNumber(plain);
  if (!bare) return { ...noAmount, amount: 'notAnAmount' };
  const { number, isNegative, currency } = bare;
  if (/^[–—]$/.test(number) || (number === '' && isNegative && !text.includes('(')))
    return { ...noAmount, amount: 0, currency, isRewritten: true };
  const { cents, hasResidue } = toCents(number, sign);
  const amount = isNegative && typeof cents === 'number' ? -cents || 0 : cents;
  const isRewritten = hasResidue || plain !== text || /[^\d.,$+ -]/.test(text);
  return { amount, currency, isRewritten, form: decimalForm(number) };
}

/** A cell as an amount in cents, or why it is no amount. */
export function amountCell(cell: string, sign: DecimalSign = '.'): AmountCell {
  return readAmount(cell, sign).amount;
}

/** Whether a cell holds an amount with digits, not only the dash of an empty one. */
export function holdsAmount(cell: string, sign: DecimalSign = '.'): boolean {
  return /\d/.test(cell) && typeof amountCell(cell, sign) === 'number';
}

const dateOrTime = /\b\d{1,4}[./-]\d{1,2}[./-]\d{1,4}\b|\b\d{1,2}:\d\d(?::\d\d)?\b/g;
const share = /\d[\d.,]*\s*%/g;
const moneyMark =
  /\d[.,]\d\d(?!\d)|\d\s?-$|\d\s*(?:cr|dr)\b|\p{Sc}\s*-?\d|\d\s*\p{Sc}|\b(?:usd|gbp|eur)\s?\d|\d\s?(?:usd|gbp|eur)\b|^#(?:ref|value|div|name|num|n\/a|null)/iu;

/**
 * Whether a cell that is not read as an amount may be money: it has a number with a currency, with two decimals, with
 * thousands, or with a sign behind it, or it is an error of a spreadsheet.
 */
export function couldBeMoney(cell: string): boolean {
  if (!/[\d#]/.test(cell)) return false;
  const text = cleanText(cell.slice(0, 1000)).replaceAll(dateOrTime, '').replaceAll(share, '').trim();
  return moneyMark.test(text) || /^\(?[+-]?\d{1,3}(?:[., '’]\d{2,3})+[a-z]{0,2}\)?$/i.test(text);
}

/**
 * Whether a cell is a whole number without a currency, such as a count. Outside a column of amounts it is no amount.
 */
export function isPlainWhole(cell: string): boolean {
  return /^\s*\d+\s*$/.test(cell);
}

/** All amounts in cents are smaller. Larger numbers in a column are codes of amount problems. */
const problemBase = 1e15;
const problems: readonly AmountProblem[] = ['empty', 'notAnAmount', 'partOfCent', 'percent', 'uncalculated'];
const problemNumbers: ReadonlyMap<AmountCell, number> = new Map(
  problems.map((problem, at) => [problem, problemBase + at]),
);

/** An amount or problem as a number, so that a column of them is an array of numbers. */
export function storedAmount(amount: AmountCell): number {
  return typeof amount === 'number' ? amount : (problemNumbers.get(amount) ?? problemBase);
}

export function isAmount(stored: number): boolean {
  return stored < problemBase;
}

/** Why a stored number is no amount; undefined for an amount. */
export function amountProblem(stored: number): AmountProblem | undefined {
  return stored < problemBase ? undefined : problems[stored - problemBase];
}

/** The indices of the values that match. */
export function indexesWhere(
  values: Float64Array | Uint8Array,
  matches: (value: number, index: number) => boolean,
): number[] {
  const indices: number[] = [];
  for (let index = 0; index < values.length; index += 1)
    if (matches(values[index] ?? 0, index)) indices.push(index);
  return indices;
}

/** A growing array of numbers that needs only eight bytes for each cell of a column of 200,000 rows. */
export class Numbers {
  #values = new Float64Array(64);
  length = 0;

  push(value: number): void {
    if (this.length === this.#values.length) {
      const larger = new Float64Array(this.length * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.length] = value;
    this.length += 1;
  }

  /** Adds a value at an index; skipped indices before it get `blank`. */
  put(index: number, value: number, blank: number): void {
    this.fill(blank, index);
    this.push(value);
  }

  /** Adds the value until the array has this length. */
  fill(value: number, length: number): void {
    while (this.length < length) this.push(value);
  }

  get values(): Float64Array {
    return this.#values.slice(0, this.length);
  }
}
