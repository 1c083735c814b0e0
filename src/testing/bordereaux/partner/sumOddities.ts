import type { AmountCell } from '../cells';
import {
  addToTruth,
  columnOf,
  mainTable,
  premiums,
  rowWith,
  sum,
  usd,
  type Draft,
  type DraftRow,
  type DraftTable,
} from './draft';
import type { Oddity } from './oddity';
import { newTable } from './plain';

interface Group {
  label: string;
  total: AmountCell;
  rows: DraftRow[];
}

const plainLabels = ['Property', 'Marine', 'Casualty', 'Auto'] as const;

/** Splits a table into groups of two to four rows with amounts above zero. */
function groupsOf(draft: Draft, labels: readonly string[]): Group[] {
  const { dice } = draft;
  const table = mainTable(draft);
  let truth = 0;
  const groups = Array.from({ length: dice.between(2, 3) }, (_, group): Group => {
    const { rows } = newTable(dice, table.columns, dice.between(2, 4), group * 10);
    const amounts = rows.map(() => dice.between(10_000, 999_999));
    for (const [index, { cells }] of rows.entries()) {
      const cents = amounts[index] ?? 0;
      for (const [column, { cell, role }] of table.columns.entries())
        if (role !== 'reference') cells[column] = cell(cents, group * 10 + index);
    }
    truth += sum(amounts);
    return { label: labels[group] ?? '', total: usd(sum(amounts)), rows };
  });
  draft.trueCents = truth;
  return groups;
}

function totalRow(table: DraftTable, label: string, premium: AmountCell): DraftRow {
  return rowWith(table, { reference: label, premium });
}

/** Rewrites the first table with the sum of each group above or below it. */
function regroup(draft: Draft, labels: readonly string[], isAbove: boolean, grandTotal = ''): void {
  const table = mainTable(draft);
  const groups = groupsOf(draft, labels);
  table.rows = groups.flatMap(({ label, total, rows }) => {
    const totals = totalRow(table, label, total);
    return isAbove ? [totals, ...rows] : [...rows, totals];
  });
  if (grandTotal) table.rows.push(totalRow(table, grandTotal, usd(draft.trueCents ?? 0)));
  draft.traps.push(2 * (draft.trueCents ?? 0));
}

/** Replaces the table by a pivot table with two columns. */
function pivot(draft: Draft, hasGrandTotal: boolean): void {
  const { dice } = draft;
  const groups = groupsOf(draft, plainLabels);
  const table = mainTable(draft);
  const premium = columnOf(table, 'premium');
  const names = ['Ann Co', 'Bob Co', 'Cy Co', 'Di Co'];
  const rows = groups.flatMap(({ label, total, rows: data }) => [
    { cells: [label, total] },
    ...data.map(({ cells }, index) => ({ cells: [names[index] ?? '', cells[premium] ?? ''] })),
  ]);
  const truth = draft.trueCents ?? 0;
  if (hasGrandTotal) rows.push({ cells: ['Grand Total', usd(truth)] });
  table.columns = [
    { head: 'Row Labels', role: 'reference', cell: () => '' },
    { head: dice.pick(['Sum of Gross Premium', 'Sum of GWP', 'Sum of Premium']), role: 'premium', cell: usd },
  ];
  table.rows = rows;
  draft.traps.push(2 * truth, 3 * truth);
}

/** Adds a second table with the same heads, which counts. */
function secondTable(draft: Draft): DraftTable {
  const { dice } = draft;
  const table = newTable(dice, mainTable(draft).columns, dice.between(1, 5), 500);
  draft.traps.push(sum(premiums(mainTable(draft))));
  addToTruth(draft, sum(premiums(table)));
  return table;
}

export const sumOddities: readonly Oddity[] = [
  {
    name: 'sums above their groups',
    kind: 'B8',
    truth: 'atFirst',
    apply: (draft) => {
      regroup(draft, plainLabels, true, draft.dice.chance(30) ? 'Grand Total' : '');
    },
  },
  {
    name: 'sums above their groups, with numbers in the labels',
    kind: 'B8',
    truth: 'atFirst',
    apply: (draft) => {
      regroup(
        draft,
        draft.dice.pick([
          ['Zone 1', 'Zone 2', 'Zone 3'],
          ['91580', '98305', '10020'],
        ]),
        true,
      );
    },
  },
  {
    name: 'sums below their groups',
    kind: 'B8',
    truth: 'atFirst',
    apply: (draft) => {
      const labels = draft.dice.chance(50) ? plainLabels : plainLabels.map((label) => `${label} Total`);
      regroup(draft, labels, false, draft.dice.chance(40) ? 'Grand Total' : '');
    },
  },
  {
    name: 'a pivot table',
    kind: 'B8',
    truth: 'atFirst',
    apply: (draft) => {
      pivot(draft, false);
    },
  },
  {
    name: 'a pivot table with a grand total',
    kind: 'B8',
    truth: 'atFirst',
    apply: (draft) => {
      pivot(draft, true);
    },
  },
  {
    name: 'a total of all rows',
    kind: 'structure',
    truth: 'atFirst',
    apply: (draft) => {
      const table = mainTable(draft);
      const total = usd(sum(premiums(table)));
      const label = draft.dice.pick(['Total', 'Grand Total', '', 'Sum']);
      table.rows.push(totalRow(table, label, total));
      draft.traps.push(2 * total.cents);
    },
  },
  {
    name: 'a second section with the same heads',
    kind: 'structure',
    truth: 'afterAdding',
    apply: (draft) => {
      draft.sheets[0].tables.push({ title: 'Endorsements', table: secondTable(draft) });
    },
  },
  {
    name: 'a second sheet with the same heads',
    kind: 'structure',
    truth: 'afterAdding',
    onlyIn: 'workbook',
    apply: (draft) => {
      const table = secondTable(draft);
      const isHidden = draft.dice.chance(30);
      draft.sheets.push({
        name: 'Endorsements',
        isHidden,
        above: [],
        below: [],
        tables: [{ title: '', table }],
        hiddenRoles: [],
      });
    },
  },
];
