import { useId, useState, type ReactNode } from 'react';
import { useViewPolicyQuotationQuery } from '@/api/quotations';
import { firstId } from '@/domain/records/ids';
import { classes } from '@/components/ui/classes';
import { ModalDialog } from '@/components/feedback/dialogs/ModalDialog';
import { distinctOptions, type Option } from '@/components/form/fields/options';
import { FieldFrame } from '@/components/form/FieldFrame';
import controlStyles from '@/components/form/control.module.css';
import { InlineError } from '@/components/feedback/InlineError';
import { Skeleton } from '@/components/ui/Skeleton';
import { showTimestamp } from '@/domain/text/dates';
import { oldestFirst } from '@/domain/quotation/history';
import type { Quotation, QuotationHistory } from '@/domain/records/quotations';
import type { Id } from '@/domain/records/scalars';
import { Changes } from './Changes';
import styles from './versions.module.css';

interface CompareProps {
  quotationId: Id;
  /** The intake id of the URL, for versions without one. */
  intakeId: Id;
  /** The past versions to choose from. */
  versions: readonly QuotationHistory[];
  /** The id of the version to start with. */
  from: Id;
}

/** Compares two versions of a quotation: past ones, or a past one with the current one. */
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

/** The value of the current version. The id of a past version is never empty. */
const now = '';

function Comparison({ quotationId, intakeId, versions, from }: CompareProps): ReactNode {
  const [earlier, setEarlier] = useState(String(from));
  const [later, setLater] = useState(now);
  const current = useViewPolicyQuotationQuery(quotationId, { skip: earlier !== now && later !== now });
  const findVersion = (key: string): Quotation | undefined =>
    key === now ? current.currentData : versions.find(({ id }) => String(id) === key);
  const choices = [
    ...distinctOptions(
      oldestFirst(versions).map(({ id, createdAt, policycreator_name }) => ({
        value: String(id),
        label: [showTimestamp(createdAt), policycreator_name].filter(Boolean).join(' · '),
      })),
    ),
    { value: now, label: 'Now' },
  ];
  const before = findVersion(earlier);
  const after = findVersion(later);
  return (
    <div className={styles.comparison}>
      <div className={styles.choices}>
        <VersionSelect label="Earlier version" value={earlier} choices={choices} onChoose={setEarlier} />
        <VersionSelect label="Later version" value={later} choices={choices} onChoose={setLater} />
      </div>
      {before && after ? (
        <Changes
          before={before}
          after={after}
          intakeId={firstId(after.intake_id, before.intake_id, intakeId)}
        />
      ) : current.isError ? (
        <InlineError text="Could not load" onRetry={current.refetch} error={current.error} />
      ) : (
        <Skeleton />
      )}
    </div>
  );
}

interface VersionSelectProps {
  label: string;
  value: string;
  choices: readonly Option[];
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
