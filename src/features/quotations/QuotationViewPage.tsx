import type { ReactElement, ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useViewPolicyQuotationQuery } from '@/api/quotations';
import { Button, ButtonLink } from '@/components/Button';
import { idFromRoute } from '@/domain/ids';
import type { Quotation } from '@/domain/records/quotations';
import { linkTo } from '@/paths';
import { PrintButton } from './parts/document/PrintButton';
import { isNotFound, QuotationPage } from './parts/document/QuotationPage';
import { RecordActions } from './parts/document/RecordActions';
import { DoubtNotice } from './parts/DoubtNotice';
import { useQuotationDeeds } from './parts/useQuotationDeeds';
import document from './parts/document/document.module.css';

const list = linkTo('/user_admin_policy_quotations');

/** QVIEW-01: a quotation to be read, approved, deleted or turned back into an intake form. */
export function QuotationViewPage(): ReactElement {
  const { id = '', intake_id = '' } = useParams<'id' | 'intake_id'>();
  const query = useViewPolicyQuotationQuery(idFromRoute(id));
  const reload = async (): Promise<boolean> => isNotFound((await query.refetch()).error);
  return (
    <QuotationPage
      heading="Quotation"
      breadcrumbs={[{ label: 'Policies Quotations', to: list }]}
      query={query}
      intakeId={idFromRoute(intake_id)}
      action={
        <>
          <ButtonLink to={list} icon="arrowLeft">
            Back
          </ButtonLink>
          <ButtonLink to={linkTo('/user_admin_policies_history_list/:id/:intake_id', { id, intake_id })}>
            History
          </ButtonLink>
          <PrintButton />
          <ButtonLink
            to={linkTo('/edit_intakeform_user_admin_policy/:id/:intake_id', { id, intake_id })}
            icon="edit"
          >
            Edit
          </ButtonLink>
        </>
      }
    >
      {(record) => <Actions record={record} reload={reload} />}
    </QuotationPage>
  );
}

/** QVIEW-08, QVIEW-15; ROLE-14: whoever sees the page may press them, the server decides. */
function Actions({ record, reload }: { record: Quotation; reload: () => Promise<boolean> }): ReactNode {
  const { deeds, approve, cancel, remove } = useQuotationDeeds(record, reload);
  const press = (button: string) => ({ disabled: deeds.doubt !== '', busy: deeds.busy === button });
  return (
    <RecordActions>
      {deeds.doubt !== '' && <DoubtNotice onAllowAgain={deeds.allowAgain}>{deeds.doubt}</DoubtNotice>}
      <Button {...press('approve')} variant="primary" icon="check" onClick={approve}>
        Approve
      </Button>
      <Button {...press('cancel')} onClick={cancel}>
        Cancel
      </Button>
      <Button {...press('delete')} icon="trash" className={document.apart} onClick={remove}>
        Delete Quotation
      </Button>
    </RecordActions>
  );
}
