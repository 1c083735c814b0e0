import {
  memo,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
  type Ref,
} from 'react';
import { isMoneyKind, type ColumnKind } from '@/preflight/rules/columns';
import { findingKinds, type Finding } from '@/preflight/rules/findings';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/Icon';
import { useFits } from '@/components/ui/useFits';
import { usePrinting } from '@/components/ui/usePrinting';
import { ch } from '@/components/list/columnWidths';
import { columnWidths, type TableRows } from './tableRows';
import styles from './RowTable.module.css';

export interface RowTableHandle {
  /** Brings a cell into sight and gives it focus; both count from 0. */
  show: (row: number, column: number) => void;
}

interface RowTableProps {
  /** The table's name. */
  label: string;
  table: TableRows;
  /** What each column holds; the same array as long as they are the same. */
  kinds: readonly (ColumnKind | undefined)[];
  /** What was found, to be marked in its cells. */
  findings?: readonly Finding[];
  /** A column before the others, such as one with checkboxes. */
  lead?: { head: ReactNode; cell: (row: number) => ReactNode };
  /** Which rows of the table are shown, in order; all unless said otherwise. */
  shown?: readonly number[];
  ref?: Ref<RowTableHandle>;
}

/** The frame is no higher than so many rows, and as many are drawn beyond either edge. */
const rowsInSight = 22;
const rowsBeyond = 12;
/** What is drawn moves on by so many rows: most scrolling draws nothing, the rest a few new rows. */
const rowsAtOnce = 6;
const usualRowHeight = 33;
/** More rows than these, about fifty sheets, are not printed. */
const rowsOnPaper = 2000;

const icons = { error: 'error', warning: 'warning', note: 'info' } as const;

type Marks = ReadonlyMap<number, ReadonlyMap<number, Finding>>;

/** The first finding of each cell, by row and column from 0. */
function marksOf(findings: readonly Finding[]): Marks {
  const marks = new Map<number, Map<number, Finding>>();
  for (const finding of findings) {
    const row = marks.get(finding.row - 1) ?? new Map<number, Finding>();
    if (!row.has(finding.column)) row.set(finding.column, finding);
    marks.set(finding.row - 1, row);
  }
  return marks;
}

const noFindings: readonly Finding[] = [];

/** The row from which on rows are drawn when this one is the first in sight. */
function stepped(row: number): number {
  return Math.floor(row / rowsAtOnce) * rowsAtOnce;
}

/**
 * Rows of a file in a real table, of which only those in sight are drawn: as fluid with 50,000 rows as with five. The
 * frame scrolls by keyboard, too, and screen readers announce how many rows there are and which ones these are.
 */
