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
import { findingKinds, type Finding } from '@/preflight/rules/findings';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/Icon';
import { useFits } from '@/components/ui/useFits';
import { usePrinting } from '@/components/ui/usePrinting';
import { flexRender, type Row as TableRow } from 'react-table';
import type { ListFeatures } from '@/components/list/columns';
import { ch } from '@/components/list/columnWidths';
import type { Cells } from '@/preflight/rules/cells';
import { fileColumnWidths } from './tableRows';
import type { FileRowsTable } from './useRowTable';
import styles from './RowTable.module.css';

export interface RowTableHandle {
  /** Scrolls to a cell and focuses it; row and column count from 0. */
  show: (row: number, column: number) => void;
}

interface RowTableProps {
  /** The table's accessible name. */
  label: string;
  table: FileRowsTable;
  /** Findings, whose cells are highlighted. */
  findings?: readonly Finding[];
  /** An additional first column, such as one with checkboxes. */
  leadColumn?: { head: ReactNode; cell: (row: number) => ReactNode };
  ref?: Ref<RowTableHandle>;
}

/** The number of rows that fit into the frame; as many are rendered above and below it. */
const rowsInSight = 22;
const rowsBeyond = 12;
/** The rendered rows change in steps of this size, so that most scroll events render nothing. */
const rowsAtOnce = 6;
const usualRowHeight = 33;
/** Only so many rows are printed, about fifty pages. */
const rowsOnPaper = 2000;

const icons = { error: 'error', warning: 'warning', note: 'info' } as const;

type Marks = ReadonlyMap<number, ReadonlyMap<number, Finding>>;

/** The first finding of each cell, by row and column from 0. */
function cellMarks(findings: readonly Finding[]): Marks {
  const marks = new Map<number, Map<number, Finding>>();
  for (const finding of findings) {
    const row = marks.get(finding.row - 1) ?? new Map<number, Finding>();
    if (!row.has(finding.column)) row.set(finding.column, finding);
    marks.set(finding.row - 1, row);
  }
  return marks;
}

const noFindings: readonly Finding[] = [];

/** The first visible row, rounded down to a multiple of the step. */
function roundToStep(row: number): number {
  return Math.floor(row / rowsAtOnce) * rowsAtOnce;
}

/**
 * A virtualized table: only rows near the visible ones are rendered, so that 50,000 rows scroll smoothly. The
 * frame can be scrolled by keyboard, and `aria-rowcount` and `aria-rowindex` give the real numbers.
 */
