import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Options = Parameters<AxeBuilder['options']>[0];
type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;

interface WithAxe {
  readonly axe: { run(on: Document, options: Options): Promise<Results> };
}

/** Only flaws are read: to describe all that is well would take longer than to find it. */
const options: Options = { resultTypes: ['violations'] };

/**
 * Draws what is drawn only once it is scrolled to: out of sight it keeps the colours of the theme before, and axe would
 * hold those against it.
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

/** The violations that axe finds on the current page, in light and in dark; the dark one differs in its colours only. */
export async function axeViolations(page: Page): Promise<string[]> {
  await drawAll(page);
  // Without motion, so that no colour is looked at on its way from one theme to the other.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  // The other mode puts the parts of frames together on a second page; no page here has a frame.
  const light = await new AxeBuilder({ page }).options(options).setLegacyMode().analyze();
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  // By now axe is loaded in the page.
  const dark = await page.evaluate((only) => (window as unknown as WithAxe).axe.run(document, only), {
    ...options,
    runOnly: ['color-contrast'],
  });
  return [...linesOf('light', light), ...linesOf('dark', dark)];
}
