import { createRoot } from 'react-dom/client';
import { setRuntimeConfig } from './api/runtime';
import './components/ui/tokens.css';
import './components/ui/base.css';
import { setDemoAccounts } from './app/demoAccounts';
import { loadConfig } from '@/app/start/loadConfig';
import { narrowConnections } from '@/app/start/narrowConnections';
import { loginAt } from '@/app/login/loginAt';
import { currentSessions } from '@/session/session';
import { reportErrors, rootOptions } from '@/app/start/reportErrors';
import { showFocused } from '@/app/start/showFocused';
import { startProduct } from '@/app/start/start';

/** A mock worker left behind by a development build must not answer for the real server. */
async function removeForeignWorkers(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registrations = await navigator.serviceWorker.getRegistrations().catch(() => []);
  await Promise.all(registrations.map((registration) => registration.unregister()));
}

/** When the user comes back to a page that was open for long, a newer build may be installed. */
function lookForNewVersion(): void {
  if (document.hidden) return;
  import(/* webpackChunkName: "page-notices" */ '@/app/start/newVersion').then(
    (part) => part.lookForNewVersion(),
    () => undefined,
  );
}

const loadWords = (): Promise<typeof import('@/app/start/startFailure')> =>
  import(/* webpackChunkName: "page-notices" */ '@/app/start/startFailure');

const loadApp = (): Promise<typeof import('@/app/showApp')> =>
  import(/* webpackChunkName: "app" */ '@/app/showApp');

/** A login needs no router: it is shown without. Whoever is signed in is led on by the router's login. */
async function showFirstScreen(root: HTMLElement, product: string): Promise<void> {
  const login = loginAt(window.location.pathname, product);
  const { admin, bdx } = currentSessions();
  if (login && !(login === 'admin' ? admin : bdx)) {
    const { showLogin } = await import(/* webpackChunkName: "login" */ '@/app/login/showLogin');
    showLogin(root, login, async () => (await loadApp()).program);
  } else {
    (await loadApp()).showApp(createRoot(root, rootOptions));
  }
}

async function start(): Promise<void> {
  if (!window.isSecureContext) void loadWords().then(({ warnWithoutHttps }) => warnWithoutHttps());
  const configured = loadConfig();
  if (process.env['APP_MOCKS'] === 'on') {
    const { startMocks } = await import('../mocks/browser');
    setDemoAccounts(await startMocks());
  } else {
    void removeForeignWorkers();
  }
  const config = await configured;
  narrowConnections(config.bdxBaseUrl);
  setRuntimeConfig(config);
  startProduct();
  document.addEventListener('visibilitychange', lookForNewVersion);
  document.addEventListener('focusin', showFocused);
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id root');
  await showFirstScreen(root, config.product);
}

reportErrors();
start().catch(async (error: unknown) => (await loadWords()).showStartFailure(error));
