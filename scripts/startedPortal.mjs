import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './ports.mjs';

/**
 * Runs `npm start` on a free port, for checks that use the portal in a browser.
 * @param firstPort where the search for a free port begins
 * @param options of `spawn`: `cwd`, `env`
 * @returns its `address`; `terminal()`, all that it has printed; `printed(text, from)`, which resolves when the terminal shows a text
 *   after its first `from` characters; and `end()`, which ends it with the compiler
 */
export async function startPortal(firstPort, options = {}) {
  const limitMs = 120_000;
  const port = String(await freePort(firstPort));
  const npm = spawn('npm', ['start', '--', '--port', port], {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that the compiler ends with it.
    detached: true,
  });
  let output = '';
  let hasEnded = false;
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = new Promise((resolve) => npm.once('close', resolve)).then(() => (hasEnded = true));

  async function printed(text, from = 0) {
    const giveUpAt = Date.now() + limitMs;
    while (!output.includes(text, from)) {
      if (hasEnded) throw new Error(`npm start ended before it printed '${text}'.`);
      if (Date.now() > giveUpAt) throw new Error(`npm start has not printed '${text}'.`);
      await delay(20);
    }
  }

  async function end() {
    if (!hasEnded) process.kill(-npm.pid, 'SIGTERM');
    await ended;
  }

  return { address: `http://localhost:${port}`, terminal: () => output, printed, end };
}
