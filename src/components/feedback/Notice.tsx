import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/Icon';
import styles from './Notice.module.css';

export interface NoticeProps {
  tone: 'good' | 'warn';
  heading?: string | undefined;
  /** Whether the heading takes focus, where the control that was focused is locked now. */
  takesFocus?: boolean | undefined;
  /** The notice's buttons. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A message that stays on the screen until the screen removes it. */
export function Notice({ tone, heading, takesFocus = false, actions, children }: NoticeProps): ReactNode {
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus, heading]);
  return (
    <div className={classes(styles.notice, styles[tone])} role="status">
      <Icon name={tone === 'good' ? 'success' : 'warning'} />
      <div className={styles.content}>
        {heading !== undefined && (
          <h3 ref={title} tabIndex={-1}>
            {heading}
          </h3>
        )}
        <p>{children}</p>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
