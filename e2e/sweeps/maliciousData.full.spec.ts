import type { Page } from '@playwright/test';
import { areas } from '../support/screenUrls';
import { expect, test } from '../support/fixtures';

/** Texts that a compromised server, or malicious users, may have stored. */
const attacks = [
  '"><img src=x onerror="window.attacked=1"><script>window.attacked=1</script>',
  "javascript:window.attacked=1//'",
  '//evil.example/steal',
  '__proto__',
  'constructor',
  '=HYPERLINK("https://evil.example";"x")',
  '{"__proto__":{"attacked":1}}',
  '\u202Etxt.exe\u0000\u0007',
  'W'.repeat(400),
  '💥'.repeat(60),
  '\\"\\\\"{[',
  '%s%n${7*7}{{7*7}}',
  'half a character \ud800',
];

/** The same response with an attack instead of every text; numeric ids and amounts stay, so that screens open. */
function poisoned(value: unknown, count = { next: 0 }): unknown {
  if (typeof value === 'string') return attacks[count.next++ % attacks.length];
  if (Array.isArray(value)) return value.map((item: unknown) => poisoned(item, count));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]: [string, unknown]) => [key, poisoned(item, count)]),
  );
}

async function poisonAnswers(page: Page): Promise<void> {
  await page.route(
    () => true,
    async (route) => {
      const request = route.request();
      const isCall = request.resourceType() === 'fetch' || request.resourceType() === 'xhr';
      if (!isCall || request.url().endsWith('.json')) return route.fallback();
      const answer = await route.fetch();
      const text = await answer.text();
      try {
        await route.fulfill({ response: answer, json: poisoned(JSON.parse(text)) });
      } catch {
        await route.fulfill({ response: answer, body: text });
      }
    },
  );
}

for (const { name, account, urls } of areas) {
  test(
    `malicious data does no harm on the ${name} screens, and the layout fits at 320 px`,
    { tag: '@nightly' },
    async ({ page, login, expectErrors }) => {
      test.setTimeout(120_000);
      // Unreadable responses are logged in one line.
      expectErrors(/.*/);
      const dialogs: string[] = [];
      page.on('dialog', (dialog) => {
        dialogs.push(dialog.message());
        void dialog.dismiss();
      });
      const foreign: string[] = [];
      const uncaught: string[] = [];
      page.on('pageerror', (error) => uncaught.push(error.message));
      page.on('request', (request) => {
        if (/evil/.test(request.url())) foreign.push(request.url());
      });
      if (account) await login(account);
      await poisonAnswers(page);
      await page.setViewportSize({ width: 320, height: 720 });
      for (const url of urls) {
        await page.goto(url);
        await expect(page.getByRole('heading', { level: 1 }).first(), `${url} has its heading`).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expect(page.getByText('Unexpected Application Error!'), `${url} is drawn`).toHaveCount(0);
        const seen = await page.evaluate(() => ({
          attacked: 'attacked' in window || 'attacked' in Object.prototype,
          images: document.querySelectorAll('img[onerror], main script').length,
          links: [...document.querySelectorAll('a')].filter(({ href }) => /^javascript:|evil/.test(href))
            .length,
          width: document.documentElement.scrollWidth,
        }));
        expect.soft(seen, url).toMatchObject({ attacked: false, images: 0, links: 0 });
        expect.soft(seen.width, `${url} does not scroll sideways`).toBeLessThanOrEqual(320);
      }
      expect(dialogs).toEqual([]);
      expect(foreign).toEqual([]);
      expect(uncaught).toEqual([]);
    },
  );
}
