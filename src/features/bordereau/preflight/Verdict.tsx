import type { ReactNode } from 'react';
import type { Comparison } from '@/preflight/rules/verdict';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/Icon';
import styles from './Verdict.module.css';

const icons = { reconciled: 'success', inPart: 'warning', differs: 'error', notChecked: 'info' } as const;

/** Whether the control value matches, as a text; the colour only repeats it. */
export function Verdict({
  outcome,
  text,
  detail,
  children,
}: Comparison & { children?: ReactNode }): ReactNode {
  return (
    <div className={classes(styles.verdict, styles[outcome])}>
      <Icon name={icons[outcome]} size={20} />
      <div>
        <p className={styles.text}>{text}</p>
        <p className={styles.detail}>
          <bdi>{detail}</bdi>
        </p>
        {children}
      </div>
    </div>
  );
}
