import fc from 'fast-check';
import {
  acceptNote,
  deductibleNote,
  acceptFor,
  cappedAccept,
  deductibleAmount,
  deductibleFor,
  deductibleSteps,
  isRequiredLine,
  limitCents,
  premiumNote,
  totalFor,
  totalPremium,
  withInclude,
  withRequiredIncluded,
} from './coverage';
import { parseMoney, premiumCents } from '@/domain/text/money';

const today = '2024-05-09';
const money = { seed: 1, numRuns: 10_000 };
const dollars = fc.nat(9_999_999_999).map((cents) => (cents / 100).toFixed(2));
const malformed = fc.oneof(
  dollars,
  fc.double(),
  fc.string(),
  fc.constantFrom('$1,000', 'Unlimited', '-5', '', null),
);
const basis = fc.constantFrom('Percentage', 'Fixed Amt', '', 'per cent');
const line = fc.record({
  coverageaccept: malformed,
  coveragelimit: malformed,
  deductiblebasis: basis,
  deductible: fc.oneof(malformed, fc.integer({ min: -50, max: 250 })),
  premium: malformed,
});

test.each([
  ['required', '', 'Y'],
  ['required', 'N', 'Y'],
  ['required', 'Y', 'Y'],
])(
  "COV-01 a line with covargerequired '%s' set to '%s' is fixed to %s with accept date today",
  (required, chosen, include) => {
    const before = { covargerequired: required, coverageacceptdate: '2020-01-01' };
    expect(withInclude(before, chosen, today)).toEqual({
      covargerequired: 'required',
      coverageinclude: include,
      coverageacceptdate: today,
    });
  },
);

test.each([['Y'], ['N']])('COV-02 COV-03 changing include to %s sets the accept date to today', (include) => {
  const before = { covargerequired: '', coverageinclude: '', coverageacceptdate: '' };
  expect(withInclude(before, include, today)).toEqual({
    covargerequired: '',
    coverageinclude: include,
    coverageacceptdate: today,
  });
});

test.each([[''], ['maybe'], ['y'], ['0']])(
  'COV-04 any other include value (%p) clears the accept date',
  (include) => {
    const before = { covargerequired: 'no', coverageinclude: 'Y', coverageacceptdate: '2020-01-01' };
    expect(withInclude(before, include, today)).toEqual({
      covargerequired: 'no',
      coverageinclude: '',
      coverageacceptdate: '',
    });
  },
);

test('COV-01 COV-02 a form starts with required lines at Y today and leaves the others unchanged', () => {
  const optional = {
    covargerequired: 'not required',
    coverageinclude: 'N',
    coverageacceptdate: '2020-01-01',
  };
  expect(withRequiredIncluded(optional, today)).toBe(optional);
  expect(withRequiredIncluded({ covargerequired: 'Required ', coverageinclude: '' }, today)).toEqual({
    covargerequired: 'Required ',
    coverageinclude: 'Y',
    coverageacceptdate: today,
  });
  expect([isRequiredLine({}), isRequiredLine({ covargerequired: 1 })]).toEqual([false, false]);
});

test.each([
  ['$1,000', 100_000],
  ['1,00', 10_000],
  [' 2500.50 ', 250_050],
  [1000, 100_000],
  ['0', 0],
  ['Unlimited', undefined],
  ['1000 per person', undefined],
  ['1 200 800', 120_080_000],
  ['1200 800', undefined],
  ['200\n800', undefined],
  ['', undefined],
  [null, undefined],
])('COV-06 Q-132 the limit %p caps at %p cents', (limit, cents) => {
  expect(limitCents(limit)).toBe(cents);
});

test.each([
  ['1500', '$1,000', '1000'],
  ['1000.01', '1000', '1000'],
  ['1000', '1000', '1000'],
  ['999', '$1,000.50', '999'],
  ['2000', '1000.50', '1000.50'],
  ['$1,000.00', '1000', '$1,000.00'],
  ['1500', 'Unlimited', '1500'],
  ['all of it', '1000', 'all of it'],
  ['', '1000', ''],
])('COV-06 accept %p with the limit %p is kept as %p', (accept, limit, kept) => {
  expect(cappedAccept(accept, limit)).toBe(kept);
});

