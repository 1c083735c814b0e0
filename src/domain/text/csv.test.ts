import fc from 'fast-check';
import Papa from 'papaparse';
import { toCsv } from './csv';

const many = { seed: 1, numRuns: 1000 };

test.each([
  ['Ann', 'Ann'],
  ['Lee, Ann', '"Lee, Ann"'],
  ['the "best"', '"the ""best"""'],
  ['two\nlines', '"two\nlines"'],
  [' spaced', '" spaced"'],
  [1200.5, '1200.5'],
  [-5, '-5'],
  ['+12125550199', '+12125550199'],
  ['-5.25', '-5.25'],
  [true, 'true'],
  [null, ''],
  [undefined, ''],
  [{ a: 1 }, ''],
])('RFC 4180: the cell %p is written %p', (cell, written) => {
  expect(toCsv([['x', cell]])).toBe(`x,${written}\r\n`);
});

test.each([
  ['=1+1', "'=1+1"],
  ['=HYPERLINK("http://evil","x")', `"'=HYPERLINK(""http://evil"",""x"")"`],
  ['+cmd', "'+cmd"],
  ['-2+3', "'-2+3"],
  ['-$5', "'-$5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', `"'\r=1"`],
  ['\n=1', `"'\n=1"`],
  ['\r\n-1', `"'\r\n-1"`],
  ['\t5', "'\t5"],
  ['\nAnn', `"'\nAnn"`],
  [' =1+1', "' =1+1"],
  ['\u00a0\u3000@SUM(A1)', "'\u00a0\u3000@SUM(A1)"],
  ['\u200b=1+1', "'\u200b=1+1"],
  ['\ufeff=1+1', "'\ufeff=1+1"],
  ['\u0000=1+1', "'\u0000=1+1"],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  [' ＝1+1', "' ＝1+1"],
  ['a=1', 'a=1'],
  [' a=1', '" a=1"'],
  [' -5.25', '" -5.25"'],
  ['+5 ', '"+5 "'],
])('a cell that starts like a formula is made inert: %j is written %j', (cell, written) => {
  expect(toCsv([['x', cell]])).toBe(`x,${written}\r\n`);
});

test('rows end in CRLF, no rows are no text, and a row of one empty cell is not an empty line', () => {
  expect(toCsv([])).toBe('');
  expect(toCsv([['a'], [''], ['b']])).toBe('a\r\n""\r\nb\r\n');
});

test('a CSV reader reads the written texts, and none of them could be a formula', () => {
  const cell = fc.oneof(
    fc.string(),
    fc.stringMatching(/^[=+\-@＝－\u200b\u00a0\t\r",\n a1]{0,8}$/),
    fc.integer(),
  );
  const rows = fc
    .integer({ min: 1, max: 5 })
    .chain((width) =>
      fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 8 }),
    );
  fc.assert(
    fc.property(rows, (table) => {
      const read = Papa.parse<string[]>(toCsv(table), { newline: '\r\n', delimiter: ',' }).data;
      expect(read.pop()).toEqual(['']);
      expect(read).toHaveLength(table.length);
      read.forEach((row, line) =>
        row.forEach((text, column) => {
          const written = String(table[line]?.[column]);
          expect([written, `'${written}`]).toContain(text);
          const startsAsFormula = /^[\t\r\n]|^[\s\u200b\ufeff]*[=+\-@＝＋－＠]/.test(text);
          expect(startsAsFormula && !/^ *[+-]?\d+(?:\.\d+)? *$/.test(text)).toBe(false);
        }),
      );
    }),
    many,
  );
});
