import { expect, test } from '../support/fixtures';

/** An installation whose config.json is wrong or does not arrive. */

test(
  'a config.json that never arrives delays the start by five seconds only',
  { tag: '@anywhere' },
  async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await page.route('**/config.json', () => undefined);
    await page.goto('/kyubos_admin', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: 'User Log In' })).toBeVisible();
    expect(warnings.filter((line) => line.startsWith('Configuration'))).toEqual([
      'Configuration: defaults taken for=config.json',
    ]);
  },
);

test(
  'a bdxBaseUrl with an invalid port gives the default and one warning',
  { tag: '@anywhere' },
  async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await page.route('**/config.json', (route) =>
      route.fulfill({ json: { product: 'harbor', bdxBaseUrl: 'https://bdx.example.com:84433' } }),
    );
    await page.goto('/harbor_admin');
    await expect(page.getByRole('heading', { name: 'User Log In' })).toBeVisible();
    expect(warnings.filter((line) => line.startsWith('Configuration'))).toEqual([
      'Configuration: defaults taken for=bdxBaseUrl',
    ]);
  },
);

test(
  'a page that cannot start shows a message and a button that reloads it',
  { tag: '@anywhere' },
  async ({ page, expectErrors }) => {
    expectErrors(/The portal could not start/);
    await page.route('**/config.json', (route) =>
      route.fulfill({ json: { bdxBaseUrl: 'https://bdx.example.com' } }),
    );
    // At its first opening the page does not find the element that it renders into.
    await page.addInitScript(() => {
      if (sessionStorage.getItem('opened') === null) Object.assign(document, { getElementById: () => null });
      sessionStorage.setItem('opened', 'before');
    });
    await page.goto('/kyubos_admin');
    await expect(page.getByRole('alert')).toHaveText(
      'The portal could not be started. Reload the page to try again.',
    );
    await page.getByRole('link', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { name: 'User Log In' })).toBeVisible();
  },
);
