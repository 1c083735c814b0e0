import type { ReactNode } from 'react';
import { UnconfirmedNotice } from '@/components/feedback/UnconfirmedNotice';
import type { RecordAction } from './useRecordAction';

/** The notice about an action of a record whose result is not confirmed; nothing if there is none. */
export function ActionNotice({
  action: { open, sentActions },
  children,
}: {
  action: Pick<RecordAction, 'open' | 'sentActions'>;
  /** Where the user can look. */
  children?: ReactNode;
}): ReactNode {
  return (
    open && (
      <UnconfirmedNotice action={open} actions={sentActions} canCheck>
        {children}
      </UnconfirmedNotice>
    )
  );
}
