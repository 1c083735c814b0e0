import { useMemo, useState, type ReactNode } from 'react';
import type { ListRequest } from '@/api/quotations';
import { Button } from '@/components/ui/Button';
import type { ListColumn } from '@/components/list/columns';
import { ListPage, type ListPageProps } from '@/components/list/ListPage';
import { useColumnFilters } from '@/components/list/useListState';
import { useShownRows, type ShownRows } from '@/components/list/useShownRows';
import { current, type Query } from '@/components/feedback/queryState';
import type { QuotationRow } from '@/domain/records/quotations';
import { useAppDispatch } from '@/redux';
import { useSession } from '@/session/useSession';
import { CategoryChoice } from './CategoryChoice';
import { optionalPolicyColumns, quotationExtras } from './optionalColumns';
import { useOverviewRows } from './useOverviewRows';
import { filterKeys, quotationColumns, sentFilters } from './quotationColumns';
import { clearSelectedCustomer, storeSelectedCustomer } from '../customers/selectedCustomer';

const pageSize = 15;

/** Adds the columns before the status, which stays the last one. */
function withExtras(
  status: string,
  extras: readonly ListColumn<QuotationRow>[],
): readonly ListColumn<QuotationRow>[] {
  return quotationColumns(status).toSpliced(-1, 0, ...extras);
}

/** The columns of each list, created once so that they stay the same objects. */
const columns = {
  quotation: withExtras('Quotation', quotationExtras),
  binder: withExtras('Binder', optionalPolicyColumns),
  policy: withExtras('Policy', optionalPolicyColumns),
} as const;

const noViews = {};

interface RecordListProps extends Pick<
  ListPageProps<QuotationRow>,
  'heading' | 'actions' | 'editLink' | 'loadAllRows' | 'addLink' | 'toolbar' | 'rowsView'
> {
  kind: keyof typeof columns;
  useRecords: (request: ListRequest) => Query<readonly QuotationRow[]>;
  /** The ready views, by their value of `?show=`. */
  shownRows?: Readonly<Record<string, ShownRows<QuotationRow>>>;
  openLink: (row: QuotationRow) => string;
}

/**
 * The table of quotations, binders and policies. A click selects a row and stores its customer for a new quotation. A click
 * on the blank last row removes the stored customer; opening it shows the choice of an intake category.
 */
export function RecordList({ kind, useRecords, shownRows = noViews, ...props }: RecordListProps): ReactNode {
  const { clientId } = useSession();
  const dispatch = useAppDispatch();
  const filters = useColumnFilters(filterKeys);
  const [isChoosing, setChoosing] = useState(false);
  /** The row that the user selected in this list. */
  const [selected, setSelected] = useState<QuotationRow>();
  // `current` drops the rows of an earlier filter.
  const records = current(useRecords({ company_id: clientId, ...sentFilters(filters) }));
  const overview = useOverviewRows();
  const views = useMemo(() => ({ ...shownRows, ...overview }), [shownRows, overview]);
  const shown = useShownRows(records, views, columns[kind]);
  function select(row: QuotationRow | undefined): void {
    dispatch(row ? storeSelectedCustomer(row) : clearSelectedCustomer());
    setSelected(row);
  }

  return (
    <>
      <ListPage
        {...props}
        breadcrumbs={[{ label: props.heading }]}
        {...shown}
        pageSize={pageSize}
        onSelect={select}
        blankRow={{
          label: 'New quotation…',
          onSelect: () => select(undefined),
          onOpen: () => {
            select(undefined);
            setChoosing(true);
          },
        }}
        {...(kind === 'quotation' && {
          action: (
            <Button icon="plus" variant="primary" onClick={() => setChoosing(true)}>
              New quotation
            </Button>
          ),
        })}
      />
      <CategoryChoice customer={selected} isOpen={isChoosing} onClose={() => setChoosing(false)} />
    </>
  );
}
