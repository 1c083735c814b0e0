import { expect, test } from '../support/fixtures';
import { keptDrafts } from '../support/secrets';
import { chromium, type BrowserContext, type Page } from '@playwright/test';

const url = '/user_admin_edit_countries/401';
/** What is typed, and must be readable nowhere but in the form and the draft menu. */
const canary = 'Jane Q Insured';
const hourMs = 3_600_000;

function countryName(page: Page): ReturnType<Page['getByRole']> {
  return page.getByRole('textbox', { name: 'Country Name' });
}

async function openForm(page: Page): Promise<void> {
  await page.goto(url);
  await expect(countryName(page)).not.toHaveValue('');
}

async function typeInto(page: Page): Promise<void> {
  await openForm(page);
  await countryName(page).fill(canary);
}

/** How many records a store has, or none where there is no such database. */
async function countOf(page: Page, name: string, store: string): Promise<number> {
  return page.evaluate(
    async ([database, objects]) => {
      if (!(await indexedDB.databases()).some((one) => one.name === database)) return 0;
      return new Promise<number>((resolve) => {
        const request = indexedDB.open(database);
        request.onsuccess = () => {
          const count = request.result.transaction(objects).objectStore(objects).count();
          count.onsuccess = () => {
            request.result.close();
            resolve(count.result);
          };
        };
      });
    },
    [name, store] as const,
  );
}

/** Until the draft is in the database. */
async function isKept(page: Page): Promise<void> {
  await expect.poll(() => countOf(page, 'portal_drafts', 'drafts')).toBe(1);
}

/** Until no key is there, but the salt alone. */
async function hasNoKey(page: Page): Promise<void> {
  await expect.poll(() => countOf(page, 'portal_draft_keys', 'keys')).toBe(1);
}

/** All that the browser keeps of the portal, bytes as letters. */
async function everything(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const ended = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const letters = (_key: string, value: unknown): unknown => {
      const bytes = value instanceof ArrayBuffer ? new Uint8Array(value) : value;
      if (!(bytes instanceof Uint8Array)) return value;
      return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
    };
    const kept: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage), document.cookie];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await ended(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const records = database.transaction(store).objectStore(store);
        kept.push(await ended(records.getAllKeys()), await ended(records.getAll()));
      }
      database.close();
    }
    return JSON.stringify(kept, letters);
  });
}

async function hasNoCanary(page: Page): Promise<void> {
  const kept = await everything(page);
  expect(kept, 'the draft is there').toContain(url);
  for (const word of ['Jane', 'Insured', 'Country Name', 'Country United States'])
    expect(kept).not.toContain(word);
}

async function isOfferedBack(page: Page): Promise<void> {
  const offer = page.getByRole('region', { name: 'Unsaved work' });
  await expect(offer).toContainText(/Unsaved work from \d\d:\d\d/);
  await offer.getByRole('button', { name: 'Restore' }).click();
  await expect(countryName(page)).toHaveValue(canary);
}

async function isOfferedNothing(page: Page): Promise<void> {
  await openForm(page);
  await expect(countryName(page)).not.toHaveValue(canary);
  await expect(page.getByRole('region', { name: 'Unsaved work' })).toBeHidden();
  await expect(page.getByRole('button', { name: /^Drafts/ })).toBeHidden();
}

async function enter(page: Page, username = 'admin', password = 'admin123'): Promise<void> {
  await page.getByRole('textbox', { name: 'Username' }).fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
}

/** Lets the session run out and the page notice. */
async function expire(page: Page, token = 'user_token'): Promise<void> {
  await page.evaluate((key) => {
    const part = (value: unknown): string => btoa(JSON.stringify(value)).replaceAll('=', '');
    localStorage.setItem(key, `${part({ alg: 'none' })}.${part({ exp: 1 })}.`);
    window.dispatchEvent(new Event('pageshow'));
  }, token);
  await expect(page.getByRole('heading', { name: /Log In$/ })).toBeVisible();
}

/** Types the last letter while the timers stand still, and hides the page: only that writes the letter. */
async function typeLastAndHide(page: Page): Promise<void> {
  await page.clock.install();
  await openForm(page);
  await countryName(page).fill(canary.slice(0, -1));
  await isKept(page);
  await page.clock.pauseAt(Date.now() + 10_000);
  await countryName(page).fill(canary);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => keptDrafts(page)).toContain(canary);
  page.on('dialog', (dialog) => void dialog.accept());
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
  await page.goto('/kyubos_admin');
  await enter(page);
  await page.waitForURL(/\/user_admin_countries$/);
  await typeInto(page);
  await isKept(page);
  // No unload and no beforeunload: the page is gone immediately.
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

