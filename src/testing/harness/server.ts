import { http } from 'msw';
import { contractErrors, onCall, recordedCalls } from '../../../mocks/callLog';
import { server } from '../../../mocks/node';
import { setScenario } from '../../../mocks/scenarios';
import type { CallPath } from '@/api/calls';

/**
 * The mocked server for the tests of screens. Importing this starts it; each test begins with the default fixtures, and
 * fails if a body violated the contract or an error was written to the console.
 */

let complaints: string[] = [];

/** Time limits of a few seconds are extended, because a read may take longer on a busy machine. */
const shortestLimitMs = 30_000;
const timeout = AbortSignal.timeout;

beforeAll(() => {
  AbortSignal.timeout = (ms) => timeout.call(AbortSignal, Math.max(ms, shortestLimitMs));
  server.listen({ onUnhandledRequest: 'error' });
});

beforeEach(() => {
  setScenario('normal');
  localStorage.clear();
  sessionStorage.clear();
  complaints = [];
  jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    complaints.push(words.map(String).join(' '));
  });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  server.resetHandlers();
  jest.restoreAllMocks();
  const broken = [...contractErrors];
  expect({ contractErrors: broken, consoleErrors: complaints }).toEqual({
    contractErrors: [],
    consoleErrors: [],
  });
});

afterAll(() => {
  server.close();
  // The class belongs to Node, and later test files of this worker use it as well.
  AbortSignal.timeout = timeout;
});

/** Deletes a database of an earlier test. */
export async function deleteDatabase(name: string): Promise<void> {
  await new Promise((resolve) => {
    indexedDB.deleteDatabase(name).onsuccess = resolve;
  });
}

/** Deletes the drafts. */
export function emptyDrafts(): Promise<void> {
  return deleteDatabase('portal_drafts');
}

/** Deletes the stored actions. */
export function emptySentActions(): Promise<void> {
  return deleteDatabase('portal_sent_actions');
}

/** Allows lines on the console in this test; returns those that were written. */
export function expectConsoleErrors(): readonly string[] {
  const meant: string[] = [];
  jest.mocked(console.error).mockImplementation((...words: unknown[]) => {
    meant.push(words.map(String).join(' '));
  });
  return meant;
}

/** Holds the responses of a path back until `release` is called; `asked` resolves when the first request has arrived. */
export function holdResponses(path: CallPath): { asked: Promise<void>; release: () => void } {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const asked = new Promise<void>((resolve) => {
    server.use(
      http.all(`*${path}`, () => {
        resolve();
        return held;
      }),
    );
  });
  return { asked, release };
}

/** The bodies that were sent to a path in this test, oldest first. */
export function bodiesTo(path: CallPath): unknown[] {
  return recordedCalls.filter((call) => call.path === path).map((call) => call.body);
}

/** The next body sent to a path after this call. */
export function nextBody(path: CallPath): Promise<unknown> {
  const already = bodiesTo(path).length;
  return new Promise((resolve) => {
    const stop = onCall(() => {
      const bodies = bodiesTo(path);
      if (bodies.length <= already) return;
      stop();
      resolve(bodies[already]);
    });
  });
}
