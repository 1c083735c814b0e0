import { toCsv } from '@/domain/text/csv';
import type { Column } from './columns';

/** Hands the user a CSV file of these rows: a head of labels, then each row's texts. Columns that are only links are left out. */
export function csvDownload<Row>(name: string, columns: readonly Column<Row>[], rows: readonly Row[]): void {
  const exported = columns.filter((column) => column.exported !== false);
  const lines = [
    exported.map(({ label }) => label),
    ...rows.map((row) => exported.map(({ text }) => text(row))),
  ];
  // Spreadsheets take a file for UTF-8 only when it starts with the mark.
  const url = URL.createObjectURL(new Blob(['\uFEFF', toCsv(lines)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.csv`;
  link.click();
  // Safari starts to read the file only when the user has said where to save it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
