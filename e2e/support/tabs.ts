import { expect, type Page } from '@playwright/test';

/** Another tab of the same browser, with a screen whose heading is shown and whose calls have ended. */
export async function openTab(page: Page, url: string, heading: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(url, { waitUntil: 'networkidle' });
  await expect(tab.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  return tab;
}

/** The calls of a page from now on: path and token. */
export function callsOf(page: Page): [path: string, token: string][] {
  const calls: [string, string][] = [];
  page.on('request', (request) => {
    if (!['fetch', 'xhr'].includes(request.resourceType())) return;
    const token = request.headers()['authorization'] ?? '';
    calls.push([new URL(request.url()).pathname, token.replace('Bearer ', '')]);
  });
  return calls;
}

export const storedToken = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);
