import { openChannel } from '@/browser/browserService';
import { isSameTry, readSentAction, type SentAction } from '@/domain/saving/sentAction';
import { mayHaveDatabase, objectStore, removeUnless } from '@/browser/database';
import { sentActionsDatabase } from '@/browser/storage';

/**
 * What was sent without a certain end, for each user, in IndexedDB: it outlives a reload, a crash, the end of the session
 * and a Logout. None of this rejects. After each change every tab is told, this one too.
 */

const database = objectStore(sentActionsDatabase, 'actions');

const keyOf = (owner: string, { kind, record }: SentAction): string[] => [owner, kind, record];

function tellTabs(owner: string): void {
  const channel = openChannel(sentActionsDatabase);
  channel?.postMessage(owner);
  channel?.close();
}

/** Calls back after a change in any tab. Returns how to stop. */
export function onStoredActionsChange(owner: string, listener: () => void): () => void {
  const channel = openChannel(sentActionsDatabase);
  if (!channel) return () => undefined;
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === owner) listener();
  };
  return () => channel.close();
}

/** The actions of a user; undefined where the browser cannot say. */
export async function storedActions(owner: string): Promise<readonly SentAction[] | undefined> {
  const found = await database.run('readonly', (store) =>
    store.getAll(IDBKeyRange.bound([owner], [owner, []])),
  );
  const now = Date.now();
  return found?.map((value) => readSentAction(value, now)).filter((action) => action !== undefined);
}

/**
 * Keeps an action before it is sent; false, and nothing is kept, while an earlier one of its kind and record is there.
 * Undefined where the browser could not keep it.
 */
export async function storeAction(owner: string, action: SentAction): Promise<boolean | undefined> {
  const isKept = await database.run('readwrite', async (store) => {
    if (readSentAction(await store.get(keyOf(owner, action)), Date.now())) return false;
    await store.put(action, keyOf(owner, action));
    return true;
  });
  if (isKept !== false) tellTabs(owner);
  return isKept;
}

/** Notes how the request of a kept action ended. */
export async function updateStoredAction(owner: string, action: SentAction): Promise<void> {
  await database.run('readwrite', async (store) => {
    // The user may have allowed another try meanwhile, in another tab: its record stays.
    const kept = readSentAction(await store.get(keyOf(owner, action)), Date.now());
    if (kept && isSameTry(kept, action)) await store.put(action, keyOf(owner, action));
  });
  tellTabs(owner);
}

/** Forgets an action: its end is certain, or the user allowed another try. */
export async function removeStoredAction(owner: string, action: SentAction): Promise<void> {
  await database.run('readwrite', async (store) => {
    // Another try of the same action may have been kept meanwhile: it stays.
    const kept = readSentAction(await store.get(keyOf(owner, action)), Date.now());
    if (!kept || isSameTry(kept, action)) await store.delete(keyOf(owner, action));
  });
  tellTabs(owner);
}

/** Removes what was sent more than seven days ago, of every user. */
export async function tidySentActions(): Promise<void> {
  if (!(await mayHaveDatabase(sentActionsDatabase))) return;
  await database.run('readwrite', (store) => removeUnless(store, readSentAction));
}
