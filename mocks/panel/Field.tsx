import type { InputHTMLAttributes, ReactElement, ReactNode } from 'react';
import styles from '../panel.module.css';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
}

/** A labelled box of the panel. */
export function Field({ label, ...input }: FieldProps): ReactElement {
  return (
    <label className={input.type === 'checkbox' ? styles.check : styles.field}>
      {label}
      <input autoComplete="off" spellCheck={false} {...input} />
    </label>
  );
}

interface ProblemProps {
  readonly problem: string;
}

/** Why an operation was refused. */
export function Problem({ problem }: ProblemProps): ReactNode {
  return (
    problem !== '' && (
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    )
  );
}
