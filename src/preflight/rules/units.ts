/** A unit of amounts that a text names. */
export interface Unit {
  /** 'thousands'. */
  word: string;
  /** The number of dollars in one; undefined for a percentage and for a unit that is not known. */
  factor?: number;
}

/** The units that a user can choose, by their number of dollars. */
export const unitNames: ReadonlyMap<number, string> = new Map([
  [1, 'Dollars'],
  [1000, 'Thousands'],
  [1e6, 'Millions'],
]);

const thousands: Unit = { word: 'thousands', factor: 1000 };
const millions: Unit = { word: 'millions', factor: 1e6 };

const words: readonly (readonly [RegExp, Unit])[] = [
  [/\bthousands?\b|(?<![\d.,])['’]?000['’]?s?(?!\d)/i, thousands],
  [/\bmillions?\b|\b(?:mio|mln|mn)\b|(?:\p{Sc}|\b(?:usd|us|gbp|eur|cad)) ?mn\b/iu, millions],
  [/\b(?:hundreds|billions?|bn|lakhs?|lacs?|crores?)\b/i, { word: 'another unit' }],
];

/** A letter behind a currency or in brackets; in a head as a word, too. */
const letterBehindCurrency = /(?:\p{Sc}|\b(?:usd|us|gbp|eur|cad)) ?(k|mm?)\b|[([] *(k|mm?) *[)\]]/iu;
const letterInHead = /(?<![&'’] ?)\b(k|mm?)\b/iu;
const percent = /%|\b(?:percent|per cent|pct|percentage)\b/i;

/** The unit that a head, a title or the name of a sheet names; undefined if it names none. */
export function unitIn(text: string, isHead = false): Unit | undefined {
  const plain = text.slice(0, 300).replaceAll('_', ' ');
  const word = words.find(([pattern]) => pattern.test(plain))?.[1];
  if (word) return word;
  const found = letterBehindCurrency.exec(plain) ?? (isHead ? letterInHead.exec(plain) : undefined);
  if (found) return (found[1] ?? found[2])?.toLowerCase() === 'k' ? thousands : millions;
  // '100%' is the whole of a risk, as opposed to a share of it.
  return isHead && percent.test(plain.replaceAll(/\b100 ?%/g, '')) ? { word: 'percent' } : undefined;
}
