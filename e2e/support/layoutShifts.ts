import { expect, type Page, type Route } from '@playwright/test';

interface Shift {
  readonly value: number;
  /** The element that moved, with its box before and after. */
  readonly sources: readonly string[];
}

/** Records in the page, from its first moment, all layout shifts without a press or a key. */
function watch(): void {
  interface LayoutShift extends PerformanceEntry {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  }
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  const nameOf = (node: Node | null): string => {
    const element = node instanceof Element ? node : node?.parentElement;
    if (!element) return 'removed';
    return `${element.tagName.toLowerCase()}.${element.className} "${element.textContent.trim().slice(0, 20)}"`;
  };
  const edges = ({ top, height }: DOMRect): string => `${Math.round(top)}+${Math.round(height)}`;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[])
      if (!hadRecentInput)
        shifts.push({
          value,
          sources: sources.map(
            ({ node, previousRect, currentRect }) =>
              `${nameOf(node)} ${edges(previousRect)} to ${edges(currentRect)}`,
          ),
        });
  }).observe({ type: 'layout-shift', buffered: true });
}

function afterTwoFrames(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/** Gives each screen its code and its responses one by one, and records the layout shifts meanwhile. */
export interface SlowScreens {
  /** Opens a URL anew; returns the sum of the shifts, and the elements. */
  open: (url: string) => Promise<readonly Shift[]>;
  /**
   * Goes to a URL in the open page. Changes before the first response are caused by the press and do not count; nor does a
   * screen that begins lower or higher than the last one, because the number of menu rows differs.
   */
  follow: (url: string) => Promise<readonly Shift[]>;
}

/**
 * Gives a page its files and responses one by one, each after the page has rendered the one before: all states of a slow
 * network in a fixed order, without a clock.
 */
export async function slowScreens(page: Page): Promise<SlowScreens> {
  let waiting = 0;
  let turn: Promise<unknown> = Promise.resolve();
  const answer = async (route: Route): Promise<void> => {
    // The test sends the request itself. If the page did, a navigation could cancel it while its response arrives, and Playwright
    // would wait for the end of that response for ever.
    const response = await route.fetch().catch(() => undefined);
    await (response ? route.fulfill({ response }) : route.abort()).catch(() => undefined);
    // The page may have been closed meanwhile.
    await afterTwoFrames(page).catch(() => undefined);
  };
  await page.addInitScript(watch);
  await page.route('**/*', async (route) => {
    // Without its style sheets a page shows nothing, and a lazy chunk waits for its own style sheet.
    if (/document|stylesheet/.test(route.request().resourceType())) {
      await route.continue();
      return;
    }
    waiting += 1;
    turn = turn.then(() => answer(route)).finally(() => (waiting -= 1));
    await turn;
  });

  const isIdle = async (): Promise<boolean> => {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    return waiting === 0 && (await page.locator('[aria-busy="true"]').count()) === 0;
  };
  async function shifts(url: string): Promise<readonly Shift[]> {
    await expect(page.getByRole('heading', { level: 1 }).first(), url).toBeVisible();
    await expect
      .poll(async () => (await isIdle()) && (await isIdle()), { message: `${url} has all it asks for` })
      .toBe(true);
    return page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts.splice(0));
  }
  return {
    async open(url) {
      await page.goto(url);
      return shifts(url);
    },
    async follow(url) {
      let release = (): void => undefined;
      turn = new Promise<void>((resolve) => (release = resolve));
      await page.evaluate((to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, url);
      await afterTwoFrames(page);
      await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts.splice(0));
      release();
      const all = await shifts(url);
      return all.filter(({ sources }) => !sources.every((source) => source.startsWith('main.')));
    },
  };
}
