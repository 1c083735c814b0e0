import type { Cell } from '../cells';
import { amountStyles, dateStyles } from '../cells';
import { delimiters, encodings } from '../textFile';
import {
  addToTruth,
  rowWith,
  sum,
  premiums,
  usd,
  type Dice,
  type Draft,
  type DraftColumn,
  type DraftTable,
} from './draft';

const referenceHeads = [
  'Policy Number',
  'Policy No.',
  'Policy #',
  'POLNO',
  'policy_number',
  'Policy\nNumber',
  'Certificate Reference',
  'Cert No',
  'Risk Reference',
] as const;
const nameHeads = [
  'Insured',
  'Insured Name',
  'Named Insured',
  'Assured',
  'Policyholder',
  'insured_name',
] as const;
const dateHeads = ['Effective Date', 'Inception', 'Inception Date', 'Effective\nDate', 'Eff. Date'] as const;

const neutralHeads = [
  'Gross Premium',
  'Gross Written Premium',
  'GWP',
  'Premium',
  'Written Premium',
  'Total Gross Written Premium',
  'Gross\nPremium',
  'gross_premium',
  'GrossPremium',
  'GROSS PREMIUM',
] as const;
/** Heads with words that do not say which kind of money the column holds. */
const qualifiedHeads = [
  'GWP (excl IPT)',
  'GWP excl. Taxes',
  'Gross Premium before Commission',
  'Gross Premium (before Brokerage)',
  'Gross Written Premium excluding Taxes',
  'Gross Premium net of Tax',
  'Gross Premium incl. Fees',
  'Gross Premium (incl TRIA)',
  'Gross Written Premium, less Taxes',
] as const;
const dollarHeads = [
  'Gross Premium (USD)',
  'Gross Premium USD',
  'Gross Premium ($)',
  'Gross\nPremium\n(USD)',
  'gross_premium_usd',
  'GrossPremiumUSD',
  'USD Gross Premium',
  'Gross Premium in US Dollars',
  'Gross Written Premium (US$)',
] as const;

const names: readonly [string, ...string[]] = [
  ...(['Whitfield Ann', 'Bob Ray', 'Harbor Foods LLC', 'Premium Bakers LLC', 'Unit 7 LLC'] as const),
  ...['Société Générale', 'Delgado, Marc', 'say "hi"', 'Cole & Sons\nSuite 5', 'Total Fitness', 'N. Park'],
];

function cycle(...texts: string[]): DraftColumn['cell'] {
  return (_cents, index) => texts[(index * 7 + 3) % texts.length] ?? '';
}

const commission = (cents: number): number => Math.round(cents / 10);

/** Columns that say nothing about sign, unit or currency. */
const textColumns: readonly DraftColumn[] = [
  { head: 'LOB', cell: cycle('GL', 'Auto', 'Property') },
  { head: 'State', cell: cycle('NY', 'NJ', 'OH', 'PA', 'CA') },
  { head: 'Producer', cell: cycle('Acme Agency', 'North Brokers') },
  { head: 'Status', cell: () => 'Active' },
  { head: 'Policy Status', cell: cycle('Bound', 'Issued') },
  { head: 'Transaction Type', cell: cycle('New Business', 'Renewal') },
  { head: 'Type', cell: cycle('New', 'Renewal', 'Endorsement') },
  { head: 'TRIA (Y/N)', cell: cycle('Y', 'N') },
  { head: 'Number of Vehicles', cell: (_cents, index) => String(1 + ((index * 5) % 12)) },
  { head: 'Zip', cell: (_cents, index) => String(10_001 + index) },
  { head: 'Class Code', cell: cycle('91580', '98305', '10020') },
  { head: 'Country', cell: () => 'USA' },
  { head: 'Payment Plan', cell: cycle('Annual', 'Quarterly') },
  { head: 'Territory', cell: cycle('Zone 1', 'Zone 2') },
  { head: 'UMR', cell: () => 'B1234ABC56789' },
  { head: 'Comments', cell: () => '' },
];

/** Columns of amounts that are not the premium. */
const moneyColumns: readonly (readonly DraftColumn[])[] = [
  [{ head: 'Previous Gross Premium', cell: (cents) => usd(Math.round(cents * 0.9) + 700) }],
  [{ head: 'Gross Receipts', cell: (cents) => usd(Math.abs(cents) * 12 + 5000) }],
  [
    { head: 'Commission', cell: (cents) => usd(commission(cents)) },
    { head: 'Net Premium', cell: (cents) => usd(cents - commission(cents)) },
  ],
  [{ head: 'Taxes', cell: (cents) => usd(Math.round(cents / 20)) }],
  [{ head: 'Sum Insured', cell: (cents) => usd(Math.abs(cents) * 100) }],
  [{ head: 'Deductible', cell: () => usd(100_000) }],
];

const currencyHeads = [
  'Currency',
  'Original Currency',
  'CCY',
  'Settlement Ccy',
  'currency_code',
  'Currency of Premium',
] as const;
const dollarTexts = [
  'USD',
  'US Dollar',
  'US Dollars',
  'United States Dollar',
  'US$',
  'usd',
  'USD - US Dollar',
] as const;

const dollarFormats = [
  '$#,##0.00',
  '"USD" #,##0.00',
  '#,##0.00 "USD"',
  '[$USD] #,##0.00',
  '_($* #,##0.00_)',
] as const;

