import { useId, useRef, type ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import type { Column } from './columns';
import { Icon } from '@/components/ui/Icon';
import styles from './DataTable.module.css';

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

export interface ColumnHeaderProps {
  column: Pick<Column<never>, 'label' | 'align' | 'filter'>;
  sorted: false | 'asc' | 'desc';
  /** Absent where the column is not sorted. */
  onSort?: (() => void) | undefined;
  filters?: HeaderFilters | undefined;
}

/** The text boxes in the heads: what each holds; undefined while its head is a button. */
export interface HeaderFilters {
  textOf(key: string): string | undefined;
  onText(key: string, text: string): void;
  /** Turns the box back into the head (Q-109: and clears it). */
  onClose(key: string): void;
  onSubmit(): void;
}

/** A column's head. Its accessible name is the label and nothing more, whatever it holds. */
export function ColumnHeader({ column, sorted, onSort, filters }: ColumnHeaderProps): ReactNode {
  const { label, align, filter } = column;
  return (
    <th
      scope="col"
      aria-label={label}
      className={classes(styles.head, align === 'end' && styles.end)}
      {...(sorted && { 'aria-sort': ariaSort[sorted] })}
    >
      {filter !== undefined && filters ? (
        <FilterHead label={label} filterKey={filter} filters={filters} />
      ) : onSort ? (
        <button type="button" className={styles.headButton} onClick={onSort}>
          {label}
          <span className={classes(styles.sortMark, !sorted && styles.idle)}>
            <Icon name={sorted === 'asc' ? 'sortUp' : sorted === 'desc' ? 'sortDown' : 'sort'} size={14} />
          </span>
        </button>
      ) : (
        label
      )}
    </th>
  );
}

/** QLIST-04: pressing the head turns it into a text box named after the column. */
function FilterHead({
  label,
  filterKey,
  filters,
}: {
  label: string;
  filterKey: string;
  filters: HeaderFilters;
}): ReactNode {
  const id = useId();
  const shallFocus = useRef(false);
  const text = filters.textOf(filterKey);

  function takeFocus(control: HTMLElement | null): void {
    if (control && shallFocus.current) control.focus();
    if (control) shallFocus.current = false;
  }

  if (text === undefined) {
    return (
      <button
        ref={takeFocus}
        type="button"
        className={styles.headButton}
        onClick={() => {
          shallFocus.current = true;
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
    <input
      ref={takeFocus}
      id={id}
      type="text"
      className={styles.headBox}
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      value={text}
      onChange={(event) => filters.onText(filterKey, event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') filters.onSubmit();
        if (event.key === 'Escape') {
          shallFocus.current = true;
          filters.onClose(filterKey);
        }
      }}
    />
  );
}
