import { useId, useMemo, type ReactNode } from 'react';
import { FormCard } from '@/intakeForm/fields/FormCard';
import { ReadOnlyCoverage } from '@/intakeForm/readOnly/ReadOnlyCoverage';
import { readCoverage } from '@/domain/quotation/coverageText';
import { UnreadableNotice } from './UnreadableNotice';
import styles from './quotationDocument.module.css';

interface CoverageCardProps {
  policycoverage: string;
  heading: string;
}

/** QVIEW-07: the coverage lines as they are stored, and their total. */
export function CoverageCard({ policycoverage, heading }: CoverageCardProps): ReactNode {
  const id = useId();
  const { lines, unreadable } = useMemo(() => readCoverage(policycoverage), [policycoverage]);
  return (
    <FormCard headingId={id} heading={heading} lines={Math.max(1, lines.length)}>
      {unreadable ? (
        <div className={styles.inside}>
          <UnreadableNotice>The coverages are stored in a way that cannot be read.</UnreadableNotice>
        </div>
      ) : lines.length > 0 ? (
        <ReadOnlyCoverage lines={lines} />
      ) : (
        <p className={styles.inside}>
          <span className={styles.muted}>No coverages</span>
        </p>
      )}
    </FormCard>
  );
}
