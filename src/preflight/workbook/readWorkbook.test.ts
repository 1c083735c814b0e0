import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readWorkbook, type ListedSheet, type SheetRow } from './readWorkbook';
import { Unreadable } from './unreadable';
import { archive, entry } from './zip.fixture';

type Part = string | Uint8Array<ArrayBuffer>;
type Parts = Record<string, Part | undefined>;

/** What was read of a workbook. */
interface Read {
  sheets: readonly ListedSheet[];
  rows: [sheet: number, row: SheetRow][];
  hidden: [sheet: number, columns: readonly number[]][];
  unread: [sheet: number, reason: string][];
  /** Why the whole workbook is unread. */
  reason: string | undefined;
}

async function read(file: Blob, onRow: (row: SheetRow) => void = () => undefined): Promise<Read> {
  const result: Read = { sheets: [], rows: [], hidden: [], unread: [], reason: undefined };
  try {
    await readWorkbook(file, {
      sheets: (listed) => {
        result.sheets = listed;
      },
      hiddenColumns: (sheet, columns) => result.hidden.push([sheet, columns]),
      row: (sheet, row) => {
        onRow(row);
        result.rows.push([sheet, row]);
      },
      unread: (sheet, reason) => result.unread.push([sheet, reason]),
    });
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    result.reason = error.message;
  }
  return result;
}

/** The cells of all rows. */
async function cellsOf(file: Blob): Promise<(readonly string[])[]> {
  const { rows, reason } = await read(file);
  return reason === undefined ? rows.map(([, { cells }]) => cells) : [[reason]];
}

const transitional = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const strict = 'http://purl.oclc.org/ooxml/officeDocument/relationships';

function relationship(id: string, type: string, target: string, base = transitional): string {
  return `<Relationship Id="${id}" Type="${base}/${type}" Target="${target}"/>`;
}

function relationships(...each: string[]): string {
  return `<Relationships>${each.join('')}</Relationships>`;
}

const oneSheet = '<sheets><sheet name="May" sheetId="1" r:id="a"/></sheets>';

function sheet(data: string, before = ''): string {
  return `<worksheet>${before}<sheetData>${data}</sheetData></worksheet>`;
}

function fileOf(parts: Parts): Blob {
  const entries = Object.entries(parts).flatMap(([name, part]) =>
    part === undefined ? [] : [entry(name, part)],
  );
  return archive(entries);
}

