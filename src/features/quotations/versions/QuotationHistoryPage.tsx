import { useState, type ReactElement } from 'react';
import { useViewPolicyQuotationHistoryQuery } from '@/api/quotations';
import { useRouteParams } from '@/components/ui/useRouteParams';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import type { Column } from '@/components/list/columns';
import { ListPage } from '@/components/list/ListPage';
import { formatDate, formatTimestamp } from '@/domain/text/dateText';
import { idFromRoute } from '@/domain/records/ids';
import type { QuotationHistory } from '@/domain/records/quotations';
import type { Id } from '@/domain/records/scalars';
import { linkTo } from '@/paths';
import { useSession } from '@/session/useSession';
import { CompareDialog } from './CompareDialog';

const heading = 'Quotation History';

/** Q-162, ENT-38 */
const columns: readonly Column<QuotationHistory>[] = [
  { label: 'Tran Date', phoneLine: 'first', text: (version) => formatTimestamp(version.createdAt) },
  { label: 'First Name', phoneLine: 'second', text: (version) => version.firstname },
  { label: 'Last Name', phoneLine: 'second', text: (version) => version.lastname },
  { label: 'Eff Date', text: (version) => formatDate(version.policyeffectivedate) },
  { label: 'Exp Date', text: (version) => formatDate(version.policyscheduledate) },
  { label: 'State', text: (version) => version.state || version.state_name },
  { label: 'Created By', phoneLine: 'second', text: (version) => version.policycreator_name },
];

/** HIST-01: the earlier versions of a quotation. HIST-08, Q-036: all on one page. */
export function QuotationHistoryPage(): ReactElement {
  const { id = '', intake_id = '' } = useRouteParams<'id' | 'intake_id'>();
  const { clientId } = useSession();
  const quotationId = idFromRoute(id);
  const query = useViewPolicyQuotationHistoryQuery({ company_id: clientId, quotation_id: quotationId });
  const [compared, setCompared] = useState<Id>();
  const versions = query.currentData ?? [];
  const [first] = versions;
  const viewLink = (version: QuotationHistory): string =>
    linkTo('/user_admin_view_quotationhistory/:id/:qid/:intake_id', {
      id: version.id,
      qid: id,
      intake_id,
    });
  return (
    <>
      <ListPage
        heading={heading}
        breadcrumbs={[
          { label: 'Policies Quotations', to: linkTo('/user_admin_policy_quotations') },
          {
            label: 'Quotation',
            to: linkTo('/user_admin_view_policy_quotation/:id/:intake_id', { id, intake_id }),
          },
          { label: heading },
        ]}
        query={{ ...query, data: query.currentData }}
        columns={columns}
        pageSize={Infinity}
        openLink={viewLink}
        actions={(version) => [
          { label: 'View', to: viewLink(version) },
          { label: 'Compare', onSelect: () => setCompared(version.id) },
        ]}
        action={
          <>
            <ButtonLink
              to={linkTo('/edit_intakeform_user_admin_policy/:id/:intake_id', { id, intake_id })}
              icon="arrowLeft"
            >
              Back
            </ButtonLink>
            {/* There before the answer, so that nothing moves when it comes. */}
            {(query.isFetching || first) && (
              <Button disabled={!first} onClick={() => first && setCompared(first.id)}>
                Compare versions
              </Button>
            )}
          </>
        }
      />
      <CompareDialog
        isOpen={compared !== undefined}
        onClose={() => setCompared(undefined)}
        quotationId={quotationId}
        intakeId={idFromRoute(intake_id)}
        versions={versions}
        from={compared ?? ''}
      />
    </>
  );
}
