import type { FileTable } from './rules/fileTable';
import { createVerdict } from './rules/verdict';
import { limits, inspectFile, type Outcome, type ReadingChoices } from './inspectFile';
import { workbookFile, type TestCell } from './workbook/workbook.fixture';

const headers = ['Policy Number', 'Insured', 'Effective Date', 'Gross Premium'];

function outcomeOf(file: File, choices: ReadingChoices = {}): Promise<Outcome> {
  return inspectFile(file, choices, () => undefined);
}

async function readOf(file: File, choices?: ReadingChoices): Promise<Extract<Outcome, { kind: 'read' }>> {
  const outcome = await outcomeOf(file, choices);
  if (outcome.kind === 'unread') throw new Error(outcome.reason);
  return outcome;
}

async function reasonOf(file: File): Promise<string> {
  const outcome = await outcomeOf(file);
  return outcome.kind === 'unread' ? outcome.reason : 'read';
}

/** The only table of a file, or that of a sheet. */
function tableOf({ checked }: Extract<Outcome, { kind: 'read' }>, sheet = 0): FileTable {
  const [table] = checked.sheets[sheet]?.tables ?? [];
  if (!table) throw new Error('There is no table.');
  return table;
}

function namesOf(read: Extract<Outcome, { kind: 'read' }>): string[] {
  return tableOf(read).columns.map(({ name }) => name);
}

/** The verdict on a control value; what the column adds up to is in it. */
function saidOf({ checked }: Extract<Outcome, { kind: 'read' }>, control = '0', sheet = 0): string {
  const { text, detail } = createVerdict(checked, { sheet, column: 3 }, control);
  return `${text}. ${detail}`;
}

function utf16(text: string, isBigEndian: boolean): Uint8Array<ArrayBuffer> {
  const bytes = new DataView(new ArrayBuffer(text.length * 2));
  [...text].forEach((letter, index) => bytes.setUint16(index * 2, letter.charCodeAt(0), !isBigEndian));
  return new Uint8Array(bytes.buffer);
}

function inPieces(bytes: Uint8Array<ArrayBuffer>, length: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) controller.close();
      else controller.enqueue(bytes.slice(at, (at += length)));
    },
  });
}

const line = 'POL-1,Müller,2026-01-31,"1,234.50"';
const text = `${headers.join(',')}\r\n${line}\r\nPOL-2,Ann,2026-01-31,-34.50\r\n`;

test.each([
  ['UTF-8', [text], 'utf-8'],
  ['UTF-8 with a mark', ['\ufeff', text], 'utf-8'],
  ['UTF-16 little-endian', [utf16(`\ufeff${text}`, false)], 'utf-16le'],
  ['UTF-16 big-endian', [utf16(`\ufeff${text}`, true)], 'utf-16be'],
  ['Windows-1252', [Uint8Array.from(text, (letter) => letter.charCodeAt(0))], 'windows-1252'],
])('a CSV file in %s is read', async (_name, parts, encoding) => {
  const read = await readOf(new File(parts, 'may.csv'));
  expect(read.encoding).toBe(encoding);
  expect(tableOf(read).headerRow).toBe(1);
  expect(namesOf(read)).toEqual(headers);
  expect(tableOf(read).firstRows[0]?.cells[1]).toBe('Müller');
  expect(saidOf(read, '1200')).toMatch(/^Reconciled\./);
});

test.each([
  [',', 'may.csv'],
  [';', 'may.csv'],
  ['\t', 'may.txt'],
  ['|', 'may.txt'],
])('the delimiter %j of %s is found', async (delimiter, name) => {
  const rows = [headers, ['POL-1', '"Müller, Söhne; Co | Ltd"', '2026-01-31', '5.00']];
  const read = await readOf(new File([rows.map((cells) => cells.join(delimiter)).join('\n')], name));
  expect(namesOf(read)).toEqual(headers);
  expect(tableOf(read).firstRows[0]?.cells[1]).toBe('Müller, Söhne; Co | Ltd');
});

test('quoted line ends stay in their cell, and rows count as in a spreadsheet', async () => {
  const content = `${headers.join(',')}\r\n\r\nPOL-1,"two\r\nlines ""quoted""",2026-01-31,5.00\r\nPOL-2,,,x`;
  const read = await readOf(new File([content], 'may.csv'));
  expect(tableOf(read).firstRows).toEqual([
    { row: 3, cells: ['POL-1', 'two\nlines "quoted"', '2026-01-31', '5.00'] },
    { row: 4, cells: ['POL-2', '', '', 'x'] },
  ]);
});

