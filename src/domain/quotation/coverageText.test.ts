import fc from 'fast-check';
import { aCoverage } from '@/testing/builders/quotationBuilders';
import { parseMoney } from '@/domain/text/money';
import type { CoverageLine } from '../records/quotations';
import { amountNote, type FormLine } from './coverage';
import {
  coverageText,
  deductibleAmountNote,
  includeNote,
  linesOfProgram,
  readCoverage,
  withRequired,
} from './coverageText';
import { deductibleStepsOfLine, shownDeductible } from './storedDeductible';

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

test('QEDIT-19 lines that replace a malformed text are sent', () => {
  const [line] = readCoverage('[{"coverage_name":"Wind","premium":5}]').lines;
  const sheet = { ...readCoverage('none'), lines: [line!] };
  expect(sheet.unreadable).toBe(true);
  expect(JSON.parse(coverageText(sheet))).toMatchObject([{ coverage_name: 'Wind', premium: 5 }]);
});

test('ENT-30 a boolean in a line is read as text', () => {
  expect(readCoverage('[{"coverageinclude":true,"deductible":false}]').lines).toMatchObject([
    { coverageinclude: 'true', deductible: 'false' },
  ]);
});

/** The lines as they are sent after the first of them was changed. */
function changed(policycoverage: string, change: Partial<FormLine>): string {
  const sheet = readCoverage(policycoverage);
  const lines = sheet.lines.map((line, index) => (index === 0 ? { ...line, ...change } : line));
  return coverageText({ ...sheet, lines });
}

test('ENT-30 keys that the documents do not name are sent back', () => {
  const odd = '[{"id":9,"premium":10,"__proto__":{"x":1},"note":["a"]}]';
  const [sent]: unknown[] = JSON.parse(changed(odd, { premium: '12' }));
  expect(Object.keys(sent as object).slice(-3)).toEqual(['id', '__proto__', 'note']);
  expect(JSON.stringify(sent)).toContain('"__proto__":{"x":1},"note":["a"]');
});

test.each([
  '[{"id":9,"premium":"Incl.","coveragelimit":5000,"coverageaccept":"9000","deductibleamount":"17","note":null}]',
  '[{"coverage_name":"Wind","coverageinclude":"y","premium":"1,200.00","deductible":null}]',
])('ENT-30 a line that nobody changed goes back as it is stored: %s', (text) => {
  expect(coverageText(readCoverage(text))).toBe(text);
});

test('COV-06 an accepted amount above its limit is capped in a line that was changed, and in no other', () => {
  const above = { ...stored, coveragelimit: '5000', coverageaccept: '9000' };
  const [first, second]: unknown[] = JSON.parse(changed(JSON.stringify([above, above]), { deductible: '3' }));
  expect(first).toMatchObject({ coverageaccept: '5000', deductible: '3', deductibleamount: 150 });
  expect(second).toEqual(above);
});

test('COV-01 a required line that is stored as N is included, and nothing else of it changes', () => {
  const line = { ...stored, covargerequired: 'required', coverageinclude: 'N', premium: 'Incl.' };
  const sheet = readCoverage(JSON.stringify([line]));
  const lines = sheet.lines.map((each) => withRequired(each, '2026-02-03'));
  expect(lines.map(includeNote)).toEqual(['Required, and stored as N']);
  expect(JSON.parse(coverageText({ ...sheet, lines }))).toEqual([
    { ...line, coverageinclude: 'Y', coverageacceptdate: '2026-02-03' },
  ]);
});

test.each([
  [{ coverageinclude: 'Y', coverageacceptdate: '2025-05-05' }, ''],
  [{ coverageinclude: '', coverageacceptdate: '' }, 'Required, and not stored as included'],
])('COV-01 a required line stored as %p says %p', (fields, note) => {
  const sheet = readCoverage(JSON.stringify([{ ...stored, covargerequired: 'required', ...fields }]));
  expect(sheet.lines.map((line) => includeNote(withRequired(line, '2026-02-03')))).toEqual([note]);
});

test('COV-11 lines that give another amount than the stored one say so', () => {
  const sheet = readCoverage(JSON.stringify([{ premium: 200 }, { premium: '0.50' }]));
  expect(['1,200.00', '200.50', '', 'TBD'].map((amount) => amountNote(sheet, amount))).toEqual([
    'Stored amount $1,200; the lines give $200.50',
    '',
    '',
    'Stored amount TBD; the lines give $200.50',
  ]);
  expect(amountNote(readCoverage('[]'), '1200')).toBe('');
});

test('COV-07 a stored deductible amount that differs from the computed one has a note', () => {
  const [line] = readCoverage(JSON.stringify([{ ...stored, deductibleamount: 17 }])).lines;
  expect(deductibleAmountNote(line!)).toBe('Stored as $17');
  expect(deductibleAmountNote({ ...line!, premium: '3' })).toBe('');
});

