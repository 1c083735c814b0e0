import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { setRuntimeConfig } from './api/runtime';
import './components/ui/tokens.css';
import './components/ui/base.css';
import { App } from './app/App';
import { setDemoAccounts } from './app/demoAccounts';
import { createAppRouter } from './app/routes';
import { loadConfig } from '@/app/start/loadConfig';
import { narrowConnections } from '@/app/start/narrowConnections';
import { reportErrors, rootOptions } from '@/app/start/reportErrors';
import { showFocused } from '@/app/start/showFocused';
import { startProduct } from '@/app/start/start';
import { showStartFailure, warnWithoutHttps } from '@/app/start/startFailure';

/** A mock worker left behind by a development build must not answer for the real server. */
async function removeForeignWorkers(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registrations = await navigator.serviceWorker.getRegistrations().catch(() => []);
  await Promise.all(registrations.map((registration) => registration.unregister()));
}

/** When the user comes back to a page that was open for long, a newer build may be installed. */
function lookForNewVersion(): void {
  if (document.hidden) return;
  import('@/app/start/newVersion').then(
    (part) => part.lookForNewVersion(),
    () => undefined,
  );
}

async function start(): Promise<void> {
  warnWithoutHttps();
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
  // From here on the program itself says what does not arrive (see public/first.js).
  document.documentElement.dataset['start'] = 'done';
  createRoot(root, rootOptions).render(
    <StrictMode>
      <App router={createAppRouter()} />
    </StrictMode>,
  );
}

reportErrors();
start().catch(showStartFailure);
