import { setupWorker, type SetupWorker } from 'msw/browser';
import { accounts, type MockAccount } from './accounts';
import { saveAfterWrites } from './answering';
import { readBundle, replay } from './bundle';
import { recordContractError } from './callLog';
import { resumeClock } from './clock';
import { handlers } from './handlers';
import { mountPanel } from './panel';
import { restoreWorld, indexedDbStorage, saveWorld } from './persistence';
import { isScenario, setScenario, type ScenarioName } from './scenarios';

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
  otherTabs.onmessage = () => void restoreWorld(storage);
  saveAfterWrites(keep);

  const opened = pathOfPage();
  const asked = scenarioInUrl();
  if (takeReplay()) await keep();
  else if (asked === undefined) await restoreWorld(storage);
  else {
    setScenario(asked);
    await keep();
  }

  const failure = await startWorker(setupWorker(...handlers));
  mountPanel({
    failure,
    opened,
    replay: (text) => {
      const bundle = readBundle(text);
      sessionStorage.setItem(replayKey, text);
      window.location.assign(bundle.opened);
    },
    begin: async (scenario) => {
      setScenario(scenario);
      await keep();
      window.location.reload();
    },
  });
  return accounts;
}

/** Where a bundle waits for the page to be loaded again. */
const replayKey = 'mock_replay';

function pathOfPage(): string {
  return window.location.pathname + window.location.search;
}

/** Replays the bundle that waits, if one does; the next load of the page ends it. */
function takeReplay(): boolean {
  const text = sessionStorage.getItem(replayKey);
  if (text === null) return false;
  sessionStorage.removeItem(replayKey);
  const bundle = readBundle(text);
  resumeClock(bundle.clock);
  replay(bundle);
  return true;
}

/** `?scenario=` begins a scenario anew; it is taken out of the URL, so that a reload goes on with what was done. */
function scenarioInUrl(): ScenarioName | undefined {
  const url = new URL(window.location.href);
  const name = url.searchParams.get('scenario');
  if (name === null) return undefined;
  url.searchParams.delete('scenario');
  window.history.replaceState(window.history.state, '', url);
  return isScenario(name) ? name : undefined;
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