/** A workbook of one sheet. Other parts replace its own, and leave them out if they are undefined. */
function workbook(data: string, parts: Parts = {}): Blob {
  return fileOf({
    '_rels/.rels': relationships(relationship('r', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `<workbook>${oneSheet}</workbook>`,
    'xl/_rels/workbook.xml.rels': relationships(relationship('a', 'worksheet', 'worksheets/sheet1.xml')),
    'xl/worksheets/sheet1.xml': sheet(data),
    ...parts,
  });
}

const value = (number: number | string): string => `<c><v>${String(number)}</v></c>`;
const inline = (text: string): string => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
const row = (...cells: string[]): string => `<row>${cells.join('')}</row>`;
const ann = row(inline('Ann'), value(5));

const damaged = 'The workbook can’t be read: it is damaged.';
const tooLarge = 'The workbook is too large once it is unpacked.';
const unsupported = 'The workbook is written in a way that is not read here. It is passed on unread.';

/** A workbook of several sheets by their names, each with its part. */
function manySheets(sheets: Record<string, { xml: string; attributes?: string; type?: string }>): Blob {
  const listed = Object.entries(sheets);
  return workbook('', {
    'xl/workbook.xml': `<workbook><sheets>${listed
      .map(
        ([name, { attributes = '' }], at) =>
          `<sheet name="${name}" sheetId="${String(at)}" r:id="r${String(at)}" ${attributes}/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships(
      ...listed.map(([name, { type = 'worksheet' }], at) =>
        relationship(`r${String(at)}`, type, `${name}.xml`),
      ),
    ),
    ...Object.fromEntries(listed.map(([name, { xml }]) => [`xl/${name}.xml`, xml])),
  });
}

test('all sheets are read, the visible ones first, with their index in the workbook', async () => {
  const { sheets, rows } = await read(
    manySheets({
      Notes: { xml: sheet(row(value(1))), attributes: 'state="hidden"' },
      New: { xml: sheet(row(value(2)) + row(value(3))) },
      Lists: { xml: sheet(row(value(4))), attributes: 'state="veryHidden"' },
      Ended: { xml: sheet(row(value(5))), attributes: 'state="visible"' },
    }),
  );
  expect(sheets).toEqual([
    { name: 'Notes', isHidden: true },
    { name: 'New', isHidden: false },
    { name: 'Lists', isHidden: true },
    { name: 'Ended', isHidden: false },
  ]);
  expect(rows.map(([place, { row: number, cells }]) => [place, number, ...cells])).toEqual([
    [1, 1, '2'],
    [1, 2, '3'],
    [3, 1, '5'],
    [0, 1, '1'],
    [2, 1, '4'],
  ]);
});

test('a sheet that cannot be read is named, and the others are read', async () => {
  const { rows, unread, reason } = await read(
    manySheets({
      Cut: { xml: '<worksheet><sheetData>' },
      New: { xml: sheet(ann) },
      Page: { xml: '<html><body/></html>' },
    }),
  );
  expect(reason).toBeUndefined();
  expect(rows.map(([place]) => place)).toEqual([1]);
  expect(unread).toEqual([
    [0, damaged],
    [2, damaged],
  ]);
});

test('a sheet whose row is refused is unread for that reason', async () => {
  const refuse = ({ cells }: SheetRow): void => {
    if (cells[0] === '9') throw new Unreadable('Row 1 has more than 250 columns.');
  };
  const two = manySheets({ Wide: { xml: sheet(row(value(9)) + ann) }, New: { xml: sheet(ann) } });
  const { rows, unread, reason } = await read(two, refuse);
  expect([rows.length, unread, reason]).toEqual([1, [[0, 'Row 1 has more than 250 columns.']], undefined]);
  const one = await read(workbook(row(value(9))), refuse);
  expect(one.reason).toBe('Row 1 has more than 250 columns.');
});

test('if no sheet can be read the workbook is unread for the reason of the first that was tried', async () => {
  const { reason } = await read(
    manySheets({
      Notes: { xml: '<worksheet>', attributes: 'state="hidden"' },
      New: { xml: sheet(`<row>${'<c/>'.repeat(16_385)}</row>`) },
      Chart: { xml: '<chartsheet/>', type: 'chartsheet' },
    }),
  );
  expect(reason).toBe(damaged);
});

test('an error of the sink is not reported as damage', async () => {
  const fail = (): void => {
    throw new RangeError('out of range');
  };
  await expect(read(workbook(ann), fail)).rejects.toThrow('out of range');
});

test('charts, dialogs and macro sheets are listed, and hold no rows', async () => {
  const { sheets, rows, unread, reason } = await read(
    manySheets({
      Chart: { xml: '<chartsheet/>', type: 'chartsheet' },
      Dialog: { xml: '<dialogsheet/>', type: 'dialogsheet' },
      Macro: { xml: '<macrosheet/>', type: 'xlMacrosheet' },
      New: { xml: sheet(ann) },
    }),
  );
  expect(sheets.map(({ name }) => name)).toEqual(['Chart', 'Dialog', 'Macro', 'New']);
  expect([rows.length, unread, reason]).toEqual([1, [], undefined]);
});

test('more sheets than can be read are declined', async () => {
  const listed = '<sheet name="May" r:id="a"/>'.repeat(1001);
  const file = workbook(ann, { 'xl/workbook.xml': `<workbook><sheets>${listed}</sheets></workbook>` });
  expect((await read(file)).reason).toBe(tooLarge);
});

test.each<[string, Blob]>([
  [
    'a workbook part of another name',
    workbook('', {
      '_rels/.rels': relationships(
        relationship('b', 'metadata/core-properties', 'docProps/core.xml'),
        relationship('r', 'officeDocument', 'xl/workbook2.xml'),
      ),
      'xl/workbook.xml': undefined,
      'xl/workbook2.xml': `<workbook>${oneSheet}</workbook>`,
      'xl/_rels/workbook.xml.rels': undefined,
      'xl/_rels/workbook2.xml.rels': relationships(relationship('a', 'worksheet', 'worksheets/sheet1.xml')),
      'xl/worksheets/sheet1.xml': sheet(ann),
    }),
  ],
  [
    'the addresses of the strict standard and absolute targets',
    workbook(ann, {
      '_rels/.rels': relationships(relationship('r', 'officeDocument', '/xl/workbook.xml', strict)),
      'xl/_rels/workbook.xml.rels': relationships(
        relationship('a', 'worksheet', '/xl/worksheets/sheet1.xml', strict),
      ),
    }),
  ],
  [
    'steps up and down in targets',
    workbook(ann, {
      'xl/_rels/workbook.xml.rels': relationships(
        relationship('a', 'worksheet', '../xl/./other/../worksheets/sheet1.xml'),
      ),
    }),
  ],
  [
    'backslashes, capital letters and codes in targets',
    workbook('', {
      'xl/_rels/workbook.xml.rels': relationships(
        relationship('a', 'worksheet', 'WorkSheets\\My%20sheet.XML'),
      ),
      'xl/worksheets/my sheet.xml': sheet(ann),
    }),
  ],
  [
    'its parts in the root folder',
    workbook('', {
      '_rels/.rels': relationships(relationship('r', 'officeDocument', 'book.xml')),
      'book.xml': `<workbook>${oneSheet}</workbook>`,
      '_rels/book.xml.rels': relationships(relationship('a', 'worksheet', 'sheet.xml')),
      'sheet.xml': sheet(ann),
    }),
  ],
  ['no relationships of the package', workbook(ann, { '_rels/.rels': undefined })],
  [
    'prefixes at all names',
    workbook('', {
      '_rels/.rels': relationships(relationship('r', 'officeDocument', 'xl/workbook.xml')).replaceAll(
        /(<\/?)(?=R)/g,
        '$1p:',
      ),
      'xl/workbook.xml':
        '<x:workbook xmlns:d3p1="o"><x:sheets><x:sheet name="May" sheetId="1" d3p1:id="a"/></x:sheets></x:workbook>',
      'xl/_rels/workbook.xml.rels': `<ns0:Relationships><ns0:Relationship Id="a" Type="${transitional}/worksheet" Target="worksheets/sheet1.xml"/></ns0:Relationships>`,
      'xl/worksheets/sheet1.xml': sheet(ann).replaceAll(/(<\/?)(?=\w)/g, '$1x:'),
    }),
  ],
])('a workbook with %s is read', async (_name, file) => {
  expect(await cellsOf(file)).toEqual([['Ann', '5']]);
});

test('shared strings and styles are found by their relationships, else in the folder of the workbook part', async () => {
  const data = row('<c t="s"><v>0</v></c>', '<c s="1"><v>0.5</v></c>');
  const strings = '<sst><si><t>Ann</t></si></sst>';
  const styles = '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="9"/></cellXfs></styleSheet>';
  expect(await cellsOf(workbook(data, { 'xl/sharedStrings.xml': strings, 'xl/styles.xml': styles }))).toEqual(
    [['Ann', '50%']],
  );
  const related = relationships(
    relationship('a', 'worksheet', 'worksheets/sheet1.xml'),
    relationship('b', 'sharedStrings', '../texts.xml'),
    relationship('c', 'styles', '/looks.xml'),
  );
  expect(
    await cellsOf(
      workbook(data, { 'xl/_rels/workbook.xml.rels': related, 'texts.xml': strings, 'looks.xml': styles }),
    ),
  ).toEqual([['Ann', '50%']]);
  expect(await cellsOf(workbook(data))).toEqual([[damaged]]);
});

const inLatin1 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const inUtf16 = (text: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Uint16Array.from(text, (letter) => letter.charCodeAt(0)).buffer);
const muller = sheet(row(inline('Müller')));

test.each<[string, Part]>([
  ['UTF-8', muller],
  ['UTF-8 with a mark', `\ufeff${muller}`],
  ['windows-1252, declared', inLatin1(`<?xml version="1.0" encoding="windows-1252"?>${muller}`)],
  [
    'ISO-8859-1, declared',
    inLatin1(`<?xml version='1.0' encoding='ISO-8859-1' standalone='yes'?>\n${muller}`),
  ],
  ['UTF-16 with a mark', inUtf16(`\ufeff<?xml version="1.0" encoding="UTF-16"?>${muller}`)],
  ['UTF-16 without a mark', inUtf16(`<?xml version="1.0" encoding="utf-16"?>${muller}`)],
  ['UTF-8, declared as UTF-16', `<?xml version="1.0" encoding="utf-16"?>${muller}`],
])('a part in %s is read', async (_name, part) => {
  expect(await cellsOf(workbook('', { 'xl/worksheets/sheet1.xml': part }))).toEqual([['Müller']]);
});

test.each<[string, Part, string]>([
  ['bytes that are not in UTF-8', inLatin1(muller), damaged],
  ['half a character at its end', inLatin1(`${sheet(ann)}\xc3`), damaged],
  ['an encoding that is not known', `<?xml version="1.0" encoding="cp9999"?>${muller}`, unsupported],
])('a part with %s is declined', async (_name, part, reason) => {
  expect(await cellsOf(workbook('', { 'xl/worksheets/sheet1.xml': part }))).toEqual([[reason]]);
});

test.each<[string, Blob, string]>([
  [
    'XLSB content',
    fileOf({
      '_rels/.rels': relationships(relationship('r', 'officeDocument', 'xl/workbook.bin')),
      'xl/workbook.bin': 'x',
    }),
    'The workbook is in the binary form XLSB, which is not read here. It is passed on unread.',
  ],
  [
    'OpenDocument content',
    fileOf({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '<office/>' }),
    'The file is an OpenDocument spreadsheet, which is not read here. It is passed on unread.',
  ],
  [
    'the content of a text document',
    fileOf({
      '_rels/.rels': relationships(relationship('r', 'officeDocument', 'word/document.xml')),
      'word/document.xml': '<w:document/>',
    }),
    unsupported,
  ],
  ['any files', fileOf({ 'may.csv': 'Policy,Premium' }), unsupported],
  [
    'a password',
    archive([
      entry('_rels/.rels', relationships(relationship('r', 'officeDocument', 'xl/workbook.xml'))),
      { ...entry('xl/workbook.xml', '<workbook/>'), isEncrypted: true },
    ]),
    'The workbook has a password. It is passed on unread.',
  ],
  [
    'another method of packing',
    archive([{ ...entry('xl/workbook.xml', '<workbook/>'), method: 9 }]),
    unsupported,
  ],
  ['no workbook part', workbook(ann, { 'xl/workbook.xml': undefined }), damaged],
  ['no sheets', workbook(ann, { 'xl/workbook.xml': '<workbook><sheets/></workbook>' }), damaged],
  ['a sheet that is not there', workbook(ann, { 'xl/worksheets/sheet1.xml': undefined }), damaged],
  ['no relationships of the workbook', workbook(ann, { 'xl/_rels/workbook.xml.rels': undefined }), damaged],
  ['damaged shared strings', workbook(ann, { 'xl/sharedStrings.xml': '<sst>' }), damaged],
  ['damaged styles', workbook(ann, { 'xl/styles.xml': '<styleSheet' }), damaged],
])('a file with %s is unread: %#', async (_name, file, reason) => {
  expect((await read(file)).reason).toBe(reason);
});

test('rows and cells without an address follow the previous one, and addresses may be in lower case', async () => {
  const { rows } = await read(
    workbook(
      `<row r="2"><c r="b2"><v>1</v></c>${value(2)}</row>${row(value(3))}<row><c r="c7"><v>4</v></c></row>`,
    ),
  );
  expect(rows.map(([, { row: number, cells }]) => [number, cells])).toEqual([
    [2, ['', '1', '2']],
    [3, ['3']],
    [7, ['', '', '4']],
  ]);
});

test('a row may be written in several elements, and addresses may be empty or a column only', async () => {
  const { rows } = await read(
    workbook(
      '<row r="2" hidden="1"><c r="B2"><v>1</v></c></row><row r="2"><c r="D2"><f>A1</f></c></row>' +
        '<row r=""><c r="A"><v>2</v></c><c r=""><v>3</v></c><c r="d"><v>4</v></c></row>',
    ),
  );
  expect(rows.map(([, each]) => each)).toEqual([
    { row: 2, cells: ['', '1', '', ''], isHidden: true, uncalculated: [3] },
    { row: 3, cells: ['2', '3', '', '4'], isHidden: false, uncalculated: [] },
  ]);
});

test('numbers are shown by the format of their style', async () => {
  const formats: readonly string[] = ['0.0%', '[$£-809]#,##0.00', '#,##0.00 "USD"', 'yyyy-mm-dd', 'Standard'];
  const styles = `<styleSheet><numFmts>${formats
    .map(
      (code, at) => `<numFmt numFmtId="${String(170 + at)}" formatCode="${code.replaceAll('"', '&quot;')}"/>`,
    )
    .join('')}</numFmts><cellXfs><xf numFmtId="0"/>${formats
    .map((_, at) => `<xf numFmtId="${String(170 + at)}"/>`)
    .join('')}</cellXfs></styleSheet>`;
  const cells = ['', ...formats, ''].map((_, at) => `<c s="${String(at)}"><v>46053.10</v></c>`);
  expect(await cellsOf(workbook(row(...cells), { 'xl/styles.xml': styles }))).toEqual([
    ['46053.1', '4605310%', '£46053.1', 'USD 46053.1', '2026-01-31 02:24', '46053.1', '46053.1'],
  ]);
});

test.each([
  [
    'a text in front of runs',
    '<c t="inlineStr"><is><t>An</t><r><t>n</t></r><r><t> Lee</t></r></is></c>',
    'Ann Lee',
  ],
  ['an empty text in front of runs', '<c t="inlineStr"><is><t/><r><rPr/><t>Ann</t></r></is></c>', 'Ann'],
  ['spaces that are not to be preserved', '<c t="inlineStr"><is><t>  Ann  Lee </t></is></c>', '  Ann  Lee '],
  ['a line end of Windows', '<c t="inlineStr"><is><t>Ann_x000D_\nLee</t></is></c>', 'Ann\r\nLee'],
  [
    'how the text is spoken',
    '<c t="inlineStr"><is><t>Ann</t><rPh sb="0" eb="1"><t>an</t></rPh></is></c>',
    'Ann',
  ],
  ['a value between spaces', '<c><v> 12.50\n</v></c>', '12.5'],
  ['an exponent', '<c><v>1.5E-2</v></c>', '0.015'],
  ['a day as text', '<c t="d"><v>2026-01-31T00:00:00.000</v></c>', '2026-01-31'],
  ['an inline text beside a formula', '<c t="inlineStr"><f>A1</f><is><t>Ann</t></is></c>', 'Ann'],
  ['an error', '<c t="e" vm="1"><f>A1</f><v>#SPILL!</v></c>', '#SPILL!'],
])('a cell with %s is read', async (_name, cell, text) => {
  expect(await cellsOf(workbook(row(cell)))).toEqual([[text]]);
});

test('a shared text that no longer has a number is blank', async () => {
  expect(await cellsOf(workbook(row('<c t="s"/>', '<c t="s"><v/></c>', value(1))))).toEqual([['', '', '1']]);
});

/** The columns of formulas without a calculated value, and what the cells show. */
async function uncalculated(cells: string, calculation = ''): Promise<unknown> {
  const { rows } = await read(
    workbook(`<row>${cells}</row>`, { 'xl/workbook.xml': `<workbook>${oneSheet}${calculation}</workbook>` }),
  );
  return rows.map(([, each]) => [each.uncalculated, each.cells]);
}

test('formulas without a value are reported, and their row is passed on', async () => {
  expect(await uncalculated('<c/><c><f>A1</f></c><c/>')).toEqual([[[1], ['', '']]]);
  expect(
    await uncalculated(
      '<c><f>A1</f><v/></c><c><f t="shared" si="0"/></c><c><f t="shared" si="0"/><v>2</v></c>',
    ),
  ).toEqual([
    [
      [0, 1],
      ['', '', '2'],
    ],
  ]);
  // Formulas that give an empty text are stored like this.
  expect(await uncalculated('<c t="str"><f>""</f><v></v></c><c><v>1</v></c>')).toEqual([[[], ['', '1']]]);
  expect(await uncalculated('<c t="str"><f>""</f></c>')).toEqual([[[0], ['']]]);
  expect(await uncalculated('<c r="IP1"><f>A1</f></c>')).toEqual([
    [[249], Array.from({ length: 250 }, () => '')],
  ]);
  // The check reads 250 columns, so a row of blank cells is not built beyond them.
  expect(await uncalculated('<c r="IQ1"><f>A1</f></c>')).toEqual([]);
});

test.each([
  ['fullCalcOnLoad="1"', [1]],
  ['fullCalcOnLoad="true"', [1]],
  ['forceFullCalc="1"', [1]],
  ['calcCompleted="0"', [1]],
  ['calcMode="manual" calcOnSave="0"', [1]],
  ['fullCalcOnLoad="0" calcCompleted="1"', []],
  ['calcMode="manual"', []],
  ['calcOnSave="0"', []],
  ['calcId="191029"', []],
])('formulas count as not calculated if the workbook says so: %s', async (attributes, columns) => {
  expect(await uncalculated('<c><v>1</v></c><c><f>A1</f><v>2</v></c>', `<calcPr ${attributes}/>`)).toEqual([
    [columns, ['1', '2']],
  ]);
});

test.each([
  ['hidden="1"', true],
  ['hidden="true"', true],
  ['hidden="0"', false],
  ['ht="0" customHeight="1"', true],
  ['ht="0"', false],
  ['ht="15" customHeight="1"', false],
  ['collapsed="1"', false],
])('a row with %s is hidden: %s', async (attributes, isHidden) => {
  const { rows } = await read(workbook(`<row ${attributes}>${value(1)}</row>`));
  expect(rows.map(([, each]) => each.isHidden)).toEqual([isHidden]);
});

test('hidden columns are reported before the first row, up to column 250', async () => {
  const order: string[] = [];
  const columns =
    '<cols><col min="5" max="5" hidden="1"/><col min="2" max="3" hidden="true"/><col min="4" max="4" width="0" customWidth="1"/>' +
    '<col min="6" max="6" width="9"/><col min="249" max="16384" hidden="1"/><col hidden="1"/></cols>';
  await readWorkbook(workbook('', { 'xl/worksheets/sheet1.xml': sheet(ann, columns) }), {
    sheets: () => order.push('sheets'),
    hiddenColumns: (place, hidden) => order.push(`columns ${String(place)}: ${hidden.join()}`),
    row: () => order.push('row'),
    unread: () => order.push('unread'),
  });
  expect(order).toEqual(['sheets', 'columns 0: 1,2,3,4,248,249', 'row']);
  expect((await read(workbook(ann))).hidden).toEqual([]);
  const many = `<cols>${'<col min="1" max="16384" hidden="1"/>'.repeat(16_385)}</cols>`;
  expect((await read(workbook('', { 'xl/worksheets/sheet1.xml': sheet(ann, many) }))).reason).toBe(damaged);
});

/** Each row of a file that another program wrote, as 'sheet.row: the cells of money', with what is special about it. */
async function exampleRows(name: string): Promise<string[]> {
  const file = path.join(process.cwd(), 'src/testing/bordereaux/files', `${name}.xlsx`);
  const { rows, unread, reason } = await read(new Blob([readFileSync(file)]));
  expect([unread, reason]).toEqual([[], undefined]);
  return rows.map(([place, { row: number, cells, isHidden, uncalculated: columns }]) =>
    [
      `${String(place)}.${String(number)}: ${cells.slice(2).join(' ')}`,
      ...(isHidden ? ['hidden'] : []),
      ...(columns.length > 0 ? [`uncalculated ${columns.join()}`] : []),
    ].join(', '),
  );
}

const heads = '0.1: Effective Date Expiry Date Gross Premium Commission Net Premium';
const threePolicies = [
  heads,
  '0.2: 2026-01-01 2027-01-01 100 10 90',
  '0.3: 2026-01-05 2027-01-05 200 20 180',
  '0.4: 2026-01-09 2027-01-09 300 30 270',
];

test.each<[string, string[]]>([
  ['other-workbook-part', threePolicies],
  ['lower-case-addresses', threePolicies],
  ['zip64-end', threePolicies],
  ['hidden-row', threePolicies.map((line, at) => (at === 2 ? `${line}, hidden` : line))],
  [
    'percent-commission',
    ['0.1: Gross Premium Commission Net Premium', '0.2: 100 15% 85', '0.3: 200 15% 170'],
  ],
  ['two-sheets', [...threePolicies, heads.replace('0.', '1.'), '1.2: 2026-02-01 2027-01-01 50 5 45']],
  [
    'summary-first',
    [
      '0.1: Gross Premium',
      '0.2: 300',
      '0.3: 300',
      ...threePolicies.slice(0, 3).map((line) => line.replace('0.', '1.')),
    ],
  ],
  [
    'formulas-without-values',
    [
      '0.1: Rate Sum Insured Gross Premium',
      '0.2:   1000',
      '0.3: 0.01 50000 0, uncalculated 4',
      '0.4: 0.02 25000 0, uncalculated 4',
    ],
  ],
])('the example file %s is read', async (name, lines) => {
  expect(await exampleRows(name)).toEqual(lines);
});
