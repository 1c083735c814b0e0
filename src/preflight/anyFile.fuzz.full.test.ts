import fc from 'fast-check';
import { choicesFromStored, choicesToStore } from './rules/choicesToStore';
import type { CheckChoices } from './rules/sums';
import { createVerdict } from './rules/verdict';
import { randomBordereau } from '@/testing/bordereaux/randomBordereau';
import { inspectFile, type Outcome, type ReadingChoices } from './inspectFile';

/* Whatever the bytes of a text and whatever is chosen: the check ends, and says something that can be shown. */

const place = fc.option(fc.integer({ min: -1, max: 9 }), { nil: undefined });
const flag = fc.constantFrom(undefined, false, true);

const readingChoices: fc.Arbitrary<ReadingChoices> = fc.record({
  headerRow: fc.constantFrom(
    undefined,
    undefined,
    ...[0, 1, 2, 3, 9, 500].map((row) => ({ sheet: 0, row })),
    { sheet: 7, row: 1 },
  ),
  decimalSign: fc.constantFrom(undefined, '.', ','),
  dateOrder: fc.constantFrom(undefined, 'dayFirst', 'monthFirst'),
  plainQuotes: flag,
});

const checkChoices: fc.Arbitrary<CheckChoices> = fc.record({
  sheet: place,
  column: place,
  added: fc.option(fc.array(fc.integer({ min: -1, max: 4 }), { maxLength: 4 }), { nil: undefined }),
  withoutTotals: flag,
  withoutHidden: flag,
  withoutRow: place,
  withShort: flag,
  withSwallowing: flag,
  withAbove: flag,
  negative: place,
  returnsNegative: flag,
  scale: fc.constantFrom(undefined, 'half', 'thousandth', 'thousandfold'),
});

const control = fc.oneof(
  fc.constantFrom('', '0', '-5', '$1,234.50', '1.005', 'abc', '9'.repeat(20), '0.01'),
  fc.integer({ min: 0, max: 1e9 }).map((cents) => (cents / 100).toFixed(2)),
);

/** Pieces of texts that are difficult to read. */
const piece = fc.constantFrom(
  ...['"', '""', ',', ';', '\t', '|', '\n', '\r\n', '\r', '\0', '\x1A', '\uFEFF', 'sep=;\n', ' ', '-', '('],
  ...[
    'Policy Number',
    'Gross Premium',
    'Insured',
    'Effective Date',
    'Expiry Date',
    'Net Premium',
    'Currency',
  ],
  ...['Total', 'Dr', 'Cr', 'USD', 'GBP', '%', '£', '1.234', '1,234.50', '100.00', '2026-01-31', '31/01/2026'],
  ...[
    'Policy,Insured,Premium\n',
    'A-1,Ann,5.00\n',
    'Total,,5.00\n',
    'x'.repeat(3000),
    ','.repeat(249),
    '2026',
  ],
);

const text = fc.array(piece, { maxLength: 60, size: 'max' }).map((pieces) => pieces.join(''));

type Bytes = Uint8Array<ArrayBuffer>;

function utf16(content: string): Bytes {
  return new Uint8Array(Uint16Array.from(content, (letter) => letter.charCodeAt(0)).buffer);
}

const bytes: fc.Arbitrary<Bytes> = fc.oneof(
  fc.uint8Array({ maxLength: 400 }).map((array) => Uint8Array.from(array)),
  text.map((content) => new TextEncoder().encode(content)),
  text.map(utf16),
  text.map((content) => utf16(`\uFEFF${content}`)),
  // A mark of one encoding before the bytes of another.
  text.map((content) => Uint8Array.from([0xff, 0xfe, ...new TextEncoder().encode(content)])),
  fc.nat({ max: 3000 }).map((count) => new TextEncoder().encode('"'.repeat(count))),
  fc.nat({ max: 3000 }).map((count) => new TextEncoder().encode(`a${'\0'.repeat(count)},b`)),
);

/** A file in order with bytes cut off, changed or doubled. */
const damaged = fc
  .tuple(randomBordereau, fc.nat(), fc.nat({ max: 255 }), fc.constantFrom('cut', 'changed', 'doubled'))
  .filter(([{ file }]) => file.name.endsWith('.csv'));

function check(outcome: Outcome, choices: CheckChoices, controlValue: string): void {
  if (outcome.kind === 'unread') {
    expect(outcome.reason).not.toBe('The file can’t be read. It may have been moved or changed.');
    return;
  }
  const { checked } = outcome;
  const verdict = createVerdict(checked, choices, controlValue);
  const shown = JSON.stringify([verdict, choicesToStore(checked, choices)]);
  expect(shown).not.toMatch(/NaN|undefined|Infinity|null/);
  expect(verdict.text).toMatch(/^(?:Reconciled|Differs by -?\$[\d,]+(?:\.\d\d)?$|Not checked$)/);
  expect(verdict.detail).not.toBe('');
  // Stored choices can be applied again.
  const again = createVerdict(
    checked,
    choicesFromStored(choicesToStore(checked, choices), checked),
    controlValue,
  );
  expect(again.text).not.toBe('');
}

test('any bytes with any choices result in a verdict', async () => {
  await fc.assert(
    fc.asyncProperty(
      bytes,
      readingChoices,
      checkChoices,
      control,
      async (content, reading, choices, value) => {
        const outcome = await inspectFile(new File([content], 'any.csv'), reading, () => undefined);
        check(outcome, { ...reading, ...choices }, value);
      },
    ),
    { seed: 1, numRuns: 10_000 },
  );
}, 120_000);

test('any damage to a valid file results in a verdict', async () => {
  await fc.assert(
    fc.asyncProperty(
      damaged,
      readingChoices,
      checkChoices,
      control,
      async ([{ file }, at, byte, kind], reading, choices, value) => {
        const whole = new Uint8Array(await file.arrayBuffer());
        const place = at % whole.length;
        if (kind === 'changed') whole[place] = byte;
        const content = kind === 'cut' ? whole.slice(0, place) : whole;
        const parts = kind === 'doubled' ? [content, content.slice(place)] : [content];
        const outcome = await inspectFile(new File(parts, 'any.csv'), reading, () => undefined);
        check(outcome, { ...reading, ...choices }, value);
      },
    ),
    { seed: 1, numRuns: 10_000 },
  );
}, 120_000);

test('any choices for a valid file or workbook result in a verdict', async () => {
  await fc.assert(
    fc.asyncProperty(
      randomBordereau,
      readingChoices,
      checkChoices,
      control,
      async ({ file }, reading, choices, value) => {
        const outcome = await inspectFile(file, reading, () => undefined);
        check(outcome, { ...reading, ...choices }, value);
      },
    ),
    { seed: 1, numRuns: 1000 },
  );
}, 120_000);

test.each([
  ['one line of a megabyte', 'Policy Number,Insured,Gross Premium\n' + 'x'.repeat(1_000_000)],
  ['a million quotes', '"'.repeat(1_000_000)],
  [
    '250 columns',
    `${Array.from({ length: 250 }, (_, at) => `Amount ${String(at)}`).join(',')}\n${'1.00,'.repeat(249)}1.00\n`,
  ],
  ['many line ends', '\n'.repeat(150_000)],
])('%s come to an end', async (_name, content) => {
  check(await inspectFile(new File([content], 'any.csv'), {}, () => undefined), {}, '1');
});
