import type { ReactElement } from 'react';
import { useViewPolicyBinderListQuery } from '@/api/quotations';
import { isPaymentDue } from '@/domain/attention';
import { BinderCards } from './BinderCards';
import { useViewType } from './useViewType';
import { binderSearch } from '@/features/quotations/list/quotationColumns';
import { RecordList } from '@/features/quotations/list/RecordList';
import { useOwnRecords } from '@/features/quotations/list/useOwnRecords';

const shownRows = {
  'payment-due': {
    label: 'Payments due',
    isShown: isPaymentDue,
    columns: ['Balance', 'Due Now', 'Next Due'],
    without: ['Sub-LOB', 'Tran Date'],
    sortedBy: 'Next Due',
  },
};

/** The binders, as a table or as cards. */
export function BinderListPage(): ReactElement {
  const { viewType, toggle } = useViewType();
  const own = useOwnRecords();
  return (
    <RecordList
      kind="binder"
      heading="Policies Binders"
      useRecords={useViewPolicyBinderListQuery}
      shownRows={{ ...shownRows, ...own }}
      openLink={binderSearch.open}
      actions={(row) => [{ label: 'View', to: binderSearch.open(row) }]}
      toolbar={toggle}
      rowsView={viewType === 'grid' ? BinderCards : undefined}
    />
  );
}
