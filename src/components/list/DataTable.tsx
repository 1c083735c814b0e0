import { useEffect, useId, useRef, type PointerEvent, type ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import { ColumnHeader, type HeaderFilters } from './ColumnHeader';
import { directionOf, isSortable, nextSort, type Column, type Sort } from './columns';
import type { ColumnLayout } from './columnLayout';
import { Icon } from '@/components/ui/Icon';
import type { MenuItem } from '@/components/ui/menuItem';
import { InlineError } from '@/components/feedback/InlineError';
import { RowMenu } from './RowMenu';
import { Skeleton } from '@/components/ui/Skeleton';
import { useFits } from '@/components/ui/useFits';
import type { ListTable } from './useListTable';
import { useRowGestures, type RowGestures } from './useRowGestures';
import styles from './DataTable.module.css';

export interface DataTableProps<Row extends object> extends Omit<RowGestures<Row>, 'rows'> {
  /** The table's name. */
  label: string;
  columns: readonly Column<Row>[];
  table: ListTable<Row>;
  sort: Sort | null;
  onSort(sort: Sort | null): void;
  room: ColumnLayout;
  /** Of the number and the actions, which never stretch. */
  fixedWidths: readonly string[];
  status: 'loading' | 'failed' | 'ready';
  onRetry(): unknown;
  /** The number of the first row in the whole list, from 1. */
  firstNumber: number;
  /** Rows to draw while loading. */
  skeletonRows: number;
  /** The entries of a row's 'Actions' menu; without it there is no such column. */
  rowActions?: ((row: Row) => readonly MenuItem[]) | undefined;
  filters?: HeaderFilters | undefined;
  /** Said in place of the rows when there are none. */
  emptyText?: ReactNode;
  /** A row that is being changed on the server, drawn faint. */
  busyRow?: string | null;
  /** The key of the row to focus when rows are first there; asked once. */
  takeStartRow?(): string | null;
}

/** A real table whose rows take focus; see `useRowGestures` for what pointer and keys do. */
export function DataTable<Row extends object>(props: DataTableProps<Row>): ReactNode {
  const {
    label,
    columns,
    table,
    sort,
    onSort,
    room,
    status,
    firstNumber,
    rowActions,
    filters,
    blank,
    rowKey,
  } = props;
  const rows = table.getRowModel().rows;
  const records = rows.map((row) => row.original);
  const { handlers, tabStop, selected, focusRow } = useRowGestures({ ...props, rows: records });
  const { ref: frame, fits } = useFits<HTMLDivElement>();
  const ids = useId();
  const span = columns.length + (rowActions ? 2 : 1);

  const isStarted = useRef(false);
  const { takeStartRow } = props;
  useEffect(() => {
    if (status !== 'ready' || isStarted.current) return;
    isStarted.current = true;
    const start = takeStartRow?.();
    const index = start === null ? -1 : records.findIndex((row) => rowKey(row) === start);
    if (index >= 0) focusRow(index);
  });

  return (
    <div ref={frame} className={classes(styles.frame, fits && styles.fits)}>
      <table
        className={classes(styles.table, room.isDense && styles.close)}
        style={{ minWidth: room.minWidth }}
        aria-label={label}
        aria-busy={status === 'loading'}
      >
        <colgroup>
          {[props.fixedWidths[0], ...room.columns, ...props.fixedWidths.slice(1)].map((width, index) => (
            <col key={index} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col" className={classes(styles.head, styles.number)}>
              #
            </th>
            {columns.map((column) => (
              <ColumnHeader
                key={column.label}
                column={column}
                sorted={directionOf(sort, column)}
                onSort={isSortable(column) ? () => onSort(nextSort(sort, column)) : undefined}
                filters={filters}
              />
            ))}
            {rowActions && (
              <th scope="col" className={classes(styles.head, styles.actions)}>
                <span className={styles.actionsHead}>Actions</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody {...handlers} onPointerOver={showCutText}>
          {status === 'loading' && <SkeletonRows count={props.skeletonRows} columns={span} />}
          {status === 'failed' && (
            <tr>
              <td colSpan={span} className={styles.cell}>
                <InlineError text="Could not load" onRetry={props.onRetry} />
              </td>
            </tr>
          )}
          {status === 'ready' &&
            rows.map((row, index) => (
              <tr
                key={row.id}
                data-row={index}
                className={classes(styles.row, props.busyRow === row.id && styles.busy)}
                tabIndex={index === tabStop ? 0 : -1}
                aria-selected={selected === row.id || undefined}
              >
                <td className={classes(styles.cell, styles.number)}>{firstNumber + index}</td>
                {columns.map((column, place) => (
                  <td
                    key={column.label}
                    {...(place === 0 && rowActions && { id: `${ids}${String(index)}` })}
                    className={classes(styles.cell, styles.text, column.align === 'end' && styles.end)}
                  >
                    {column.cell ? column.cell(row.original) : column.text(row.original)}
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
                  {blank.label ?? 'Add…'}
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

/** Rows as high as real ones. */
function SkeletonRows({ count, columns }: { count: number; columns: number }): ReactNode {
  return Array.from({ length: count }, (_row, row) => (
    <tr key={row} className={styles.row} aria-hidden="true">
      {Array.from({ length: columns }, (_cell, cell) => (
        <td key={cell} className={styles.cell}>
          <Skeleton width={`${String(45 + ((row * 7 + cell * 19) % 40))}%`} />
        </td>
      ))}
    </tr>
  ));
}

/** A text that its column cuts short is shown in full under the pointer; on the focused or selected row it wraps. */
function showCutText({ target }: PointerEvent): void {
  const cell = target instanceof Element ? target.closest<HTMLElement>(`.${styles.text ?? ''}`) : null;
  if (!cell) return;
  if (cell.scrollWidth > cell.clientWidth) cell.title = cell.textContent;
  else cell.removeAttribute('title');
}
