import type { Locator, Page } from '@playwright/test';
import { expect, rowWith } from '../support/fixtures';
import { test } from '../support/guide';

/** The tasks of docs/guide/users-and-permissions.md. */

// The boxes of the permissions fit into the window.
test.use({ guidePage: 'users-and-permissions', viewport: { width: 1200, height: 1000 } });

const menu = (page: Page): Locator => page.getByRole('banner');
/** The row of a user without permissions. */
const user = (page: Page): Locator => rowWith(page, 'Tobias');
const box = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const item = (page: Page, name: string): Locator =>
  box(page, 'Menu items')
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox', { name: `Select ${name}`, exact: true }) });

/** The list of the users, with its rows. */
async function isSaved(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await expect(user(page)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Last action' })).toBeVisible();
}

test('Add a user', async ({ page, login, guide }) => {
  await login();
  await guide.press('Administration', menu(page));
  await guide.press('Users', menu(page));
  await guide.press('Add');
  await guide.fill('First Name', 'Ann');
  await guide.fill('Last Name', 'Marble');
  await guide.fill('Username', 'annmarble');
  await guide.fill('Password', 'quarry-7');
  await guide.tick('Agent');
  await guide.choose('Select Agent', 'Marlowe Insurance Agency');
  await guide.picture('new-user', page.getByRole('main'));
  await guide.press('Save');
  await guide.press('Set permissions');
  await expect(page.getByRole('heading', { level: 2, name: 'Ann Marble' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Drag Home' })).toBeVisible();
});

test('Choose what a user sees', async ({ page, login, guide }) => {
  await login();
  await guide.press('Administration', menu(page));
  await guide.press('Users', menu(page));
  await guide.press('Permissions', user(page));
  await guide.fill('Search menu items', 'quotations');
  await guide.press('Read', item(page, 'Binders'));
  await expect(box(page, 'Read')).toContainText('Binders');
  await guide.press('Read and Write', item(page, 'Policies'));
  await expect(box(page, 'Read and Write')).toContainText('Policies');
  await page.getByLabel('Search menu items').fill('');
  await guide.press('Admin', item(page, 'Home'));
  await expect(box(page, 'Admin')).toContainText('Home');
  await guide.picture('permissions', box(page, 'Menu items').locator('..'));
  await guide.press('Save Permissions');
  await isSaved(page);
});

test('Place several menu items together', async ({ page, login, guide }) => {
  await login();
  await page.goto('/user_admin_users');
  await guide.press('Permissions', user(page));
  await guide.fill('Search menu items', 'bordereau');
  await guide.tick('Select all shown');
  const ticked = box(page, 'Menu items')
    .locator('div')
    .filter({ has: page.getByRole('button', { name: 'Move selected to Admin' }) })
    .last();
  await guide.press('Read and Write', ticked);
  await expect(box(page, 'Read and Write')).toContainText('Inbound');
  await guide.press('Save Permissions');
  await isSaved(page);
});

test('Take a permission away', async ({ page, login, guide }) => {
  await login();
  await page.goto('/permissions/13');
  await page.getByRole('button', { name: 'Move Binders to Read', exact: true }).click();
  await page.getByRole('button', { name: 'Save Permissions' }).click();
  await guide.press('Permissions', user(page));
  await guide.press('Remove Binders');
  await expect(item(page, 'Binders')).toBeVisible();
  await guide.press('Save Permissions');
  await isSaved(page);
});

test('Change the data of a user', async ({ page, login, guide }) => {
  await login();
  await page.goto('/user_admin_users');
  await guide.press('Actions', user(page));
  await guide.press('Edit');
  await guide.fill('Email', 'ann@example.com');
  await guide.press('Save');
  await isSaved(page);
});

test('Give a user a new password', async ({ page, login, guide }) => {
  await login();
  await page.goto('/user_admin_users');
  await guide.press('Actions', user(page));
  await guide.press('Edit');
  await guide.fill('Password', 'harbor-lights-7');
  await guide.press('Show Password');
  await guide.press('Save');
  await isSaved(page);
});

test('Save a user whom somebody else changed', async ({ page, context, login, guide }) => {
  await login();
  const form = '/user_admin_edit_users/13';
  await page.goto(form);
  await page.getByLabel('Last Name').fill('Marble');
  const other = await context.newPage();
  await other.clock.setFixedTime(await page.evaluate(() => Date.now()));
  await other.goto(form);
  await other.getByLabel('Last Name').fill('Stone');
  await other.getByRole('button', { name: 'Save' }).click();
  await isSaved(other);
  await other.close();
  await guide.press('Save');
  const question = page.getByRole('dialog', { name: 'Changed since you opened it' });
  await question.getByRole('radio', { name: 'Yours Marble' }).check();
  await guide.picture('changed-user', question);
  await guide.press('Save', question);
  await isSaved(page);
  await expect(user(page)).toContainText('Marble');
});
