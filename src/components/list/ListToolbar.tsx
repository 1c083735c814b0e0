import { useId, type ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import type { HeaderFilters } from './useHeaderFilters';
import styles from './ListToolbar.module.css';

interface ListToolbarProps {
  filter: string;
  onFilter(text: string): void;
  /** The number of rows, as text. */
  count: string;
  /** Present on lists that the server filters by column. */
  columnFilters?: Pick<HeaderFilters, 'isFiltered' | 'onSubmit' | 'onClear'> | undefined;
  children?: ReactNode;
}

/** The row above a list: quick filter, count, and the list's own tools. */
export function ListToolbar({
  filter,
  onFilter,
  count,
  columnFilters,
  children,
}: ListToolbarProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.toolbar}>
      <div className={styles.quick}>
        <label htmlFor={id} className="visually-hidden">
          Quick filter
        </label>
        <span className={styles.glass}>
          <Icon name="search" />
        </span>
        <input
          id={id}
          type="search"
          className={styles.box}
          placeholder="Quick filter"
          autoComplete="off"
          spellCheck={false}
          value={filter}
          onChange={(event) => onFilter(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && onFilter('')}
        />
      </div>
      <p className={styles.count}>{count}</p>
      <div className={styles.tools}>
        {columnFilters?.isFiltered && (
          <Button variant="quiet" size="small" onClick={columnFilters.onClear}>
            Clear filters
          </Button>
        )}
        {columnFilters && (
          <Button size="small" icon="filter" onClick={columnFilters.onSubmit}>
            Filter
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}