test(
  'P4 an expired session leaves the form; the same user is taken back and offered the work, nobody else',
  { tag: '@serverOutside' },
  async ({ page, login }) => {
    await login();
    await typeInto(page);
    await isKept(page);
    await hasNoCanary(page);
    await expire(page);
    await hasNoKey(page);
    await hasNoCanary(page);

    await page.goto('/kyubos_admin');
    await enter(page, 'staff', 'staff123');
    await page.waitForURL(/\/user_admin_countries$/);
    await isOfferedNothing(page);
    await isKept(page);
    await expire(page);

    await enter(page);
    await page.waitForURL(/\/user_admin_countries$/);
    await page.goto(url);
    await isOfferedBack(page);
  },
);

test(
  'P4 what was typed while a session ran out, and nowhere kept yet, is offered back too',
  { tag: '@serverOutside' },
  async ({ page, login }) => {
    await login();
    await openForm(page);
    await countryName(page).fill(canary);
    await expire(page);
    await hasNoKey(page);
    await hasNoCanary(page);
    await enter(page);
    await page.waitForURL(new RegExp(`${url}$`));
    await isOfferedBack(page);
  },
);

test(
  'P4 what is typed just before the page is hidden outlives a reload and the tab, and can be read nowhere',
  { tag: '@serverOutside' },
  async ({ page, login, context }) => {
    await login();
    await typeLastAndHide(page);
    await page.reload();
    await page.clock.resume();
    await isOfferedBack(page);
    await hasNoCanary(page);

    const other = await context.newPage();
    await other.goto(url);
    await other.getByRole('button', { name: 'Discard' }).click();
    await expect.poll(() => countOf(other, 'portal_drafts', 'drafts')).toBe(0);
    await typeLastAndHide(other);
    const closed = other.waitForEvent('close');
    await other.close({ runBeforeUnload: true });
    await closed;

    const third = await context.newPage();
    await third.clock.resume();
    await third.goto('/user_admin_home');
    await hasNoCanary(third);
    await third.goto(url);
    await isOfferedBack(third);
  },
);

test(
  'P4 48 hours after a tab was closed, opening the login page removes what it left',
  { tag: '@nightly' },
  async ({ page, login, context }) => {
    await login();
    await typeInto(page);
    await isKept(page);
    await page.goto('about:blank');

    const later = await context.newPage();
    await later.clock.setFixedTime(Date.now() + 48 * hourMs);
    await later.goto('/kyubos_admin');
    await expect(later.getByRole('heading', { name: 'User Log In' })).toBeVisible();
    await expect.poll(() => countOf(later, 'portal_drafts', 'drafts')).toBe(0);
    // That the session has run out was found at the start.
    await hasNoKey(later);
  },
);

test('P4 Logout in one tab removes the drafts and the key, the form in another tab does not write again', async ({
  page,
  login,
  context,
}) => {
  await login();
  await typeInto(page);
  await isKept(page);
  const other = await context.newPage();
  await other.goto('/user_admin_home');
  await other.getByRole('button', { name: 'Hi admin - Admin' }).click();
  await other.getByRole('menuitem', { name: 'Logout' }).click();
  await other.getByRole('button', { name: 'Log out' }).click();
  await expect(other.getByRole('heading', { name: 'User Log In' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'User Log In' })).toBeVisible();
  await expect.poll(() => countOf(page, 'portal_drafts', 'drafts')).toBe(0);
  await hasNoKey(page);
  await enter(other);
  await other.waitForURL(/\/user_admin_countries$/);
  await isOfferedNothing(other);
});

test(
  'P4 a carrier’s form keeps its draft as well, until the end of the carrier’s session and beyond',
  { tag: '@nightly' },
  async ({ page, login }) => {
    const form = '/client_user_BDX_add_fileupload';
    const sender = page.getByRole('textbox', { name: 'Sender Company Name' });
    await login('carrier');
    await page.goto(form);
    await expect(sender).not.toHaveValue('');
    await sender.fill(canary);
    await isKept(page);
    expect(await everything(page)).not.toContain('Insured');
    await expire(page, 'client_user_BDX_token');
    await hasNoKey(page);
    await enter(page, 'carrier', 'carrier123');
    await page.waitForURL(new RegExp(`${form}$`));
    await page.getByRole('region', { name: 'Unsaved work' }).getByRole('button', { name: 'Restore' }).click();
    await expect(sender).toHaveValue(canary);
  },
);

test('P4 a failed save loses nothing: the screen keeps it, the draft menu leads back to it, another user sees none of it', async ({
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
  await expect(countryName(page)).toHaveValue(canary);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: /^Drafts/ }).click();
  await page.getByRole('menuitem', { name: /^Country .+, \d\d:\d\d$/ }).click();
  await isOfferedBack(page);
  await isKept(page);

  await page.evaluate(() => localStorage.removeItem('user_token'));
  await login('staff');
  await isOfferedNothing(page);
});
