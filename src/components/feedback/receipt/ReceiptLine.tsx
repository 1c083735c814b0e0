import { Suspense, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import { IconButton } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { hideReceipt, type ActionReceipt } from './receipts';
import styles from './ReceiptLine.module.css';

/** One line: what the last action has done to which record, the way to the record, and a way to close the line. */
export function ReceiptLine({ receipt }: { receipt: ActionReceipt }): ReactNode {
  const { before, name, after, to, tool } = receipt;
  return (
    // It was announced when it came; a live region would be read again on each screen.
    <section className={styles.line} aria-label="Last action">
      <Icon name="success" />
      <div className={styles.words}>
        <p>
          <span>{before}</span>
          {name !== '' && (
            <>
              {' '}
              <bdi translate="no" className={styles.name}>
                {name}
              </bdi>
            </>
          )}
          {after !== '' && <span>{` ${after}`}</span>}
        </p>
        {to !== undefined && (
          <Link to={to} className={styles.link}>
            Open<span className="visually-hidden">{` ${name}`}</span>
          </Link>
        )}
        {tool !== undefined && (
          <ErrorBoundary frame={() => null}>
            <Suspense>{tool}</Suspense>
          </ErrorBoundary>
        )}
      </div>
      <IconButton
        icon="close"
        size="small"
        label="Close this line"
        onClick={() => {
          hideReceipt();
          // The pressed button is gone.
          document.getElementById('main')?.focus();
        }}
      />
    </section>
  );
}
