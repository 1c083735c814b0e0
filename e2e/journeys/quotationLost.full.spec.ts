import type { Page } from '@playwright/test';
import { expect, rowWith, test } from '../support/fixtures';
import { keptDrafts } from '../support/secrets';
import { holdCalls } from '../support/slowCalls';

/**
 * New quotations whose response is late or never arrives. A held call continues only when the test releases it, so that
 * nothing depends on the speed of the machine.
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
  // The fields of a zip code are filled in after its box loses the focus.
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

/** Expects that the quotation is found in the list: an alert reports it, and leads home. */
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
  'QNEW-07 P4 F5 while a new quotation is sent: its form is locked after the reload, also with its draft restored, and the quotation is found',
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

test('QNEW-07 a second tab of the same new quotation is locked while the first one sends it, and sends nothing itself', async ({
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
