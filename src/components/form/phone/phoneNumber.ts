import { cleanText, cleanTyped } from '@/domain/text/cleanText';
import type { Typed } from '@/domain/text/typed';
import { splitPhone } from '@/domain/text/phoneText';
import { countMeaningful, lostNote, type Formatted } from '@/domain/text/typedNotes';
import { digitsOf, isDigit, preserveCaret } from '../mask/mask';
import { callingCodeIn, countryCallingCode } from './callingCodes';
import type { ForeignPhones } from './foreignPhones';

/** A phone number while it is typed. */
export interface PhoneEntry {
  /** Two letters: 'US'. */
  country: string;
  /** What the box shows. */
  text: string;
  /** The value to store: digits with the country code, '12125550199'. */
  value: string;
}

/** The international maximum, country code included. */
const maxDigits = 15;

/** The calling code of the United States and 24 other countries, whose formatting needs no library. */
const northAmerica = '1';

const homeCountry = 'US';

/**
 * A stored number as the box shows it. A stored text that does not look like a complete number is shown unchanged. Ten
 * digits without a country code are a number of the United States.
 */
export function readPhone(stored: string, foreign?: ForeignPhones): PhoneEntry {
  const unchanged = { country: homeCountry, text: stored, value: stored };
  if (!/^\+?[\d\s().-]+$/.test(stored)) return unchanged;
  const digits = digitsOf(stored);
  const marked = stored.startsWith('+');
  if (!marked && /^[2-9]\d{9}$/.test(digits)) return { ...unchanged, text: northAmerican(digits) };
  const found = marked || digits.length > 10 ? callingCodeIn(digits) : undefined;
  if (!found || digits.length > maxDigits) return unchanged;
  const rest = digits.slice(found.code.length);
  if (found.code !== northAmerica) {
    return { country: found.country, text: foreign?.fromAbroad(digits) ?? rest, value: stored };
  }
  return rest.length === 10 ? { ...unchanged, text: northAmerican(rest) } : unchanged;
}

/**
 * The number after typing or pasting. A text that starts with + or 00 has its own country, any other text the chosen one.
 * Spaces, dashes, brackets, an extension and digits after the fifteenth are dropped; two numbers are refused.
 */
export function enterPhone(raw: string, country: string, foreign?: ForeignPhones): PhoneEntry {
  const text = withPlus(splitPhone(cleanText(raw)).number ?? '', country);
  const digits = digitsOf(text);
  return text.startsWith('+')
    ? enterInternational(digits.slice(0, maxDigits), country, foreign)
    : enterNational(digits, country, foreign);
}

/** The text from its first digit or plus on. The prefix 00, or 011 in North America, of a complete number becomes a plus. */
function withPlus(number: string, country: string): string {
  const text = number.replace(/^[^\d+]+/, '');
  const digits = digitsOf(text);
  // In '+44 (0)20' the 0 is only for calls within the country, except in Italy.
  if (text.startsWith('+')) return digits.startsWith('39') ? text : text.replace(/\(0\)/, '');
  const prefix = (countryCallingCode(country) === northAmerica ? /^(?:00|011)/ : /^00/).exec(digits)?.[0];
  const rest = digits.slice(prefix?.length);
  return prefix !== undefined && rest.length >= 8 && callingCodeIn(rest) ? `+${rest}` : text;
}

/** Formats a typed or pasted text, with a note about what was dropped. */
export function formatPhone(typed: Typed, country: string, foreign?: ForeignPhones): Formatted {
  const { text, caret } = cleanTyped(typed);
  const tail = text.slice(caret);
  const isAtEnd = !/\d/.test(tail);
  const { number, rest, note } = splitPhone(isAtEnd ? text : text.slice(0, caret));
  if (number === undefined) return { ...typed, note, isRefused: true };
  const raw = isAtEnd ? number : number + tail;
  const shown = preserveCaret(
    (phone) => enterPhone(phone, country, foreign).text,
    (character) => isDigit(character) || character === '+',
  )({ text: raw, caret: isAtEnd ? raw.length : number.length });
  const ending = /\D*$/.exec(number)?.[0] ?? '';
  const readable = /\d/.test(raw) ? withPlus(raw, country) : raw;
  return {
    ...shown,
    // Dropped characters are read again with the next key, which may continue them: 'e', 'ext', 'ext. 5'.
    ...(isAtEnd && digitsOf(number).length > 3 && { rest: ending + rest }),
    ...(note !== '' && { note }),
    ...lostNote(countMeaningful(readable) - countMeaningful(shown.text)),
  };
}

/** A hint for a number whose length is impossible in its country; empty for a possible or unknown length. */
export function lengthHint({ country, value }: PhoneEntry, foreign?: ForeignPhones): string {
  const code = countryCallingCode(country);
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

/** Formats the number as it is written in its country, on blur. */
export function tidyPhone({ country, text }: PhoneEntry, foreign?: ForeignPhones): PhoneEntry {
  const entry = enterPhone(text, country, foreign);
  const code = countryCallingCode(entry.country);
  const local =
    code === northAmerica
      ? northAmerican(entry.value.slice(code.length))
      : (foreign?.fromAbroad(entry.value) ?? entry.text);
  const tidied = enterPhone(local, entry.country, foreign);
  // An incomplete number may be read differently without its country code; then it is not changed.
  return tidied.value === entry.value ? tidied : entry;
}

function enterInternational(digits: string, country: string, foreign?: ForeignPhones): PhoneEntry {
  const found = callingCodeIn(digits);
  const sameCode = found === undefined || countryCallingCode(country) === found.code;
  const rest = found?.code === northAmerica ? digits.slice(1) : '';
  const text = rest ? `+1 ${northAmerican(rest)}` : (foreign?.international(digits) ?? `+${digits}`);
  return { country: sameCode ? country : found.country, text, value: digits };
}

function enterNational(typed: string, country: string, foreign?: ForeignPhones): PhoneEntry {
  const code = countryCallingCode(country);
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

/** '(212) 555-0199', also while it is typed. More than ten digits are not formatted. */
function northAmerican(digits: string): string {
  if (digits.length < 4 || digits.length > 10) return digits;
  const start = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}`;
  return digits.length > 6 ? `${start}-${digits.slice(6)}` : start;
}

/** Whether the phone library is needed to format this number. */
export function needsLibrary({ country }: PhoneEntry): boolean {
  return countryCallingCode(country) !== northAmerica;
}
