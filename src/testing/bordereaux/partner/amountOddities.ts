import { groupedAmount, plainAmount, type Cell } from '../cells';
import {
  addToTruth,
  columnOf,
  isAmount,
  mainTable,
  premiums,
  rowWith,
  setPremium,
  sum,
  usd,
  type Dice,
  type Draft,
  type DraftTable,
} from './draft';
import type { Oddity } from './oddity';
import { newTable } from './plain';

/** An amount that is taken off, in the notation of a ledger. */
function creditText(dice: Dice, cents: number): string {
  const size = dice.chance(50) ? plainAmount(cents) : groupedAmount(cents);
  return dice.pick([`${size} CR`, `${size}-`, `${size} Cr.`, `CR ${size}`, `${size} credit`, `${size}CR`]);
}

/** An amount with a thousands separator that is not known in a file with decimal points. */
function spacedText(dice: Dice, cents: number): string {
  const separator = dice.pick([' ', '\u2009', '\u202F', '\u00A0', '’']);
  return groupedAmount(cents).replaceAll(',', separator);
}

const unknownTexts = [
  'TBA',
  'n/a',
  '250.OO',
  '#REF!',
  '#N/A',
  '#VALUE!',
  'pending',
  'see note',
  '1.2.3',
  '1O0',
] as const;

/** Credits of less than the first premium. */
function creditCents(dice: Dice): number {
  return dice.between(10_000, 400_000);
}

/** A text in a cell of the premium: a credit, an amount with another separator, or no amount at all. */
function oddText(draft: Draft): string {
  const { dice } = draft;
  const kind = dice.between(0, 2);
  if (kind === 2) {
    draft.trueCents = undefined;
    return dice.pick(unknownTexts);
  }
  const cents = kind === 0 ? -creditCents(dice) : dice.between(100_000, 99_999_999);
  addToTruth(draft, cents);
  return kind === 0 ? creditText(dice, -cents) : spacedText(dice, cents);
}

/** A row with data and a text in the cell of its premium. */
function addRow(table: DraftTable, text: Cell, at: number, filled: 'all' | 'noReference' | 'nameOnly'): void {
  const cells = table.columns.map(({ cell, role }, column): Cell => {
    if (role === 'name') return cell(0, at);
    if (filled === 'nameOnly' || isAmount(table.rows[0]?.cells[column])) return '';
    if (role === 'reference') return filled === 'all' ? `POL-${String(3001 + at)}` : '';
    return cell(0, at);
  });
  table.rows.splice(at, 0, { cells });
  setPremium(table, at, text);
}

function rowPlace({ dice }: Draft, { rows }: DraftTable): number {
  return dice.chance(50) ? rows.length : dice.between(1, rows.length);
}

/** A table with the same heads whose amounts are all texts of credits. */
function creditTable(draft: Draft): DraftTable {
  const { dice } = draft;
  const table = newTable(dice, mainTable(draft).columns, dice.between(1, 4), 500);
  for (const index of table.rows.keys()) {
    const cents = creditCents(dice);
    addToTruth(draft, -cents);
    setPremium(table, index, creditText(dice, cents));
  }
  return table;
}

const returnTitles = ['Return premiums', 'Credits', 'Cancellations', 'Endorsements'] as const;