const titles = [
  'Premium Bordereau',
  'Premium Bordereau April 2026',
  'Premium Bordereau April 2026 - USD',
  'Bordereau (USD)',
  'Harborview Agency, Main Street 1',
  'All amounts in USD',
  'Currency: US Dollars',
  '',
] as const;
const notes = [
  'TOTAL',
  'Prepared by Ann Lee',
  'End of report',
  'Please send questions to your account manager.',
  'All amounts in US Dollars',
] as const;
const sheetNames = ['Sheet1', 'April', 'New', 'USD', 'Apr 26 (USD)', 'Premium'] as const;

function columnsFor(dice: Dice): DraftColumn[] {
  const premiumHead = dice.pick([neutralHeads, neutralHeads, qualifiedHeads, dollarHeads]);
  const premium: DraftColumn = { head: dice.pick(premiumHead), role: 'premium', cell: usd };
  const currency: DraftColumn[] = [];
  if (dice.chance(25)) {
    const text = dice.pick(dollarTexts);
    currency.push({ head: dice.pick(currencyHeads), cell: () => text });
  }
  const date: DraftColumn = {
    head: dice.pick(dateHeads),
    role: 'date',
    // The first date proves the order of day and month.
    cell: (_cents, index) => ({ day: index === 0 ? 23 : 1 + ((index * 5) % 27), month: 4 }),
  };
  const reference: DraftColumn = {
    head: dice.pick(referenceHeads),
    role: 'reference',
    cell: (_cents, index) => `POL-${String(1001 + index)}`,
  };
  const others = [
    premium,
    ...dice.some(textColumns, 12),
    ...dice.some(moneyColumns, 20).flat(),
    ...currency,
    ...(dice.chance(90) ? [date] : []),
  ] satisfies DraftColumn[];
  const turn = dice.between(0, others.length - 1);
  const nameTurn = dice.between(0, names.length - 1);
  return [
    ...(dice.chance(92) ? [reference] : []),
    {
      head: dice.pick(nameHeads),
      role: 'name',
      cell: (_cents, index) => names[(nameTurn + index * 3) % names.length] ?? '',
    },
    ...others.slice(turn),
    ...others.slice(0, turn),
  ];
}

/** Random premiums; most are above zero. */
export function randomCents(dice: Dice): number {
  if (dice.chance(6)) return -dice.between(100, 99_999);
  return dice.chance(4) ? 0 : dice.between(10_000, 9_999_999);
}

/** A table with these columns and new rows. */
export function newTable(dice: Dice, columns: readonly DraftColumn[], count: number, first = 0): DraftTable {
  const rows = Array.from({ length: count }, (_, index) => {
    // The first premium is greater than all that may be taken off.
    const cents = index === 0 ? dice.between(1_000_000, 9_999_999) : randomCents(dice);
    return { cells: columns.map(({ cell }) => cell(cents, first + index)) };
  });
  return { columns: columns.map((column) => ({ ...column })), rows };
}

/** Adds rows without a reference below some policies: sections of the policy, some with the same amount. */
function addSections(draft: Draft, table: DraftTable): void {
  const { dice } = draft;
  const sections = ['Liability', 'Marine', 'Cyber'];
  const amounts = premiums(table);
  const areEqual = dice.chance(50);
  table.columns.push({ head: 'Section', role: 'text', cell: () => 'Property' });
  table.rows = table.rows.flatMap((row, index) => {
    const own = amounts[index] ?? 0;
    const policy = { ...row, cells: [...row.cells, 'Property'] };
    if (own <= 0 || dice.chance(40)) return [policy];
    const cents = areEqual ? own : dice.between(10_000, 999_999);
    addToTruth(draft, cents);
    return [policy, rowWith(table, { premium: usd(cents), text: sections[index % 3] ?? '' })];
  });
  draft.features.push(areEqual ? 'sections of equal amounts' : 'sections');
}

/** A file without oddities. */
export function plainDraft(dice: Dice): Draft {
  const isWorkbook = dice.chance(40);
  const table = newTable(dice, columnsFor(dice), dice.between(2, 12));
  const above: Cell[][] = dice.chance(40) ? [[dice.pick(titles)], ...(dice.chance(50) ? [['']] : [])] : [];
  const below: Cell[][] = dice.chance(40) ? [...(dice.chance(30) ? [['']] : []), [dice.pick(notes)]] : [];
  const draft: Draft = {
    dice,
    isWorkbook,
    sheets: [{ name: dice.pick(sheetNames), above, below, tables: [{ title: '', table }], hiddenRoles: [] }],
    amounts: isWorkbook
      ? dice.pick(['number', 'number', 'currencyFormat', ...amountStyles])
      : dice.pick(['plain', ...amountStyles]),
    dates: isWorkbook ? dice.pick(['serial', ...dateStyles]) : dice.pick(dateStyles),
    text: {
      delimiter: dice.pick(delimiters),
      newline: dice.pick(['\n', '\r\n']),
      encoding: dice.pick(encodings),
      isAlwaysQuoted: dice.chance(20),
    },
    trueCents: sum(premiums(table)),
    traps: [],
    features: [],
  };
  if (isWorkbook && draft.amounts === 'number' && dice.chance(40))
    draft.numberFormat = dice.pick(dollarFormats);
  if (!isWorkbook && dice.chance(40)) draft.features.push('padded');
  if (dice.chance(15)) addSections(draft, table);
  if (isWorkbook && dice.chance(10))
    for (const row of table.rows.slice(1)) if (dice.chance(20)) row.isHidden = true;
  return draft;
}
