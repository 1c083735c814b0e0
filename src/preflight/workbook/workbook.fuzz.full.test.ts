import fc from 'fast-check';
import { columnLetter } from '../rules/columns';
import { Archive } from './archive';
import { readWorkbook } from './readWorkbook';
import { Unreadable } from './unreadable';
import { archive, entry, type TestEntry } from './zip.fixture';

/*
 * Workbooks are made at random, in the ways in which different programs write them, and read back. Then they are damaged
 * at random, and made with bad intent: whatever they are, they are read or declined, and no limit is exceeded.
 */

const runs = (numRuns: number) => ({ seed: 1, numRuns });

/** Writes text into XML: as references, as a character section, or unescaped if possible. */
type Writer = (text: string) => string;

const escaped: Writer = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll(']]>', ']]&gt;');

const writers: readonly Writer[] = [
  (text) => escaped(text).replaceAll('"', '&quot;'),
  (text) => [...text].map((letter) => `&#${String(letter.codePointAt(0))};`).join(''),
  (text) => [...text].map((letter) => `&#x${letter.codePointAt(0)?.toString(16) ?? ''};`).join(''),
  (text) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`,
  (text) => `<!-- <c r="A1"><v>1</v></c> -->${escaped(text)}<?note v?>`,
];
const writer = fc.constantFrom(...writers);

/** The limits of the sink, the same as those of the check of uploads. */
const caps = { rows: 200_000, columns: 250 };

interface MadeCell {
  column: number;
  /** What is to be read of it. */
  text: string;
  /** Its attributes but for the address, and what is in it, with `p:` in front of the elements. */
  attributes: string;
  content: string;
  /** Whether it is a formula without a value: then its row is passed on too. */
  isUncalculated?: boolean;
  /** A text that is in the list of shared strings instead. */
  shared?: string;
}

const plain = fc.string({
  unit: fc.constantFrom('a', 'Z', ' ', 'é', '漢', '😀', '&', '<', '>', '"', "'", ']', '7', '.', '='),
  maxLength: 8,
});

/** A text in runs, with phonetic text. */
const richText = fc.tuple(plain, plain, writer).map(([one, two, write]) => ({
  text: one + two,
  xml: `<p:r><p:rPr><p:b/></p:rPr><p:t xml:space="preserve">${write(one)}</p:t></p:r><p:r><p:t>${write(two)}</p:t></p:r><p:rPh sb="0"><p:t>spoken</p:t></p:rPh>`,
}));
const simpleText = fc
  .tuple(plain, writer)
  .map(([text, write]) => ({ text, xml: `<p:t>${write(text)}</p:t>` }));
const anyText = fc.oneof(simpleText, richText);

type Content = Omit<MadeCell, 'column'>;

const content: fc.Arbitrary<Content> = fc.oneof(
  anyText.map(({ text, xml }) => ({ text, attributes: 't="inlineStr"', content: `<p:is>${xml}</p:is>` })),
  anyText.map(({ text, xml }) => ({ text, attributes: "t='s'", content: '', shared: xml })),
  fc.tuple(plain, writer).map(([text, write]) => ({
    text,
    attributes: 't="str"',
    content: `<p:f>A1&amp;B1</p:f><p:v>${write(text)}</p:v>`,
  })),
  fc.integer({ min: -1e9, max: 1e9 }).map((cents) => ({
    text: String(cents / 100),
    attributes: 's="0"',
    content: `<p:f>SUM(A1:A9)</p:f><p:v>${String(cents / 100)}</p:v>`,
  })),
  fc.boolean().map((is) => ({
    text: is ? 'TRUE' : 'FALSE',
    attributes: 't="b"',
    content: `<p:v>${is ? '1' : '0'}</p:v>`,
  })),
  fc.constant({ text: '#DIV/0!', attributes: 't="e"', content: '<p:v>#DIV/0!</p:v>' }),
  fc.integer({ min: 36_526, max: 54_789 }).map((serial) => ({
    text: new Date(Date.UTC(1899, 11, 30 + serial)).toISOString().slice(0, 10),
    attributes: 's = "1"',
    content: `<p:v>${String(serial)}</p:v>`,
  })),
  fc.constant({ text: '2026-05-31', attributes: 't="d"', content: '<p:v>2026-05-31T00:00:00</p:v>' }),
  fc.constantFrom('', '<p:f>1+1</p:f>', '<p:v/>').map((xml) => ({
    text: '',
    attributes: 's="0"',
    content: xml,
    isUncalculated: xml.includes('p:f'),
  })),
);

/** Columns and rows are mostly the first ones, and sometimes the last. */
const columnNumber = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 1, max: 12 }) },
  fc.constantFrom(250, 251, 16_384),
);
const rowNumber = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 1, max: 12 }) },
  fc.constantFrom(200_001, 1_048_575, 1_048_576),
);

interface MadeRow {
  row: number;
  cells: readonly MadeCell[];
}

const madeRow: fc.Arbitrary<MadeRow> = fc.record({
  row: rowNumber,
  cells: fc
    .uniqueArray(
      fc.tuple(columnNumber, content).map(([column, made]) => ({ column, ...made })),
      {
        selector: ({ column }) => column,
        maxLength: 6,
      },
    )
    .map((cells) => cells.toSorted((a, b) => a.column - b.column)),
});
const madeRows = fc
  .uniqueArray(madeRow, { selector: ({ row }) => row, maxLength: 6 })
  .map((rows) => rows.toSorted((a, b) => a.row - b.row));

interface Style {
  /** The prefix of elements, with its colon. */
  prefix: string;
  /** Leaves addresses out where the place follows from the cell before. */
  isSparing: boolean;
  isStrict: boolean;
  isUtf16: boolean;
  method: number;
  /** So many rows without a cell come first. */
  emptyRows: number;
  space: string;
}

const style: fc.Arbitrary<Style> = fc.record({
  prefix: fc.constantFrom('', 'x:', 'ns0:'),
  isSparing: fc.boolean(),
  isStrict: fc.boolean(),
  isUtf16: fc.boolean(),
  method: fc.constantFrom(0, 8),
  emptyRows: fc.constantFrom(0, 0, 0, 2000),
  space: fc.constantFrom('', '\n  ', '\r\n\t'),
});

interface Workbook {
  entries: TestEntry[];
  /** The rows that hold something, with their numbers. */
  rows: [row: number, cells: string[]][];
}

function bytesOf(xml: string, isUtf16: boolean): Uint8Array<ArrayBuffer> {
  if (!isUtf16) return new TextEncoder().encode(xml);
  const marked = `\ufeff${xml}`;
  const units = Uint16Array.from({ length: marked.length }, (_, at) => marked.charCodeAt(at));
  return new Uint8Array(units.buffer);
}

/** A cell's blank text is none. */
const shown = (text: string): string => (text.trim() === '' ? '' : text);

function expectedRows(rows: readonly MadeRow[]): Workbook['rows'] {
  return rows.flatMap(({ row, cells }): Workbook['rows'] => {
    const held = cells.filter(
      ({ text, column, isUncalculated }) => shown(text) !== '' || (isUncalculated && column <= caps.columns),
    );
    const last = Math.max(0, ...held.map(({ column }) => column));
    if (last === 0) return [];
    const texts = Array.from({ length: last }, () => '');
    for (const { column, text } of cells) if (column <= last) texts[column - 1] = shown(text);
    return [[row, texts]];
  });
}

function sheetXml(
  rows: readonly MadeRow[],
  { isSparing, emptyRows, space }: Style,
  strings: string[],
): string {
  let lastRow = emptyRows;
  const lines = rows.map(({ row, cells }) => {
    let lastColumn = 0;
    const xml = cells.map(({ column, attributes, content: inner, shared }) => {
      const isNext = isSparing && column === lastColumn + 1;
      lastColumn = column;
      const place = isNext ? '' : ` r="${columnLetter(column - 1)}${String(row)}"`;
      const value = shared === undefined ? inner : `<p:v>${String(strings.push(shared) - 1)}</p:v>`;
      return value === ''
        ? `<p:c${place} ${attributes}/>`
        : `<p:c ${attributes}${place}>${space}${value}</p:c>`;
    });
    const isNext = isSparing && row === lastRow + 1;
    lastRow = row;
    return `<p:row${isNext ? '' : ` r="${String(row)}"`} spans="1:3">${xml.join(space)}</p:row>`;
  });
  const empty = Array.from({ length: emptyRows }, () => '<p:row/>');
  return [
    '<p:dimension ref="A1:XFD1048576"/><p:cols><p:col min="1" max="16384"/></p:cols>',
    `<p:sheetData>${[...empty, ...lines].join(space)}</p:sheetData>`,
    '<p:extLst><p:ext><p:sheetData><p:row r="1"><p:c r="A1"><p:v>9</p:v></p:c></p:row></p:sheetData></p:ext></p:extLst>',
  ].join(space);
}

const workbook: fc.Arbitrary<Workbook> = fc.tuple(madeRows, style).map(([made, how]) => {
  const rows = made
    .map(({ row, cells }) => ({ row: Math.min(row + how.emptyRows, 1_048_576), cells }))
    .filter(({ row }, at, all) => row !== all[at - 1]?.row);
  const base = how.isStrict ? 'http://purl.oclc.org/ooxml' : 'http://schemas.openxmlformats.org';
  const strings: string[] = [];
  const xml = (root: string, inner: string): string =>
    `<?xml version="1.0" standalone="yes"?>${how.space}<p:${root} xmlns:p="m" xmlns:r="o">${inner}</p:${root}>`.replaceAll(
      'p:',
      how.prefix,
    );
  const sheet = xml('worksheet', sheetXml(rows, how, strings));
  const parts: [string, string][] = [
    ['xl/worksheets/Sheet 7.xml', sheet],
    [
      'xl/workbook.xml',
      xml(
        'workbook',
        '<p:workbookPr/><p:sheets><p:sheet name="Notes" sheetId="3" state="veryHidden" r:id="rId9"/><p:sheet sheetId="1" r:id="rId1" state="visible" name="May &amp; June"/></p:sheets>',
      ),
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships>${[
        ['rId1', 'worksheet', '/xl/worksheets/Sheet 7.xml'],
        ['rId2', 'styles', 'styles.xml'],
        ['rId3', 'sharedStrings', 'texts/shared.xml'],
      ]
        .map(
          ([id, type, target]) =>
            `<Relationship Target="${String(target)}" Type="${base}/officeDocument/relationships/${String(type)}" Id="${String(id)}"/>`,
        )
        .join('')}</Relationships>`,
    ],
    [
      'xl/styles.xml',
      xml(
        'styleSheet',
        '<p:numFmts><p:numFmt numFmtId="170" formatCode="[$-409]yyyy&quot;-&quot;mm\\-dd;@"/></p:numFmts><p:cellStyleXfs><p:xf numFmtId="14"/></p:cellStyleXfs><p:cellXfs><p:xf numFmtId="4"/><p:xf numFmtId="170"/></p:cellXfs>',
      ),
    ],
    ['xl/texts/shared.xml', xml('sst', strings.map((each) => `<p:si>${each}</p:si>`).join(how.space))],
    ['xl/theme/theme1.xml', '<theme'],
  ];
  return {
    entries: parts.map(([name, text]) =>
      entry(name, bytesOf(text, how.isUtf16 && !name.endsWith('.rels')), how.method),
    ),
    rows: expectedRows(rows),
  };
});

