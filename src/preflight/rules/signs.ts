import { couldBeMoney, Numbers } from './amounts';
import { normalizedHead } from './columns';

/** Which side of an account a text names: a debit adds to the sum, a credit takes from it. */
type Side = 'debit' | 'credit';

/** A column, or a few rows, whose texts determine the sign of the amounts, such as Dr/Cr. */
export interface SignColumn {
  name: string;
  values: readonly string[];
  /** The value of each row, from 1; 0 for none. */
  ofRow: Float64Array;
  /** The values that name a credit, from 1. */
  credits: readonly number[];
}

/** Whole texts that name a side, without points, 'note' and 'premium'. */
const abbreviations = new Map<string, Side>([
  ...['dr', 'db', 'dn', 'ap'].map((text) => [text, 'debit'] as const),
  ...['cr', 'cn', 'rp', 'minus'].map((text) => [text, 'credit'] as const),
]);
/** Texts that name a side only where a column holds little else. */
const marks = new Map<string, Side>([
  ...['p', 'd', '+'].map((text) => [text, 'debit'] as const),
  ...['n', 'c', '-', '−'].map((text) => [text, 'credit'] as const),
]);
const fillers = /\b(?:notes?|memos?|premiums?|prem|entry|entries|items?|nos?|number)\b/g;
/** 'Credit Card' is a way to pay, 'Credit Union' a kind of company. */
const sideWord =
  /\b(debit|credit|return|refund)(?:s|ed)?\b(?! ?(?:cards?|unions?|insurance|surety|risks?)\b)/;

