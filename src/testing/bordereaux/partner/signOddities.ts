import {
  addToTruth,
  columnOf,
  insertColumn,
  mainTable,
  premiums,
  setPremium,
  usd,
  type Draft,
  type DraftTable,
} from './draft';
import type { Oddity } from './oddity';
import { newTable } from './plain';

const wordPairs = [
  ['Debit Note', 'Credit Note'],
  ['debit note', 'credit note'],
  ['Dr.', 'Cr.'],
  ['DR', 'CR'],
  ['Debits', 'Credits'],
  ['Debit', 'Credit'],
  ['DN', 'CN'],
  ['D/N', 'C/N'],
  ['Plus', 'Minus'],
  ['AP', 'RP'],
  ['A.P.', 'R.P.'],
  ['Additional Premium', 'Return Premium'],
  ['Invoice', 'Credit Memo'],
  ['Charge', 'Refund'],
  ['Premium', 'Refunds'],
  ['New', 'Return'],
  ['New Business', 'Cancellation Return'],
] as const;
const pairs = [...wordPairs, ['P', 'N']] as const;

const heads = [
  'Document',
  'Document Type',
  'Sign',
  'Type',
  'D/C',
  'Dr/Cr',
  'Indicator',
  'Entry',
  'Kind',
  'Transaction',
  'Movement',
  'Doc',
  'Code',
  'AP/RP',
  '+/-',
  'Flag',
] as const;

/** Makes the premium of a row a credit without a minus sign; the first row always remains a debit. */
function makeCredit(draft: Draft, table: DraftTable, index: number): void {
  const before = premiums(table)[index] ?? 0;
  const cents = draft.dice.between(10_000, 70_000);
  setPremium(table, index, usd(cents));
  addToTruth(draft, -before - cents);
}

/** The rows that are credits: the last one, and some others. */
function creditRows({ dice }: Draft, { rows }: DraftTable): ReadonlySet<number> {
  return new Set(
    [...rows.keys()].filter((index) => index > 0 && (index === rows.length - 1 || dice.chance(25))),
  );
}

function insertSigns(draft: Draft, textOf: (isCredit: boolean, index: number) => string): void {
  const { dice } = draft;
  const table = mainTable(draft);
  const credits = creditRows(draft, table);
  for (const index of credits) makeCredit(draft, table, index);
  const column = {
    head: dice.pick(heads),
    cell: (_cents: number, index: number) => textOf(credits.has(index), index),
  };
  insertColumn(table, column, dice.between(0, table.columns.length));
}

/** A table with the same heads, whose premiums are credits without a minus sign. */
function returnsTable(draft: Draft): DraftTable {
  const { dice } = draft;
  const table = newTable(dice, mainTable(draft).columns, dice.between(1, 4), 500);
  for (const index of table.rows.keys()) {
    const cents = dice.between(10_000, 70_000);
    setPremium(table, index, usd(cents));
    addToTruth(draft, -cents);
  }
  return table;
}

export const signOddities: readonly Oddity[] = [
  {
    name: 'a column of debits and credits',
    kind: 'B3',
    truth: 'atFirst',
    apply: (draft) => {
      const [debit, credit] = draft.dice.pick(pairs);
      insertSigns(draft, (isCredit) => (isCredit ? credit : debit));
    },
  },
  {
    name: 'a column of debits, credits and other texts',
    kind: 'B3',
    apply: (draft) => {
      const { dice } = draft;
      const [debit, credit] = dice.pick(wordPairs);
      const others = [dice.pick(['n/a', 'Adjustment', '-', 'Journal', 'tbc', ''])] as const;
      const table = mainTable(draft);
      table.rows.splice(1, 0, ...newTable(dice, table.columns, 1, 900).rows);
      insertSigns(draft, (isCredit, index) => {
        if (index === 1) return others[0];
        return isCredit ? credit : debit;
      });
      draft.trueCents = undefined;
    },
  },
  {
    name: 'a column with a text for credits only',
    kind: 'B3',
    truth: 'atFirst',
    apply: (draft) => {
      const credit = draft.dice.pick(['Cr', 'CR', 'Credit', 'Return', 'RP', 'CN', 'Refund', 'Minus']);
      insertSigns(draft, (isCredit) => (isCredit ? credit : ''));
    },
  },
  {
    name: 'a column in which all rows are credits',
    kind: 'B3',
    apply: (draft) => {
      const { dice } = draft;
      const table = mainTable(draft);
      const text = dice.pick(['Credit Note', 'CN', 'Cr.', 'Return Premium', 'RP', 'Credit']);
      insertColumn(
        table,
        { head: dice.pick(heads), cell: () => text },
        dice.between(0, table.columns.length),
      );
      draft.trueCents = undefined;
    },
  },
  {
    name: 'a type of return among many types',
    kind: 'B3',
    truth: 'atFirst',
    apply: (draft) => {
      const { dice } = draft;
      const types = ['New Business', 'Renewal', 'Endorsement', 'Audit', 'Reinstatement'];
      const credit = dice.pick(['Return Premium', 'Refund', 'Return', 'Credit Endorsement', 'Returned']);
      insertSigns(draft, (isCredit, index) => (isCredit ? credit : (types[index % types.length] ?? '')));
    },
  },
  {
    name: 'a type of return whose premium is already negative',
    kind: 'own',
    truth: 'atFirst',
    apply: (draft) => {
      const { dice } = draft;
      const table = mainTable(draft);
      const at = table.rows.length - 1;
      const before = premiums(table)[at] ?? 0;
      const cents = dice.between(10_000, 70_000);
      setPremium(table, at, usd(-cents));
      addToTruth(draft, -before - cents);
      insertColumn(
        table,
        {
          head: 'Transaction Type',
          cell: (_cents, index) => (index === at ? 'Return Premium' : 'New Business'),
        },
        dice.between(0, table.columns.length),
      );
    },
  },
  {
    name: 'a section of returns without minus signs',
    kind: 'own',
    apply: (draft) => {
      const title = draft.dice.pick(['Return premiums', 'Credit notes', 'Refunds']);
      draft.sheets[0].tables.push({ title, table: returnsTable(draft) });
    },
  },
  {
    name: 'a sheet of returns without minus signs',
    kind: 'own',
    onlyIn: 'workbook',
    apply: (draft) => {
      const name = draft.dice.pick(['Return premiums', 'Credit notes', 'Refunds', 'RP']);
      const table = returnsTable(draft);
      draft.sheets.push({ name, above: [], below: [], tables: [{ title: '', table }], hiddenRoles: [] });
    },
  },
  {
    name: 'a name with a word of credit',
    kind: 'own',
    truth: 'atFirst',
    apply: (draft) => {
      const table = mainTable(draft);
      const row = table.rows[draft.dice.between(0, table.rows.length - 1)];
      const name = draft.dice.pick([
        'Credit Union of Ohio',
        'Return to Nature LLC',
        'Plus Fitness Inc',
        'CR Freight',
      ]);
      if (row) row.cells[columnOf(table, 'name')] = name;
    },
  },
];
