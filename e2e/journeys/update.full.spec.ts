import type { Page, Route } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { keptDrafts } from '../support/secrets';

/** A page that stays open while a newer version is installed: the parts that it has not loaded yet are gone. */

const parts = /\/assets\/[^/]+\.(js|css)$/;
const partsAreLost = [
  /404|ERR_FAILED/,
  /Refused to (execute|apply)|MIME type/,
  /ChunkLoadError|Loading (CSS )?chunk/,
];

const gone = (route: Route): Promise<void> => route.fulfill({ status: 404, body: 'Not found' });

async function typeCredentials(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Username' }).fill('admin');
  await page.getByLabel('Password', { exact: true }).fill('admin123');
}

async function press(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log In' }).click();
}

async function openLogin(page: Page): Promise<void> {
  await page.goto('/kyubos_admin');
  await expect(page.getByRole('heading', { name: 'User Log In' })).toBeVisible();
}

test('the login page reloads by itself after an update, and the next sign-in works', async ({
  page,
  expectErrors,
}) => {
  expectErrors(...partsAreLost);
  await openLogin(page);
  // What the page loads from now on is gone until it has been reloaded: then it names the new files.
  await page.route(parts, gone);
  const reloaded = page.waitForRequest((request) => request.isNavigationRequest());
  await page.getByRole('textbox', { name: 'Username' }).fill('a');
  await reloaded;
  await page.unroute(parts);
  await expect(page.getByText('A newer version was installed. Log in to go on.')).toBeVisible();
  await typeCredentials(page);
  await press(page);
  await page.waitForURL(/\/user_admin_countries$/);
});

test(
  'the login page reloads once only, and says then what is wrong',
  { tag: '@nightly' },
  async ({ page, expectErrors }) => {
    expectErrors(...partsAreLost);
    await openLogin(page);
    const loaded = new Set(
      await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
    );
    let navigations = 0;
    page.on('request', (request) => (navigations += request.isNavigationRequest() ? 1 : 0));
    await page.route(parts, (route) => (loaded.has(route.request().url()) ? route.continue() : gone(route)));
    const reloaded = page.waitForEvent('load');
    await page.getByRole('textbox', { name: 'Username' }).fill('a');
    await reloaded;
    await typeCredentials(page);
    await press(page);
    await expect(page.getByRole('alert')).toHaveText('A newer version was installed. Reload the page.');
    await press(page);
    await expect(page.getByRole('alert')).toHaveText('A newer version was installed. Reload the page.');
    expect(navigations).toBe(1);
  },
);

test('a login whose parts cannot be fetched keeps what was typed, and works once they can', async ({
  page,
  expectErrors,
}) => {
  expectErrors(...partsAreLost);
  await openLogin(page);
  await page.route(parts, (route) => route.abort());
  await typeCredentials(page);
  await press(page);
  await expect(page.getByRole('alert')).toHaveText(
    'A part of the page could not be loaded. Check the connection and try again.',
  );
  await page.unroute(parts);
  await press(page);
  await page.waitForURL(/\/user_admin_countries$/);
});

test('a screen whose script does not come says so within 15 seconds, and opens once it does', async ({
  page,
  login,
  expectErrors,
}) => {
  expectErrors(...partsAreLost);
  await page.clock.install();
  await login();
  let isBroken = true;
  await page.route(/\.js$/, async (route) => {
    if (!isBroken) await route.continue();
  });
  const asked = page.waitForRequest(/\.js$/);
  await page.getByRole('link', { name: 'Add', exact: true }).click();
  await asked;
  // The screen asks a second time after seven seconds.
  await page.clock.runFor(7000);
  await page.clock.runFor(7000);
  await expect(page.getByText('A part of the page could not be loaded.')).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create Country' })).toBeVisible();
});

test('an upload whose code an update removed sends nothing, says so, and goes once the file is there again', async ({
  page,
  login,
  expectErrors,
}) => {
  expectErrors(...partsAreLost);
  await login();
  await page.goto('/user_admin_add_bdxcreate');
  await page.locator('input[type=file]').setInputFiles({
    name: 'premium.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Policy Number,Gross Premium\nPOL-1,100.00\n'),
  });
  await expect(page.getByRole('region', { name: 'Pre-flight check' })).toContainText('Gross Premium');
  // The dialog's code is fetched before, so that only the upload's own is missing.
  await page.getByRole('button', { name: 'Save' }).hover();
  const uploads: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/createbrdxsamplefile')) uploads.push(request.url());
  });
  await page.route(parts, gone);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Save' }).click();
  const failure = page.getByText('Not saved').locator('..');
  await expect(failure).toContainText('A newer version was installed. Reload the page.');
  await expect(page.getByText(/not confirmed/)).toBeHidden();
  expect(uploads).toEqual([]);

  await page.unroute(parts);
  await failure.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/user_admin_bdx_create$/);
  expect(uploads).toHaveLength(1);
});

test('who comes back to a page after an update is told, and what was typed survives the reload', async ({
  page,
  login,
}) => {
  await login('admin');
  await page.goto('/user_admin_edit_countries/402');
  await page.getByLabel('Country Name').fill('Canada West');
  await page.route('**/version.json', (route) =>
    route.fulfill({ json: { version: '0.2.0', build: 'newer' } }),
  );
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const notice = page.getByRole('status').filter({ hasText: 'A new version is ready' });
  await expect(notice).toBeVisible();
  await expect(page.getByLabel('Country Name')).toHaveValue('Canada West');
  await expect.poll(() => keptDrafts(page)).toContain('Canada West');
  await page.unroute('**/version.json');
  page.on('dialog', (dialog) => void dialog.accept());
  await notice.getByRole('button', { name: 'Reload' }).click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByLabel('Country Name')).toHaveValue('Canada West');
});
