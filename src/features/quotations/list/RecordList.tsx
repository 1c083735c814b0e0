import { useState, type ReactNode } from 'react';
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
import { policyExtras, quotationExtras } from './moreColumns';
import { filterKeys, quotationColumns, sentFilters } from './quotationColumns';
import { clearSelectedCustomer, storeSelectedCustomer } from '../customers/selectedCustomer';

/** QLIST-10, PLIST-04, BLIST-05 */
const pageSize = 15;

/** The status, which is always the same, stays the last column. */
function withExtras(
  status: string,
  extras: readonly ListColumn<QuotationRow>[],
): readonly ListColumn<QuotationRow>[] {
  return quotationColumns(status).toSpliced(-1, 0, ...extras);
}

/** The columns, one set a status, so that they stay the same objects. */
const columns = {
  quotation: withExtras('Quotation', quotationExtras),
  binder: withExtras('Binder', policyExtras),
  policy: withExtras('Policy', policyExtras),
} as const;

const noViews = {};

interface RecordListProps extends Pick<
  ListPageProps<QuotationRow>,
  'heading' | 'actions' | 'editLink' | 'loadAllRows' | 'addLink' | 'toolbar' | 'rowsView'
> {
  kind: keyof typeof columns;
  useRecords: (request: ListRequest) => Query<readonly QuotationRow[]>;
  /** The ready views, by what `?show=` says for them. */
  shownRows?: Readonly<Record<string, ShownRows<QuotationRow>>>;
  openLink: (row: QuotationRow) => string;
}

/**
 * The table of quotations, binders and policies. A click selects a row and keeps its customer for a new quotation
 * (QLIST-07); the blank last row forgets the customer, and opened leads to the choice of an intake category (QLIST-09).
 */
export function RecordList({ kind, useRecords, shownRows = noViews, ...props }: RecordListProps): ReactNode {
  const { clientId } = useSession();
  const dispatch = useAppDispatch();
  const filters = useColumnFilters(filterKeys);
  const [isChoosing, setChoosing] = useState(false);
  // QLIST-05: rows of an earlier filter are none of this one's.
  const records = current(useRecords({ company_id: clientId, ...sentFilters(filters) }));
  const shown = useShownRows(records, shownRows, columns[kind]);
  return (
    <>
      <ListPage
        {...props}
        breadcrumbs={[{ label: props.heading }]}
        {...shown}
        pageSize={pageSize}
        onSelect={(row) => dispatch(storeSelectedCustomer(row))}
        blankRow={{
          label: 'New quotation…',
          onSelect: () => dispatch(clearSelectedCustomer()),
          onOpen: () => {
            dispatch(clearSelectedCustomer());
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
      <CategoryChoice isOpen={isChoosing} onClose={() => setChoosing(false)} />
    </>
  );
}
