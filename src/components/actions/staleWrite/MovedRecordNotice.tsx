import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { refusalMessage } from '@/domain/saving/failure';
import { Notice } from '@/components/feedback/Notice';
import { ServerMessage } from '@/components/feedback/ServerMessage';
import type { ActionCheck } from './useActionCheck';

interface MovedRecordNoticeProps {
  movedRecord: ActionCheck<unknown>['movedRecord'];
  /** The error of the action, if no alert has shown it. */
  error?: unknown;
}

/** Says that a record has moved to another screen, with a link to it; renders nothing while the record is here. */
export function MovedRecordNotice({ movedRecord, error }: MovedRecordNoticeProps): ReactNode {
  if (!movedRecord) return null;
  const { text, link, isBeforeSending } = movedRecord;
  return (
    <Notice tone="warn" heading={text} takesFocus actions={<Link to={link.to}>{link.label}</Link>}>
      {isBeforeSending ? <span>Nothing was sent.</span> : <ServerMessage text={refusalMessage(error)} />}
    </Notice>
  );
}
