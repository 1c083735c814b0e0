import type { Page } from '@playwright/test';
import { axeViolations } from '../support/axe';
import { expect } from '../support/fixtures';
import { test } from '../support/guide';

/** The tasks of docs/guide/signing-in.md. */

test.use({ guidePage: 'signing-in' });

async function openUserMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Hi admin - Admin' }).click();
}

test('Sign in', async ({ page, guide }) => {
  await page.goto('/kyubos_admin');
  await guide.fill('Username', 'admin');
  await guide.fill('Password', 'admin123');
  await guide.picture('sign-in', page.getByRole('main'));
  await guide.press('Log In');
  await expect(page.getByRole('heading', { level: 1, name: 'Countries' })).toBeVisible();
});

test('Choose a new password', async ({ page, guide }) => {
  await page.goto('/Client_user_BDX_Login');
  await guide.press('Forgot Password');
  await guide.fill('Login Id', 'bdxuser');
  await guide.press('Submit');
  await page.getByRole('radio', { name: /^Phone/ }).check();
  await guide.press('Submit');
  await page.getByRole('textbox', { name: 'Character 1 of 4' }).fill('1234');
  await guide.press('Submit');
  await guide.fill('New Password', 'harbor-lights-7');
  await guide.fill('Confirm Password', 'harbor-lights-7');
  await guide.press('Submit');
  await expect(page.getByText('Your password has been changed. Log in with the new one.')).toBeVisible();
});

test('Open a screen from the menus', async ({ page, login, guide }) => {
  await login();
  const menu = page.getByRole('banner');
  await guide.press('Quotations', menu);
  await guide.press('Binders', menu);
  await expect(page.getByRole('heading', { level: 1, name: 'Binders' })).toBeVisible();
  await guide.picture('menus', menu);
});

test('Find a record by its number or name', async ({ page, login, guide }) => {
  await login();
  await guide.press('Search');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await guide.fill('Search', 'POL-2026-0043', dialog);
  await expect(dialog.getByRole('status')).toHaveText(/^1 found/);
  await guide.picture('search', dialog);
  await dialog.getByRole('option', { name: 'POL-2026-0043' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Quotation POL-2026-0043' })).toBeVisible();
});

test('Find a row in a list', async ({ page, login, guide }) => {
  await login();
  await guide.fill('Quick filter', 'america');
  await expect(page.getByText(/^\d+ of 14 rows$/)).toBeVisible();
  await guide.picture('quick-filter');
  await guide.press('Country Name');
  const header = page.getByRole('columnheader', { name: 'Country Name' });
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await guide.press('Actions', page.getByRole('row', { name: 'Brazil' }));
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible();
});

test('Save the rows of a list as a file', async ({ page, login, guide }) => {
  await login();
  await page.goto('/user_admin_policy_quotations');
  const download = page.waitForEvent('download');
  await guide.press('Export CSV');
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
});

test('Use the dark theme', async ({ page, login, guide }) => {
  await login();
  await openUserMenu(page);
  await guide.press('Setting');
  await guide.tick('Dark');
  await guide.picture('dark-theme');
});

test('Open this guide from a screen', async ({ page, login, guide }) => {
  await login();
  await page.goto('/user_admin_home');
  await openUserMenu(page);
  const opened = page.waitForEvent('popup');
  await guide.press('Help');
  const tab = await opened;
  await expect(tab).toHaveTitle('Signing in and finding things | Guide to the portal');
  expect(await axeViolations(tab)).toEqual([]);
  await tab.setViewportSize({ width: 320, height: 750 });
  expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('See the keys', async ({ page, login, guide }) => {
  await login();
  await openUserMenu(page);
  await guide.press('Keys');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
});

test('Sign out', async ({ page, login, guide }) => {
  await login();
  await openUserMenu(page);
  await guide.picture('user-menu', page.getByRole('menu'));
  await guide.press('Logout');
  await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();
});
