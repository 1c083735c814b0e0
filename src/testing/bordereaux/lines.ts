import type { AmountCell, Cell } from './cells';
import type { Content, Layout, RandomRow } from './recipes';
import { dataRows, otherShape, shapeOf, shortNames, type Odd } from './rows';
import { Table, type DataRow, type TableShape } from './table';
import type { CountedTable } from './truth';
import type { WorkbookFormat } from './workbookFile';

/** Adds a quote before the name of one row and after that of a later row: all text between them is one cell. */
function withStrayQuotes(shape: TableShape, rows: readonly DataRow[]): CountedTable {
  const last = Math.min(2, rows.length - 1);
  const quoted = rows.map((row, index) => {
    if (index !== 0 && index !== last) return row;
    const name = shortNames[index] ?? '';
    return { ...row, name: { raw: index === 0 ? `"${name}` : `${name}"` } };
  });
  const table = new Table(shape, quoted);
  // The cells before the name are those of the first row, the others those of the last one.
  const [from, to] = table.premiumColumn < table.nameColumn ? [1, last + 1] : [0, last];
  return { table, totals: [], swallowed: new Set(quoted.slice(from, to)) };
}

/** A line of a text, or a row of a sheet. */
export interface Line {
  readonly cells: readonly Cell[];
  readonly isHidden?: boolean;
}

/** A table as it is written into a file. */
export interface WrittenTable extends CountedTable {
  readonly lines: readonly Line[];
}

/** The sum of some rows, for a totals row. */
export function totalsOf(rows: readonly DataRow[], more = 0): AmountCell {
  const cents = rows.reduce((sum, { premium }) => sum + premium.cents, more);
  const [first] = rows;
  const as = first?.premium.as === 'threeDigits' ? first.premium.as : undefined;
  return { cents, currency: first?.premium.currency ?? 'USD', ...(as && { as }) };
}

/** A table with its header row, its totals rows and its blank lines. */
function written(counted: CountedTable, layout: Layout, odd: Odd): WrittenTable {
  const { table } = counted;
  const { rows } = table;
  const totals: AmountCell[] = [];
  const totalsLine = (amount: AmountCell, label: string): Line => {
    totals.push(amount);
    const column = layout.totalLabel === 'name' ? table.nameColumn : 0;
    return { cells: table.totalsLine(amount, label, column) };
  };
  const label = (words: string): string => (layout.totalLabel === 'none' ? '' : words);
  const above = odd.has('total above the header') ? [totalsLine(totalsOf(rows), 'Total premium')] : [];
  const below = rows.flatMap((row, index): Line[] => {
    const lines: Line[] = [{ cells: table.line(index), isHidden: row.isHidden }];
    const isLast = index === rows.length - 1;
    const isGroupEnd = isLast || (index + 1) % layout.groupSize === 0;
    if (odd.has('totals of groups') && isGroupEnd) {
      const group = rows.slice(index - (index % layout.groupSize), index + 1);
      lines.push(totalsLine(totalsOf(group), label(`${row.group} Total`)));
    }
    if (!isLast && (index + 1) % layout.blankEvery === 0) lines.push({ cells: [''] });
    return lines;
  });
  if (odd.has('grand total')) below.push(totalsLine(totalsOf(rows), label('Grand Total')));
  if (odd.has('wrong total')) below.push(totalsLine(totalsOf(rows, 1_200_000), 'TOTAL'));
  return { ...counted, totals, lines: [...above, { cells: table.header }, ...below] };
}

/** The input for the tables of a file. */
export interface Plan {
  readonly layout: Layout;
  readonly content: Content;
  readonly odd: Odd;
  readonly amounts: WorkbookFormat['amounts'];
  readonly hasHiddenRows: boolean;
}

/** The tables of a file: one, or two if its structure has two. */
export function writtenTables(plan: Plan): readonly [WrittenTable, ...WrittenTable[]] {
  const { layout, content, odd, amounts, hasHiddenRows } = plan;
  const { groupSize } = layout;
  const shape = shapeOf(layout, odd, amounts);
  const counted = (ofTable: TableShape, given: readonly RandomRow[], firstNumber: number): WrittenTable => {
    const rows = dataRows(given, { odd, groupSize, hasHiddenRows }, firstNumber);
    const table = odd.has('stray quotes')
      ? withStrayQuotes(ofTable, rows)
      : { table: new Table(ofTable, rows), totals: [], swallowed: new Set<DataRow>() };
    return written(table, layout, odd);
  };
  const first = counted(shape, content.rows, 1001);
  switch (content.structure) {
    case 'second section with other heads':
      return [first, counted(otherShape(shape), content.more, 2001)];
    case 'second section with the same heads':
    case 'second sheet':
    case 'hidden sheet':
      return [first, counted(shape, content.more, 2001)];
    case 'summary sheet':
    case 'cover sheet':
    case undefined:
      return [first];
  }
}

/** One or more tables with the lines above and below them. */
export function framed(layout: Layout, tables: readonly WrittenTable[]): readonly Line[] {
  const between: Line[] = [{ cells: [''] }, { cells: ['Endorsements'] }];
  return [
    ...layout.preamble.map((cell) => ({ cells: [cell] })),
    ...tables.flatMap(({ lines }, index) => (index === 0 ? lines : [...between, ...lines])),
    ...layout.footers.map((cell) => ({ cells: [cell] })),
  ];
}
