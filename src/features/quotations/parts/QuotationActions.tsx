import { useId, type ReactNode } from 'react';
import { Button } from '@/components/Button';
import { QuietFailure } from '@/components/QuietFailure';
import type { Submission } from './useSubmission';
import styles from './QuotationActions.module.css';

/** The bar under the form; it stays in sight. `blocked` says why nothing can be sent yet. */
export function QuotationActions({
  submission: { busy, failed, run },
  blocked,
}: {
  submission: Submission;
  blocked: string;
}): ReactNode {
  const reason = useId();
  const shared = { disabled: blocked !== '', 'aria-describedby': blocked === '' ? undefined : reason };
  return (
    <div className={styles.bar}>
      <Button {...shared} variant="primary" busy={busy === 'submit'} onClick={() => run('submit')}>
        Submit
      </Button>
      <Button {...shared} busy={busy === 'save'} onClick={() => run('save')}>
        Save
      </Button>
      {blocked !== '' && (
        <p id={reason} className={styles.reason}>
          {blocked}
        </p>
      )}
      {failed && !busy && (
        <QuietFailure text="Not saved" onRetry={() => run(failed.deed)}>
          {failed.isUnconfirmed && (
            <span className={styles.reason}>
              Everything is still here. It may have been stored all the same: see the quotations before you
              try again.
            </span>
          )}
        </QuietFailure>
      )}
    </div>
  );
}
