import { axeViolations } from '../support/axe';
import { expect, test } from '../support/fixtures';

test('by keyboard alone: a section of the home page leads to its rows, and from record to record', async ({
  page,
  login,
}) => {
  await login('admin');
  await page.goto('/user_admin_home');
  const due = page.getByRole('group').filter({ hasText: 'Payments overdue or due within 14 days' });
  await due.getByRole('link', { name: /^Show/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/user_admin_policy_binder\?show=payment-due$/);
  await page.getByRole('row').nth(1).focus();
  await page.keyboard.press('Enter');
  const steps = page.getByRole('group', { name: 'Records of the list' });
  await expect(steps).toContainText(/1 of \d+/);
  // The record must be shown before the next one is opened, so that it is remembered.
  await expect(page.getByRole('complementary', { name: 'On this page' })).toContainText('Next due');
  const first = await page.getByRole('heading', { level: 1 }).textContent();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(steps).toContainText(/2 of \d+/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(first ?? '');
  await expect(page.getByRole('complementary', { name: 'On this page' })).toContainText('Next due');
  expect(await axeViolations(page)).toEqual([]);
  await page.goBack();
  await expect(page.getByRole('row').nth(2)).toBeFocused();

  await page.goto('/user_admin_home');
  await expect(page.getByRole('list', { name: 'Recently opened' }).getByRole('link')).toHaveCount(2);
  const fold = page.locator('summary').filter({ hasText: 'Bordereaux to review' });
  await fold.press('Enter');
  await page.reload();
  await expect(page.getByRole('heading', { level: 3, name: 'Bordereaux to send' })).toBeVisible();
  await expect(fold.locator('..')).not.toHaveAttribute('open');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
});

test('the home page of a carrier leads to the files that wait for an import', async ({ page, login }) => {
  await login('carrier');
  await page.goto('/client_user_BDX_home');
  await expect(page.getByRole('list', { name: 'Files sent' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: /^Show.*Received and not yet imported/ }).press('Enter');
  await expect(page).toHaveURL(/\/client_user_BDX_filerecived\?show=to-import$/);
  await expect(page.getByRole('button', { name: 'Actions' }).first()).toBeVisible();
});
