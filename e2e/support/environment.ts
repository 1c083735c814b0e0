import { execFileSync } from 'node:child_process';

/** What a script prints, kept in a variable: Playwright reads its configuration again in each worker. */
function kept(name: string, ...script: string[]): string {
  return (process.env[name] ||= execFileSync(process.execPath, script, { encoding: 'utf8' }).trim());
}

/** The path of a Chromium: CHROMIUM_PATH, else one that is found or downloaded. */
export const chromiumPath = (): string => kept('CHROMIUM_PATH', 'scripts/chromium.mjs');

/** The first of the ports for the servers of a run, with room for those that tests start: E2E_PORT, else a free one. */
export function firstFreePort(): number {
  const text = kept('E2E_PORT', 'scripts/freePort.mjs', '4173', '26');
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_500) return port;
  console.error(`E2E_PORT is ${text}, which is no port (1 to 65499). Unset it.`);
  process.exit(1);
}
