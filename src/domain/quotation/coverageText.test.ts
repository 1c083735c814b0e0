import fc from 'fast-check';
import { aCoverage } from '@/testing/builders/quotationParts';
import { parseMoney } from '../money';
import { coverageText, linesOfProgram, readCoverage } from './coverageText';

const stored = {
  coverage_name: 'Wind Damage',
  covargerequired: 'required',
  coverageinclude: 'Y',
  coverageacceptdate: '2026-01-06',
  coveragelimit: '$500,000',
  coverageaccept: '250000',
  deductiblebasis: 'Percentage',
  deductible: '5',
  deductibleamount: 12500,
  premium: 275.75,
};
const text = JSON.stringify([stored]);

test.each([
  ['plain', text],
  ['doubled', JSON.stringify(text)],
  ['with escaped quotes', text.replaceAll('"', '\\"')],
  ['by index', JSON.stringify({ 0: stored })],
  ['of one line without a list', JSON.stringify(stored)],
])('ENT-28 ENT-30 QEDIT-19 policycoverage %s is read, and written once', (_case, form) => {
  const sheet = readCoverage(form);
  expect([sheet.unreadable, sheet.lines.length]).toEqual([false, 1]);
  expect(coverageText(sheet)).toBe(text);
});

test('ENT-30 fields may come as numbers, as text or not at all', () => {
  const [line] = readCoverage(
    '[{"coverageaccept":250000,"premium":"275.75","deductible":null,"coverage_name":{}}]',
  ).lines;
  expect(line).toMatchObject({
    coverageaccept: '250000',
    premium: '275.75',
    deductible: '',
    coverage_name: '',
  });
});

test.each([
  ['y', 'Y'],
  [' N ', 'N'],
  ['', ''],
  ['Excluded', 'Excluded'],
])('COV-02 a stored include %p is read as %p', (coverageinclude, read) => {
  const [line] = readCoverage(JSON.stringify([{ ...stored, coverageinclude }])).lines;
  expect(line?.coverageinclude).toBe(read);
});

test.each(['', 'null', '[]', '"[]"', '{}'])('ENT-28 %p has no lines', (form) => {
  const sheet = readCoverage(form);
  expect([sheet.unreadable, coverageText(sheet)]).toEqual([false, '[]']);
});

test.each(['[{"coverage_name":"Wi', 'none', '{"a":1}', '{"0":1}', '[1,2]', '[null]', '7'])(
  'QEDIT-19 %p is no list of lines and goes back unchanged',
  (form) => {
    const sheet = readCoverage(form);
    expect([sheet.unreadable, sheet.lines.length, coverageText(sheet)]).toEqual([true, 0, form]);
  },
);

test('QEDIT-19 lines that were put in the place of an unreadable text are sent', () => {
  const [line] = readCoverage('[{"coverage_name":"Wind","premium":5}]').lines;
  const sheet = { ...readCoverage('none'), lines: [line!] };
  expect(sheet.unreadable).toBe(true);
  expect(JSON.parse(coverageText(sheet))).toMatchObject([{ coverage_name: 'Wind', premium: 5 }]);
});

test('ENT-30 a true or false in a line is kept as its word', () => {
  expect(readCoverage('[{"coverageinclude":true,"deductible":false}]').lines).toMatchObject([
    { coverageinclude: 'true', deductible: 'false' },
  ]);
});

test('ENT-30 keys that the documents do not name travel along', () => {
  const odd = '[{"id":9,"premium":10,"__proto__":{"x":1},"note":["a"]}]';
  const [sent]: unknown[] = JSON.parse(coverageText(readCoverage(odd)));
  expect(Object.keys(sent as object).slice(-3)).toEqual(['id', '__proto__', 'note']);
  expect(JSON.stringify(sent)).toContain('"__proto__":{"x":1},"note":["a"]');
});

test('ENT-30 COV-06 COV-07 Q-239 computed values are sent as numbers, typed ones as text', () => {
  const sheet = readCoverage(text);
  const lines = sheet.lines.map((line) => ({ ...line, coverageaccept: '900000', premium: '1,200.555' }));
  expect(JSON.parse(coverageText({ ...sheet, lines }))).toEqual([
    { ...stored, coverageaccept: '500000', deductibleamount: 25000, premium: 1200.56 },
  ]);
});

test('COV-10 a premium that is no number is sent as 0', () => {
  const sheet = readCoverage('[{"premium":"none"}]');
  expect(coverageText(sheet)).toContain('"premium":0');
});

test('COV-01 QNEW-16 a program brings its lines, the required ones included today', () => {
  const lines = linesOfProgram(
    [aCoverage({ covargerequired: 'required', premium: 640 }), aCoverage({ coverage_name: 'Flood' })],
    '2026-02-03',
  );
  expect(lines.map((line) => [line.coverageinclude, line.coverageacceptdate, line.premium])).toEqual([
    ['Y', '2026-02-03', '640'],
    ['', '', '0'],
  ]);
});

test('ENT-28 what is written reads back as it was', () => {
  const loose = fc.oneof(fc.string(), fc.integer(), fc.double({ noNaN: true }), fc.constant(null));
  const line = fc.dictionary(fc.constantFrom(...Object.keys(stored), 'id', '__proto__'), loose);
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const once = coverageText(readCoverage(JSON.stringify(lines)));
      expect(coverageText(readCoverage(once))).toBe(once);
      for (const { premium, deductibleamount } of JSON.parse(once) as {
        premium: number;
        deductibleamount: number;
      }[]) {
        expect([parseMoney(premium), parseMoney(deductibleamount)]).not.toContain(undefined);
      }
    }),
    { seed: 1, numRuns: 1000 },
  );
});
