import { ascendingBy } from '@/domain/attention';
import { isApproved, isImported, showPeriod } from '@/domain/bordereau';
import type { BordereauFile } from '@/domain/records/bordereau';
import {
  isMonth,
  monthName,
  shiftMonth,
  shownMonths,
  spanOf,
  type MonthSpan,
  type PeriodName,
} from './periods';
import { isInSpan, keyText, spanText } from './selection';
import { counted } from './sentences';

/** The bordereau files of the overview: which sender has sent a file for which month, and how far each file is. */

/** How far a file is, in the order of the work. */
export const fileStates = {
  received: 'Received',
  reviewed: 'Reviewed',
  sent: 'Sent',
  imported: 'Imported',
} as const;

export type FileState = keyof typeof fileStates;

const states = ['received', 'reviewed', 'sent', 'imported'] as const satisfies readonly FileState[];

/** The lists that the states of files are read from. */
interface FileLists {
  /** All files. */
  readonly files: readonly BordereauFile[];
  /** The files that this company created. */
  readonly created: readonly BordereauFile[];
  /** The files that this company has not sent yet. */
  readonly toSend: readonly BordereauFile[];
}

/** The files that a cell of the grid counts. A property that is absent, or a bound that is blank, selects all files. */
export interface FileSelection extends MonthSpan {
  /** Only files whose period is no month. */
  readonly isUndated?: boolean | undefined;
  /** The sender (`senderOf`); blank for files without one. */
  readonly sender?: string | undefined;
  /** The LOB of the file; blank for files without one. */
  readonly lob?: string | undefined;
}

/** The company that sent a file: its name, or without one its id; blank without both. */
export function senderOf({ sender_name: name, sender_id: id }: BordereauFile): string {
  return keyText(name) || keyText(id);
}

/** A sender as the grid and the list name it. */
export function senderLabel(sender: string): string {
  return sender || 'No sender';
}

/** The month of a file's period, 'YYYY-MM', by the text that the lists show; blank if the period is no month. */
export function fileMonth({ period }: Pick<BordereauFile, 'period'>): string {
  const [, month, year] = /^(\d\d)\/(\d{4})$/.exec(showPeriod(period).trim()) ?? [];
  const text = `${year ?? ''}-${month ?? ''}`;
  return isMonth(text) ? text : '';
}

function isOfLob(file: BordereauFile, lob: string | undefined): boolean {
  return lob === undefined || keyText(file.intake_name) === lob;
}

/** Whether a file belongs to a selection. */
export function isSelectedFile(file: BordereauFile, selection: FileSelection): boolean {
  const { from, to, isUndated = false, sender, lob } = selection;
  const month = fileMonth(file);
  if (isUndated ? month !== '' : !isInSpan(month, { from, to })) return false;
  return (sender === undefined || senderOf(file) === sender) && isOfLob(file, lob);
}

const undated = 'none';

/** The parameters that show a selection of files in their list. */
export function fileSelectionParams({ from, to, isUndated, sender, lob }: FileSelection): URLSearchParams {
  const params = new URLSearchParams({ show: 'overview' });
  if (sender !== undefined) params.set('sender', sender);
  if (isUndated) params.set('period', undated);
  if (from) params.set('from', from);
  if (to) params.set('to', to);
  if (lob !== undefined) params.set('lob', lob);
  return params;
}

/** Reads what `fileSelectionParams` wrote; undefined if a value is not understood, as in a damaged link. */
export function readFileSelection(params: URLSearchParams): FileSelection | undefined {
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  const period = params.get('period');
  if ([from, to].some((month) => month !== '' && !isMonth(month))) return undefined;
  if (period !== null && period !== undated) return undefined;
  return {
    from,
    to,
    isUndated: period === undated,
    sender: params.get('sender') ?? undefined,
    lob: params.get('lob') ?? undefined,
  };
}

