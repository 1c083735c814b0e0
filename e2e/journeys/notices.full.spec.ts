import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { axeViolations } from '../support/axe';
import { logOut, signIn } from '../support/session';

/** The notices about session, clock and network, and how other tabs handle a session that is only half written. */

const takenOver = 'Another user has signed in in another tab. This tab now shows the account of that user.';
const wrongClock = 'The clock of this computer is wrong. Please correct it: dates are filled in from it.';
const offline = 'The browser reports no network.';
const hourMs = 3_600_000;

/** The calls of a page from now on: path and body. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (!['fetch', 'xhr'].includes(request.resourceType()) || request.url().endsWith('.json')) return;
    calls.push(`${new URL(request.url()).pathname} ${request.postData() ?? ''}`);
  });
  return calls;
}

/** Expects that nothing overflows a narrow window. */
async function holdsAt320(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** Expects an accessible notice above the screen until it is dismissed. */
async function isShownUntilDismissed(page: Page, text: string, dismissal: string): Promise<void> {
  const notice = page.getByRole('main').getByText(text);
  await expect(notice).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await axeViolations(page)).toEqual([]);
  await holdsAt320(page);
  await page.getByRole('button', { name: dismissal }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
}

const areas = [
  {
    area: 'the administration',
    account: 'admin',
    login: '/kyubos_admin',
    token: 'user_token',
    lastId: 'login_type',
    home: 'Dashboard',
    homeUrl: '/user_admin_home',
  },
  {
    area: 'a carrier',
    account: 'carrier',
    login: '/BDX_Login',
    token: 'client_user_BDX_token',
    lastId: 'client_BDX_client_id',
    home: 'Dashboard',
    homeUrl: '/client_user_BDX_home',
  },
] as const;

for (const { area, account, login: loginUrl, token, lastId, home, homeUrl } of areas) {
  test(
    `GUARD-09 a session of ${area} that is written key by key is taken over when it is complete, and nothing is sent before`,
    { tag: account === 'admin' ? [] : '@nightly' },
    async ({ page, login, context }) => {
      await login(account);
      const session = Object.entries(await page.evaluate(() => ({ ...(localStorage as object) })));
      await page.evaluate(() => localStorage.clear());
      await page.goto(loginUrl);
      await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();
      const calls = callsOf(page);

      const other = await context.newPage();
      await other.goto('/nowhere');
      const write = (entries: readonly (readonly [string, unknown])[]): Promise<void> =>
        other.evaluate((all) => {
          for (const [key, value] of all) localStorage.setItem(key, String(value));
        }, entries);
      /** Waits until the other tab has received all changes of the storage, and handled them. */
      const isHeard = async (mark: string): Promise<void> => {
        await write([['mark', mark]]);
        await page.waitForFunction((text) => localStorage.getItem('mark') === text, mark);
        await page.evaluate(() => window.dispatchEvent(new Event('pageshow')));
      };
      // The token first, as an earlier version wrote it, then all ids but one.
      await write(session.filter(([key]) => key === token));
      await isHeard('token');
      await write(session.filter(([key]) => key !== lastId));
      await isHeard('half');
      await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();
      expect(calls).toEqual([]);

      await write(session);
      await expect(page.getByRole('button', { name: 'Log In' })).toBeHidden();
      await page.goto(homeUrl);
      await expect(page.getByRole('heading', { level: 1, name: home })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(calls.length).toBeGreaterThan(0);
      expect(calls.filter((call) => /:""|:null/.test(call))).toEqual([]);
    },
  );
}

/** Records in a page, at each storage event, whether there is a token without its ids. */
async function noteHalves(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const halves: string[] = [];
    Object.assign(window, { halves });
    window.addEventListener('storage', ({ key }) => {
      const lacks = ['user_id', 'client_id', 'login_type'].filter((id) => localStorage.getItem(id) === null);
      if (localStorage.getItem('user_token') !== null && lacks.length > 0)
        halves.push(`${String(key)}: ${lacks.join()}`);
    });
  });
  return () => page.evaluate(() => (window as unknown as { halves: string[] }).halves);
}

