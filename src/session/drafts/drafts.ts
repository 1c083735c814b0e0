import { draftAge, draftLifeMs, readDraft, type Draft, type DraftStore } from '@/domain/saving/draft';
import type { Clock } from '@/domain/saving/clock';
import { own } from '@/domain/values/objects';
import { issuedAt } from '@/domain/access/token';
import type { AppState, AppThunk } from '@/redux';
import { mayHaveDatabase, objectStore, removeUnless } from '@/browser/database';
import { decrypt, encrypt, type Encrypted } from './draftCipher';
import { currentDraftKey, draftsOutlivePage, removeEndedKeys, type DraftKey } from './draftKeys';
import { draftsMayHaveChanged } from './draftsSlice';
import { serverClock } from '../clock';
import { checkSessions } from '../sessionListeners';
import { endedByItself, type AnySession, type SessionArea } from '../sessionRules';
import { selectUser } from '../sessionSlice';
import { draftKeysDatabase, draftsDatabase } from '@/browser/storage';

/**
 * Drafts: one encrypted record for each owner and URL in IndexedDB, or in the memory of the tab where drafts do not outlive
 * the page. When the database fails, only drafts are lost: nothing here throws.
 */

/** The drafts of one owner. */
interface ListedDrafts extends DraftStore {
  /** The newest first. */
  list(): Promise<readonly Draft[]>;
}

/** A draft with its time by the server's clock: this computer's clock may be set before the draft is read. */
interface TimedDraft extends Draft {
  /** How far the server's clock was ahead of this computer's when the draft was written, in milliseconds. */
  readonly clockMs: number;
}

/** Adds the server's time. A draft of a session cannot be older than the token of the session. */
function timed(draft: Draft, { clockMs = 0, token }: AnySession): TimedDraft {
  return { ...draft, savedAt: Math.max(draft.savedAt + clockMs, issuedAt(token) ?? 0), clockMs };
}

/** Where the drafts of one owner are stored. */
interface DraftBackend {
  get(route: string): Promise<unknown>;
  /** `mayPut` is called last, after everything asynchronous: the session may have ended meanwhile. */
  put(draft: TimedDraft, mayPut: () => boolean): Promise<void>;
  remove(route: string): Promise<void>;
  all(): Promise<readonly unknown[]>;
}

const database = objectStore(draftsDatabase, 'drafts');

/** A draft in the database: without its key only the time of writing can be read. */
interface StoredDraft extends Encrypted, Pick<TimedDraft, 'savedAt' | 'clockMs'> {
  /** Whether its key is derived from the user's password. */
  readonly isFromPassword: boolean;
}

/** Reads a record of the database; undefined when it is malformed or older than 24 hours. */
function readStored(found: unknown, clock: Clock): Omit<StoredDraft, 'savedAt' | 'clockMs'> | undefined {
  const [savedAt, clockMs, iv, data] = ['savedAt', 'clockMs', 'iv', 'data'].map((key) => own(found, key));
  if (!(draftAge(savedAt, clockMs, clock) < draftLifeMs)) return undefined;
  if (!(iv instanceof Uint8Array) || !(data instanceof Uint8Array)) return undefined;
  return {
    iv: new Uint8Array(iv),
    data: new Uint8Array(data),
    isFromPassword: own(found, 'isFromPassword') === true,
  };
}

/** The range of the keys of one owner: IndexedDB sorts an array after every text. */
function ownerKeys(owner: string): IDBKeyRange {
  return IDBKeyRange.bound([owner], [owner, []]);
}

/** The last write of each record, by owner and route: an earlier write that is still being encrypted is dropped. */
const lastWrites = new Map<string, Map<string, object>>();

/** Returns a function that says whether this is still the record's last write and the record was not removed since. */
function beginWrite(owner: string, route: string): () => boolean {
  const write = {};
  const writes = lastWrites.get(owner) ?? new Map<string, object>();
  lastWrites.set(owner, writes.set(route, write));
  return () => lastWrites.get(owner)?.get(route) === write;
}

function databaseBackend(
  area: SessionArea,
  owner: string,
  { key, isFromPassword }: DraftKey,
  clock: () => Clock,
): DraftBackend {
  /** The drafts that the database could not store, because it is full or does not respond. */
  const inMemory = memoryBackend(area, owner);

  const draftRoute = (record: unknown): string | undefined => readDraft(record, clock())?.route;

  /** The decrypted draft; undefined where this session's key does not fit. It may belong to another session, so it stays. */
  async function decrypted(found: unknown): Promise<unknown> {
    const stored = readStored(found, clock());
    // Written by an earlier session with the key of the password, which this session does not have.
    if (!stored || (stored.isFromPassword && !isFromPassword)) return undefined;
    try {
      return JSON.parse(await decrypt(key, stored));
    } catch {
      return undefined;
    }
  }

  return {
    async get(route) {
      const newer = await inMemory.get(route);
      return newer ?? decrypted(await database.run('readonly', (store) => store.get([owner, route])));
    },
    async put(draft, mayPut) {
      const encrypted = await encrypt(key, JSON.stringify(draft)).catch(() => undefined);
      if (!encrypted) return inMemory.put(draft, mayPut);
      if (!mayPut()) return;
      const { savedAt, clockMs } = draft;
      const stored: StoredDraft = { ...encrypted, savedAt, clockMs, isFromPassword };
      const isStored = await database.run('readwrite', async (store) => {
        const done = store.put(stored, [owner, draft.route]);
        // Committed explicitly, because the page may be closed before the request succeeds.
        store.transaction.commit();
        return done;
      });
      if (!isStored) await inMemory.put(draft, mayPut);
      else if (mayPut()) await inMemory.remove(draft.route);
    },
    async remove(route) {
      await inMemory.remove(route);
      await database.run('readwrite', (store) => store.delete([owner, route]));
    },
    async all() {
      const found = await database.run('readonly', (store) => store.getAll(ownerKeys(owner)));
      const stored = await Promise.all((found ?? []).map(decrypted));
      const newer = await inMemory.all();
      const routes = new Set(newer.map(draftRoute));
      return [...newer, ...stored.filter((one) => !routes.has(draftRoute(one)))];
    },
  };
}

