import { expect, type Page } from '@playwright/test';

/** Opens a screen and waits until it is complete, because late content moves the content below it. */
export async function openAndRest(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}
