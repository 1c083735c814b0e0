import { useId, useState, type ReactNode } from 'react';
import { useViewPolicyQuotationQuery } from '@/api/quotations';
import { classes } from '@/components/ui/classes';
import { ModalDialog } from '@/components/feedback/dialogs/ModalDialog';
import { FieldFrame } from '@/components/form/FieldFrame';
import controlStyles from '@/components/form/control.module.css';
import { InlineError } from '@/components/feedback/InlineError';
import { Skeleton } from '@/components/ui/Skeleton';
import { formatTimestamp } from '@/domain/text/dates';
import { oldestFirst } from '@/domain/quotation/history';
import type { Quotation, QuotationHistory } from '@/domain/records/quotations';
import type { Id } from '@/domain/records/scalars';
import { Changes } from './Changes';
import styles from './versions.module.css';

interface CompareProps {
  quotationId: Id;
  /** The intake id of the URL, for versions that do not say theirs. */
  intakeId: Id;
  /** The past versions to choose from. */
  versions: readonly QuotationHistory[];
  /** The id of the version to start with. */
  from: Id;
}

/** Compares two versions of a quotation: any past one with any other, or with what is stored now. */
export function CompareDialog({
  isOpen,
  onClose,
  ...props
}: CompareProps & { isOpen: boolean; onClose: () => void }): ReactNode {
  return (
    <ModalDialog title="Compare versions" width="wide" open={isOpen} onClose={onClose}>
      <Comparison {...props} />
    </ModalDialog>
  );
}

/** The choice for the version that is stored now; history ids are never blank. */
const now = '';

function Comparison({ quotationId, intakeId, versions, from }: CompareProps): ReactNode {
  const [earlier, setEarlier] = useState(String(from));
  const [later, setLater] = useState(now);
  const current = useViewPolicyQuotationQuery(quotationId, { skip: earlier !== now && later !== now });
  const versionOf = (key: string): Quotation | undefined =>
    key === now ? current.currentData : versions.find(({ id }) => String(id) === key);
  const choices = [
    ...oldestFirst(versions).map(({ id, createdAt, policycreator_name }) => ({
      value: String(id),
      label: [formatTimestamp(createdAt), policycreator_name].filter(Boolean).join(' · '),
    })),
    { value: now, label: 'Now' },
  ];
  const before = versionOf(earlier);
  const after = versionOf(later);
  return (
    <div className={styles.comparison}>
      <div className={styles.choices}>
        <VersionSelect label="Earlier version" value={earlier} choices={choices} onChoose={setEarlier} />
        <VersionSelect label="Later version" value={later} choices={choices} onChoose={setLater} />
      </div>
      {before && after ? (
        <Changes before={before} after={after} intakeId={after.intake_id || before.intake_id || intakeId} />
      ) : current.isError ? (
        <InlineError text="Could not load" onRetry={current.refetch} />
      ) : (
        <Skeleton />
      )}
    </div>
  );
}

interface VersionSelectProps {
  label: string;
  value: string;
  choices: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
}

function VersionSelect({ label, value, choices, onChoose }: VersionSelectProps): ReactNode {
  const id = useId();
  return (
    <FieldFrame {...{ id, label }}>
      {(controlProps) => (
        <select
          {...controlProps}
          className={classes(controlStyles.box, controlStyles.select)}
          value={value}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
