import { columnLetter } from '../rules/columns';
import { archive, entry } from './zip.fixture';

/** A stored number, a day as its serial number, a text, or the XML of a cell. */
export type TestCell = string | number | { serial: number } | { xml: string } | null;

interface TestSheet {
  name: string;
  isHidden?: boolean;
  rows: readonly (readonly TestCell[])[];
  /** The XML of more rows. */
  extraXml?: string;
}

const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function cellXml(cell: TestCell, address: string): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return `<c r="${address}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
  if (typeof cell === 'number') return `<c r="${address}"><v>${String(cell)}</v></c>`;
  if ('serial' in cell) return `<c r="${address}" s="1"><v>${String(cell.serial)}</v></c>`;
  return cell.xml.replace('<c', `<c r="${address}"`);
}

function sheetXml({ rows, extraXml = '' }: TestSheet): string {
  const lines = rows.map((cells, row) => {
    const number = String(row + 1);
    return `<row r="${number}">${cells.map((cell, column) => cellXml(cell, columnLetter(column) + number)).join('')}</row>`;
  });
  return `<worksheet><sheetData>${lines.join('')}${extraXml}</sheetData></worksheet>`;
}

/** A workbook with the parts that a reader needs, for tests. */
export function workbookFile(name: string, sheets: readonly TestSheet[]): File {
  const listed = sheets.map(({ name: title, isHidden }, index) => {
    const id = String(index + 1);
    return `<sheet name="${escaped(title)}" sheetId="${id}"${isHidden ? ' state="hidden"' : ''} r:id="rId${id}"/>`;
  });
  const related = sheets.map((_, index) => {
    const id = String(index + 1);
    return `<Relationship Id="rId${id}" Type="${relationships}/worksheet" Target="worksheets/sheet${id}.xml"/>`;
  });
  const parts = new Map([
    ['[Content_Types].xml', '<Types/>'],
    [
      'xl/workbook.xml',
      `<workbook xmlns:r="${relationships}"><sheets>${listed.join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships>${related.join('')}<Relationship Id="s" Type="${relationships}/styles" Target="styles.xml"/></Relationships>`,
    ],
    [
      'xl/styles.xml',
      '<styleSheet><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>',
    ],
    ...sheets.map(
      (sheet, index) => [`xl/worksheets/sheet${String(index + 1)}.xml`, sheetXml(sheet)] as const,
    ),
  ]);
  return new File([archive([...parts].map(([path, xml]) => entry(path, xml)))], name);
}
