/**
 * Imported first by `npm start` and `npm test`, for its effect: a Node that serves, and the packages of the lock file.
 * Uses nothing but Node, and nothing of Node that an old one lacks.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

function ensureNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  stop(`This needs Node.js 20.19 or newer; the one at hand is ${process.versions.node}.`);
}

function packagesIn(file) {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;
}

/** Why the installed packages are not those of the lock file; nothing when they are. npm writes its own record last. */
function whyNotInstalled() {
  const record = 'node_modules/.package-lock.json';
  if (!existsSync(path.join(root, record))) return 'no packages are installed yet';
  const installed = packagesIn(record);
  for (const [place, wanted] of Object.entries(packagesIn('package-lock.json'))) {
    if (place === '') continue;
    const found = installed[place];
    if (!found && !wanted.optional) return `${place} is missing`;
    if (found && found.version !== wanted.version)
      return `${place} is ${found.version}, not ${wanted.version}`;
    if (found && !existsSync(path.join(root, place, 'package.json'))) return `${place} is missing`;
  }
  return undefined;
}

function install() {
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const options = { cwd: root, stdio: 'inherit' };
  const isScript = npm && npm.includes('npm') && /\.c?js$/.test(npm);
  return isScript
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}

ensureNode();
const reason = whyNotInstalled();
if (reason) {
  console.log(`Installing packages, because ${reason}. This takes a minute or two.`);
  const { status, error } = install();
  if (status !== 0) stop(`The packages could not be installed${error ? `: ${error.message}` : ''}.`);
}
