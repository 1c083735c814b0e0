import type { ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import { InlineError } from '@/components/feedback/InlineError';
import { UnconfirmedNotice } from '@/components/actions/UnconfirmedNotice';
import type { FileAction } from './useFileAction';
import styles from './FileActionStatus.module.css';

interface FileActionStatusProps {
  action: FileAction;
  /** 'Importing' */
  pendingText: string;
  /** Among the tools above a list, where it takes a line of its own. */
  isInList?: boolean;
  /** Whether another notice says what the action failed with. */
  hidesFailure?: boolean;
}

/** What became of an import, an approval, a sending or a removal. A lost answer is shown whatever the notices are set to. */
export function FileActionStatus({
  action,
  pendingText,
  isInList,
  hidesFailure = false,
}: FileActionStatusProps): ReactNode {
  const { status, unconfirmed, recorded } = action;
  const place = isInList && styles.inList;
  const open = unconfirmed.all.filter(({ status: known }) => known !== 'sending');
  return (
    <>
      {status.at === 'pending' && (
        <p className={classes(styles.pending, place)} role="status">
          <span>{pendingText}</span> <bdi translate="no">{status.input.file_name}</bdi>…
        </p>
      )}
      {status.at === 'failed' && !hidesFailure && (
        <div className={classes(styles.line, place)}>
          <InlineError text="Not saved" onRetry={() => action.ask(status.input)} error={status.error}>
            <bdi translate="no">{status.input.file_name}</bdi>
          </InlineError>
        </div>
      )}
      {recorded !== '' && (
        <p className={classes(styles.line, place)} role="status">
          <bdi translate="no">{recorded}</bdi> is recorded.
        </p>
      )}
      {open.length > 0 && (
        <div className={classes(styles.line, place)}>
          {open.map((sent) => (
            <UnconfirmedNotice key={sent.record} action={sent} actions={unconfirmed} canCheck />
          ))}
        </div>
      )}
    </>
  );
}
