import type { ReactElement } from 'react';
import { useLazyViewPolicyQuotationListFullQuery, useViewPolicyQuotationListQuery } from '@/api/quotations';
import { ascendingBy, isGraceEnding, isPastEffectiveDate } from '@/domain/attention';
import type { QuotationRow } from '@/domain/records/quotations';
import { dateOf } from '@/domain/text/dates';
import { linkTo } from '@/paths';
import { useSession } from '@/session/useSession';
import { useCopyQuotation } from '../customers/useCopyQuotation';
import { quotationSearch } from './quotationColumns';
import { RecordList } from './RecordList';
import { useOwnRecords } from './useOwnRecords';

const shownRows = {
  'past-effective-date': {
    label: 'Past effective date',
    isShown: isPastEffectiveDate,
    compare: ascendingBy<QuotationRow>(({ policyeffectivedate }) => dateOf(policyeffectivedate)),
  },
  'grace-ending': {
    label: 'Grace period ends within 14 days',
    isShown: isGraceEnding,
    columns: ['Grace Period'],
    sortedBy: 'Grace Period',
  },
};

/** The quotations of the client company. */
export function QuotationListPage(): ReactElement {
  const { clientId } = useSession();
  const own = useOwnRecords();
  const copy = useCopyQuotation();
  const [loadAll] = useLazyViewPolicyQuotationListFullQuery();
  return (
    <RecordList
      kind="quotation"
      heading="Policies Quotations"
      useRecords={useViewPolicyQuotationListQuery}
      shownRows={{ ...shownRows, ...own }}
      openLink={quotationSearch.open}
      editLink={({ id, intake_id }) =>
        linkTo('/edit_intakeform_user_admin_policy/:id/:intake_id', { id, intake_id })
      }
      actions={(row) => [
        { label: 'View', to: quotationSearch.open(row) },
        ...(row.id === '' || row.intake_id === ''
          ? []
          : [{ label: 'New quotation from this one', onSelect: () => copy(row, row) }]),
      ]}
      loadAllRows={() => loadAll(clientId).unwrap()}
    />
  );
}
