import { draftLifeMs, readDraft, type Draft, type DraftStore } from '@/domain/saving/draft';
import { own } from '@/domain/values/objects';
import type { AppState, AppThunk } from '@/redux';
import { mayHaveDatabase, objectStore, removeUnless } from '@/browser/database';
import { decrypt, encrypt, type Encrypted } from './draftCipher';
import { currentDraftKey, draftsOutlivePage, removeEndedKeys, type DraftKey } from './draftKeys';
import { draftsMayHaveChanged } from './draftsSlice';
import { checkSessions } from '../sessionListeners';
import type { SessionArea } from '../sessionRules';
import { selectUser } from '../sessionSlice';
import { draftKeysDatabase, draftsDatabase } from '@/browser/storage';

/**
 * Unsaved work: one encrypted record an owner and URL in IndexedDB, or in the memory of the tab where it may not outlive the
 * page. A database that is blocked, full, broken or poisoned costs the drafts and nothing else: nothing here throws.
 */

/** The drafts of one owner. */
interface ListedDrafts extends DraftStore {
  /** The newest first. */
  list(): Promise<readonly Draft[]>;
}

/** Where drafts of one owner are kept. */
interface DraftBackend {
  get(route: string): Promise<unknown>;
  /** `mayPut` is asked last, once there is nothing left to wait for. */
  put(draft: Draft, mayPut: () => boolean): Promise<void>;
  remove(route: string): Promise<void>;
  all(): Promise<readonly unknown[]>;
}

const database = objectStore(draftsDatabase, 'drafts');

/** A draft in the database: without its key there is nothing to read but when it was written. */
interface StoredDraft extends Encrypted {
  readonly savedAt: number;
  /** Whether the user's password gives its key. */
  readonly isFromPassword: boolean;
}

/** A record as the browser stored it; undefined when it is none, or its 24 hours are over. */
function readStored(found: unknown, now: number): StoredDraft | undefined {
  const [savedAt, iv, data] = ['savedAt', 'iv', 'data'].map((key) => own(found, key));
  if (typeof savedAt !== 'number' || !(savedAt > now - draftLifeMs && savedAt <= now + 60_000))
    return undefined;
  if (!(iv instanceof Uint8Array) || !(data instanceof Uint8Array)) return undefined;
  return {
    savedAt,
    iv: new Uint8Array(iv),
    data: new Uint8Array(data),
    isFromPassword: own(found, 'isFromPassword') === true,
  };
}

/** The keys of one owner: an array sorts after every text. */
function rangeOf(owner: string): IDBKeyRange {
  return IDBKeyRange.bound([owner], [owner, []]);
}

/** The last write of each record, by owner and route. What was encrypted for an earlier one comes too late. */
const lastWrites = new Map<string, Map<string, object>>();

/** Returns how to ask whether this is still the record's last write, and the record was not removed since. */
function beginWrite(owner: string, route: string): () => boolean {
  const write = {};
  const writes = lastWrites.get(owner) ?? new Map<string, object>();
  lastWrites.set(owner, writes.set(route, write));
  return () => lastWrites.get(owner)?.get(route) === write;
}

function routeOf(record: unknown): string | undefined {
  return readDraft(record, Date.now())?.route;
}

function databaseBackend(area: SessionArea, owner: string, { key, isFromPassword }: DraftKey): DraftBackend {
  /** What the database did not keep: it is full or does not answer. */
  const unkept = memoryBackend(area, owner);

  /** The text of a record; undefined where this user's key does not open it. It may be another session's, so it stays. */
  async function opened(found: unknown): Promise<unknown> {
    const stored = readStored(found, Date.now());
    // Left by an earlier session under the user's password, which this session never had.
    if (!stored || (stored.isFromPassword && !isFromPassword)) return undefined;
    try {
      return JSON.parse(await decrypt(key, stored));
    } catch {
      return undefined;
    }
  }

  return {
    async get(route) {
      const newer = await unkept.get(route);
      return newer ?? opened(await database.run('readonly', (store) => store.get([owner, route])));
    },
    async put(draft, mayPut) {
      const encrypted = await encrypt(key, JSON.stringify(draft)).catch(() => undefined);
      if (!encrypted) return unkept.put(draft, mayPut);
      if (!mayPut()) return;
      const stored: StoredDraft = { ...encrypted, savedAt: draft.savedAt, isFromPassword };
      // Of two tabs on one form the last to write stays: to read first would take until the page may be gone.
      const isKept = await database.run('readwrite', async (store) => {
        const done = store.put(stored, [owner, draft.route]);
        // Not left to the page, which may be gone before it hears of the end.
        store.transaction.commit();
        return done;
      });
      if (!isKept) await unkept.put(draft, mayPut);
      else if (mayPut()) await unkept.remove(draft.route);
    },
    async remove(route) {
      await unkept.remove(route);
      await database.run('readwrite', (store) => store.delete([owner, route]));
    },
    async all() {
      const found = await database.run('readonly', (store) => store.getAll(rangeOf(owner)));
      const stored = await Promise.all((found ?? []).map(opened));
      const newer = await unkept.all();
      const routes = new Set(newer.map(routeOf));
      return [...newer, ...stored.filter((one) => !routes.has(routeOf(one)))];
    },
  };
}

