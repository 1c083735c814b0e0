import { cleanText } from '@/domain/text/cleanText';
import type { DecimalSign } from './choices';

/** Why a cell is no amount: nothing in it, no number, a fraction of a cent, a share, a formula without a value. */
export type AmountProblem = 'empty' | 'notAnAmount' | 'partOfCent' | 'percent' | 'uncalculated';

/** An amount in cents, or why the cell is none. */
export type AmountCell = number | AmountProblem;

/**
 * What the way in which a number is written says of the decimal sign. `unclearPoint` and `unclearComma`: exactly three
 * digits behind a single sign, which may be thousands.
 */
export type DecimalForm = 'none' | 'point' | 'comma' | 'unclearPoint' | 'unclearComma';

export interface ReadAmount {
  amount: AmountCell;
  /** The code of the currency that the cell names; blank if it names none. */
  currency: string;
  /** Whether it is written in another way than as a plain number. */
  isRewritten: boolean;
  form: DecimalForm;
}

const MOST_DIGITS = 12;
/** Of digits behind the sign more than these are what binary fractions leave of a sum. */
const TRUE_PLACES = 9;

/** Codes that are taken for currencies wherever they stand beside a number. */
export const currencyCodes: ReadonlySet<string> = new Set(
  'USD GBP EUR CAD AUD NZD CHF JPY CNY HKD SGD INR ZAR SEK NOK DKK PLN CZK HUF RON TRY ILS AED SAR QAR KWD BHD KRW TWD THB MYR IDR PHP VND MXN BRL ARS CLP COP PEN BMD BSD BBD KYD JMD TTD XCD NGN KES EGP'.split(
    ' ',
  ),
);

const symbols: ReadonlyMap<string, string> = new Map([
  ['$', 'USD'],
  ['US$', 'USD'],
  ['£', 'GBP'],
  ['€', 'EUR'],
  ['¥', 'JPY'],
  ['C$', 'CAD'],
  ['CA$', 'CAD'],
  ['A$', 'AUD'],
  ['AU$', 'AUD'],
  ['NZ$', 'NZD'],
  ['HK$', 'HKD'],
  ['S$', 'SGD'],
]);

const names: readonly (readonly [RegExp, string])[] = [
  [/^(?:U\.?S\.?A?\.? ?)?DOLLARS?$|^US$/, 'USD'],
  [/^(?:POUNDS?|STERLING|POUNDS? STERLING|UK POUNDS?)$/, 'GBP'],
  [/^EUROS?$/, 'EUR'],
  [/^CANADIAN DOLLARS?$/, 'CAD'],
];

/** The currency that a text is ('USD', 'us$', 'Pounds'), as its code; undefined when it is none that is known. */
export function currencyOf(text: string): string | undefined {
  const word = cleanText(text).trim().toUpperCase();
  if (currencyCodes.has(word)) return word;
  return symbols.get(word) ?? names.find(([pattern]) => pattern.test(word))?.[1];
}

const currencyBefore = /^(?:(?:US|CA?|AU?|NZ|HK|S)?\$|[£€¥]|[a-z]{3}(?![a-z]))\s*/i;
const currencyBehind = /\s*(?:(?:US|CA?|AU?|NZ|HK|S)?\$|[£€¥]|(?<![a-z])[a-z]{3})$/i;

interface Bare {
  /** The digits with their signs for thousands and fraction. */
  number: string;
  isNegative: boolean;
  currency: string;
}

