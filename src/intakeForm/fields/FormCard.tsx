import type { CSSProperties, ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import styles from './FormCard.module.css';

interface FormCardProps {
  headingId: string;
  heading: ReactNode;
  /** Shown at the end of the heading's row. */
  aside?: ReactNode;
  /** About how many lines of fields it holds: the room it takes while it is off the screen. */
  lines: number;
  /** Set when its content overlaps its edges, or is in sight at first: the room kept for it is only about its height. */
  isAlwaysDrawn?: boolean;
  children: ReactNode;
}

/** A section of a long form. While it is off the screen it costs no layout and no paint. */
export function FormCard({
  headingId,
  heading,
  aside,
  lines,
  isAlwaysDrawn,
  children,
}: FormCardProps): ReactNode {
  return (
    <section
      aria-labelledby={headingId}
      className={classes(styles.card, !isAlwaysDrawn && styles.whenSeen)}
      style={room(lines)}
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

function room(lines: number): CSSProperties & Record<'--lines', number> {
  return { '--lines': lines };
}
