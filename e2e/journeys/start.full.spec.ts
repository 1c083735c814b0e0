import type { Page, Route } from '@playwright/test';
import { expect, test } from '../support/fixtures';

/** The page before the program has loaded, and when it cannot load: the content of `index.html` itself. */

const program = /\/assets\/main\.[^/]+\.js$/;
const missing = [/Failed to load resource/, /Unexpected end of input/, /is not defined/, /ChunkLoadError/];

function failure(page: Page) {
  return page.getByRole('alert').filter({ hasText: 'The portal could not be started.' });
}

/** Advances the clock by the ten seconds after which the page reports that loading takes long. */
async function finishDelay(page: Page): Promise<void> {
  const delay = await page.waitForFunction(() => {
    const found = document
      .getAnimations()
      .find((item) => 'animationName' in item && item.animationName === 'first-paint-late');
    found?.finish();
    return found?.effect?.getTiming().delay;
  });
  expect(await delay.jsonValue()).toBe(10_000);
}

for (const url of ['/kyubos_admin', '/user_admin_countries?page=2', '/no/such/page'])
  test(`a missing script is reported at ${url}, and Reload opens the page`, async ({
    page,
    expectErrors,
  }) => {
    expectErrors(...missing);
    await page.route(program, (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await page.goto(url);
    await expect(failure(page)).toHaveText('The portal could not be started. Reload the page to try again.');
    await expect(page.getByRole('status', { name: 'Loading' })).toBeHidden();
    await page.unroute(program);
    await page.getByRole('link', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(failure(page)).toBeHidden();
  });

const broken: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'is blocked': (route) => route.abort(),
  'is cut off, or too new for the browser': (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'const newSyntax = {' }),
  'is answered with a page': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Sign in to the proxy' }),
};

for (const [what, answer] of Object.entries(broken))
  test(`a script that ${what} is reported as well`, async ({ page, expectErrors }) => {
    expectErrors(...missing, /uncaught/);
    await page.route(program, answer);
    await page.goto('/kyubos_admin');
    await expect(failure(page)).toBeVisible();
  });

const styles: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'is missing': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'is blocked': (route) => route.abort(),
  'is empty': (route) => route.fulfill({ contentType: 'text/css', body: '' }),
};

for (const [what, answer] of Object.entries(styles))
  test(`a style sheet of the program that ${what} is reported as well`, async ({ page, expectErrors }) => {
    expectErrors(...missing);
    await page.addInitScript(() => localStorage.setItem('portal_preferences', '{"theme":"dark"}'));
    await page.route(/\/assets\/main\.[^/]+\.css$/, answer);
    await page.goto('/kyubos_admin');
    await expect(failure(page)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Reload' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
    // The rest of the first script has run.
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

const firstFiles: Readonly<Record<string, RegExp>> = {
  'main.js': program,
  'react.js': /\/assets\/react\.[^/]+\.js$/,
  'store.js': /\/assets\/store\.[^/]+\.js$/,
  'main.css': /\/assets\/main\.[^/]+\.css$/,
  'first.js': /\/first\.js$/,
  'stalled.js': /\/stalled\.js$/,
  'first-paint.css': /\/first-paint\.css$/,
  'config.json': /\/config\.json$/,
};

const allWays: Readonly<Record<string, (route: Route) => Promise<void> | undefined>> = {
  ...broken,
  'is missing': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'is empty': (route) => route.fulfill({ body: '' }),
  'never arrives': () => undefined,
};

for (const url of ['/kyubos_admin', '/BDX_Login', '/user_admin_countries', '/'])
  for (const [name, file] of Object.entries(firstFiles))
    test(
      `within 15 seconds ${url} opens or offers to reload, whatever happens to ${name}`,
      { tag: '@nightly' },
      async ({ page, expectErrors }) => {
        test.setTimeout(180_000);
        expectErrors(/./);
        for (const [what, answer] of Object.entries(allWays))
          await test.step(what, async () => {
            await page.route(file, answer);
            await page.goto(url, { waitUntil: 'commit' });
            const reload = page.getByRole('link', { name: 'Reload' });
            await expect(page.getByRole('heading', { level: 1 }).or(reload)).toBeVisible({ timeout: 15_000 });
            await page.unroute(file);
          });
      },
    );

test('without the style sheet of the first page the portal opens, and no message of that page is shown', async ({
  page,
  expectErrors,
}) => {
  expectErrors(...missing);
  await page.route('**/first-paint.css', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.route(program, () => undefined);
  await page.goto('/kyubos_admin', { waitUntil: 'commit' });
  await expect(page.getByText('Kyubos')).toBeVisible();
  await expect(failure(page)).toBeHidden();
  await expect(page.getByText(/^This browser is too old/)).toBeHidden();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'User Log In' })).toBeVisible();
});

for (const [file, pattern] of [
  ['the style sheet of the program', /\/assets\/main\.[^/]+\.css$/],
  ['the style sheet of the first page', /\/first-paint\.css$/],
  ['the first script', /\/first\.js$/],
] as const)
  test(`while ${file} does not arrive, the page shows Reload after ten seconds`, async ({ page }) => {
    await page.clock.install();
    await page.route(pattern, () => undefined);
    const stalled = page.waitForResponse('**/stalled.js');
    await page.goto('/kyubos_admin', { waitUntil: 'commit' });
    await (await stalled).finished();
    await expect(async () => {
      await page.clock.runFor(10_000);
      await expect(page.getByText('This takes longer than usual.')).toBeVisible({ timeout: 1000 });
    }).toPass();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('link', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'User Log In' })).toBeVisible();
  });

