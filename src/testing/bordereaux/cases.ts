import type { FindingKind } from '@/preflight/rules/findings';
import type { CheckChoices } from '@/preflight/rules/sums';

/** A file in the format of a partner, in `files/`, and the expected result of the check. */
export interface Case {
  name: string;
  file: string;
  control: string;
  text: string;
  /** The text of the sum and its column, or the reason why there is no sum. */
  detail: string | RegExp;
  uncounted?: readonly string[];
  explanation?: string;
  /** The user's next choice, if it is not the one that the explanation offers. */
  choose?: CheckChoices;
  /** The text of the result after that. */
  after?: string;
  /** The kinds of findings; none of them is an error unless it is listed. */
  findings?: readonly FindingKind[];
}

const sum = (column: string, cents: string, control = cents): string =>
  `${column} adds up to $${cents}; the control value is $${control}.`;

export const cases: readonly Case[] = [
  {
    name: 'totals of groups, as spreadsheets make them, are left out by one press',
    file: 'totals-of-groups.csv',
    control: '700',
    text: 'Differs by $1,400',
    detail: sum('Gross Premium', '2,100', '700'),
    explanation: 'Without the 3 totals rows it is the control value.',
    after: 'Reconciled without 3 totals rows',
    findings: ['totalsRow', 'totalsRow', 'totalsRow'],
  },
  {
    name: 'a last row with the word TOTAL and blank cells is a footer',
    file: 'total-without-amount.csv',
    control: '600',
    text: 'Reconciled',
    detail: sum('Gross Premium', '600'),
  },
  {
    name: 'a net that is gross less commission plus taxes is right, and so is one less brokerage',
    file: 'net-with-taxes.csv',
    control: '3000',
    text: 'Reconciled',
    detail: sum('Total Gross Written Premium', '3,000'),
  },
  {
    name: 'a premium whose head holds the word Currency is a premium',
    file: 'original-currency.csv',
    control: '3000',
    text: 'Reconciled',
    detail: sum('Gross Premium Paid This Time in Original Currency', '3,000'),
  },
  {
    name: 'amounts in several currencies are not added up',
    file: 'mixed-currencies.csv',
    control: '2000',
    text: 'Not checked',
    detail: 'Gross Premium is not in US dollars alone: USD 1,000, GBP 500, CAD 500.',
  },
  {
    name: 'gross receipts are no premium',
    file: 'gross-receipts.csv',
    control: '2000',
    text: 'Reconciled',
    detail: sum('Premium', '2,000'),
  },
  {
    name: 'one date proves that the day comes first',
    file: 'day-first.csv',
    control: '600',
    text: 'Reconciled',
    detail: sum('Gross Premium', '600'),
  },
  {
    name: 'thousands with points need the decimal sign',
    file: 'thousands-with-points.csv',
    control: '16250',
    text: 'Not checked',
    detail: /Choose the decimal sign\.$/,
    choose: { decimalSign: ',' },
    after: 'Reconciled',
  },
  {
    name: 'a second section is named, and counted by one press',
    file: 'two-sections.csv',
    control: '320',
    text: 'Differs by -$300',
    detail: sum('Gross Premium', '20', '320'),
    uncounted: ['Rows 3 to 4 (2 rows)'],
    explanation: 'With rows 3 to 4 it is the control value.',
    after: 'Reconciled',
  },
  {
    name: 'a row of words among amounts is data, and pounds are no dollars',
    file: 'ledger-in-pounds.csv',
    control: '175',
    text: 'Not checked',
    detail: 'Value is not in US dollars alone: GBP 175.',
  },
  {
    name: 'a title that holds the word premium is no header',
    file: 'title-with-premium.csv',
    control: '300',
    text: 'Reconciled',
    detail: sum('Amount', '300'),
  },
  {
    name: 'heads without a known word are heads',
    file: 'unknown-heads.csv',
    control: '37.50',
    text: 'Reconciled',
    detail: sum('COST', '37.50'),
  },
  {
    name: 'a long preamble with commas above a table cut by semicolons',
    file: 'long-preamble.csv',
    control: '300',
    text: 'Reconciled',
    detail: sum('Gross Premium', '300'),
  },
  {
    name: 'rows that thousands without quotes have cut are not counted before they are asked for',
    file: 'unquoted-thousands.csv',
    control: '3',
    text: 'Differs by -$3',
    detail: sum('Gross Premium', '0', '3'),
    uncounted: ['Rows shorter than the header row: rows 2 and 3'],
    explanation: 'With the rows that are shorter than the header row it is the control value.',
    after: 'Reconciled with 2 short rows',
    findings: ['shortRow', 'shortRow'],
  },
  {
    name: 'a cell that has swallowed rows is named, and quotes can be read as text',
    file: 'stray-quotes.csv',
    control: '1500',
    text: 'Differs by -$1,000',
    detail: sum('Gross Premium', '500', '1,500'),
    uncounted: [
      'A cell with line ends and delimiters, which may hold other rows: row 2',
      'Quotes may not match',
    ],
    choose: { plainQuotes: true },
    after: 'Reconciled',
    findings: ['swallowedRows'],
  },
  ...['2000', '1000'].map((control): Case => ({
    name: `formulas that were not calculated are no zeros (${control})`,
    file: 'formulas-without-values.xlsx',
    control,
    text: 'Not checked',
    detail:
      'Gross Premium holds formulas that were not calculated, in E3, E4. Open and save the workbook in a spreadsheet.',
    findings: ['uncalculated', 'uncalculated'],
  })),
  {
    name: 'a hidden row is counted, and left out by one press',
    file: 'hidden-row.xlsx',
    control: '400',
    text: 'Differs by $200',
    detail: sum('Gross Premium', '600', '400'),
    explanation: 'Without the hidden row 3 it is the control value.',
    after: 'Reconciled without 1 hidden row',
  },
  {
    name: 'a summary sheet before the bordereau is not what is checked',
    file: 'summary-first.xlsx',
    control: '600',
    text: 'Differs by -$300',
    detail: sum('Gross Premium', '300', '600'),
    uncounted: ['Sheet Summary, rows 2 to 3 (2 rows)'],
  },
  {
    name: 'two sheets with the same heads are added up by one press',
    file: 'two-sheets.xlsx',
    control: '650',
    text: 'Differs by -$50',
    detail: sum('Gross Premium', '600', '650'),
    uncounted: ['Sheet Endorsements, row 2 (1 row)'],
    explanation: 'With sheet Endorsements, row 2 it is the control value.',
    after: 'Reconciled',
  },
  {
    name: 'the sum of one of two sheets is not the whole',
    file: 'two-sheets.xlsx',
    control: '600',
    text: 'Reconciled in part',
    detail: sum('Gross Premium', '600'),
    uncounted: ['Sheet Endorsements, row 2 (1 row)'],
  },
  {
    name: 'a commission of 15% is a share, and its net is right',
    file: 'percent-commission.xlsx',
    control: '300',
    text: 'Reconciled',
    detail: sum('Gross Premium', '300'),
  },
  ...['other-workbook-part.xlsx', 'lower-case-addresses.xlsx', 'zip64-end.xlsx'].map((file): Case => ({
    name: 'a sound workbook of another program is read',
    file,
    control: '600',
    text: 'Reconciled',
    detail: sum('Gross Premium', '600'),
  })),
  {
    name: 'what binary fractions leave is taken off, with a note',
    file: 'binary-residue.csv',
    control: '300',
    text: 'Reconciled',
    detail: sum('Gross Premium', '300'),
    findings: ['rewrittenAmount'],
  },
  {
    name: 'the gross premium of the previous year is not that of this one',
    file: 'previous-premium-first.csv',
    control: '300',
    text: 'Reconciled',
    detail: sum('Gross Premium', '300'),
  },
  {
    name: 'the reference of the whole contract may be in every row',
    file: 'contract-reference.csv',
    control: '300',
    text: 'Reconciled',
    detail: sum('Gross Premium', '300'),
  },
];
