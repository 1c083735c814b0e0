import { expect, test } from './fixtures';
import { chromium, type BrowserContext, type Page } from '@playwright/test';

const url = '/user_admin_edit_countries/401';

async function typeInto(page: Page): Promise<void> {
  await page.goto(url);
  const name = page.getByRole('textbox', { name: 'Country Name' });
  await expect(name).not.toHaveValue('');
  await name.fill('Somewhere else');
}

/** Until the draft is in the database. */
async function isKept(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const request = indexedDB.open('portal_drafts');
            request.onsuccess = () => {
              const database = request.result;
              const count = database.transaction('drafts').objectStore('drafts').count();
              count.onsuccess = () => {
                database.close();
                resolve(count.result);
              };
            };
          }),
      ),
    )
    .toBe(1);
}

async function isOfferedBack(page: Page): Promise<void> {
  const offer = page.getByRole('region', { name: 'Unsaved work' });
  await expect(offer).toContainText(/Unsaved work from \d\d:\d\d/);
  await offer.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('textbox', { name: 'Country Name' })).toHaveValue('Somewhere else');
}

async function signIn(page: Page, baseURL: string): Promise<void> {
  await page.goto(`${baseURL}/kyubos_admin`);
  await page.getByRole('textbox', { name: 'Username' }).fill('admin');
  await page.getByLabel('Password', { exact: true }).fill('admin123');
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL(/\/user_admin_countries$/);
}

test('P4 a browser that is killed in mid-form offers the work back when it is opened again', async ({
  baseURL,
}, info) => {
  const open = (): Promise<BrowserContext> =>
    chromium.launchPersistentContext(info.outputPath('profile'), {
      executablePath: process.env['CHROMIUM_PATH'] ?? '',
      baseURL: baseURL ?? '',
    });
  const first = await open();
  const page = await first.newPage();
  await signIn(page, baseURL ?? '');
  await typeInto(page);
  await isKept(page);
  // No unload and no beforeunload: the page is gone at once.
  const devtools = await first.newCDPSession(page);
  const crash = page.waitForEvent('crash');
  devtools.send('Page.crash').catch(() => undefined);
  await crash;
  await first.close();

  const second = await open();
  const again = await second.newPage();
  await again.goto(url);
  await isOfferedBack(again);
  await second.close();
});

test('P4 an expired session leaves the form; the same user is taken back and offered the work', async ({
  page,
  login,
}) => {
  await login();
  await typeInto(page);
  await isKept(page);
  await page.evaluate(() => {
    const part = (value: unknown): string => btoa(JSON.stringify(value)).replaceAll('=', '');
    localStorage.setItem('user_token', `${part({ alg: 'none' })}.${part({ exp: 1 })}.`);
    window.dispatchEvent(new Event('pageshow'));
  });
  await expect(page.getByRole('heading', { name: 'User Log In' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Username' }).fill('admin');
  await page.getByLabel('Password', { exact: true }).fill('admin123');
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL(new RegExp(`${url}$`));
  await isOfferedBack(page);
});

test('P4 a failed save loses nothing: the screen keeps it, the tray leads back to it, another user sees none of it', async ({
  page,
  login,
  expectErrors,
}) => {
  expectErrors(/Failed to load resource/, /updatecountry/);
  await login();
  await typeInto(page);
  await page.route('**/updatecountry', (route) => route.abort());
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Not saved')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Country Name' })).toHaveValue('Somewhere else');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: /^Drafts/ }).click();
  await page.getByRole('menuitem', { name: /^Create Country, \d\d:\d\d$/ }).click();
  await isOfferedBack(page);
  await isKept(page);

  await page.evaluate(() => localStorage.removeItem('user_token'));
  await login('staff');
  await page.goto(url);
  await expect(page.getByRole('textbox', { name: 'Country Name' })).not.toHaveValue('');
  await expect(page.getByRole('region', { name: 'Unsaved work' })).toBeHidden();
  await expect(page.getByRole('button', { name: /^Drafts/ })).toBeHidden();
});
