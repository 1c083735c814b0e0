import { openDB, type IDBPDatabase } from 'idb';
import { dbAsText, restoreDb } from './db';
import { currentScenario, isScenario, resumeScenario, setScenario } from './scenarios';
import { seedWorld } from './seed';

/** What is kept between page loads; a world too large for that is kept by its scenario's name alone. */
interface KeptWorld {
  readonly seed: number;
  readonly scenario: string;
  readonly world: string | undefined;
}

/** Where a browser keeps one value between page loads. */
export interface WorldStorage {
  load(): Promise<unknown>;
  save(value: KeptWorld): Promise<void>;
}

/** Tells one seed from another, so that a world of an older build is not taken for today's. */
function markOf(text: string): number {
  let mark = 0;
  for (let index = 0; index < text.length; index += 1)
    mark = (Math.imul(mark, 31) + text.charCodeAt(index)) | 0;
  return mark;
}

/** The mark of this build's seed. */
export const seedMark = markOf(JSON.stringify(seedWorld()));

/** Keeps the world and its scenario. */
export function saveWorld(storage: WorldStorage): Promise<void> {
  return storage.save({ seed: seedMark, scenario: currentScenario(), world: dbAsText() });
}

/** Goes on where another page stopped; begins with the normal scenario if nothing usable was kept. */
export async function restoreWorld(storage: WorldStorage): Promise<void> {
  const kept = await storage.load();
  if (!isKept(kept) || !isScenario(kept.scenario)) {
    setScenario('normal');
    return;
  }
  if (kept.world !== undefined && restoreDb(kept.world)) resumeScenario(kept.scenario);
  else setScenario(kept.scenario);
}

function isKept(value: unknown): value is KeptWorld {
  return typeof value === 'object' && value !== null && 'seed' in value && value.seed === seedMark;
}

/** The browser's own database. Where the browser refuses it, as in some private windows, nothing is kept. */
export function indexedDbStorage(): WorldStorage {
  const withDatabase = async <Result>(
    work: (database: IDBPDatabase) => Promise<Result>,
  ): Promise<Result | undefined> => {
    try {
      const database = await openDB('mock-server', 1, {
        upgrade: (fresh) => fresh.createObjectStore('world'),
      });
      const result = await work(database);
      database.close();
      return result;
    } catch (error) {
      console.warn('Mock: the data is not kept between page loads', error);
      return undefined;
    }
  };
  return {
    load: () => withDatabase((database) => database.get('world', 'kept')),
    save: async (value) => {
      await withDatabase((database) => database.put('world', value, 'kept'));
    },
  };
}
