import { useCallback } from 'react';
import { runtimeConfig } from '@/api/runtime';
import type { DraftStore } from '@/domain/saving/draft';
import { useAppDispatch } from '@/redux';
import { draftsOf } from '@/session/drafts/drafts';
import type { SessionArea } from '@/session/sessionRules';

/**
 * For `DraftsContext`: returns the drafts of the user who is signed in to an area; null if the configuration
 * turns drafts off.
 */
export function useDrafts(area: SessionArea): (() => DraftStore) | null {
  const dispatch = useAppDispatch();
  const getDrafts = useCallback(() => dispatch(draftsOf(area)), [dispatch, area]);
  return runtimeConfig().drafts === 'off' ? null : getDrafts;
}
