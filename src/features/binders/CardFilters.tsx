import { useId, type ReactNode } from 'react';
import type { HeaderFilters } from '@/components/list/ColumnHeader';
import type { Column } from '@/components/list/columns';
import { classes } from '@/components/ui/classes';
import control from '@/components/form/fields/control.module.css';
import type { QuotationRow } from '@/domain/records/quotations';
import styles from './BinderCards.module.css';

interface CardFiltersProps {
  columns: readonly Column<QuotationRow>[];
  filters: HeaderFilters;
}

/** The column filters where there are no heads to press: a column is chosen, and a text box named after it appears. */
export function CardFilters({ columns, filters }: CardFiltersProps): ReactNode {
  const id = useId();
  const filtered = columns.flatMap(({ label, filter }) =>
    filter === undefined ? [] : [{ label, key: filter }],
  );
  const open = filtered.filter(({ key }) => filters.textOf(key) !== undefined);
  const rest = filtered.filter(({ key }) => filters.textOf(key) === undefined);
  return (
    <div className={styles.filters} role="group" aria-label="Column filters">
      {open.map(({ label, key }) => (
        <input
          key={key}
          type="text"
          className={classes(control.box, styles.filter)}
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          value={filters.textOf(key)}
          onChange={(event) => filters.onText(key, event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') filters.onSubmit();
            if (event.key === 'Escape') filters.onClose(key);
          }}
        />
      ))}
      {rest.length > 0 && (
        <>
          <label htmlFor={id} className="visually-hidden">
            Filter by
          </label>
          <select
            id={id}
            className={classes(control.box, control.select, styles.filter)}
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
