import type { Page } from '@playwright/test';

/** What the browser and webpack write to the console while chunks cannot be fetched. */
export const chunksAreLost = [
  /404|ERR_FAILED/,
  /Refused to (execute|apply)|MIME type/,
  /ChunkLoadError|Loading (CSS )?chunk/,
];

/** From now on no further chunk can be fetched, until the function that is returned is called. */
export async function loseChunks(page: Page): Promise<() => Promise<void>> {
  const chunks = /\/assets\/[^/]+\.(js|css)$/;
  await page.route(chunks, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  return () => page.unroute(chunks);
}
