import { markedEncoding } from '@/domain/preflight/fileStart';
import { SheetCells, type OnRow } from './sheetCells';
import { damagedWorkbook, tooLargeWorkbook, Unreadable } from './unreadable';
import { Relationships, SharedStrings, Styles, WorkbookList } from './workbookParts';
import { XmlReader, type XmlHandler } from './xml';
import { Archive } from './zip';

const mebibyte = 1024 * 1024;
/** So much XML is unpacked at most, and so much of a part that only says what the workbook consists of. */
const maxUnpackedBytes = 100 * mebibyte;
const maxDescriptionBytes = 20 * mebibyte;

export interface SheetChoice {
  /** The names of all sheets of the workbook, in order, and which of them was read, counted from 0. */
  names: readonly string[];
  chosen: number;
}

/** Reads one part of the workbook, no more than `limit` bytes of it. */
async function readPart<Handler extends XmlHandler>(
  archive: Archive,
  name: string,
  handler: Handler,
  limit = maxDescriptionBytes,
): Promise<Handler> {
  const reader = new XmlReader(handler);
  let decoder: TextDecoder | undefined;
  let left = limit;
  await archive.unpack(name, (piece) => {
    left -= piece.byteLength;
    if (left < 0) throw tooLargeWorkbook();
    decoder ??= new TextDecoder(markedEncoding(piece) ?? 'utf-8', { fatal: true });
    reader.push(decoder.decode(piece, { stream: true }));
  });
  reader.push(decoder?.decode() ?? '');
  reader.end();
  return handler;
}

/** The same where the workbook may go without the part. */
async function readOptionalPart<Handler extends XmlHandler>(
  archive: Archive,
  name: string,
  handler: Handler,
  limit?: number,
): Promise<Handler> {
  return archive.has(name) ? readPart(archive, name, handler, limit) : handler;
}

async function readSheetOf(archive: Archive, sheet: number | undefined, take: OnRow): Promise<SheetChoice> {
  const { sheets, epoch } = await readPart(archive, 'xl/workbook.xml', new WorkbookList());
  const parts = await readPart(archive, 'xl/_rels/workbook.xml.rels', new Relationships());
  const chosen =
    sheet ??
    Math.max(
      0,
      sheets.findIndex(({ isHidden }) => !isHidden),
    );
  const part = parts.withId(sheets[chosen]?.relationship ?? '');
  if (part === undefined) throw damagedWorkbook();
  const styles = await readOptionalPart(archive, parts.ofType('styles') ?? 'xl/styles.xml', new Styles());
  const strings = await readOptionalPart(
    archive,
    parts.ofType('sharedStrings') ?? 'xl/sharedStrings.xml',
    new SharedStrings(),
    maxUnpackedBytes,
  );
  await readPart(archive, part, new SheetCells({ strings, styles, epoch }, take), maxUnpackedBytes);
  return { names: sheets.map(({ name }) => name), chosen };
}

/**
 * Reads one sheet of an XLSX workbook, by its place counted from 0, or the first that is not hidden, and hands over its
 * rows. It unpacks and reads piece by piece: neither the workbook's parts nor the sheet are in memory as a whole. Own
 * code, because libraries build the whole grid of a sheet, start workers that the content security policy forbids, or
 * know no limit. Throws `Unreadable`.
 */
export async function readSheet(file: Blob, sheet: number | undefined, take: OnRow): Promise<SheetChoice> {
  try {
    return await readSheetOf(new Archive(await file.arrayBuffer(), maxUnpackedBytes), sheet, take);
  } catch (error) {
    throw error instanceof Unreadable ? error : damagedWorkbook();
  }
}
