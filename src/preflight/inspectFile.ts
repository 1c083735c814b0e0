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
  #listed: readonly ListedSheet[] = [];
  readonly #readers = new Map<number, SheetReader>();
  readonly #hidden = new Map<number, readonly number[]>();
  readonly #unread = new Map<number, string>();
  /** The delimiter of a text; undefined for a workbook. */
  #delimiter: string | undefined;
  #rowCount = 0;

  constructor(choices: ReadingChoices) {
    this.#choices = choices;
  }

  sheets(listed: readonly ListedSheet[]): void {
    this.#listed = listed;
  }

  startText(delimiter: string): void {
    this.#delimiter = delimiter;
    this.sheets([{ name: '', isHidden: false }]);
  }

  hiddenColumns(sheet: number, columns: readonly number[]): void {
    this.#hidden.set(sheet, columns);
  }

  row(sheet: number, source: SourceRow): void {
    const { cells, row } = source;
    this.#rowCount += 1;
    if (this.#rowCount > limits.rows)
      throw new Unreadable(`The file has more than ${limits.rows.toLocaleString('en-US')} rows.`);
    if (cells.slice(limits.columns).some((cell) => cell.trim() !== ''))
      throw new Unreadable(`Row ${String(row)} has more than ${String(limits.columns)} columns.`);
    this.#readerOf(sheet).add(source);
  }

  brokenQuotes(row: number): void {
    this.#readerOf(0).addBrokenQuotes(row);
  }

  unread(sheet: number, reason: string): void {
    this.#unread.set(sheet, reason);
    this.#readers.delete(sheet);
  }

  #readerOf(sheet: number): SheetReader {
    const { decimalSign, dateOrder, headerRow } = this.#choices;
    const reader =
      this.#readers.get(sheet) ??
      new SheetReader(sheet, {
        isSheet: this.#delimiter === undefined,
        delimiter: this.#delimiter,
        hasSemicolons: this.#delimiter === ';',
        hiddenColumns: this.#hidden.get(sheet),
        sheetName: this.#listed[sheet]?.name,
        chosenSign: decimalSign,
        dateOrder,
        headerRow: headerRow?.sheet === sheet ? headerRow.row : undefined,
      });
    this.#readers.set(sheet, reader);
    return reader;
  }

  get checked(): CheckedFile {
    const sheets = this.#listed.map((listed, index): FileSheet => {
      const unread = this.#unread.get(index);
      const content = this.#readers.get(index)?.finish() ?? { tables: [], topRows: [] };
      return { ...listed, ...content, ...(unread !== undefined && { unread }) };
    });
    return { sheets, isWorkbook: this.#delimiter === undefined };
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
  const sink = new FileSink(choices);
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

async function inspectWorkbook(file: Blob, choices: ReadingChoices): Promise<Outcome> {
  // Loaded only for workbooks.
  const loaded = await import('./workbook/readWorkbook').catch(() => undefined);
  if (!loaded)
    return {
      kind: 'unread',
      why: 'failed',
      reason: 'A part of the page could not be loaded. Check the connection, or reload the page.',
    };
  const sink = new FileSink(choices);
  await loaded.readWorkbook(file, sink);
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
    const reason = 'The file can’t be read. It may have been moved or changed.';
    return { kind: 'unread', why: 'failed', reason };
  }
}
