import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/fixtures';
import { test } from '../support/guide';

/** The tasks of docs/guide/overview.md. */

test.use({ guidePage: 'overview' });

const overview = '/user_admin_overview';

async function hasHeading(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
}

async function openOverview(page: Page, login: () => Promise<void>): Promise<void> {
  await login();
  await page.goto(overview);
  await expect(pictureOf(page, 'Premium by effective month').getByRole('link').first()).toBeVisible();
}

function pictureOf(page: Page, heading: string): Locator {
  return page.getByRole('region', { name: heading, exact: true });
}

/** The records and the premium or balance that the name of a mark ends with: '3 records, $12,400'. */
async function amountOf(mark: Locator): Promise<string> {
  const name = (await mark.getAttribute('aria-label')) ?? '';
  return name.slice(name.lastIndexOf(': ') + 2);
}

/** The list of a mark is open, and says the same count and premium. */
async function listHas(page: Page, amount: string): Promise<void> {
  const [records = '', premium = ''] = amount.split(/, (?=-?\$)/);
  const notice = page.getByRole('status').filter({ hasText: 'From the overview' });
  await expect(notice).toContainText(`(${records}, premium ${premium})`);
}

/** The first value of a filter. */
async function firstValue(page: Page, filter: string): Promise<string> {
  const options = page.getByRole('combobox', { name: filter }).getByRole('option');
  return options.nth(1).innerText();
}

test('Open the overview', async ({ page, login, guide }) => {
  await login();
  await page.goto('/user_admin_home');
  await guide.press('Overview', page.getByRole('main'));
  await hasHeading(page, 'Overview');
  await guide.picture('overview');
  await guide.see('Refresh');
  await expect(page.getByText(/^As of \S/)).toBeVisible();
  const loaded = page.waitForResponse(/policy/);
  await guide.press('Refresh');
  await loaded;
});

test('Find the overview from any screen', async ({ page, login, guide }) => {
  await login();
  await guide.press('Search');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await guide.fill('Search', 'overview', dialog);
  await guide.press('Overview', dialog);
  await hasHeading(page, 'Overview');
});

test('Narrow the overview', async ({ page, login, guide }) => {
  await openOverview(page, login);
  await guide.choose('Period', 'Last year');
  await guide.choose('LOB', await firstValue(page, 'LOB'));
  await guide.choose('State', await firstValue(page, 'State'));
  await guide.choose('Agent', await firstValue(page, 'Agent'));
  await expect(page).toHaveURL(/\?period=last-year&lob=[^&]+&state=[^&]+&agent=[^&]+$/);
  await guide.press('Clear filters');
  await expect(page).toHaveURL(/\/user_admin_overview$/);
});

test('Open the list behind a part of a picture', async ({ page, login, guide }) => {
  await openOverview(page, login);
  const picture = pictureOf(page, 'Premium by effective month');
  await guide.see('Premium by effective month', picture);
  const mark = picture.getByRole('link').first();
  await mark.hover();
  const name = (await mark.getAttribute('aria-label')) ?? '';
  await expect(picture.getByText(name, { exact: true })).toBeVisible();
  const amount = await amountOf(mark);
  await mark.click();
  await listHas(page, amount);
  await guide.press('Show all rows');
  await expect(page.getByText('From the overview: ')).toHaveCount(0);
});

test('See the numbers as a table, and save them', async ({ page, login, guide }) => {
  await openOverview(page, login);
  const picture = pictureOf(page, 'Premium by LOB');
  await guide.see('Premium by LOB', picture);
  await guide.press('Table', picture);
  const count = picture.getByRole('table').getByRole('link').filter({ hasNotText: /^0$/ }).first();
  const records = await count.innerText();
  await guide.picture('overview-table', picture);
  await count.click();
  await expect(page.getByRole('status').filter({ hasText: 'From the overview' })).toContainText(
    `(${records} record`,
  );
  await page.goBack();
  const download = page.waitForEvent('download');
  await guide.press('CSV', picture);
  expect((await download).suggestedFilename()).toMatch(/^Premium by LOB.*\.csv$/);
});

test('Use the overview with the keyboard', async ({ page, login }) => {
  await openOverview(page, login);
  const marks = pictureOf(page, 'Premium by effective month').getByRole('link');
  await page.getByRole('button', { name: 'CSV of Premium by effective month' }).focus();
  await page.keyboard.press('Tab');
  await expect(marks.first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(marks.last()).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(marks.nth(1)).toBeFocused();
  const amount = await amountOf(marks.nth(1));
  await page.keyboard.press('Enter');
  await listHas(page, amount);
  await page.goBack();
  await page.getByRole('button', { name: 'CSV of Premium by effective month' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Table of From quotation to policy' })).toBeFocused();
});

test('Print the overview', async ({ page, login, guide }) => {
  await openOverview(page, login);
  await page.getByRole('combobox', { name: 'Period' }).selectOption('This year');
  const picture = pictureOf(page, 'Premium by LOB');
  await guide.press('Table', picture);
  await page.emulateMedia({ media: 'print' });
  await expect(picture.getByRole('table')).toBeVisible();
  await expect(pictureOf(page, 'Premium by state')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Period' })).toBeVisible();
  await expect(page.getByText(/^As of \S/)).toBeVisible();
});