function plainWords(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[.'’]/g, '')
    .replace(/^([a-z])\/([a-z])\b/, '$1$2');
}

/** The side that a text names with a whole word: 'Credit Note', 'Less returns'. */
function wordSide(words: string): Side | undefined {
  const word = sideWord.exec(words)?.[1];
  if (word === undefined) return undefined;
  return word === 'debit' ? 'debit' : 'credit';
}

/** The side that a cell names, whatever else its column holds; undefined for most texts. */
function sideOf(text: string): Side | undefined {
  if (text.length > 12 && !/debit|credit|return|refund|additional/i.test(text)) return undefined;
  const words = plainWords(text);
  if (/^additional premiums?$/.test(words)) return 'debit';
  const rest = words.replaceAll(fillers, '').trim();
  return wordSide(words) ?? abbreviations.get(rest) ?? abbreviations.get(rest.replace(/s$/, ''));
}

/** Whether a text is a short word for debit or credit, and holds nothing else. */
export function isSignWord(text: string): boolean {
  const words = plainWords(text).replaceAll(fillers, '').trim().replace(/s$/, '');
  return marks.has(words) || abbreviations.has(words) || /^(?:debit|credit|return|refund)$/.test(words);
}

/** The side that the head of a column of amounts names: 'Return Premium'. */
export function sideOfHead(head: string): Side | undefined {
  return wordSide(normalizedHead(head));
}

/** The signs of all rows of a table whose title or sheet names a side: 'Return premiums'; undefined if it names none. */
export function signOfTitle(title: string, rowCount: number): SignColumn | undefined {
  const words = normalizedHead(title);
  const whole = isSignWord(title) ? sideOf(title) : undefined;
  const isCredit =
    whole === 'credit' ||
    /\b(?:returns|refunds|credits|(?:return|credit|refund) (?:premiums?|notes?|entries|items|adjustments?))\b/.test(
      words,
    );
  const isDebit = whole === 'debit' || /\b(?:debits|debit (?:notes?|entries|items))\b/.test(words);
  if (isCredit === isDebit || couldBeMoney(title)) return undefined;
  return {
    name: `“${title}”`,
    values: [title],
    credits: isCredit ? [1] : [],
    ofRow: new Float64Array(rowCount).fill(1),
  };
}

/** Whether a head announces debits and credits: 'Dr/Cr', '+/-', 'Sign'. */
function announcesSides(head: string): boolean {
  const words = normalizedHead(head);
  return (
    /^sign$|\b(?:dr|debits?)\b.*\b(?:cr|credits?)\b|\b(?:d c|p n|dn cn|ap rp|plus minus)\b/.test(words) ||
    /\+ ?\/? ?-/.test(head)
  );
}

/** Heads of columns in which CN is a country and Dr a doctor. */
const otherHead = /\b(?:country|territory|state|province|title|salutation|prefix)\b/;

/** The different texts that are stored of a column; more are stored only if they name a side. */
const maxTexts = 300;
const maxSideTexts = 1000;
/** The longest list of texts that is shown as a whole. */
const maxShown = 12;

/** The different texts of a column, and the text of each row. */
export class ColumnTexts {
  readonly #indices = new Map<string, number>();
  readonly #sides = new Map<number, Side>();
  readonly #counts: number[] = [];
  #ofRow = new Numbers();
  #filled = 0;
  /** Whether the column has more texts than are stored. */
  #isCut = false;

  /** `index` is the index of the row; a blank text is not counted. */
  add(index: number, text: string): void {
    if (text === '') return;
    this.#filled += 1;
    const found = this.#indices.get(text) ?? this.#store(text);
    if (found === 0) return;
    this.#counts[found] = (this.#counts[found] ?? 0) + 1;
    this.#ofRow.put(index, found, 0);
  }

  #store(text: string): number {
    const side = sideOf(text);
    const size = this.#indices.size;
    if (!side && size >= maxTexts) {
      this.#isCut = true;
      return 0;
    }
    if (side && size >= maxTexts + maxSideTexts)
      return [...this.#sides].find(([, known]) => known === side)?.[0] ?? size;
    this.#indices.set(text, size + 1);
    if (side) this.#sides.set(size + 1, side);
    return size + 1;
  }

  /** The stored texts; the index of each in this list is one lower than that in `ofRow`. */
  get names(): readonly string[] {
    return [...this.#indices.keys()];
  }

  get isCut(): boolean {
    return this.#isCut;
  }

  /** The index of the text of each row, from 1; 0 for none. */
  get ofRow(): Float64Array {
    return this.#ofRow.values;
  }

  /** What the column says about the sign of amounts; undefined if it says nothing. `head` is its head. */
  sign(head: string): SignColumn | undefined {
    const { names, ofRow } = this;
    if (names.length === 0 || otherHead.test(normalizedHead(head))) return undefined;
    const ofMark = names.map((name) => marks.get(plainWords(name)));
    const markRows = ofMark.reduce((sum, side, at) => sum + (side ? (this.#counts[at + 1] ?? 0) : 0), 0);
    const isAnnounced = announcesSides(head) && !this.#isCut;
    const hasBoth = ofMark.includes('debit') && ofMark.includes('credit');
    const areMarks = markRows * 3 >= this.#filled * 2 && (isAnnounced || hasBoth);
    // 'Plus' alone may be the name of a plan.
    const hasMinus = names.some((name) => plainWords(name) === 'minus');
    const sideAt = (at: number): Side | undefined => {
      const side = this.#sides.get(at + 1) ?? (areMarks ? ofMark[at] : undefined);
      return side ?? (hasMinus && plainWords(names[at] ?? '') === 'plus' ? 'debit' : undefined);
    };
    const named = names.flatMap((_, at) => (sideAt(at) ? [at] : []));
    if (named.length === 0 && !isAnnounced) return undefined;
    const shown = names.length <= maxShown ? [...names.keys()] : named;
    const newIndex = new Map(shown.map((at, place) => [at + 1, place + 1]));
    return {
      name: head,
      values: shown.map((at) => names[at] ?? ''),
      ofRow: ofRow.map((index) => newIndex.get(index) ?? 0),
      credits: shown.flatMap((at, place) => (sideAt(at) === 'credit' ? [place + 1] : [])),
    };
  }
}

/** The rows without a reference in which a word names a side: 'Less return premiums'. */
export class RowSigns {
  readonly #texts = new ColumnTexts();

  /** Adds the texts of a row, by its index, that are in no column with texts of its own. */
  add(index: number, cells: readonly string[]): void {
    const text = cells.find((cell) => wordSide(plainWords(cell)) !== undefined);
    if (text !== undefined) this.#texts.add(index, text.trim());
  }

  get sign(): SignColumn | undefined {
    return this.#texts.sign('A row without a reference');
  }
}

/**
 * The signs of a table: of the column that names sides, with both sides before one, and of rows without a reference in
 * which a word names a side.
 */
export function signsOf(
  columns: readonly { name: string; cellTexts: ColumnTexts | undefined }[],
  rows: SignColumn | undefined,
): SignColumn | undefined {
  const found = columns.flatMap(({ name, cellTexts }) => cellTexts?.sign(name) ?? []);
  const column =
    found.find(({ credits, values }) => credits.length > 0 && credits.length < values.length) ?? found[0];
  if (!column || !rows) return column ?? rows;
  const { length } = column.values;
  const count = Math.max(column.ofRow.length, rows.ofRow.length);
  return {
    name: column.name,
    values: [...column.values, ...rows.values],
    credits: [...column.credits, ...rows.credits.map((value) => value + length)],
    ofRow: Float64Array.from({ length: count }, (_, row) => {
      const ofRow = rows.ofRow[row] ?? 0;
      return ofRow > 0 ? ofRow + length : (column.ofRow[row] ?? 0);
    }),
  };
}
