import { useId, useMemo, type ReactNode } from 'react';
import { FormCard } from '@/intakeForm/fields/FormCard';
import { ReadOnlyCoverage } from '@/intakeForm/readOnly/ReadOnlyCoverage';
import { amountNote } from '@/domain/quotation/coverage';
import { readCoverage } from '@/domain/quotation/coverageText';
import { UnreadableNotice } from './UnreadableNotice';
import styles from './quotationDocument.module.css';

interface CoverageCardProps {
  policycoverage: string;
  /** The stored amount. */
  policyamount: string;
  heading: string;
}

/** The stored coverage lines and their total, with a note if the stored amount differs. */
export function CoverageCard({ policycoverage, policyamount, heading }: CoverageCardProps): ReactNode {
  const id = useId();
  const coverage = useMemo(() => readCoverage(policycoverage), [policycoverage]);
  const { lines, unreadable } = coverage;
  const note = amountNote(coverage, policyamount);
  return (
    <FormCard headingId={id} heading={heading} lines={Math.max(1, lines.length)}>
      {unreadable ? (
        <div className={styles.inside}>
          <UnreadableNotice>The coverages are stored in a way that cannot be read.</UnreadableNotice>
        </div>
      ) : lines.length > 0 ? (
        <>
          {note && (
            <p className={styles.inside}>
              <bdi translate="no">{note}</bdi>
            </p>
          )}
          <ReadOnlyCoverage lines={lines} />
        </>
      ) : (
        <p className={styles.inside}>
          <span className={styles.muted}>No coverages</span>
        </p>
      )}
    </FormCard>
  );
}
