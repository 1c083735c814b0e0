import type { BrowserContext, Page } from '@playwright/test';

/** Calls whose response a test holds back, and control over the page's clock. */

interface HeldCalls {
  /** The number of calls so far. */
  readonly count: () => number;
  /** Passes the held calls to the server, also those of a closed page, and holds no further ones. */
  readonly letGo: () => Promise<void>;
}

/** Holds the calls of a path between the browser and the server, like a slow gateway. */
export async function holdCalls(from: BrowserContext | Page, path: string): Promise<HeldCalls> {
  const calls: Promise<void>[] = [];
  let open = (): void => undefined;
  const isOpen = new Promise<void>((resolve) => (open = resolve));
  await from.route(`**${path}`, async (route) => {
    const call = isOpen.then(async () => {
      const request = route.request();
      const response = await request.frame().page().request.fetch(request);
      // A page that was reloaded or has timed out accepts no response.
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

/** Makes the time limits of calls use the clock that the test controls. */
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

/** From now on the page's clock advances in `pass` only. It is set ahead a little, since it cannot be set back. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 30_000);
}

export const pass = (page: Page, seconds: number): Promise<void> => page.clock.runFor(seconds * 1000);
