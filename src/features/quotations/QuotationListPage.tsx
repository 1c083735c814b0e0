import { useState, type ReactElement, type ReactNode } from 'react';
import {
  useLazyViewPolicyQuotationListFullQuery,
  usePolicyQuotationListQuery,
  useViewPolicyBinderListQuery,
  useViewPolicyQuotationListQuery,
  type ListRequest,
} from '@/api/quotations';
import { Button } from '@/components/Button';
import { ListPage, type ListPageProps } from '@/components/ListPage';
import { useListState } from '@/components/listState';
import { current, type Query } from '@/components/loadable';
import type { QuotationRow } from '@/domain/records/quotations';
import { linkTo } from '@/paths';
import { useSession } from '@/session/useSession';
import { BinderCards, viewBinder } from './parts/BinderCards';
import { CategoryChoice } from './parts/CategoryChoice';
import { filterKeys, quotationColumns, sentFilters } from './parts/quotationColumns';
import { clearSelectedCustomer, storeSelectedCustomer } from './parts/selectedCustomer';
import { useViewType } from './parts/useViewType';

/** QLIST-10, PLIST-04, BLIST-05 */
const pageSize = 15;

/** The columns, one set a status, so that they stay the same objects. */
const columns = {
  quotation: quotationColumns('Quotation'),
  binder: quotationColumns('Binder'),
  policy: quotationColumns('Policy'),
} as const;

interface RecordListProps extends Pick<
  ListPageProps<QuotationRow>,
  'heading' | 'actions' | 'editLink' | 'exportRows' | 'addLink' | 'toolbar' | 'rowsView'
> {
  kind: keyof typeof columns;
  useRecords: (request: ListRequest) => Query<readonly QuotationRow[]>;
  openLink: (row: QuotationRow) => string;
}

/**
 * The table of quotations, binders and policies. A click selects a row and keeps its customer for a new quotation
 * (QLIST-07); the blank last row forgets the customer, and opened leads to the choice of an intake category (QLIST-09).
 */
function RecordList({ kind, useRecords, ...props }: RecordListProps): ReactNode {
  const { clientId } = useSession();
  const list = useListState(filterKeys);
  const [isChoosing, setChoosing] = useState(false);
  // QLIST-05: rows of an earlier filter are none of this one's.
  const query = current(useRecords({ company_id: clientId, ...sentFilters(list.query.columnFilters) }));
  return (
    <>
      <ListPage
        {...props}
        breadcrumbs={[{ label: props.heading }]}
        query={query}
        columns={columns[kind]}
        pageSize={pageSize}
        list={list}
        onSelect={storeSelectedCustomer}
        blankRow={{
          label: 'New quotation…',
          onSelect: clearSelectedCustomer,
          onOpen: () => {
            clearSelectedCustomer();
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

/** QLIST-01 */
export function QuotationListPage(): ReactElement {
  const { clientId } = useSession();
  const [loadAll] = useLazyViewPolicyQuotationListFullQuery();
  return (
    <RecordList
      kind="quotation"
      heading="Policies Quotations"
      useRecords={useViewPolicyQuotationListQuery}
      openLink={viewQuotation}
      editLink={({ id, intake_id }) =>
        linkTo('/edit_intakeform_user_admin_policy/:id/:intake_id', { id, intake_id })
      }
      actions={(row) => [{ label: 'View', to: viewQuotation(row) }]}
      exportRows={() => loadAll(clientId).unwrap()}
    />
  );
}

function viewQuotation({ id, intake_id }: QuotationRow): string {
  return linkTo('/user_admin_view_policy_quotation/:id/:intake_id', { id, intake_id });
}

function viewPolicy({ id, intake_id }: QuotationRow): string {
  return linkTo('/user_admin_view_policies/:id/:intake_id', { id, intake_id });
}

/** BLIST-01, BLIST-06: as a table or as cards. */
export function BinderListPage(): ReactElement {
  const { viewType, toggle } = useViewType();
  return (
    <RecordList
      kind="binder"
      heading="Policies Binders"
      useRecords={useViewPolicyBinderListQuery}
      openLink={viewBinder}
      actions={(row) => [{ label: 'View', to: viewBinder(row) }]}
      toolbar={toggle}
      rowsView={viewType === 'grid' ? BinderCards : undefined}
    />
  );
}

/** PLIST-01, Q-105: also the list of the back office, whose policies are added from here. */
export function PolicyListPage(): ReactElement {
  return (
    <RecordList
      kind="policy"
      heading="Policies"
      useRecords={usePolicyQuotationListQuery}
      openLink={viewPolicy}
      actions={(row) => [{ label: 'View', to: viewPolicy(row) }]}
      addLink={linkTo('/user_admin_add_policies')}
    />
  );
}
