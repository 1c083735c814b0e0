import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { safePath } from '@/domain/access/safePath';
import { draftTime } from '@/domain/saving/draft';
import { useAppDispatch, useAppSelector } from '@/redux';
import type { SessionArea } from '../sessionRules';
import { draftsMayHaveChanged, selectDrafts } from './draftsSlice';

/** A link to the form of a draft, which offers to restore it. */
interface DraftLink {
  readonly to: string;
  readonly title: string;
  /** When it was written, as text. */
  readonly time: string;
}

function linksTo(drafts: ReturnType<typeof selectDrafts>): readonly DraftLink[] {
  const now = Date.now();
  return drafts.flatMap(({ title, route, savedAt }) => {
    const to = safePath(route);
    return to === undefined ? [] : [{ to, title, time: draftTime(savedAt, now) }];
  });
}

/** The drafts of the user who is signed in to an area, the newest first; read again whenever they may have changed. */
export function useDraftLinks(area: SessionArea): readonly DraftLink[] {
  const { pathname } = useLocation();
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(draftsMayHaveChanged(area));
    const readIfVisible = (): void => {
      if (document.visibilityState === 'visible') dispatch(draftsMayHaveChanged(area));
    };
    // Another tab may have written a draft meanwhile.
    document.addEventListener('visibilitychange', readIfVisible);
    return () => document.removeEventListener('visibilitychange', readIfVisible);
  }, [dispatch, area, pathname]);
  return linksTo(useAppSelector((state) => selectDrafts(state, area)));
}
