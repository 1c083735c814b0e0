import { deleteDB, openDB, type IDBPDatabase, type IDBPObjectStore } from 'idb';
import { LateServiceError, withTimeLimit, hasDatabase, noteServiceFailure } from '@/browser/browserService';

type StoreOf<Mode extends IDBTransactionMode> = IDBPObjectStore<unknown, [string], string, Mode>;

/** Whether this browser has one of these databases; true also where the browser cannot list its databases. */
export async function mayHaveDatabase(...names: readonly string[]): Promise<boolean> {
  try {
    if (!('databases' in indexedDB)) return true;
  } catch {
    return false;
  }
  try {
    const found = await withTimeLimit('database', () => indexedDB.databases());
    return found.some(({ name = '' }) => names.includes(name));
  } catch {
    return true;
  }
}

/** Removes the records for which `read` returns undefined. */
export async function removeUnless(
  store: StoreOf<'readwrite'>,
  read: (record: unknown) => unknown,
): Promise<void> {
  const [keys, records] = [await store.getAllKeys(), await store.getAll()];
  for (const [index, key] of keys.entries()) {
    if (read(records[index]) === undefined) await store.delete(key);
  }
}

/** One object store in an IndexedDB database of its own. */
interface ObjectStore {
  /**
   * Runs `work` in a transaction. Undefined when the database failed or did not respond in time; it may still do the work
   * later, in the order of the calls. Never rejects. Work that must survive the end of the page commits its own
   * transaction.
   */
  run<Mode extends 'readonly' | 'readwrite', Result>(
    mode: Mode,
    work: (store: StoreOf<Mode>) => Promise<Result>,
  ): Promise<Result | undefined>;
}

/**
 * Opens an object store when it is first used. A database that is blocked, full or broken is never deleted, since it may
 * hold records of payments. Only a database without the object store is deleted and created again.
 */
export function objectStore(databaseName: string, storeName: string): ObjectStore {
  let opening: Promise<IDBPDatabase | undefined> | undefined;
  const forget = (): void => {
    opening = undefined;
  };

  async function openOnce(): Promise<IDBPDatabase> {
    // Without a version the browser opens the present one, or creates version 1.
    const database = await openDB(databaseName, undefined, {
      upgrade: (fresh) => {
        fresh.createObjectStore(storeName);
      },
      // Another tab deletes the database: an open connection would block that.
      blocking: () => {
        database.close();
        forget();
      },
      terminated: forget,
    });
    return database;
  }

  async function open(): Promise<IDBPDatabase | undefined> {
    try {
      const database = await openOnce();
      if (database.objectStoreNames.contains(storeName)) return database;
      database.close();
      await deleteDB(databaseName);
      return await openOnce();
    } catch {
      forget();
      return undefined;
    }
  }

  async function transact<Mode extends 'readonly' | 'readwrite', Result>(
    mode: Mode,
    work: (store: StoreOf<Mode>) => Promise<Result>,
  ): Promise<Result> {
    opening ??= open();
    const database = await opening;
    if (!database) throw new Error('The database cannot be opened');
    const transaction = database.transaction(storeName, mode);
    const result = await work(transaction.objectStore(storeName));
    await transaction.done;
    return result;
  }

  return {
    async run(mode, work) {
      try {
        return await withTimeLimit('database', () => transact(mode, work));
      } catch (error) {
        // A late write may still be done, and is reported where it is waited for.
        if (mode === 'readwrite' && hasDatabase() && !(error instanceof LateServiceError))
          noteServiceFailure();
        return undefined;
      }
    },
  };
}
