/** The kind of a cell's number format. */
export type NumberFormat =
  | { kind: 'plain' }
  | { kind: 'date' }
  | { kind: 'percent' }
  /** `before` is shown before the number: a sign, or a code with a space. */
  | { kind: 'currency'; before: string };

/** The format of cells without a style, and of formats without a day, a percentage or a currency. */
export const plainFormat: NumberFormat = { kind: 'plain' };

/** The ids of the built-in formats of days and times. */
const builtInDateFormats: readonly (readonly [from: number, to: number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
];
const builtInPercentFormats: readonly number[] = [9, 10];

/** The literals of a format code: quoted and escaped text, fill characters, colours, languages and conditions. */
const literals = /"[^"]*"|[\\_*].|\[(?!(?:h+|m+|s+)\])[^[\]]*\]/gis;

/** The currency of a dollar sign by the country after it, or by the language number of that country. */
const dollarsByCountry: Readonly<Record<string, string>> = {
  CA: 'CAD',
  '1009': 'CAD',
  C0C: 'CAD',
  AU: 'AUD',
  C09: 'AUD',
  NZ: 'NZD',
  '1409': 'NZD',
  SG: 'SGD',
  '1004': 'SGD',
  HK: 'HKD',
  C04: 'HKD',
  MX: 'MXN',
  '80A': 'MXN',
};

/** Currencies with letters before the dollar sign. */
const currenciesByLetters: Readonly<Record<string, string>> = {
  US$: 'USD',
  C$: 'CAD',
  CA$: 'CAD',
  CAN$: 'CAD',
  CDN$: 'CAD',
  A$: 'AUD',
  AU$: 'AUD',
  NZ$: 'NZD',
  S$: 'SGD',
  HK$: 'HKD',
  MX$: 'MXN',
  R$: 'BRL',
};

const currencyCodes = new Set(Intl.supportedValuesOf('currency'));

/** The currency in a text of a format, as it is shown before a number. */
function currencyIn(text: string): string | undefined {
  const letters = currenciesByLetters[(/[a-z]{1,3}\$/i.exec(text)?.[0] ?? '').toUpperCase()];
  const code = letters ?? text.match(/\b[A-Z]{3}\b/g)?.find((word) => currencyCodes.has(word));
  return code === undefined ? /\p{Sc}/u.exec(text)?.[0] : `${code} `;
}

/** The same for `[$£-809]`: `content` is the text after the dollar sign in the brackets. */
function bracketCurrency(content: string): string | undefined {
  const [, shown = '', locale = ''] = /^([^-]*)-?(.*)$/s.exec(content) ?? [];
  const text = shown.trim();
  if (text === '') return undefined;
  if (text === '$') {
    // The language is a number in hexadecimal digits, the last four of which count, or a name such as 'en-CA'.
    const country =
      /^[a-z]{2,3}-(?:.*-)?([a-z]{2})$/i.exec(locale)?.[1] ?? locale.slice(-4).replace(/^0+/, '');
    const code = dollarsByCountry[country.toUpperCase()];
    return code === undefined ? '$' : `${code} `;
  }
  // Without a language it may be any text, such as a unit.
  return currencyIn(text) ?? (locale === '' ? undefined : `${text} `);
}

const codeTokens = /"([^"]*)"?|\\(.)|[_*].?|\[\$([^\]]*)\]?|\[[^\]]*\]?|(\p{Sc})|(;)|./gsu;

/** The currency in the first section of a format code, the one for positive numbers. */
function currencyOfCode(code: string): string | undefined {
  let text = '';
  for (const [, quoted, escaped, bracketed, sign, end] of code.matchAll(codeTokens)) {
    if (end !== undefined) break;
    const shown = quoted ?? escaped ?? sign;
    const found = bracketed === undefined ? undefined : bracketCurrency(bracketed);
    if (found !== undefined) return found;
    // Adjacent characters are one text: \U\S\D.
    text += shown ?? '\n';
  }
  return currencyIn(text);
}

function formatOfCode(code: string): NumberFormat {
  const [shown = ''] = code.replaceAll(literals, '').split(';');
  // Digits after seconds belong to the time, all others to a number.
  const isNumber = /[0#?]|general|standard/i.test(shown.replaceAll(/s\.0+/gi, 's'));
  if (!isNumber) return /[dmyhs]/i.test(shown) ? { kind: 'date' } : plainFormat;
  if (shown.includes('%')) return { kind: 'percent' };
  const before = currencyOfCode(code);
  return before === undefined ? plainFormat : { kind: 'currency', before };
}

/** The format with this id; `code` is its format code if the workbook defines it. */
export function numberFormat(id: number, code?: string): NumberFormat {
  if (code !== undefined) return formatOfCode(code);
  if (builtInDateFormats.some(([from, to]) => id >= from && id <= to)) return { kind: 'date' };
  return builtInPercentFormats.includes(id) ? { kind: 'percent' } : plainFormat;
}
