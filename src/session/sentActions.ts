import { openChannel } from '@/browser/browserService';
import type { Clock } from '@/domain/saving/clock';
import { isExpired, isSameTry, readSentAction, type SentAction } from '@/domain/saving/sentAction';
import { mayHaveDatabase, objectStore, removeUnless } from '@/browser/database';
import { sentActionsDatabase } from '@/browser/storage';

/**
 * Actions whose result is not known, for each user, in IndexedDB: they outlive a reload, a crash, the end of the session
 * and a Logout. Nothing here rejects. After each change every tab is notified, this one too.
 */

const database = objectStore(sentActionsDatabase, 'actions');

const actionKey = (owner: string, { kind, record }: SentAction): string[] => [owner, kind, record];

function notifyTabs(owner: string): void {
  const channel = openChannel(sentActionsDatabase);
  channel?.postMessage(owner);
  channel?.close();
}

/** Calls back after a change in any tab. Returns the function that unsubscribes. */
export function onStoredActionsChange(owner: string, listener: () => void): () => void {
  const channel = openChannel(sentActionsDatabase);
  if (!channel) return () => undefined;
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === owner) listener();
  };
  return () => channel.close();
}

/** A stored action; undefined if it is malformed or older than seven days. */
function readCurrent(source: unknown, clock: Clock): SentAction | undefined {
  const action = readSentAction(source);
  return action && !isExpired(action, clock) ? action : undefined;
}

/** The actions of a user; undefined where the database cannot be read. */
export async function storedActions(owner: string, clock: Clock): Promise<readonly SentAction[] | undefined> {
  const found = await database.run('readonly', (store) =>
    store.getAll(IDBKeyRange.bound([owner], [owner, []])),
  );
  return found?.map((value) => readCurrent(value, clock)).filter((action) => action !== undefined);
}

/**
 * Stores an action before it is sent. Returns false, and stores nothing, while an earlier action of its kind and record
 * is stored; undefined where the database failed.
 */
export async function storeAction(
  owner: string,
  action: SentAction,
  clock: Clock,
): Promise<boolean | undefined> {
  const isStored = await database.run('readwrite', async (store) => {
    if (readCurrent(await store.get(actionKey(owner, action)), clock)) return false;
    await store.put(action, actionKey(owner, action));
    return true;
  });
  if (isStored !== false) notifyTabs(owner);
  return isStored;
}

/** Stores how the request of an action ended. */
export async function updateStoredAction(owner: string, action: SentAction): Promise<void> {
  await database.run('readwrite', async (store) => {
    // The user may have allowed another attempt meanwhile in another tab: the record of that one stays.
    const stored = readSentAction(await store.get(actionKey(owner, action)));
    if (stored && isSameTry(stored, action)) await store.put(action, actionKey(owner, action));
  });
  notifyTabs(owner);
}

/** Removes an action: its result is known, or the user allowed another attempt. */
export async function removeStoredAction(owner: string, action: SentAction): Promise<void> {
  await database.run('readwrite', async (store) => {
    // Another attempt of the same action may have been stored meanwhile: it stays.
    const stored = readSentAction(await store.get(actionKey(owner, action)));
    if (!stored || isSameTry(stored, action)) await store.delete(actionKey(owner, action));
  });
  notifyTabs(owner);
}

/** Removes the actions of all users that were sent more than seven days ago. */
export async function tidySentActions(clock: Clock): Promise<void> {
  if (!(await mayHaveDatabase(sentActionsDatabase))) return;
  await database.run('readwrite', (store) => removeUnless(store, (record) => readCurrent(record, clock)));
}
