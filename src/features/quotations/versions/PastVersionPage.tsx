import { useState, type ReactElement } from 'react';
import { useEditPolicyQuotationHistoryQuery } from '@/api/quotations';
import { useRouteParams } from '@/components/ui/useRouteParams';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { idFromRoute } from '@/domain/records/ids';
import { linkTo } from '@/paths';
import { PrintButton } from '../view/PrintButton';
import { QuotationPage } from '../view/QuotationPage';
import { CompareDialog } from './CompareDialog';

/** A read-only earlier version of a quotation. */
export function PastVersionPage(): ReactElement {
  const { id = '', qid = '', intake_id = '' } = useRouteParams<'id' | 'qid' | 'intake_id'>();
  const query = useEditPolicyQuotationHistoryQuery(idFromRoute(id));
  const [isComparing, setComparing] = useState(false);
  const list = linkTo('/user_admin_policies_history_list/:id/:intake_id', { id: qid, intake_id });
  return (
    <QuotationPage
      heading="Past version"
      breadcrumbs={[
        { label: 'Policies Quotations', to: linkTo('/user_admin_policy_quotations') },
        { label: 'Quotation History', to: list },
      ]}
      query={query}
      intakeId={idFromRoute(intake_id)}
      action={
        <>
          <ButtonLink to={list} icon="arrowLeft">
            Back
          </ButtonLink>
          <PrintButton />
          {query.currentData && <Button onClick={() => setComparing(true)}>Compare with now</Button>}
        </>
      }
    >
      {(version) => (
        <CompareDialog
          isOpen={isComparing}
          onClose={() => setComparing(false)}
          quotationId={idFromRoute(qid)}
          intakeId={idFromRoute(intake_id)}
          versions={[version]}
          from={version.id}
        />
      )}
    </QuotationPage>
  );
}