/** The contents that the tab keeps for each area, and whose they are. They are not in the store: it is no place for them. */
const memory = new Map<SessionArea, { readonly owner: string; readonly drafts: Map<string, Draft> }>();

/** What the tab keeps ends with a Logout, also in another tab, and when somebody else signs in. */
export function removeEndedMemory(state: AppState): void {
  for (const [area, { owner }] of memory) {
    if (!mayWrite(state, area, owner)) memory.delete(area);
  }
}

function memoryBackend(area: SessionArea, owner: string): DraftBackend {
  function kept(): Map<string, Draft> | undefined {
    const inArea = memory.get(area);
    return inArea?.owner === owner ? inArea.drafts : undefined;
  }
  return {
    get: (route) => Promise.resolve(kept()?.get(route)),
    put(draft, mayPut) {
      if (mayPut()) memory.set(area, { owner, drafts: new Map(kept()).set(draft.route, draft) });
      return Promise.resolve();
    },
    remove(route) {
      kept()?.delete(route);
      return Promise.resolve();
    },
    all: () => Promise.resolve([...(kept()?.values() ?? [])]),
  };
}

function backendFor(area: SessionArea, owner: string): AppThunk<Promise<DraftBackend>> {
  return async (dispatch) => {
    const key = draftsOutlivePage() ? await dispatch(currentDraftKey(area, owner)) : undefined;
    return key ? databaseBackend(area, owner, key) : memoryBackend(area, owner);
  };
}

/** A form may outlive its session by a moment: what it had is kept when that ran out, not when its user ended it. */
function mayWrite(state: AppState, area: SessionArea, owner: string): boolean {
  const user = selectUser(state, area);
  return user === owner || (user === undefined && state.session[area].absence === 'expired');
}

/** The drafts of the user who is signed in to an area now, and of no other user later. */
export function draftsOf(area: SessionArea): AppThunk<ListedDrafts> {
  return (dispatch, getState) => {
    const owner = selectUser(getState(), area);
    if (owner === undefined) return noDrafts;
    const backend = dispatch(backendFor(area, owner));
    const isMine = (): boolean => selectUser(getState(), area) === owner;
    return {
      async read(route) {
        const draft = readDraft(await (await backend).get(route), Date.now());
        return isMine() && draft?.route === route ? draft : undefined;
      },
      async write(draft) {
        const isLast = beginWrite(owner, draft.route);
        const mayPut = (): boolean => {
          // Another tab may have ended the session a moment ago.
          dispatch(checkSessions());
          return isLast() && mayWrite(getState(), area, owner);
        };
        await (await backend).put(draft, mayPut).catch(() => undefined);
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
        const now = Date.now();
        const drafts = found.map((one) => readDraft(one, now)).filter((draft) => draft !== undefined);
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
        await store.delete(rangeOf(owner));
        return true;
      });
      // Where the user's own drafts cannot be removed, no drafts stay.
      if (!done) indexedDB.deleteDatabase(draftsDatabase);
    }
    dispatch(draftsMayHaveChanged(area));
  };
}

/** Removes what is no draft, or has had its 24 hours, and the keys of sessions that have ended. */
export function tidyDrafts(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    if (await mayHaveDatabase(draftKeysDatabase)) await dispatch(removeEndedKeys());
    if (!(await mayHaveDatabase(draftsDatabase))) return;
    await database.run('readwrite', (store) => removeUnless(store, readStored));
  };
}
