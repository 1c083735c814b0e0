import { groupedAmount, type Cell } from '../cells';
import {
  columnOf,
  insertColumn,
  isAmount,
  mainTable,
  premiums,
  renamePremium,
  setPremium,
  sum,
  withoutDollars,
  type Dice,
  type Draft,
  type DraftSheet,
} from './draft';
import type { Oddity } from './oddity';
import { newTable } from './plain';

const codes = ['GBP', 'EUR', 'CAD', 'AUD', 'CHF', 'JPY', 'SEK', 'NZD', 'SGD', 'HKD', 'MXN', 'INR'] as const;
const rareCodes = ['ISK', 'PKR', 'LKR', 'KES', 'XOF', 'BHD', 'CLP', 'TRY', 'GHS', 'RSD'] as const;

/** Texts of a currency column: codes, names, symbols and numbers. */
const texts = [
  ...([...codes, ...rareCodes, 'RMB', 'STG', 'CDN', 'NIS', 'NTD'] as const),
  'GBP - Pound Sterling',
  'Pound Sterling',
  'Sterling',
  'Euro',
  'Euros',
  'Swiss Francs',
  'Canadian Dollars',
  'Canadian Dollar',
  'Australian Dollar',
  'CAD$',
  'C$',
  'A$',
  '£',
  '€',
  'kr.',
  'Rs.',
  'gbp',
  'eur',
  '978',
  '826',
  'Original',
  'Local',
] as const;

const columnHeads = [
  'Currency',
  'currency',
  'CCY',
  'Ccy',
  'currency_code',
  'CurrencyCode',
  'Currency of Premium',
  'Currency (Premium)',
  'Premium Currency',
  'Original Ccy',
  'Settlement Currency',
  'Policy\nCurrency',
  'Risk ccy code',
] as const;

/** Heads of a premium that say a currency. */
const premiumHeads = [
  'gross_premium_eur',
  'gross_premium_gbp',
  'premium_cad',
  'GrossPremiumGBP',
  'GrossPremiumEur',
  'Gross Premium GBP',
  'Gross Premium (GBP)',
  'Gross Premium (Sterling)',
  'Gross Premium in Euro',
  'Gross Premium (Swiss Francs)',
  'Gross Premium £',
  'Gross Premium (€)',
  'GWP CHF',
  'GWP (isk)',
  'EUR Gross Premium',
  'Gross Written Premium - CAD',
  'Gross Premium in Canadian Dollars',
  'Gross Premium (C$)',
] as const;

const otherFormats = [
  '[$€-2] #,##0.00',
  '[$£-809]#,##0.00',
  '[$ISK] #,##0.00',
  '"CHF" #,##0.00',
  '#,##0.00 "EUR"',
  '[$CAD] #,##0.00',
  '#,##0.00 [$kr-41D]',
  '"£"#,##0.00',
  '#,##0.00\\ "€"',
] as const;

/** What stands before and after an amount in a cell. */
const cellMarks = [
  ['£', ''],
  ['€', ''],
  ['', ' EUR'],
  ['GBP ', ''],
  ['', ' ISK'],
  ['', ' kr'],
  ['C$', ''],
  ['CHF ', ''],
  ['', 'eur'],
] as const;

function titleOf(dice: Dice): string {
  const code = dice.pick([...codes, 'ISK', 'PKR']);
  return dice.pick([
    `Premium Bordereau April 2026 - ${code}`,
    `Bordereau (${code})`,
    `All amounts in ${code}`,
    `Currency: ${code}`,
    'Settlement currency: Sterling',
    'All figures in Euro',
    'Amounts in £',
    'All amounts are in Swiss Francs',
    `${code} account`,
  ]);
}

function noDollars(draft: Draft): void {
  withoutDollars(draft);
  draft.trueCents = undefined;
}

/** Inserts a currency column into the first table. */
function insertCurrency(draft: Draft, textOf: (index: number) => string): void {
  const { dice } = draft;
  const table = mainTable(draft);
  const at = dice.between(0, table.columns.length);
  insertColumn(table, { head: dice.pick(columnHeads), cell: (_cents, index) => textOf(index) }, at);
  noDollars(draft);
}

/** One more table for each of some currencies, next to the first one in dollars. */
function moreCurrencies(
  draft: Draft,
  add: (code: string, draftTable: DraftSheet['tables'][0]) => void,
): void {
  const { dice } = draft;
  const { columns } = mainTable(draft);
  const count = dice.between(1, 2);
  for (const code of ['GBP', 'EUR', 'CAD', 'ISK'].slice(dice.between(0, 2)).slice(0, count))
    add(code, { title: code, table: newTable(dice, columns, dice.between(1, 4), 500) });
  noDollars(draft);
}

