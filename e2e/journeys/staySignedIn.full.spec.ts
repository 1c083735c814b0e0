import type { Page } from '@playwright/test';
import { axeViolations } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { logOut, signIn } from '../support/session';

const minuteMs = 60_000;

/** A token that ends in a minute, as a server could issue it. */
function shortToken(): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  return [
    part({ alg: 'HS256' }),
    part({ exp: Math.floor((Date.now() + minuteMs) / 1000) }),
    'signature',
  ].join('.');
}

/** Gives the sign-ins of a page a token that ends in a minute. Returns how to stop. */
async function shortenSessions(page: Page): Promise<() => Promise<void>> {
  const login = '**/commonlogin';
  await page.route(login, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"token":"[^"]*"/, `"token":"${shortToken()}"`);
    await route.fulfill({ response, body });
  });
  return () => page.unroute(login);
}

async function otherUserSignsIn(page: Page): Promise<void> {
  await page.bringToFront();
  await logOut(page);
  await signIn(page, 'staff');
  await expect(page.getByRole('button', { name: 'Hi Sam - Staff' })).toBeVisible();
}

/** The user who is signed in, from the storage. */
function storedUser(page: Page): Promise<(string | null)[]> {
  const keys = ['user_token', 'user_id', 'client_id', 'login_type'];
  return page.evaluate((names) => names.map((name) => localStorage.getItem(name)), keys);
}

/** The tokens of the calls of a page from now on. */
function tokensOf(page: Page): Set<string> {
  const tokens = new Set<string>();
  page.on('request', (request) => {
    const token = request.headers()['authorization'];
    if (token !== undefined) tokens.add(token.replace('Bearer ', ''));
  });
  return tokens;
}

/** Holds the derivation of the key back during a renewal in a tab. Returns functions that release it and wait for it. */
async function holdKey(tab: Page): Promise<() => Promise<void>> {
  await tab.evaluate(() => {
    const derive = crypto.subtle.deriveKey.bind(crypto.subtle);
    const held = new Promise((resolve) => window.addEventListener('let-go', resolve, { once: true }));
    crypto.subtle.deriveKey = async (...given: Parameters<typeof derive>) => {
      await held;
      const key = await derive(...given);
      document.documentElement.dataset['derived'] = 'yes';
      return key;
    };
  });
  return async () => {
    await tab.evaluate(() => window.dispatchEvent(new Event('let-go')));
    await expect(tab.locator('html[data-derived]')).toHaveCount(1);
  };
}

test('GUARD-09 another user signs in in another tab while a renewal derives its key: no call mixes the two', async ({
  page,
  login,
}) => {
  const stop = await shortenSessions(page);
  await login('admin');
  await stop();
  const tab = await page.context().newPage();
  await tab.goto('/user_admin_countries');
  const letGo = await holdKey(tab);
  await tab.getByRole('button', { name: 'Stay signed in' }).click();
  const answered = tab.waitForResponse('**/commonlogin');
  await tab.getByLabel('Password').fill('admin123');
  await tab.keyboard.press('Enter');
  await (await answered).finished();
  await otherUserSignsIn(page);
  const [token, ...ids] = await storedUser(page);
  expect(ids).toEqual(['12', '7', '4']);
  const tokens = [page, tab].map(tokensOf);
  await letGo();
  for (const each of [page, tab]) {
    await each.bringToFront();
    await each.getByRole('link', { name: 'Kyubos Home' }).click();
    await expect(each.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(each.getByRole('button', { name: 'Hi Sam - Staff' })).toBeVisible();
    expect(await storedUser(each)).toEqual([token, ...ids]);
  }
  expect(tokens.map((sent) => [...sent].filter((other) => other !== token))).toEqual([[], []]);
});

test('after another user took over the tab, the password of that user renews the session, under that name', async ({
  page,
  login,
}) => {
  await login('admin');
  const tab = await page.context().newPage();
  await tab.goto('/user_admin_countries');
  const stop = await shortenSessions(tab);
  await expect(tab.getByRole('button', { name: 'Hi admin - Admin' })).toBeVisible();
  await otherUserSignsIn(tab);
  await stop();
  await page.bringToFront();
  await expect(page.getByRole('button', { name: 'Hi Sam - Staff' })).toBeVisible();
  await page.getByRole('button', { name: 'Stay signed in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Stay signed in' });
  await expect(dialog.getByLabel('Username')).toHaveValue('staff');
  await dialog.getByLabel('Password').fill('staff123');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Your session ends in/)).toHaveCount(0);
  await expect(dialog).toHaveCount(0);
});

test('a session of a minute is renewed while a form is open, without a changed character', async ({
  page,
  login,
}) => {
  const stop = await shortenSessions(page);
  await login('admin');
  await stop();
  await page.getByRole('row', { name: /Canada/ }).press('Enter');
  const name = page.getByRole('textbox', { name: 'Country Name' });
  await name.fill('Canada, in the middle of a wo');
  await expect(page.getByText(/^Your session ends in 0:\d\d/)).toBeVisible();
  await page.getByRole('button', { name: 'Stay signed in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Stay signed in' });
  await expect(dialog.getByLabel('Username')).toHaveValue('admin');
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByLabel('Password').fill('admin123');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(/^Your session ends in/)).toHaveCount(0);
  await expect(name).toHaveValue('Canada, in the middle of a wo');
  await expect(name).toBeFocused();
  await page.keyboard.type('rd');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/user_admin_countries$/);
  await expect(page.getByRole('row', { name: /Canada, in the middle of a word/ })).toBeVisible();
});
