import { readDraft, type Draft } from '@/domain/draft';
import { currentSessions, type SessionArea, type Sessions } from './session';
import { draftsDatabase } from './storage';

/**
 * Unsaved work, in IndexedDB: one record an owner and URL. A database that is blocked, full, broken or poisoned costs
 * the drafts and nothing else: nothing here throws or rejects.
 */

const storeName = 'drafts';

/** The drafts of one owner. */
export interface DraftShelf {
  read(route: string): Promise<Draft | undefined>;
  write(draft: Draft): Promise<void>;
  remove(route: string): Promise<void>;
  /** The newest first. */
  list(): Promise<readonly Draft[]>;
}

const listeners = new Set<() => void>();
let opening: Promise<IDBDatabase | undefined> | undefined;

/** Calls back after a draft was written or removed on this page. */
export function onDraftsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function changed(): void {
  for (const listener of [...listeners]) listener();
}

function ended<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')));
  });
}

async function openOnce(): Promise<IDBDatabase> {
  const request = indexedDB.open(draftsDatabase, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(storeName);
  };
  const database = await ended(request);
  if (database.objectStoreNames.contains(storeName)) return database;
  database.close();
  throw new Error('Another database has the name of ours');
}

/** Opens the database; one that is not as we made it is made anew. */
async function open(): Promise<IDBDatabase | undefined> {
  try {
    const database = await openOnce().catch(async () => {
      await ended(indexedDB.deleteDatabase(draftsDatabase));
      return openOnce();
    });
    const forget = (): void => {
      opening = undefined;
    };
    database.onclose = forget;
    // Another tab takes the database away: ours must not hold it back.
    database.onversionchange = () => {
      database.close();
      forget();
    };
    await removeOld(database);
    return database;
  } catch {
    opening = undefined;
    return undefined;
  }
}

/** Runs a transaction; undefined when it could not be. What it writes stays even if the page goes at this moment. */
async function inStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  try {
    opening ??= open();
    const database = await opening;
    if (!database) return undefined;
    const transaction = database.transaction(storeName, mode);
    const request = work(transaction.objectStore(storeName));
    // Not left to the page, which may be gone before it hears of the end.
    if (mode === 'readwrite') transaction.commit();
    return await ended(request);
  } catch {
    return undefined;
  }
}

/** What has had its 24 hours goes, whoever's it is. */
async function removeOld(database: IDBDatabase): Promise<void> {
  const store = database.transaction(storeName, 'readwrite').objectStore(storeName);
  const [keys, records] = await Promise.all([ended(store.getAllKeys()), ended(store.getAll())]);
  const now = Date.now();
  const old = keys.filter((_key, index) => readDraft(records[index], now) === undefined);
  await Promise.all(old.map((key) => ended(store.delete(key))));
}

/** Whose drafts an area's are: user and client; undefined while nobody is signed in. */
function ownerIn({ admin, bdx }: Sessions, area: SessionArea): string | undefined {
  if (area === 'admin') return admin && JSON.stringify([area, admin.userId, admin.clientId]);
  return bdx && JSON.stringify([area, bdx.carrierId, bdx.clientId]);
}

function draftOwner(area: SessionArea): string | undefined {
  return ownerIn(currentSessions(), area);
}

/** Whether the area's last session ran out, rather than being ended by its user. */
function hasExpired(area: SessionArea): boolean {
  const { adminAbsence, bdxAbsence } = currentSessions();
  return (area === 'admin' ? adminAbsence : bdxAbsence) === 'expired';
}

function isMine(area: SessionArea, owner: string): boolean {
  return draftOwner(area) === owner;
}

/** A form may outlive its session by a moment: what it had is kept when that ran out, not when its user ended it. */
function mayWrite(area: SessionArea, owner: string): boolean {
  return isMine(area, owner) || (draftOwner(area) === undefined && hasExpired(area));
}

/** The drafts of whoever is signed in to an area now, and of nobody else later. */
export function draftsOf(area: SessionArea): DraftShelf {
  const owner = draftOwner(area) ?? '';
  return {
    async read(route) {
      const found: unknown = await inStore('readonly', (store) => store.get([owner, route]));
      const draft = readDraft(found, Date.now());
      return isMine(area, owner) && draft?.route === route ? draft : undefined;
    },
    async write(draft) {
      if (!mayWrite(area, owner)) return;
      // Of two tabs on one form the last to write stays: to read first would take until the page may be gone.
      await inStore('readwrite', (store) => store.put(draft, [owner, draft.route]));
      changed();
    },
    async remove(route) {
      await inStore('readwrite', (store) => store.delete([owner, route]));
      changed();
    },
    async list() {
      const found = await inStore('readonly', (store) => store.getAll(rangeOf(owner)));
      const now = Date.now();
      const drafts = (found ?? []).map((record: unknown) => readDraft(record, now));
      if (!isMine(area, owner)) return [];
      return drafts.filter((draft) => draft !== undefined).sort((one, other) => other.savedAt - one.savedAt);
    },
  };
}

/** The keys of one owner: an array sorts after every text. */
function rangeOf(owner: string): IDBKeyRange {
  return IDBKeyRange.bound([owner], [owner, []]);
}

/** Removes all drafts of whoever was signed in to an area; rejects when that was not possible. */
export async function removeDraftsOf(sessions: Sessions, area: SessionArea): Promise<void> {
  const owner = ownerIn(sessions, area);
  if (owner === undefined) return;
  const done = await inStore('readwrite', (store) => {
    store.delete(rangeOf(owner));
    return store.count();
  });
  if (done === undefined) throw new Error('The drafts could not be removed');
  changed();
}
