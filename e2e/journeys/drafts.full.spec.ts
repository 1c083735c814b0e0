import { chromium, type BrowserContext, type Page } from '@playwright/test';
import {
  typedName,
  countOf,
  countryName,
  everything,
  isUnreadable,
  isKept,
  isOfferedBack,
  openForm,
  typeInto,
  typeLastAndHide,
  formUrl,
} from '../support/drafts';
import { expect, test } from '../support/fixtures';
import { logOut, signIn } from '../support/session';

const hourMs = 3_600_000;

/** Waits until only the salt is stored, and no key. */
async function hasNoKey(page: Page): Promise<void> {
  await expect.poll(() => countOf(page, 'portal_draft_keys', 'keys')).toBe(1);
}

async function isOfferedNothing(page: Page): Promise<void> {
  await openForm(page);
  await expect(countryName(page)).not.toHaveValue(typedName);
  await expect(page.getByRole('region', { name: 'Unsaved work' })).toBeHidden();
  await expect(page.getByRole('button', { name: /^Drafts/ })).toBeHidden();
}

/** Lets the session expire and makes the page notice it. */
async function expire(page: Page, token = 'user_token'): Promise<void> {
  await page.evaluate((key) => {
    const part = (value: unknown): string => btoa(JSON.stringify(value)).replaceAll('=', '');
    localStorage.setItem(key, `${part({ alg: 'none' })}.${part({ exp: 1 })}.`);
    window.dispatchEvent(new Event('pageshow'));
  }, token);
  await expect(page.getByRole('heading', { name: /Log In$/ })).toBeVisible();
}

test('P4 a browser that was killed while a form was open offers the draft when it is opened again', async ({
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
  await signIn(page);
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
  await again.goto(formUrl);
  await isOfferedBack(again);
  await second.close();
});

test(
  'P4 an expired session leaves the form; only the same user is led back and offered the draft',
  { tag: '@serverOutside' },
  async ({ page, login }) => {
    await login();
    await typeInto(page);
    await isKept(page);
    await isUnreadable(page);
    await expire(page);
    await hasNoKey(page);
    await isUnreadable(page);

    await page.goto('/kyubos_admin');
    await signIn(page, 'staff');
    await page.waitForURL(/\/user_admin_countries$/);
    await isOfferedNothing(page);
    await isKept(page);
    await expire(page);

    await signIn(page);
    await page.waitForURL(/\/user_admin_countries$/);
    await page.goto(formUrl);
    await isOfferedBack(page);
  },
);

test(
  'P4 text typed just before a tab is closed is offered in another tab, and is not readable in any storage',
  { tag: '@serverOutside' },
  async ({ login, context }) => {
    await login();
    const other = await context.newPage();
    await typeLastAndHide(other);
    const closed = other.waitForEvent('close');
    await other.close({ runBeforeUnload: true });
    await closed;

    const third = await context.newPage();
    await third.clock.resume();
    await third.goto('/user_admin_home');
    await isUnreadable(third);
    await third.goto(formUrl);
    await isOfferedBack(third);
  },
);

test(
  'P4 48 hours after a tab was closed, opening the login page removes its draft',
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
    // The expiry of the session was noticed at the start.
    await hasNoKey(later);
  },
);

test('P4 Logout in one tab removes the drafts and the key, the form in another tab writes no new draft', async ({
  page,
  login,
  context,
}) => {
  await login();
  await typeInto(page);
  await isKept(page);
  const other = await context.newPage();
  await other.goto('/user_admin_home');
  await logOut(other);
  await other.getByRole('button', { name: 'Log out' }).click();
  await expect(other.getByRole('heading', { name: 'User Log In' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'User Log In' })).toBeVisible();
  await expect.poll(() => countOf(page, 'portal_drafts', 'drafts')).toBe(0);
  await hasNoKey(page);
  await signIn(other);
  await other.waitForURL(/\/user_admin_countries$/);
  await isOfferedNothing(other);
});

test(
  'P4 a carrier’s form stores a draft too, during the carrier’s session and after it',
  { tag: '@nightly' },
  async ({ page, login }) => {
    const form = '/client_user_BDX_add_fileupload';
    const sender = page.getByRole('textbox', { name: 'Sender Company Name' });
    await login('carrier');
    await page.goto(form);
    await expect(sender).not.toHaveValue('');
    await sender.fill(typedName);
    await isKept(page);
    expect(await everything(page)).not.toContain('Insured');
    await expire(page, 'client_user_BDX_token');
    await hasNoKey(page);
    await signIn(page, 'carrier');
    await page.waitForURL(new RegExp(`${form}$`));
    await page.getByRole('region', { name: 'Unsaved work' }).getByRole('button', { name: 'Restore' }).click();
    await expect(sender).toHaveValue(typedName);
  },
);
