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
  /** The text of the result after that. It says what was chosen, unless only tables were added. */
  after?: string | RegExp;
  /** The kinds of findings; none of them is an error unless it is listed. */
  findings?: readonly FindingKind[];
}

/** Whether plain 'Reconciled' may be the result: never, in any case, or as one right result among others. */
export type PlainReconciled = 'never' | 'required' | 'open';

/** What is right for a file and a control value, whatever the exact texts of the check are. */
export interface Requirement {
  name: string;
  file: string;
  control: string;
  plain: PlainReconciled;
  /** What the result says, with its detail, what was not counted, and its explanation. */
  says: RegExp;
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
    after: /^Reconciled .*without 3 totals rows/,
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
    explanation: 'With the comma as decimal sign it is the control value.',
    choose: { decimalSign: ',' },
    after: /^Reconciled as you chose: /,
  },
  {
    name: 'a second section is named, and counted by one press',
    file: 'two-sections.csv',
    control: '320',
    text: 'Differs by -$300',
    detail: sum('Gross Premium', '20', '320'),
    uncounted: ['Rows 3 to 4 (2 rows)'],
    explanation: 'With rows 3 to 4 it is the control value.',
    after: /^Reconciled(?: as you chose: .+)?$/,
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
    after: /^Reconciled as you chose: with rows shorter than the header row/,
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
    after: /^Reconciled as you chose: /,
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
    after: /^Reconciled .*without 1 hidden row/,
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
    after: /^Reconciled(?: as you chose: .+)?$/,
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

const reconciled = /^Reconciled/;

/** The kinds of files of the second review of partners' files. */
export const requirements: readonly Requirement[] = [
  {
    name: 'a last line that takes off returns as CR is no footer',
    file: 'less-returns-cr.csv',
    control: '1500',
    plain: 'never',
    says: /^Not checked.*(?:E4|row 4)/s,
  },
  {
    name: 'the sum with the credit is right, or the cell is named',
    file: 'less-returns-cr.csv',
    control: '1225',
    plain: 'open',
    says: /^Reconciled|275\.00 CR/,
  },
  {
    name: 'a minus behind the amount of the last row, without a column of references',
    file: 'last-row-trailing-minus.csv',
    control: '1500',
    plain: 'never',
    says: /^Not checked.*(?:C4|row 4)/s,
  },
  {
    name: 'a row that holds only an amount with a minus behind it',
    file: 'amount-alone-in-its-row.csv',
    control: '1500',
    plain: 'never',
    says: /^Not checked.*(?:E3|row 3)/s,
  },
  {
    name: 'a second section whose amounts cannot be read is named',
    file: 'returns-section.csv',
    control: '1500',
    plain: 'never',
    says: /^(?:Reconciled in part|Not checked).*row(?:s 8|s? .*\b8\b)/is,
  },
  {
    name: 'a second sheet whose amounts cannot be read is named',
    file: 'returns-sheet.xlsx',
    control: '1500',
    plain: 'never',
    says: /^(?:Reconciled in part|Not checked).*Returns/s,
  },
  {
    name: 'an amount as CR above the header row is named',
    file: 'brought-forward-cr.csv',
    control: '1500',
    plain: 'never',
    says: /^(?:Reconciled in part|Not checked).*(?:row 1|E1|275\.00 CR)/s,
  },
  {
    name: 'an error in the amount of the last row',
    file: 'last-amount-is-an-error.xlsx',
    control: '1500',
    plain: 'never',
    says: /^Not checked.*#REF!/s,
  },
  {
    name: 'a total that cannot be read is no footer',
    file: 'total-that-cannot-be-read.csv',
    control: '1500',
    plain: 'never',
    says: /^Not checked.*(?:E4|row 4)/s,
  },
  {
    name: 'a currency column with a rare code',
    file: 'currency-column-isk.csv',
    control: '6000',
    plain: 'never',
    says: /^Not checked.*ISK/s,
  },
  {
    name: 'a currency column with a code that is in no list',
    file: 'currency-column-rmb.csv',
    control: '1500',
    plain: 'never',
    says: /^Not checked.*RMB/s,
  },
  {
    name: 'a currency column with thirteen currencies',
    file: 'thirteen-currencies.csv',
    control: '1300',
    plain: 'never',
    says: /^Not checked.*GBP/s,
  },
  {
    name: 'a head that says currency and premium is of a currency column',
    file: 'currency-of-premium.csv',
    control: '1500',
    plain: 'never',
    says: /^Not checked.*GBP/s,
  },
  {
    name: 'a currency at the end of a column name',
    file: 'head-with-suffix-eur.csv',
    control: '1500',
    plain: 'never',
    says: /^Not checked.*EUR/s,
  },
  {
    name: 'a currency in the title only',
    file: 'title-in-pounds.csv',
    control: '1500',
    plain: 'never',
    says: /^Not checked.*GBP/s,
  },
  {
    name: 'a sheet for each currency: the sheet in dollars is not the whole',
    file: 'sheet-per-currency.xlsx',
    control: '1500',
    plain: 'never',
    says: /^(?:Reconciled in part|Not checked).*GBP.*EUR/s,
  },
  {
    name: 'a sheet for each currency: their sum is no sum',
    file: 'sheet-per-currency.xlsx',
    control: '2150',
    plain: 'never',
    says: /^(?:Differs|Not checked)/,
  },
  {
    name: 'debit notes and credit notes under another head',
    file: 'document-credit-note.csv',
    control: '1775',
    plain: 'never',
    says: /^Not checked.*Document/s,
  },
  {
    name: 'debit notes and credit notes: the true sum needs a choice',
    file: 'document-credit-note.csv',
    control: '1225',
    plain: 'open',
    says: /^(?:Not checked.*Document|Reconciled)/s,
  },
  {
    name: 'Dr. and Cr. with points',
    file: 'dr-cr-with-points.csv',
    control: '1775',
    plain: 'never',
    says: /^Not checked.*Sign/s,
  },
  {
    name: 'a head that says thousands',
    file: 'head-in-thousands.csv',
    control: '2000',
    plain: 'never',
    says: /^(?:Not checked|Differs).*(?:thousand|000)/is,
  },
  {
    name: 'a head that says thousands, with the sum in dollars',
    file: 'head-in-thousands.csv',
    control: '2000000',
    plain: 'open',
    says: /thousand|\(\$000\)/i,
  },
  {
    name: 'sums above their groups count each policy twice',
    file: 'groups-above.csv',
    control: '3700',
    plain: 'never',
    says: /^(?:Reconciled .*with 2 totals rows|Not checked|Differs)/,
  },
  {
    name: 'sums above their groups are left out by one press',
    file: 'groups-above.csv',
    control: '1850',
    plain: 'open',
    says: /^(?:Reconciled|Differs.*2 totals rows)/s,
  },
  {
    name: 'a pivot table as values: its totals are left out by one press',
    file: 'pivot-as-values.csv',
    control: '1850',
    plain: 'open',
    says: /^(?:Reconciled|Differs.*3 totals rows)/s,
  },
  {
    name: 'a pivot table as values counts each amount more than once',
    file: 'pivot-as-values.csv',
    control: '3700',
    plain: 'never',
    says: /^(?:Reconciled .*totals row|Not checked|Differs)/,
  },
  {
    name: 'sections with the amount of the policy above are data',
    file: 'sections-of-equal-amount.csv',
    control: '1700',
    plain: 'required',
    says: reconciled,
  },
  {
    name: 'sections with the amount of the policy above are not left out as totals',
    file: 'sections-of-equal-amount.csv',
    control: '850',
    plain: 'never',
    says: /^Differs(?!.*totals row)/s,
  },
  {
    name: 'a gross premium whose head says which taxes are excluded',
    file: 'gwp-excl-ipt.csv',
    control: '1500',
    plain: 'required',
    says: reconciled,
  },
  {
    name: 'the net is not the sum of a gross premium that excludes taxes',
    file: 'gwp-excl-ipt.csv',
    control: '1275',
    plain: 'never',
    says: /^Differs.*Net to Carrier/s,
  },
  {
    name: 'dollars by their name',
    file: 'usd-by-name.csv',
    control: '3000',
    plain: 'required',
    says: reconciled,
  },
  {
    name: 'heads with line ends',
    file: 'heads-with-line-ends.csv',
    control: '1500',
    plain: 'required',
    says: reconciled,
  },
  {
    name: 'a note below the rows is a footer',
    file: 'note-below.csv',
    control: '1500',
    plain: 'required',
    says: reconciled,
  },
  {
    name: 'sections without a reference under their policy are data',
    file: 'sections-under-a-policy.csv',
    control: '1500',
    plain: 'required',
    says: reconciled,
  },
  {
    name: 'amounts with two implied decimals',
    file: 'implied-decimals.txt',
    control: '1500',
    plain: 'open',
    says: /^(?:Differs|Reconciled).*(?:hundredth|adds up)/s,
  },
  {
    name: 'quotes that are escaped by backslashes',
    file: 'backslash-quotes.csv',
    control: '1500',
    plain: 'open',
    says: /^(?:Reconciled|Not checked)/,
  },
  {
    name: 'a nil return',
    file: 'nil-return.csv',
    control: '0',
    plain: 'open',
    says: /^(?:Reconciled|Not checked)/,
  },
];
