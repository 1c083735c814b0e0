import type { Locator, Page } from '@playwright/test';
import { expect, rowWith } from '../support/fixtures';
import { test } from '../support/guide';

/** The tasks of docs/guide/quotations.md. */

test.use({ guidePage: 'quotations' });

const stored = '/user_admin_view_policy_quotation/1041/551';
const form = '/edit_intakeform_user_admin_policy/1041/551';

const menuOf = (page: Page): Locator => page.getByRole('banner');
const mainOf = (page: Page): Locator => page.getByRole('main');

async function chooseCategory(page: Page): Promise<void> {
  await page
    .getByRole('dialog', { name: 'New quotation' })
    .getByRole('link', { name: 'Inland Marine' })
    .click();
}

async function isDone(page: Page, text: RegExp): Promise<void> {
  await expect(page).toHaveURL(/\/user_admin_home$/);
  await expect(page.getByRole('region', { name: 'Last action' })).toContainText(text);
}

test('Start a quotation', async ({ page, login, guide }) => {
  await login();
  await guide.press('Quotations', menuOf(page));
  await guide.press('New quotation', mainOf(page));
  await chooseCategory(page);
  await guide.choose('Program', 'Inland Marine Standard');
  await expect(page.getByText('Policy Amount $2,027.60')).toBeVisible();
  await guide.picture('quotation-form');
  await guide.choose('State', 'Texas');
  await guide.fill('First Name', 'Ann');
  await guide.fill('Last Name', 'Marble');
  await page.getByLabel('Address', { exact: true }).fill('4 Quarry Road');
  await page.getByLabel('Zip Code', { exact: true }).fill('60614');
  await guide.press('Submit');
  await isDone(page, /^Quotation POL-\S+ submitted/);
});

test('Start a quotation for a customer who is in the portal', async ({ page, login, guide }) => {
  await login();
  await guide.press('Quotations', menuOf(page));
  await guide.press('New quotation', mainOf(page));
  await chooseCategory(page);
  await guide.press('Choose customer');
  await expect(page.getByRole('heading', { level: 1, name: 'Choose Customer' })).toBeVisible();
  await guide.fill('Quick filter', 'okafor');
  await rowWith(page, 'Okafor').getByRole('cell').nth(1).click();
  await guide.press('New quotation', page.getByRole('complementary', { name: 'Customer' }));
  await expect(page.getByRole('heading', { level: 1, name: 'New Quotation' })).toBeVisible();
  await expect(page.getByLabel('Last Name', { exact: true })).toHaveValue('Okafor');
});

test('Start a quotation like an earlier one', async ({ page, login, guide }) => {
  await login();
  await guide.press('Quotations', menuOf(page));
  await expect(page.getByRole('heading', { level: 1, name: 'Policies Quotations' })).toBeVisible();
  await guide.fill('Quick filter', 'POL-2026-0041');
  await guide.press('Actions', rowWith(page, 'POL-2026-0041'));
  await guide.press('New quotation from this one');
  await expect(page.getByLabel('Last Name', { exact: true })).toHaveValue('Kim');
  await guide.fillDate('Effective Date', '2026-12-01');
  await guide.press('Submit');
  await isDone(page, /^Quotation POL-\S+ submitted/);
});

test('Change a quotation', async ({ page, login, guide }) => {
  await login();
  await page.goto(stored);
  await guide.press('Edit', mainOf(page));
  await page.getByLabel('Last Name', { exact: true }).fill('Marble');
  await guide.see('Save', mainOf(page));
  await guide.press('Generate Quotation');
  await isDone(page, /^Quotation \S+ generated/);
});

test('Save when somebody else changed the quotation', async ({ page, context, login, guide }) => {
  await login();
  await page.goto(form);
  await page.getByLabel('Last Name', { exact: true }).fill('Marble');
  const other = await context.newPage();
  await other.goto(form);
  await other.getByLabel('Last Name', { exact: true }).fill('Marble-Stone');
  await other.getByRole('button', { name: 'Save' }).click();
  await other.waitForURL(/\/user_admin_home$/);
  await other.close();
  await guide.press('Save');
  const dialog = page.getByRole('dialog', { name: 'Changed since you opened it' });
  await expect(dialog).toBeVisible();
  await guide.picture('quotation-changed', dialog);
  await dialog.getByRole('radio', { name: 'Yours Marble' }).check();
  await guide.press('Save', dialog);
  await isDone(page, /^Quotation \S+ saved/);
});

test('See what changed between two versions', async ({ page, login, guide }) => {
  await login();
  await page.goto(stored);
  await guide.press('History');
  await guide.press('Compare versions');
  await guide.choose('Earlier version', '07/01/2026 03:00 PM · Harborview Underwriters');
  await guide.choose('Later version', 'Now');
  const dialog = page.getByRole('dialog', { name: 'Compare versions' });
  await expect(dialog.getByRole('status')).toHaveText('One difference');
  await guide.press('Close', dialog);
  await expect(page.getByRole('heading', { level: 1, name: 'Quotation History' })).toBeVisible();
});

test('Approve a quotation', async ({ page, login, guide }) => {
  await login();
  await page.goto(stored);
  await guide.press('Approve');
  await guide.press(
    'OK',
    page.getByRole('alertdialog', { name: 'Are you sure you want to Approve Quotation?' }),
  );
  await guide.press('OK', page.getByRole('alertdialog', { name: 'Quotation Approved successfully!' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Policies Quotations' })).toBeVisible();
  await expect(rowWith(page, 'POL-2026-0072')).toBeVisible();
  await expect(rowWith(page, 'POL-2026-0041')).toHaveCount(0);
  await guide.picture('quotation-approved', page.getByRole('region', { name: 'Last action' }));
  await page.getByRole('link', { name: 'Open POL-2026-0041' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Binder POL-2026-0041' })).toBeVisible();
});

test('Turn a quotation back, or delete it', async ({ page, login, guide }) => {
  await login();
  await page.goto(stored);
  await guide.press('Cancel');
  await guide.press('No', page.getByRole('alertdialog', { name: 'Do you want to Re-create Intake Form?' }));
  await guide.press('OK', page.getByRole('alertdialog', { name: 'Do you want to delete Quotation?' }));
  await guide.press('OK', page.getByRole('alertdialog', { name: 'Quotation delete successfully!' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Policies Quotations' })).toBeVisible();
  await expect(rowWith(page, 'POL-2026-0072')).toBeVisible();
  await expect(rowWith(page, 'POL-2026-0041')).toHaveCount(0);
});
