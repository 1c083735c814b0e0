import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/Icon';
import type { Problem } from './useProblems';
import styles from './ErrorSummary.module.css';

interface ErrorSummaryProps {
  problems: readonly Problem[];
  /** Whether a problem has been fixed. Its line stays, so that nothing moves while the user types. */
  isFixed: (name: string) => boolean;
  /** Counts the submits that failed: on each the summary takes focus. */
  attempt: number;
}

/** The problems of a form, above its fields. It takes focus, and each line links to its field. */
export function ErrorSummary({ problems, isFixed, attempt }: ErrorSummaryProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const heading = useId();
  const shown = problems.length > 0;

  useLayoutEffect(() => {
    if (shown) box.current?.focus();
  }, [shown, attempt]);

  if (!shown) return null;
  return (
    <div ref={box} className={styles.summary} role="group" aria-labelledby={heading} tabIndex={-1}>
      <Icon name="error" size={20} />
      <div>
        <h2 id={heading} className={styles.heading}>
          There is a problem
        </h2>
        <ul className={styles.problems}>
          {problems.map(({ name, text, id, focus }) => (
            <li key={name} className={classes(isFixed(name) && styles.fixed)}>
              <a
                href={`#${id}`}
                className={styles.link}
                onClick={(event) => {
                  event.preventDefault();
                  focus();
                }}
              >
                {text}
              </a>
              {isFixed(name) && (
                <>
                  <Icon name="check" size={14} />
                  <span className="visually-hidden">done</span>
                </>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
