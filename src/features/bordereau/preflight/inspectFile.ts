import type { Cells } from '@/domain/preflight/cells';
import {
  fileStartBytes,
  formatOf,
  markedEncoding,
  unreadBecause,
  type Unread,
} from '@/domain/preflight/fileStart';
import { Inspector, type Inspection } from '@/domain/preflight/inspector';
import { TextRows } from './textRows';
import { Unreadable } from './unreadable';
import type { SheetChoice } from './workbookRows';

const mebibyte = 1024 * 1024;

/** What is read, at most. A larger file is passed on unread. */
export const caps = { textBytes: 100 * mebibyte, workbookBytes: 25 * mebibyte, rows: 200_000, columns: 250 };

/** What came of reading a file. `failed`: another attempt may do better. */
export type Outcome =
  | { kind: 'read'; inspection: Inspection; encoding?: string; sheets?: SheetChoice }
  | { kind: 'unread'; why: Unread['why'] | 'failed'; reason: string };

/** Takes rows up to the caps and hands them on. */
class CappedRows {
  readonly inspector: Inspector;
  #count = 0;

  constructor(inspector = new Inspector()) {
    this.inspector = inspector;
  }

  /** Without a number the row is the one after the last. */
  add(cells: Cells, row = this.#count + 1): void {
    this.#count += 1;
    if (this.#count > caps.rows)
      throw new Unreadable(`The file has more than ${caps.rows.toLocaleString('en-US')} rows.`);
    if (cells.length > caps.columns && cells.slice(caps.columns).some((cell) => cell.trim() !== ''))
      throw new Unreadable(`Row ${String(row)} has more than ${String(caps.columns)} columns.`);
    this.inspector.add(cells, row);
  }

  addBrokenQuotes(row: number): void {
    this.inspector.addBrokenQuotes(row);
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

async function inspectText(file: Blob, encoding: string, onProgress: Progress): Promise<Outcome> {
  const rows = new CappedRows();
  const text = new TextRows(rows);
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
  return { kind: 'read', inspection: rows.inspector.finish(), encoding };
}

/** The text as UTF-8, or by its mark; bytes that are no UTF-8 were written by a Western Windows program. */
async function inspectAnyText(file: Blob, start: Uint8Array, onProgress: Progress): Promise<Outcome> {
  try {
    return await inspectText(file, markedEncoding(start) ?? 'utf-8', onProgress);
  } catch (error) {
    if (!(error instanceof OtherEncoding)) throw error;
    return inspectText(file, 'windows-1252', onProgress);
  }
}

/** The code that reads workbooks could not be loaded. */
class MissingReader extends Error {}

async function inspectWorkbook(file: Blob, sheet: number | undefined): Promise<Outcome> {
  // Loaded when needed: text is read without it.
  const { readSheet } = await import('./workbookRows').catch(() => {
    throw new MissingReader();
  });
  const rows = new CappedRows(new Inspector({ sheetColumns: caps.columns }));
  const sheets = await readSheet(file, sheet, (cells, row) => {
    rows.add(cells, row);
  });
  return { kind: 'read', inspection: rows.inspector.finish(), sheets };
}

function tooLarge(bytes: number): Unreadable {
  return new Unreadable(`The file is larger than ${String(bytes / mebibyte)} MB.`);
}

async function inspectReadable(
  file: File,
  start: Uint8Array,
  sheet: number | undefined,
  onProgress: Progress,
): Promise<Outcome> {
  if (formatOf(file.name) === 'xlsx') {
    if (file.size > caps.workbookBytes) throw tooLarge(caps.workbookBytes);
    return inspectWorkbook(file, sheet);
  }
  if (file.size > caps.textBytes) throw tooLarge(caps.textBytes);
  return inspectAnyText(file, start, onProgress);
}

/**
 * Reads a chosen file and says what is in it; never rejects and never changes the file. `onProgress` gets the share
 * of a text that is read, from 0 to 1. Runs in the worker.
 */
export async function inspectFile(
  file: File,
  sheet: number | undefined,
  onProgress: Progress,
): Promise<Outcome> {
  try {
    const start = new Uint8Array(await file.slice(0, fileStartBytes).arrayBuffer());
    const unread = unreadBecause(file.name, start);
    if (unread) return { kind: 'unread', ...unread };
    return await inspectReadable(file, start, sheet, onProgress);
  } catch (error) {
    if (error instanceof Unreadable) return { kind: 'unread', why: 'passedOn', reason: error.message };
    const reason =
      error instanceof MissingReader
        ? 'A part of the page could not be loaded. Check the connection, or reload the page.'
        : 'The file can’t be read. It may have been moved or changed.';
    return { kind: 'unread', why: 'failed', reason };
  }
}
