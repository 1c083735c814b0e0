import { runtimeConfig } from '@/api/runtime';
import { draftsOutlivePage, mayHaveDatabase } from '@/session/drafts/draftPlace';
import type { DraftStore } from '@/domain/saving/draft';
import { currentSessions, type SessionArea } from '@/session/session';
import { draftsDatabase } from '@/session/storage';

type LoadDrafts = () => Promise<DraftStore>;

let isLoaded = false;

async function storeOf(area: SessionArea): Promise<DraftStore> {
  const { draftsOf } = await import('@/session/drafts/drafts');
  isLoaded = true;
  return draftsOf(area);
}

const loaders: Readonly<Record<SessionArea, LoadDrafts>> = {
  admin: () => storeOf('admin'),
  bdx: () => storeOf('bdx'),
};

/** For `DraftsContext`: how an area's drafts are loaded, with the first form; null where the installation wants none. */
export function draftsLoader(area: SessionArea): LoadDrafts | null {
  return runtimeConfig().drafts === 'off' ? null : loaders[area];
}

/** Removes the drafts of the user who is signed in to an area: on Logout, before the session ends. Also offline. */
export async function forgetDrafts(area: SessionArea): Promise<void> {
  const sessions = currentSessions();
  if (!(await mayHaveDrafts())) return;
  try {
    await (await import('@/session/drafts/drafts')).removeDraftsOf(sessions, area);
  } catch {
    // Without the code that knows whose drafts these are, none stay.
    indexedDB.deleteDatabase(draftsDatabase);
  }
}

/** Whether any user ever left drafts in this browser, or in this tab where they end with it. */
export async function mayHaveDrafts(): Promise<boolean> {
  return draftsOutlivePage() ? mayHaveDatabase(draftsDatabase) : isLoaded;
}
