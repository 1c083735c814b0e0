import { Archive } from './archive';
import { PartText } from './partText';
import { Relationships, relationshipsPart } from './relationships';
import { SheetCells, type SheetRow } from './sheetCells';
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
export interface WorkbookSink {
  /** The sheets in their order in the workbook, before any row. */
  sheets(listed: readonly ListedSheet[]): void;
  /** Called before the sheet's first row, if it hides any of its first 250 columns. */
  hiddenColumns(sheet: number, columns: readonly number[]): void;
  /** May throw `Unreadable`: then this sheet is unread for this reason. */
  row(sheet: number, row: SheetRow): void;
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

/** The workbook's sheets, still packed, and what their cells refer to. */
class OpenWorkbook {
  readonly #archive: Archive;
  readonly #parts: Relationships;
  readonly #part: string;
  readonly #workbook: WorkbookPart;
  readonly #sink: WorkbookSink;

  constructor(
    archive: Archive,
    part: string,
    parts: Relationships,
    workbook: WorkbookPart,
    sink: WorkbookSink,
  ) {
    this.#archive = archive;
    this.#part = part;
    this.#parts = parts;
    this.#workbook = workbook;
    this.#sink = sink;
  }

  async readSheets(): Promise<void> {
    const { sheets } = this.#workbook;
    const styles = await this.#sharedPart('styles', 'styles.xml', new Styles());
    const strings = await this.#sharedPart(
      'sharedstrings',
      'sharedStrings.xml',
      new SharedStrings(),
      maxUnpackedBytes,
    );
    const order = [...sheets.keys()].toSorted(
      (one, other) => Number(sheets[one]?.isHidden) - Number(sheets[other]?.isHidden),
    );
    let readCount = 0;
    let firstError: Unreadable | undefined;
    for (const sheet of order) {
      try {
        readCount += Number(await this.#readSheet(sheet, styles, strings));
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
        this.#sink.unread(sheet, error.message);
        firstError ??= error;
      }
    }
    if (firstError && readCount === 0) throw firstError;
  }

  /** Gives whether it is a kind of sheet that holds rows. */
  async #readSheet(sheet: number, styles: Styles, strings: SharedStrings): Promise<boolean> {
    const target = this.#parts.withId(this.#workbook.sheets[sheet]?.relationship ?? '');
    if (!target) throw damagedWorkbook();
    if (typesWithoutRows.includes(target.type)) return false;
    const { epoch, asksForCalculation } = this.#workbook;
    const cells = new SheetCells(
      { strings, styles, epoch, asksForCalculation },
      {
        hiddenColumns: (columns) => {
          this.#sink.hiddenColumns(sheet, columns);
        },
        row: (row) => {
          this.#sink.row(sheet, row);
        },
      },
    );
    await readPart(this.#archive, target.part, cells, maxUnpackedBytes);
    return true;
  }

  /** A part that all sheets use: where the relationships say, else beside the workbook part. */
  #sharedPart<Handler extends XmlHandler>(
    type: string,
    usualName: string,
    handler: Handler,
    limit?: number,
  ): Promise<Handler> {
    const folder = this.#part.slice(0, this.#part.lastIndexOf('/') + 1);
    const name = this.#parts.partOfType(type) ?? folder + usualName;
    return readOptionalPart(this.#archive, name, handler, limit);
  }
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
  const parts = await relationshipsOf(archive, part);
  sink.sheets(workbook.sheets.map(({ name, isHidden }) => ({ name, isHidden })));
  await new OpenWorkbook(archive, part, parts, workbook, sink).readSheets();
}