test.each([
  ['Percentage', '10', '1000', '', 100],
  ['Percentage', '2.5', '1000', '', 25],
  ['Percentage', '10%', '1000', '', 100],
  ['Percentage', '33.333', '100', '', 33.33],
  ['Percentage', '250', '1000', '', 1000],
  ['Percentage', '10', '2000', '$1,000', 100],
  ['Percentage', 5, 1000, 500, 25],
  ['Percentage', '10', '400', '1000', 40],
  ['Fixed Amt', '800', '400', '1000', 400],
  ['Fixed Amt', '500', '1000', '', 500],
  ['Fixed Amt', '$1,500', '1000', '', 1000],
  ['Fixed Amt', '500.25', '1000', '400', 400],
  ['fixed amt', 500, 1000, undefined, 500],
  ['Fixed Amt', '-500', '1000', '', 0],
  ['Percentage', '-10', '1000', '', 0],
  ['Fixed Amt', '500', '-20', '', 0],
  ['Fixed Amt', '500', 'Unlimited', 'Unlimited', 0],
  ['Fixed Amt', '', '1000', '', 0],
  ['Percentage', 'ten', '1000', '', 0],
  ['', '500', '1000', '', 0],
  [undefined, undefined, undefined, undefined, 0],
])(
  'COV-07 COV-08 COV-09 basis %p, deductible %p, accept %p, limit %p: $%p',
  (deductiblebasis, deductible, coverageaccept, coveragelimit, amount) => {
    expect(deductibleAmount({ deductiblebasis, deductible, coverageaccept, coveragelimit })).toBe(amount);
  },
);

test('COV-06 to COV-09 the deductible explains itself: cap, share, lesser of the two', () => {
  const capped = {
    deductiblebasis: 'Percentage',
    deductible: '10',
    coverageaccept: '1500',
    coveragelimit: '$1,000',
  };
  expect(deductibleFor(capped)).toEqual({
    cents: 10_000,
    arithmetic: [
      { label: 'Accept', formula: 'lesser of $1,500 and the limit $1,000', cents: 100_000 },
      { label: 'Percentage', formula: '$1,000 × 10 ÷ 100', cents: 10_000 },
      { label: 'Deductible Amount', formula: 'lesser of $100 and $1,000', cents: 10_000 },
    ],
  });
  const negative = { deductiblebasis: 'Fixed Amt', deductible: '-5', coverageaccept: '20' };
  expect(deductibleFor(negative).arithmetic).toEqual([
    { label: 'Accept', formula: '$20', cents: 2000 },
    { label: 'Fixed Amt', formula: '-$5', cents: -500 },
    { label: 'Deductible Amount', formula: 'lesser of -$5 and $20, at least $0', cents: 0 },
  ]);
  expect(deductibleFor({}).arithmetic).toEqual([]);
});

test.each([
  ['400', '1000', '$400'],
  ['1000', '1000', '$1,000'],
  ['1000.01', '1000', 'lesser of $1,000.01 and the limit $1,000'],
  ['Unlimited', '1000', '$0'],
])('COV-06 accept %p with the limit %p is calculated as %p', (coverageaccept, coveragelimit, formula) => {
  expect(acceptFor({ coverageaccept, coveragelimit }).arithmetic.map((step) => step.formula)).toEqual([
    formula,
  ]);
});

test('COV-07 COV-08 the calculation of a percentage shows one number, and a deductible of 0 is not said to be cut off', () => {
  const steps = (deductiblebasis: string, deductible: string): string[] =>
    deductibleFor({ deductiblebasis, deductible, coverageaccept: '200' }).arithmetic.map(
      ({ formula }) => formula,
    );
  expect(steps('Percentage', ' 10 % ')).toEqual(['$200', '$200 × 10 ÷ 100', 'lesser of $20 and $200']);
  expect(steps('Fixed Amt', '0')).toEqual(['$200', '$0', 'lesser of $0 and $200']);
});

test('COV-07 to COV-09 a line without a deductible says so after what it accepts', () => {
  expect(deductibleSteps({ coverageaccept: '200' })).toEqual([
    { label: 'Accept', formula: '$200', cents: 20_000 },
    { label: 'Deductible Amount', formula: 'no deductible', cents: 0 },
  ]);
  const fixed = { coverageaccept: '200', deductiblebasis: 'Fixed Amt', deductible: '50' };
  expect(deductibleSteps(fixed)).toEqual(deductibleFor(fixed).arithmetic);
});

