import { openDB, type IDBPDatabase } from 'idb';
import { clockSetting, restoreClock, type ClockSetting } from './clock';
import { currentExtras, resumeExtras, type Extras } from './conditions';
import { dbAsText, restoreDb } from './db';
import { currentScenario, isScenario, resumeScenario, setScenario } from './scenarios';
import { seedWorld } from './seed';

/** What is stored between page loads; of a world that is too large, only the name of the scenario. */
interface StoredWorld {
  readonly seed: number;
  readonly scenario: string;
  readonly world: string | undefined;
}

/** Stores one value in the browser between page loads. */
export interface WorldStorage<Value = StoredWorld> {
  load(): Promise<unknown>;
  save(value: Value): Promise<void>;
}

/** A hash that tells one seed from another, so that a world of an older build is not restored. */
function hashOf(text: string): number {
  let mark = 0;
  for (let index = 0; index < text.length; index += 1)
    mark = (Math.imul(mark, 31) + text.charCodeAt(index)) | 0;
  return mark;
}

/** The hash of this build's seed. */
export const seedHash = hashOf(JSON.stringify(seedWorld()));

/** Stores the world and its scenario. */
export function saveWorld(storage: WorldStorage): Promise<void> {
  return storage.save({ seed: seedHash, scenario: currentScenario(), world: dbAsText() });
}

/** Restores the stored world; begins with the normal scenario if nothing usable was stored. */
export async function restoreWorld(storage: WorldStorage): Promise<void> {
  const stored = await storage.load();
  if (!isStoredWorld(stored) || !isScenario(stored.scenario)) {
    setScenario('normal');
    return;
  }
  if (stored.world !== undefined && restoreDb(stored.world)) resumeScenario(stored.scenario);
  else setScenario(stored.scenario);
}

/** Loads the changes of another page. The faults, the calls and the sessions of this page stay. */
export async function followWorld(storage: WorldStorage): Promise<void> {
  const stored = await storage.load();
  const isSameScenario = isStoredWorld(stored) && stored.scenario === currentScenario();
  if (!isSameScenario || stored.world === undefined || !restoreDb(stored.world)) await restoreWorld(storage);
}

/** Where the faults, limits and clock of this tab are stored during a reload. */
const extrasKey = 'mock_extras';

export function saveExtras(): void {
  sessionStorage.setItem(extrasKey, JSON.stringify({ extras: currentExtras(), clock: clockSetting() }));
}

/** Restores the faults, limits and clock of this tab. */
export function restoreExtras(): void {
  const text = sessionStorage.getItem(extrasKey);
  if (text === null) return;
  const { extras, clock } = JSON.parse(text) as { extras: Extras; clock?: ClockSetting };
  resumeExtras(extras);
  if (clock) restoreClock(clock);
}

function isStoredWorld(value: unknown): value is StoredWorld {
  return typeof value === 'object' && value !== null && 'seed' in value && value.seed === seedHash;
}

/** The browser's own database. If the browser refuses it, as in some private windows, nothing is stored. */
export function indexedDbStorage<Value = StoredWorld>(key = 'kept'): WorldStorage<Value> {
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
      console.warn('Mock: the data is not stored between page loads', error);
      return undefined;
    }
  };
  return {
    load: () => withDatabase((database) => database.get('world', key)),
    save: async (value) => {
      await withDatabase((database) => database.put('world', value, key));
    },
  };
}
