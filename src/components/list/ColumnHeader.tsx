import type { KeyboardEvent, MouseEvent, ReactNode, TouchEvent } from 'react';
import { flushSync } from 'react-dom';
import { flexRender, type Header } from 'react-table';
import { announce } from '@/components/feedback/announce';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/Icon';
import type { ListFeatures } from './columns';
import { FilterHeader } from './FilterHeader';
import { narrowestColumn, widestColumn } from './listChoices';
import type { HeaderFilters } from './useHeaderFilters';
import styles from './DataTable.module.css';

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;
/** How much a key press changes the width of a column, in pixels. */
const keyStep = 16;

interface ColumnHeaderProps<Row extends object> {
  header: Header<ListFeatures, Row>;
  className?: string | false | undefined;
  /** Where rows are cards it is only read out, and nothing in it takes the focus. */
  isTextOnly: boolean;
  filters?: HeaderFilters | undefined;
}

/** A column's header. Its edge is dragged to resize the column; Shift with the arrows does so on its button. */
export function ColumnHeader<Row extends object>(props: ColumnHeaderProps<Row>): ReactNode {
  const { header, className, isTextOnly, filters } = props;
  const { column, table } = header;
  const { align, filterKey } = column.columnDef.meta ?? {};
  const sorted = column.getIsSorted();
  const label = <span>{flexRender(column.columnDef.header, header.getContext())}</span>;

  function setWidth(width: number): void {
    table.setColumnSizing((sizes) => ({ ...sizes, [column.id]: width }));
  }

  function startResizing(event: MouseEvent | TouchEvent): void {
    const cell = event.currentTarget.closest('th');
    if ('button' in event) {
      // Another button opens the browser's menu, and the page may get no event for its release.
      if (event.button !== 0) return;
      event.preventDefault();
    }
    // Resizing starts from the rendered width, which includes a share of the remaining width of the frame.
    if (cell) flushSync(() => setWidth(Math.round(cell.getBoundingClientRect().width)));
    header.getResizeHandler()(event);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { key, shiftKey, target, currentTarget } = event;
    const step = { ArrowRight: keyStep, ArrowLeft: -keyStep }[key];
    if (!shiftKey || step === undefined || !(target instanceof HTMLButtonElement)) return;
    event.preventDefault();
    const wanted = Math.round(currentTarget.getBoundingClientRect().width) + step;
    const width = Math.min(widestColumn, Math.max(narrowestColumn, wanted));
    setWidth(width);
    announce(`${column.id} is ${String(width)} pixels wide`);
  }

  return (
    <th
      scope="col"
      className={classes(styles.header, align === 'end' && styles.end, className)}
      onKeyDown={onKeyDown}
      {...(sorted && { 'aria-sort': ariaSort[sorted] })}
    >
      {isTextOnly ? (
        label
      ) : filterKey !== undefined && filters ? (
        <FilterHeader label={column.id} filterKey={filterKey} filters={filters} />
      ) : column.getCanSort() ? (
        <button type="button" className={styles.headButton} onClick={column.getToggleSortingHandler()}>
          {label}
          <span className={classes(styles.sortMark, !sorted && styles.idle)}>
            <Icon name={sorted === 'asc' ? 'sortUp' : sorted === 'desc' ? 'sortDown' : 'sort'} size={14} />
          </span>
        </button>
      ) : (
        label
      )}
      <span
        role="presentation"
        className={styles.edge}
        onMouseDown={startResizing}
        onTouchStart={startResizing}
        onDoubleClick={() => column.resetSize()}
      />
    </th>
  );
}
