import { withoutInvisible } from '@/domain/text/cleanText';
import { foldText } from '@/domain/text/foldText';
import { splitPhone } from '@/domain/text/phoneText';

/** A text in the form in which searches compare it: folded, with single spaces. */
export function searchText(text: string): string {
  return foldText(text).replace(/\s+/g, ' ').trim();
}

/**
 * The words of a query, each once and with its accents, since a server may compare them. A comma ends a word, also in
 * 'Last,First'. A dot at the end of a word is left out: 'Kim, Jr.'.
 */
export function searchWords(query: string): readonly string[] {
  const words = withoutInvisible(query).split(/(?:\s|[.;](?!\S)|[,，、](?!\d))+/);
  const once = new Map(words.map((word) => [searchText(word), word]));
  once.delete('');
  return [...once.values()];
}

const minPhoneDigits = 7;
const phoneToken = /^[+(]*\d[\d().+\-/]*$/;

/**
 * The words of a query with a phone number as one word of its digits; undefined without a phone number. Records store
 * '13125550118', so a leading country or dialing code, which they may lack, is left out.
 */
export function phoneWords(query: string): readonly string[] | undefined {
  const { number = '' } = splitPhone(searchText(query).replace(/^tel:/, '').replace('(0)', ' '));
  const words = number.split(' ');
  const digits = words
    .filter((word) => phoneToken.test(word))
    .join('')
    .replace(/\D/g, '')
    .replace(/^(?:011(?=\d{8})|0+|1(?=\d{10}$))/, '');
  if (digits.length < minPhoneDigits) return undefined;
  return [...searchWords(words.filter((word) => !phoneToken.test(word)).join(' ')).map(searchText), digits];
}

/** The ways to read a query, each as a list of words to search for. */
export function queryReadings(query: string): readonly (readonly string[])[] {
  return [searchWords(query).map(searchText), phoneWords(query) ?? []].filter(
    (words, index) => index === 0 || words.length > 0,
  );
}

/** How well a field matches a word, 0 is best; undefined if it does not contain it. */
function rankInField(field: string, word: string): number | undefined {
  const at = field.indexOf(word);
  if (at < 0) return undefined;
  if (field === word) return 0;
  if (at === 0) return 1;
  return field.includes(` ${word}`) ? 2 : 3;
}

/**
 * How well fields match words, both in the form of `searchText`: 0 if every word is a whole field, higher for worse
 * matches; undefined unless every word is in a field.
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

/** How well fields match one of the readings of a query; undefined if they match none. */
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

/** The matching rows, best first; equal ones stay in their order. */
export function bestFirst<Row>(matches: readonly (readonly [row: Row, rank: number])[]): Row[] {
  return [...matches].sort(([, one], [, other]) => one - other).map(([row]) => row);
}

const maxServerWords = 4;

/**
 * The words that are sent to the server: the four longest. The other words filter its response. A word of one letter is
 * not sent, because the server would return most of its records.
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
 * The filters for a word, one request each: a word with a digit is a number, any other a first or last name. A word
 * with an accent or a typographic apostrophe or hyphen is also sent in plain letters, because it is unknown how the
 * server compares.
 */
export function filtersForWord(word: string): readonly Readonly<Partial<Record<NumberOrName, string>>>[] {
  const plain = searchText(word);
  const spellings = plain === word.toLowerCase() ? [word] : [word, plain];
  const keys: readonly NumberOrName[] = /\d/.test(plain) ? ['unique_id'] : ['lastname', 'firstname'];
  return spellings.flatMap((text) => keys.map((key) => ({ [key]: text })));
}

/**
 * Returns whether the words that are sent to the server are in none of a person's names, letter for letter: 'fernandez' or a
 * phone number for 'Fernández'. A server that compares literally then does not find the person's records.
 */
export function missedByServer(
  words: readonly string[],
): (names: Readonly<Record<'firstname' | 'lastname', string>>) => boolean {
  const filters = wordsForServer(words).flatMap(filtersForWord);
  return (names) =>
    !filters.some(
      ({ firstname, lastname }) =>
        isInLiterally(names.firstname, firstname) || isInLiterally(names.lastname, lastname),
    );
}

function isInLiterally(text: string, word: string | undefined): boolean {
  return word !== undefined && text.toLowerCase().includes(word.toLowerCase());
}

/** The word as all texts spell it, so that a server that compares literally finds them; undefined if there is none. */
function sharedSpelling(texts: readonly string[], typed: string): string | undefined {
  const word = searchText(typed);
  const stored = texts[0]?.split(/\s+/).find((part) => searchText(part).includes(word));
  return [typed, stored].find((spelling) => texts.every((text) => isInLiterally(text, spelling)));
}

/** The filters with which a list is opened: of its columns, and the quick filter. */
interface ListFilter {
  readonly columnFilters: Readonly<Record<string, string>>;
  readonly filter: string;
}

/**
 * The narrowest filter of a list that still shows all of `rows`. A word filters a column if all rows have it there in one
 * spelling, else it becomes part of the quick filter if all rows show it in a cell. Other words are left out.
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
    const word = searchText(typed);
    const [column] = Object.entries(columns).flatMap(([key, text]) => {
      const spelling = key in columnFilters ? undefined : sharedSpelling(rows.map(text), typed);
      return spelling === undefined ? [] : [[key, spelling] as const];
    });
    if (column) columnFilters[column[0]] = column[1];
    else if (rows.every((row) => cells(row).some((cell) => searchText(cell).includes(word))))
      quick.push(typed);
  }
  return { columnFilters, filter: quick.join(' ') };
}
