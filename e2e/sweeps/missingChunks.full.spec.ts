import type { Locator, Page } from '@playwright/test';
import { chunksAreLost } from '../support/lostChunks';
import { areas } from '../support/screenUrls';
import { expect, test } from '../support/fixtures';

const notLoaded = /^(A part of the page could not be loaded|A newer version was installed)/;

/** Chunks that cannot be fetched, and what the page says about them. */
class LostChunks {
  /** How many requests for a chunk have failed. */
  asked = 0;
  /** How often the browser's own dialog was shown. */
  said = 0;

  constructor(private readonly page: Page) {
    page.on('dialog', (dialog) => {
      this.said += 1;
      void dialog.accept();
    });
  }

  async lose(): Promise<void> {
    await this.page.route(/\/assets\/[^/]+\.(js|css)$/, (route) => {
      this.asked += 1;
      return route.fulfill({ status: 404, body: 'Not found' });
    });
  }

  async find(): Promise<void> {
    await this.page.unrouteAll({ behavior: 'ignoreErrors' });
  }

  /** Presses a button twice. If that needs a chunk, the page says each time that it is missing. */
  async press(button: Locator, name: string): Promise<void> {
    for (let times = 0; times < 2; times += 1) {
      const { asked, said } = this;
      try {
        if (!(await button.isVisible()) || !(await button.isEnabled({ timeout: 3000 }))) return;
        await button.click({ timeout: 3000 });
      } catch (error) {
        // The press before it has left the screen, or the button has another name now.
        if ((await button.count()) === 0) return;
        throw error;
      }
      await this.page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
      if (this.asked === asked) return;
      await expect
        .poll(async () => this.said > said || (await this.page.getByText(notLoaded).count()) > 0, {
          message: `${name} says that its code is missing`,
        })
        .toBe(true);
    }
  }
}

/** Buttons that leave the screen or its session. */
const leaves = /^(Log ?out|Cancel|Back|Add|Reload)$/i;

/** The names of the buttons of a screen; of those in a table, the first 'Actions' only. */
async function buttonNames(page: Page): Promise<ReadonlySet<string>> {
  const names = await page
    .locator('button:not(table button), tbody button')
    .evaluateAll((buttons) =>
      buttons.map((button) => button.getAttribute('aria-label') ?? (button as HTMLElement).innerText),
    );
  return new Set(names.map((name) => name.trim()).filter((name) => name !== '' && !leaves.test(name)));
}

for (const { name, account, urls } of areas) {
  test(`the screens of ${name} say at each press that its code is missing`, async ({
    page,
    login,
    expectErrors,
  }) => {
    test.setTimeout(180_000);
    expectErrors(...chunksAreLost, /40\d/);
    if (account) await login(account);
    const chunks = new LostChunks(page);
    for (const url of urls) {
      await page.goto(url);
      await expect(page.getByRole('main')).toBeVisible();
      await page.waitForLoadState('networkidle');
      await chunks.lose();
      for (const label of await buttonNames(page)) {
        if (new URL(page.url()).pathname !== url) break;
        const button = page.getByRole('button', { name: label, exact: true }).first();
        await chunks.press(button, `${label} of ${url}`);
      }
      await chunks.find();
    }
  });
}
