import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './e2e/engines/fixtures';
import { firstFreePort } from './e2e/support/environment';

/**
 * The main journeys in three engines: Chromium, Firefox and WebKitGTK. Playwright is only the runner here: its own Firefox and
 * WebKit are patched browsers that users do not have. `npm run engines` finds the browsers and starts this.
 */

const workers = 2;
const firstPort = firstFreePort();
const engines = ['chromium', 'firefox', 'webkit'] as const;
/** The engines that were found, in a list with commas; all without it. */
const found = process.env['ENGINES']?.split(',') ?? engines;

export default defineConfig<object, EngineOptions>({
  testDir: 'e2e/engines',
  testMatch: '*.full.spec.ts',
  outputDir: 'test-results/engines',
  fullyParallel: true,
  workers,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // As a step of a check it reports to that check.
  reporter: process.send ? './scripts/reporters/playwright.mjs' : 'list',
  projects: engines
    .filter((engine) => found.includes(engine))
    .map((engine) => ({ name: engine, use: { engine }, metadata: { firstPort } })),
  // Each worker has a separate server, because tests change the data.
  webServer: Array.from({ length: workers }, (_, index) => ({
    command: `node node_modules/tsx/dist/cli.mjs mocks/server.ts --port ${firstPort + index} --static dist`,
    port: firstPort + index,
    reuseExistingServer: false,
  })),
});