interface Outcome {
  /** Why the workbook is unread, or 'read'. */
  reason: string;
  /** The rows that were passed on. */
  rows: [row: number, cells: readonly string[]][];
  rowCount: number;
  widest: number;
  /** In bytes. */
  unpacked: number;
}

/** Reads a workbook and counts the rows and unpacked bytes. The first rows of sheet 1 are stored. */
async function outcomeOf(file: Blob): Promise<Outcome> {
  const outcome: Outcome = { reason: 'read', rows: [], rowCount: 0, widest: 0, unpacked: 0 };
  const unpack = Archive.prototype.unpack;
  const unpacks = jest.spyOn(Archive.prototype, 'unpack').mockImplementation(function (
    this: Archive,
    name,
    take,
  ) {
    return unpack.call(this, name, (piece) => {
      outcome.unpacked += piece.byteLength;
      take(piece);
    });
  });
  try {
    await readWorkbook(file, {
      sheets: () => undefined,
      hiddenColumns: () => undefined,
      row: (_sheet, { row, cells }) => {
        if (outcome.rowCount >= caps.rows) throw new Unreadable('The file has more than 200,000 rows.');
        if (cells.length > caps.columns)
          throw new Unreadable(`Row ${String(row)} has more than 250 columns.`);
        outcome.rowCount += 1;
        outcome.widest = Math.max(outcome.widest, cells.length);
        if (outcome.rows.length < 100) outcome.rows.push([row, cells]);
      },
      unread: () => undefined,
    });
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    outcome.reason = error.message;
  }
  unpacks.mockRestore();
  return outcome;
}

