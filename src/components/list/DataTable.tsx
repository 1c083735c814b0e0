import {
  useEffect,
  useId,
  useMemo,
  useRef,
  type CSSProperties,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { flexRender } from 'react-table';
import { classes } from '@/components/ui/classes';
import { ColumnHeader } from './ColumnHeader';
import type { ListColumn } from './columns';
import { ch, columnWidths } from './columnWidths';
import { Icon } from '@/components/ui/Icon';
import type { MenuItem } from '@/components/ui/menuItem';
import { InlineError } from '@/components/feedback/InlineError';
import { RowMenu } from './RowMenu';
import { useFits } from '@/components/ui/useFits';
import type { HeaderFilters } from './useHeaderFilters';
import { firstRowOf } from './listText';
import { useRowGestures, type RowGestures } from './useRowGestures';
import styles from './DataTable.module.css';

export interface DataTableProps<Row extends object> extends RowGestures<Row> {
  /** The table's name. */
  label: string;
  /** The shown columns in their order. */
  columns: readonly ListColumn<Row>[];
  /** All rows of the list, from which the widths of the columns are measured. */
  records: readonly Row[];
  status: 'loading' | 'failed' | 'ready';
  /** The failure to load the rows. */
  error?: unknown;
  onRetry(): unknown;
  /** The entries of a row's 'Actions' menu; without it there is no such column. */
  rowActions?: ((row: Row) => readonly MenuItem[]) | undefined;
  filters?: HeaderFilters | undefined;
  /** Shown in place of the rows when there are none. */
  emptyText?: ReactNode;
  /** The ids of rows that were moved or removed and not read again; they are rendered faint and have no actions. */
  changedRows?: readonly string[];
  /** The row is left by a link of its own. */
  onLeave?: ((row: Row) => void) | undefined;
  /** Returns the id of the row to focus when the rows are first rendered; called once. */
  takeStartRow?(): string | undefined;
  /** The id of the row that a form has just saved; it is marked. */
  savedRow?: string | undefined;
}

/** The most skeleton rows that are rendered while rows are loading. */
const maxSkeletonRows = 15;

const actionsWidth = 'var(--actions-width)';

/** A real table whose rows take focus; see `useRowGestures` for pointer and keys. */
export function DataTable<Row extends object>(props: DataTableProps<Row>): ReactNode {
  const { label, table, columns, records, status, rowActions, filters, blank } = props;
  const { rows } = table.getRowModel();
  const isChanged = (id: string): boolean => props.changedRows?.includes(id) === true;
  const { columnSizing, pagination } = table.state;
  const firstNumber = firstRowOf(pagination) + 1;
  const { handlers, tabStop, selected, focusRow } = useRowGestures(props);
  const { ref: frame, isPhone } = useFits<HTMLDivElement>();
  const ids = useId();
  const span = columns.length + (rowActions ? 2 : 1);
  const numberCh = String(records.length).length + 3.5;
  const numberWidth = ch(numberCh);
  const hasActions = rowActions !== undefined;
  const widths = useMemo(() => {
    const fixed = hasActions ? [numberWidth, actionsWidth] : [numberWidth];
    return columnWidths(columns, records, fixed, columnSizing);
  }, [columns, records, numberWidth, hasActions, columnSizing]);
  const lines = phoneLines(columns);
  const cellClasses = columns.map(({ meta }, index) =>
    classes(styles.cell, styles.text, styles[lines[index] ?? 'other'], meta?.align === 'end' && styles.end),
  );

  const labelled = columns.map(({ meta }) => meta?.isLabelled === true);

  const { savedRow, takeStartRow } = props;
  useEffect(() => {
    if (savedRow === undefined) return;
    frame.current?.querySelector('[data-changed]')?.scrollIntoView({ block: 'nearest' });
  }, [frame, savedRow, rows]);

  const isStarted = useRef(false);
  useEffect(() => {
    if (status !== 'ready' || isStarted.current) return;
    isStarted.current = true;
    const start = takeStartRow?.();
    const index = rows.findIndex(({ id }) => id === start);
    if (index >= 0) focusRow(index);
  });

  return (
    <div ref={frame} className={styles.frame} data-fits="">
      <table
        className={classes(styles.table, widths.isDense && styles.dense)}
        style={tableWidth(widths.minWidth, numberCh + widths.minCh)}
        aria-label={label}
        aria-busy={status === 'loading'}
      >
        <colgroup>
          {[numberWidth, ...widths.columns].map((width, index) => (
            <col key={index} style={{ width }} />
          ))}
          {hasActions && <col className={styles.actions} style={{ width: actionsWidth }} />}
        </colgroup>
        <thead>
          <tr>
            <th scope="col" className={classes(styles.header, styles.number)}>
              #
            </th>
            {table.getHeaderGroups()[0]?.headers.map((header, index) => (
              <ColumnHeader
                key={header.id}
                header={header}
                isTextOnly={isPhone}
                className={lines[index] === 'other' && styles.other}
                filters={filters}
              />
            ))}
            {rowActions && (
              <th scope="col" className={classes(styles.header, styles.actions)}>
                Actions
              </th>
            )}
          </tr>
        </thead>
        <tbody {...handlers} onPointerOver={showCutText}>
          {status === 'loading' && (
            <SkeletonRows count={Math.min(pagination.pageSize, maxSkeletonRows)} columns={span} />
          )}
          {status === 'failed' && (
            <tr>
              <td colSpan={span} className={styles.cell}>
                <InlineError text="Could not load" onRetry={props.onRetry} error={props.error} />
              </td>
            </tr>
          )}
          {status === 'ready' &&
            rows.map((row, index) => (
              <tr
                key={row.id}
                data-row={index}
                className={classes(styles.row, isChanged(row.id) && styles.busy)}
                data-changed={row.id === savedRow ? '' : undefined}
                aria-disabled={isChanged(row.id) || undefined}
                tabIndex={index === tabStop ? 0 : -1}
                aria-selected={selected === row.id || undefined}
                // Also for links in its menu, whose events bubble here. The router prevents the default of the links that it follows.
                onClick={({ target, defaultPrevented }) => {
                  if (defaultPrevented && target instanceof Element && target.closest('a'))
                    props.onLeave?.(row.original);
                }}
              >
                <td className={classes(styles.cell, styles.number)}>{firstNumber + index}</td>
                {row.getVisibleCells().map((cell, column) => (
                  <td
                    key={cell.id}
                    {...(column === 0 && rowActions && { id: `${ids}${String(index)}` })}
                    className={cellClasses[column]}
                    translate="no"
                    {...((selected === row.id || labelled[column]) && {
                      'data-label': cell.column.id,
                    })}
                  >
                    {flexRender(cell.column.columnDef.cell, cell.getContext())}
                  </td>
                ))}
                {rowActions && (
                  <td className={classes(styles.cell, styles.actions)} data-actions="">
                    <RowMenu items={rowActions(row.original)} describedBy={`${ids}${String(index)}`} />
                  </td>
                )}
              </tr>
            ))}
          {status === 'ready' && rows.length === 0 && props.emptyText && (
            <tr>
              <td colSpan={span} className={classes(styles.cell, styles.empty)}>
                {props.emptyText}
              </td>
            </tr>
          )}
          {status !== 'loading' && blank && (
            <tr
              data-row={rows.length}
              className={classes(styles.row, styles.blank)}
              tabIndex={rows.length === tabStop ? 0 : -1}
            >
              <td colSpan={blank.actions ? span - 1 : span} className={styles.cell}>
                <span className={styles.invitation}>
                  <Icon name="plus" />
                  <span>{blank.label ?? 'Add…'}</span>
                </span>
              </td>
              {blank.actions && (
                <td className={classes(styles.cell, styles.actions)} data-actions="">
                  <RowMenu items={blank.actions} />
                </td>
              )}
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

function tableWidth(minWidth: string, minCh: number): CSSProperties & Record<'--min', number> {
  return { minWidth, '--min': minCh };
}

/** The line of each column on a phone. Without a column for the first line it is the first column, and the next two follow. */
function phoneLines<Row extends object>(
  columns: readonly ListColumn<Row>[],
): readonly ('first' | 'second' | 'other')[] {
  const lines = columns.map(({ meta }) => meta?.phoneLine);
  const hasFirst = lines.includes('first');
  return lines.map((line, index) =>
    hasFirst ? (line ?? 'other') : index === 0 ? 'first' : index < 3 ? 'second' : 'other',
  );
}

/** Rows as high as real ones. The bars are CSS backgrounds of the cells, so that fewer elements are rendered. */
function SkeletonRows({ count, columns }: { count: number; columns: number }): ReactNode {
  return Array.from({ length: count }, (_row, row) => (
    <tr key={row} className={styles.row} aria-hidden="true">
      {Array.from({ length: columns }, (_cell, cell) => (
        <td key={cell} className={classes(styles.cell, styles.waiting)} />
      ))}
    </tr>
  ));
}

/** Shows the full text of a truncated cell as its title. */
function showCutText({ target }: PointerEvent): void {
  const cell = target instanceof Element ? target.closest<HTMLElement>(`.${styles.text ?? ''}`) : null;
  if (!cell) return;
  if (cell.scrollWidth > cell.clientWidth) cell.title = cell.textContent;
  else cell.removeAttribute('title');
}
