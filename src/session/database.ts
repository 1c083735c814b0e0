import { deleteDB, openDB, type IDBPDatabase, type IDBPObjectStore } from 'idb';

type StoreOf<Mode extends IDBTransactionMode> = IDBPObjectStore<unknown, [string], string, Mode>;

/** One object store in an IndexedDB database of its own. */
interface ObjectStore {
  /**
   * Runs `work` in a transaction; undefined when the browser's database could not do it. Never rejects. Work that must
   * last although the page is going commits its own transaction.
   */
  run<Mode extends 'readonly' | 'readwrite', Result>(
    mode: Mode,
    work: (store: StoreOf<Mode>) => Promise<Result>,
  ): Promise<Result | undefined>;
}

/**
 * Opens an object store when it is first used. A database that is blocked, full or broken loses its contents and nothing
 * else; one that was not made by this product is made anew. `opened` runs once for each opening.
 */
export function objectStore(
  databaseName: string,
  storeName: string,
  opened?: (database: IDBPDatabase) => Promise<void>,
): ObjectStore {
  let opening: Promise<IDBPDatabase | undefined> | undefined;
  const forget = (): void => {
    opening = undefined;
  };

  async function openOnce(): Promise<IDBPDatabase> {
    const database = await openDB(databaseName, 1, {
      upgrade: (fresh) => {
        fresh.createObjectStore(storeName);
      },
      // Another tab deletes the database: this connection must not hold that back.
      blocking: () => {
        database.close();
        forget();
      },
      terminated: forget,
    });
    if (database.objectStoreNames.contains(storeName)) return database;
    database.close();
    throw new Error('Another database has this name');
  }

  async function open(): Promise<IDBPDatabase | undefined> {
    try {
      const database = await openOnce().catch(async () => {
        await deleteDB(databaseName);
        return openOnce();
      });
      await opened?.(database);
      return database;
    } catch {
      forget();
      return undefined;
    }
  }

  return {
    async run(mode, work) {
      try {
        opening ??= open();
        const database = await opening;
        if (!database) return undefined;
        const transaction = database.transaction(storeName, mode);
        const result = await work(transaction.objectStore(storeName));
        await transaction.done;
        return result;
      } catch {
        return undefined;
      }
    },
  };
}
