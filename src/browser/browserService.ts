import { Listeners } from '@/domain/values/listeners';

/** Services of the browser that may throw, be full, or never respond. Without them the page works in memory. */
export type BrowserService = 'database' | 'crypto';

/** How long an action waits for one service, in milliseconds. An action that needs both waits three seconds at most. */
export const serviceWaitMs = 1500;

/** The last part of that time: when the page itself was busy, a response that has come already is handled in it. */
const lastWaitMs = 100;

/** A service did not respond in time. It may still do its work later. */
export class LateServiceError extends Error {
  override readonly name = 'LateServiceError';
}

const unresponsive = new Set<BrowserService>();
const failures = new Listeners();
const recoveries = new Listeners();

/** The calls that did not end in time and are still pending. */
let lateCalls = 0;
/** Whether something was really not stored: then a late response is no recovery. */
let hasFailed = false;

/** Calls back when something is stored in the memory of the tab only. Returns the function that unsubscribes. */
export const onServiceFailure = failures.subscribe;

/** Calls back when everything that was late is stored after all. Returns the function that unsubscribes. */
export const onServiceRecovery = recoveries.subscribe;

/** Reports that something is stored in the memory of the tab only. */
export function noteServiceFailure(): void {
  hasFailed = true;
  failures.notify();
}

/**
 * The result of a service; rejects when the service does not respond in time. After that, later calls are still made but
 * do not wait, until a late response arrives.
 */
export function withTimeLimit<Result>(service: BrowserService, call: () => Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    let isLate = false;
    const fail = (): void => {
      isLate = true;
      lateCalls += 1;
      unresponsive.add(service);
      failures.notify();
      reject(new LateServiceError(`The browser's ${service} does not respond`));
    };
    const waitLast = (): void => {
      timer = setTimeout(fail, lastWaitMs);
    };
    let timer = unresponsive.has(service)
      ? setTimeout(fail, 0)
      : setTimeout(waitLast, serviceWaitMs - lastWaitMs);
    const settled = (isDone: boolean): void => {
      clearTimeout(timer);
      unresponsive.delete(service);
      if (!isLate) return;
      lateCalls -= 1;
      if (!isDone) hasFailed = true;
      else if (lateCalls === 0 && !hasFailed) recoveries.notify();
    };
    const callSafely = async (): Promise<Result> => call();
    callSafely().then(
      (result) => {
        settled(true);
        resolve(result);
      },
      (error: unknown) => {
        settled(false);
        reject(error instanceof Error ? error : new Error(String(error)));
      },
    );
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
