import { useState, type ComponentType, type ReactNode } from 'react';
import { useViewBrdxReviewQuery, useViewBrdxSendQuery, useViewClientInboundQuery } from '@/api/bordereau';
import { useViewPolicyBinderListQuery, useViewPolicyQuotationListQuery } from '@/api/quotations';
import { StatusBadge } from '@/components/ui/StatusBadge';
import { isGraceEnding, isPastEffectiveDate, isPaymentDue, nextDueDate } from '@/domain/attention';
import { canImportAdmin, isApproved, showPeriod } from '@/domain/bordereau';
import { formatDate } from '@/domain/text/dateText';
import { showUsd } from '@/domain/text/money';
import type { BordereauFile } from '@/domain/records/bordereau';
import type { QuotationRow } from '@/domain/records/quotations';
import { linkTo, type AdminPath } from '@/paths';
import { useMenus } from '@/session/useMenus';
import { useSession } from '@/session/useSession';
import { AttentionSection } from './AttentionSection';
import type { SectionRow } from './HomeSection';
import { homeSections, isSection, type HomeSectionId } from './homeSections';
import styles from './homeSections.module.css';

interface PartProps {
  /** Whether it is the section's turn to load. */
  mayLoad: boolean;
  onSettled: () => void;
}

function nameOf({ firstname, lastname, intake_Name }: QuotationRow): string {
  return [`${firstname} ${lastname}`.trim(), intake_Name].filter((text) => text !== '').join(' · ');
}

const dueLine = (binder: QuotationRow, day: string): SectionRow => {
  const due = nextDueDate(binder);
  return {
    to: linkTo('/user_admin_view_binder_policies/:id/:intake_id', binder),
    name: binder.unique_id,
    detail: `${showUsd(binder.balance)} open · ${nameOf(binder)}`,
    note: (
      <StatusBadge tone={due < day ? 'bad' : 'warn'}>
        {`${due < day ? 'Overdue since' : 'Due'} ${formatDate(due)}`}
      </StatusBadge>
    ),
  };
};

function PaymentsDue({ mayLoad, onSettled }: PartProps): ReactNode {
  const { clientId } = useSession();
  return (
    <AttentionSection
      id="paymentsDue"
      heading={homeSections.paymentsDue}
      query={useViewPolicyBinderListQuery({ company_id: clientId }, { skip: !mayLoad })}
      matches={isPaymentDue}
      sortBy={nextDueDate}
      line={dueLine}
      listLink={`${linkTo('/user_admin_policy_binder')}?show=payment-due`}
      onSettled={onSettled}
    />
  );
}

function quotationLine(quotation: QuotationRow, note: string): SectionRow {
  return {
    to: linkTo('/user_admin_view_policy_quotation/:id/:intake_id', quotation),
    name: quotation.unique_id,
    detail: nameOf(quotation),
    note,
  };
}

const effectiveDate = ({ policyeffectivedate }: QuotationRow): string => policyeffectivedate;
const effectiveLine = (quotation: QuotationRow): SectionRow =>
  quotationLine(quotation, `Effective ${formatDate(quotation.policyeffectivedate)}`);

function PastEffectiveDate({ mayLoad, onSettled }: PartProps): ReactNode {
  const { clientId } = useSession();
  return (
    <AttentionSection
      id="pastEffectiveDate"
      heading={homeSections.pastEffectiveDate}
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
const graceLine = (quotation: QuotationRow): SectionRow =>
  quotationLine(quotation, `Ends ${formatDate(quotation.policyquotation_graceperiod)}`);

function GraceEnding({ mayLoad, onSettled }: PartProps): ReactNode {
  const { clientId } = useSession();
  return (
    <AttentionSection
      id="graceEnding"
      heading={homeSections.graceEnding}
      query={useViewPolicyQuotationListQuery({ company_id: clientId }, { skip: !mayLoad })}
      matches={isGraceEnding}
      sortBy={graceEnd}
      line={graceLine}
      listLink={`${linkTo('/user_admin_policy_quotations')}?show=grace-ending`}
      onSettled={onSettled}
    />
  );
}

function fileLine(file: BordereauFile, to: string): SectionRow {
  return {
    to,
    name: file.file_name,
    detail: file.sender_name,
    note: showPeriod(file.period),
  };
}

const inboundLine = (file: BordereauFile): SectionRow =>
  fileLine(file, linkTo('/client_user_brdx_file_view/:id', { id: file.id }));

function FilesToImport({ mayLoad, onSettled }: PartProps): ReactNode {
  const { clientId } = useSession();
  return (
    <AttentionSection
      id="filesToImport"
      heading={homeSections.filesToImport}
      query={useViewClientInboundQuery(clientId, { skip: !mayLoad })}
      matches={canImportAdmin}
      line={inboundLine}
      listLink={`${linkTo('/user_admin_bdx_inbound')}?show=to-import`}
      onSettled={onSettled}
    />
  );
}

const needsReview = (file: BordereauFile): boolean => !isApproved(file);
const fileViewLine = (file: BordereauFile): SectionRow =>
  fileLine(file, linkTo('/user_admin_brdx_file_view/:id', { id: file.id }));

function FilesToReview({ mayLoad, onSettled }: PartProps): ReactNode {
  const { clientId } = useSession();
  return (
    <AttentionSection
      id="filesToReview"
      heading={homeSections.filesToReview}
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
      id="filesToSend"
      heading={homeSections.filesToSend}
      query={useViewBrdxSendQuery(clientId, { skip: !mayLoad })}
      matches={isListed}
      line={fileViewLine}
      listLink={linkTo('/user_admin_bdx_send')}
      onSettled={onSettled}
    />
  );
}

/** The sections in the order in which they are shown and loaded, each with the list that it is about. */
const sections: readonly {
  readonly id: HomeSectionId;
  readonly list: AdminPath;
  readonly Section: ComponentType<PartProps>;
}[] = [
  { id: 'paymentsDue', list: '/user_admin_policy_binder', Section: PaymentsDue },
  { id: 'pastEffectiveDate', list: '/user_admin_policy_quotations', Section: PastEffectiveDate },
  { id: 'graceEnding', list: '/user_admin_policy_quotations', Section: GraceEnding },
  { id: 'filesToImport', list: '/user_admin_bdx_inbound', Section: FilesToImport },
  { id: 'filesToReview', list: '/user_admin_bdx_review', Section: FilesToReview },
  { id: 'filesToSend', list: '/user_admin_bdx_send', Section: FilesToSend },
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

/** What needs the user's attention. The sections load one after another. */
export function NeedsAttention(): ReactNode {
  const mayOpen = useListPaths();
  const [hidden] = useState(() => new Set(sections.filter(({ id }) => isSection('admin', 'hidden', id))));
  const shown = sections.filter((section) => mayOpen?.(section.list) && !hidden.has(section));
  const [settled, setSettled] = useState(0);
  if (shown.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="needs-attention">
      <h2 id="needs-attention">Needs attention</h2>
      <div className={styles.sections}>
        {shown.map(({ id, Section }, index) => (
          <Section
            key={id}
            mayLoad={index <= settled}
            onSettled={() => setSettled((count) => Math.max(count, index + 1))}
          />
        ))}
      </div>
    </section>
  );
}