test('the content of a workbook is read in its cells, in any notation', async () => {
  await fc.assert(
    fc.asyncProperty(workbook, async ({ entries, rows }) => {
      const { reason, ...read } = await outcomeOf(archive(entries));
      // A cell beyond column 250 ends the reading of its sheet.
      const end = rows.findIndex(([, cells]) => cells.length > caps.columns);
      const isCut = end >= 0;
      expect(read.rows).toEqual(isCut ? rows.slice(0, end) : rows);
      expect(reason).toBe(isCut ? `Row ${String(rows[end]?.[0])} has more than 250 columns.` : 'read');
    }),
    runs(1000),
  );
});

const reasons = [
  /^read$/,
  /^The workbook can’t be read: it is damaged\.$/,
  /^The workbook is too large once it is unpacked\.$/,
  /^The workbook has a password\. It is passed on unread\.$/,
  /^The workbook is (?:in the binary form XLSB, which is not read|written in a way that is not read) here\. It is passed on unread\.$/,
  /^The file is an OpenDocument spreadsheet, which is not read here\. It is passed on unread\.$/,
  /^Row \d+ has more than 250 columns\.$/,
  /^The file has more than 200,000 rows\.$/,
];

/** Reads it or declines it in one of the known sentences, within the limits. */
async function expectHandled(file: Blob): Promise<Outcome> {
  const outcome = await outcomeOf(file);
  expect(outcome.unpacked).toBeLessThanOrEqual(100 * 1024 * 1024);
  expect(reasons.filter((reason) => reason.test(outcome.reason))).toHaveLength(1);
  return outcome;
}

