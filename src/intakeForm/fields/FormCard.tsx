import type { CSSProperties, ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import styles from './FormCard.module.css';

interface FormCardProps {
  headingId: string;
  heading: ReactNode;
  /** Shown at the end of the heading's line. */
  aside?: ReactNode;
  /** About how many lines of fields it has. Its height is estimated from this while it is off the screen. */
  lines: number;
  /** Set when its content overlaps its edges or is visible at first, since the estimated height is not exact. */
  isAlwaysRendered?: boolean;
  children: ReactNode;
}

/** A section of a long form. While it is off the screen it costs no layout and no paint. */
export function FormCard({
  headingId,
  heading,
  aside,
  lines,
  isAlwaysRendered,
  children,
}: FormCardProps): ReactNode {
  return (
    <section
      aria-labelledby={headingId}
      className={classes(styles.card, !isAlwaysRendered && styles.whenSeen)}
      style={lineCountStyle(lines)}
    >
      <div className={styles.header}>
        <h2 id={headingId} className={styles.heading}>
          {heading}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

function lineCountStyle(lines: number): CSSProperties & Record<'--lines', number> {
  return { '--lines': lines };
}
