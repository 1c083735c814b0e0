import { expect, type Locator, type Page } from '@playwright/test';
import { rowWith } from './fixtures';

/** The upload of a bordereau in the administration. */

export async function openUpload(page: Page): Promise<void> {
  await page.goto('/user_admin_bdx_create');
  await page.getByRole('link', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create Upload File' })).toBeVisible();
}

export function fileBox(page: Page): Locator {
  return page.getByLabel('File', { exact: true });
}

export function preflight(page: Page): Locator {
  return page.getByRole('region', { name: 'Pre-flight check' });
}

export async function fillHeader(page: Page, controlValue: string): Promise<void> {
  await page.getByLabel('Send To').selectOption('Atlantic Mutual');
  await page.getByLabel('Period').fill('102026');
  await page.getByLabel('Control Value').fill(controlValue);
  await page.getByLabel('LOB').selectOption('PERSONAL AUTO');
}

/** Presses OK in the open alert or question. */
export async function answer(page: Page, text: string): Promise<void> {
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(text);
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();
}

/** Chooses an entry from the menu of a file's row. */
export async function takeEntry(page: Page, file: string, entry: string): Promise<void> {
  await rowWith(page, file).getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}
