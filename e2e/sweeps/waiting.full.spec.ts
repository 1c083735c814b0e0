import type { Page } from '@playwright/test';
import { areas } from '../support/screenUrls';
import { expect, test } from '../support/fixtures';

/** The calls of the page stay without an answer: each screen shows what it shows while it waits. */
async function holdAllCalls(page: Page): Promise<void> {
  await page.route('**', (route) =>
    ['fetch', 'xhr'].includes(route.request().resourceType()) ? undefined : route.continue(),
  );
}

for (const { name, account, urls } of areas) {
  // One area in every run: what all screens share is in it.
  const tag = name === 'bordereau' ? [] : '@nightly';
  test(
    `the screens of ${name} hold at 320 px while nothing is answered`,
    { tag },
    async ({ page, login }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      if (account) await login(account);
      await holdAllCalls(page);
      for (const url of urls) {
        await page.goto(url);
        await expect(page.getByRole('main')).toBeVisible();
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), url).toBe(320);
      }
    },
  );
}
