import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { safePath } from '@/domain/access/safePath';
import { draftTime, type Draft } from '@/domain/saving/draft';
import type { SessionArea } from '../session';
import { listDrafts, onDraftsChange } from './drafts';

/** A draft as a link to its form, where it is offered back. */
interface DraftLink {
  readonly to: string;
  readonly title: string;
  /** When it was written, as text. */
  readonly time: string;
}

const none: readonly DraftLink[] = [];

function linksTo(drafts: readonly Draft[]): readonly DraftLink[] {
  const now = Date.now();
  return drafts.flatMap(({ title, route, savedAt }) => {
    const to = safePath(route);
    return to === undefined ? [] : [{ to, title, time: draftTime(savedAt, now) }];
  });
}

/** The drafts of the user who is signed in to an area, the newest first; read again whenever they may have changed. */
export function useDraftLinks(area: SessionArea): readonly DraftLink[] {
  const { pathname } = useLocation();
  const [links, setLinks] = useState(none);
  useEffect(() => {
    let isCurrent = true;
    const read = (): void => {
      void listDrafts(area).then(
        (drafts) => isCurrent && setLinks(drafts.length > 0 ? linksTo(drafts) : none),
      );
    };
    const readIfVisible = (): void => {
      if (document.visibilityState === 'visible') read();
    };
    read();
    const stop = onDraftsChange(read);
    // Other tabs write as well.
    document.addEventListener('visibilitychange', readIfVisible);
    return () => {
      isCurrent = false;
      stop();
      document.removeEventListener('visibilitychange', readIfVisible);
    };
  }, [area, pathname]);
  return links;
}
