import {
  expect,
  test as base,
  type BrowserContext,
  type Locator,
  type Page,
  type TestInfo,
} from '@playwright/test';
import { defaultConfig, readConfig, type RuntimeConfig } from '../../src/domain/access/config';
import { accounts, type Account } from './accounts';
import { givenPortal } from './environment';
import { leaks, listen, watchWrites } from './secrets';
import { signIn } from './session';

export { expect };

/** A call as the mock server recorded it. */
interface RecordedCall {
  readonly path: string;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** The controls of the mock server over HTTP, with the names of docs/qa.md. */
interface MockControl {
  /** Sends a control request: `send('fault', { path, fault })`. */
  readonly send: (name: string, body: object) => Promise<void>;
  /** The calls of a path since the scenario began, oldest first. */
  readonly callsTo: (path: string) => Promise<RecordedCall[]>;
}

interface Fixtures {
  /** Signs in through the login page, and waits for the first screen. */
  readonly login: (account?: Account) => Promise<void>;
  /** Resets the mocked world to its seed, or to another scenario. This also runs before each test. */
  readonly reset: (scenario?: string) => Promise<void>;
  /** The mock server's controls. A test that uses them is skipped on servers without controls. */
  readonly control: MockControl;
  /** Names the console errors that a test expects, such as those of a refused call. */
  readonly expectErrors: (...patterns: readonly RegExp[]) => void;
  /** The errors of the browser so far. */
  readonly complaints: string[];
}

interface Options {
  /** Whether the world is in a separate server or in the page's service worker (`mocked`). */
  readonly isProduction: boolean;
  /**
   * The address of the controls of `production`'s mock server; behind a proxy it differs from that of the pages. Blank for
   * a server without controls, such as a real one.
   */
  readonly controlUrl: string;
  /** The config.json of the portal under test. */
  readonly installation: RuntimeConfig;
}

interface Ports {
  readonly firstPort?: number;
  readonly port?: number;
  readonly controlPort?: number;
}

/** Reports every violation of the Content-Security-Policy to the test as a console error. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    console.error(
      `CSP: ${event.violatedDirective} blocked ${event.blockedURI || 'inline'} (${event.sourceFile})`,
    );
  });
}

/** Whether a server is the mock server with its controls: a product serves its page for every unknown address. */
async function hasControls(portal: string): Promise<boolean> {
  const answer = await fetch(`${portal}/__mock/requests`).catch((error: unknown) => {
    throw new Error(`PORTAL_BASE_URL: no answer from ${portal}`, { cause: error });
  });
  return answer.ok && answer.headers.get('content-type')?.includes('json') === true;
}

async function configOf(portal: string): Promise<RuntimeConfig> {
  const answer = await fetch(`${portal}/config.json`);
  return readConfig(await answer.json().catch(() => undefined)).config;
}

function skipWithoutControls(controlUrl: string, why: string, info: TestInfo): void {
  info.skip(controlUrl === '', `needs the mock server’s controls: it ${why}`);
}

/** The calls of a mocked build stay inside the page, where a test cannot intercept them. */
function skipRoutes(target: Page | BrowserContext, info: TestInfo): void {
  target.route = () => {
    info.skip(true, 'needs calls that leave the page: those of a mocked build do not');
    throw new Error('A skipped test ends');
  };
}

function watch(page: Page, origins: readonly string[], complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const text = message.text();
    // The browser's own line does not name what could not be loaded.
    const address = text.startsWith('Failed to load resource') ? ` ${message.location().url}` : '';
    complaints.push(`console: ${text}${address}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && !origins.includes(url.origin))
      complaints.push(`foreign request: ${request.url()}`);
  });
}

/**
 * The tags of a test say where it can run: `@anywhere` on every server, because it needs no certain record, and
 * `@serverOutside` not on the mocked build. The report gives the reason for each skipped test.
 */
export const test = base.extend<
  Fixtures & { suited: undefined; guarded: undefined; expected: RegExp[] },
  Options
>({
  isProduction: [
    async ({}, use, info) => {
      await use(info.project.name !== 'mocked');
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ isProduction }, use, info) => {
    const { firstPort, port } = info.project.metadata as Ports;
    const started = `http://localhost:${isProduction ? (firstPort ?? 0) + info.parallelIndex : port}`;
    await use(givenPortal() ?? started);
  },

  controlUrl: [
    async ({ isProduction }, use, info) => {
      const { firstPort = 0, controlPort } = info.project.metadata as Ports;
      const portal = givenPortal();
      if (portal) await use((await hasControls(portal)) ? portal : '');
      else await use(isProduction ? `http://localhost:${controlPort ?? firstPort + info.parallelIndex}` : '');
    },
    { scope: 'worker' },
  ],

  installation: [
    async ({}, use) => {
      const portal = givenPortal();
      await use(portal ? await configOf(portal) : defaultConfig);
    },
    { scope: 'worker' },
  ],

  suited: [
    async ({ isProduction, controlUrl }, use, info) => {
      // The other tests need the made-up data, which only the controls can restore.
      if (isProduction && !info.tags.includes('@anywhere'))
        skipWithoutControls(controlUrl, 'begins with its made-up data', info);
      info.skip(
        !isProduction && info.tags.includes('@serverOutside'),
        'needs a server outside the page: a mocked build keeps its data in the browser',
      );
      await use(undefined);
    },
    { auto: true },
  ],

  complaints: async ({}, use) => {
    await use([]);
  },

  expected: async ({}, use) => {
    await use([]);
  },

  guarded: [
    async ({ page, baseURL, isProduction, controlUrl, installation, complaints, expected }, use, info) => {
      await page.addInitScript(reportViolations);
      const origins = ['/', installation.bdxBaseUrl].map((address) => new URL(address, baseURL).origin);
      watch(page, origins, complaints);
      // Before any press: a file chooser that a key opens would be missed by a listener that starts only then.
      page.on('filechooser', () => undefined);
      if (isProduction) {
        // A mocked build stores its whole world in the browser, including passwords.
        await watchWrites(page);
        listen(page, (leak) => complaints.push(`leaked into ${leak}`));
      } else {
        const context = page.context();
        for (const target of [page, context]) skipRoutes(target, info);
        context.on('page', (opened) => {
          skipRoutes(opened, info);
        });
      }
      if (controlUrl !== '') await beginScenario(page, controlUrl, 'normal');
      await use(undefined);
      if (isProduction) {
        // A page that was never opened or has crashed has nothing to check.
        const found = page.url() === 'about:blank' ? [] : await leaks(page).catch(() => []);
        expect(found, 'no secret is left anywhere').toEqual([]);
      }
      // In a mocked build these are console errors.
      if (controlUrl !== '') {
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
      const unexpected = complaints.filter((line) => !expected.some((pattern) => pattern.test(line)));
      expect(unexpected, 'the browser had nothing to complain about').toEqual([]);
    },
    { auto: true },
  ],

  expectErrors: async ({ expected }, use) => {
    await use((...patterns) => expected.push(...patterns));
  },

  reset: async ({ page, isProduction, controlUrl }, use, info) => {
    if (isProduction) skipWithoutControls(controlUrl, 'changes its scenario', info);
    await use(async (scenario = 'normal') => {
      if (isProduction) await beginScenario(page, controlUrl, scenario);
      else if (scenario !== 'normal') {
        await page.goto(`/?scenario=${scenario}`);
        // The page is shown after the scenario has begun.
        await page.getByRole('main').waitFor();
      }
    });
  },

  control: async ({ page, controlUrl }, use, info) => {
    skipWithoutControls(controlUrl, 'reads its calls or plans faults over HTTP', info);
    await use({
      send: (name, body) => sendControl(page, controlUrl, name, body),
      callsTo: async (path) => {
        const answer = await page.request.get(`${controlUrl}/__mock/requests`);
        const { requests } = (await answer.json()) as { requests: readonly RecordedCall[] };
        return requests.filter((call) => call.path === path);
      },
    });
  },

  login: async ({ page, controlUrl, isProduction, installation }, use, info) => {
    await use(async (account = 'admin') => {
      const { isGiven } = accounts[account];
      // A real server would count the failed sign-in, and may lock an account with the same name.
      info.skip(
        isProduction && controlUrl === '' && !isGiven,
        `needs an account: PORTAL_${account.toUpperCase()}_USER and PORTAL_${account.toUpperCase()}_PASSWORD`,
      );
      await page.goto(loginPath(account, installation));
      await signIn(page, account);
      await page.waitForURL(homes[account]);
    });
  },
});

const homes: Readonly<Record<Account, RegExp>> = {
  admin: /\/user_admin_countries$/,
  staff: /\/user_admin_countries$/,
  carrier: /\/client_user_BDX_filerecived$/,
  bdxuser: /\/client_user_BDX_filerecived$/,
};

function loginPath(account: Account, { product }: RuntimeConfig): string {
  if (account === 'carrier') return '/BDX_Login';
  return account === 'bdxuser' ? '/Client_user_BDX_Login' : `/${product}_admin`;
}

async function sendControl(page: Page, controlUrl: string, name: string, body: object): Promise<void> {
  const answer = await page.request.post(`${controlUrl}/__mock/${name}`, { data: body });
  expect(answer.ok(), `the mock server accepts ${name}: ${await answer.text()}`).toBe(true);
}

function beginScenario(page: Page, controlUrl: string, scenario: string): Promise<void> {
  return sendControl(page, controlUrl, 'scenario', { scenario });
}

/** The row of a table that contains a text. */
export function rowWith(page: Page, text: string): Locator {
  return page.getByRole('row').filter({ hasText: text });
}
