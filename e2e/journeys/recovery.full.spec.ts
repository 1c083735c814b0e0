import type { Page } from '@playwright/test';
import { axeViolations } from '../support/axe';
import { expect, test } from '../support/fixtures';

// Three widths in light and dark take long.
test.setTimeout(90_000);

/** Whether the page scrolls sideways. */
function overflows(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
}

/** The violations of axe at three widths, and whether anything overflows. */
async function check(page: Page): Promise<void> {
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
  }
}

test.describe('axe finds no violation in the steps of a recovery, in light and dark, and nothing overflows at 390 and 320 px', () => {
  test('step one and the choice of a channel', { tag: '@nightly' }, async ({ page }) => {
    await page.goto('/client_user_BDX_forgotpassword');
    await page.getByRole('textbox', { name: 'Login Id' }).fill('bdxuser');
    await check(page);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('radio')).toHaveCount(2);
    await check(page);
  });

  test('the code and the new password', { tag: '@nightly' }, async ({ page }) => {
    await page.goto('/client_user_BDX_forgotpassword');
    await page.getByRole('textbox', { name: 'Login Id' }).fill('bdxuser');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('radio')).toHaveCount(2);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('group', { name: 'Code' })).toBeVisible();
    await page.getByRole('button', { name: 'Submit' }).click();
    await check(page);
    await page.getByRole('textbox', { name: 'Character 1 of 4' }).fill('1234');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByLabel('New Password')).toBeVisible();
    await check(page);
  });
});
