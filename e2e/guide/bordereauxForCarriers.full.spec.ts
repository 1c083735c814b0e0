import type { Locator, Page } from '@playwright/test';
import { fileBox, preflight } from '../support/bordereaux';
import { expect, rowWith } from '../support/fixtures';
import { test } from '../support/guide';
import type { PickedFile } from '../support/inputDrivers';

/** The tasks of docs/guide/bordereaux-for-carriers.md. */

// The whole result of a check fits into the window.
test.use({ guidePage: 'bordereaux-for-carriers', viewport: { width: 1200, height: 1000 } });

function csv(...rows: string[]): PickedFile {
  const text = `Claim Number,Insured,Paid\n${rows.join('\n')}`;
  return { name: 'november.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
}

const right = csv('CLM-1,First Insured,60.50', 'CLM-2,Second Insured,39.50');
const wrong = csv('CLM-1,First Insured,60.50', 'CLM-2,Second Insured,TBA');

const isReconciled = (page: Page): Promise<void> =>
  expect(preflight(page).getByText('Reconciled', { exact: true })).toBeVisible();

/** The form with a file of the control value 100. */
async function openForm(page: Page, file: PickedFile): Promise<void> {
  await page.goto('/client_user_BDX_add_fileupload');
  await page.getByLabel('Control Value').fill('100');
  await fileBox(page).setInputFiles(file);
}

/** The alert or question with this text. */
const dialog = (page: Page, name: string): Locator => page.getByRole('alertdialog', { name, exact: true });

test('Sign in to the carrier area', async ({ page, guide }) => {
  await page.goto('/BDX_Login');
  await guide.fill('Username', 'carrier');
  await guide.fill('Password', 'carrier123');
  await guide.press('Log In');
  await expect(page.getByRole('heading', { level: 1, name: 'Files Received' })).toBeVisible();
  await expect(page.getByText('12 rows')).toBeVisible();
});

test('Import a file that you received', async ({ page, login, guide }) => {
  await login('carrier');
  await guide.press('Inbound');
  const file = rowWith(page, 'premium-2026-08.csv');
  await page.setViewportSize({ width: 1200, height: 400 });
  await guide.press('Actions', file);
  await guide.picture('import-to-carrier');
  await guide.press('Import To Carrier');
  await guide.press('OK', dialog(page, 'Do you want to Import to Your Main Location?'));
  await guide.press('OK', dialog(page, 'Successfully Imported'));
  await expect(file).toContainText('Completed');
});

test('Send a file', async ({ page, login, guide }) => {
  await login('carrier');
  await guide.press('Outbound');
  await guide.press('Add');
  await expect(page.getByLabel('Sender Company Name')).not.toHaveValue('');
  await guide.fill('Period', '112026');
  await guide.fill('Control Value', '100');
  await guide.choose('LOB', 'PERSONAL AUTO');
  await guide.pickFile('File', right);
  await isReconciled(page);
  await guide.press('Save');
  await guide.press('OK');
  await expect(page.getByRole('row').nth(1)).toContainText('november.csv');
});

test('Correct a file that fails its check', async ({ page, login, guide }) => {
  await login('carrier');
  await openForm(page, wrong);
  await expect(preflight(page).getByText('Not checked')).toBeVisible();
  await guide.see('Pre-flight check', preflight(page));
  await guide.picture('file-not-checked', preflight(page));
  await guide.see('Findings');
  await guide.pickFile('File', right);
  await isReconciled(page);
  await guide.press('Save');
  await guide.press('OK');
  await expect(rowWith(page, 'november.csv')).toBeVisible();
});

test('Send a file after the upload failed', async ({ page, login, guide, control, expectErrors }) => {
  expectErrors(/500/);
  await login('carrier');
  await openForm(page, right);
  await isReconciled(page);
  await control.send('fault', { path: '/createbybdx', fault: { kind: 'answer', status: 500 } });
  await page.getByRole('button', { name: 'Save' }).click();
  const failed = dialog(page, 'File upload failed!');
  await guide.press('OK', failed);
  await page.setViewportSize({ width: 1200, height: 640 });
  await guide.picture('upload-failed');
  await guide.press('Retry');
  await guide.press('OK', dialog(page, 'File uploaded successfully!'));
  await expect(rowWith(page, 'november.csv')).toBeVisible();
});

test('Remove a file that you sent', async ({ page, login, guide }) => {
  await login('carrier');
  await guide.press('Outbound');
  const file = rowWith(page, 'claims-2026-10.csv');
  await guide.press('Actions', file);
  await guide.press('Remove');
  await expect(page.getByRole('alertdialog')).toContainText('claims-2026-10.csv · 10/2026');
  await guide.press('OK');
  await expect(page.getByText('10 rows')).toBeVisible();
  await expect(file).toHaveCount(0);
});

test('Find an older file', async ({ page, login, guide }) => {
  await login('carrier');
  await guide.press('Inbound');
  await guide.press('Outbound');
  await guide.fill('Quick filter', 'claims');
  await guide.press('Period');
  const header = page.getByRole('columnheader', { name: 'Period' });
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
});

test('Sign out', async ({ page, login, guide }) => {
  await login('carrier');
  await guide.press('Logout');
  await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();
});
