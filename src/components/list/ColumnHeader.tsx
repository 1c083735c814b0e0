import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Header } from 'react-table';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/Icon';
import { useAppDispatch } from '@/redux';
import { resizeColumn } from './choices/resizeColumn';
import { FilterHeader } from './FilterHeader';
import type { HeaderFilters } from './useHeaderFilters';
import { columnOf, type ListFeatures } from './useListTable';
import styles from './DataTable.module.css';

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

interface ColumnHeaderProps<Row extends object> {
  header: Header<ListFeatures, Row>;
  className?: string | false | undefined;
  /** Where rows are cards it is only read out, and nothing in it takes the focus. */
  isTextOnly: boolean;
  filters?: HeaderFilters | undefined;
}

/** A column's header. */
export function ColumnHeader<Row extends object>(props: ColumnHeaderProps<Row>): ReactNode {
  const { header, className, isTextOnly, filters } = props;
  const { pathname } = useLocation();
  const dispatch = useAppDispatch();
  const { column } = header;
  const { label, align, filter } = columnOf(column);
  const sorted = column.getIsSorted();
  const words = <span>{label}</span>;
  return (
    <th
      scope="col"
      className={classes(styles.header, align === 'end' && styles.end, className)}
      {...(sorted && { 'aria-sort': ariaSort[sorted] })}
    >
      {isTextOnly ? (
        words
      ) : filter !== undefined && filters ? (
        <FilterHeader label={label} filterKey={filter} filters={filters} />
      ) : column.getCanSort() ? (
        <button type="button" className={styles.headButton} onClick={column.getToggleSortingHandler()}>
          {words}
          <span className={classes(styles.sortMark, !sorted && styles.idle)}>
            <Icon name={sorted === 'asc' ? 'sortUp' : sorted === 'desc' ? 'sortDown' : 'sort'} size={14} />
          </span>
        </button>
      ) : (
        words
      )}
      <span
        className={styles.edge}
        onPointerDown={(event) => {
          event.preventDefault();
          resizeColumn(dispatch, pathname, label, event.currentTarget, event.clientX);
        }}
      />
    </th>
  );
}
