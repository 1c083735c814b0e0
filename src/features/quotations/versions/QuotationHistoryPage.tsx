import { useState, type ReactElement } from 'react';
import { useViewPolicyQuotationHistoryQuery } from '@/api/quotations';
import { useRouteParams } from '@/components/ui/useRouteParams';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { ListPage } from '@/components/list/ListPage';
import { idFromRoute } from '@/domain/records/ids';
import type { QuotationHistory } from '@/domain/records/quotations';
import type { Id } from '@/domain/records/scalars';
import { linkTo } from '@/paths';
import { quotationTitle } from '@/session/recentRecords';
import { useSession } from '@/session/useSession';
import { CompareDialog } from './CompareDialog';
import { historyColumns } from './historyColumns';

const heading = 'Quotation History';

/** The earlier versions of a quotation, all on one page. */
export function QuotationHistoryPage(): ReactElement {
  const { id = '', intake_id = '' } = useRouteParams<'id' | 'intake_id'>();
  const { clientId } = useSession();
  const quotationId = idFromRoute(id);
  const query = useViewPolicyQuotationHistoryQuery({ company_id: clientId, quotation_id: quotationId });
  const [comparedId, setComparedId] = useState<Id>();
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
            label: first ? quotationTitle('Quotation', first) : 'Quotation',
            to: linkTo('/user_admin_view_policy_quotation/:id/:intake_id', { id, intake_id }),
          },
          { label: heading },
        ]}
        query={{ ...query, data: query.currentData }}
        columns={historyColumns}
        pageSize={Infinity}
        openLink={viewLink}
        actions={(version) => [
          { label: 'View', to: viewLink(version) },
          { label: 'Compare', onSelect: () => setComparedId(version.id) },
        ]}
        action={
          <>
            <ButtonLink
              to={linkTo('/edit_intakeform_user_admin_policy/:id/:intake_id', { id, intake_id })}
              icon="arrowLeft"
            >
              Back
            </ButtonLink>
            {/* Also shown while loading, so that nothing moves afterwards. */}
            {(query.isFetching || first) && (
              <Button disabled={!first} onClick={() => first && setComparedId(first.id)}>
                Compare versions
              </Button>
            )}
          </>
        }
      />
      <CompareDialog
        isOpen={comparedId !== undefined}
        onClose={() => setComparedId(undefined)}
        quotationId={quotationId}
        intakeId={idFromRoute(intake_id)}
        versions={versions}
        from={comparedId ?? ''}
      />
    </>
  );
}