test('a workbook with any damaged bytes is read or declined', async () => {
  const change = fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    kind: fc.constantFrom('set', 'flip', 'cut', 'drop', 'repeat'),
    byte: fc.oneof(fc.constantFrom(0, 1, 0x7f, 0x80, 0xff), fc.nat(255)),
    length: fc.constantFrom(1, 1, 2, 4, 8, 100),
    // The directory at the end holds the sizes and places.
    isInDirectory: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(
      workbook,
      fc.array(change, { minLength: 1, maxLength: 6 }),
      async ({ entries }, changes) => {
        let bytes = new Uint8Array(await archive(entries).arrayBuffer());
        for (const { at, kind, byte, length, isInDirectory } of changes) {
          const from = isInDirectory ? Math.max(0, bytes.length - 600) : 0;
          const place = from + Math.floor(at * (bytes.length - from));
          const end = place + length;
          if (kind === 'set') bytes.fill(byte, place, end);
          else if (kind === 'flip')
            bytes.set(
              bytes.slice(place, end).map((each) => each ^ byte),
              place,
            );
          else if (kind === 'cut') bytes = bytes.slice(0, place);
          else {
            const middle = kind === 'repeat' ? bytes.slice(place, end) : new Uint8Array();
            bytes = new Uint8Array(
              await new Blob([
                bytes.slice(0, kind === 'repeat' ? end : place),
                middle,
                bytes.slice(end),
              ]).arrayBuffer(),
            );
          }
        }
        await expectHandled(new Blob([bytes]));
      },
    ),
    runs(1000),
  );
});

const relationships =
  '<Relationships><Relationship Id="a" Type="x/worksheet" Target="s.xml"/><Relationship Type="x/sharedStrings" Target="t.xml" Id="b"/></Relationships>';

type Part = string | Uint8Array<ArrayBuffer>;

/** A workbook of one sheet, made of these parts. */
function workbookOf(sheet: Part, parts: Record<string, Part> = {}): Blob {
  const all = {
    'xl/workbook.xml': '<workbook><sheets><sheet name="May" sheetId="1" r:id="a"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': relationships,
    'xl/s.xml': sheet,
    ...parts,
  };
  return archive(Object.entries(all).map(([name, xml]) => entry(name, xml)));
}

/** A part of so many megabytes. */
function longPart(megabytes: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Buffer.alloc(megabytes * 1024 * 1024, `<b/>${' '.repeat(100_000)}`));
  bytes.set(new TextEncoder().encode('<worksheet>'));
  return bytes;
}

