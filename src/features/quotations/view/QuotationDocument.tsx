import { useMemo, type ReactNode } from 'react';
import { CardBoundary } from '@/components/feedback/CardBoundary';
import { FormSkeleton } from '@/components/form/FormSkeleton';
import type { QueryState } from '@/components/feedback/queryState';
import { InlineError } from '@/components/feedback/InlineError';
import { readDetails } from '@/domain/quotation/answers';
import { readCoverage } from '@/domain/quotation/coverageText';
import { groupsInOrder } from '@/domain/quotation/groups';
import { knownFields } from '@/domain/quotation/header';
import { storedDifferences } from '@/domain/quotation/namedFields';
import { listedCoverages } from '@/domain/quotation/policyList';
import type { IntakeAttributeGroup } from '@/domain/records/attributes';
import type { Quotation } from '@/domain/records/quotations';
import type { Id } from '@/domain/records/scalars';
import { useFormGroups } from './useFormGroups';
import { CoverageDetails, VehicleTable } from './CoverageDetails';
import { CoverageCard } from './CoverageCard';
import { PremiumDetails, RecordHeader } from './RecordHeader';
import { UnreadableNotice } from './UnreadableNotice';
import { missingQuestionsText } from './recordCategory';
import { ViewedGroup } from './ViewedGroup';
import waiting from './waitingGroup.module.css';
import styles from './quotationDocument.module.css';

interface QuotationDocumentProps {
  record: Quotation;
  /** The intake form that the groups belong to. */
  intakeId: Id;
  groups: QueryState<readonly IntakeAttributeGroup[]>;
  hidesPremiumDetails: boolean;
}

/**
 * A stored record as a read-only document: its header, Premium Details, vehicle, 'Coverage Details', the answers by group and
 * the coverage table.
 */
export function QuotationDocument({
  record,
  intakeId,
  groups,
  hidesPremiumDetails,
}: QuotationDocumentProps): ReactNode {
  // The components below get concealed secure answers, and never the opened text.
  const details = useMemo(() => readDetails(record.policydetails.open()), [record]);
  const listed = useMemo(
    () => (details.isList ? listedCoverages(record.policydetails.open()) : []),
    [details, record],
  );
  // If the record has no list named 'Coverage Details', the coverage table gets this heading.
  const hasDetails = record.coverages.length + listed.length > 0;
  const known = useMemo(() => knownFields(record), [record]);
  const copies = useMemo(() => groups.data && groupsInOrder(groups.data), [groups.data]);
  const { data: formGroups } = useFormGroups(intakeId, details.answers.size > 0);
  const differences = useMemo(() => {
    const coverage = readCoverage(record.policycoverage);
    return formGroups ? storedDifferences({ header: record, details, coverage }, formGroups) : [];
  }, [record, details, formGroups]);

  function answers(): ReactNode {
    if (details.unreadable) {
      return (
        <UnreadableNotice>
          The answers of the intake form are stored in a way that cannot be read. Everything else is shown.
        </UnreadableNotice>
      );
    }
    if (details.isList) return null;
    if (copies?.length === 0 && details.answers.size > 0) {
      return <UnreadableNotice>{missingQuestionsText}</UnreadableNotice>;
    }
    if (copies) {
      return copies.map((copy) => (
        <CardBoundary key={String(copy.attribute_group_id)}>
          <ViewedGroup copy={copy} answers={details.answers} {...{ known, differences }} />
        </CardBoundary>
      ));
    }
    return groups.isFetching ? (
      <div className={waiting.list}>
        <FormSkeleton />
      </div>
    ) : (
      <InlineError text="Could not load" onRetry={groups.refetch} error={groups.error} />
    );
  }

  return (
    <div className={styles.page}>
      <CardBoundary>
        <RecordHeader record={record} />
      </CardBoundary>
      {!hidesPremiumDetails && (
        <CardBoundary>
          <PremiumDetails {...{ record, differences }} />
        </CardBoundary>
      )}
      <CardBoundary>
        <VehicleTable record={record} />
      </CardBoundary>
      <CardBoundary>
        <CoverageDetails checked={record.coverages} listed={listed} />
      </CardBoundary>
      {answers()}
      <CardBoundary>
        <CoverageCard
          policycoverage={record.policycoverage}
          policyamount={record.policyamount}
          heading={hasDetails ? 'Coverage' : 'Coverage Details'}
        />
      </CardBoundary>
    </div>
  );
}