test('a text that arrives in pieces is read as one, also between the bytes of a letter', async () => {
  const rows = Array.from(
    { length: 2000 },
    (_, index) => `POL-${String(index)},"Müller ""${String(index)}"" 😀",2026-01-31,0.01`,
  );
  const shares: number[] = [];
  const bytes = new TextEncoder().encode(`${headers.join(',')}\r\n${rows.join('\r\n')}`);
  const file = new File([bytes], 'may.csv');
  file.stream = () => inPieces(bytes, 411);
  const outcome = await inspectFile(file, {}, (share) => shares.push(share));
  if (outcome.kind === 'unread') throw new Error(outcome.reason);
  expect(tableOf(outcome).rows).toHaveLength(2000);
  expect(tableOf(outcome).findings).toEqual([]);
  expect(saidOf(outcome, '20')).toMatch(/^Reconciled\./);
  expect(shares).toHaveLength(Math.ceil(bytes.length / 411));
  expect(shares.at(-1)).toBe(1);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
});

test('the bytes of the file are those of the user, before and after', async () => {
  const file = new File(['\ufeff', text], 'may.csv');
  const before = await file.text();
  await outcomeOf(file);
  expect(await file.text()).toBe(before);
});

const manyColumns = Array.from({ length: limits.columns + 1 }, (_, index) => `c${String(index)}`).join(',');

test.each([
  ['The file is empty.', new File([], 'may.csv')],
  ['The file is a program, whatever its name says.', new File(['MZ\u0090\u0000'], 'may.csv')],
  ['The file is no text, whatever its name says.', new File(['PK\u0003\u0004'], 'may.csv')],
  ['The file is no XLSX workbook, whatever its name says.', new File([text], 'may.xlsx')],
  ['XLS files are passed on as they are, without being read.', new File([text], 'may.xls')],
  ['The workbook can’t be read: it is damaged.', new File(['PK\u0003\u0004 cut'], 'may.xlsx')],
  ['Row 1 has more than 250 columns.', new File([manyColumns], 'may.csv')],
  [
    'Row 2 does not end: its quotes do not match.',
    new File([`${headers.join(',')}\nPOL-1,"open${',x'.repeat(2_000_000)}`], 'may.csv'),
  ],
])('a file is not read: %s', async (reason, file) => {
  expect(await reasonOf(file)).toBe(reason);
});

test('a file that was deleted after it was chosen is not read', async () => {
  const file = new File([text], 'may.csv');
  file.slice = () => {
    throw new DOMException('gone', 'NotFoundError');
  };
  expect(await reasonOf(file)).toBe('The file can’t be read. It may have been moved or changed.');
});

test('a workbook whose reader could not be loaded is not reported as damaged', async () => {
  jest.doMock('./workbook/readWorkbook', () => {
    throw new DOMException('The script failed to load', 'NetworkError');
  });
  await jest.isolateModulesAsync(async () => {
    const fresh = await import('./inspectFile');
    expect(await fresh.inspectFile(sheet([headers]), {}, () => undefined)).toEqual({
      kind: 'unread',
      why: 'failed',
      reason: 'A part of the page could not be loaded. Check the connection, or reload the page.',
    });
  });
  jest.dontMock('./workbook/readWorkbook');
});

test('an open quote at the end is found and nothing is added up', async () => {
  const file = new File(
    [`${headers.join(',')}\nPOL-1,Ann,2026-01-31,5.00\nPOL-2,"Bob,2026-01-31,6.00`],
    'may.csv',
  );
  const read = await readOf(file);
  expect(tableOf(read).findings.map(({ kind, row }) => [kind, row])).toContainEqual(['brokenQuotes', 3]);
  expect(saidOf(read, '5.00')).toMatch(/^Not checked\./);
  expect(saidOf(await readOf(file, { plainQuotes: true }), '11')).toMatch(/^Reconciled\./);
});

const sheet = (rows: readonly (readonly TestCell[])[]): File =>
  workbookFile('may.xlsx', [{ name: 'May', rows }]);

test('a workbook is read: text, numbers, days, and blank rows that count', async () => {
  const read = await readOf(
    sheet([
      ['Premium bordereau'],
      [],
      headers,
      ['POL-1', 'O’Neil & <Sons>', { serial: 46053 }, 1234.5],
      ['POL-2', '=HYPERLINK("x")', { serial: 46053.5 }, -0.5],
    ]),
  );
  expect(read.checked.sheets.map(({ name }) => name)).toEqual(['May']);
  expect(tableOf(read).headerRow).toBe(3);
  expect(tableOf(read).firstRows).toEqual([
    { row: 4, cells: ['POL-1', 'O’Neil & <Sons>', '2026-01-31', '1234.5'] },
    { row: 5, cells: ['POL-2', '=HYPERLINK("x")', '2026-01-31 12:00', '-0.5'] },
  ]);
  expect(tableOf(read).findings).toMatchObject([{ kind: 'formulaLike', row: 5, column: 1 }]);
  expect(saidOf(read, '1234')).toMatch(/^Reconciled\./);
});

