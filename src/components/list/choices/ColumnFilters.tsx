import { useId, type ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import { isComposing } from '@/components/ui/isComposing';
import type { ListTable } from '../useListTable';
import type { HeaderFilters } from '../useHeaderFilters';
import styles from './choices.module.css';

interface ColumnFiltersProps<Row extends object> {
  table: ListTable<Row>;
  filters: HeaderFilters;
}

/** The column filters where no headers can be pressed: the user chooses a column, and its text box appears. */
export function ColumnFilters<Row extends object>({ table, filters }: ColumnFiltersProps<Row>): ReactNode {
  const id = useId();
  const filtered = table.getAllLeafColumns().flatMap(({ id: label, columnDef }) => {
    const key = columnDef.meta?.filterKey;
    return key === undefined ? [] : [{ label, key }];
  });
  const open = filtered.filter(({ key }) => filters.textOf(key) !== undefined);
  const rest = filtered.filter(({ key }) => filters.textOf(key) === undefined);
  return (
    <div className={styles.filters} role="group" aria-label="Column filters">
      {open.map(({ label, key }) => (
        <span key={key} className={styles.filter}>
          <label htmlFor={`${id}${key}`} className={styles.note}>
            {label}
          </label>
          <input
            id={`${id}${key}`}
            type="text"
            className={styles.box}
            autoComplete="off"
            dir="auto"
            value={filters.textOf(key)}
            onChange={(event) => filters.onText(key, event.target.value)}
            onKeyDown={(event) => {
              if (isComposing(event)) return;
              if (event.key === 'Enter') filters.onSubmit();
              if (event.key === 'Escape') filters.onClose(key);
            }}
          />
        </span>
      ))}
      {rest.length > 0 && (
        <>
          <label htmlFor={id} className="visually-hidden">
            Filter by
          </label>
          <select
            id={id}
            className={classes(styles.box, styles.select, styles.filter)}
            value=""
            onChange={(event) => filters.onText(event.target.value, '')}
          >
            <option value="">Filter by…</option>
            {rest.map(({ label, key }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </select>
        </>
      )}
    </div>
  );
}
