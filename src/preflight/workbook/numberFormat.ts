import { currencyOf } from '../rules/currency';

/** The kind of a cell's number format. */
export type NumberFormat =
  | { kind: 'plain' }
  | { kind: 'date' }
  | { kind: 'percent' }
  /** `before` is shown before the number: a sign, or a code with a space. */
  | { kind: 'currency'; before: string }
  /** `after` is what the format says behind the number: ' CR', ' -', or that it hides the number. */
  | { kind: 'marked'; after: string };

/** The format of cells without a style, and of formats without a day, a percentage or a currency. */
export const plainFormat: NumberFormat = { kind: 'plain' };

/** The ids of the built-in formats of days and times. */
const builtInDateFormats = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
] as const;

/** The currency of a dollar sign by its language: a name such as 'en-CA', or a number in hexadecimal digits. */
const dollarsByLanguage: readonly (readonly [language: RegExp, code: string])[] = [
  [/(?:-CA|1009|(?:^|0)C0C)$/i, 'CAD'],
  [/(?:-AU|(?:^|0)C09)$/i, 'AUD'],
  [/(?:-NZ|1409)$/i, 'NZD'],
  [/(?:-SG|1004)$/i, 'SGD'],
  [/(?:-HK|(?:^|0)C04)$/i, 'HKD'],
  [/(?:-MX|(?:^|0)80A)$/i, 'MXN'],
];

/** The currency in a text of a format, as it is shown before a number. */
function currencyIn(text: string): string | undefined {
  const code = [/[a-z]{1,3}\$/gi, /\b[A-Z]{3}\b/g]
    .flatMap((mark) => text.match(mark) ?? [])
    .map(currencyOf)
    .find((found) => found?.length === 3 && !found.endsWith('$'));
  return code === undefined ? /\p{Sc}/u.exec(text)?.[0] : `${code} `;
}

/** The same for `[$£-809]`: `content` is the text after the dollar sign in the brackets. */
function bracketCurrency(content: string): string | undefined {
  const [, shown = '', language = ''] = /^([^-]*)-?(.*)$/s.exec(content) ?? [];
  const text = shown.trim();
  if (text === '$') {
    const [, code] = dollarsByLanguage.find(([pattern]) => pattern.test(language)) ?? [];
    return code === undefined ? '$' : `${code} `;
  }
  // Without a language it may be any text, such as a unit.
  return currencyIn(text) ?? (text === '' || language === '' ? undefined : `${text} `);
}

/**
 * The parts of a format code: quoted or escaped text, fill characters, currencies and languages, colours and conditions.
 * All other characters are placeholders for the value, as is an elapsed time such as `[h]`.
 */
const codeTokens = /"([^"]*)"?|\\(.)|[_*].?|\[\$([^\]]*)\]?|\[(?!h+\]|m+\]|s+\])[^\]]*\]?|(.)/gisu;

/** A mark for debit or credit that only the format shows, so that the stored number has the wrong sign. */
const sideMark = /\b(?:cr|dr|credit|debit)\b|^-$/im;

function formatOfCode(code: string): NumberFormat {
  if (code.startsWith(';')) return { kind: 'marked', after: ' (hidden by its format)' };
  let shown = '';
  let text = '';
  let before: string | undefined;
  for (const [, quoted, escaped, bracketed, other = ''] of code.matchAll(codeTokens)) {
    // The first section is the one for positive numbers.
    if (other === ';') break;
    shown += other;
    // Adjacent characters are one text: \U\S\D.
    text += quoted ?? escaped ?? (/\p{Sc}/u.test(other) ? other : '\n');
    if (bracketed !== undefined) before ??= bracketCurrency(bracketed);
  }
  // Digits after seconds belong to the time, all others to a number.
  const isNumber = /[0#?]|general|standard/i.test(shown.replaceAll(/s\.0+/gi, 's'));
  if (!isNumber) return /[dmyhs]/i.test(shown) ? { kind: 'date' } : plainFormat;
  if (shown.includes('%')) return { kind: 'percent' };
  const mark = sideMark.exec(text)?.[0] ?? (/[0#?]-$/.test(shown) ? '-' : undefined);
  if (mark !== undefined) return { kind: 'marked', after: ` ${mark}` };
  before ??= currencyIn(text);
  return before === undefined ? plainFormat : { kind: 'currency', before };
}

/** The format with this id; `code` is its format code if the workbook defines it. */
export function numberFormat(id: number, code?: string): NumberFormat {
  if (code !== undefined) return formatOfCode(code);
  if (builtInDateFormats.some(([from, to]) => id >= from && id <= to)) return { kind: 'date' };
  return id === 9 || id === 10 ? { kind: 'percent' } : plainFormat;
}