test.each([
  ['', 'Y', ''],
  [' ', '', ''],
  ['soon', 'Y', 'Counts as $0'],
  ['1e3', 'N', 'Counts as $0'],
  ['100', 'Y', ''],
  ['100', 'N', 'Included in the total'],
  ['-5', '', 'Included in the total'],
  ['0', 'N', ''],
])(
  'COV-10 Q-131 the note for the premium %p of a line with include %p is %p',
  (premium, coverageinclude, note) => {
    expect(premiumNote({ premium, coverageinclude })).toBe(note);
  },
);

test('COV-05 COV-10 COV-11 the total is the sum of every line, included or not, and says so', () => {
  const lines = [
    { coverage_name: 'Wind Damage', coverageinclude: 'Y', premium: '100.10' },
    { coverage_name: 'Flood', coverageinclude: 'N', premium: 200.2 },
    { coverage_name: 'Theft', coverageinclude: 'Y', premium: 'n/a' },
    { premium: '$1,000' },
  ];
  expect(totalPremium(lines)).toBe(130_030);
  expect(totalFor(lines).arithmetic).toEqual([
    { label: 'Wind Damage', formula: '', cents: 10_010 },
    { label: 'Flood', formula: 'not included, but counted', cents: 20_020 },
    { label: '', formula: 'not included, but counted', cents: 100_000 },
  ]);
  expect(totalFor([])).toEqual({ cents: 0, arithmetic: [] });
});

test('COV-06 accept never exceeds a numeric limit, and capping twice changes nothing', () => {
  fc.assert(
    fc.property(fc.oneof(dollars, fc.string()), malformed, (accept, limit) => {
      const kept = cappedAccept(accept, limit);
      const cap = limitCents(limit);
      if (cap !== undefined) {
        expect(parseMoney(kept) ?? cap).toBeLessThanOrEqual(cap);
        expect(acceptFor({ coverageaccept: accept, coveragelimit: limit }).cents).toBeLessThanOrEqual(
          Math.max(cap, 0),
        );
      }
      expect(cappedAccept(kept, limit)).toBe(kept);
    }),
    money,
  );
});

test('COV-09 the deductible is never negative, never above accept, and is what its last step says', () => {
  fc.assert(
    fc.property(line, (one) => {
      const { cents, arithmetic } = deductibleFor(one);
      expect(Number.isSafeInteger(cents) && cents >= 0).toBe(true);
      expect(cents).toBeLessThanOrEqual(Math.max(0, acceptFor(one).cents));
      expect(arithmetic.at(-1)?.cents ?? 0).toBe(cents);
      expect(deductibleAmount(one)).toBe(cents / 100);
    }),
    money,
  );
});

test('COV-05 COV-11 the total always equals the sum of the rows, in any order', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
      const sum = lines.reduce((total, { premium }) => total + BigInt(premiumCents(premium)), 0n);
      expect(BigInt(totalPremium(lines))).toBe(sum);
      expect(totalPremium(lines.toReversed())).toBe(totalPremium(lines));
      expect(totalFor(lines).arithmetic.reduce((total, { cents }) => total + cents, 0)).toBe(Number(sum));
    }),
    { seed: 1, numRuns: 2000 },
  );
});

test.each([
  ['1.234,50', 'Counts as $0'],
  ['all', 'Counts as $0'],
  ['1,234.50', ''],
  ['', ''],
])('COV-06 an accepted amount of %j says %j', (coverageaccept, note) => {
  expect(acceptNote({ coverageaccept })).toBe(note);
});

test.each([
  ['Fixed Amt', '1.234,50', 'Counts as $0'],
  ['Fixed Amt', '1,234.50', ''],
  ['Fixed Amt', '10%', 'Counts as $0'],
  ['Percentage', '2,5', 'Counts as $0'],
  ['Percentage', '2.5%', ''],
  ['Percentage', '', ''],
  ['', 'ten', ''],
])(
  'COV-07 COV-08 COV-09 with the basis %j a deductible of %j says %j',
  (deductiblebasis, deductible, note) => {
    expect(deductibleNote({ deductiblebasis, deductible })).toBe(note);
  },
);