export const currencyOddities: readonly Oddity[] = [
  {
    name: 'another currency in the head of the premium',
    kind: 'B2',
    apply: (draft) => {
      renamePremium(draft, draft.dice.pick(premiumHeads));
      noDollars(draft);
    },
  },
  {
    name: 'a currency column with one other currency',
    kind: 'B2',
    apply: (draft) => {
      const text = draft.dice.pick(texts);
      insertCurrency(draft, () => text);
    },
  },
  {
    name: 'a currency column with dollars and others',
    kind: 'B2',
    apply: (draft) => {
      const { dice } = draft;
      const others = [dice.pick(texts), dice.pick(texts)] as const;
      const last = mainTable(draft).rows.length - 1;
      insertCurrency(draft, (index) => (index === last || dice.chance(25) ? dice.pick(others) : 'USD'));
    },
  },
  {
    name: 'a currency column with more than twelve currencies',
    kind: 'B2',
    apply: (draft) => {
      const table = mainTable(draft);
      const all = ['USD', ...codes, ...rareCodes];
      table.rows.push(...newTable(draft.dice, table.columns, 15, 700).rows);
      insertCurrency(draft, (index) => all[index % all.length] ?? 'USD');
    },
  },
  {
    name: 'another currency in the name of the sheet',
    kind: 'B2',
    onlyIn: 'workbook',
    apply: (draft) => {
      const code = draft.dice.pick(codes);
      draft.sheets[0].name = draft.dice.pick([
        code,
        `Apr 26 (${code})`,
        `${code} April`,
        `April_${code}`,
        'Sterling',
      ]);
      noDollars(draft);
    },
  },
  {
    name: 'number formats of another currency',
    kind: 'B2',
    onlyIn: 'workbook',
    apply: (draft) => {
      draft.amounts = 'number';
      draft.numberFormat = draft.dice.pick(otherFormats);
      draft.trueCents = undefined;
    },
  },
  {
    name: 'number formats of several currencies',
    kind: 'B2',
    onlyIn: 'workbook',
    apply: (draft) => {
      const table = mainTable(draft);
      const column = columnOf(table, 'premium');
      draft.amounts = 'number';
      draft.traps.push(sum(premiums(table)));
      for (const index of table.rows.keys()) {
        const cell: Cell | undefined = table.rows[index]?.cells[column];
        if (isAmount(cell) && (index === table.rows.length - 1 || draft.dice.chance(30)))
          setPremium(table, index, {
            number: String(cell.cents / 100),
            format: draft.dice.pick(otherFormats),
          });
      }
      draft.trueCents = undefined;
    },
  },
  {
    name: 'another currency in the cells of the premium',
    kind: 'B2',
    apply: (draft) => {
      const table = mainTable(draft);
      const [before, after] = draft.dice.pick(cellMarks);
      noDollars(draft);
      draft.traps.push(sum(premiums(table)));
      for (const [index, cents] of premiums(table).entries())
        if (cents !== undefined && (index === table.rows.length - 1 || draft.dice.chance(70)))
          setPremium(table, index, before + groupedAmount(cents) + after);
    },
  },
  {
    name: 'another currency in the title',
    kind: 'B2',
    apply: (draft) => {
      const title = titleOf(draft.dice);
      draft.sheets[0].above = [[title], ...(draft.dice.chance(50) ? [['']] : [])];
      noDollars(draft);
    },
  },
  {
    name: 'another currency in a note below',
    kind: 'B2',
    apply: (draft) => {
      draft.sheets[0].below.push([titleOf(draft.dice)]);
      noDollars(draft);
    },
  },
  {
    name: 'a sheet for each currency',
    kind: 'B2',
    onlyIn: 'workbook',
    isNeverAdded: true,
    apply: (draft) => {
      const isLong = draft.dice.chance(40);
      draft.sheets[0].name = isLong ? 'Apr 26 (USD)' : 'USD';
      moreCurrencies(draft, (code, table) =>
        draft.sheets.push({
          name: isLong ? `Apr 26 (${code})` : code,
          above: [],
          below: [],
          tables: [table],
          hiddenRoles: [],
        }),
      );
    },
  },
  {
    name: 'a section for each currency',
    kind: 'B2',
    isNeverAdded: true,
    apply: (draft) => {
      const [sheet] = draft.sheets;
      sheet.above = [['USD business']];
      moreCurrencies(draft, (code, table) => sheet.tables.push({ ...table, title: `${code} business` }));
    },
  },
];
