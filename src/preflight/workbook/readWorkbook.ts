import { Archive } from './archive';
import { PartText } from './partText';
import { Relationships, relationshipsPart, resolvedTarget } from './relationships';
import { SheetCells, type SheetSink } from './sheetCells';
import { unreadable, Unreadable } from './unreadable';
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
    if (remainingBytes < 0) throw unreadable('tooLarge');
    reader.push(text.push(piece));
  });
  reader.push(text.end());
  reader.end();
  return handler;
}

/** The same for a part that the workbook may not have. */
const readOptionalPart: typeof readPart = async (archive, name, handler, limit) =>
  archive.has(name) ? readPart(archive, name, handler, limit) : handler;

function readRelationships(archive: Archive, part: string): Promise<Relationships> {
  return readOptionalPart(archive, relationshipsPart(part), new Relationships(part));
}

/** The name of the part that lists the sheets. */
async function findWorkbookPart(archive: Archive): Promise<string> {
  const { byType } = await readRelationships(archive, '');
  const part = byType.get('officedocument')?.part ?? 'xl/workbook.xml';
  if (part.toLowerCase().endsWith('.bin')) throw unreadable('binary');
  if (archive.has(part)) return part;
  if (archive.has('mimetype') || archive.has('content.xml')) throw unreadable('openDocument');
  throw unreadable(archive.has(relationshipsPart('')) ? 'damaged' : 'unsupported');
}

/**
 * Reads all sheets of an XLSX workbook, the visible ones first, in pieces, so that no part is in memory as a whole.
 * Throws the errors of `file` and `sink`, and `Unreadable` if no sheet can be read, with the first reason.
 */
export async function readWorkbook(file: Blob, sink: WorkbookSink): Promise<void> {
  const archive = await Archive.open(await file.arrayBuffer(), maxUnpackedBytes);
  const part = await findWorkbookPart(archive);
  const { root, sheets, epoch, asksForCalculation } = await readPart(archive, part, new WorkbookPart());
  if (root !== 'workbook') throw unreadable('unsupported');
  if (sheets.length === 0) throw unreadable('damaged');
  const { byId, byType } = await readRelationships(archive, part);
  sink.sheets(sheets.map(({ name, isHidden }) => ({ name, isHidden })));
  // The relationships name the common parts; without them they are in the folder of the workbook part.
  const partName = (usualName: string): string =>
    byType.get(usualName.toLowerCase())?.part ?? resolvedTarget(part, `${usualName}.xml`);
  const styles = await readOptionalPart(archive, partName('styles'), new Styles());
  const sharedStrings = partName('sharedStrings');
  const strings = await readOptionalPart(archive, sharedStrings, new SharedStrings(), maxUnpackedBytes);
  const context = { strings, styles, epoch, asksForCalculation };
  const inOrder = [...sheets.entries()].toSorted(
    ([, one], [, other]) => Number(one.isHidden) - Number(other.isHidden),
  );
  let isAnyRead = false;
  let firstError: Unreadable | undefined;
  for (const [sheet, { relationship }] of inOrder) {
    try {
      const target = byId.get(relationship);
      if (!target) throw unreadable('damaged');
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
