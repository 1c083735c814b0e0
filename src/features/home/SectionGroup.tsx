import { useId, type ReactNode } from 'react';
import { Skeleton } from '@/components/ui/Skeleton';
import styles from './homeSections.module.css';

interface SectionGroupProps {
  /** Undefined until it is known whether there is anything to show. */
  heading?: string;
  /**
   * Whether more sections are still loading: the group is then as high as the window, so that no layout shift
   * is visible.
   */
  isWaiting?: boolean;
  /** The headings of the sections that are not shown, because there is nothing to do. */
  empty?: readonly string[];
  children?: ReactNode;
}

/** Sections of a home page under a common heading. */
export function SectionGroup({
  heading,
  isWaiting = false,
  empty = [],
  children,
}: SectionGroupProps): ReactNode {
  const id = useId();
  if (heading === undefined) {
    return (
      <div className={styles.part} aria-busy={isWaiting}>
        <Skeleton width="160px" />
      </div>
    );
  }
  return (
    <section className={styles.part} aria-labelledby={id} aria-busy={isWaiting}>
      <h2 id={id}>{heading}</h2>
      <div className={styles.sections}>{children}</div>
      {empty.length > 0 && <p className={styles.nothing}>{`Nothing to do: ${empty.join(' · ')}`}</p>}
    </section>
  );
}
