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
export function saveWorld(shelf: WorldStorage): Promise<void> {
  return shelf.save({ seed: seedMark, scenario: currentScenario(), world: dbAsText() });
}

/** Goes on where another page stopped; begins with the normal scenario if nothing usable was kept. */
export async function restoreWorld(shelf: WorldStorage): Promise<void> {
  const kept = await shelf.load();
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

/** The browser's own database. Where it is closed to us, as in some private windows, nothing is kept. */
export function indexedDbStorage(): WorldStorage {
  const perform = async (
    mode: IDBTransactionMode,
    act: (store: IDBObjectStore) => IDBRequest,
  ): Promise<unknown> => {
    try {
      const database = await outcomeOf(opening());
      const request = act(database.transaction('world', mode).objectStore('world'));
      const outcome: unknown = await outcomeOf(request);
      database.close();
      return outcome;
    } catch (error) {
      console.warn('Mock: the data is not kept between page loads', error);
      return undefined;
    }
  };
  return {
    load: () => perform('readonly', (store) => store.get('kept')),
    save: async (value) => {
      await perform('readwrite', (store) => store.put(value, 'kept'));
    },
  };
}

function opening(): IDBOpenDBRequest {
  const request = indexedDB.open('mock-server', 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore('world');
  };
  return request;
}

function outcomeOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(request.error ?? new Error('The browser’s database failed'));
    };
  });
}