test('GUARD-09 during a sign-in and a Logout another tab never sees a token without its ids', async ({
  page,
  context,
}) => {
  await page.goto('/kyubos_admin');
  await page.getByRole('textbox', { name: 'Username' }).fill('staff');
  const waiting = await context.newPage();
  await waiting.goto('/nowhere');
  const halves = await noteHalves(waiting);
  await page.bringToFront();
  await signIn(page);
  await page.waitForURL(/\/user_admin_countries$/);
  await waiting.waitForFunction(() => localStorage.getItem('user_token') !== null);
  await logOut(page);
  await waiting.waitForFunction(() => localStorage.length === 0);
  expect(await halves()).toEqual([]);
});

test(
  'a tab whose user signed out in another tab, where another one signed in, names the account that it shows',
  { tag: '@nightly' },
  async ({ page, login, context }) => {
    await login();
    await page.goto('/user_admin_users');
    const other = await context.newPage();
    await other.goto('/user_admin_home');
    await logOut(other);
    await expect(page.getByRole('heading', { name: 'User Log In' })).toBeVisible();
    await signIn(other, 'staff');
    await expect(other.getByRole('button', { name: 'Hi Sam - Staff' })).toBeVisible();
    await expect(other.getByText(takenOver)).toHaveCount(0);
    await page.bringToFront();
    await expect(page.getByRole('button', { name: 'Hi Sam - Staff' })).toBeVisible();
    await isShownUntilDismissed(page, takenOver, 'Dismiss the notice of another user');
  },
);

test(
  'GUARD-05 a computer whose clock is nine hours ahead signs in, and shows that its clock is wrong',
  { tag: '@serverOutside' },
  async ({ page, login }) => {
    await page.clock.install({ time: Date.now() + 9 * hourMs });
    await login();
    await isShownUntilDismissed(page, wrongClock, 'Dismiss the notice of the clock');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Hi admin - Admin' })).toBeVisible();
    await expect(page.getByRole('main').getByText(wrongClock)).toBeVisible();
  },
);

/** The text of the page's live region. */
function announced(page: Page): ReturnType<Page['locator']> {
  return page.locator('[aria-live][aria-atomic]');
}

async function goesOffline(context: BrowserContext, page: Page): Promise<void> {
  await expect(page.getByText(offline)).toHaveCount(0);
  await context.setOffline(true);
  await expect(page.getByText(offline)).toBeVisible();
  await expect(page.getByText(offline)).toBeInViewport();
  expect(await axeViolations(page)).toEqual([]);
  await holdsAt320(page);
}

async function comesBack(context: BrowserContext, page: Page): Promise<void> {
  await context.setOffline(false);
  await expect(page.getByText(offline)).toHaveCount(0);
  await expect(announced(page)).toHaveText('Online again');
}

test(
  'while the browser is offline a line reports it, and a form keeps its input until it can be saved',
  { tag: '@serverOutside' },
  async ({ page, login, context, expectErrors }) => {
    expectErrors(/ERR_INTERNET_DISCONNECTED/);
    await login();
    await page.goto('/user_admin_edit_countries/402');
    const name = page.getByRole('textbox', { name: 'Country Name' });
    await expect(name).toHaveValue('Canada');
    await name.fill('Kanada');
    await page.waitForLoadState('networkidle');
    await goesOffline(context, page);
    // The bar with Save stays above the line.
    const [bar, line] = await Promise.all([
      page.getByRole('button', { name: 'Save' }).boundingBox(),
      page.getByText(offline).boundingBox(),
    ]);
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(line?.y ?? 0);
    // The browser's report is a hint: the record is read before its update all the same. The question is the browser's own,
    // because the code of the dialog does not arrive either.
    page.once('dialog', (question) => void question.accept());
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Not saved')).toBeVisible();
    await expect(name).toHaveValue('Kanada');
    await comesBack(context, page);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page).toHaveURL(/\/user_admin_countries$/);
    await expect(page.getByRole('cell', { name: 'Kanada' })).toBeVisible();
  },
);

for (const url of ['/', '/kyubos_admin', '/nowhere']) {
  test(
    `at ${url} a line reports that the browser is offline`,
    { tag: url === '/kyubos_admin' ? [] : '@nightly' },
    async ({ page, context }) => {
      await page.goto(url);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await goesOffline(context, page);
      await comesBack(context, page);
    },
  );
}
