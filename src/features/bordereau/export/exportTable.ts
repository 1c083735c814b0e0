import { formatDate } from '@/domain/text/dates';
import { amountCell } from '@/preflight/rules/amounts';
import { columnLetter, recogniseColumns } from '@/preflight/rules/columns';
import type { CheckedSum } from '@/preflight/rules/sums';
import type { TableColumn } from '@/preflight/rules/tableColumn';
import type { ExportableRow } from '@/domain/records/bordereau';
import { tableRows, type TableRows } from '../review/tableRows';

/** The keys of a policy that the documents name on screens, in their words; other keys are shown unchanged. */
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

/** Rows that may be exported, as they are shown, and what their columns hold as far as their keys say so. */
export interface ExportTable extends TableRows {
  columns: readonly Pick<TableColumn, 'index' | 'letter' | 'name' | 'kind'>[];
}

export function exportTable(rows: readonly ExportableRow[]): ExportTable {
  const raw = tableRows(rows.map(({ cells }) => cells));
  const kept = raw.headers.flatMap((key, at) => (key === 'policyexport' ? [] : [at]));
  const keys = kept.map((at) => raw.headers[at] ?? '');
  const kinds = recogniseColumns(keys);
  const headers = keys.map((key) => labels.get(key) ?? key);
  const isDate = keys.map((key) => dates.has(key));
  return {
    headers,
    rows: raw.rows.map((cells) =>
      kept.map((at, index) => {
        const cell = cells[at] ?? '';
        return (isDate[index] && formatDate(cell)) || cell;
      }),
    ),
    columns: headers.map((name, index) => {
      const kind = kinds[index];
      return { index, letter: columnLetter(index), name, ...(kind && { kind }) };
    }),
  };
}

/** The ticked rows of a column added up; a cell that is no plain amount stops the sum. Rows count from 0. */
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
