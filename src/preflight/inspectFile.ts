import type { CheckedFile, FileSheet } from './rules/file';
import { fileStartBytes, formatOf, markedEncoding, unreadBecause, type Unread } from './rules/fileStart';
import type { SourceRow } from './rules/fileTable';
import { SheetReader } from './rules/sheet';
import type { CheckChoices } from './rules/sums';
import type { ListedSheet, WorkbookSink } from './workbook/readWorkbook';
import { Unreadable } from './workbook/unreadable';
import { TextRows, type TextSink } from './textRows';

const mebibyte = 1024 * 1024;

/** The limits for a file that is read. A larger file is passed on unread. */
export const limits = {
  textBytes: 100 * mebibyte,
  workbookBytes: 25 * mebibyte,
  rows: 200_000,
  columns: 250,
};

/** The outcome of reading a file. `failed`: another attempt may succeed. */
export type Outcome =
  | { kind: 'read'; checked: CheckedFile; encoding?: string }
  | { kind: 'unread'; why: Unread['why'] | 'failed'; reason: string };

/** The choices of the user that are needed to read the file. */
export type ReadingChoices = Pick<CheckChoices, 'headerRow' | 'decimalSign' | 'dateOrder' | 'plainQuotes'>;

/** Collects the rows of all sheets of a file, up to the limits. A text is one sheet without a name. */
class FileSink implements WorkbookSink, TextSink {
  readonly #choices: ReadingChoices;
  readonly #isWorkbook: boolean;
  readonly #sheets: {
    listed: ListedSheet;
    reader?: SheetReader;
    hidden?: readonly number[];
    unread?: string;
  }[] = [];
  #delimiter: string | undefined;
  #rowCount = 0;

  constructor(choices: ReadingChoices, isWorkbook: boolean) {
    this.#choices = choices;
    this.#isWorkbook = isWorkbook;
  }

  sheets(listed: readonly ListedSheet[]): void {
    for (const each of listed) this.#sheets.push({ listed: each });
  }

  startText(delimiter: string): void {
    this.#delimiter = delimiter;
    this.sheets([{ name: '', isHidden: false }]);
  }

  hiddenColumns(sheet: number, columns: readonly number[]): void {
    const entry = this.#sheets[sheet];
    if (entry) entry.hidden = columns;
  }

  row(sheet: number, source: SourceRow): void {
    const { cells, row } = source;
    this.#rowCount += 1;
    if (this.#rowCount > limits.rows)
      throw new Unreadable(`The file has more than ${limits.rows.toLocaleString('en-US')} rows.`);
    if (cells.length > limits.columns && cells.slice(limits.columns).some((cell) => cell.trim() !== ''))
      throw new Unreadable(`Row ${String(row)} has more than ${String(limits.columns)} columns.`);
    this.#readerOf(sheet)?.add(source);
  }

  brokenQuotes(row: number): void {
    this.#readerOf(0)?.addBrokenQuotes(row);
  }

  unread(sheet: number, reason: string): void {
    const entry = this.#sheets[sheet];
    if (!entry) return;
    entry.unread = reason;
    delete entry.reader;
  }

  #readerOf(sheet: number): SheetReader | undefined {
    const entry = this.#sheets[sheet];
    const { decimalSign, dateOrder, headerRow } = this.#choices;
    if (entry)
      entry.reader ??= new SheetReader(sheet, {
        isSheet: this.#isWorkbook,
        delimiter: this.#delimiter,
        hasSemicolons: this.#delimiter === ';',
        hiddenColumns: entry.hidden,
        sheetName: entry.listed.name,
        chosenSign: decimalSign,
        dateOrder,
        headerRow: headerRow?.sheet === sheet ? headerRow.row : undefined,
      });
    return entry?.reader;
  }

  get checked(): CheckedFile {
    const sheets = this.#sheets.map(({ listed, reader, unread }): FileSheet => {
      const content = reader?.finish() ?? { tables: [], topRows: [] };
      return { ...listed, ...content, ...(unread !== undefined && { unread }) };
    });
    return { sheets, isWorkbook: this.#isWorkbook };
  }
}

type Progress = (share: number) => void;

/** Thrown if the bytes of a text are not in the encoding of the decoder. */
class WrongEncodingError extends Error {}

/** A decoder for a text in pieces. Call it without a piece at the end. */
function newDecoder(encoding: string): (piece?: Uint8Array) => string {
  const decoder = new TextDecoder(encoding, { fatal: encoding === 'utf-8' });
  return (piece) => {
    try {
      return decoder.decode(piece, { stream: piece !== undefined });
    } catch {
      throw new WrongEncodingError();
    }
  };
}

async function inspectText(
  file: Blob,
  encoding: string,
  choices: ReadingChoices,
  onProgress: Progress,
): Promise<Outcome> {
  const sink = new FileSink(choices, false);
  const text = new TextRows(sink, choices.plainQuotes === true);
  const decode = newDecoder(encoding);
  const reader = file.stream().getReader();
  let read = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    read += next.value.byteLength;
    text.push(decode(next.value));
    onProgress(read / file.size);
  }
  text.push(decode());
  text.end();
  return { kind: 'read', checked: sink.checked, encoding };
}

/** Reads a text by its byte order mark, else as UTF-8, and as Windows-1252 if its bytes are not UTF-8. */
async function inspectAnyText(
  file: Blob,
  start: Uint8Array,
  choices: ReadingChoices,
  onProgress: Progress,
): Promise<Outcome> {
  try {
    return await inspectText(file, markedEncoding(start) ?? 'utf-8', choices, onProgress);
  } catch (error) {
    if (!(error instanceof WrongEncodingError)) throw error;
    return inspectText(file, 'windows-1252', choices, onProgress);
  }
}

/** Thrown if the code that reads workbooks could not be loaded. */
class ReaderNotLoadedError extends Error {}

async function inspectWorkbook(file: Blob, choices: ReadingChoices): Promise<Outcome> {
  // Loaded only for workbooks.
  const { readWorkbook } = await import('./workbook/readWorkbook').catch(() => {
    throw new ReaderNotLoadedError();
  });
  const sink = new FileSink(choices, true);
  await readWorkbook(file, sink);
  return { kind: 'read', checked: sink.checked };
}

/**
 * Reads a file in the worker; never rejects and never changes the file. `onProgress` gets the share of a text that is
 * read, from 0 to 1.
 */
export async function inspectFile(
  file: File,
  choices: ReadingChoices,
  onProgress: Progress,
): Promise<Outcome> {
  try {
    const start = new Uint8Array(await file.slice(0, fileStartBytes).arrayBuffer());
    const unread = unreadBecause(file.name, start);
    if (unread) return { kind: 'unread', ...unread };
    const isWorkbook = formatOf(file.name) === 'xlsx';
    const maxBytes = isWorkbook ? limits.workbookBytes : limits.textBytes;
    if (file.size > maxBytes)
      throw new Unreadable(`The file is larger than ${String(maxBytes / mebibyte)} MB.`);
    return await (isWorkbook
      ? inspectWorkbook(file, choices)
      : inspectAnyText(file, start, choices, onProgress));
  } catch (error) {
    if (error instanceof Unreadable) return { kind: 'unread', why: 'passedOn', reason: error.message };
    const reason =
      error instanceof ReaderNotLoadedError
        ? 'A part of the page could not be loaded. Check the connection, or reload the page.'
        : 'The file can’t be read. It may have been moved or changed.';
    return { kind: 'unread', why: 'failed', reason };
  }
}
