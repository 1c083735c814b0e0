import type { Page } from '@playwright/test';
import { expect, rowWith } from '../support/fixtures';
import { test } from '../support/guide';

/** The tasks of docs/guide/policies.md. */

test.use({ guidePage: 'policies' });

const list = '/user_admin_policies';
const policy = '/user_admin_view_policies/1011/551';

async function hasHeading(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
}

async function openCustomer(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').click();
  await hasHeading(page, 'Daniel Kim');
}

test('Find policies by the text of a column', async ({ page, login, guide }) => {
  await login();
  const menu = page.getByRole('banner');
  await guide.press('Quotations', menu);
  await guide.press('Policies', menu);
  await hasHeading(page, 'Policies');
  await guide.press('Last Name');
  await guide.fill('Last Name', 'kim');
  await guide.press('Filter');
  await expect(page.getByText('1 row', { exact: true })).toBeVisible();
  await guide.picture('policies-filter', page.getByRole('main'));
  await guide.press('Clear filters');
  await expect(page.getByText('12 rows', { exact: true })).toBeVisible();
});

test('Choose the columns, and keep them as a view', async ({ page, login, guide }) => {
  await login();
  await page.goto(list);
  await guide.press('Columns');
  const dialog = page.getByRole('dialog', { name: 'Columns and views' });
  await guide.tick('Balance', dialog);
  await guide.tick('Tran Date', dialog);
  await guide.picture('policies-columns', dialog);
  await guide.fill('Name of the view', 'Balances', dialog);
  await guide.press('Save view', dialog);
  await guide.press('Close', dialog);
  await expect(page.getByRole('columnheader', { name: 'Balance' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Tran Date' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'View: Balances' })).toBeVisible();
});

test('Read a policy', async ({ page, login, guide }) => {
  await login();
  await page.goto(list);
  await guide.press('Actions', rowWith(page, 'POL-2026-0011'));
  await guide.press('View', page.getByRole('menu'));
  await hasHeading(page, 'Policy POL-2026-0011');
  await guide.press('Arithmetic of Total Premium');
  await expect(page.getByRole('button', { name: 'Arithmetic of Total Premium' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await guide.press('Schedule Details');
  await guide.press('Close', page.getByRole('dialog', { name: 'Schedule Details' }));
  await guide.press('Payment Details');
  await guide.press('Close', page.getByRole('dialog', { name: 'Payment Details' }));
});

test('Print a policy', async ({ page, login, guide }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.classList.add('printed');
  });
  await login();
  await page.goto(policy);
  await guide.press('Print');
  await expect(page.locator('html')).toHaveClass(/printed/);
});

test('See everything about the customer of a policy', async ({ page, login, guide }) => {
  await login();
  await page.goto(policy);
  await openCustomer(page);
  const records = page.getByRole('region', { name: 'Quotations, binders and policies' });
  await guide.see('Quotations, binders and policies', records);
  await expect(records.getByRole('link', { name: 'POL-2026-0011' })).toBeVisible();
  await guide.picture('policies-customer', records);
  await records.getByRole('link', { name: 'POL-2026-0011' }).click();
  await hasHeading(page, 'Policy POL-2026-0011');
});

test('Start the next quotation of a customer', async ({ page, login, guide }) => {
  await login();
  await page.goto(policy);
  await openCustomer(page);
  await guide.press('New quotation', page.getByRole('main'));
  await page.getByRole('menuitem', { name: 'Inland Marine' }).click();
  await expect(page.getByLabel('Last Name', { exact: true })).toHaveValue('Kim');
  await guide.choose('Program', 'Inland Marine Standard');
  await guide.press('Submit');
  await expect(page).toHaveURL(/\/user_admin_home$/);
  await expect(page.getByRole('region', { name: 'Last action' })).toContainText(
    /^Quotation POL-\S+ submitted/,
  );
});