/** Takes sign, currency and the parentheses of accounting off a number; undefined when they do not fit. */
function bareNumber(text: string): Bare | undefined {
  let number = text;
  let sign = '';
  let currency = '';
  let isEnclosed = false;
  for (;;) {
    const start = number.charAt(0);
    const mark = currency ? undefined : (currencyBefore.exec(number) ?? currencyBehind.exec(number));
    const named = mark ? currencyOf(mark[0]) : undefined;
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

/** Cents of a number without sign and currency. */
function centsOf(number: string, sign: DecimalSign): { cents: AmountCell; hasResidue: boolean } {
  const [, grouped = '', fraction = ''] = (sign === '.' ? byPoint : byComma).exec(number) ?? [];
  const whole = grouped.replaceAll(/[.,]/g, '').replace(/^0+(?=\d)/, '');
  if (whole + fraction === '' || whole.length > MOST_DIGITS)
    return { cents: 'notAnAmount', hasResidue: false };
  const hasResidue = fraction.length > TRUE_PLACES;
  const places = Number(fraction.slice(0, TRUE_PLACES).padEnd(TRUE_PLACES, '0'));
  const rounded = hasResidue && fraction.charAt(TRUE_PLACES) >= '5' ? places + 1 : places;
  const unit = 10 ** (TRUE_PLACES - 2);
  if (rounded % unit !== 0) return { cents: 'partOfCent', hasResidue: false };
  return {
    cents: Number(whole) * 100 + rounded / unit,
    hasResidue: hasResidue && /[1-9]/.test(fraction.slice(2)),
  };
}

function formOf(number: string): DecimalForm {
  if (/^[1-9]\d{0,2}\.\d{3}$/.test(number)) return 'unclearPoint';
  if (/^[1-9]\d{0,2},\d{3}$/.test(number)) return 'unclearComma';
  if (/^\d{1,3}(?:\.\d{3}){2,}$|^[\d.]*,\d*$/.test(number)) return 'comma';
  return /[.,]/.test(number) ? 'point' : 'none';
}

const none: Omit<ReadAmount, 'amount'> = { currency: '', isRewritten: false, form: 'none' };
const plainNumber = /^-?\d{1,12}(?:\.\d{0,2})?$/;

/**
 * A cell as an amount that can be added up without rounding: digits with thousands signs and a fraction, with or without
 * a currency, a sign or the parentheses of accounting; '-' is zero. Nothing is guessed: '1e3' and 'Unlimited' are none.
 */
export function readAmount(cell: string, sign: DecimalSign = '.'): ReadAmount {
  if (sign === '.' && plainNumber.test(cell))
    return {
      amount: Math.round(Number(cell) * 100) || 0,
      currency: '',
      isRewritten: false,
      form: cell.includes('.') ? 'point' : 'none',
    };
  const text = cleanText(cell).replaceAll('\u2212', '-').trim();
  if (text === '') return { ...none, amount: 'empty' };
  if (/^-?[\d.,]+ ?%$/.test(text)) return { ...none, amount: 'percent' };
  const bare = bareNumber(text);
  if (!bare) return { ...none, amount: 'notAnAmount' };
  const { number, isNegative, currency } = bare;
  if (/^[–—]$/.test(number) || (number === '' && isNegative && !text.includes('(')))
    return { ...none, amount: 0, currency, isRewritten: true };
  const { cents, hasResidue } = centsOf(number, sign);
  const amount = isNegative && typeof cents === 'number' ? -cents || 0 : cents;
  const isRewritten = hasResidue || /[^\d.,$+ -]/.test(text);
  return { amount, currency, isRewritten, form: formOf(number) };
}

/** A cell as an amount in cents, or why it is none. */
export function amountCell(cell: string, sign: DecimalSign = '.'): AmountCell {
  return readAmount(cell, sign).amount;
}

/** Whether a cell holds an amount that is more than the dash of an empty one. */
export function holdsAmount(cell: string, sign: DecimalSign = '.'): boolean {
  return /\d/.test(cell) && typeof amountCell(cell, sign) === 'number';
}

/** Whether a cell is a whole number without a currency, such as a count: outside a column of amounts it is none. */
export function isPlainWhole(cell: string): boolean {
  return /^\s*\d+\s*$/.test(cell);
}

/** Amounts are smaller than this, in cents; what is larger in a column of numbers says why a cell is none. */
const notAmounts = 1e15;
const problems: readonly AmountProblem[] = ['empty', 'notAnAmount', 'partOfCent', 'percent', 'uncalculated'];
const numberOf: ReadonlyMap<AmountCell, number> = new Map(
  problems.map((problem, at) => [problem, notAmounts + at]),
);

/** An amount or problem as a number, so that a column of them is an array of numbers. */
export function storedAmount(amount: AmountCell): number {
  return typeof amount === 'number' ? amount : (numberOf.get(amount) ?? notAmounts);
}

export function isAmount(stored: number): boolean {
  return stored < notAmounts;
}

/** Why a stored number is no amount; undefined for an amount. */
export function problemOf(stored: number): AmountProblem | undefined {
  return stored < notAmounts ? undefined : problems[stored - notAmounts];
}

/** The places of numbers for which this is so. */
export function indexesWhere(
  values: Float64Array | Uint8Array,
  isWanted: (value: number, place: number) => boolean,
): number[] {
  const places: number[] = [];
  for (let place = 0; place < values.length; place += 1)
    if (isWanted(values[place] ?? 0, place)) places.push(place);
  return places;
}

/** Numbers in a row that grows: of a column of 200,000 rows no cell costs more than its eight bytes. */
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

  /** Adds the next value at its place; places that were left out before it get `blank`. */
  put(place: number, value: number, blank: number): void {
    this.fill(blank, place);
    this.push(value);
  }

  /** Adds the value until there are so many. */
  fill(value: number, length: number): void {
    while (this.length < length) this.push(value);
  }

  get values(): Float64Array {
    return this.#values.slice(0, this.length);
  }
}