describe('COV-07 COV-09 a stored deductible amount without a rule', () => {
  const flat = { ...stored, deductiblebasis: 'Flat', deductible: '500', deductibleamount: '500' };
  const aboveLimit = { ...flat, coveragelimit: '5000', coverageaccept: '9000' };

  /** The first of two equal lines after a change: its amount as sent and as shown, with its note. */
  function afterChange(line: object, change: Partial<FormLine>): readonly unknown[] {
    const policycoverage = JSON.stringify([line, line]);
    const [sent, other] = JSON.parse(changed(policycoverage, change)) as CoverageLine[];
    expect(other).toEqual(line);
    const form = { ...readCoverage(policycoverage).lines[0]!, ...change };
    return [sent!.deductibleamount, shownDeductible(form), deductibleAmountNote(form)];
  }

  test.each(['Flat', 'Percent', 'Fixed Amount', '% of TIV', 'percentages', 'FixedAmt', ' ', ''])(
    'under the basis %p stays as stored when another field of the line changes',
    (deductiblebasis) => {
      for (const change of [{ premium: '3' }, { coverageinclude: 'N' }, { coveragelimit: '9,000,000' }])
        expect(afterChange({ ...flat, deductiblebasis }, change)).toEqual(['500', '$500', '']);
    },
  );

  test.each<[string, unknown, string]>([
    ['a number', 500.5, '$500.50'],
    ['an amount as text', '$1,200.00', '$1,200'],
    ['zero', 0, '$0'],
    ['a text that is no amount', 'see policy', 'see policy'],
    ['a boolean', false, 'false'],
  ])('is sent as stored and shown: %s', (_case, deductibleamount, shown) => {
    expect(afterChange({ ...flat, deductibleamount }, { premium: '3' })).toEqual([
      deductibleamount,
      shown,
      '',
    ]);
  });

  test('stays when the accepted amount is only lowered to its limit', () => {
    expect(afterChange(aboveLimit, { premium: '3', coverageaccept: '5000' })).toEqual(['500', '$500', '']);
  });

  test.each<[Partial<FormLine>, number, string]>([
    [{ deductible: '600' }, 0, 'Stored as $500; it becomes $0'],
    [{ coverageaccept: '1000' }, 0, 'Stored as $500; it becomes $0'],
    [{ deductiblebasis: '' }, 0, 'Stored as $500; it becomes $0'],
    [{ deductiblebasis: 'Percentage', deductible: '2' }, 5000, 'Stored as $500; it becomes $5,000'],
    [{ deductiblebasis: 'Fixed Amt' }, 500, ''],
  ])('is computed again after %p', (change, sent, note) => {
    expect(afterChange(flat, change)).toEqual([sent, `$${sent.toLocaleString('en')}`, note]);
  });

  test.each(['percentage', ' PERCENTAGE '])('is computed under %p', (deductiblebasis) => {
    expect(afterChange({ ...flat, deductiblebasis, deductible: '2' }, { premium: '3' })).toEqual([
      5000,
      '$5,000',
      '',
    ]);
  });

  test.each([null, '', ' ', {}])('that is %p counts as none', (deductibleamount) => {
    expect(afterChange({ ...flat, deductibleamount }, { premium: '3' })).toEqual([0, '$0', '']);
  });

  test('has no calculation', () => {
    const lineWith = (deductibleamount: unknown): FormLine =>
      readCoverage(JSON.stringify([{ ...flat, deductibleamount }])).lines[0]!;
    const step = { label: 'Deductible Amount', formula: 'as stored' };
    expect(deductibleStepsOfLine(lineWith('500'))).toEqual([{ ...step, cents: 50_000 }]);
    expect(deductibleStepsOfLine(lineWith('see policy'))).toEqual([{ ...step, cents: undefined }]);
    expect(deductibleStepsOfLine({ ...lineWith('500'), deductible: '1' }).at(-1)).toEqual({
      ...step,
      formula: 'no deductible',
      cents: 0,
    });
  });
});

test('ENT-30 COV-06 COV-07 Q-239 computed values are sent as numbers, typed ones as text', () => {
  const sheet = readCoverage(text);
  const lines = sheet.lines.map((line) => ({ ...line, coverageaccept: '900000', premium: '1,200.555' }));
  expect(JSON.parse(coverageText({ ...sheet, lines }))).toEqual([
    { ...stored, coverageaccept: '500000', deductibleamount: 25000, premium: 1200.56 },
  ]);
});

test('COV-10 a premium that is no number is sent as 0 once its line is changed', () => {
  expect(changed('[{"premium":"none"}]', { deductible: '1' })).toContain('"premium":0');
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

test('ENT-28 what is written reads back as it was, and what was not changed is as it was stored', () => {
  const loose = fc.oneof(fc.string(), fc.integer(), fc.double({ noNaN: true }), fc.constant(null));
  const line = fc.dictionary(fc.constantFrom(...Object.keys(stored), 'id', '__proto__'), loose);
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const text = JSON.stringify(lines);
      expect(JSON.parse(coverageText(readCoverage(text)))).toEqual(JSON.parse(text));
      const once = changed(text, { coverage_name: 'changed' });
      expect(coverageText(readCoverage(once))).toBe(once);
      for (const { premium } of (JSON.parse(once) as { premium: number }[]).slice(0, 1))
        expect(parseMoney(premium)).toBeDefined();
    }),
    { seed: 1, numRuns: 1000 },
  );
});
