import { execFileSync } from 'node:child_process';

/** The output of a script, stored in a variable because Playwright reads its configuration again in each worker. */
function kept(name: string, ...script: string[]): string {
  return (process.env[name] ||= execFileSync(process.execPath, script, { encoding: 'utf8' }).trim());
}

/** The path of a Chromium: CHROMIUM_PATH, or one that is found or downloaded. */
export const chromiumPath = (): string => kept('CHROMIUM_PATH', 'scripts/chromium.mjs');

/** The origin of PORTAL_BASE_URL: the portal that the journeys test instead of one that they start. */
export function givenPortal(): string | undefined {
  const text = process.env['PORTAL_BASE_URL'];
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search) return url.origin;
  console.error(`PORTAL_BASE_URL is ${text}. It has to be an address like https://portal.example.com.`);
  process.exit(1);
}

/** The environment for the servers of a run, and for those that tests start. */
const portCount = 26;

/** The first of the ports for the servers of a run: E2E_PORT, or a free one. */
export function firstFreePort(): number {
  // Two runs at the same time, in two checkouts, search their ports in different ranges.
  const start = 4173 + (process.pid % 1000) * portCount;
  const text = kept('E2E_PORT', 'scripts/freePort.mjs', String(start), String(portCount));
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_500) return port;
  console.error(`E2E_PORT is ${text}, which is no port (1 to 65499). Unset it.`);
  process.exit(1);
}
