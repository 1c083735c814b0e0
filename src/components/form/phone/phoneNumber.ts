import { cleanText, cleanTyped } from '@/domain/text/cleanText';
import type { Typed } from '@/domain/text/typed';
import { splitPhone } from '@/domain/text/phoneText';
import { countMeaningful, lostNote, type Formatted } from '@/domain/text/typedNotes';
import { digitsOf, isDigit, preserveCaret } from '../mask/mask';
import { callingCodeIn, callingCodeOf } from './callingCodes';
import type { ForeignPhones } from './foreignPhones';

/** A phone number in the making. */
export interface PhoneEntry {
  /** Two letters: 'US'. */
  country: string;
  /** What the box shows. */
  text: string;
  /** What is stored: digits with the country code, '12125550199'. */
  value: string;
}

/** USER-21: the international maximum, country code included. */
const maxDigits = 15;

/** The numbering plan that the United States share with 24 countries; its formatting is known here. */
const northAmerica = '1';

const homeCountry = 'US';

/**
 * A stored number as the box shows it. The stored text may have any form: what is not a whole number, as far as can be
 * told, is shown as it is. Ten digits without a country code are read as a number of the United States.
 */
export function readPhone(stored: string, foreign?: ForeignPhones): PhoneEntry {
  const asItIs = { country: homeCountry, text: stored, value: stored };
  if (!/^\+?[\d\s().-]+$/.test(stored)) return asItIs;
  const digits = digitsOf(stored);
  const marked = stored.startsWith('+');
  if (!marked && /^[2-9]\d{9}$/.test(digits)) return { ...asItIs, text: northAmerican(digits) };
  const found = marked || digits.length > 10 ? callingCodeIn(digits) : undefined;
  if (!found || digits.length > maxDigits) return asItIs;
  const rest = digits.slice(found.code.length);
  if (found.code !== northAmerica) {
    return { country: found.country, text: foreign?.fromAbroad(digits) ?? rest, value: stored };
  }
  return rest.length === 10 ? { ...asItIs, text: northAmerican(rest) } : asItIs;
}

/**
 * What the box holds after typing or pasting. A text with a leading + or its like names its own country; any other is a
 * number of the chosen one. Spaces, dashes and brackets do not matter, an extension is not kept, two numbers are none,
 * and digits beyond the fifteenth are dropped.
 */
export function enterPhone(raw: string, country: string, foreign?: ForeignPhones): PhoneEntry {
  const text = withPlus(splitPhone(cleanText(raw)).number ?? '', country);
  const digits = digitsOf(text);
  return text.startsWith('+')
    ? enterInternational(digits.slice(0, maxDigits), country, foreign)
    : enterNational(digits, country, foreign);
}

/** The number from its first digit or plus on; 00, and in North America 011, in front of a whole number are a plus. */
function withPlus(number: string, country: string): string {
  const text = number.replace(/^[^\d+]+/, '');
  const digits = digitsOf(text);
  // In '+44 (0)20' the 0 is for calls within the country; Italy alone keeps it.
  if (text.startsWith('+')) return digits.startsWith('39') ? text : text.replace(/\(0\)/, '');
  const prefix = (callingCodeOf(country) === northAmerica ? /^(?:00|011)/ : /^00/).exec(digits)?.[0];
  const rest = digits.slice(prefix?.length);
  return prefix !== undefined && rest.length >= 8 && callingCodeIn(rest) ? `+${rest}` : text;
}

/** What was typed or pasted as the box shows it, and what there is to say about it. */
export function formatPhone(typed: Typed, country: string, foreign?: ForeignPhones): Formatted {
  const { text, caret } = cleanTyped(typed);
  const tail = text.slice(caret);
  const isAtEnd = !/\d/.test(tail);
  const { number, rest, note } = splitPhone(isAtEnd ? text : text.slice(0, caret));
  if (number === undefined) return { ...typed, note, isRefused: true };
  const raw = isAtEnd ? number : number + tail;
  const shown = preserveCaret(
    (one) => enterPhone(one, country, foreign).text,
    (character) => isDigit(character) || character === '+',
  )({ text: raw, caret: isAtEnd ? raw.length : number.length });
  const ending = /\D*$/.exec(number)?.[0] ?? '';
  const heard = /\d/.test(raw) ? withPlus(raw, country) : raw;
  return {
    ...shown,
    // Read together with the next key, which may go on with a word: 'e', 'ext', 'ext. 5'.
    ...(isAtEnd && digitsOf(number).length > 3 && { rest: ending + rest }),
    ...(note !== '' && { note }),
    ...lostNote(countMeaningful(heard) - countMeaningful(shown.text)),
  };
}

