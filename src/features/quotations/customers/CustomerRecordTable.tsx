import { useId, useMemo, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  usePolicyQuotationListQuery,
  useViewCustomerPolicyBinderListQuery,
  useViewCustomerPolicyQuotationListQuery,
} from '@/api/quotations';
import { InlineError } from '@/components/feedback/InlineError';
import { current } from '@/components/feedback/queryState';
import { DataTable } from '@/components/list/DataTable';
import { pagedText } from '@/components/list/listText';
import { Pager } from '@/components/list/Pager';
import { useListState } from '@/components/list/useListState';
import { useListTable } from '@/components/list/useListTable';
import { customerRecords } from '@/domain/quotation/customerRecords';
import type { Customer, QuotationRow } from '@/domain/records/quotations';
import { useSession } from '@/session/useSession';
import { customerRecordColumns, recordLink } from './customerRecordColumns';
import styles from './customerPage.module.css';

const noRows: readonly QuotationRow[] = [];
const noFilters: readonly string[] = [];
const pageSize = 15;

/**
 * The quotations, binders and policies of a customer as one table. It appears when all three lists have arrived; a list that
 * failed has its own error above the others. No call lists the policies of one customer, so all are read.
 */
export function CustomerRecordTable({ customerId }: { customerId: Customer['customer_id'] }): ReactNode {
  const heading = useId();
  const { clientId } = useSession();
  const navigate = useNavigate();
  const request = { company_id: clientId, customer_id: customerId };
  const quotations = current(useViewCustomerPolicyQuotationListQuery(request));
  const binders = current(useViewCustomerPolicyBinderListQuery(request));
  const policies = current(usePolicyQuotationListQuery({ company_id: clientId }));
  const lists = { Quotations: quotations, Binders: binders, Policies: policies };
  const failed = Object.entries(lists).filter(([, { isError, isFetching }]) => isError && !isFetching);

  const [hasLoaded, setHasLoaded] = useState(false);
  const isWaiting = Object.values(lists).some(({ data, isFetching }) => !data && isFetching);
  // A retry leaves the rows that have arrived on the screen.
  if (!hasLoaded && !isWaiting) setHasLoaded(true);
  const isReady = hasLoaded || !isWaiting;

  const rows = useMemo(
    () =>
      customerRecords(customerId, {
        quotations: quotations.data ?? noRows,
        binders: binders.data ?? noRows,
        policies: policies.data ?? noRows,
      }),
    [customerId, quotations.data, binders.data, policies.data],
  );
  const table = useListTable({
    columns: customerRecordColumns,
    rows,
    pageSize,
    rowKey: ({ id, stage }) => `${stage} ${id}`,
    list: useListState(noFilters),
    defaultSort: undefined,
  });
  const pages = Math.max(1, table.getPageCount());
  const page = Math.min(table.state.pagination.pageIndex + 1, pages);

  return (
    <section className={styles.records} aria-labelledby={heading}>
      <h2 id={heading}>Quotations, binders and policies</h2>
      {failed.map(([name, { refetch, error }]) => (
        <InlineError key={name} text="Could not load" onRetry={refetch} error={error}>
          <span>{name}</span>
        </InlineError>
      ))}
      {(rows.length > 0 || !isReady || failed.length === 0) && (
        <DataTable
          label="Quotations, binders and policies"
          table={table}
          columns={customerRecordColumns}
          records={rows}
          status={isReady && !(rows.length === 0 && isWaiting) ? 'ready' : 'loading'}
          onRetry={() => undefined}
          emptyText="No quotations, binders or policies yet"
          onOpen={(record) => void navigate(recordLink(record))}
        />
      )}
      {pages > 1 && <Pager table={table} text={pagedText(page, pages, null)} />}
    </section>
  );
}
