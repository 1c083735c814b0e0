import type { DraftShelf } from '@/session/drafts';
import { currentSessions, type SessionArea } from '@/session/session';
import { draftsDatabase } from '@/session/storage';

/** The shelves of both areas, for `DraftsContext`: their code comes with the first form. */
export const adminDrafts = (): Promise<DraftShelf> => shelfOf('admin');
export const bdxDrafts = (): Promise<DraftShelf> => shelfOf('bdx');

async function shelfOf(area: SessionArea): Promise<DraftShelf> {
  return (await import('@/session/drafts')).draftsOf(area);
}

/** Removes the drafts of whoever is signed in to an area: on Logout, before the session ends. Also offline. */
export async function forgetDrafts(area: SessionArea): Promise<void> {
  const sessions = currentSessions();
  if (!(await mayHaveDrafts())) return;
  try {
    await (await import('@/session/drafts')).removeDraftsOf(sessions, area);
  } catch {
    // Without the code that knows whose is whose, nobody's stay.
    indexedDB.deleteDatabase(draftsDatabase);
  }
}

/** Whether anybody ever left drafts in this browser; where it can't be told, perhaps. */
export async function mayHaveDrafts(): Promise<boolean> {
  try {
    if (!('databases' in indexedDB)) return true;
    return (await indexedDB.databases()).some(({ name }) => name === draftsDatabase);
  } catch {
    return false;
  }
}
