import type { ReactNode } from 'react';
import { UnconfirmedNotice } from '@/components/feedback/UnconfirmedNotice';
import type { RecordAction } from './useRecordAction';

/** What is said of a record's action whose end is not certain; nothing while there is none. */
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
