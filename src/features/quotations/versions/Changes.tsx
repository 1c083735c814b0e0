import { useMemo, type ReactNode } from 'react';
import { InlineError } from '@/components/feedback/InlineError';
import { ChangeTable } from '@/components/ui/ChangeTable';
import { Skeleton } from '@/components/ui/Skeleton';
import { changesBetween, type Change } from '@/domain/quotation/versionChanges';
import type { Quotation } from '@/domain/records/quotations';
import type { Id } from '@/domain/records/scalars';
import { UnreadableNotice } from '../view/UnreadableNotice';
import { useFormGroups } from '../view/useFormGroups';
import styles from './versions.module.css';

interface ChangesProps {
  before: Quotation;
  after: Quotation;
  /** The intake form of both versions. */
  intakeId: Id;
}

/** The differences between two versions, by section. Sections without a difference are left out. */
export function Changes({ before, after, intakeId }: ChangesProps): ReactNode {
  const groups = useFormGroups(intakeId);
  const versionChanges = useMemo(
    () => groups.data && changesBetween(before, after, groups.data),
    [before, after, groups.data],
  );
  if (!versionChanges) {
    return groups.isError ? (
      <InlineError text="Could not load" onRetry={groups.refetch} error={groups.error} />
    ) : (
      <div className={styles.sections} role="status">
        <span className="visually-hidden">Loading...</span>
        <Skeleton width="40%" />
        <Skeleton />
      </div>
    );
  }
  const { sections, notCompared } = versionChanges;
  return (
    <div className={styles.sections}>
      <p className={styles.count} role="status">
        {countText(sections.flatMap(({ changes }) => changes))}
      </p>
      {notCompared.map((content) => (
        <UnreadableNotice key={content}>
          {content === 'answers'
            ? 'The answers of one version cannot be read, so they are not compared.'
            : 'The coverages of one version cannot be read, so they are not compared.'}
        </UnreadableNotice>
      ))}
      {sections.map(({ name, changes }, index) => (
        <ChangeTable key={index} name={name} changes={changes} headings={['Earlier', 'Later']} />
      ))}
    </div>
  );
}

/** Changes that follow from another one, such as a total, are counted apart. */
function countText(changes: readonly Change[]): string {
  if (changes.length === 0) return 'Nothing differs';
  const derived = changes.filter(({ isDerived }) => isDerived).length;
  const count = changes.length - derived;
  // Without the change that they follow from, they are differences of their own.
  if (derived === 0 || count === 0) return differencesText(changes.length);
  return `${differencesText(count)}, and ${derived} that ${derived === 1 ? 'follows' : 'follow'} from ${count === 1 ? 'it' : 'them'}`;
}

function differencesText(count: number): string {
  return count === 1 ? 'One difference' : `${count} differences`;
}
