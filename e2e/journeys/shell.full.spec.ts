import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { axeViolations } from '../support/axe';
import { controlClock, pass, stopClock } from '../support/slowCalls';

async function heightOf(part: Locator): Promise<number> {
  return (await part.boundingBox())?.height ?? 0;
}

function category(page: Page, name: string): Locator {
  return page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true });
}

/** Whether the page scrolls sideways. */
function overflows(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
}

test('SHELL-36 SHELL-37 SHELL-38 CONST-04 the menu bar is 179, 234 and 176 px high, and its last row is the page header', async ({
  page,
  login,
}) => {
  await login();
  const banner = page.getByRole('banner');
  await page.goto('/User_Admin_Setting');
  await expect(category(page, 'Reference Data')).toBeVisible();
  // No menu entry fits this screen.
  await expect.poll(() => heightOf(banner)).toBe(179);
  await category(page, 'Reference Data').click();
  await expect(page.getByRole('link', { name: 'Currencies', exact: true })).toBeVisible();
  expect(await heightOf(banner)).toBe(234);
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect((heading?.y ?? 0) + (heading?.height ?? 0)).toBeLessThanOrEqual(234);
  await category(page, 'Home').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(await heightOf(banner)).toBe(176);
});

test(
  'SHELL-17 CONST-03 one press of an arrow scrolls a row by 150 px',
  { tag: '@anywhere' },
  async ({ page, login }) => {
    await page.setViewportSize({ width: 800, height: 900 });
    await login();
    const row = page.getByRole('navigation', { name: 'Main menu' });
    const entries = row.getByRole('list').locator('..');
    const scrolled = (): Promise<number> => entries.evaluate((element) => element.scrollLeft);
    const reach = await entries.evaluate((element) => element.scrollWidth - element.clientWidth);
    await row.getByRole('button', { name: 'Scroll right' }).click();
    await expect.poll(scrolled).toBe(Math.min(150, reach));
    await row.getByRole('button', { name: 'Scroll left' }).click();
    await expect.poll(scrolled).toBe(0);
  },
);

test('SHELL-39 the selection and the bar’s height survive a reload without a layout shift', async ({
  page,
  login,
}) => {
  await login();
  await category(page, 'Partners').click();
  await page.getByRole('link', { name: 'TPAs', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'TPAs' })).toBeVisible();
  await page.addInitScript(() => {
    const shifts = { total: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.total += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.reload();
  await expect(page.getByRole('link', { name: 'TPAs', exact: true })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(
    await page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total),
  ).toBeLessThan(0.02);
});

test('SHELL-23 SHELL-35 the strip covers neither the last row nor focus, and a press does not lose typed text', async ({
  page,
  login,
}) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await login();
  await page
    .getByRole('row')
    .filter({ hasText: 'United States' })
    .getByRole('button', { name: 'Actions' })
    .click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const name = page.getByRole('textbox', { name: 'Country Name' });
  await name.fill('Somewhere else');
  await page.getByRole('button', { name: 'Homeowners-HO3' }).click();
  await expect(page).toHaveURL(/\/user_admin_edit_countries\/401#$/);
  await expect(name).toHaveValue('Somewhere else');

  const strip = page.getByRole('region', { name: 'Intake categories' });
  const stops = await page.getByRole('main').locator('input, select, textarea, button, a').count();
  await page.getByRole('main').focus();
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    const isInMain = await focused.evaluate((element) => element.closest('main') !== null);
    if (!isInMain) break;
    const box = await focused.boundingBox();
    const stripBox = await strip.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((stripBox?.y ?? 0) + 1);
  }
});

test(
  'SHELL-12 GUARD-06 a Logout takes effect in the other tab without an action there',
  { tag: '@anywhere' },
  async ({ page, login }) => {
    await login();
    await category(page, 'Home').click();
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    const other = await page.context().newPage();
    await other.goto('/user_admin_home');
    await expect(other.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await page.getByRole('button', { name: /^Hi / }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page.getByRole('heading', { name: 'User Log In' })).toBeVisible();
    await expect(other.getByRole('heading', { name: 'User Log In' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'User Log In' })).toBeVisible();
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  },
);

test('LOGIN-12 CONST-05 the red alert is shown for 3 seconds', async ({ page, expectErrors }) => {
  expectErrors(/401/);
  await controlClock(page);
  await page.goto('/kyubos_admin');
  await page.getByRole('textbox', { name: 'Username' }).fill('admin');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await stopClock(page);
  await page.getByRole('button', { name: 'Log In' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText('Invalid username or password');
  await pass(page, 2.9);
  await expect(alert).toBeVisible();
  await pass(page, 0.2);
  await expect(alert).toBeHidden();
});

test('the menus collapse into a panel on a phone and work by keyboard', async ({ page, login }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await login();
  const fold = page.getByRole('button', { name: /^Menu/ });
  await expect(category(page, 'Partners')).toBeHidden();
  await fold.press('Enter');
  await expect(category(page, 'Partners')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(category(page, 'Partners')).toBeHidden();
  await expect(fold).toBeFocused();
  await fold.press('Enter');
  await category(page, 'Partners').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Carriers' })).toBeVisible();
  await expect(category(page, 'Partners')).toBeHidden();
  // Both menus are in one row: brand 56, menus 48, and 56 for the page header.
  await expect.poll(() => heightOf(page.getByRole('banner'))).toBe(160);
});

const screens = [
  { url: '/', shows: 'Choose your area', as: undefined, tag: '@anywhere' },
  { url: '/kyubos_admin', shows: 'User Log In', as: undefined },
  { url: '/Client_user_BDX_Login', shows: 'BDX Users Log In', as: undefined },
  { url: '/nowhere', shows: 'Oops, page not available!', as: undefined, tag: '@anywhere' },
  { url: '/user_admin_home', shows: 'Dashboard', as: 'admin', tag: '@anywhere' },
  { url: '/User_Admin_Setting', shows: 'Setting', as: 'admin', tag: '@anywhere' },
  { url: '/menuform/58', shows: 'Forms', as: 'admin' },
  { url: '/client_user_BDX_home', shows: 'Dashboard', as: 'carrier', tag: '@anywhere' },
] as const;

for (const { url, shows, as, ...others } of screens) {
  test(
    `${url} is accessible in light and dark, and fits at 320 px`,
    { tag: [...(url === '/user_admin_home' ? [] : ['@nightly']), ...Object.values(others)] },
    async ({ page, login }) => {
      if (as) await login(as);
      await page.goto(url);
      await expect(page.getByRole('heading', { level: 1, name: shows })).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      // The menu collapses one frame later.
      await expect.poll(() => overflows(page)).toBe(false);
    },
  );
}
