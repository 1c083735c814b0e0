import { toCsv } from '@/domain/text/csv';
import type { ListColumn } from './columns';

/** Downloads a CSV file of these rows: the headers, then each row's texts. Columns that are only links are left out. */
export function csvDownload<Row extends object>(
  name: string,
  columns: readonly ListColumn<Row>[],
  rows: readonly Row[],
): void {
  const exported = columns.filter(({ meta }) => meta?.isExported !== false);
  const lines = [
    exported.map(({ header }) => header),
    ...rows.map((row, index) => exported.map(({ accessorFn }) => accessorFn(row, index))),
  ];
  // Spreadsheets read a file as UTF-8 only if it starts with the byte order mark.
  const url = URL.createObjectURL(new Blob(['\uFEFF', toCsv(lines)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.csv`;
  link.click();
  // Safari reads the file only after the user has chosen where to save it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
