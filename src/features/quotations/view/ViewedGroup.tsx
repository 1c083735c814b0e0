import { useId, useMemo, type ReactNode } from 'react';
import { FormCard } from '@/intakeForm/fields/FormCard';
import { ReadOnlyGroup } from '@/intakeForm/readOnly/ReadOnlyGroup';
import { InlineError } from '@/components/feedback/InlineError';
import { classes } from '@/components/ui/classes';
import { Skeleton } from '@/components/ui/Skeleton';
import type { Answers } from '@/domain/quotation/answers';
import type { StoredDifference } from '@/domain/quotation/namedFields';
import { shownGroup, type KnownFields } from '@/domain/quotation/shown';
import type { IntakeAttributeGroup } from '@/domain/records/attributes';
import { useIntakeGroup } from './useIntakeGroup';
import waiting from './waitingGroup.module.css';
import styles from './quotationDocument.module.css';

interface ViewedGroupProps {
  copy: IntakeAttributeGroup;
  answers: Answers;
  known: KnownFields;
  differences: readonly StoredDifference[];
}

/** One group of the intake form with the answers of the record. Each group loads on its own. */
export function ViewedGroup({ copy, answers, known, differences }: ViewedGroupProps): ReactNode {
  const heading = useId();
  const { data: group, isFetching, error, refetch } = useIntakeGroup(copy);
  const shown = useMemo(
    () => group && shownGroup(answers, group, known, differences),
    [answers, group, known, differences],
  );

  if (shown) return <ReadOnlyGroup group={shown} />;
  return (
    <FormCard headingId={heading} heading={<bdi>{copy.name}</bdi>} lines={3}>
      <div className={classes(styles.inside, isFetching && waiting.group)} aria-busy={isFetching}>
        {isFetching ? (
          <>
            <p className="visually-hidden">Loading...</p>
            <Skeleton width="60%" />
          </>
        ) : (
          <InlineError text="Could not load" onRetry={refetch} error={error} />
        )}
      </div>
    </FormCard>
  );
}
