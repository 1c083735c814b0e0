import { useState, type ComponentType, type ReactNode } from 'react';
import { useViewBrdxReviewQuery, useViewBrdxSendQuery, useViewClientInboundQuery } from '@/api/bordereau';
import { useViewPolicyBinderListQuery, useViewPolicyQuotationListQuery } from '@/api/quotations';
import { StatusBadge } from '@/components/ui/StatusBadge';
import { isGraceEnding, isPastEffectiveDate, isPaymentDue, nextDueDate } from '@/domain/attention';
import { canImportAdmin, isApproved, showPeriod } from '@/domain/bordereau';
import { formatDate } from '@/domain/dateText';
import { showUsd } from '@/domain/money';
import type { BordereauFile } from '@/domain/records/bordereau';
import type { QuotationRow } from '@/domain/records/quotations';
import { linkTo, type AdminPath } from '@/paths';
import { useMenus } from '@/session/useMenus';
import { useSession } from '@/session/useSession';
import { AttentionSection, type AttentionLine } from './AttentionSection';
import styles from './HomeDesk.module.css';

interface PartProps {
  /** Whether it is the section's turn to load. */
  mayLoad: boolean;
  onSettled: () => void;
}

function nameOf({ firstname, lastname, intake_Name }: QuotationRow): string {
  return [`${firstname} ${lastname}`.trim(), intake_Name].filter((text) => text !== '').join(' · ');
}

const dueLine = (binder: QuotationRow, day: string): AttentionLine => {
  const due = nextDueDate(binder);
  return {
    to: linkTo('/user_admin_view_binder_policies/:id/:intake_id', binder),
    name: binder.unique_id,
    detail: `${showUsd(binder.balance)} open · ${nameOf(binder)}`,
    note: (
      <StatusBadge tone={due < day ? 'bad' : 'warn'}>
        {due < day ? 'Overdue since' : 'Due'} {formatDate(due)}
      </StatusBadge>
    ),
  };
};

function PaymentsDue({ mayLoad, onSettled }: PartProps): ReactNode {
  const { clientId } = useSession();
  return (
    <AttentionSection
      heading="Payments due within 14 days"
      query={useViewPolicyBinderListQuery({ company_id: clientId }, { skip: !mayLoad })}
      matches={isPaymentDue}
      sortBy={nextDueDate}
      line={dueLine}
      listLink={`${linkTo('/user_admin_policy_binder')}?show=payment-due`}
      onSettled={onSettled}
    />
  );
}

function quotationLine(quotation: QuotationRow, note: string): AttentionLine {
  return {
    to: linkTo('/user_admin_view_policy_quotation/:id/:intake_id', quotation),
    name: quotation.unique_id,
    detail: nameOf(quotation),
    note,
  };
}

const effectiveDate = ({ policyeffectivedate }: QuotationRow): string => policyeffectivedate;
const effectiveLine = (quotation: QuotationRow): AttentionLine =>
  quotationLine(quotation, `Effective ${formatDate(quotation.policyeffectivedate)}`);

function PastEffectiveDate({ mayLoad, onSettled }: PartProps): ReactNode {
  const { clientId } = useSession();
  return (
    <AttentionSection
      heading="Effective date passed without approval"
      query={useViewPolicyQuotationListQuery({ company_id: clientId }, { skip: !mayLoad })}
      matches={isPastEffectiveDate}
      sortBy={effectiveDate}
      line={effectiveLine}
      listLink={`${linkTo('/user_admin_policy_quotations')}?show=past-effective-date`}
      onSettled={onSettled}
    />
  );
}

const graceEnd = ({ policyquotation_graceperiod }: QuotationRow): string => policyquotation_graceperiod;
const graceLine = (quotation: QuotationRow): AttentionLine =>
  quotationLine(quotation, `Ends ${formatDate(quotation.policyquotation_graceperiod)}`);

function GraceEnding({ mayLoad, onSettled }: PartProps): ReactNode {
  const { clientId } = useSession();
  return (
    <AttentionSection
      heading="Grace period ends within 14 days"
      query={useViewPolicyQuotationListQuery({ company_id: clientId }, { skip: !mayLoad })}
      matches={isGraceEnding}
      sortBy={graceEnd}
      line={graceLine}
      listLink={`${linkTo('/user_admin_policy_quotations')}?show=grace-ending`}
      onSettled={onSettled}
    />
  );
}

