import { withoutInvisible } from '@/domain/text/cleanText';
import { foldText } from '@/domain/text/foldText';
import { splitPhone } from '@/domain/text/phoneText';

/** A text as it is compared: folded, with single spaces. */
export function plainText(text: string): string {
  return foldText(text).replace(/\s+/g, ' ').trim();
}

/**
 * The words of what was typed, each once and as it was typed: a server may compare accents. A comma ends a word, also in
 * 'Last,First', and a point at its end is no part of it: 'Kim, Jr.'.
 */
export function searchWords(query: string): readonly string[] {
  const words = withoutInvisible(query).split(/(?:\s|[.;](?!\S)|[,，、](?!\d))+/);
  const once = new Map(words.map((word) => [plainText(word), word]));
  once.delete('');
  return [...once.values()];
}

const minPhoneDigits = 7;
const phonePart = /^[+(]*\d[\d().+\-/]*$/;

/**
 * The words of a query in which what may be a phone number is one word of its digits, without the codes in front that a
 * record may leave out; undefined if there is none. Stored are the country code and the number, '13125550118'.
 */
export function phoneWords(query: string): readonly string[] | undefined {
  const { number = '' } = splitPhone(plainText(query).replace(/^tel:/, '').replace('(0)', ' '));
  const words = number.split(' ');
  const digits = words
    .filter((word) => phonePart.test(word))
    .join('')
    .replace(/\D/g, '')
    .replace(/^(?:011(?=\d{8})|0+|1(?=\d{10}$))/, '');
  if (digits.length < minPhoneDigits) return undefined;
  return [...searchWords(words.filter((word) => !phonePart.test(word)).join(' ')).map(plainText), digits];
}

/** A query as records are compared with it: each of these lists of words is a way to read it. */
export function queryReadings(query: string): readonly (readonly string[])[] {
  return [searchWords(query).map(plainText), phoneWords(query) ?? []].filter(
    (words, index) => index === 0 || words.length > 0,
  );
}

/** How well a field holds a word, the best first; undefined where it does not. */
function rankInField(field: string, word: string): number | undefined {
  const at = field.indexOf(word);
  if (at < 0) return undefined;
  if (field === word) return 0;
  if (at === 0) return 1;
  return field.includes(` ${word}`) ? 2 : 3;
}

/**
 * How well fields match words, both written by `plainText`: 0 if each word is a whole field, more the less of it is; undefined unless
 * every word is somewhere in them.
 */
export function rankOf(fields: readonly string[], words: readonly string[]): number | undefined {
  let sum = 0;
  for (const word of words) {
    let best: number | undefined;
    for (const field of fields) {
      const rank = rankInField(field, word);
      if (rank !== undefined && (best === undefined || rank < best)) best = rank;
    }
    if (best === undefined) return undefined;
    sum += best;
  }
  return sum;
}

/** How well fields match a query that `queryReadings` has read; undefined where they do not. */
export function rankOfQuery(
  fields: readonly string[],
  readings: readonly (readonly string[])[],
): number | undefined {
  for (const words of readings) {
    const rank = rankOf(fields, words);
    if (rank !== undefined) return rank;
  }
  return undefined;
}

/** The rows that match, the best first and equal ones in the order in which they came. */
export function bestFirst<Row>(matches: readonly (readonly [row: Row, rank: number])[]): Row[] {
  return [...matches].sort(([, one], [, other]) => one - other).map(([row]) => row);
}

const maxServerWords = 4;

/**
 * The words that the server is asked for: the four longest. The other words, and words of one letter, narrow what it answers.
 * A server that is asked for a letter would send most of its records.
 */
export function wordsForServer(words: readonly string[]): readonly string[] {
  return words
    .filter((word) => word.length > 1)
    .sort((one, other) => other.length - one.length)
    .slice(0, maxServerWords);
}

/** Columns that the server filters by. */
export type NumberOrName = 'unique_id' | 'firstname' | 'lastname';

/**
 * The filters of the documents that find records by a word, one request each: a word with a digit is a number, any other a
 * first or a last name. A word with an accent, or with an apostrophe or a hyphen of another kind, is asked for in plain letters
 * as well: how the server compares them is not known.
 */
export function filtersForWord(word: string): readonly Readonly<Partial<Record<NumberOrName, string>>>[] {
  const plain = plainText(word);
  const spellings = plain === word.toLowerCase() ? [word] : [word, plain];
  const keys: readonly NumberOrName[] = /\d/.test(plain) ? ['unique_id'] : ['lastname', 'firstname'];
  return spellings.flatMap((text) => keys.map((key) => ({ [key]: text })));
}

/** What a list is opened with: filters of its columns and words of its quick filter. */
interface ListFilter {
  readonly columnFilters: Readonly<Record<string, string>>;
  readonly filter: string;
}

/**
 * The narrowest filter of a list that still shows all of `rows`. A word filters a column where each row holds it there, else
 * it goes into the quick filter where each row shows it in some cell. A word that is found elsewhere is left out.
 */
export function filterShowing<Row>(
  rows: readonly Row[],
  words: readonly string[],
  {
    columns = {},
    cells,
  }: {
    readonly columns?: Readonly<Record<string, (row: Row) => string>>;
    readonly cells: (row: Row) => readonly string[];
  },
): ListFilter {
  const columnFilters: Record<string, string> = {};
  const quick: string[] = [];
  for (const typed of words) {
    const word = plainText(typed);
    const column = Object.entries(columns).find(
      ([key, text]) => !(key in columnFilters) && rows.every((row) => plainText(text(row)).includes(word)),
    );
    if (column) columnFilters[column[0]] = typed;
    else if (rows.every((row) => cells(row).some((cell) => plainText(cell).includes(word))))
      quick.push(typed);
  }
  return { columnFilters, filter: quick.join(' ') };
}
