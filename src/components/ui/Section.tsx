import type { ReactNode } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  /** What the fields have in common. */
  heading: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** Fields that belong together, in two columns where there is room. */
export function Section({ heading, children }: SectionProps): ReactNode {
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>
        <h2>{heading}</h2>
      </legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}
