import type { Page } from '@playwright/test';
import { expect, rowWith, test } from '../support/fixtures';
import { keptDrafts } from '../support/secrets';
import { holdCalls } from '../support/slowCalls';

/**
 * New quotations whose answer is late or never comes. A call that a test holds goes on only when the test lets it:
 * nothing here depends on how fast the machine is.
 */

const url = '/user_admin_policy/557';
const create = '/createpolicyquoationlist';
const home = /\/user_admin_home$/;

async function fillIn(page: Page): Promise<void> {
  await page.goto(url);
  await page.getByLabel('Program', { exact: true }).selectOption('Inland Marine Standard');
  for (const [label, text] of [
    ['First Name', 'Ann'],
    ['Last Name', 'Marble'],
    ['Address', '4 Quarry Road'],
    ['Zip Code', '60614'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  // What the zip code fills in comes after it is left.
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('City', { exact: true })).toHaveValue('Chicago');
  await expect(page.getByText('Policy Amount $2,027.60')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit' })).toBeEnabled();
}

const submit = (page: Page) => page.getByRole('button', { name: 'Submit' });

async function isLocked(page: Page): Promise<void> {
  await expect(page.getByText(/^Not confirmed\. /)).toBeVisible();
  await expect(
    page.getByText(/^Not confirmed\. New quotation Inland Marine, policy amount/).first(),
  ).toBeVisible();
  await expect(submit(page)).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
}

/** It is found in the list: an alert says so, and leads home. */
async function isRecorded(page: Page): Promise<void> {
  const alert = page.getByRole('alertdialog', { name: /^New quotation Inland Marine, .* is recorded\.$/ });
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(home);
}

async function isStoredOnce(page: Page): Promise<void> {
  await page.goto('/user_admin_policy_quotations');
  await expect(rowWith(page, 'Marble')).toHaveCount(1);
}

test(
  'QNEW-07 P4 F5 while a new quotation is sent: its form comes up locked, also with its draft restored, and it is found',
  { tag: '@nightly' },
  async ({ page, login }) => {
    await login('admin');
    await fillIn(page);
    const calls = await holdCalls(page, create);
    await submit(page).click();
    await expect.poll(calls.count).toBe(1);
    await expect.poll(() => keptDrafts(page)).toContain('60614');
    page.once('dialog', (question) => void question.accept());
    await page.reload();
    await isLocked(page);
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByLabel('Last Name', { exact: true })).toHaveValue('Marble');
    await isLocked(page);
    await calls.letGo();
    await page.getByRole('button', { name: 'Check again' }).click();
    await isRecorded(page);
    expect(calls.count()).toBe(1);
    await isStoredOnce(page);
  },
);

test('QNEW-07 a second tab of the same new quotation is locked while the first sends it, and sends none itself', async ({
  page,
  login,
}) => {
  await login('admin');
  await fillIn(page);
  const calls = await holdCalls(page.context(), create);
  await submit(page).click();
  await expect.poll(calls.count).toBe(1);
  const other = await page.context().newPage();
  await other.goto(url);
  await isLocked(other);
  await other.getByRole('button', { name: 'Restore' }).click();
  await isLocked(other);
  await calls.letGo();
  await expect(page).toHaveURL(home);
  await isRecorded(other);
  expect(calls.count()).toBe(1);
  await isStoredOnce(page);
});
