import type { ReactNode } from 'react';
import { UnconfirmedNotice } from '@/components/actions/UnconfirmedNotice';
import { classes } from '@/components/ui/classes';
import type { RecordAction } from './useRecordAction';
import styles from './quotationDocument.module.css';

/** The bar with the actions of a record. It is sticky, except for a long bar on a phone, which would hide the record. */
export function RecordActions({
  isLong = false,
  children,
}: {
  isLong?: boolean;
  children: ReactNode;
}): ReactNode {
  return <div className={classes(styles.actions, isLong && styles.long)}>{children}</div>;
}

/** The notice about an action of a record whose result is not confirmed; nothing if there is none. */
export function ActionNotice({
  action: { open, sentActions },
  children,
}: {
  action: Pick<RecordAction, 'open' | 'sentActions'>;
  /** A link to a page on which the user can check the result. */
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
