import { formatDate } from '@/domain/text/dates';
import { showUsd } from '@/domain/text/money';
import { amountCell } from '@/preflight/rules/amounts';
import { columnLetter, isMoneyKind, recogniseColumns } from '@/preflight/rules/columns';
import type { CheckedSum } from '@/preflight/rules/sums';
import type { TableColumn } from '@/preflight/rules/tableColumn';
import type { ExportableRow } from '@/domain/records/bordereau';
import { tableRows, type TableRows } from '../review/tableRows';

/** The labels of those keys of a policy that the documents name; other keys are their own labels. */
const labels: ReadonlyMap<string, string> = new Map([
  ['id', 'Id'],
  ['unique_id', 'Policy NO'],
  ['firstname', 'First Name'],
  ['lastname', 'Last Name'],
  ['intake_Name', 'LOB'],
  ['intake_subName', 'Sub-LOB'],
  ['state_name', 'State'],
  ['policyeffectivedate', 'Eff Date'],
  ['policyscheduledate', 'Exp Date'],
  ['policyamount', 'Policy Amount'],
  ['createdAt', 'Tran Date'],
]);

const dates: ReadonlySet<string> = new Set(['policyeffectivedate', 'policyscheduledate']);

/** The exportable rows as a table; the kind of each column is derived from its key. */
export interface ExportTable extends TableRows {
  columns: readonly Pick<TableColumn, 'index' | 'letter' | 'name' | 'kind'>[];
}

export function exportTable(rows: readonly ExportableRow[]): ExportTable {
  const raw = tableRows(rows.map(({ cells }) => cells));
  const shownIndexes = raw.headers.flatMap((key, at) => (key === 'policyexport' ? [] : [at]));
  const keys = shownIndexes.map((at) => raw.headers[at] ?? '');
  const kinds = recogniseColumns(keys);
  const headers = keys.map((key) => labels.get(key) ?? key);
  const isDate = keys.map((key) => dates.has(key));
  return {
    headers,
    rows: raw.rows.map((cells) =>
      shownIndexes.map((at, index) => {
        const cell = cells[at] ?? '';
        if (isDate[index]) return formatDate(cell) || cell;
        return (isMoneyKind(kinds[index]) && typeof amountCell(cell) === 'number' && showUsd(cell)) || cell;
      }),
    ),
    columns: headers.map((name, index) => {
      const kind = kinds[index];
      return { index, letter: columnLetter(index), name, ...(kind && { kind }) };
    }),
  };
}

/** The sum of a column over the ticked rows; undefined if a cell is not a plain amount. Rows count from 0. */
export function tickedSum(
  { columns, rows }: ExportTable,
  column: number,
  ticked: ReadonlySet<number>,
): Pick<CheckedSum, 'cents' | 'obstacle'> {
  let cents = 0;
  for (const [row, cells] of rows.entries()) {
    if (!ticked.has(row)) continue;
    const cell = cells[column] ?? '';
    const amount = amountCell(cell);
    if (typeof amount !== 'number')
      return { cents, obstacle: { name: columns[column]?.name ?? '', row: row + 1, cell, why: amount } };
    cents += amount;
  }
  return { cents };
}
