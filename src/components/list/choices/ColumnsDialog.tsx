import { useId, type ReactNode } from 'react';
import { ModalDialog } from '@/components/feedback/dialogs/ModalDialog';
import { Button } from '@/components/ui/Button';
import { classes } from '@/components/ui/classes';
import type { ReadyViews } from '../listChoices';
import type { ListState } from '../useListState';
import type { HeaderFilters } from '../useHeaderFilters';
import type { ListTable } from '../useListTable';
import { ColumnFilters } from './ColumnFilters';
import { ColumnList } from './ColumnList';
import { SavedViews } from './SavedViews';
import styles from './choices.module.css';

export interface ColumnsDialogProps<Row extends object> {
  table: ListTable<Row>;
  list: ListState;
  /** Present on lists that the server filters by column. */
  filters?: HeaderFilters | undefined;
  ready: ReadyViews;
  onClose(): void;
}

/**
 * All settings of a list: its views, its sort, its filters, and its columns. A change is applied immediately and stored for
 * the user in this browser.
 */
export function ColumnsDialog<Row extends object>(props: ColumnsDialogProps<Row>): ReactNode {
  const { table, list, filters, ready, onClose } = props;
  const sortable = table.getAllLeafColumns().filter((column) => column.getCanSort());
  return (
    <ModalDialog open title="Columns and views" cancelLabel="Close" onClose={onClose}>
      <div className={styles.parts}>
        <section aria-label="Columns">
          <h3 className={styles.heading}>
            Columns <span className={styles.note}>Width in pixels</span>
          </h3>
          <ColumnList table={table} />
        </section>
        {sortable.length > 0 && (
          <section aria-label="Sort">
            <h3 className={styles.heading}>Sort</h3>
            <SortFields labels={sortable.map(({ id }) => id)} list={list} />
          </section>
        )}
        {filters && (
          <section aria-label="Filters">
            <h3 className={styles.heading}>Filters</h3>
            <ColumnFilters table={table} filters={filters} />
            <Button size="small" icon="filter" onClick={filters.onSubmit}>
              Filter
            </Button>
          </section>
        )}
        <section aria-label="Views">
          <h3 className={styles.heading}>Views</h3>
          <SavedViews list={list} ready={ready} />
        </section>
      </div>
    </ModalDialog>
  );
}

/** The sort of the list, for screens without headers, as on a phone. */
function SortFields({ labels, list }: { labels: readonly string[]; list: ListState }): ReactNode {
  const id = useId();
  const { sort } = list.query;
  return (
    <div className={styles.row}>
      <label htmlFor={id} className="visually-hidden">
        Sort by
      </label>
      <select
        id={id}
        className={classes(styles.box, styles.select)}
        value={sort?.id ?? ''}
        onChange={({ target }) =>
          list.change({
            sort: target.value ? { id: target.value, desc: sort?.desc ?? false } : null,
            page: 1,
          })
        }
      >
        <option value="">Standard order</option>
        {labels.map((label) => (
          <option key={label} value={label}>
            {label}
          </option>
        ))}
      </select>
      <Button
        size="small"
        icon={sort?.desc ? 'sortDown' : 'sortUp'}
        disabled={!sort}
        onClick={() => sort && list.change({ sort: { ...sort, desc: !sort.desc }, page: 1 })}
      >
        {sort?.desc ? 'Descending' : 'Ascending'}
      </Button>
    </div>
  );
}