test('a sheet with any damaged text is read or declined', async () => {
  const good =
    '<worksheet><dimension ref="A1:C2"/><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1"><f>1+1</f><v>2</v></c></row>' +
    '<row r="2"><c r="A2" t="inlineStr"><is><t>Ann</t></is></c></row></sheetData></worksheet>';
  const pieces = good.split(/(?=[<" ])/);
  const token = fc.oneof(
    fc.constantFrom(...pieces),
    fc.constantFrom(
      '<row r="0">',
      '<row r="1048577">',
      '<row r="1048576">',
      '<c r="XFD1048576">',
      '<c r="XFE1">',
      '<c r="A-1">',
      '<c t="s"><v>9</v></c>',
      '<c t="z">',
      '<v>1e999</v>',
      '<v>NaN</v>',
      '<!DOCTYPE a [<!ENTITY b "&c;">]>',
      '&b;',
      '<![CDATA[',
      ']]>',
      '<!--',
      '"',
      '>',
      '\u0000',
      '\ufeff',
    ),
    fc.string({ unit: 'binary', maxLength: 3 }),
  );
  const edit = fc.record({
    at: fc.nat(pieces.length - 1),
    remove: fc.nat(3),
    insert: fc.array(token, { maxLength: 3 }),
    times: fc.constantFrom(1, 1, 1, 300),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 4 }), async (edits) => {
      const changed = [...pieces];
      for (const { at, remove, insert, times } of edits)
        changed.splice(at, remove, insert.join('').repeat(times));
      await expectHandled(workbookOf(changed.join(''), { 'xl/t.xml': '<sst><si><t>Policy</t></si></sst>' }));
    }),
    runs(1000),
  );
});

const row = (number: number, cells: string): string => `<row r="${String(number)}">${cells}</row>`;
const sheetOf = (data: string): string => `<worksheet><sheetData>${data}</sheetData></worksheet>`;
const number = (address: string): string => `<c r="${address}"><v>1</v></c>`;

test.each<[string, () => Blob, string, number]>([
  [
    'one cell at the end of the sheet',
    () => workbookOf(sheetOf(row(1_048_576, number('XFD1048576')))),
    'Row 1048576 has more than 250 columns.',
    0,
  ],
  [
    'a cell at its beginning and one at its end',
    () => workbookOf(sheetOf(row(1, number('A1')) + row(1_048_576, number('XFD1048576')))),
    'Row 1048576 has more than 250 columns.',
    1,
  ],
  [
    'a cell in the last row',
    () => workbookOf(sheetOf(row(1, number('A1')) + row(1_048_576, number('A1048576')))),
    'read',
    2,
  ],
  [
    'a cell in the last column of 2,000 rows',
    () =>
      workbookOf(
        sheetOf(
          Array.from({ length: 2000 }, (_, at) => row(at + 1, number(`XFD${String(at + 1)}`))).join(''),
        ),
      ),
    'Row 1 has more than 250 columns.',
    0,
  ],
  [
    'blank cells in the last column of 2,000 rows',
    () =>
      workbookOf(
        sheetOf(
          Array.from({ length: 2000 }, (_, at) =>
            row(at + 1, `<c r="XFD${String(at + 1)}" t="inlineStr"><is><t> </t></is></c>`),
          ).join(''),
        ),
      ),
    'read',
    0,
  ],
  [
    'a dimension without end',
    () =>
      workbookOf(
        `<worksheet><dimension ref="A1:XFD1048576"/><sheetData>${row(1, number('A1'))}</sheetData></worksheet>`,
      ),
    'read',
    1,
  ],
  ['a million rows without cells', () => workbookOf(sheetOf('<row/>'.repeat(1_000_000))), 'read', 0],
  [
    'more rows than a sheet has',
    () => workbookOf(sheetOf('<row/>'.repeat(1_048_577))),
    'The workbook can’t be read: it is damaged.',
    0,
  ],
  [
    'more cells than a row has',
    () => workbookOf(sheetOf(`<row>${'<c/>'.repeat(16_385)}</row>`)),
    'The workbook can’t be read: it is damaged.',
    0,
  ],
  [
    'too many rows with a cell',
    () => workbookOf(sheetOf('<row><c><v>1</v></c></row>'.repeat(200_001))),
    'The file has more than 200,000 rows.',
    200_000,
  ],
  [
    'rows within rows',
    () => workbookOf(sheetOf(`${'<row><c>'.repeat(20)}<v>1</v>${'</c></row>'.repeat(20)}`)),
    'read',
    0,
  ],
  [
    'elements nested without end',
    () => workbookOf(`<worksheet>${'<a>'.repeat(1_000_000)}`),
    'The workbook can’t be read: it is damaged.',
    0,
  ],
  ['the same row again', () => workbookOf(sheetOf(row(2, number('A2')) + row(2, number('B2')))), 'read', 1],
  ['the same row without end', () => workbookOf(sheetOf(row(2, number('A2')).repeat(200_001))), 'read', 1],
  [
    'rows that go back',
    () => workbookOf(sheetOf(row(2, number('A2')) + row(1, number('A1')))),
    'The workbook can’t be read: it is damaged.',
    0,
  ],
  [
    'a cell that says another row',
    () => workbookOf(sheetOf(row(2, number('A3')))),
    'The workbook can’t be read: it is damaged.',
    0,
  ],
  [
    'entities that grow',
    () =>
      workbookOf(
        `<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>${sheetOf(row(1, '<c t="inlineStr"><is><t>&b;</t></is></c>'))}`,
      ),
    'The workbook can’t be read: it is damaged.',
    0,
  ],
  [
    'a text without end',
    () =>
      workbookOf(
        sheetOf(row(1, `<c t="inlineStr"><is>${`<t>${'x'.repeat(1000)}</t>`.repeat(1000)}</is></c>`)),
      ),
    'The workbook can’t be read: it is damaged.',
    0,
  ],
  [
    'a value without end',
    () => workbookOf(sheetOf(row(1, `<c><v>${`${'1'.repeat(1000)}<!-- -->`.repeat(1000)}</v></c>`))),
    'The workbook can’t be read: it is damaged.',
    0,
  ],
  [
    'a sheet that unpacks to 101 MB',
    () => workbookOf(longPart(101)),
    'The workbook is too large once it is unpacked.',
    0,
  ],
  [
    'a description that unpacks to 21 MB',
    () =>
      workbookOf(sheetOf(''), {
        'xl/workbook.xml': longPart(21),
      }),
    'The workbook is too large once it is unpacked.',
    0,
  ],
  [
    'more shared texts than can be kept',
    () => workbookOf(sheetOf(''), { 'xl/t.xml': `<sst>${'<si/>'.repeat(2_000_001)}` }),
    'The workbook is too large once it is unpacked.',
    0,
  ],
  [
    'a shared text that is not there',
    () => workbookOf(sheetOf(row(1, '<c t="s"><v>7</v></c>'))),
    'The workbook can’t be read: it is damaged.',
    0,
  ],
  [
    'a sheet that is not there',
    () => workbookOf(sheetOf(''), { 'xl/_rels/workbook.xml.rels': '<Relationships/>' }),
    'The workbook can’t be read: it is damaged.',
    0,
  ],
  [
    'as many sheets as are read',
    () =>
      workbookOf(sheetOf(row(1, number('A1'))), {
        'xl/workbook.xml': `<workbook><sheets>${'<sheet name="May" r:id="a"/>'.repeat(1000)}</sheets></workbook>`,
      }),
    'read',
    1000,
  ],
])('a workbook with %s costs no more than the limits', async (_name, make, reason, rows) => {
  const found = await expectHandled(make());
  expect(found.reason).toBe(reason);
  expect(found.rowCount).toBe(rows);
});

test('files of an archive that share their bytes cost no more than what is read of them', async () => {
  const good = new Uint8Array(await workbookOf(sheetOf(row(1, number('A1')))).arrayBuffer());
  const view = new DataView(good.buffer);
  const directory = view.getUint32(good.length - 6, true);
  const records = good.slice(directory, good.length - 22);
  const again = Array.from({ length: 10_000 }, () => records);
  const end = good.slice(-22);
  new DataView(end.buffer).setUint16(10, 3 * 10_000, true);
  new DataView(end.buffer).setUint32(12, 10_000 * records.length, true);
  expect((await expectHandled(new Blob([good.slice(0, directory), ...again, end]))).reason).toBe('read');
});
