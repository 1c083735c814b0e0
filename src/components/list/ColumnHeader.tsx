import { useId, useRef, type ReactNode } from 'react';
import { FlexRender, type Header } from 'react-table';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/Icon';
import { columnOf, type ListFeatures } from './useListTable';
import styles from './DataTable.module.css';

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

interface ColumnHeaderProps<Row extends object> {
  header: Header<ListFeatures, Row>;
  filters?: HeaderFilters | undefined;
}

/** The text boxes in the headers: the text of each; undefined while its header is a button. */
export interface HeaderFilters {
  textOf(key: string): string | undefined;
  onText(key: string, text: string): void;
  /** Turns the box back into the header (Q-109: and clears it). */
  onClose(key: string): void;
  onSubmit(): void;
}

/** A column's header. */
export function ColumnHeader<Row extends object>({ header, filters }: ColumnHeaderProps<Row>): ReactNode {
  const { column } = header;
  const { label, align, filter } = columnOf(column);
  const sorted = column.getIsSorted();
  return (
    <th
      scope="col"
      className={classes(styles.header, align === 'end' && styles.end)}
      {...(sorted && { 'aria-sort': ariaSort[sorted] })}
    >
      {filter !== undefined && filters ? (
        <FilterHeader label={label} filterKey={filter} filters={filters} />
      ) : column.getCanSort() ? (
        <button type="button" className={styles.headButton} onClick={column.getToggleSortingHandler()}>
          <FlexRender header={header} />
          <span className={classes(styles.sortMark, !sorted && styles.idle)}>
            <Icon name={sorted === 'asc' ? 'sortUp' : sorted === 'desc' ? 'sortDown' : 'sort'} size={14} />
          </span>
        </button>
      ) : (
        <FlexRender header={header} />
      )}
    </th>
  );
}

/** QLIST-04: pressing the header turns it into a text box named after the column. */
function FilterHeader({
  label,
  filterKey,
  filters,
}: {
  label: string;
  filterKey: string;
  filters: HeaderFilters;
}): ReactNode {
  const id = useId();
  const isFocusDue = useRef(false);
  const text = filters.textOf(filterKey);

  function takeFocus(control: HTMLElement | null): void {
    if (control && isFocusDue.current) control.focus();
    if (control) isFocusDue.current = false;
  }

  if (text === undefined) {
    return (
      <button
        ref={takeFocus}
        type="button"
        className={styles.headButton}
        onClick={() => {
          isFocusDue.current = true;
          filters.onText(filterKey, '');
        }}
      >
        {label}
        <span className={classes(styles.sortMark, styles.idle)}>
          <Icon name="filter" size={14} />
        </span>
      </button>
    );
  }
  return (
    <>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <input
        ref={takeFocus}
        id={id}
        type="text"
        className={styles.headBox}
        placeholder={label}
        autoComplete="off"
        value={text}
        onChange={(event) => filters.onText(filterKey, event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') filters.onSubmit();
          if (event.key === 'Escape') {
            isFocusDue.current = true;
            filters.onClose(filterKey);
          }
        }}
      />
    </>
  );
}
