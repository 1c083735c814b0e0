import { writeFile } from 'node:fs/promises';
import { expect, test as base } from '@playwright/test';
import { accounts, type Account } from '../support/accounts';
import type { EngineDriver } from './engineDriver';
import { PuppeteerDriver } from './puppeteerDriver';
import { button, field, heading, User } from './user';
import { WebKitDriver } from './webkitDriver';

export { expect };

type Engine = 'chromium' | 'firefox' | 'webkit';

interface Fixtures {
  /** A user in a new browser of this engine, 1440 px wide, with the mock server as it is at first. */
  readonly user: User;
  /** Signs the user in and waits for the first screen. */
  readonly signIn: (account?: Account) => Promise<void>;
  /** Sends a control request to the mock server: `control('token', { seconds: 20 })`; see docs/qa.md. */
  readonly control: (name: string, body: object) => Promise<void>;
}

export interface EngineOptions {
  readonly engine: Engine;
  /** The address of the portal of this worker. */
  readonly portal: string;
}

/** The path of a program, which `scripts/engines.mjs` has found. */
function program(name: string): string {
  const found = process.env[name];
  if (!found) throw new Error(`${name} is not set: run npm run engines`);
  return found;
}

function startDriver(engine: Engine): Promise<EngineDriver> {
  if (engine === 'chromium') return PuppeteerDriver.start('chrome', program('CHROMIUM_PATH'));
  if (engine === 'firefox') return PuppeteerDriver.start('firefox', program('FIREFOX_PATH'));
  return WebKitDriver.start({
    display: program('XVFB_PATH'),
    driver: program('WEBKIT_DRIVER_PATH'),
    browser: program('WEBKIT_PATH'),
  });
}

export const test = base.extend<Fixtures, EngineOptions>({
  engine: ['chromium', { option: true, scope: 'worker' }],

  portal: [
    async ({}, use, info) => {
      const { firstPort } = info.project.metadata as { firstPort: number };
      await use(`http://localhost:${firstPort + info.parallelIndex}`);
    },
    { scope: 'worker' },
  ],

  control: async ({ portal }, use) => {
    await use(async (name, body) => {
      const response = await fetch(`${portal}/__mock/${name}`, {
        method: 'POST',
        body: JSON.stringify(body),
      });
      expect(response.ok, `the mock server accepts ${name}: ${await response.text()}`).toBe(true);
    });
  },

  user: async ({ engine, portal, control }, use, info) => {
    await control('scenario', { scenario: 'normal' });
    const driver = await startDriver(engine);
    try {
      await driver.resize(1440, 900);
      const user = new User(driver, portal);
      await use(user);
      if (info.status !== info.expectedStatus)
        await writeFile(info.outputPath('screen.png'), await user.picture());
      else expect(await user.complaints(), 'the browser had nothing to complain about').toEqual([]);
    } finally {
      await driver.close();
    }
    const seen = await fetch(`${portal}/__mock/requests`);
    const { contractErrors } = (await seen.json()) as { contractErrors: readonly string[] };
    expect(contractErrors, 'every call is a documented one with the documented keys').toEqual([]);
  },

  signIn: async ({ user }, use) => {
    await use(async (account = 'admin') => {
      const { username, password } = accounts[account];
      await user.open(account === 'carrier' ? '/BDX_Login' : '/kyubos_admin');
      await user.fill(field('Username'), username);
      await user.fill(field('Password'), password);
      await user.press(button('Log In'));
      await user.sees(heading(account === 'carrier' ? 'Files Received' : 'Countries'));
    });
  },
});