/** The drafts in the memory of the tab, with their owner, for each area. The Redux store must not hold their contents. */
const memory = new Map<SessionArea, { readonly owner: string; readonly drafts: Map<string, TimedDraft> }>();

/** Drafts in memory end with a Logout, also in another tab, and when another user signs in. */
export function removeEndedMemory(state: AppState): void {
  for (const [area, { owner }] of memory) {
    if (!mayWrite(state, area, owner)) memory.delete(area);
  }
}

function memoryBackend(area: SessionArea, owner: string): DraftBackend {
  function ownDrafts(): Map<string, TimedDraft> | undefined {
    const inArea = memory.get(area);
    return inArea?.owner === owner ? inArea.drafts : undefined;
  }
  return {
    get: (route) => Promise.resolve(ownDrafts()?.get(route)),
    put(draft, mayPut) {
      if (mayPut()) memory.set(area, { owner, drafts: new Map(ownDrafts()).set(draft.route, draft) });
      return Promise.resolve();
    },
    remove(route) {
      ownDrafts()?.delete(route);
      return Promise.resolve();
    },
    all: () => Promise.resolve([...(ownDrafts()?.values() ?? [])]),
  };
}

function backendFor(area: SessionArea, owner: string): AppThunk<Promise<DraftBackend>> {
  return async (dispatch, getState) => {
    const key = draftsOutlivePage() ? await dispatch(currentDraftKey(area, owner)) : undefined;
    return key
      ? databaseBackend(area, owner, key, () => serverClock(getState()))
      : memoryBackend(area, owner);
  };
}

/** A form may outlive its session by a moment: its draft is stored when the session expired, not after a Logout. */
function mayWrite(state: AppState, area: SessionArea, owner: string): boolean {
  const user = selectUser(state, area);
  return user === owner || (user === undefined && endedByItself(state.session[area].absence));
}

/** The drafts of the user who is signed in to an area now, and of no other user later. */
export function draftsOf(area: SessionArea): AppThunk<ListedDrafts> {
  return (dispatch, getState) => {
    const owner = selectUser(getState(), area);
    const opened = getState().session[area].session;
    if (owner === undefined || !opened) return noDrafts;
    const backend = dispatch(backendFor(area, owner));
    const isMine = (): boolean => selectUser(getState(), area) === owner;
    return {
      async read(route) {
        const draft = readDraft(await (await backend).get(route), serverClock(getState()));
        return isMine() && draft?.route === route ? draft : undefined;
      },
      async write(draft) {
        const isLast = beginWrite(owner, draft.route);
        const timedDraft = timed(draft, getState().session[area].session ?? opened);
        const mayPut = (): boolean => {
          // Another tab may have ended the session a moment ago.
          dispatch(checkSessions());
          return isLast() && mayWrite(getState(), area, owner);
        };
        await (await backend).put(timedDraft, mayPut).catch(() => undefined);
        dispatch(draftsMayHaveChanged(area));
      },
      async remove(route) {
        lastWrites.get(owner)?.delete(route);
        await (await backend).remove(route);
        dispatch(draftsMayHaveChanged(area));
      },
      async list() {
        const found = await (await backend).all();
        if (!isMine()) return [];
        const clock = serverClock(getState());
        const drafts = found.map((one) => readDraft(one, clock)).filter((draft) => draft !== undefined);
        return drafts.sort((one, other) => other.savedAt - one.savedAt);
      },
    };
  };
}

const noDrafts: ListedDrafts = {
  read: () => Promise.resolve(undefined),
  write: () => Promise.resolve(),
  remove: () => Promise.resolve(),
  list: () => Promise.resolve([]),
};

/** Removes all drafts of the user who is signed in to an area: on Logout, before the session ends. */
export function removeDrafts(area: SessionArea): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const owner = selectUser(getState(), area);
    if (owner === undefined) return;
    if (memory.get(area)?.owner === owner) memory.delete(area);
    lastWrites.delete(owner);
    if (await mayHaveDatabase(draftsDatabase)) {
      const done = await database.run('readwrite', async (store) => {
        await store.delete(ownerKeys(owner));
        return true;
      });
      // If the user's own drafts cannot be removed, all drafts are deleted.
      if (!done) indexedDB.deleteDatabase(draftsDatabase);
    }
    dispatch(draftsMayHaveChanged(area));
  };
}

/** Removes malformed drafts, drafts older than 24 hours, and the keys of sessions that have ended. */
export function tidyDrafts(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (await mayHaveDatabase(draftKeysDatabase)) await dispatch(removeEndedKeys());
    if (!(await mayHaveDatabase(draftsDatabase))) return;
    await database.run('readwrite', (store) =>
      removeUnless(store, (record) => readStored(record, serverClock(getState()))),
    );
  };
}
