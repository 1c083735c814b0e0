import type { CheckedFile, FileSheet } from './rules/file';
import { fileStartBytes, formatOf, markedEncoding, unreadBecause, type Unread } from './rules/fileStart';
import type { SourceRow } from './rules/fileTable';
import { SheetReader } from './rules/sheet';
import type { CheckChoices } from './rules/sums';
import type { ListedSheet, WorkbookSink } from './workbook/readWorkbook';
import { Unreadable } from './workbook/unreadable';
import { TextRows, type TextSink } from './textRows';

const mebibyte = 1024 * 1024;

/** What is read, at most. A larger file is passed on unread. */
export const caps = { textBytes: 100 * mebibyte, workbookBytes: 25 * mebibyte, rows: 200_000, columns: 250 };

/** What came of reading a file. `failed`: another attempt may do better. */
export type Outcome =
  | { kind: 'read'; checked: CheckedFile; encoding?: string }
  | { kind: 'unread'; why: Unread['why'] | 'failed'; reason: string };

/** What the user chose that has to be known when the file is read. */
export type ReadingChoices = Pick<CheckChoices, 'headerRow' | 'decimalSign' | 'dateOrder' | 'plainQuotes'>;

/** Takes the rows of all sheets of a file, up to the caps. A text is one sheet without a name. */
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
    const own = this.#sheets[sheet];
    if (own) own.hidden = columns;
  }

  row(sheet: number, source: SourceRow): void {
    const { cells, row } = source;
    this.#rowCount += 1;
    if (this.#rowCount > caps.rows)
      throw new Unreadable(`The file has more than ${caps.rows.toLocaleString('en-US')} rows.`);
    if (cells.length > caps.columns && cells.slice(caps.columns).some((cell) => cell.trim() !== ''))
      throw new Unreadable(`Row ${String(row)} has more than ${String(caps.columns)} columns.`);
    this.#readerOf(sheet)?.add(source);
  }

  brokenQuotes(row: number): void {
    this.#readerOf(0)?.addBrokenQuotes(row);
  }

  unread(sheet: number, reason: string): void {
    const own = this.#sheets[sheet];
    if (!own) return;
    own.unread = reason;
    delete own.reader;
  }

  #readerOf(sheet: number): SheetReader | undefined {
    const own = this.#sheets[sheet];
    const { decimalSign, dateOrder, headerRow } = this.#choices;
    if (own)
      own.reader ??= new SheetReader(sheet, {
        isSheet: this.#isWorkbook,
        delimiter: this.#delimiter,
        hasSemicolons: this.#delimiter === ';',
        hiddenColumns: own.hidden,
        chosenSign: decimalSign,
        dateOrder,
        headerRow: headerRow?.sheet === sheet ? headerRow.row : undefined,
      });
    return own?.reader;
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

/** The bytes of a text are not in the encoding that was tried. */
class OtherEncoding extends Error {}

/** A decoder that takes a text piece by piece, and its end when called without one. */
function decoderOf(encoding: string): (piece?: Uint8Array) => string {
  const decoder = new TextDecoder(encoding, { fatal: encoding === 'utf-8' });
  return (piece) => {
    try {
      return decoder.decode(piece, { stream: piece !== undefined });
    } catch {
      throw new OtherEncoding();
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
  const decode = decoderOf(encoding);
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

/** The text as UTF-8, or by its mark; bytes that are no UTF-8 were written by a Western Windows program. */
async function inspectAnyText(
  file: Blob,
  start: Uint8Array,
  choices: ReadingChoices,
  onProgress: Progress,
): Promise<Outcome> {
  try {
    return await inspectText(file, markedEncoding(start) ?? 'utf-8', choices, onProgress);
  } catch (error) {
    if (!(error instanceof OtherEncoding)) throw error;
    return inspectText(file, 'windows-1252', choices, onProgress);
  }
}

/** The code that reads workbooks could not be loaded. */
class MissingReader extends Error {}

async function inspectWorkbook(file: Blob, choices: ReadingChoices): Promise<Outcome> {
  // Loaded when needed: text is read without it.
  const { readWorkbook } = await import('./workbook/readWorkbook').catch(() => {
    throw new MissingReader();
  });
  const sink = new FileSink(choices, true);
  await readWorkbook(file, sink);
  return { kind: 'read', checked: sink.checked };
}

/**
 * Reads a chosen file and says what is in it; never rejects and never changes the file. `onProgress` gets the share
 * of a text that is read, from 0 to 1. Runs in the worker.
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
    const maxBytes = isWorkbook ? caps.workbookBytes : caps.textBytes;
    if (file.size > maxBytes)
      throw new Unreadable(`The file is larger than ${String(maxBytes / mebibyte)} MB.`);
    return await (isWorkbook
      ? inspectWorkbook(file, choices)
      : inspectAnyText(file, start, choices, onProgress));
  } catch (error) {
    if (error instanceof Unreadable) return { kind: 'unread', why: 'passedOn', reason: error.message };
    const reason =
      error instanceof MissingReader
        ? 'A part of the page could not be loaded. Check the connection, or reload the page.'
        : 'The file can’t be read. It may have been moved or changed.';
    return { kind: 'unread', why: 'failed', reason };
  }
}