test('the caches of an earlier product are deleted', async ({ page, expectErrors }) => {
  expectErrors(/favicon\.ico/);
  await page.goto('/icons/favicon.svg');
  await page.evaluate(async () => {
    await caches.open('workbox-precache-v2');
  });
  await page.goto('/kyubos_admin');
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
});

test('a failing script of a browser extension shows no message of the portal', async ({ page }) => {
  await page.route(program, () => undefined);
  await page.goto('/kyubos_admin', { waitUntil: 'commit' });
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  await page.evaluate(() => {
    // The page itself may not set the address of a script, but an extension may.
    const script = document.createElement('script');
    document.head.append(script);
    script.dispatchEvent(new Event('error'));
    const filename = 'chrome-extension://abcdefghijklmnopabcdefghijklmnop/inject.js';
    window.dispatchEvent(new ErrorEvent('error', { filename, message: 'Script error.' }));
  });
  await expect(failure(page)).toBeHidden();
});

test('a script that takes longer than ten seconds is reported with Reload, but not as an error', async ({
  page,
  control,
}) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(program, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/kyubos_admin', { waitUntil: 'commit' });
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  const late = page.getByText('This takes longer than usual.');
  await expect(late).toBeHidden();
  await finishDelay(page);
  await expect(late).toBeVisible();
  await expect(page.getByRole('link', { name: 'Reload' })).toBeVisible();
  await expect(failure(page)).toBeHidden();
  await page.keyboard.type('admin');
  await page.keyboard.press('Enter');

  release();
  await expect(page.getByRole('heading', { level: 1, name: 'User Log In' })).toBeVisible();
  await expect(late).toBeHidden();
  expect(await control.callsTo('/commonlogin')).toEqual([]);
});

test('the chosen theme is used from the first paint', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('portal_preferences', '{"theme":"dark"}'));
  await page.route(program, () => undefined);
  await page.goto('/kyubos_admin', { waitUntil: 'commit' });
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(14, 20, 26)');
});

test('stored preferences that cannot be read lead to the theme of the system', async ({ page }) => {
  await page.goto('/kyubos_admin');
  for (const stored of ['', '{', '[]', '{"theme":"sepia"}', 'null']) {
    await page.evaluate((text) => localStorage.setItem('portal_preferences', text), stored);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'User Log In' })).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  }
});

for (const kind of ['js', 'css'])
  test(`a first screen whose ${kind} does not arrive shows a message, with Reload`, async ({
    page,
    expectErrors,
  }) => {
    expectErrors(...missing);
    let isBroken = true;
    await page.route(/\/assets\//, async (route) => {
      const url = route.request().url();
      // The scripts and the style of the page itself arrive.
      const isOfPage = /\/(react|store|main)\./.test(url);
      if (!isBroken || isOfPage || !url.endsWith(kind)) await route.continue();
    });
    // A style that does not arrive delays the event `load`.
    await page.goto('/kyubos_admin', { waitUntil: 'commit' });
    const reload = page.getByRole('button', { name: 'Reload', includeHidden: true });
    await reload.waitFor({ state: 'attached' });
    await finishDelay(page);
    await expect(page.getByText('This takes longer than usual.')).toBeVisible();
    isBroken = false;
    await reload.click();
    await expect(page.getByRole('heading', { level: 1, name: 'User Log In' })).toBeVisible();
  });

for (const name of ['AbortSignal.any', 'Array.prototype.findLast', 'Object.hasOwn'])
  for (const url of ['/kyubos_admin', '/user_admin_countries'])
    test(`a browser without ${name} reads at ${url} that it is too old`, async ({ page, expectErrors }) => {
      // The program's own files may not run in such a browser.
      expectErrors(/./);
      await page.addInitScript((path) => {
        const keys = path.split('.');
        const last = keys.pop() ?? '';
        const get = (object: object, key: string): object => Reflect.get(object, key) as object;
        Reflect.deleteProperty(keys.reduce(get, window), last);
      }, name);
      await page.goto(url);
      const message = page.getByRole('alert').filter({ hasText: 'This browser is too old for the portal.' });
      await expect(message).toBeVisible();
      await expect(page.getByRole('status', { name: 'Loading' })).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
    });
