import Papa, { type ParseConfig, type ParseResult } from 'papaparse';
import type { Cells } from './rules/cells';
import type { SourceRow } from './rules/fileTable';
import { headerSearchRows, namedColumns } from './rules/header';
import { Unreadable } from './workbook/unreadable';

const delimiters = [',', ';', '\t', '|'] as const;

/** The number of rows for guessing the delimiter: there may be many notes above a table. */
const sampleRows = headerSearchRows * 2;

/** The length of the text for guessing the delimiter. */
const sampleLength = 64 * 1024;

/**
 * A longer row is an error: its quotes do not match, and searching for their end with each piece would take too long.
 */
const longestRow = 1024 * 1024;

/**
 * Papa Parse on one piece of text; `isLast` says that its last row is complete. `brokenAt` is the index of the first row
 * whose quotes do not match, `rest` the position where the last, incomplete row begins.
 */
function parse(text: string, delimiter: string, isLast: boolean, parseOptions: ParseConfig = {}) {
  const parser = new Papa.Parser({ delimiter, newline: '\n', ...parseOptions });
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- the result is any in the types of the package
  const { data, errors, meta }: ParseResult<string[]> = parser.parse(text, 0, !isLast);
  const broken = errors.find(({ type, row }) => type === 'Quotes' && (isLast || (row ?? 0) < data.length));
  return { rows: data, brokenAt: broken && (broken.row ?? 0), rest: meta.cursor };
}

/** How evenly a delimiter splits the rows: the most frequent number of cells, weighted by its number of rows. */
function evenness(rows: readonly Cells[]): number {
  const counts = new Map<number, number>();
  for (const { length } of rows) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  return Math.max(0, ...[...counts].map(([length, count]) => (length - 1) * count));
}

/** Whether a delimiter cuts most of the filled rows into the same number of cells. */
function cutsMost(rows: readonly Cells[]): boolean {
  const filled = rows.filter((cells) => cells.some((cell) => cell.trim() !== ''));
  return filled.some(({ length }) => {
    const same = filled.filter((cells) => cells.length === length);
    return length > 1 && same.length * 3 > filled.length * 2;
  });
}

/**
 * The delimiter by which a row names the most columns, at least two; else the one that splits the rows most evenly. A
 * tab that cuts most rows is one, because it is in no text and in no amount.
 */
function guessDelimiter(sample: string): string {
  let best: string = ',';
  let bestScore = -1;
  for (const delimiter of delimiters) {
    const { rows } = parse(sample, delimiter, true, { preview: sampleRows });
    const named = Math.max(0, ...rows.map(namedColumns));
    const isTab = delimiter === '\t' && cutsMost(rows);
    const score = (named < 2 && !isTab ? 0 : (named + 1) * 1e6) + evenness(rows);
    if (score > bestScore) [best, bestScore] = [delimiter, score];
  }
  return best;
}

/** Whether a backslash before a quote makes all quotes of a sample match, as in the dump of a database. */
function hasEscapedQuotes(sample: string, delimiter: string): boolean {
  if (!sample.includes('\\"')) return false;
  const isBroken = (options: ParseConfig): boolean =>
    parse(sample, delimiter, false, options).brokenAt !== undefined;
  return isBroken({}) && !isBroken({ escapeChar: '\\' });
}

/** Receives the rows of a text, like those of the first sheet of a workbook. */
export interface TextSink {
  /** Called before the first row. */
  startText(delimiter: string): void;
  row(sheet: 0, source: SourceRow): void;
  brokenQuotes(row: number): void;
}

/** The text with uniform line ends and without NUL characters, which some programs leave in it. */
function cleanedText(text: string): string {
  return text.replaceAll('\u0000', '').replaceAll(/\r\n?/g, '\n');
}

/** Splits delimited text, in pieces of any length, into rows and passes them on. */
export class TextRows {
  readonly #sink: TextSink;
  readonly #parseOptions: ParseConfig;
  #delimiter: string | undefined;
  /** The text that is not split yet: the sample, later the incomplete row at the end of the last piece. */
  #rest = '';
  #rowCount = 0;

  /** With `hasPlainQuotes` a quote has no special meaning. */
  constructor(sink: TextSink, hasPlainQuotes: boolean) {
    this.#sink = sink;
    this.#parseOptions = hasPlainQuotes ? { fastMode: true } : {};
  }

  push(piece: string): void {
    const text = this.#rest + piece;
    // A piece may end between the two characters of a line end.
    const cut = text.endsWith('\r') ? '\r' : '';
    const whole = cleanedText(text.slice(0, text.length - cut.length));
    const isSample = !this.#delimiter && whole.length < sampleLength;
    this.#rest = (isSample ? whole : this.#split(whole, false)) + cut;
  }

  end(): void {
    this.#split(cleanedText(this.#rest), true);
  }

  /** Passes the complete rows on and returns the incomplete one. */
  #split(text: string, isLast: boolean): string {
    let named: string | undefined;
    if (this.#delimiter === undefined) {
      const sample = text.slice(0, sampleLength);
      // Excel reads a first line such as 'sep=;'.
      named = /^\ufeff?sep=(.)\n/i.exec(text)?.[1];
      this.#delimiter = named ?? guessDelimiter(sample);
      if (hasEscapedQuotes(sample, this.#delimiter)) this.#parseOptions.escapeChar = '\\';
      this.#sink.startText(this.#delimiter);
    }
    const { rows, brokenAt, rest } = parse(text, this.#delimiter, isLast, this.#parseOptions);
    if (brokenAt !== undefined) this.#sink.brokenQuotes(this.#rowCount + brokenAt + 1);
    for (const [index, cells] of rows.entries()) {
      this.#rowCount += 1;
      if (index > 0 || named === undefined) this.#sink.row(0, { cells, row: this.#rowCount });
    }
    if (isLast) return '';
    const unfinished = text.slice(rest);
    if (unfinished.length > longestRow)
      throw new Unreadable(`Row ${String(this.#rowCount + 1)} does not end: its quotes do not match.`);
    return unfinished;
  }
}