export function RowTable({
  label,
  table,
  kinds,
  findings = noFindings,
  lead,
  shown,
  ref,
}: RowTableProps): ReactNode {
  const { ref: frame } = useFits<HTMLDivElement>();
  const hasFocus = useRef(false);
  const [rowHeight, setRowHeight] = useState(usualRowHeight);
  const [firstInSight, setFirstInSight] = useState(0);
  const [current, setCurrent] = useState<{ row: number; column: number }>();
  const widths = useMemo(() => columnWidths(table), [table]);
  const marks = useMemo(() => marksOf(findings), [findings]);

  const count = shown?.length ?? table.rows.length;
  const isPrinting = usePrinting();
  const start = isPrinting ? 0 : Math.max(0, Math.min(firstInSight, count - rowsInSight) - rowsBeyond);
  const end = Math.min(count, start + (isPrinting ? rowsOnPaper : rowsInSight + 2 * rowsBeyond));
  const numberCh = String(table.rows.length).length + 6;
  const amounts = useMemo(() => kinds.map(isMoneyKind), [kinds]);
  const rowAt = (place: number): number => shown?.[place] ?? place;

  useImperativeHandle(ref, () => ({
    show(row, column) {
      const place = shown ? shown.indexOf(row) : row;
      const box = frame.current;
      if (!box || place < 0) return;
      // A few rows of what comes before stay in sight.
      const first = Math.max(0, place - 4);
      box.scrollTop = first * rowHeight;
      setFirstInSight(stepped(first));
      setCurrent({ row, column });
    },
  }));

  useLayoutEffect(() => {
    if (!current) return;
    const cell = frame.current?.querySelector<HTMLElement>('[data-current]');
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current, frame]);

  useLayoutEffect(() => {
    // Text may be larger than usual; all rows are equally high.
    const row = frame.current?.querySelector('tbody tr[aria-rowindex]');
    const height = row?.getBoundingClientRect().height;
    if (height) setRowHeight(height);
  }, [start, frame]);

  useLayoutEffect(() => {
    // A focused cell that was scrolled out of what is drawn leaves focus to the frame.
    if (hasFocus.current && document.activeElement === document.body)
      frame.current?.focus({ preventScroll: true });
  });

  return (
    // It listens for scrolling and for focus inside of it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={frame}
      className={styles.frame}
      role="region"
      aria-label={`${label}, scrollable`}
      // It scrolls, also by keyboard.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onScroll={({ currentTarget }) => setFirstInSight(stepped(currentTarget.scrollTop / rowHeight))}
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={() => {
        hasFocus.current = false;
      }}
    >
      <table
        className={styles.table}
        style={neededWidth(widths.reduce((sum, width) => sum + width, numberCh))}
        aria-label={label}
        aria-rowcount={count + 1}
      >
        <colgroup>
          {lead && <col className={styles.leadColumn} />}
          <col style={{ width: ch(numberCh) }} />
          {widths.map((width, column) => (
            <col key={column} style={{ width: ch(width) }} />
          ))}
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            {lead && <th scope="col">{lead.head}</th>}
            <th scope="col" className={styles.rowNumber}>
              Row
            </th>
            {table.headers.map((head, column) => (
              <th key={column} scope="col" className={classes(amounts[column] && styles.end)} title={head}>
                <bdi translate="no">{head}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Spacer height={start * rowHeight} />
          {Array.from({ length: end - start }, (_, index) => {
            const row = rowAt(start + index);
            return (
              <Row
                key={row}
                row={row}
                place={start + index}
                width={widths.length}
                cells={table.rows[row]}
                amounts={amounts}
                found={marks.get(row)}
                currentColumn={current?.row === row ? current.column : undefined}
                lead={lead?.cell(row)}
              />
            );
          })}
          <Spacer height={(count - end) * rowHeight} />
        </tbody>
      </table>
      {isPrinting && end < count && <p>{`Rows 1 to ${String(end)} of ${String(count)}`}</p>}
    </div>
  );
}

/** What all columns need, in ch: from it the size of the letters on paper follows. */
function neededWidth(ch: number): CSSProperties & Record<'--min', number> {
  return { '--min': ch };
}

interface RowProps {
  /** Its number in the table and its place among those shown, both from 0. */
  row: number;
  place: number;
  /** The number of columns. */
  width: number;
  cells: readonly string[] | undefined;
  amounts: readonly boolean[];
  found: ReadonlyMap<number, Finding> | undefined;
  currentColumn: number | undefined;
  lead: ReactNode;
}

/** A row stays as it is while others come and go above and below it. */
const Row = memo(function Row({
  row,
  place,
  width,
  cells,
  amounts,
  found,
  currentColumn,
  lead,
}: RowProps): ReactNode {
  return (
    <tr aria-rowindex={place + 2}>
      {lead !== undefined && <td className={styles.lead}>{lead}</td>}
      <th scope="row" className={styles.rowNumber}>
        {row + 1}
      </th>
      {Array.from({ length: width }, (_, column) => {
        const text = cells?.[column] ?? '';
        const finding = found?.get(column);
        const severity = finding && findingKinds[finding.kind].severity;
        return (
          <td
            key={column}
            className={classes(amounts[column] && styles.end, severity && styles[severity])}
            title={finding ? finding.message : text}
            {...(currentColumn === column && { tabIndex: -1, 'data-current': '' })}
          >
            {severity && <Icon name={icons[severity]} size={14} />}
            <bdi translate="no">{text}</bdi>
          </td>
        );
      })}
    </tr>
  );
});

/** Stands for rows that are not drawn. */
function Spacer({ height }: { height: number }): ReactNode {
  return height > 0 ? (
    <tr aria-hidden="true" className={styles.spacer}>
      <td style={{ height }} />
    </tr>
  ) : null;
}