test('each cell of a long sheet is read once and whole', async () => {
  const rows = Array.from({ length: 5000 }, (_, index) => [`POL-${String(index)}`, 'Ann', '', 1234.56]);
  const read = await readOf(sheet([headers, ...rows]));
  expect(tableOf(read).rows).toHaveLength(5000);
  expect(saidOf(read, '6172800')).toMatch(/^Reconciled\./);
});

test('all sheets are read, and of several like tables the first visible one is checked', async () => {
  const rows = (amount: number): TestCell[][] => [headers, ['POL-1', 'Ann', '2026-01-31', amount]];
  const read = await readOf(
    workbookFile('may.xlsx', [
      { name: 'Lists', isHidden: true, rows: rows(1) },
      { name: 'Premium & "tax"', rows: rows(2) },
      { name: 'Claims', rows: rows(3) },
    ]),
  );
  expect(read.checked.sheets.map(({ name, isHidden }) => [name, isHidden])).toEqual([
    ['Lists', true],
    ['Premium & "tax"', false],
    ['Claims', false],
  ]);
  const { text, counted, uncounted } = createVerdict(read.checked, {}, '2');
  expect([text, counted]).toEqual(['Reconciled in part', 'Sheet Premium & "tax", row 2']);
  expect(uncounted.map((each) => each.text)).toEqual([
    '2 tables with the same heads',
    'Sheet Lists, row 2, hidden (1 row)',
    'Sheet Claims, row 2 (1 row)',
  ]);
  expect(createVerdict(read.checked, { sheet: 2 }, '3').text).toBe('Reconciled in part');
  expect(createVerdict(read.checked, { added: [0, 2] }, '6').text).toBe('Reconciled');
});

test.each([
  ['a formula counts with its saved value', { xml: '<c><f>1+1</f><v>2</v></c>' }, '2', 'Reconciled'],
  [
    'a stored number counts with 15 digits',
    { xml: '<c><v>0.30000000000000004</v></c>' },
    '0.3',
    'Reconciled',
  ],
  ['an exponent is a number', { xml: '<c><v>1.5E3</v></c>' }, '1500', 'Reconciled'],
  ['a formula without a saved value is not known', { xml: '<c><f>1+1</f></c>' }, '2', 'Not checked'],
  ['an error is no amount', { xml: '<c t="e"><v>#DIV/0!</v></c>' }, '0', 'Not checked'],
  ['a day is no amount', { serial: 46053 }, '46053', 'Not checked'],
  ['a truth value is no amount', { xml: '<c t="b"><v>1</v></c>' }, '1', 'Not checked'],
  ['a third of a dollar is no amount in cents', 1 / 3, '0.33', 'Not checked'],
])('in a workbook %s', async (_name, cell, control, text) => {
  const read = await readOf(sheet([headers, ['POL-1', 'Ann', '2026-01-31', cell, 'end']]));
  expect(createVerdict(read.checked, { column: 3 }, control).text).toBe(text);
});

test('an empty or malformed workbook has a message', async () => {
  const { checked } = await readOf(sheet([]));
  expect(checked.sheets).toEqual([{ name: 'May', isHidden: false, tables: [], topRows: [] }]);
  expect(await reasonOf(sheet([[{ xml: '<c t="s"><v>99</v></c>' }]]))).toBe(
    'The workbook can’t be read: it is damaged.',
  );
});

test('BDXADM-34 a stray cell in the last row of a sheet costs nothing and is a footer', async () => {
  const rows: TestCell[][] = [headers, ['POL-1', 'Ann', '2026-01-31', 5]];
  const read = await readOf(
    workbookFile('may.xlsx', [
      { name: 'May', rows, extraXml: '<row r="1048576"><c r="A1048576"><v>1</v></c></row>' },
    ]),
  );
  expect(tableOf(read).rows).toHaveLength(1);
  expect(createVerdict(read.checked, {}, '5.00').text).toBe('Reconciled');
});

test('a cell in the last column of a sheet is beyond what is read, and the file is passed on', async () => {
  const rows: TestCell[][] = [headers, ['POL-1', 'Ann', '2026-01-31', 5]];
  const extraXml = '<row r="7"><c r="XFD7"><v>1</v></c></row>';
  expect(await outcomeOf(workbookFile('may.xlsx', [{ name: 'May', rows, extraXml }]))).toEqual({
    kind: 'unread',
    why: 'passedOn',
    reason: 'Row 7 has more than 250 columns.',
  });
});
