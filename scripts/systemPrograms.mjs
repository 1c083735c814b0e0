/** Programs of the system that checks need: how to find one, and how to install packages of the distribution. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** Progress goes to standard error, because some callers print a path on standard output. */
export const say = (sentence) => console.error(sentence);

/** Whether a program runs: a file can also be a stub of the distribution, or lack its libraries. */
export function runs(file) {
  return spawnSync(file, ['--version'], { timeout: 30_000, stdio: 'ignore' }).status === 0;
}

/** The path of a program on PATH, or nothing. */
export function onThePath(name) {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));
}

/** Runs a command with its output on standard error; returns whether it succeeded. */
export function run(command, args, limitMs = 600_000) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { cwd: root, env, stdio: ['ignore', 2, 2], timeout: limitMs }).status === 0;
}

/** The prefix for commands of an administrator; nothing if the user has no such right. */
function asAdministrator() {
  if (process.getuid?.() === 0) return [];
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0 ? ['sudo', '-n'] : undefined;
}

/** Installs packages of the distribution with apt-get, if there is one and the user may. */
export function installPackages(...names) {
  const prefix = asAdministrator();
  if (!prefix || !onThePath('apt-get')) return;
  say(`Installing packages of the distribution: apt-get install ${names.join(' ')}`);
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...names]]) {
    const [command, ...rest] = [...prefix, 'apt-get', ...args];
    if (!run(command, rest)) return;
  }
}
