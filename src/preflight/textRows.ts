import Papa, { type ParseConfig, type ParseResult } from 'papaparse';
import type { Cells } from './rules/cells';
import type { SourceRow } from './rules/fileTable';
import { headerSearchRows, namedColumns } from './rules/header';
import { Unreadable } from './workbook/unreadable';

const delimiters = [',', ';', '\t', '|'] as const;

/** So many rows are looked at: notes above a table may take many. */
const sampleRows = headerSearchRows * 2;

/** So much text is looked at before the delimiter is settled. */
const sampleLength = 64 * 1024;

/** A row longer than this is none: its quotes do not match, and looking for their end again and again would take forever. */
const longestRow = 1024 * 1024;

interface Parsed {
  rows: readonly Cells[];
  /** The index in `rows` of the first row whose quotes do not match. */
  brokenAt: number | undefined;
  /** Where the last, unfinished row begins. */
  rest: number;
}

/** Papa Parse on one piece of text; `isLast` says that its last row is complete. */
function parse(text: string, delimiter: string, isLast: boolean, more: ParseConfig = {}): Parsed {
  const parser = new Papa.Parser({ delimiter, newline: '\n', ...more });
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- the package's types call its answer any
  const { data, errors, meta }: ParseResult<string[]> = parser.parse(text, 0, !isLast);
  const broken = errors.find(({ type, row }) => type === 'Quotes' && (isLast || (row ?? 0) < data.length));
  return { rows: data, brokenAt: broken && (broken.row ?? 0), rest: meta.cursor };
}

/** How many cells most rows have, times how many rows: the delimiter of a table cuts its rows alike. */
function evenness(rows: readonly Cells[]): number {
  const counts = new Map<number, number>();
  for (const { length } of rows) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  return Math.max(0, ...[...counts].map(([length, count]) => (length - 1) * count));
}

/** The delimiter by which a row names the most columns, two at least; else the one that cuts the rows most evenly. */
function guessDelimiter(sample: string): string {
  let best: string = ',';
  let bestScore = -1;
  for (const delimiter of delimiters) {
    const { rows } = parse(sample, delimiter, true, { preview: sampleRows });
    const named = Math.max(0, ...rows.map(namedColumns));
    const score = (named < 2 ? 0 : named * 1e6) + evenness(rows);
    if (score > bestScore) [best, bestScore] = [delimiter, score];
  }
  return best;
}

/** The delimiter that a first line such as 'sep=;' names, as Excel reads it. */
function namedDelimiter(text: string): string | undefined {
  return /^\ufeff?sep=(.)\n/i.exec(text)?.[1];
}

/** Takes the rows of a text, as those of the first sheet of a workbook. */
export interface TextSink {
  /** The delimiter is known before the first row. */
  startText(delimiter: string): void;
  row(sheet: 0, source: SourceRow): void;
  brokenQuotes(row: number): void;
}

/** Some programs leave NUL characters in their texts; they show nothing. */
function withoutNul(text: string): string {
  return text.includes('\u0000') ? text.replaceAll('\u0000', '') : text;
}

/** Splits delimited text into rows as it arrives, in pieces of any length, and keeps none of it. */
export class TextRows {
  readonly #sink: TextSink;
  readonly #more: ParseConfig;
  #delimiter: string | undefined;
  /** What is not yet split: the sample, later the row that the last piece broke off in. */
  #rest = '';
  #rowCount = 0;

  /** With `hasPlainQuotes` a quote is a character like any other. */
  constructor(sink: TextSink, hasPlainQuotes = false) {
    this.#sink = sink;
    this.#more = hasPlainQuotes ? { fastMode: true } : {};
  }

  push(piece: string): void {
    const text = this.#rest + piece;
    // A line end may be cut in two by the end of the piece.
    const end = text.endsWith('\r') ? text.length - 1 : text.length;
    const whole = withoutNul(text.slice(0, end)).replaceAll(/\r\n?/g, '\n');
    const cut = text.slice(end);
    if (!this.#delimiter && whole.length < sampleLength) {
      this.#rest = whole + cut;
      return;
    }
    this.#rest = this.#split(whole, false) + cut;
  }

  end(): void {
    this.#split(withoutNul(this.#rest).replaceAll(/\r\n?/g, '\n'), true);
    this.#rest = '';
  }

  #split(text: string, isLast: boolean): string {
    const named = this.#delimiter === undefined ? namedDelimiter(text) : undefined;
    if (this.#delimiter === undefined) {
      this.#delimiter = named ?? guessDelimiter(text.slice(0, sampleLength));
      this.#sink.startText(this.#delimiter);
    }
    const { rows, brokenAt, rest } = parse(text, this.#delimiter, isLast, this.#more);
    if (brokenAt !== undefined) this.#sink.brokenQuotes(this.#rowCount + brokenAt + 1);
    for (const [at, cells] of rows.entries()) {
      this.#rowCount += 1;
      if (at > 0 || named === undefined) this.#sink.row(0, { cells, row: this.#rowCount });
    }
    if (isLast) return '';
    const unfinished = text.slice(rest);
    if (unfinished.length > longestRow)
      throw new Unreadable(`Row ${String(this.#rowCount + 1)} does not end: its quotes do not match.`);
    return unfinished;
  }
}
