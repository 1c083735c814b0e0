import { hasDatabase, openChannel } from '@/domain/browserService';
import { Listeners } from '@/domain/values/listeners';
import { readSentAction, type SentAction, type SentActionStore } from '@/domain/saving/sentAction';
import { mayHaveDatabase, objectStore, removeUnless } from './database';
import { signedInUser, type SessionArea } from './session';
import { sentActionsDatabase } from './storage';

/**
 * What was sent without a certain end, for each user, in IndexedDB: it outlives a reload, a crash, the end of the session
 * and a Logout. Where the browser keeps nothing, it is remembered while the area's screens are mounted.
 */

const database = objectStore(sentActionsDatabase, 'actions');

/** Whose actions an area's are. */
export function ownerOf(area: SessionArea): string {
  return signedInUser(area) ?? area;
}

function isSame(one: SentAction, other: SentAction): boolean {
  return one.kind === other.kind && one.record === other.record;
}

function isSameTry(one: SentAction, other: SentAction): boolean {
  return isSame(one, other) && one.sentAt === other.sentAt;
}

/** The actions of the user who is signed in to an area now; the store stays that user's. */
export function sentActionsOf(area: SessionArea): SentActionStore {
  const owner = ownerOf(area);
  let memory: readonly SentAction[] = [];
  let sending: readonly SentAction[] = [];
  const listeners = new Listeners();
  let channel: BroadcastChannel | undefined;
  const keyOf = ({ kind, record }: SentAction): string[] => [owner, kind, record];

  /** Tells this page and the other tabs; a screen that was left may have closed the channel before. */
  function changed(): void {
    listeners.notify();
    const sender = channel ?? openChannel(sentActionsDatabase);
    sender?.postMessage(owner);
    if (sender !== channel) sender?.close();
  }

  function listen(): void {
    channel ??= openChannel(sentActionsDatabase);
    if (!channel) return;
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data === owner) listeners.notify();
    };
  }

  async function stored(): Promise<readonly SentAction[]> {
    const found = await database.run('readonly', (store) =>
      store.getAll(IDBKeyRange.bound([owner], [owner, []])),
    );
    const now = Date.now();
    return (found ?? []).map((value) => readSentAction(value, now)).filter((action) => action !== undefined);
  }

  /** Storage knows what other tabs did; memory knows what storage could not keep. */
  async function all(): Promise<readonly SentAction[]> {
    const kept = hasDatabase() ? await stored() : [];
    return [...kept, ...memory.filter((action) => !kept.some((other) => isSame(action, other)))];
  }

  return {
    async list(kind) {
      return (await all()).filter((action) => action.kind === kind);
    },
    async begin(action) {
      if (memory.some((other) => isSame(action, other))) return false;
      const isKept = await database.run('readwrite', async (store) => {
        if (readSentAction(await store.get(keyOf(action)), Date.now())) return false;
        await store.put(action, keyOf(action));
        return true;
      });
      if (isKept === false) return false;
      if (isKept === undefined) memory = [...memory, action];
      sending = [...sending, action];
      changed();
      return true;
    },
    async update(action) {
      memory = memory.map((other) => (isSameTry(action, other) ? action : other));
      await database.run('readwrite', async (store) => {
        // The user may have allowed another try meanwhile, in another tab: its record stays.
        const kept = readSentAction(await store.get(keyOf(action)), Date.now());
        if (kept && isSameTry(kept, action)) await store.put(action, keyOf(action));
      });
      sending = sending.filter((other) => !isSameTry(action, other));
      changed();
    },
    async remove(action) {
      memory = memory.filter((other) => !isSameTry(action, other));
      await database.run('readwrite', async (store) => {
        // Another try of the same action may have been kept meanwhile: it stays.
        const kept = readSentAction(await store.get(keyOf(action)), Date.now());
        if (!kept || isSameTry(kept, action)) await store.delete(keyOf(action));
      });
      // Not before it is gone, or it would be seen as one without a certain end.
      sending = sending.filter((other) => !isSameTry(action, other));
      changed();
    },
    isSending: (action) => sending.some((other) => isSame(action, other)),
    subscribe(listener) {
      listen();
      const unsubscribe = listeners.subscribe(listener);
      return () => {
        unsubscribe();
        if (!listeners.isEmpty) return;
        channel?.close();
        channel = undefined;
      };
    },
  };
}

/** Removes what was sent more than seven days ago, of every user. */
export async function tidySentActions(): Promise<void> {
  if (!(await mayHaveDatabase(sentActionsDatabase))) return;
  await database.run('readwrite', (store) => removeUnless(store, readSentAction));
}
