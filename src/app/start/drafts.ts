import { runtimeConfig } from '@/api/runtime';
import type { DraftStore } from '@/domain/saving/draft';
import { draftsOf, removeDrafts } from '@/session/drafts/drafts';
import type { SessionArea } from '@/session/session';
import { draftsDatabase } from '@/session/storage';

const getters: Readonly<Record<SessionArea, () => DraftStore>> = {
  admin: () => draftsOf('admin'),
  bdx: () => draftsOf('bdx'),
};

/** For `DraftsContext`: gives the drafts of the user who is signed in to an area; null where the installation wants none. */
export function draftsFor(area: SessionArea): (() => DraftStore) | null {
  return runtimeConfig().drafts === 'off' ? null : getters[area];
}

/** Removes the drafts of the user who is signed in to an area: on Logout, before the session ends. */
export async function forgetDrafts(area: SessionArea): Promise<void> {
  try {
    await removeDrafts(area);
  } catch {
    // Where the user's own drafts cannot be removed, no drafts stay.
    indexedDB.deleteDatabase(draftsDatabase);
  }
}
