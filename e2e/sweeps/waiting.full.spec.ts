import type { Page } from '@playwright/test';
import { areas } from '../support/screenUrls';
import { expect, test } from '../support/fixtures';

/** The calls of the page get no response: each screen shows its loading state. */
async function holdAllCalls(page: Page): Promise<void> {
  await page.route('**', (route) =>
    ['fetch', 'xhr'].includes(route.request().resourceType()) ? undefined : route.continue(),
  );
}

for (const { name, account, urls } of areas) {
  // The normal run tests one area, because all screens share the same layout.
  const tag = name === 'bordereau' ? [] : '@nightly';
  test(
    `the screens of ${name} fit at 320 px while no call gets a response`,
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
