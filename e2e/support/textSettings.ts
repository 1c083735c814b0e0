import type { Page } from '@playwright/test';

/** Text settings of users, as style sheets. */
export const textSettings = {
  /** The spacing of WCAG 1.4.12. */
  'spaced text':
    '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important } p { margin-block-end: 2em !important }',
  'letters of twice the size': ':root { font-size: 32px !important }',
} as const;

/** Adds a style sheet to the open page. The Content-Security-Policy would refuse a `<style>` element. */
export async function addStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}

/** Size problems of a page: it scrolls sideways, or texts are cut off. */
export function sizeFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const found = root.scrollWidth > root.clientWidth ? [`the page is ${root.scrollWidth} px wide`] : [];
    // Texts in a cell or header of a long column are shown whole while their row or header has the focus.
    const isDateOrNumber = (text: string): boolean =>
      /^(?:[A-Z]+-)?[-$\d][-$\d\s/:.,%]*(?:[AP]M)?$/.test(text);
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const { overflowX, overflowY, clipPath, display } = getComputedStyle(element);
      const text = element.textContent.trim();
      const hidesX = /hidden|clip/.test(overflowX);
      const hidesY = /hidden|clip/.test(overflowY);
      if (text === '' || display === 'inline' || !element.checkVisibility() || !(hidesX || hidesY)) continue;
      if (clipPath !== 'none' || element.closest('[title], a[aria-label]')) continue;
      const isCut =
        (hidesX && element.scrollWidth > element.clientWidth + 1) ||
        (hidesY && element.scrollHeight > element.clientHeight + 1);
      if (isCut && (isDateOrNumber(text) || !element.closest('th, td'))) found.push(text.slice(0, 60));
    }
    return found;
  });
}