export const amountOddities: readonly Oddity[] = [
  {
    name: 'a last line that takes off a credit',
    kind: 'B1',
    truth: 'atFirst',
    apply: (draft) => {
      const { dice } = draft;
      const table = mainTable(draft);
      const cents = creditCents(dice);
      const label = dice.pick(['Less return premiums', 'Returns', 'Adjustment', 'less credits']);
      addToTruth(draft, -cents);
      table.rows.push(rowWith(table, { reference: label, premium: creditText(dice, cents) }));
    },
  },
  {
    name: 'an unreadable amount in a row with a reference',
    kind: 'B1',
    truth: 'atFirst',
    apply: (draft) => {
      const table = mainTable(draft);
      addRow(table, oddText(draft), rowPlace(draft, table), 'all');
    },
  },
  {
    name: 'an unreadable amount in a row without a reference',
    kind: 'B1',
    truth: 'atFirst',
    apply: (draft) => {
      const table = mainTable(draft);
      const filled = draft.dice.pick(['noReference', 'nameOnly']);
      addRow(table, oddText(draft), rowPlace(draft, table), filled);
      if (draft.dice.chance(30)) addRow(table, oddText(draft), table.rows.length, filled);
    },
  },
  {
    name: 'a row that holds only an unreadable amount',
    kind: 'B1',
    truth: 'atFirst',
    apply: (draft) => {
      const table = mainTable(draft);
      const row = rowWith(table, { premium: oddText(draft) });
      table.rows.splice(rowPlace(draft, table), 0, row);
    },
  },
  {
    name: 'a section whose amounts are texts',
    kind: 'B1',
    apply: (draft) => {
      const [sheet] = draft.sheets;
      sheet.tables.push({ title: draft.dice.pick(returnTitles), table: creditTable(draft) });
    },
  },
  {
    name: 'a sheet whose amounts are texts',
    kind: 'B1',
    onlyIn: 'workbook',
    apply: (draft) => {
      const table = creditTable(draft);
      const name = draft.dice.pick(returnTitles);
      draft.sheets.push({ name, above: [], below: [], tables: [{ title: '', table }], hiddenRoles: [] });
    },
  },
  {
    name: 'an unreadable amount above the header row',
    kind: 'B1',
    apply: (draft) => {
      const { dice } = draft;
      const table = mainTable(draft);
      const text = creditText(dice, creditCents(dice));
      const label = dice.pick(['Brought forward from March', 'Balance of last month', 'Unallocated']);
      const cells = rowWith(table, { premium: text }).cells;
      // The amount is in the column of the premium, or next to its label.
      draft.sheets[0].above.push(dice.chance(60) ? [label, ...cells.slice(1)] : [label, text]);
      draft.trueCents = undefined;
    },
  },
  {
    name: 'an amount above the header row',
    kind: 'structure',
    apply: (draft) => {
      const table = mainTable(draft);
      const cells = rowWith(table, { premium: usd(creditCents(draft.dice)) }).cells;
      draft.sheets[0].above.push(['Brought forward', ...cells.slice(1)]);
      draft.trueCents = undefined;
    },
  },
  {
    name: 'a total that cannot be read',
    kind: 'B1',
    apply: (draft) => {
      const table = mainTable(draft);
      // In a file with semicolons the blanks between thousands are read.
      const text = spacedText(draft.dice, Math.abs(draft.trueCents ?? 0));
      const label = draft.dice.pick(['Total', 'TOTAL', 'Sum', '']);
      table.rows.push(rowWith(table, { reference: label, premium: text }));
    },
  },
  {
    name: 'a premium that is to be advised',
    kind: 'B1',
    apply: (draft) => {
      const table = mainTable(draft);
      const text = draft.dice.pick(['TBA', 'TBC', 'tba', 'To be advised']);
      table.rows.push(rowWith(table, { reference: text, name: 'N. Park', premium: text }));
      draft.trueCents = undefined;
    },
  },
  {
    name: 'an error in a cell of the premium',
    kind: 'B1',
    onlyIn: 'workbook',
    apply: (draft) => {
      const table = mainTable(draft);
      const error = { error: draft.dice.pick(['#REF!', '#N/A', '#VALUE!', '#DIV/0!']) };
      if (draft.dice.chance(50)) addRow(table, error, rowPlace(draft, table), 'nameOnly');
      else setPremium(table, draft.dice.between(1, table.rows.length - 1), error);
      draft.trueCents = undefined;
    },
  },
  {
    name: 'formulas that were not calculated',
    kind: 'structure',
    onlyIn: 'workbook',
    apply: (draft) => {
      const table = mainTable(draft);
      const at = draft.dice.between(1, table.rows.length - 1);
      setPremium(table, at, { ...usd(premiums(table)[at] ?? 0), as: 'formula' });
      draft.traps.push(sum(premiums(table).toSpliced(at, 1)));
      draft.trueCents = undefined;
    },
  },
  {
    name: 'an amount behind the last column',
    kind: 'own',
    apply: (draft) => {
      const table = mainTable(draft);
      const row = table.rows[rowPlace(draft, table) - 1];
      const { dice } = draft;
      const cents = creditCents(dice);
      row?.cells.push(
        ...(dice.chance(30) ? [''] : []),
        dice.chance(50) ? usd(cents) : creditText(dice, cents),
      );
      draft.trueCents = undefined;
    },
  },
  {
    name: 'a row that holds only an amount',
    kind: 'own',
    truth: 'atFirst',
    apply: (draft) => {
      const table = mainTable(draft);
      const cents = draft.dice.between(10_000, 9_999_999);
      table.rows.splice(rowPlace(draft, table), 0, rowWith(table, { premium: usd(cents) }));
      addToTruth(draft, cents);
    },
  },
  {
    name: 'a hidden premium column',
    kind: 'own',
    truth: 'atFirst',
    onlyIn: 'workbook',
    apply: (draft) => {
      draft.sheets[0].hiddenRoles.push('premium');
    },
  },
];

/** The sums of all columns of amounts of a table, and of those of the premium without its hidden rows. */
export function columnSums(table: DraftTable): number[] {
  const premium = columnOf(table, 'premium');
  const cents = (column: number, rows = table.rows): number =>
    sum(
      rows.map(({ cells }) => {
        const cell = cells[column];
        return isAmount(cell) ? cell.cents : undefined;
      }),
    );
  const visible = table.rows.filter(({ isHidden }) => !isHidden);
  return [...table.columns.map((_, column) => cents(column)), cents(premium, visible)];
}
