import { Archive } from './archive';
import { PartText } from './partText';
import { Relationships, relationshipsPart } from './relationships';
import { SheetCells, type SheetSink } from './sheetCells';
import {
  binaryWorkbook,
  damagedWorkbook,
  openDocument,
  tooLargeWorkbook,
  Unreadable,
  unsupportedWorkbook,
} from './unreadable';
import { SharedStrings, Styles, WorkbookPart } from './workbookParts';
import { XmlReader, type XmlHandler } from './xml';

export type { SheetRow } from './sheetCells';

const mebibyte = 1024 * 1024;
/** So much XML is unpacked at most, and so much of a part that only says what the workbook consists of. */
const maxUnpackedBytes = 100 * mebibyte;
const maxDescriptionBytes = 20 * mebibyte;

/** Kinds of sheets that are listed but hold no table, by the types of their relationships. */
const typesWithoutRows: readonly string[] = ['chartsheet', 'dialogsheet', 'xlmacrosheet', 'xlintlmacrosheet'];

export interface ListedSheet {
  name: string;
  isHidden: boolean;
}

/** Takes what a workbook holds. Sheets are named by their place in the list, columns by theirs in the sheet, both from 0. */
export interface WorkbookSink extends SheetSink {
  /** The sheets in their order in the workbook, before any row. */
  sheets(listed: readonly ListedSheet[]): void;
  /** A sheet that could not be read to its end, with the reason in a sentence; the others are. */
  unread(sheet: number, reason: string): void;
}

/** Reads one part of the workbook, no more than `limit` bytes of it. */
async function readPart<Handler extends XmlHandler>(
  archive: Archive,
  name: string,
  handler: Handler,
  limit = maxDescriptionBytes,
): Promise<Handler> {
  const reader = new XmlReader(handler);
  const text = new PartText();
  let left = limit;
  await archive.unpack(name, (piece) => {
    left -= piece.byteLength;
    if (left < 0) throw tooLargeWorkbook();
    reader.push(text.push(piece));
  });
  reader.push(text.end());
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

function relationshipsOf(archive: Archive, part: string): Promise<Relationships> {
  return readOptionalPart(archive, relationshipsPart(part), new Relationships(part));
}

/** The name of the part that lists the sheets. */
async function workbookPartOf(archive: Archive): Promise<string> {
  const part = (await relationshipsOf(archive, '')).partOfType('officedocument') ?? 'xl/workbook.xml';
  if (part.toLowerCase().endsWith('.bin')) throw binaryWorkbook();
  if (archive.has(part)) return part;
  if (archive.has('mimetype') || archive.has('content.xml')) throw openDocument();
  throw archive.has(relationshipsPart('')) ? damagedWorkbook() : unsupportedWorkbook();
}

/** Reads all sheets, the visible ones first, once the sink knows them. `part` is the name of the workbook part. */
async function readSheets(
  archive: Archive,
  part: string,
  { sheets, epoch, asksForCalculation }: WorkbookPart,
  sink: WorkbookSink,
): Promise<void> {
  const parts = await relationshipsOf(archive, part);
  sink.sheets(sheets.map(({ name, isHidden }) => ({ name, isHidden })));
  // The parts that all sheets use are where the relationships say, else beside the workbook part.
  const nameOf = (type: string, usualName: string): string =>
    parts.partOfType(type) ?? part.slice(0, part.lastIndexOf('/') + 1) + usualName;
  const styles = await readOptionalPart(archive, nameOf('styles', 'styles.xml'), new Styles());
  const strings = await readOptionalPart(
    archive,
    nameOf('sharedstrings', 'sharedStrings.xml'),
    new SharedStrings(),
    maxUnpackedBytes,
  );
  const context = { strings, styles, epoch, asksForCalculation };
  const inOrder = [...sheets.entries()].toSorted(
    ([, one], [, other]) => Number(one.isHidden) - Number(other.isHidden),
  );
  let isAnyRead = false;
  let firstError: Unreadable | undefined;
  for (const [sheet, { relationship }] of inOrder) {
    try {
      const target = parts.withId(relationship);
      if (!target) throw damagedWorkbook();
      if (typesWithoutRows.includes(target.type)) continue;
      await readPart(archive, target.part, new SheetCells(context, sheet, sink), maxUnpackedBytes);
      isAnyRead = true;
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      sink.unread(sheet, error.message);
      firstError ??= error;
    }
  }
  if (firstError && !isAnyRead) throw firstError;
}

/**
 * Reads all sheets of an XLSX workbook, the visible ones first, and hands over their rows. It unpacks and reads piece by
 * piece: neither the parts of the workbook nor a sheet are in memory as a whole. Throws `Unreadable` if the workbook or
 * every one of its sheets cannot be read, with the reason of the first; and the errors of `file` and `sink` as they are.
 */
export async function readWorkbook(file: Blob, sink: WorkbookSink): Promise<void> {
  const archive = await Archive.open(await file.arrayBuffer(), maxUnpackedBytes);
  const part = await workbookPartOf(archive);
  const workbook = await readPart(archive, part, new WorkbookPart());
  if (workbook.root !== 'workbook') throw unsupportedWorkbook();
  if (workbook.sheets.length === 0) throw damagedWorkbook();
  await readSheets(archive, part, workbook, sink);
}
