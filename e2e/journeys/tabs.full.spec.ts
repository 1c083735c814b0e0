import { expect, test } from '../support/fixtures';
import { logOut, signIn } from '../support/session';
import { callsOf, openTab, storedToken } from '../support/tabs';

test(
  'GUARD-06 GUARD-09 SHELL-12 a Logout takes effect in every tab of its area without an action there, also in a half-filled form, and in no other area',
  { tag: '@nightly' },
  async ({ page, login }) => {
    await login('carrier');
    await login('admin');
    const form = await openTab(page, '/user_admin_edit_countries/401', 'Create Country');
    await form.getByRole('textbox', { name: 'Country Name' }).fill('Half a name');
    const list = await openTab(page, '/user_admin_policy_quotations', 'Policies Quotations');
    const carrier = await openTab(page, '/client_user_BDX_fileupload', 'File Upload');
    await page.bringToFront();
    await logOut(page);
    await page.getByRole('button', { name: 'Log out' }).click();
    for (const tab of [page, form, list]) {
      await expect(tab.getByRole('heading', { name: 'User Log In' })).toBeVisible();
      await expect(tab.getByText('Half a name')).toHaveCount(0);
    }
    await carrier.getByRole('link', { name: 'Inbound' }).click();
    await expect(carrier.getByRole('cell', { name: 'premium-2026-08.csv' })).toBeVisible();

    // The content of the form must not stay.
    await signIn(form);
    await form.waitForURL(/user_admin_countries$/);
    await form.goto('/user_admin_edit_countries/401');
    await expect(form.getByRole('textbox', { name: 'Country Name' })).not.toHaveValue('');
    await expect(form.getByRole('region', { name: 'Unsaved work' })).toHaveCount(0);
  },
);

test('GUARD-09 a customer that one user chose is no longer chosen when the tab returns with the session of another user', async ({
  page,
  login,
}) => {
  await login('admin');
  const tab = await openTab(page, '/user_admin_policy_quotations', 'Policies Quotations');
  await tab.getByRole('row').nth(1).click();
  const kept = (): Promise<string | null> => tab.evaluate(() => sessionStorage.getItem('selectedDataArray'));
  await expect.poll(kept).toContain('lastname');
  const url = tab.url();
  await tab.goto('about:blank');
  await page.bringToFront();
  await logOut(page);
  await signIn(page, 'staff');
  await expect(page.getByRole('button', { name: 'Hi Sam - Staff' })).toBeVisible();
  await tab.goto(url);
  await expect(tab.getByRole('button', { name: 'Hi Sam - Staff' })).toBeVisible();
  expect(await kept()).toBeNull();
});

test(
  'GUARD-09 another session replaces the first one: the open tab never mixes the two',
  { tag: '@nightly' },
  async ({ page, login, reset }) => {
    await login('staff');
    const staffs = await page.evaluate(() => Object.entries<string>(localStorage));
    await page.evaluate(() => localStorage.clear());
    await reset();
    await login('admin');
    const other = await openTab(page, '/user_admin_users', 'Users');
    const calls = callsOf(other);
    await page.evaluate((entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    }, staffs);
    await expect(other.getByText('Hi admin - Admin')).toHaveCount(0);
    await expect(other.getByRole('button', { name: 'Hi Sam - Staff' })).toBeVisible();
    expect(new Set(calls.map(([, token]) => token))).toEqual(new Set([new Map(staffs).get('user_token')]));
  },
);

test(
  'GUARD-09 PROD-10 both areas in two tabs: each calls with its own token, and the end of one session does not end the other',
  { tag: '@nightly' },
  async ({ page, login }) => {
    await login('carrier');
    const carrier = await openTab(page, '/client_user_BDX_filerecived', 'Files Received');
    await login('admin');
    const [adminToken, carrierToken] = [
      await storedToken(page, 'user_token'),
      await storedToken(page, 'client_user_BDX_token'),
    ];
    const [adminCalls, carrierCalls] = [callsOf(page), callsOf(carrier)];
    await carrier.getByRole('link', { name: 'Outbound' }).click();
    await page.goto('/user_admin_bdx_inbound');
    await expect(page.getByRole('row').nth(2)).toBeVisible();
    await expect(carrier.getByRole('row').nth(2)).toBeVisible();
    expect(new Set(adminCalls.map(([, token]) => token).filter(Boolean))).toEqual(new Set([adminToken]));
    expect(new Set(carrierCalls.map(([, token]) => token).filter(Boolean))).toEqual(new Set([carrierToken]));

    await logOut(page);
    await expect(page.getByRole('heading', { name: 'User Log In' })).toBeVisible();
    await carrier.getByRole('link', { name: 'Inbound' }).click();
    await expect(carrier.getByRole('cell', { name: 'premium-2026-08.csv' })).toBeVisible();
    await carrier.getByRole('button', { name: 'Logout' }).click();
    await expect(carrier).toHaveURL(/\/BDX_Login$/);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  },
);

test('GUARD-05 STORE-01 clearing the storage ends the session: in the other tabs without an action, in this tab with the next action, and nothing is sent', async ({
  page,
  login,
}) => {
  await login('admin');
  const other = await openTab(page, '/user_admin_home', 'Dashboard');
  const calls = callsOf(page);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await expect(other.getByRole('heading', { name: 'User Log In' })).toBeVisible();
  await page.getByRole('link', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'User Log In' })).toBeVisible();
  expect(calls).toEqual([]);
});