/** What is said of a number whose length is not possible in its country; empty when it is, or as long as that is unknown. */
export function lengthHint({ country, value }: PhoneEntry, foreign?: ForeignPhones): string {
  const code = callingCodeOf(country);
  if (value === '') return '';
  if (!value.startsWith(code)) return 'No country has a calling code that begins like this.';
  const digits = value.slice(code.length);
  const possible =
    code === northAmerica ? (digits.length === 10 ? [] : [10]) : foreign?.otherLengths(country, digits);
  if (!possible || possible.length === 0) return '';
  const name = new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country;
  return `${name}: a phone number has ${listLengths(possible)} digits after +${code}.`;
}

/** '10'; '7, 9 or 10'; '4 to 15'. */
function listLengths(lengths: readonly number[]): string {
  const [first = 0, last = 0] = [lengths[0], lengths.at(-1)];
  if (lengths.length > 2 && last - first === lengths.length - 1) return `${first} to ${last}`;
  return lengths.join(', ').replace(/, (\d+)$/, ' or $1');
}

/** The same number written the way of its country, once the user has left the box. */
export function tidyPhone({ country, text }: PhoneEntry, foreign?: ForeignPhones): PhoneEntry {
  const entry = enterPhone(text, country, foreign);
  const code = callingCodeOf(entry.country);
  const local =
    code === northAmerica
      ? northAmerican(entry.value.slice(code.length))
      : (foreign?.fromAbroad(entry.value) ?? entry.text);
  const tidied = enterPhone(local, entry.country, foreign);
  // Half a number may read differently without its country code; then it stays as it was typed.
  return tidied.value === entry.value ? tidied : entry;
}

function enterInternational(digits: string, country: string, foreign?: ForeignPhones): PhoneEntry {
  const found = callingCodeIn(digits);
  const sameCode = found === undefined || callingCodeOf(country) === found.code;
  const rest = found?.code === northAmerica ? digits.slice(1) : '';
  const text = rest ? `+1 ${northAmerican(rest)}` : (foreign?.international(digits) ?? `+${digits}`);
  return { country: sameCode ? country : found.country, text, value: digits };
}

function enterNational(typed: string, country: string, foreign?: ForeignPhones): PhoneEntry {
  const code = callingCodeOf(country);
  if (code === northAmerica) {
    // No area code begins with 1: a first 1 is the country code.
    const hasCode = typed.startsWith(northAmerica);
    const digits = typed.slice(0, hasCode ? maxDigits : maxDigits - 1);
    const rest = hasCode ? digits.slice(1) : digits;
    const text = hasCode ? `1 ${northAmerican(rest)}`.trimEnd() : northAmerican(rest);
    return { country, text, value: digits && `${northAmerica}${rest}` };
  }
  const digits = typed.slice(0, maxDigits - code.length);
  const significant = foreign?.significant(country, digits) ?? digits;
  return { country, text: foreign?.national(country, digits) ?? digits, value: digits && code + significant };
}

/** '(212) 555-0199', as far as it is typed; more than ten digits are no such number and stay as they are. */
function northAmerican(digits: string): string {
  if (digits.length < 4 || digits.length > 10) return digits;
  const start = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}`;
  return digits.length > 6 ? `${start}-${digits.slice(6)}` : start;
}

/** Whether the phone library knows more of this number than we do. */
export function needsLibrary({ country }: PhoneEntry): boolean {
  return callingCodeOf(country) !== northAmerica;
}
