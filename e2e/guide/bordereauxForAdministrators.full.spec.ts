import type { Locator, Page } from '@playwright/test';
import { answer, fileBox, fillHeader, openUpload, preflight } from '../support/bordereaux';
import { expect, rowWith } from '../support/fixtures';
import { test } from '../support/guide';
import type { PickedFile } from '../support/inputDrivers';

/** The tasks of docs/guide/bordereaux-for-administrators.md. */

// The whole result of a check fits into the window.
test.use({ guidePage: 'bordereaux-for-administrators', viewport: { width: 1200, height: 1000 } });

const head = 'Policy Number,Insured,Gross Premium\n';

function csv(...rows: string[]): PickedFile {
  return { name: 'october.csv', mimeType: 'text/csv', buffer: Buffer.from(head + rows.join('\n')) };
}

/** Without a row that the control value 400 does not contain. */
const right = csv('P-1,First Insured,100', 'P-2,Second Insured,300');
const wrong = csv('P-1,First Insured,100', 'P-2,Second Insured,300', 'P-3,Third Insured,200');

const menu = (page: Page): Locator => page.getByRole('banner');
const lastAction = (page: Page): Locator => page.getByRole('region', { name: 'Last action' });
const rowMenu = (page: Page): Locator => page.getByRole('menu', { name: 'Actions' });

test('Upload a file', async ({ page, login, guide }) => {
  await login();
  await guide.press('Bordereau', menu(page));
  await guide.press('Add');
  await guide.choose('Send To', 'Atlantic Mutual');
  await guide.fill('Period', '102026');
  await guide.fill('Control Value', '400');
  await guide.choose('LOB', 'PERSONAL AUTO');
  await guide.pickFile('File', right);
  await expect(preflight(page).getByText('Reconciled', { exact: true })).toBeVisible();
  await guide.picture('file-reconciled', preflight(page));
  await guide.press('Save');
  await guide.press('OK');
  await expect(page.getByRole('row').nth(1)).toContainText('october.csv');
  await expect(lastAction(page)).toContainText('Review');
});

test('Correct a file that fails its check', async ({ page, login, guide }) => {
  await login();
  await openUpload(page);
  await fillHeader(page, '400');
  await fileBox(page).setInputFiles(wrong);
  await expect(preflight(page).getByText('Differs by $200')).toBeVisible();
  await guide.see('Pre-flight check', preflight(page));
  await guide.picture('file-differs', preflight(page));
  await guide.press('Leave it out');
  await expect(preflight(page).getByText('Reconciled as you chose: without row 4')).toBeVisible();
  await guide.choose('Amount column', 'Gross Premium (C)');
  await guide.see('Findings');
  await guide.pickFile('File', right);
  await expect(preflight(page).getByText('Reconciled', { exact: true })).toBeVisible();
  await guide.press('Save');
  await guide.press('OK');
  await expect(rowWith(page, 'october.csv')).toBeVisible();
});

test('Review and approve a file', async ({ page, login, guide }) => {
  await login();
  await openUpload(page);
  await fillHeader(page, '400');
  await fileBox(page).setInputFiles(right);
  await page.getByRole('button', { name: 'Save' }).click();
  await answer(page, 'File uploaded successfully!');
  await guide.press('Bordereau', menu(page));
  await guide.press('Review', menu(page));
  await guide.press('Actions', rowWith(page, 'october.csv'));
  await guide.press('Review', rowMenu(page));
  await guide.see('Checks');
  await guide.see('Mapped rows', page.getByRole('region', { name: 'Mapped rows', exact: true }));
  await guide.press('Approve');
  const question = page.getByRole('alertdialog', { name: 'Do you want to Approve?' });
  await expect(question).toContainText('october.csv · 10/2026 · Reconciled');
  await guide.picture('approve-file', question);
  await guide.press('OK');
  await expect(lastAction(page)).toContainText('File october.csv approved');
  await expect(page.getByRole('heading', { level: 1, name: 'BDX Review' })).toBeVisible();
  await expect(rowWith(page, 'october.csv')).toBeHidden();
});

test('Send a file to its carrier', async ({ page, login, guide }) => {
  await login();
  await guide.press('Bordereau', menu(page));
  await guide.press('Send', menu(page));
  await guide.press('Actions', rowWith(page, 'premium-2026-10.csv'));
  await guide.press('Send', rowMenu(page));
  await expect(page.getByRole('alertdialog')).toContainText('To Atlantic Mutual');
  await guide.press('OK');
  await expect(rowWith(page, 'premium-2026-10.csv')).toBeHidden();
  await expect(lastAction(page)).toContainText('History');
});

test('Send a file again after an error', async ({ page, login, guide, control, expectErrors }) => {
  expectErrors(/500/);
  await login();
  await page.goto('/user_admin_bdx_send');
  const file = rowWith(page, 'premium-2026-10.csv');
  await control.send('fault', { path: '/sendbdx', fault: { kind: 'answer', status: 500 } });
  await file.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Send' }).click();
  await page.getByRole('button', { name: 'OK' }).click();
  const notice = page.getByText(/^Not confirmed\./);
  await expect(notice).toBeVisible();
  const check = page.getByRole('button', { name: 'Check again' });
  await page.setViewportSize({ width: 1200, height: 560 });
  await guide.picture('file-not-confirmed', page.getByRole('main'));
  await guide.press('Check again');
  await expect(check).toBeEnabled();
  await expect(notice).toBeVisible();
  await guide.press('Allow another try');
  await guide.press('OK');
  await guide.press('Actions', file);
  await guide.press('Send', rowMenu(page));
  await guide.press('OK');
  await expect(file).toBeHidden();
});

test('Import a file from a carrier', async ({ page, login, guide }) => {
  await login();
  await guide.press('Bordereau', menu(page));
  await guide.press('Inbound', menu(page));
  await guide.press('Actions', rowWith(page, 'claims-2026-10.csv'));
  await guide.press('Import');
  await guide.press('OK');
  await expect(page.getByRole('heading', { level: 1, name: 'BDX Imported Files' })).toBeVisible();
  await expect(rowWith(page, 'claims-2026-10.csv')).toBeVisible();
});

test('Export policies to a file', async ({ page, login, guide }) => {
  await login();
  await guide.press('Bordereau', menu(page));
  await guide.press('Export', menu(page));
  await guide.choose('Send To', 'Atlantic Mutual');
  await guide.fill('Period', '102026');
  await guide.press('Submit');
  await guide.tick('Select all shown');
  await guide.press('Export', page.getByRole('main'));
  await expect(lastAction(page)).toContainText('Review');
  await expect(page.getByRole('heading', { level: 1, name: 'BDX Create' })).toBeVisible();
  await expect(page.getByText('20 rows')).toBeVisible();
});

test('Find an older file', async ({ page, login, guide }) => {
  await login();
  await guide.press('Bordereau', menu(page));
  await guide.press('History', menu(page));
  await guide.fill('Quick filter', 'premium-2026-08');
  await guide.press('Actions', rowWith(page, 'premium-2026-08.csv'));
  await guide.press('View', rowMenu(page));
  await expect(page.getByRole('heading', { level: 2, name: 'premium-2026-08.csv' })).toBeVisible();
});
