import { useEffect, useId, type ReactNode } from 'react';
import { quotationsApi } from '@/api/quotations';
import { InlineError } from '@/components/feedback/InlineError';
import { Skeleton } from '@/components/ui/Skeleton';
import { formGroup } from '@/domain/quotation/groups';
import type { IntakeAttributeGroup } from '@/domain/records/attributes';
import { useSession } from '@/session/useSession';
import { AttributeGroupView } from '@/intakeForm/fields/AttributeGroupView';
import { FormCard } from '@/intakeForm/fields/FormCard';
import { useGroupAt, useQuotation } from '@/intakeForm/state/store';
import styles from './GroupSlot.module.css';

const { viewAttributeGroupBasedOnClientIdAndAttributeIdMain, viewActiveAttributeMain } =
  quotationsApi.endpoints;

/**
 * One group's place in the form: its questions as soon as they are there, or a way to ask for them again. The
 * first answer is the one that is filled in; a later one changes nothing.
 */
export function GroupSlot({ place, copy }: { place: number; copy: IntakeAttributeGroup }): ReactNode {
  const { clientId } = useSession();
  const heading = useId();
  const store = useQuotation();
  const placed = useGroupAt(place);
  const ids = { groupId: copy.attribute_group_id, clientId };
  const group = viewAttributeGroupBasedOnClientIdAndAttributeIdMain.useQuery(ids);
  const attributes = viewActiveAttributeMain.useQuery(ids);
  // The intake's own copy says how to draw the group where the client's cannot be had.
  const isShapeKnown = group.data !== undefined || (group.isError && copy.displaytype !== '');
  const questions = isShapeKnown ? attributes.data : undefined;

  useEffect(() => {
    if (questions) store.placeGroup(place, formGroup(copy, group.data, questions));
  }, [store, place, copy, group.data, questions]);

  if (placed) return <AttributeGroupView group={placed} />;
  const isWaiting = group.isFetching || attributes.isFetching || questions !== undefined;
  return (
    <FormCard headingId={heading} heading={<bdi>{copy.name}</bdi>} lines={3}>
      <div className={styles.body} aria-busy={isWaiting}>
        {isWaiting ? (
          <Waiting />
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

const lines = ['a', 'b', 'c'];

function Waiting(): ReactNode {
  return (
    <>
      <p className="visually-hidden">Loading...</p>
      {lines.map((line) => (
        <div key={line} className={styles.line} aria-hidden="true">
          <Skeleton width="30%" />
          <Skeleton height="36px" />
        </div>
      ))}
    </>
  );
}
