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
 * Puts the mocked server between this page and the network, with the world of the last page load or the scenario that
 * the URL names. Gives the accounts for the login pages. Where it cannot start, the panel says why.
 */
export async function startMocks(): Promise<readonly MockAccount[]> {
  const storage = indexedDbStorage();
  const otherTabs = new BroadcastChannel('mock-server');
  const keep = async (): Promise<void> => {
    await saveWorld(storage);
    otherTabs.postMessage('changed');
  };
  otherTabs.onmessage = () => void followWorld(storage);
  saveAfterWrites(keep);

  const opened = pathOfPage();
  const asked = scenarioInUrl();
  let refusal: string | undefined;
  if (await takeReplay()) await keep();
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

/** Says in the storage of the tab that a bundle waits for the page to be loaded again; the bundle may be too large for it. */
const replayKey = 'mock_replay';
const waitingBundle = indexedDbStorage<string>('replay');

function pathOfPage(): string {
  return window.location.pathname + window.location.search;
}

/** Replays the bundle that waits, if one does; the next load of the page ends it. */
async function takeReplay(): Promise<boolean> {
  if (sessionStorage.getItem(replayKey) === null) return false;
  sessionStorage.removeItem(replayKey);
  const text = await waitingBundle.load();
  if (typeof text !== 'string') return false;
  replayInPage(readBundle(text));
  return true;
}

/** Begins the scenario of the URL; returns why it cannot. */
async function begin(asked: object): Promise<string | undefined> {
  try {
    await perform('scenario', asked);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * `?scenario=`, with `&seconds=` where sessions end, begins a scenario anew. Both are taken out of the URL, so that a reload
 * goes on with what was done.
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

/** Why the mocked server cannot run here, or nothing when it does. */
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
 * A page that is left tells its worker so, which unregisters itself where it sees no other page. The page that comes next
 * may be on its way at that moment, and would send its calls past the worker.
 */
function stayRegistered(active: ServiceWorker): void {
  const send = active.postMessage.bind(active);
  active.postMessage = (message: unknown) => {
    if (message !== 'CLIENT_CLOSED') send(message);
  };
}

/** Pages, scripts and pictures pass; a call that no handler knows is a mistake. */
function complain(request: Request): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  recordContractError(`${request.method} ${new URL(request.url).pathname} is no documented call`);
}
