import type { Page } from '@playwright/test';
import { areas } from '../support/screenUrls';
import { expect, test } from '../support/fixtures';

/** Paper between margins of 0.4 inch, in CSS pixels. */
const papers = {
  'A4, portrait': 717,
  'Letter, portrait': 739,
  'Letter, landscape': 979,
  'A4, landscape': 1046,
} as const;

/**
 * Texts that are not completely visible on paper: those that reach beyond its edge, those that an ancestor cuts off, and
 * those in a field that is too small.
 */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = [];
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > width)
      cut.push(`${document.documentElement.scrollWidth} px wide`);
    const main = document.querySelector('main') ?? document.body;
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      if (!node.textContent?.trim() || !element?.checkVisibility() || element.closest('select, textarea'))
        continue;
      range.selectNodeContents(node);
      const { left, right, bottom } = range.getBoundingClientRect();
      let isCut = left < -1 || right > width + 1;
      for (let around: Element | null = element; around && around !== main; around = around.parentElement) {
        const style = getComputedStyle(around);
        // Texts for screen readers are not printed.
        if (style.clipPath !== 'none') {
          isCut = false;
          break;
        }
        const frame = around.getBoundingClientRect();
        if (style.overflowX !== 'visible' && style.display !== 'inline')
          isCut ||= right > frame.right + 1 || left < frame.left - 1;
        if (style.overflowY !== 'visible' && style.display !== 'inline') isCut ||= bottom > frame.bottom + 1;
      }
      if (isCut) cut.push(node.textContent.trim().slice(0, 60));
    }
    for (const box of main.querySelectorAll('input, select, textarea')) {
      const isOpen = box.checkVisibility() && (box as HTMLInputElement).value !== '';
      if (isOpen && box.scrollWidth > box.clientWidth + 1)
        cut.push(`box: ${(box as HTMLInputElement).value}`);
    }
    return cut;
  });
}

for (const { name, account, urls } of areas) {
  if (name === 'public') continue;
  // The normal run tests one area, because all screens share the same styles.
  const tag = name === 'bordereau' ? [] : '@nightly';
  for (const scenario of ['normal', 'longTexts']) {
    test(
      `on paper the screens of ${name} are complete (${scenario})`,
      { tag },
      async ({ page, login, reset }) => {
        await reset(scenario);
        if (account) await login(account);
        for (const url of urls) {
          await page.emulateMedia({ media: 'screen' });
          await page.goto(url);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await page.waitForLoadState('networkidle');
          const columns = await page.locator('th[scope=col]').allTextContents();
          await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
          await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
          for (const [paper, width] of Object.entries(papers)) {
            await page.setViewportSize({ width, height: 1000 });
            expect.soft(await cutTexts(page), `${url}, ${paper}`).toEqual([]);
          }
          const printed = await page.locator('th[scope=col]:visible').allTextContents();
          expect.soft(printed, url).toEqual(columns.filter((text) => text !== 'Actions'));
          const tools = page.getByRole('button', {
            name: /^(Actions|Save|Cancel|Next|Filter|Columns|Export)/,
          });
          expect.soft(await tools.count(), url).toBe(0);
        }
      },
    );
  }
}
