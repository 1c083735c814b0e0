/** Workbooks that are hard to read: the page must read or decline each, without becoming slow or large. */
import { workbookFile, type TestCell } from '@/preflight/workbook/workbook.fixture';

const heads = ['Policy Number', 'Insured', 'Effective Date', 'Gross Premium'];

function row(index: number): TestCell[] {
  return [`POL-${String(index)}`, `Harbor Bakery ${String(index)}, Inc.`, { serial: 46_053 }, 12.5];
}

function workbook(name: string, rows: readonly TestCell[][], extraXml = ''): File {
  return workbookFile(`${name}.xlsx`, [{ name: 'May', rows: [heads, ...rows], extraXml }]);
}

interface WorkbookCase {
  /** Allowed milliseconds on a quiet machine. */
  limitMs: number;
  make: () => File;
}

export const workbookCases: Readonly<Record<string, WorkbookCase>> = {
  'one cell at the end of the sheet': {
    limitMs: 1000,
    make: () => workbook('end', [], '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'),
  },
  'a cell in the last row': {
    limitMs: 1000,
    make: () => workbook('lastRow', [row(1)], '<row r="1048576"><c r="A1048576"><v>1</v></c></row>'),
  },
  'a blank cell in the last column of 100,000 rows': {
    limitMs: 1000,
    make: () =>
      workbook(
        'lastColumn',
        [],
        Array.from({ length: 100_000 }, (_, at) => `<row><c r="XFD${String(at + 2)}"/></row>`).join(''),
      ),
  },
  'a million rows without cells': {
    limitMs: 1000,
    make: () => workbook('empty', [row(1)], '<row/>'.repeat(1_000_000)),
  },
  '200 MB of XML': {
    limitMs: 10_000,
    make: () => workbook('bomb', [], `<row>${'<c/>'.repeat(16_000)}</row>`.repeat(3000)),
  },
  '50,000 rows': {
    limitMs: 3000,
    make: () =>
      workbook(
        'long',
        Array.from({ length: 50_000 }, (_, index) => row(index)),
      ),
  },
};
