import type { ReactElement } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { useLocation } from 'react-router-dom';
import { useEditClientIntakeCategoryMainQuery, useViewPolicyQuotationQuery } from '@/api/quotations';
import { useEditClientQuery, useEditClientUserQuery } from '@/api/session';
import { current, together, type QueryState } from '@/components/feedback/queryState';
import { useRouteParams } from '@/components/ui/useRouteParams';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { FormSkeleton } from '@/components/form/FormSkeleton';
import { PageHeader } from '@/components/ui/PageHeader';
import { InlineError } from '@/components/feedback/InlineError';
import { useInitialRecord } from '@/components/form/useInitialRecord';
import { idFromRoute } from '@/domain/records/ids';
import { isMissingRecord } from '@/domain/saving/failure';
import { agentOf } from '@/domain/quotation/header';
import type { NewQuotationStart } from '@/domain/quotation/form';
import type { Quotation } from '@/domain/records/quotations';
import type { Id } from '@/domain/records/scalars';
import { linkTo } from '@/paths';
import { useSession } from '@/session/useSession';
import { WithSidePanel } from '../panel/WithSidePanel';
import { copiedId } from '../customers/useCopyQuotation';
import { headings, QuotationForm } from './QuotationForm';
import styles from './quotationForm.module.css';

/** The form of a new quotation. Its fields come from the metadata of the intake category. */
export function NewQuotationPage(): ReactElement {
  const { id = '' } = useRouteParams<'id'>();
  const { key, values, failed } = useInitialRecord(useNewQuotation(idFromRoute(id)));
  const { error } = useEditClientIntakeCategoryMainQuery(idFromRoute(id));
  const isMissing = isMissingRecord(error);
  return (
    <>
      <PageHeader
        heading={headings.new}
        breadcrumbs={[
          { label: 'Policies Quotations', to: linkTo('/user_admin_policy_quotations') },
          { label: headings.new },
        ]}
        action={
          !isMissing && (
            <ButtonLink to={linkTo('/add_customer_for_user_admin_policy/:id', { id: idFromRoute(id) })}>
              Choose customer
            </ButtonLink>
          )
        }
      />
      {failed ? (
        // Without the side panel, which would be empty.
        <div className={styles.body}>
          {isMissing ? (
            <p role="alert">This category does not exist, or it was deleted.</p>
          ) : (
            <InlineError text="Could not load" onRetry={failed.refetch} error={failed.error} />
          )}
        </div>
      ) : (
        <WithSidePanel>
          <div className={styles.body}>
            {values && <QuotationForm key={key} quotation={{ kind: 'new', ...values }} />}
            {!values && <FormSkeleton />}
          </div>
        </WithSidePanel>
      )}
    </>
  );
}

interface NewQuotation {
  readonly start: NewQuotationStart;
  /** The stored quotation that it starts from. */
  readonly copied: Quotation | undefined;
}

/**
 * The initial values of a new quotation: the intake category and the creator. The creator's name is Client_FullName, or the
 * first name of a client user. A client user who is an agent is stored as the agent.
 */
function useNewQuotation(intakeId: Id): QueryState<NewQuotation> {
  const { clientId, userId, isStaff } = useSession();
  const copyOf = copiedId(useLocation().state);
  const copied = current(useViewPolicyQuotationQuery(copyOf ?? skipToken));
  const intake = current(useEditClientIntakeCategoryMainQuery(intakeId));
  const client = useEditClientQuery(clientId, { skip: isStaff });
  const user = useEditClientUserQuery(userId, { skip: !isStaff });
  const creator = isStaff ? user : client;
  const creatorName = isStaff ? user.data?.firstname : client.data?.Client_FullName;
  return {
    data:
      intake.data && creatorName !== undefined && (copyOf === undefined || copied.data)
        ? {
            start: { clientId, userId, creatorName, agent: agentOf(user.data), intake: intake.data },
            copied: copied.data,
          }
        : undefined,
    ...together([intake, creator, copied]),
  };
}
