import type { RecordChanges } from '@/components/actions/staleWrite/ChangedRecordDialog';
import type { ShownChange } from '@/components/ui/ChangeTable';
import { adminStatus } from '@/domain/bordereau';
import type { BordereauFile, BordereauFileView, BordereauTable } from '@/domain/records/bordereau';
import { fileFacts } from './fileFacts';

/** A file may have many thousand rows: only so many changes are listed, the others are counted. */
const maxShown = 100;

function factTexts(file: BordereauFile): ReadonlyMap<string, string> {
  return new Map([['File', file.file_name], ['Status', adminStatus(file)], ...fileFacts(file)]);
}

function factChanges(before: BordereauFile, now: BordereauFile): ShownChange[] {
  const after = factTexts(now);
  return [...factTexts(before)]
    .map(([label, was]) => ({ label, before: was, after: after.get(label) ?? '' }))
    .filter((change) => change.before !== change.after);
}

type Row = BordereauTable['rows'][number];

function isSameRow(one: Row | undefined, other: Row | undefined): boolean {
  return one?.length === other?.length && (one ?? []).every((cell, column) => cell === other?.[column]);
}

/** The number of equal rows at the start or at the end of two lists of rows. */
function equalRows(before: readonly Row[], after: readonly Row[], side: 'start' | 'end'): number {
  const at = (rows: readonly Row[], count: number): Row | undefined =>
    rows.at(side === 'start' ? count : -1 - count);
  const shorter = Math.min(before.length, after.length);
  let count = 0;
  while (count < shorter && isSameRow(at(before, count), at(after, count))) count += 1;
  return count;
}

function rowText(row: Row): string {
  return row.filter((cell) => cell !== '').join(', ');
}

/**
 * Compares the rows between the equal ones at the start and at the end: cell by cell, or whole rows if their
 * number differs.
 */
function rowChanges(before: BordereauTable, after: BordereauTable): ShownChange[] {
  const start = equalRows(before.rows, after.rows, 'start');
  const [oldRest, newRest] = [before.rows.slice(start), after.rows.slice(start)];
  const end = equalRows(oldRest, newRest, 'end');
  const old = oldRest.slice(0, oldRest.length - end);
  const now = newRest.slice(0, newRest.length - end);
  const label = (index: number): string => `Row ${String(start + index + 1)}`;
  if (old.length === now.length) {
    return old.flatMap((row, index) =>
      row.flatMap((cell, column) => {
        const is = now[index]?.[column] ?? '';
        if (cell === is) return [];
        return [{ label: `${label(index)}: ${before.headers[column] ?? ''}`, before: cell, after: is }];
      }),
    );
  }
  return [
    ...old.map((row, index) => ({ label: label(index), before: rowText(row), after: '' })),
    ...now.map((row, index) => ({ label: label(index), before: '', after: rowText(row) })),
  ];
}

function tableChanges(before: BordereauTable, after: BordereauTable): ShownChange[] {
  const columns = [before.headers.join(', '), after.headers.join(', ')] as const;
  if (columns[0] !== columns[1]) return [{ label: 'Columns', before: columns[0], after: columns[1] }];
  const changes = rowChanges(before, after);
  if (before.rows.length === after.rows.length) return changes;
  const count = {
    label: 'Number of rows',
    before: String(before.rows.length),
    after: String(after.rows.length),
  };
  return [count, ...changes];
}

/** The differences between two versions of a file's view; undefined if there are none. */
export function fileChanges(before: BordereauFileView, now: BordereauFileView): RecordChanges | undefined {
  const rows = tableChanges(before.mappedRows, now.mappedRows);
  const sections = [
    { name: 'File', changes: factChanges(before.file, now.file) },
    { name: 'Mapped rows', changes: rows.slice(0, maxShown) },
  ].filter(({ changes }) => changes.length > 0);
  if (sections.length === 0) return undefined;
  const left = rows.length - maxShown;
  return { sections, notes: left > 0 ? [`${String(left)} more changes of rows are not shown.`] : [] };
}
