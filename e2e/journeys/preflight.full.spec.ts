import path from 'node:path';
import type { Page } from '@playwright/test';
import { cases } from '../../src/testing/bordereaux/cases';
import { expect, test } from '../support/fixtures';

/** The pre-flight check of files in the formats of partners, in the built product with its worker. */

const files = path.join(import.meta.dirname, '../../src/testing/bordereaux/files');

async function check(page: Page, file: string, control: string): Promise<void> {
  await page.getByLabel('Control Value').fill(control);
  await page.getByLabel('File', { exact: true }).setInputFiles(path.join(files, file));
}

test('BDXADM-34 the result of the check for each kind of file, before and after the suggested press', async ({
  page,
  login,
}) => {
  test.slow();
  await login('admin');
  await page.goto('/user_admin_add_bdxcreate');
  const panel = page.getByRole('region', { name: 'Pre-flight check' });
  for (const { name, file, control, text, detail, uncounted = [], explanation, choose, after } of cases)
    await test.step(`${file}: ${name}`, async () => {
      await check(page, file, control);
      await expect(panel.getByText(file, { exact: true })).toBeVisible();
      await expect(panel.getByText(text, { exact: true })).toBeVisible();
      await expect(panel.getByText(detail, typeof detail === 'string' ? { exact: true } : {})).toBeVisible();
      await expect(panel.getByRole('list', { name: 'Not counted' }).getByRole('listitem')).toHaveCount(
        uncounted.length,
      );
      if (explanation !== undefined) {
        const line = panel.getByText(explanation, { exact: true }).locator('../..');
        await line.getByRole('button').click();
      }
      if (choose?.decimalSign) await panel.getByLabel('Decimal sign').selectOption('Comma (1.234,50)');
      if (choose?.plainQuotes) await panel.getByRole('button', { name: 'Read quotes as text' }).click();
      if (after !== undefined) await expect(panel.getByText(after, { exact: true })).toBeVisible();
    });
});

test('the choices of the check are made with the keyboard, and the focus stays in the panel', async ({
  page,
  login,
}) => {
  await login('admin');
  await page.goto('/user_admin_add_bdxcreate');
  const panel = page.getByRole('region', { name: 'Pre-flight check' });
  await check(page, 'totals-of-groups.csv', '700');
  const press = panel.getByRole('button', { name: 'Leave them out' });
  await press.focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByText('Reconciled without 3 totals rows')).toBeVisible();
  await expect(panel.getByText('Rows 2 to 5').locator('..')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('button', { name: 'Take back: Without 3 totals rows' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel.getByText('Differs by $1,400')).toBeVisible();
});
