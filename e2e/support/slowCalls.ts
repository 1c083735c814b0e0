import type { BrowserContext, Page } from '@playwright/test';

/** Calls whose answer a test holds back, and the page's clock in its hands. */

interface HeldCalls {
  /** How many calls came so far. */
  readonly count: () => number;
  /** Hands what was held to the server, also where its page is gone, and holds nothing any more. */
  readonly letGo: () => Promise<void>;
}

/** Keeps the calls of a path between the browser and the server, as a slow gateway would. */
export async function holdCalls(from: BrowserContext | Page, path: string): Promise<HeldCalls> {
  const calls: Promise<void>[] = [];
  let open = (): void => undefined;
  const isOpen = new Promise<void>((resolve) => (open = resolve));
  await from.route(`**${path}`, async (route) => {
    const call = isOpen.then(async () => {
      const request = route.request();
      const response = await request.frame().page().request.fetch(request);
      // A page that was reloaded or has stopped waiting takes no answer.
      await route.fulfill({ response }).catch(() => undefined);
    });
    calls.push(call);
    await call;
  });
  return {
    count: () => calls.length,
    async letGo() {
      open();
      await Promise.all(calls);
    },
  };
}

/** Has the time limits of calls run on the clock that the test can move. */
export async function controlClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => {
    AbortSignal.timeout = (ms) => {
      const limit = new AbortController();
      setTimeout(() => limit.abort(new DOMException('The operation timed out.', 'TimeoutError')), ms);
      return limit.signal;
    };
  });
}

/** From now on the page's clock goes on in `pass` alone. It is moved on a little, since it may not be set back. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 30_000);
}

export const pass = (page: Page, seconds: number): Promise<void> => page.clock.runFor(seconds * 1000);
