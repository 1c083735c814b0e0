import { openDB, type IDBPDatabase } from 'idb';
import { clockSetting, keepClock, type ClockSetting } from './clock';
import { currentExtras, resumeExtras, type Extras } from './conditions';
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
export interface WorldStorage<Value = KeptWorld> {
  load(): Promise<unknown>;
  save(value: Value): Promise<void>;
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

/** Takes over what another page changed. The faults, the calls and the sessions of this page stay as they are. */
export async function followWorld(storage: WorldStorage): Promise<void> {
  const kept = await storage.load();
  const isSameScenario = isKept(kept) && kept.scenario === currentScenario();
  if (!isSameScenario || kept.world === undefined || !restoreDb(kept.world)) await restoreWorld(storage);
}

/** Where this tab's faults, limits and clock wait while the page is loaded again. */
const extrasKey = 'mock_extras';

export function saveExtras(): void {
  sessionStorage.setItem(extrasKey, JSON.stringify({ extras: currentExtras(), clock: clockSetting() }));
}

/** Goes on with the faults, limits and clock that this tab had. */
export function restoreExtras(): void {
  const text = sessionStorage.getItem(extrasKey);
  if (text === null) return;
  const { extras, clock } = JSON.parse(text) as { extras: Extras; clock?: ClockSetting };
  resumeExtras(extras);
  if (clock) keepClock(clock);
}

function isKept(value: unknown): value is KeptWorld {
  return typeof value === 'object' && value !== null && 'seed' in value && value.seed === seedMark;
}

/** The browser's own database. Where the browser refuses it, as in some private windows, nothing is kept. */
export function indexedDbStorage<Value = KeptWorld>(key = 'kept'): WorldStorage<Value> {
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
    load: () => withDatabase((database) => database.get('world', key)),
    save: async (value) => {
      await withDatabase((database) => database.put('world', value, key));
    },
  };
}
