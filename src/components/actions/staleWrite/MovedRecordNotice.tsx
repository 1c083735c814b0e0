import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { refusalMessage } from '@/domain/saving/failure';
import { Notice } from '@/components/feedback/Notice';
import { ServerMessage } from '@/components/feedback/ServerMessage';
import type { ActionCheck } from './useActionCheck';

interface MovedRecordNoticeProps {
  place: ActionCheck<unknown>['place'];
  /** What an action failed with, if no alert has said so. */
  error?: unknown;
}

/** Says that a record is no longer what its screen shows, with the way to it; nothing as long as it is. */
export function MovedRecordNotice({ place, error }: MovedRecordNoticeProps): ReactNode {
  if (!place) return null;
  const { text, link, isBeforeSending } = place;
  return (
    <Notice tone="warn" heading={text} takesFocus actions={<Link to={link.to}>{link.label}</Link>}>
      {isBeforeSending ? <span>Nothing was sent.</span> : <ServerMessage text={refusalMessage(error)} />}
    </Notice>
  );
}
