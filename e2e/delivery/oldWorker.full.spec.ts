import { createServer, type Server } from 'node:http';
import { readFileSync } from 'node:fs';
import { expect, test, type BrowserContext } from '@playwright/test';
import { Site } from './site';

/** The portal replaces a product whose service worker serves pages from its cache. */

const workers = ['service-worker.js', 'sw.js', 'firebase-messaging-sw.js', 'ngsw-worker.js'];

/** The first response of the old product stays in the worker's cache and is served for every page. */
const oldWorker = `
self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open('old-pages').then((cache) => cache.add('/')));
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(caches.match('/'));
});`;

const oldPage = (worker: string): string =>
  `<!doctype html><title>Old product</title><h1>Old product</h1><script src="/register.js?${worker}"></script>`;

const register = `navigator.serviceWorker.register('/' + document.currentScript.src.split('?')[1]);
navigator.serviceWorker.ready.then(() => caches.open('old-data'));`;

/** The server of the old product; `worker` is the name of its service worker. */
function startOldProduct(port: number, worker: string): Promise<Server> {
  const server = createServer(({ url = '/' }, response) => {
    const isScript = url.includes('.js');
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    if (!isScript) response.end(oldPage(worker));
    else response.end(url.startsWith('/register') ? register : oldWorker);
  });
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)));
}

function stop(server: Server): Promise<unknown> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
}

/** What the browser stores of the old product. The page is a file that no worker controls. */
async function leftIn(context: BrowserContext, address: string): Promise<unknown> {
  const page = await context.newPage();
  await page.goto(`${address}/healthz`);
  const left = await page.evaluate(async () => ({
    caches: await caches.keys(),
    registrations: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  }));
  await page.close();
  return left;
}

for (const worker of workers) {
  // The normal run tests one name only: the file is the same under all of them.
  const tag = worker === 'service-worker.js' ? [] : '@nightly';
  test(`the portal replaces a product with a ${worker}`, { tag }, async ({ browser }, info) => {
    const { ownPort } = info.project.metadata as { ownPort: number };
    const address = `http://127.0.0.1:${ownPort}`;
    const context = await browser.newContext();
    const old = await startOldProduct(ownPort, worker);
    const page = await context.newPage();
    await page.goto(address);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(2);
    await page.close();
    await stop(old);

    const site = await Site.start(ownPort);
    try {
      // The old worker serves this visit; meanwhile the browser finds a newer worker, which reloads the window.
      const first = await context.newPage();
      await first.goto(`${address}/BDX_Login`);
      await expect(first.getByRole('textbox', { name: 'Username' })).toBeVisible();
      expect(new URL(first.url()).pathname).toBe('/BDX_Login');

      const second = await context.newPage();
      await second.goto(`${address}/BDX_Login`);
      await expect(second.getByRole('textbox', { name: 'Username' })).toBeVisible();
      expect(await leftIn(context, address)).toEqual({ caches: [], registrations: [] });
    } finally {
      await context.close();
      await site.close();
    }
  });
}

test('the worker is sent under each of its names, as a script that is not cached', async ({
  request,
}, info) => {
  const { firstPort } = info.project.metadata as { firstPort: number };
  for (const name of workers) {
    const answer = await request.get(`http://127.0.0.1:${firstPort}/${name}`);
    const headers = answer.headers();
    expect([name, answer.status(), headers['cache-control']]).toEqual([name, 200, 'no-store']);
    expect(headers['content-type']).toContain('application/javascript');
    expect(await answer.text()).toBe(readFileSync(`dist/${name}`, 'utf8'));
  }
});
