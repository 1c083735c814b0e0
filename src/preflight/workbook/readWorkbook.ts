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
/** The limits of the whole unpacked XML, and of a part that only describes the workbook. */
const maxUnpackedBytes = 100 * mebibyte;
const maxDescriptionBytes = 20 * mebibyte;

/** The relationship types of sheets without rows. */
const typesWithoutRows: readonly string[] = ['chartsheet', 'dialogsheet', 'xlmacrosheet', 'xlintlmacrosheet'];

export interface ListedSheet {
  name: string;
  isHidden: boolean;
}

/** Receives the content of a workbook. Sheets and columns are indices, from 0. */
export interface WorkbookSink extends SheetSink {
  /** The sheets in their order in the workbook, before any row. */
  sheets(listed: readonly ListedSheet[]): void;
  /**
   * Called for a sheet that could not be read completely, with the reason as a sentence. Other sheets are still read.
   */
  unread(sheet: number, reason: string): void;
}

/** Reads one part of the workbook, at most `limit` bytes. */
async function readPart<Handler extends XmlHandler>(
  archive: Archive,
  name: string,
  handler: Handler,
  limit = maxDescriptionBytes,
): Promise<Handler> {
  const reader = new XmlReader(handler);
  const text = new PartText();
  let remainingBytes = limit;
  await archive.unpack(name, (piece) => {
    remainingBytes -= piece.byteLength;
    if (remainingBytes < 0) throw tooLargeWorkbook();
    reader.push(text.push(piece));
  });
  reader.push(text.end());
  reader.end();
  return handler;
}

/** The same for a part that the workbook may not have. */
async function readOptionalPart<Handler extends XmlHandler>(
  archive: Archive,
  name: string,
  handler: Handler,
  limit?: number,
): Promise<Handler> {
  return archive.has(name) ? readPart(archive, name, handler, limit) : handler;
}

function readRelationships(archive: Archive, part: string): Promise<Relationships> {
  return readOptionalPart(archive, relationshipsPart(part), new Relationships(part));
}

/** The name of the part that lists the sheets. */
async function findWorkbookPart(archive: Archive): Promise<string> {
  const part = (await readRelationships(archive, '')).partOfType('officedocument') ?? 'xl/workbook.xml';
  if (part.toLowerCase().endsWith('.bin')) throw binaryWorkbook();
  if (archive.has(part)) return part;
  if (archive.has('mimetype') || archive.has('content.xml')) throw openDocument();
  throw archive.has(relationshipsPart('')) ? damagedWorkbook() : unsupportedWorkbook();
}

/**
 * Passes the list of sheets to the sink, then reads them, the visible ones first. `part` is the name of the workbook
 * part.
 */
async function readSheets(
  archive: Archive,
  part: string,
  { sheets, epoch, asksForCalculation }: WorkbookPart,
  sink: WorkbookSink,
): Promise<void> {
  const parts = await readRelationships(archive, part);
  sink.sheets(sheets.map(({ name, isHidden }) => ({ name, isHidden })));
  // The relationships name the common parts; without them they are in the folder of the workbook part.
  const partName = (type: string, usualName: string): string =>
    parts.partOfType(type) ?? part.slice(0, part.lastIndexOf('/') + 1) + usualName;
  const styles = await readOptionalPart(archive, partName('styles', 'styles.xml'), new Styles());
  const strings = await readOptionalPart(
    archive,
    partName('sharedstrings', 'sharedStrings.xml'),
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
 * Reads all sheets of an XLSX workbook, the visible ones first, in pieces, so that no part is in memory as a whole.
 * Throws the errors of `file` and `sink`, and `Unreadable` if no sheet can be read, with the first reason.
 */
export async function readWorkbook(file: Blob, sink: WorkbookSink): Promise<void> {
  const archive = await Archive.open(await file.arrayBuffer(), maxUnpackedBytes);
  const part = await findWorkbookPart(archive);
  const workbook = await readPart(archive, part, new WorkbookPart());
  if (workbook.root !== 'workbook') throw unsupportedWorkbook();
  if (workbook.sheets.length === 0) throw damagedWorkbook();
  await readSheets(archive, part, workbook, sink);
}
