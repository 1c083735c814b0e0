import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { typed } from '../support/secrets';
import { logOut, signIn } from '../support/session';

async function restore(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Unsaved work' }).getByRole('button', { name: 'Restore' }).click();
}

/** Records each address of the page from now on. */
function placesOf(page: Page): string[] {
  const places: string[] = [];
  page.on('framenavigated', (frame) => {
    const { pathname } = new URL(frame.url());
    // The router writes its own state into the history entry that it finds: that is not a navigation.
    if (frame === page.mainFrame() && places.at(-1) !== pathname) places.push(pathname);
  });
  return places;
}

const isCall = (type: string): boolean => type === 'fetch' || type === 'xhr';

test('GUARD-06 GUARD-07 P4 the session expires during a new quotation: after the next sign-in its draft is offered', async ({
  page,
  login,
  reset,
}) => {
  await page.clock.install();
  await reset('expiring');
  await login();
  await page.goto('/user_admin_policy/551');
  await page.getByLabel('Program', { exact: true }).selectOption('Personal Auto Standard');
  await page.getByLabel('First Name', { exact: true }).fill('Ann');
  await page.getByLabel('Make, row 2', { exact: true }).fill('Kia');
  await page.getByLabel('Premium Collision').fill('1000.50');
  await page.getByLabel('Social Security Number', { exact: true }).fill(typed.secure.text);
  await page.clock.fastForward('01:01');
  await expect(page.getByRole('heading', { name: 'User Log In' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user_token'))).toBeNull();

  await reset('normal');
  await signIn(page);
  await page.waitForURL(/\/user_admin_policy\/551$/);
  await restore(page);
  await expect(page.getByLabel('First Name', { exact: true })).toHaveValue('Ann');
  await expect(page.getByLabel('Make, row 2', { exact: true })).toHaveValue('Kia');
  await expect(page.getByLabel('Premium Collision')).toHaveValue('$1,000.50');
  await expect(page.getByLabel('Social Security Number', { exact: true })).toHaveValue('');
  await expect(page.getByText(/Social Security Number/).first()).toBeVisible();
});

test(
  'GUARD-07 more than twenty calls that get a 401 together lead to the login once, and text that is typed there stays',
  { tag: '@nightly' },
  async ({ page, login, expectErrors }) => {
    expectErrors(/401/);
    await login();
    const groups = 13;
    await page.route('**/viewactiveintakeattributegroupmain', async (route) => {
      const answer = await route.fetch();
      const [[key, [group]]] = Object.entries((await answer.json()) as object) as [[string, [object]]];
      const many = Array.from({ length: groups }, (_, index) => ({
        ...group,
        id: 900 + index,
        attribute_group_id: 601 + index,
      }));
      await route.fulfill({ response: answer, json: { [key]: many } });
    });
    // The test refuses them together, after enough have arrived.
    let refuse = (): void => undefined;
    const isTime = new Promise<void>((resolve) => (refuse = resolve));
    let held = 0;
    await page.route(/attributegroupbasedonclientid|viewactiveattributemain/, async (route) => {
      held += 1;
      if (held > 20) refuse();
      await isTime;
      await route.fulfill({ status: 401, json: { message: 'Session expired' } });
    });
    await page.route('**/editclient', (route) =>
      held > 20 ? route.fulfill({ status: 401, json: { message: 'Session expired' } }) : route.fallback(),
    );
    const places = placesOf(page);
    await page.goto('/user_admin_policy/553');
    const username = page.getByRole('textbox', { name: 'Username' });
    await username.fill('adm');
    await page.waitForLoadState('networkidle');
    expect(held).toBeGreaterThan(20);
    expect(places).toEqual(['/user_admin_policy/553', '/kyubos_admin']);
    await expect(username).toHaveValue('adm');
    await page.unrouteAll();
    await signIn(page);
    await expect(page).toHaveURL(/\/user_admin_policy\/553$/);
  },
);

test('SHELL-12 GUARD-01 after Logout neither Back nor a reload shows anything of the session, and no call is made', async ({
  page,
  login,
}) => {
  await login();
  await page.goto('/user_admin_view_policy_quotation/1041/551');
  await expect(page.getByText('Kim').first()).toBeVisible();
  await page.goto('/user_admin_users');
  await expect(page.getByText('Whitcombe')).toBeVisible();
  await logOut(page);
  await expect(page.getByRole('heading', { name: 'User Log In' })).toBeVisible();

  const calls: string[] = [];
  page.on('request', (request) => {
    if (isCall(request.resourceType()) && !request.url().endsWith('.json')) calls.push(request.url());
  });
  // Everything that was on the screen, even for a moment.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const { textContent } = document.documentElement;
      if (/Whitcombe|Hi admin|POL-2026/.test(textContent)) console.error('Shown after Logout');
    }).observe(document, { subtree: true, childList: true });
  });
  for (const step of ['back', 'reload', 'back'] as const) {
    if (step === 'back') await page.goBack();
    else await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: /User Log In|Choose your area/ })).toBeVisible();
  }
  expect(calls).toEqual([]);
});

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const deadTokens = {
  expired: `${part({ alg: 'none' })}.${part({ exp: 1 })}.`,
  garbled: 'eyJ.not-a-token',
} as const;

const logins = [
  { url: '/kyubos_admin', key: 'user_token', as: 'admin', home: /\/user_admin_countries$/ },
  {
    url: '/BDX_Login',
    key: 'client_user_BDX_token',
    as: 'carrier',
    home: /\/client_user_BDX_filerecived$/,
  },
  {
    url: '/Client_user_BDX_Login',
    key: 'client_user_BDX_token',
    as: 'bdxuser',
    home: /\/client_user_BDX_filerecived$/,
  },
] as const;

test(
  'LOGIN-08 BDXCAR-02 GUARD-05 an expired token does not lead away from a login page, and signing in replaces it',
  { tag: '@nightly' },
  async ({ page }) => {
    for (const { url, key, as, home } of logins) {
      for (const token of Object.values(deadTokens)) {
        await page.goto('/');
        await page.evaluate(
          ([name, value]) => {
            localStorage.clear();
            localStorage.setItem(name, value);
          },
          [key, token] as const,
        );
        const places = placesOf(page);
        await page.goto(url);
        await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();
        await signIn(page, as);
        await page.waitForURL(home);
        expect(places.filter((place) => place === url)).toEqual([url]);
        expect(await page.evaluate((name) => localStorage.getItem(name), key)).not.toBe(token);
      }
    }
  },
);

test('LOGIN-08 GUARD-07 a token that only the server refuses leads from the login to the home page and back, once', async ({
  page,
  login,
  expectErrors,
}) => {
  expectErrors(/401/);
  await login();
  await expect(page.getByRole('cell', { name: 'Canada' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.route(
    () => true,
    (route) =>
      isCall(route.request().resourceType()) && !route.request().url().endsWith('.json')
        ? route.fulfill({ status: 401, json: { message: 'Session expired' } })
        : route.fallback(),
  );
  const places = placesOf(page);
  await page.goto('/kyubos_admin');
  await expect(page.getByRole('heading', { name: 'User Log In' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(places).toEqual(['/kyubos_admin', '/user_admin_home', '/kyubos_admin']);
  await page.unrouteAll();
  await signIn(page);
  await expect(page.getByRole('button', { name: 'Hi admin - Admin' })).toBeVisible();
});