export function RowTable({ label, table, findings = noFindings, leadColumn, ref }: RowTableProps): ReactNode {
  const { ref: frame } = useFits<HTMLDivElement>();
  const hasFocus = useRef(false);
  const [rowHeight, setRowHeight] = useState(usualRowHeight);
  const [firstInSight, setFirstInSight] = useState(0);
  const [current, setCurrent] = useState<{ row: number; column: number }>();
  const { rows } = table.getRowModel();
  const { headers } = table.getHeaderGroups()[0] ?? { headers: [] };
  const { columns, data } = table.options;
  const widths = useMemo(
    () =>
      fileColumnWidths(
        columns.map(({ header }) => String(header)),
        data,
      ),
    [columns, data],
  );
  const marks = useMemo(() => cellMarks(findings), [findings]);

  const count = rows.length;
  const isPrinting = usePrinting();
  const start = isPrinting ? 0 : Math.max(0, Math.min(firstInSight, count - rowsInSight) - rowsBeyond);
  const end = Math.min(count, start + (isPrinting ? rowsOnPaper : rowsInSight + 2 * rowsBeyond));
  const numberCh = String(data.length).length + 6;

  useImperativeHandle(ref, () => ({
    show(row, column) {
      const position = rows.findIndex(({ index }) => index === row);
      const box = frame.current;
      if (!box || position < 0) return;
      // A few of the rows before it stay visible.
      const first = Math.max(0, position - 4);
      box.scrollTop = first * rowHeight;
      setFirstInSight(roundToStep(first));
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
    // The text may be larger than usual; all rows have the same height.
    const row = frame.current?.querySelector('tbody tr[aria-rowindex]');
    const height = row?.getBoundingClientRect().height;
    if (height) setRowHeight(height);
  }, [start, frame]);

  useLayoutEffect(() => {
    // If the focused cell was scrolled out and unmounted, the frame gets the focus.
    if (hasFocus.current && document.activeElement === document.body)
      frame.current?.focus({ preventScroll: true });
  });

  return (
    // The frame listens for scroll and focus events only.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={frame}
      className={styles.frame}
      role="region"
      aria-label={`${label}, scrollable`}
      // Focusable, so that it can be scrolled by keyboard.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onScroll={({ currentTarget }) => setFirstInSight(roundToStep(currentTarget.scrollTop / rowHeight))}
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
          {leadColumn && <col className={styles.leadColumn} />}
          <col style={{ width: ch(numberCh) }} />
          {widths.map((width, column) => (
            <col key={column} style={{ width: ch(width) }} />
          ))}
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            {leadColumn && <th scope="col">{leadColumn.head}</th>}
            <th scope="col" className={styles.rowNumber}>
              Row
            </th>
            {headers.map((header) => (
              <th
                key={header.id}
                scope="col"
                className={classes(header.column.columnDef.meta?.align && styles.end)}
                title={String(header.column.columnDef.header)}
              >
                <bdi translate="no">{flexRender(header.column.columnDef.header, header.getContext())}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Spacer height={start * rowHeight} />
          {rows.slice(start, end).map((row, index) => (
            <Row
              key={row.id}
              row={row}
              position={start + index}
              found={marks.get(row.index)}
              currentColumn={current?.row === row.index ? current.column : undefined}
              lead={leadColumn?.cell(row.index)}
            />
          ))}
          <Spacer height={(count - end) * rowHeight} />
        </tbody>
      </table>
      {isPrinting && end < count && <p>{`Rows 1 to ${String(end)} of ${String(count)}`}</p>}
    </div>
  );
}

/** The width of all columns in ch, from which the print style derives the font size. */
function neededWidth(ch: number): CSSProperties & Record<'--min', number> {
  return { '--min': ch };
}

interface RowProps {
  row: TableRow<ListFeatures, Cells>;
  /** The index among the shown rows. */
  position: number;
  found: ReadonlyMap<number, Finding> | undefined;
  currentColumn: number | undefined;
  lead: ReactNode;
}

/** Memoized: a row does not render again while others are mounted and unmounted around it. */
const Row = memo(function Row({ row, position, found, currentColumn, lead }: RowProps): ReactNode {
  return (
    <tr aria-rowindex={position + 2}>
      {lead !== undefined && <td className={styles.lead}>{lead}</td>}
      <th scope="row" className={styles.rowNumber}>
        {row.index + 1}
      </th>
      {row.getVisibleCells().map((cell, column) => {
        const finding = found?.get(column);
        const severity = finding && findingKinds[finding.kind].severity;
        return (
          <td
            key={cell.id}
            className={classes(cell.column.columnDef.meta?.align && styles.end, severity && styles[severity])}
            title={finding ? finding.message : cell.getValue<string>()}
            {...(currentColumn === column && { tabIndex: -1, 'data-current': '' })}
          >
            {severity && <Icon name={icons[severity]} size={14} />}
            <bdi translate="no">{flexRender(cell.column.columnDef.cell, cell.getContext())}</bdi>
          </td>
        );
      })}
    </tr>
  );
});

/** The height of the rows that are not rendered. */
function Spacer({ height }: { height: number }): ReactNode {
  return height > 0 ? (
    <tr aria-hidden="true" className={styles.spacer}>
      <td style={{ height }} />
    </tr>
  ) : null;
}
