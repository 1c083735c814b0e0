import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { setRuntimeConfig } from './api/runtime';
import './components/ui/tokens.css';
import './components/ui/base.css';
import { App } from './app/App';
import { NewVersion } from './app/NewVersion';
import { createAppRouter } from './app/routes';
import { makeStore } from './app/store';
import { demoAccountsGiven } from './components/ui/shellSlice';
import { loadConfig } from '@/app/start/loadConfig';
import { narrowConnections } from '@/app/start/narrowConnections';
import { reportErrors, rootOptions } from '@/app/start/reportErrors';
import { showFocused } from '@/app/start/showFocused';
import { startProduct } from '@/app/start/start';
import { showStartFailure, warnWithoutHttps } from '@/app/start/startFailure';

/** Removes workers and caches of an earlier product or a development build, which would respond instead of the server. */
async function removeWorkersAndCaches(): Promise<void> {
  if ('serviceWorker' in navigator) {
    const registrations = await navigator.serviceWorker.getRegistrations();
    await Promise.all(registrations.map((registration) => registration.unregister()));
  }
  if ('caches' in window) {
    const names = await caches.keys();
    await Promise.all(names.map((name) => caches.delete(name)));
  }
}

async function start(): Promise<void> {
  warnWithoutHttps();
  const store = makeStore();
  const configured = loadConfig();
  if (process.env['APP_MOCKS'] === 'on') {
    const { startMocks } = await import('../mocks/browser');
    store.dispatch(demoAccountsGiven(await startMocks()));
  } else {
    // A browser may refuse both, for example in a private window.
    removeWorkersAndCaches().catch(() => undefined);
  }
  const config = await configured;
  narrowConnections(config.bdxBaseUrl);
  setRuntimeConfig(config);
  startProduct(store);
  document.addEventListener('focusin', showFocused);
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id root');
  // From here on the program itself says what does not arrive (see public/first.js).
  document.documentElement.dataset['start'] = 'done';
  createRoot(root, rootOptions).render(
    <StrictMode>
      <App store={store} router={createAppRouter()} />
      <NewVersion />
    </StrictMode>,
  );
}

reportErrors();
// Otherwise the page already says that the browser is too old or that a style sheet is missing (see public/first.js).
if (document.documentElement.dataset['start'] === undefined) start().catch(showStartFailure);
