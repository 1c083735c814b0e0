import { archive, entry } from '@/preflight/workbook/zip.fixture';
import {
  amountText,
  dateText,
  plainAmount,
  year,
  type AmountStyle,
  type Cell,
  type DateStyle,
} from './cells';

export interface WorkbookSheet {
  readonly name: string;
  readonly isHidden: boolean;
  readonly lines: readonly (readonly Cell[])[];
  /** The indexes of the hidden lines. */
  readonly hiddenLines: ReadonlySet<number>;
  /** The indexes of the hidden columns. */
  readonly hiddenColumns?: readonly number[];
}

export interface WorkbookFormat {
  /** A style of text, or numbers, or numbers in the format of their currency. */
  readonly amounts: AmountStyle | 'number' | 'currencyFormat';
  /** A style of text, or numbers of days in a format of dates. */
  readonly dates: DateStyle | 'serial';
}

const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** The numbers of the formats in `stylesXml`. */
const styles = { plain: 0, date: 1, USD: 2, GBP: 3, CAD: 4, number: 5 } as const;

const currencyFormats = ['[$$-409]#,##0.00', '[$£-809]#,##0.00', '[$CAD] #,##0.00'] as const;
const namedStyles = [0, 14, 164, 165, 166, 4] as const;

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** The styles of a workbook, with those of `FormattedCell` behind the others. */
function stylesXml(formats: readonly string[]): string {
  const codes = [...currencyFormats, ...formats].map(
    (code, index) => `<numFmt numFmtId="${String(164 + index)}" formatCode="${escaped(code)}"/>`,
  );
  const ids = [...namedStyles, ...formats.map((_, index) => 164 + currencyFormats.length + index)];
  const xfs = ids.map((id) => `<xf numFmtId="${String(id)}" applyNumberFormat="1"/>`);
  return `<styleSheet xmlns="${main}"><numFmts count="${String(codes.length)}">${codes.join('')}</numFmts><cellXfs count="${String(xfs.length)}">${xfs.join('')}</cellXfs></styleSheet>`;
}

/** A, B, … Z, AA, … */
function letters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last;
}

function textXml(address: string, text: string): string {
  if (text === '') return '';
  return `<c r="${address}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

function numberXml(address: string, style: number, content: string): string {
  return `<c r="${address}" s="${String(style)}">${content}</c>`;
}

function cellXml(
  cell: Cell,
  address: string,
  { amounts, dates }: WorkbookFormat,
  formats: readonly string[],
): string {
  if (typeof cell === 'string') return textXml(address, cell);
  if ('raw' in cell) return textXml(address, cell.raw);
  if ('error' in cell) return `<c r="${address}" t="e"><v>${cell.error}</v></c>`;
  if ('format' in cell)
    return numberXml(address, namedStyles.length + formats.indexOf(cell.format), `<v>${cell.number}</v>`);
  if ('day' in cell) {
    if (dates !== 'serial') return textXml(address, dateText(cell, dates));
    // Day 1 of a workbook is 1 January 1900, and workbooks count a 29 February 1900 that did not exist.
    const serial = Date.UTC(year, cell.month - 1, cell.day) / 86_400_000 + 25_569;
    return numberXml(address, styles.date, `<v>${String(serial)}</v>`);
  }
  const style = amounts === 'currencyFormat' ? styles[cell.currency] : styles.number;
  if (cell.as === 'formula') {
    const part = Math.trunc(cell.cents / 3);
    return numberXml(address, style, `<f>${plainAmount(part)}+${plainAmount(cell.cents - part)}</f>`);
  }
  if (amounts === 'number' || amounts === 'currencyFormat')
    return numberXml(address, style, `<v>${String(cell.cents / 100)}</v>`);
  return textXml(address, amountText(cell, amounts));
}

function sheetXml(
  { lines, hiddenLines, hiddenColumns = [] }: WorkbookSheet,
  format: WorkbookFormat,
  formats: readonly string[],
): string {
  const rows = lines.map((cells, line) => {
    const number = String(line + 1);
    const content = cells
      .map((cell, column) => cellXml(cell, letters(column) + number, format, formats))
      .join('');
    return `<row r="${number}"${hiddenLines.has(line) ? ' hidden="1"' : ''}>${content}</row>`;
  });
  const cols = hiddenColumns.map((column) => {
    const number = String(column + 1);
    return `<col min="${number}" max="${number}" width="9" hidden="1"/>`;
  });
  const colsXml = cols.length > 0 ? `<cols>${cols.join('')}</cols>` : '';
  return `<worksheet xmlns="${main}">${colsXml}<sheetData>${rows.join('')}</sheetData></worksheet>`;
}

/** A workbook of these sheets, with the parts that a reader needs. */
export function workbookFile(name: string, sheets: readonly WorkbookSheet[], format: WorkbookFormat): File {
  const listed = sheets.map(({ name: title, isHidden }, index) => {
    const id = String(index + 1);
    return `<sheet name="${escaped(title)}" sheetId="${id}"${isHidden ? ' state="hidden"' : ''} r:id="rId${id}"/>`;
  });
  const related = sheets.map((_, index) => {
    const id = String(index + 1);
    return `<Relationship Id="rId${id}" Type="${relationships}/worksheet" Target="worksheets/sheet${id}.xml"/>`;
  });
  const cells = sheets.flatMap(({ lines }) => lines.flat());
  const formats = [
    ...new Set(cells.flatMap((cell) => (typeof cell === 'object' && 'format' in cell ? [cell.format] : []))),
  ];
  const parts = [
    ['[Content_Types].xml', '<Types/>'],
    [
      'xl/workbook.xml',
      `<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets>${listed.join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships>${related.join('')}<Relationship Id="s" Type="${relationships}/styles" Target="styles.xml"/></Relationships>`,
    ],
    ['xl/styles.xml', stylesXml(formats)],
    ...sheets.map((sheet, index) => [
      `xl/worksheets/sheet${String(index + 1)}.xml`,
      sheetXml(sheet, format, formats),
    ]),
  ] as const;
  return new File([archive(parts.map(([path = '', xml = '']) => entry(path, xml)))], name);
}
