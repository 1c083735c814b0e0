import fc from 'fast-check';
import { amountStyles, dateStyles, type Cell } from './cells';
import { clearDecoyNames } from './table';
import { delimiters, encodings } from './textFile';
import type { WorkbookFormat } from './workbookFile';

/** Oddities among the rows or columns of a file. */
const commonOddities = [
  'totals of groups',
  'grand total',
  'wrong total',
  'total above the header',
  'mixed currencies',
  'no dollars',
  'returns only',
  'running balance',
  'commission percentages',
] as const;
const textOddities = [
  ...commonOddities,
  'unquoted thousands',
  'stray quotes',
  'three digits behind a point',
] as const;
const workbookOddities = [...commonOddities, 'formulas without values'] as const;

const sections = ['second section with the same heads', 'second section with other heads'] as const;
const sheets = ['second sheet', 'hidden sheet', 'summary sheet', 'cover sheet'] as const;

export type Oddity = (typeof textOddities)[number] | (typeof workbookOddities)[number];
export type Structure = (typeof sections)[number] | (typeof sheets)[number];

/** Every name that `oddities` may contain. */
export const allOddities: readonly string[] = [
  ...new Set<string>([...textOddities, ...workbookOddities, ...sections, ...sheets]),
];

const names = [
  ...['Whitfield Ann', 'Bob Ray', 'Total Fitness', 'Premium Bakers LLC', 'Unit 7 LLC', 'Société Générale'],
  ...['Whitfield, Ann', 'say "hi"', 'Delgado 5" pipes', 'two\nlines', 'Müller; Söhne', 'a|b'],
];
/** Headers of the premium column. */
export const premiums = [
  'Gross Premium',
  'Gross Written Premium',
  'Premium',
  'Total Gross Written Premium',
  'GWP',
];

const preambles: readonly Cell[] = [
  'Premium Bordereau',
  { raw: 'Statement of account, all currencies, as of today' },
  { raw: 'Customer:, Example Ltd, Main Street 1' },
  { raw: 'Printed:, 31 January, noon' },
  'Bordereau 03 for May 2026',
  '',
];
const footers = ['TOTAL', 'Prepared by Ann Lee', 'End of report'];

const row = fc.record({
  cents: fc.oneof(
    { weight: 8, arbitrary: fc.integer({ min: 100, max: 9_999_999 }) },
    { weight: 1, arbitrary: fc.integer({ min: -99_999, max: -1 }) },
    { weight: 1, arbitrary: fc.constant(0) },
  ),
  name: fc.constantFrom(...names),
  date: fc.record({ day: fc.integer({ min: 1, max: 28 }), month: fc.integer({ min: 1, max: 12 }) }),
  /** Whether the oddity of the file applies to this row. */
  isMarked: fc.boolean(),
  isHidden: fc.boolean(),
});
export type RandomRow = typeof row extends fc.Arbitrary<infer Value> ? Value : never;

const layout = fc.record({
  heads: fc.record({
    reference: fc.constantFrom('Policy Number', 'Certificate Reference', 'Policy No.'),
    name: fc.constantFrom('Insured', 'Insured Name'),
    date: fc.constantFrom('Effective Date', 'Inception Date'),
    premium: fc.constantFrom(...premiums),
    currency: fc.constantFrom(undefined, undefined, 'Currency', 'Original Currency'),
    hasGroup: fc.boolean(),
  }),
  decoys: fc.subarray(clearDecoyNames),
  turn: fc.nat({ max: 11 }),
  preamble: fc.oneof(fc.constant<Cell[]>([]), fc.subarray([...preambles])),
  footers: fc.oneof(fc.constant<string[]>([]), fc.subarray(footers)),
  /** The number of rows after which there is a blank line. */
  blankEvery: fc.constantFrom(Infinity, Infinity, Infinity, 1, 4),
  /** The number of rows of one group. */
  groupSize: fc.integer({ min: 1, max: 6 }),
  /** The label of a totals row, in the first column or in the column of names. */
  totalLabel: fc.constantFrom('first', 'name', 'none'),
  fileNumber: fc.nat({ max: 9999 }),
});

const textFormat = fc.record({
  delimiter: fc.constantFrom(...delimiters),
  newline: fc.constantFrom<'\n' | '\r\n'>('\n', '\r\n'),
  encoding: fc.constantFrom(...encodings),
  isAlwaysQuoted: fc.boolean(),
  amounts: fc.constantFrom(...amountStyles),
  dates: fc.constantFrom(...dateStyles),
  /** Lines with few cells are filled up with blank cells, as spreadsheets do. */
  isPadded: fc.boolean(),
  hasDosEnd: fc.boolean(),
});

const workbookFormat = fc.record({
  amounts: fc.constantFrom<WorkbookFormat['amounts']>('number', 'number', 'currencyFormat', ...amountStyles),
  dates: fc.constantFrom<WorkbookFormat['dates']>('serial', ...dateStyles),
  hasHiddenRows: fc.boolean(),
  /** A last sheet without amounts. */
  lastSheet: fc.constantFrom('none', 'none', 'notes', 'empty'),
});

/** The content of a file, and its oddities. */
export interface Content {
  readonly rows: readonly RandomRow[];
  /** The rows of a second table, if the structure has one. */
  readonly more: readonly RandomRow[];
  readonly structure: Structure | undefined;
  readonly odd: readonly Oddity[];
}

/** No oddity, or a few, a structure of several tables, or both. */
function content(odd: readonly Oddity[], structures: readonly Structure[]): fc.Arbitrary<Content> {
  const rows = (minLength: number): fc.Arbitrary<RandomRow[]> =>
    fc.array(row, { minLength, maxLength: 30, size: 'max' });
  return fc.oneof(
    {
      weight: 5,
      arbitrary: rows(1).map((plain) => ({ rows: plain, more: [], structure: undefined, odd: [] })),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        rows: rows(2),
        more: rows(2),
        structure: fc.constantFrom(undefined, undefined, ...structures),
        odd: fc.subarray([...odd], { minLength: 1, maxLength: 4 }),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        rows: rows(1),
        more: rows(1),
        structure: fc.constantFrom(...structures),
        odd: fc.constant([]),
      }),
    },
  );
}

/** The input for a random text file. */
export const textRecipe = fc.record({
  layout,
  content: content(textOddities, sections),
  format: textFormat,
});

/** The input for a random workbook. */
export const workbookRecipe = fc.record({
  layout,
  content: content(workbookOddities, [...sections, ...sheets, ...sheets]),
  format: workbookFormat,
});

type Made<Source> = Source extends fc.Arbitrary<infer Value> ? Value : never;
export type Layout = Made<typeof layout>;
export type TextRecipe = Made<typeof textRecipe>;
export type WorkbookRecipe = Made<typeof workbookRecipe>;
