import { useState, type ComponentType, type ReactNode } from 'react';
import { useViewBrdxReviewQuery, useViewBrdxSendQuery, useViewClientInboundQuery } from '@/api/bordereau';
import { useViewPolicyBinderListQuery, useViewPolicyQuotationListQuery } from '@/api/quotations';
import type { QueryState } from '@/components/feedback/queryState';
import { StatusBadge } from '@/components/ui/StatusBadge';
import {
  ascendingBy,
  dueNow,
  isGraceEnding,
  isPastEffectiveDate,
  isPaymentDue,
  nextDueDate,
} from '@/domain/attention';
import { canImportAdmin, isApproved, showPeriod } from '@/domain/bordereau';
import { dateOf, formatDate } from '@/domain/text/dates';
import { formatUsd, showUsd } from '@/domain/text/money';
import type { BordereauFile } from '@/domain/records/bordereau';
import type { QuotationRow } from '@/domain/records/quotations';
import type { Id } from '@/domain/records/scalars';
import { linkTo, type AdminPath } from '@/paths';
import { useListPaths } from '@/navigation/useListPaths';
import { useSession } from '@/session/useSession';
import { AttentionSection, type SectionOfList } from './AttentionSection';
import type { SectionRow } from './HomeSection';
import { homeSections, useSectionChoices, type HomeSectionId } from './homeSections';
import { SectionGroup } from './SectionGroup';

interface PartProps {
  onSettled: (isEmpty: boolean) => void;
}

interface AttentionList<Row extends { id: Id }> extends SectionOfList<Row> {
  id: HomeSectionId;
  list: AdminPath;
  /** The `show` parameter that filters the list to the rows of the section. */
  show?: string;
  useRows: (clientId: Id) => QueryState<readonly Row[]>;
}

/**
 * A section about one list. The generic function checks that all its properties are about the same type of
 * row.
 */
function attention<Row extends { id: Id }>({
  id,
  list,
  show = '',
  useRows,
  ...section
}: AttentionList<Row>): {
  readonly id: HomeSectionId;
  readonly list: AdminPath;
  readonly Section: ComponentType<PartProps>;
} {
  function Section({ onSettled }: PartProps): ReactNode {
    const { clientId } = useSession();
    return (
      <AttentionSection
        {...section}
        id={id}
        heading={homeSections[id]}
        query={useRows(clientId)}
        listLink={list + show}
        onSettled={onSettled}
      />
    );
  }
  return { id, list, Section };
}

function customerAndIntake({ firstname, lastname, intake_Name }: QuotationRow): string {
  return [`${firstname} ${lastname}`.trim(), intake_Name].filter((text) => text !== '').join(' · ');
}

const dueLine = (binder: QuotationRow, day: string): SectionRow => {
  const due = nextDueDate(binder);
  const owed = dueNow(binder, day);
  const balance = showUsd(binder.balance);
  return {
    to: linkTo('/user_admin_view_binder_policies/:id/:intake_id', binder),
    name: binder.unique_id,
    detail: `${owed > 0 ? `${formatUsd(owed)} due now of ${balance}` : `Balance ${balance}`} · ${customerAndIntake(binder)}`,
    note: (
      <StatusBadge tone={due < day ? 'bad' : 'warn'}>
        {`${due < day ? 'Overdue since' : 'Due'} ${formatDate(due)}`}
      </StatusBadge>
    ),
  };
};

function quotationLine(quotation: QuotationRow, note: string): SectionRow {
  return {
    to: linkTo('/user_admin_view_policy_quotation/:id/:intake_id', quotation),
    name: quotation.unique_id,
    detail: customerAndIntake(quotation),
    note,
  };
}

function fileLine({ file_name, sender_name, period }: BordereauFile, to: string): SectionRow {
  return { to, name: file_name, detail: sender_name, note: showPeriod(period) };
}

const viewedFileLine = (file: BordereauFile): SectionRow =>
  fileLine(file, linkTo('/user_admin_brdx_file_view/:id', file));

const filesToImport = { list: '/user_admin_bdx_inbound', show: '?show=to-import' } as const;

/** The sections in the order in which they are shown and loaded. */
const sections = [
  attention<QuotationRow>({
    id: 'paymentsDue',
    list: '/user_admin_policy_binder',
    show: '?show=payment-due',
    useRows: (company_id) => useViewPolicyBinderListQuery({ company_id }),
    matches: isPaymentDue,
    compare: ascendingBy(nextDueDate),
    line: dueLine,
  }),
  attention<QuotationRow>({
    id: 'pastEffectiveDate',
    list: '/user_admin_policy_quotations',
    show: '?show=past-effective-date',
    useRows: (company_id) => useViewPolicyQuotationListQuery({ company_id }),
    matches: isPastEffectiveDate,
    compare: ascendingBy(({ policyeffectivedate }) => dateOf(policyeffectivedate)),
    line: (row) => quotationLine(row, `Effective ${formatDate(row.policyeffectivedate)}`),
  }),
  attention<QuotationRow>({
    id: 'graceEnding',
    list: '/user_admin_policy_quotations',
    show: '?show=grace-ending',
    useRows: (company_id) => useViewPolicyQuotationListQuery({ company_id }),
    matches: isGraceEnding,
    compare: ascendingBy(({ policyquotation_graceperiod }) => dateOf(policyquotation_graceperiod)),
    line: (row) => quotationLine(row, `Ends ${formatDate(row.policyquotation_graceperiod)}`),
  }),
  attention<BordereauFile>({
    id: 'filesToImport',
    ...filesToImport,
    useRows: useViewClientInboundQuery,
    matches: canImportAdmin,
    // Import is an action of the list; the view of a file does not offer it.
    line: (file) => fileLine(file, filesToImport.list + filesToImport.show),
  }),
  attention<BordereauFile>({
    id: 'filesToReview',
    list: '/user_admin_bdx_review',
    show: '?show=to-review',
    useRows: useViewBrdxReviewQuery,
    matches: (file) => !isApproved(file),
    line: viewedFileLine,
  }),
  // The list no longer contains a file that was sent.
  attention<BordereauFile>({
    id: 'filesToSend',
    list: '/user_admin_bdx_send',
    useRows: useViewBrdxSendQuery,
    line: viewedFileLine,
  }),
];

/**
 * What needs the user's attention. The sections load one after another, so that none moves when one above it
 * appears.
 */
export function NeedsAttention(): ReactNode {
  const mayOpen = useListPaths();
  const hidden = useSectionChoices('hidden').ids;
  const shown = sections.filter(({ id, list }) => mayOpen?.(list) && !hidden.has(id));
  /** Whether each section that has loaded is empty. */
  const [emptiness, setEmptiness] = useState<Partial<Record<HomeSectionId, boolean>>>({});
  if (!mayOpen) return <SectionGroup isWaiting />;
  if (shown.length === 0) return null;
  const next = shown.findIndex(({ id }) => emptiness[id] === undefined);
  const started = next < 0 ? shown : shown.slice(0, next + 1);
  return (
    <SectionGroup
      heading="Needs attention"
      isWaiting={next >= 0}
      empty={started.filter(({ id }) => emptiness[id]).map(({ id }) => homeSections[id])}
    >
      {started.map(({ id, Section }) => (
        <Section key={id} onSettled={(isEmpty) => setEmptiness((before) => ({ ...before, [id]: isEmpty }))} />
      ))}
    </SectionGroup>
  );
}