/** A selection of files in words: 'Sender Harbor Insurance · October 2026 · LOB Homeowners'. */
export function fileSelectionText(selection: FileSelection): string {
  const { isUndated, sender, lob } = selection;
  return [
    sender !== undefined && (sender === '' ? 'Without a sender' : `Sender ${sender}`),
    isUndated ? 'Without a month' : spanText(selection),
    lob !== undefined && `LOB ${lob || 'not given'}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The ids of files as texts: comparing each file of a long list with each of another would take too long. */
function idsOf(files: readonly BordereauFile[]): ReadonlySet<string> {
  return new Set(files.map(({ id }) => String(id)).filter((id) => id !== ''));
}

/** How far a file is. A sent file has no flag: it was created here, is approved, and is not waiting to be sent. */
function stateReader({ created, toSend }: FileLists): (file: BordereauFile) => FileState {
  const [createdIds, toSendIds] = [idsOf(created), idsOf(toSend)];
  return (file) => {
    if (isImported(file)) return 'imported';
    if (!isApproved(file)) return 'received';
    const id = String(file.id);
    return createdIds.has(id) && !toSendIds.has(id) ? 'sent' : 'reviewed';
  };
}

/** A column of the grid: a month, or the files before, after or without one. */
export interface GridColumn {
  readonly key: string;
  readonly label: string;
  readonly span: MonthSpan;
}

type FileCounts = Readonly<Record<FileState, number>>;

/** What a sender has sent for one column. */
export interface FileCell {
  readonly column: GridColumn;
  /** What selects exactly these files in their list. */
  readonly selection: FileSelection;
  readonly counts: FileCounts;
  /** The number of files in all states. */
  readonly count: number;
  /** Whether a file is missing: the month has ended, and the sender has sent files for an earlier month. */
  readonly isMissing: boolean;
}

/** A sender with a cell for each column. */
interface GridRow {
  readonly sender: string;
  readonly cells: readonly FileCell[];
}

export interface FileGrid {
  readonly columns: readonly GridColumn[];
  readonly rows: readonly GridRow[];
}

const noFiles: FileCounts = { received: 0, reviewed: 0, sent: 0, imported: 0 };

const unlimited: MonthSpan = { from: '', to: '' };

interface SenderFiles {
  /** The first month of all files of the sender, in every period; blank if no file has a month. */
  firstMonth: string;
  /** The counts by the key of their column. */
  readonly counts: Map<string, FileCounts>;
}

/**
 * The files of a period and an LOB by sender and month; each is in exactly one cell. Months that have not begun are left out.
 * Where a file needs it, there is an 'Earlier', a 'Later' or a 'No period' beside the months.
 * @param lob the LOB of the files; undefined for all
 * @param today the user's own day, YYYY-MM-DD
 */
export function fileGrid(
  lists: FileLists,
  lob: string | undefined,
  period: PeriodName,
  today: string,
): FileGrid {
  const current = today.slice(0, 7);
  const span = spanOf(period, today);
  const months = shownMonths(period, today).filter((month) => month <= current);
  const [first = '', last = first] = [months[0], months.at(-1)];
  const columnKey = (month: string): string => {
    if (month === '') return 'undated';
    if (month < first) return 'earlier';
    return month > last ? 'later' : month;
  };

  const stateOf = stateReader(lists);
  const senders = new Map<string, SenderFiles>();
  const used = new Set(months);
  for (const file of lists.files) {
    if (!isOfLob(file, lob)) continue;
    const [sender, month] = [senderOf(file), fileMonth(file)];
    const found = senders.get(sender) ?? { firstMonth: '', counts: new Map<string, FileCounts>() };
    senders.set(sender, found);
    if (month !== '' && (found.firstMonth === '' || month < found.firstMonth)) found.firstMonth = month;
    if (!isInSpan(month, span)) continue;
    const [key, state] = [columnKey(month), stateOf(file)];
    const counts = found.counts.get(key) ?? noFiles;
    found.counts.set(key, { ...counts, [state]: counts[state] + 1 });
    used.add(key);
  }

  const columns = [
    { key: 'earlier', label: 'Earlier', span: { from: '', to: shiftMonth(first, -1) } },
    ...months.map((month) => ({ key: month, label: monthName(month), span: { from: month, to: month } })),
    { key: 'later', label: 'Later', span: { from: shiftMonth(last, 1), to: span.to } },
    { key: 'undated', label: 'No period', span: unlimited },
  ].filter(({ key }) => used.has(key));

  const rows = [...senders].map(([sender, { firstMonth, counts: bySender }]): GridRow => ({
    sender,
    cells: columns.map((column) => {
      const { key } = column;
      const counts = bySender.get(key) ?? noFiles;
      const count = states.reduce((sum, state) => sum + counts[state], 0);
      const isPastMonth = isMonth(key) && key < current;
      return {
        column,
        selection: { ...column.span, isUndated: key === 'undated', sender, lob },
        counts,
        count,
        isMissing: count === 0 && isPastMonth && firstMonth !== '' && key > firstMonth,
      };
    }),
  }));
  return {
    columns,
    rows: rows
      .filter(({ cells }) => cells.some(isFilled))
      .sort(
        (one, other) =>
          Number(one.sender === '') - Number(other.sender === '') ||
          ascendingBy<GridRow>(({ sender }) => sender)(one, other),
      ),
  };
}

/** Whether a cell has something to show: files, or that one is missing. */
export function isFilled({ count, isMissing }: FileCell): boolean {
  return count > 0 || isMissing;
}

/** The states of a cell that have files, the furthest first. */
export function statesOf({ counts }: FileCell): readonly FileState[] {
  return states.filter((state) => counts[state] > 0).toReversed();
}

/** 'Harbor Insurance, October 2026: 2 files, 1 imported, 1 received', or '… October 2026: missing'. */
export function cellLabel(cell: FileCell): string {
  const { column, selection, counts, count, isMissing } = cell;
  const parts = statesOf(cell).map((state) => `${String(counts[state])} ${fileStates[state].toLowerCase()}`);
  const content = isMissing ? 'missing' : [counted(count, 'file'), ...parts].join(', ');
  return `${senderLabel(selection.sender ?? '')}, ${column.label}: ${content}`;
}

/** '2 files are missing, 4 wait for a review.' */
export function gridSentence({ rows }: FileGrid): string {
  const cells = rows.flatMap((row) => row.cells);
  const missing = cells.filter(({ isMissing }) => isMissing).length;
  const waiting = cells.reduce((sum, { counts }) => sum + counts.received, 0);
  if (missing === 0 && waiting === 0) return 'No file is missing, and none waits for a review.';
  const missingText =
    missing === 0
      ? 'No file is missing'
      : `${counted(missing, 'file')} ${missing === 1 ? 'is' : 'are'} missing`;
  if (waiting === 0) return `${missingText}, and none waits for a review.`;
  return `${missingText}, ${waiting.toLocaleString('en-US')} ${waiting === 1 ? 'waits' : 'wait'} for a review.`;
}