function fileLine(file: BordereauFile, to: string): AttentionLine {
  return {
    to,
    name: file.file_name,
    detail: file.sender_name,
    note: showPeriod(file.period),
  };
}

const inboundLine = (file: BordereauFile): AttentionLine =>
  fileLine(file, linkTo('/client_user_brdx_file_view/:id', { id: file.id }));

function FilesToImport({ mayLoad, onSettled }: PartProps): ReactNode {
  const { clientId } = useSession();
  return (
    <AttentionSection
      heading="Bordereaux to import"
      query={useViewClientInboundQuery(clientId, { skip: !mayLoad })}
      matches={canImportAdmin}
      line={inboundLine}
      listLink={`${linkTo('/user_admin_bdx_inbound')}?show=to-import`}
      onSettled={onSettled}
    />
  );
}

const needsReview = (file: BordereauFile): boolean => !isApproved(file);
const fileViewLine = (file: BordereauFile): AttentionLine =>
  fileLine(file, linkTo('/user_admin_brdx_file_view/:id', { id: file.id }));

function FilesToReview({ mayLoad, onSettled }: PartProps): ReactNode {
  const { clientId } = useSession();
  return (
    <AttentionSection
      heading="Bordereaux to review"
      query={useViewBrdxReviewQuery(clientId, { skip: !mayLoad })}
      matches={needsReview}
      line={fileViewLine}
      listLink={`${linkTo('/user_admin_bdx_review')}?show=to-review`}
      onSettled={onSettled}
    />
  );
}

const isListed = (): boolean => true;

/** A file that was sent leaves the list (BDXADM-12). */
function FilesToSend({ mayLoad, onSettled }: PartProps): ReactNode {
  const { clientId } = useSession();
  return (
    <AttentionSection
      heading="Bordereaux to send"
      query={useViewBrdxSendQuery(clientId, { skip: !mayLoad })}
      matches={isListed}
      line={fileViewLine}
      listLink={linkTo('/user_admin_bdx_send')}
      onSettled={onSettled}
    />
  );
}

/** The sections in the order in which they are shown and loaded, each with the list that it is about. */
const sections: readonly { readonly list: AdminPath; readonly Section: ComponentType<PartProps> }[] = [
  { list: '/user_admin_policy_binder', Section: PaymentsDue },
  { list: '/user_admin_policy_quotations', Section: PastEffectiveDate },
  { list: '/user_admin_policy_quotations', Section: GraceEnding },
  { list: '/user_admin_bdx_inbound', Section: FilesToImport },
  { list: '/user_admin_bdx_review', Section: FilesToReview },
  { list: '/user_admin_bdx_send', Section: FilesToSend },
];

/** The paths of the lists that the user may open: all for an administrator, those of the own menus for staff. */
function useListPaths(): ((path: string) => boolean) | undefined {
  const { isStaff } = useSession();
  const { data } = useMenus();
  if (!isStaff) return () => true;
  if (!data) return undefined;
  const urls = data.flatMap(({ category, subMenu }) => [category.url, ...subMenu.map(({ url }) => url)]);
  return (path) => urls.some((url) => url.replace(/^\/?/, '/') === path);
}

/** What needs the user's attention, below the cards of the home page. The sections load one after another. */
export function HomeDesk(): ReactNode {
  const mayOpen = useListPaths();
  const shown = sections.filter(({ list }) => mayOpen?.(list));
  const [settled, setSettled] = useState(0);
  if (shown.length === 0) return null;
  return (
    <section className={styles.desk} aria-labelledby="needs-attention">
      <h2 id="needs-attention">Needs attention</h2>
      <div className={styles.sections}>
        {shown.map(({ Section }, index) => (
          <Section
            key={index}
            mayLoad={index <= settled}
            onSettled={() => setSettled((count) => Math.max(count, index + 1))}
          />
        ))}
      </div>
    </section>
  );
}
