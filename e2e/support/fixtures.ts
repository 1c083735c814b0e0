import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { leaks, listen, watchWrites } from './secrets';

export { expect };

export type Account = 'admin' | 'staff' | 'carrier' | 'bdxuser';

/** The accounts of the mocked world. */
const accounts: Readonly<Record<Account, { password: string; login: string; home: RegExp }>> = {
  admin: { password: 'admin123', login: '/kyubos_admin', home: /\/user_admin_countries$/ },
  staff: { password: 'staff123', login: '/kyubos_admin', home: /\/user_admin_countries$/ },
  carrier: { password: 'carrier123', login: '/BDX_Login', home: /\/client_user_BDX_filerecived$/ },
  bdxuser: { password: 'bdx123', login: '/Client_user_BDX_Login', home: /\/client_user_BDX_filerecived$/ },
};

interface Fixtures {
  /** Signs in as a person does, through the login page, and waits for the first screen. */
  readonly login: (account?: Account) => Promise<void>;
  /** Puts the mocked world back to its seed, or to another scenario. Done before each test by itself. */
  readonly reset: (scenario?: string) => Promise<void>;
  /** Names console errors that a test means to happen, such as those of a refused call. */
  readonly expectErrors: (...patterns: readonly RegExp[]) => void;
  /** What the browser complained about so far. */
  readonly complaints: string[];
}

interface Options {
  /** Whether the world lives in a server of its own or in the page's service worker (`mocked`). */
  readonly isProduction: boolean;
  /** Where the mock server of `production` is controlled; behind a proxy that is not where the pages are. */
  readonly controlUrl: string;
}

interface Ports {
  readonly firstPort?: number;
  readonly port?: number;
  readonly controlPort?: number;
}

/** Hands every breach of the Content-Security-Policy to the test as a console error. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    console.error(
      `CSP: ${event.violatedDirective} blocked ${event.blockedURI || 'inline'} (${event.sourceFile})`,
    );
  });
}

function watch(page: Page, origin: string, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const text = message.text();
    // The browser's own line does not say what could not be loaded.
    const address = text.startsWith('Failed to load resource') ? ` ${message.location().url}` : '';
    complaints.push(`console: ${text}${address}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== origin)
      complaints.push(`foreign request: ${request.url()}`);
  });
}

export const test = base.extend<Fixtures & { guarded: undefined; meant: RegExp[] }, Options>({
  isProduction: [
    async ({}, use, info) => {
      await use(info.project.name !== 'mocked');
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ isProduction }, use, info) => {
    const { firstPort, port } = info.project.metadata as Ports;
    await use(`http://localhost:${isProduction ? (firstPort ?? 0) + info.parallelIndex : port}`);
  },

  controlUrl: [
    async ({ isProduction }, use, info) => {
      const { firstPort = 0, controlPort } = info.project.metadata as Ports;
      await use(isProduction ? `http://localhost:${controlPort ?? firstPort + info.parallelIndex}` : '');
    },
    { scope: 'worker' },
  ],

  complaints: async ({}, use) => {
    await use([]);
  },

  meant: async ({}, use) => {
    await use([]);
  },

  guarded: [
    async ({ page, baseURL, isProduction, controlUrl, complaints, meant, reset }, use) => {
      await page.addInitScript(reportViolations);
      watch(page, baseURL ?? '', complaints);
      // Before anything is pressed: a chooser that a key opens at once would be missed by whoever begins to listen just before.
      page.on('filechooser', () => undefined);
      if (isProduction) {
        // A mocked build keeps its whole world in the browser, passwords and all.
        await watchWrites(page);
        listen(page, (leak) => complaints.push(`leaked into ${leak}`));
      }
      await reset();
      await use(undefined);
      if (isProduction) {
        // A page that was never opened or has crashed has nothing to show.
        const found = page.url() === 'about:blank' ? [] : await leaks(page).catch(() => []);
        expect(found, 'no secret is left anywhere').toEqual([]);
        // In a mocked build these come as console errors.
        const seen = await page.request.get(`${controlUrl}/__mock/requests`);
        const { contractErrors } = (await seen.json()) as { contractErrors: readonly string[] };
        expect(contractErrors, 'every call is a documented one with the documented keys').toEqual([]);
      }
      const polluted = await page
        .evaluate(() => {
          const names: string[] = [];
          for (const name in {}) names.push(name);
          return names;
        })
        .catch(() => []);
      expect(polluted, 'Object.prototype is as it was').toEqual([]);
      const unexpected = complaints.filter((line) => !meant.some((pattern) => pattern.test(line)));
      expect(unexpected, 'the browser had nothing to complain about').toEqual([]);
    },
    { auto: true },
  ],

  expectErrors: async ({ meant }, use) => {
    await use((...patterns) => meant.push(...patterns));
  },

  reset: async ({ page, isProduction, controlUrl }, use) => {
    await use(async (scenario = 'normal') => {
      if (isProduction) {
        const answer = await page.request.post(`${controlUrl}/__mock/scenario`, { data: { scenario } });
        expect(answer.ok(), 'the mock server takes its scenario').toBe(true);
      } else if (scenario !== 'normal') {
        await page.goto(`/?scenario=${scenario}`);
      }
    });
  },

  login: async ({ page }, use) => {
    await use(async (account = 'admin') => {
      const { password, login, home } = accounts[account];
      await page.goto(login);
      await page.getByRole('textbox', { name: 'Username' }).fill(account);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Log In' }).click();
      await page.waitForURL(home);
    });
  },
});

/** The row of a table that holds a text. */
export function rowWith(page: Page, text: string): Locator {
  return page.getByRole('row').filter({ hasText: text });
}
