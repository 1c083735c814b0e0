import { Suspense, type ComponentType, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import { IconButton } from '@/components/ui/Button';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/Icon';
import { useAppDispatch } from '@/redux';
import { continuedDraft } from './continuedDraft';
import { afterName, receiptClosed, type ActionReceipt } from './receiptSlice';
import styles from './ReceiptLine.module.css';

/** The button that prints a payment's receipt; an area without payments has none. */
export type PrintButton = ComponentType<NonNullable<ActionReceipt['print']>>;

interface ReceiptLineProps {
  receipt: ActionReceipt;
  printButton?: PrintButton | undefined;
}

/** One line about the last action: what it has done to which record, links to the record and to the next step, and a close button. */
export function ReceiptLine({ receipt, printButton: Print }: ReceiptLineProps): ReactNode {
  const { before, name, after, to, next, isDraft = false, print } = receipt;
  const { pathname } = useLocation();
  const dispatch = useAppDispatch();
  return (
    // Not a live region, which would be read again on each screen: it was announced once.
    <section className={classes(styles.line, isDraft && styles.draft)} aria-label="Last action">
      <Icon name={isDraft ? 'info' : 'success'} />
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
          {after !== '' && <span>{afterName(after)}</span>}
        </p>
        {to !== undefined && to !== pathname && (
          <Link to={to} className={styles.link}>
            Open<span className="visually-hidden">{` ${name}`}</span>
          </Link>
        )}
        {next && next.to !== pathname && (
          <Link
            to={next.to}
            state={isDraft ? continuedDraft : undefined}
            className={styles.link}
            onClick={() => void dispatch(receiptClosed())}
          >
            {next.label}
          </Link>
        )}
        {print && Print && (
          <ErrorBoundary frame={() => null}>
            <Suspense>
              <Print {...print} />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
      <IconButton
        icon="close"
        size="small"
        label="Close this line"
        onClick={() => {
          dispatch(receiptClosed());
          // The pressed button disappears with the line.
          document.getElementById('main')?.focus();
        }}
      />
    </section>
  );
}
