import type { Page } from '@playwright/test';

/** The console errors of the browser and webpack while chunks cannot be fetched. */
export const chunksAreLost = [
  /404|ERR_FAILED/,
  /Refused to (execute|apply)|MIME type/,
  /ChunkLoadError|Loading (CSS )?chunk/,
];

/** From now on no chunk can be fetched, until the returned function is called. */
export async function loseChunks(page: Page): Promise<() => Promise<void>> {
  const chunks = /\/assets\/[^/]+\.(js|css)$/;
  await page.route(chunks, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  return () => page.unroute(chunks);
}
