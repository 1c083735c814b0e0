import { defineConfig } from '@playwright/test';
import { chromiumPath, firstFreePort } from './e2e/support/environment';

/**
 * The production build behind a real nginx with the site of `deploy/`, the mock server in the legacy server's place.
 * Build first: `npm run build`, then `npm run e2e:delivery`.
 */

const mockPort = firstFreePort();
const sitePort = mockPort + 1;
/** A site whose BDX calls go to another origin: straight to the mock server. */
const foreignPort = mockPort + 2;
/** Sites that a test starts for itself: site, legacy server and TLS take a port each. */
const ownPort = mockPort + 3;
const bdxOrigin = `http://localhost:${mockPort}`;

const nginx = (port: number, ...args: string[]): { command: string; port: number } => ({
  command: [
    `node scripts/nginx.mjs --port ${port} --place node_modules/.cache/nginx-${port}`,
    `--server localhost:${mockPort}`,
    ...args,
  ].join(' '),
  port,
});

export default defineConfig({
  testDir: 'e2e',
  testMatch: ['delivery/*.full.spec.ts', 'smoke.spec.ts', 'reference.spec.ts'],
  outputDir: 'test-results/delivery',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  // The longest belong to `npm run test:nightly`.
  grepInvert: process.env['NIGHTLY'] ? [] : /@nightly/,
  timeout: 30_000,
  expect: { timeout: 7_500 },
  // As a step of a check it reports to that.
  reporter: process.send ? './scripts/reporters/playwright.mjs' : 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromiumPath(), args: ['--disable-quic'] },
  },
  projects: [
    { name: 'production', metadata: { firstPort: sitePort, controlPort: mockPort, foreignPort, ownPort } },
  ],
  webServer: [
    { command: `node node_modules/tsx/dist/cli.mjs mocks/server.ts --port ${mockPort}`, port: mockPort },
    nginx(sitePort),
    nginx(foreignPort, '--bdx-origin', bdxOrigin),
  ].map((server) => ({
    ...server,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 3000 },
  })),
});
