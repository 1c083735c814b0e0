import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useViewPolicyQuotationQuery } from '@/api/quotations';
import { MovedRecordNotice } from '@/components/actions/staleWrite/MovedRecordNotice';
import { useRouteParams } from '@/components/ui/useRouteParams';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { firstId, idFromRoute } from '@/domain/records/ids';
import type { Quotation } from '@/domain/records/quotations';
import type { Id } from '@/domain/records/scalars';
import { linkTo } from '@/paths';
import { useCopyQuotation } from '../customers/useCopyQuotation';
import { HeaderButtons, printItem } from './HeaderButtons';
import { QuotationButtons } from './QuotationButtons';
import { QuotationPage } from './QuotationPage';
import { useIsCategoryRemoved } from './recordCategory';
import { ActionNotice, RecordActions } from './RecordActions';
import { useQuotationActions } from './useQuotationActions';
import documentStyles from './quotationDocument.module.css';

const list = linkTo('/user_admin_policy_quotations');

/** A quotation, with actions to approve it, to delete it, or to turn it back into an intake form. */
export function QuotationViewPage(): ReactElement {
  const { id = '', intake_id = '' } = useRouteParams<'id' | 'intake_id'>();
  const query = useViewPolicyQuotationQuery(idFromRoute(id));
  const copy = useCopyQuotation();
  const isCategoryRemoved = useIsCategoryRemoved();
  const record = query.currentData;
  return (
    <QuotationPage
      heading="Quotation"
      breadcrumbs={[{ label: 'Policies Quotations', to: list }]}
      query={query}
      intakeId={idFromRoute(intake_id)}
      action={
        <HeaderButtons
          items={[
            { label: 'Back', icon: 'arrowLeft', to: list },
            {
              label: 'History',
              to: linkTo('/user_admin_policies_history_list/:id/:intake_id', { id, intake_id }),
            },
            printItem,
          ]}
          moreItems={
            record && !isCategoryRemoved(record)
              ? [
                  {
                    label: 'New quotation from this one',
                    onSelect: () =>
                      copy(record, {
                        id: record.id,
                        intake_id: firstId(record.intake_id, idFromRoute(intake_id)),
                      }),
                  },
                ]
              : []
          }
        >
          <ButtonLink
            to={linkTo('/edit_intakeform_user_admin_policy/:id/:intake_id', { id, intake_id })}
            icon="edit"
          >
            Edit
          </ButtonLink>
        </HeaderButtons>
      }
    >
      {(record) => <Actions record={record} intakeId={idFromRoute(intake_id)} reload={query.refetch} />}
    </QuotationPage>
  );
}

/** The actions of a quotation. Every user of the page has them; the server checks the permission. */
function Actions({
  record,
  intakeId,
  reload,
}: {
  record: Quotation;
  intakeId: Id;
  reload: () => unknown;
}): ReactNode {
  const actions = useQuotationActions(record, intakeId, reload);
  const { isBusy, movedRecord, dialog, approval, recreation, deletion } = actions;
  const isOnlyDeletionOpen = recreation.open !== undefined && recreation.form === 'created';
  const isOpen = [approval, recreation, deletion].some(({ open }) => open !== undefined);
  const canDelete = isOnlyDeletionOpen && !approval.open && !deletion.open;
  return (
    <RecordActions>
      {dialog}
      <MovedRecordNotice movedRecord={movedRecord} />
      {!isBusy && (
        <>
          <ActionNotice action={approval}>Look for it in {quotationsLink}.</ActionNotice>
          <ActionNotice action={deletion}>Look for it in {quotationsLink}.</ActionNotice>
          {isOnlyDeletionOpen ? (
            <p role="status" className={documentStyles.remaining}>
              The intake form was created, but the quotation is still here. Only its deletion is left.
            </p>
          ) : (
            <ActionNotice action={recreation}>
              <span>
                {recreation.form === 'unread'
                  ? 'The incomplete intake forms cannot be read, so nothing was deleted.'
                  : 'Nothing was deleted.'}
              </span>{' '}
              Look for it in{' '}
              <Link to={linkTo('/add_customer_for_user_admin_policy/:id', { id: record.intake_id })}>
                the incomplete intake forms
              </Link>
              .
            </ActionNotice>
          )}
        </>
      )}
      <QuotationButtons actions={actions} isLocked={isOpen} canDelete={canDelete} />
    </RecordActions>
  );
}

const quotationsLink = <Link to={list}>the quotations</Link>;
