import { useId, useMemo, type ReactNode } from 'react';
import { quotationsApi } from '@/api/quotations';
import { FormCard } from '@/intakeForm/fields/FormCard';
import { ReadOnlyGroup } from '@/intakeForm/readOnly/ReadOnlyGroup';
import { InlineError } from '@/components/feedback/InlineError';
import { Skeleton } from '@/components/ui/Skeleton';
import type { Answers } from '@/domain/quotation/answers';
import { formGroup } from '@/domain/quotation/groups';
import { shownGroup, type KnownFields } from '@/domain/quotation/shown';
import type { IntakeAttributeGroup } from '@/domain/records/attributes';
import { useSession } from '@/session/useSession';
import styles from './quotationDocument.module.css';

const { viewAttributeGroupBasedOnClientIdAndAttributeIdMain, viewActiveAttributeMain } =
  quotationsApi.endpoints;

interface ViewedGroupProps {
  copy: IntakeAttributeGroup;
  answers: Answers;
  known: KnownFields;
}

/** One group of the intake form with the record's answers: as soon as its questions are there, whatever the others do. */
export function ViewedGroup({ copy, answers, known }: ViewedGroupProps): ReactNode {
  const { clientId } = useSession();
  const heading = useId();
  const ids = { groupId: copy.attribute_group_id, clientId };
  const group = viewAttributeGroupBasedOnClientIdAndAttributeIdMain.useQuery(ids);
  const attributes = viewActiveAttributeMain.useQuery(ids);
  // The intake's own copy says how to draw the group where the client's cannot be had.
  const isShapeKnown = group.data !== undefined || (group.isError && copy.displaytype !== '');
  const questions = isShapeKnown ? attributes.data : undefined;
  const shown = useMemo(
    () => questions && shownGroup(answers, formGroup(copy, group.data, questions), known),
    [questions, answers, copy, group.data, known],
  );

  if (shown) return <ReadOnlyGroup group={shown} />;
  const isWaiting = group.isFetching || attributes.isFetching;
  return (
    <FormCard headingId={heading} heading={<bdi>{copy.name}</bdi>} lines={3}>
      <div className={styles.inside} aria-busy={isWaiting}>
        {isWaiting ? (
          <>
            <p className="visually-hidden">Loading...</p>
            <Skeleton width="60%" />
          </>
        ) : (
          <InlineError
            text="Could not load"
            onRetry={() => {
              if (group.isError) void group.refetch();
              if (attributes.isError) void attributes.refetch();
            }}
          />
        )}
      </div>
    </FormCard>
  );
}
