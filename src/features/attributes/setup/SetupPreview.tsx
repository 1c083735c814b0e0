import { useMemo, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { InlineError } from '@/components/feedback/InlineError';
import type { SetupGroup } from '@/domain/attributes/setupChecks';
import { isActive } from '@/domain/attributes/ranks';
import { formGroup, groupsInOrder, type FormGroup } from '@/domain/quotation/groups';
import type { Id } from '@/domain/records/scalars';
import { linkTo } from '@/paths';
import { useSession } from '@/session/useSession';
import { RenderedGroup } from '../AttributePreview';
import { SetupSkeleton } from './SetupCheck';
import { useSetupGroups } from './useSetupGroups';
import styles from './setup.module.css';

/** The active groups with their active attributes, as a quotation shows them. */
function shownGroups(groups: readonly SetupGroup[]): readonly FormGroup[] {
  const active = groups.filter(({ copy }) => isActive(copy.active));
  return groupsInOrder(active.map(({ copy }) => copy)).flatMap((copy) =>
    active
      .filter((each) => each.copy === copy)
      .map(({ group, attributes }) =>
        formGroup(
          copy,
          group,
          attributes.filter((attribute) => isActive(attribute.active)),
        ),
      ),
  );
}

/** The questions of a category as a quotation asks them. What is typed is neither sent nor stored. */
export function SetupPreview({ id, onLeave }: { id: Id; onLeave: () => void }): ReactElement {
  const { clientId } = useSession();
  const { data, isError, error, refetch } = useSetupGroups(id);
  const groups = useMemo(() => data && shownGroups(data), [data]);
  if (isError) return <InlineError text="Could not load" onRetry={refetch} error={error} />;
  if (!groups) return <SetupSkeleton />;
  if (groups.length === 0) {
    return <p>No questions yet. Add a group under Groups; a quotation then asks its attributes.</p>;
  }
  return (
    <div className={styles.preview}>
      <p className={styles.hint}>How it looks in a quotation. Text you type here is not saved.</p>
      {groups.map((group) => (
        <div key={String(group.id)} className={styles.group}>
          <RenderedGroup group={group} />
          <Link
            to={linkTo('/user_admin_attributes/:client/:id', { client: clientId, id: group.id })}
            aria-label={`Attributes of ${group.name}`}
            onClick={onLeave}
          >
            Attributes
          </Link>
        </div>
      ))}
    </div>
  );
}
