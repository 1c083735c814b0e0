import { setupWorker, type SetupWorker } from 'msw/browser';
import { accounts, type MockAccount } from './accounts';
import { saveAfterWrites } from './responding';
import { noteStart, readBundle, replayInPage } from './bundle';
import { recordContractError } from './callLog';
import { perform } from './controls';
import { handlers } from './handlers';
import { mountPanel } from './panel';
import {
  followWorld,
  indexedDbStorage,
  restoreExtras,
  restoreWorld,
  saveExtras,
  saveWorld,
} from './persistence';

const workerUrl = '/mockServiceWorker.js';

/**
 * Installs the mocked server in this page. It starts with the data of the last page load, or with the scenario of the
 * URL. Returns the accounts for the login pages. If it cannot start, the panel shows the reason.
 */
export async function startMocks(): Promise<readonly MockAccount[]> {
  const storage = indexedDbStorage();
  const otherTabs = new BroadcastChannel('mock-server');
  const save = async (): Promise<void> => {
    await saveWorld(storage);
    otherTabs.postMessage('changed');
  };
  otherTabs.onmessage = () => void followWorld(storage);
  saveAfterWrites(save);

  const opened = pathOfPage();
  const asked = scenarioInUrl();
  let refusal: string | undefined;
  const isReplaying = await takeReplay();
  if (isReplaying) await save();
  else {
    await restoreWorld(storage);
    if (asked === undefined) restoreExtras();
    else refusal = await begin(asked);
  }
  noteStart();
  window.addEventListener('pagehide', saveExtras);

  const failure = await startWorker(setupWorker(...handlers));
  mountPanel({
    failure: failure ?? refusal,
    isReplaying,
    opened,
    replay: async (text) => {
      const bundle = readBundle(text);
      await waitingBundle.save(text);
      sessionStorage.setItem(replayKey, 'waits');
      window.location.assign(bundle.opened);
    },
    reload: () => {
      window.location.reload();
    },
  });
  return accounts;
}

/** Notes in the storage of the tab that a bundle is to be replayed after the reload. The bundle may be too large for it. */
const replayKey = 'mock_replay';
const waitingBundle = indexedDbStorage<string>('replay');

function pathOfPage(): string {
  return window.location.pathname + window.location.search;
}

/** Replays the bundle that was noted before the reload, if there is one; the next load of the page ends the replay. */
async function takeReplay(): Promise<boolean> {
  if (sessionStorage.getItem(replayKey) === null) return false;
  sessionStorage.removeItem(replayKey);
  const text = await waitingBundle.load();
  if (typeof text !== 'string') return false;
  replayInPage(readBundle(text));
  return true;
}

/** Begins the scenario of the URL; returns the reason if that fails. */
async function begin(asked: object): Promise<string | undefined> {
  try {
    await perform('scenario', asked);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * `?scenario=`, with `&seconds=` for scenarios whose sessions end, begins a scenario anew. Both are removed from the URL,
 * so that a reload continues with the changed data.
 */
function scenarioInUrl(): { scenario: string; seconds?: number } | undefined {
  const url = new URL(window.location.href);
  const scenario = url.searchParams.get('scenario');
  if (scenario === null) return undefined;
  const seconds = url.searchParams.get('seconds');
  url.searchParams.delete('scenario');
  url.searchParams.delete('seconds');
  window.history.replaceState(window.history.state, '', url);
  return { scenario, ...(seconds !== null && { seconds: Number(seconds) }) };
}

/** The reason why the mocked server cannot run in this page; nothing if it can. */
async function startWorker(worker: SetupWorker): Promise<string | undefined> {
  if (!('serviceWorker' in navigator)) {
    return 'The mock server needs a service worker, which browsers allow on https and on localhost only. Open this page on localhost, or run the stand-alone mock server.';
  }
  try {
    const registration = await worker.start({
      quiet: true,
      serviceWorker: { url: workerUrl },
      onUnhandledRequest: complain,
    });
    if (registration?.active) stayRegistered(registration.active);
    return undefined;
  } catch (error) {
    console.error('Mock: the service worker did not start', error);
    return `The mock server could not start: ${workerUrl} did not load as a service worker. The console says why.`;
  }
}

/**
 * A page notifies its service worker when it closes, and the worker unregisters itself if it sees no other page. The next
 * page may be loading at that moment, and its calls would not reach the worker.
 */
function stayRegistered(active: ServiceWorker): void {
  const send = active.postMessage.bind(active);
  active.postMessage = (message: unknown) => {
    if (message !== 'CLIENT_CLOSED') send(message);
  };
}

/** Pages, scripts and pictures go to the network; a call without a handler is a mistake. */
function complain(request: Request): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  recordContractError(`${request.method} ${new URL(request.url).pathname} is no documented call`);
}
