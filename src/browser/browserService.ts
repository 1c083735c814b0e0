import { Listeners } from '@/domain/values/listeners';

/** Services of the browser that may throw, be full, or never answer. The page works without them, in memory. */
export type BrowserService = 'database' | 'crypto';

/** How long an action waits for one service, in milliseconds: for both, one after the other, three seconds. */
export const serviceWaitMs = 1500;

const hanging = new Set<BrowserService>();
const failures = new Listeners();

/** Calls back when something is kept in the memory of the tab only. Returns how to stop. */
export const onServiceFailure = failures.subscribe;

/** Notes that something is kept in the memory of the tab only. */
export function noteServiceFailure(): void {
  failures.notify();
}

/**
 * What a service answers; rejects when it does not answer in time. Later calls are made too but do not wait, until one of
 * the calls was answered late.
 */
export function withTimeLimit<Result>(service: BrowserService, ask: () => Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => {
        hanging.add(service);
        noteServiceFailure();
        reject(new Error(`The browser's ${service} does not answer`));
      },
      hanging.has(service) ? 0 : serviceWaitMs,
    );
    const answered = (): void => {
      clearTimeout(timer);
      hanging.delete(service);
    };
    const call = async (): Promise<Result> => ask();
    call().finally(answered).then(resolve, reject);
  });
}

/** Whether the browser has a database at all, blocked or not. */
export function hasDatabase(): boolean {
  try {
    return typeof indexedDB !== 'undefined';
  } catch {
    return true;
  }
}

/** A channel to the other tabs; undefined where the browser has none or blocks it. */
export function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
