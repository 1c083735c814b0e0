import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Options = Parameters<AxeBuilder['options']>[0];
type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;

interface WithAxe {
  readonly axe: { run(on: Document, options: Options): Promise<Results> };
}

/** Only violations are reported: to describe all passed checks would take longer than to find the violations. */
const options: Options = { resultTypes: ['violations'] };

/**
 * Renders elements that are only rendered when they are scrolled into view: before that they have the colours of the other
 * theme, and axe would report them.
 */
function drawAll(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
    }
  });
}

const linesOf = (theme: string, { violations }: Results): string[] =>
  violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${theme} ${id} ${html}`));

/** The violations that axe finds on the current page, in light and in dark; in dark only the colours are checked. */
export async function axeViolations(page: Page): Promise<string[]> {
  await drawAll(page);
  // Without motion, so that no colour is checked during the change of the theme.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  // The other mode combines the results of frames on a second page; no page here has a frame.
  const light = await new AxeBuilder({ page }).options(options).setLegacyMode().analyze();
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  // Now axe is loaded in the page.
  const dark = await page.evaluate((only) => (window as unknown as WithAxe).axe.run(document, only), {
    ...options,
    runOnly: ['color-contrast'],
  });
  return [...linesOf('light', light), ...linesOf('dark', dark)];
}
