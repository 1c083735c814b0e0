import type { Page, Route } from '@playwright/test';
import type { Account } from '../support/accounts';
import { areas } from '../support/screenUrls';
import { expect, test } from '../support/fixtures';

/** The calls that read the signed-in person, and the logins. */
const personCalls = /\/(editclient|editclientuser|editcarrier)$/;
const logins = /\/(commonlogin|carrierlogin)$/;

function isCall(route: Route): boolean {
  const request = route.request();
  return ['fetch', 'xhr'].includes(request.resourceType()) && !request.url().endsWith('.json');
}

/** From now on the server responds to these calls with 401. */
async function refuse(page: Page, isRefused: (path: string) => boolean): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route('**', (route) => {
    const { pathname } = new URL(route.request().url());
    return isCall(route) && isRefused(pathname)
      ? route.fulfill({ status: 401, json: { message: 'Not allowed for this user' } })
      : route.fallback();
  });
}

const signedInAreas = areas.filter(({ account }) => account !== undefined);

const loginOf = (account: Account | undefined): RegExp =>
  account === 'carrier' ? /\/BDX_Login$/ : /\/kyubos_admin$/;

for (const { name, account, urls } of signedInAreas) {
  test(`GUARD-07 the screens of ${name}: a 401 to their own calls does not end the session`, async ({
    page,
    login,
    expectErrors,
  }) => {
    test.setTimeout(120_000);
    expectErrors(/401/);
    await login(account);
    await refuse(page, (path) => !personCalls.test(path) && !logins.test(path));
    for (const url of urls) {
      await page.goto(url);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect.soft(page.getByText('The server does not allow this').first(), url).toBeVisible();
      expect.soft(new URL(page.url()).pathname, url).toBe(url);
    }
    // The token itself is refused: the login says why, once.
    await refuse(page, (path) => !logins.test(path));
    await page.reload();
    await expect(page).toHaveURL(loginOf(account));
    const reason = page.getByText(/^The server ended your session\./);
    await expect(reason).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();
    await expect(reason).toBeHidden();
  });
}
