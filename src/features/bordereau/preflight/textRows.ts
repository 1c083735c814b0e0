import Papa, { type ParseResult } from 'papaparse';
import type { Cells } from '@/domain/preflight/cells';
import { headerSearchRows, namedColumns } from '@/domain/preflight/header';
import { Unreadable } from './unreadable';

const delimiters = [',', ';', '\t', '|'] as const;
type Delimiter = (typeof delimiters)[number];

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
function parse(text: string, delimiter: Delimiter, isLast: boolean, preview = 0): Parsed {
  const parser = new Papa.Parser({ delimiter, newline: '\n', preview });
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- the package's types call its answer any
  const { data, errors, meta }: ParseResult<string[]> = parser.parse(text, 0, !isLast);
  const broken = errors.find(({ type, row }) => type === 'Quotes' && (isLast || (row ?? 0) < data.length));
  return { rows: data, brokenAt: broken && (broken.row ?? 0), rest: meta.cursor };
}

/** The delimiter by which a row names the most columns, two at least; else the one that makes the most cells. */
function guessDelimiter(sample: string): Delimiter {
  let best: Delimiter = ',';
  let bestScore = -1;
  for (const delimiter of delimiters) {
    const { rows } = parse(sample, delimiter, true, headerSearchRows);
    const named = Math.max(0, ...rows.map(namedColumns));
    const cells = rows.reduce((sum, row) => sum + row.length, 0);
    const score = (named < 2 ? 0 : named * 1e6) + cells;
    if (score > bestScore) [best, bestScore] = [delimiter, score];
  }
  return best;
}

interface RowSink {
  add(cells: Cells): void;
  addBrokenQuotes(row: number): void;
}

/** Splits delimited text into rows as it arrives, in pieces of any length, and keeps none of it. */
export class TextRows {
  readonly #sink: RowSink;
  #delimiter: Delimiter | undefined;
  /** What is not yet split: the sample, later the row that the last piece broke off in. */
  #rest = '';
  #rowCount = 0;

  constructor(sink: RowSink) {
    this.#sink = sink;
  }

  get delimiter(): Delimiter | undefined {
    return this.#delimiter;
  }

  push(piece: string): void {
    const text = this.#rest + piece;
    // A line end may be cut in two by the end of the piece.
    const end = text.endsWith('\r') ? text.length - 1 : text.length;
    const whole = text.slice(0, end).replaceAll(/\r\n?/g, '\n');
    const cut = text.slice(end);
    if (!this.#delimiter && whole.length < sampleLength) {
      this.#rest = whole + cut;
      return;
    }
    this.#rest = this.#split(whole, false) + cut;
  }

  end(): void {
    this.#split(this.#rest.replaceAll(/\r\n?/g, '\n'), true);
    this.#rest = '';
  }

  #split(text: string, isLast: boolean): string {
    this.#delimiter ??= guessDelimiter(text.slice(0, sampleLength));
    const { rows, brokenAt, rest } = parse(text, this.#delimiter, isLast);
    if (brokenAt !== undefined) this.#sink.addBrokenQuotes(this.#rowCount + brokenAt + 1);
    for (const row of rows) this.#sink.add(row);
    this.#rowCount += rows.length;
    if (isLast) return '';
    const unfinished = text.slice(rest);
    if (unfinished.length > longestRow)
      throw new Unreadable(`Row ${String(this.#rowCount + 1)} does not end: its quotes do not match.`);
    return unfinished;
  }
}
