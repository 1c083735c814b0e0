import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { expect, test } from '../support/fixtures';

/**
 * What a screen reader finds on a screen, in its order: each role with its name. The expected texts are in `spoken/`. To
 * accept a change, delete the file and run the test: it writes the file and fails, so that the text is reviewed first.
 */

/** The accessibility tree of a section of the page, without the addresses of links. */
async function spoken(part: Locator): Promise<string> {
  const tree = `${await part.ariaSnapshot()}\n`;
  const withoutAddresses = tree.replaceAll(/^ *- \/url: .*\n/gm, '');
  // A line without content needs no colon.
  return withoutAddresses.replaceAll(/^( *)(- .*):\n(?!\1 )/gm, '$1$2\n');
}

/** The first line in which two texts differ; blank if they are equal. The whole text would hide it in a log. */
function firstDifference(found: string, kept: string): string {
  if (found === kept) return '';
  const lines = kept.split('\n');
  const foundLines = found.split('\n');
  const at = foundLines.findIndex((line, index) => line !== lines[index]);
  return `line ${at + 1}: found ${JSON.stringify(foundLines[at])}, kept ${JSON.stringify(lines[at])}`;
}

async function expectSpoken(part: Locator, name: string): Promise<void> {
  await expect(part.page().getByText('Loading...')).toHaveCount(0);
  const file = `e2e/journeys/spoken/${name}.txt`;
  if (!existsSync(file)) {
    writeFileSync(file, await spoken(part));
    throw new Error(`${file} was missing and has been written. Read it before it is kept.`);
  }
  const kept = readFileSync(file, 'utf8');
  await expect.poll(async () => firstDifference(await spoken(part), kept)).toBe('');
}

const binder = '/user_admin_view_binder_policies/1013/551';

test.beforeEach(async ({ page, login, control }) => {
  await control.send('clock', { now: '2026-11-20T15:00:00Z' });
  await page.clock.setFixedTime('2026-11-20T15:00:00Z');
  await login('admin');
});

test.afterEach(({ control }) => control.send('clock', { now: 'real' }));

test('the list of countries is read in order, from the frame to the pager', async ({ page }) => {
  await page.goto('/user_admin_countries');
  await expect(page.getByRole('row')).not.toHaveCount(1);
  await expectSpoken(page.locator('body'), 'countries');
});

test('a country form is read with its failed save', async ({ page, control, expectErrors }) => {
  await page.goto('/user_admin_add_countries');
  await page.getByRole('textbox', { name: 'Country Name' }).fill('Iceland');
  expectErrors(/500/);
  await control.send('fault', { path: '/createcountry', fault: { kind: 'answer', status: 500 } });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expectSpoken(page.getByRole('main'), 'countryNotSaved');
});

test('a quotation is read from its header to its actions', async ({ page }) => {
  await page.goto('/user_admin_view_policy_quotation/1033/551');
  await expect(page.getByRole('button', { name: 'Arithmetic of Total Premium' })).toBeVisible();
  await expectSpoken(page.getByRole('main'), 'quotation');
});

test('a binder is read from its header to its actions', async ({ page }) => {
  await page.goto(binder);
  await expect(page.getByRole('button', { name: 'Arithmetic of Total Premium' })).toBeVisible();
  await expectSpoken(page.getByRole('main'), 'binder');
});

test('the payment of a binder is read with its missing fields', async ({ page }) => {
  await page.goto(binder);
  await page.getByRole('button', { name: 'Process To Policy' }).click();
  await expectSpoken(page.getByRole('dialog', { name: 'Payment' }), 'payment');
});

test('the permissions of a user are read from list to box', async ({ page }) => {
  await page.goto('/permissions/12');
  await expect(page.getByRole('button', { name: 'Remove Home' })).toBeVisible();
  await expectSpoken(page.getByRole('main'), 'permissions');
});

test('the dialog of the keys is read key by key', async ({ page }) => {
  await page.goto('/user_admin_countries');
  await expect(page.getByRole('row')).not.toHaveCount(1);
  await page.keyboard.press('?');
  await expectSpoken(page.getByRole('dialog', { name: 'Keys' }), 'keys');
});

test('the search is read with its results', async ({ page }) => {
  await page.goto('/user_admin_countries');
  await expect(page.getByRole('row')).not.toHaveCount(1);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('POL-2026-0043');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/^1 found/);
  await expectSpoken(page.getByRole('dialog', { name: 'Search' }), 'search');
});
