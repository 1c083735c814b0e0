import type { ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import { InlineError } from '@/components/feedback/InlineError';
import { UnconfirmedNotice } from '@/components/actions/UnconfirmedNotice';
import type { FileAction } from './useFileAction';
import styles from './FileActionStatus.module.css';

interface FileActionStatusProps {
  action: FileAction;
  /** For example 'Importing'. */
  pendingText: string;
  /** Among the tools above a list, where it needs a line of its own. */
  isInList?: boolean;
  /** Whether another notice already shows the error. */
  hidesFailure?: boolean;
}

/**
 * The status of an import, an approval, a sending or a removal. A lost response is shown even if failure
 * notices are turned off in Setting.
 */
export function FileActionStatus({
  action,
  pendingText,
  isInList,
  hidesFailure = false,
}: FileActionStatusProps): ReactNode {
  const { status, unconfirmed, recorded } = action;
  const className = isInList && styles.inList;
  const open = unconfirmed.all.filter(({ status: known }) => known !== 'sending');
  return (
    <>
      {status.at === 'pending' && (
        <p className={classes(styles.pending, className)} role="status">
          <span>{pendingText}</span> <bdi translate="no">{status.input.file_name}</bdi>…
        </p>
      )}
      {status.at === 'failed' && !hidesFailure && (
        <div className={classes(styles.line, className)}>
          <InlineError text="Not saved" onRetry={() => action.ask(status.input)} error={status.error}>
            <bdi translate="no">{status.input.file_name}</bdi>
          </InlineError>
        </div>
      )}
      {recorded !== '' && (
        <p className={classes(styles.line, className)} role="status">
          <bdi translate="no">{recorded}</bdi> is recorded.
        </p>
      )}
      {open.length > 0 && (
        <div className={classes(styles.line, className)}>
          {open.map((sent) => (
            <UnconfirmedNotice key={sent.record} action={sent} actions={unconfirmed} canCheck />
          ))}
        </div>
      )}
    </>
  );
}
