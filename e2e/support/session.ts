import type { Page } from '@playwright/test';
import { accounts, type Account } from './accounts';

/** Signs in at the login page that is shown. */
export async function signIn(page: Page, account: Account = 'admin'): Promise<void> {
  const { username, password } = accounts[account];
  await page.getByRole('textbox', { name: 'Username' }).fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
}

/** Chooses Logout in the menu of the client's administrator. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Hi admin - Admin' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}
