import { readSheet as readRows } from 'read-excel-file/universal';
import type { Cells } from '@/domain/preflight/cells';
import { Unreadable } from './unreadable';
import { archive, unzip } from './zip';

/** So much XML is unpacked, at most. */
const mostUnpacked = 100 * 1024 * 1024;

export interface Sheet {
  /** The names of all sheets of the workbook, in order, and which of them was read. */
  names: readonly string[];
  chosen: number;
  rows: Iterable<Cells>;
}

const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

function decodeXml(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
    const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16);
    if (name) return entities.get(String(name)) ?? whole;
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** The sheets that a workbook lists, in order, with whether they are hidden. */
function listedSheets(xml: string): { name: string; isHidden: boolean }[] {
  return [...xml.matchAll(/<(?:\w+:)?sheet\s([^<>]*)>/g)].flatMap(([, attributes = '']) => {
    const name = /\bname="([^"]*)"/.exec(attributes)?.[1];
    return name ? [{ name: decodeXml(name), isHidden: /\bstate="/.test(attributes) }] : [];
  });
}

/**
 * A stored number without what binary fractions leave of a sum: 15 digits as a spreadsheet shows it, at most 9 of them
 * after the point, so that 0.30000000000000004 is 0.3.
 */
function numberText(stored: string): string {
  if (/^-?\d{1,12}(?:\.\d{1,2})?$/.test(stored)) return stored;
  const number = Number(stored);
  return Number.isFinite(number) ? String(Number(Number(number.toPrecision(15)).toFixed(9))) : stored;
}

function cellText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (!(value instanceof Date) || Number.isNaN(value.getTime())) return '';
  // Dates of a workbook have no zone; the reader hands them over in that of Greenwich.
  const text = value.toISOString();
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text.slice(0, 16).replace('T', ' ');
}

function* textRows(rows: readonly (readonly unknown[])[]): Generator<Cells> {
  for (const row of rows) yield row.map(cellText);
}

/**
 * Reads one sheet of an XLSX workbook, by its place counted from 0, or the first that is not hidden. Formulas count
 * with the values that were saved with them.
 *
 * The workbook is unpacked here and handed on unpacked: the reader's own unpacking would start a worker from a blob,
 * which the content security policy forbids, and knows no limit.
 */
export async function readSheet(file: Blob, sheet?: number): Promise<Sheet> {
  const files = await unzip(
    await file.arrayBuffer(),
    (name) => /^xl\/(?!theme|drawings|charts|pivot|media).*\.(?:xml|rels)$/.test(name),
    mostUnpacked,
  );
  const listed = listedSheets(new TextDecoder().decode(files.get('xl/workbook.xml')));
  const visible = listed.findIndex(({ isHidden }) => !isHidden);
  const index = sheet ?? Math.max(0, visible);
  const stored = archive([...files].map(([name, packed]) => ({ name, method: 0, packed })));
  try {
    const rows = await readRows(stored, index + 1, { parseNumber: numberText });
    return { names: listed.map(({ name }) => name), chosen: index, rows: textRows(rows) };
  } catch {
    // The reader's reasons name XML elements; to the user they all mean the same.
    throw new Unreadable(
      'The workbook can’t be read: it is damaged, or holds formulas without saved values.',
    );
  }
}
