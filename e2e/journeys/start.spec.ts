import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';

/** The page before the program has come, and when it does not come: what `index.html` shows by itself. */

const program = /\/assets\/main\.[^/]+\.js$/;
const missing = [/Failed to load resource/, /Unexpected end of input/, /is not defined/, /ChunkLoadError/];

function failure(page: Page) {
  return page.getByRole('alert').filter({ hasText: 'The portal could not be started.' });
}

for (const url of ['/kyubos_admin', '/user_admin_countries?page=2', '/no/such/page'])
  test(`a script that is missing is said at ${url}, and Reload opens the page`, async ({
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

test('a script that is blocked, cut off or too new for the browser is said as well', async ({
  page,
  expectErrors,
}) => {
  expectErrors(...missing, /uncaught/);
  await page.route(program, (route) => route.abort());
  await page.goto('/kyubos_admin');
  await expect(failure(page)).toBeVisible();

  await page.unroute(program);
  await page.route(program, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'const newSyntax = {' }),
  );
  await page.goto('/kyubos_admin');
  await expect(failure(page)).toBeVisible();
});

test('a script that takes longer than ten seconds is said, with Reload and without a claim', async ({
  page,
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
  // The delay ends now: nobody waits for ten seconds here.
  const delay = await page.evaluate(() => {
    const [found] = document
      .getAnimations()
      .filter((item) => 'animationName' in item && item.animationName === 'first-paint-late');
    found?.finish();
    return found?.effect?.getTiming().delay;
  });
  expect(delay).toBe(10_000);
  await expect(late).toBeVisible();
  await expect(page.getByRole('link', { name: 'Reload' })).toBeVisible();
  await expect(failure(page)).toBeHidden();

  release();
  await expect(page.getByRole('heading', { level: 1, name: 'User Log In' })).toBeVisible();
  await expect(late).toBeHidden();
});

test('the theme that was chosen counts from the first paint', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('portal_preferences', '{"theme":"dark"}'));
  await page.route(program, () => undefined);
  await page.goto('/kyubos_admin', { waitUntil: 'commit' });
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(14, 20, 26)');
});

test('stored preferences that cannot be read leave the theme of the system', async ({ page }) => {
  await page.goto('/kyubos_admin');
  for (const stored of ['', '{', '[]', '{"theme":"sepia"}', 'null']) {
    await page.evaluate((text) => localStorage.setItem('portal_preferences', text), stored);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'User Log In' })).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  }
});
