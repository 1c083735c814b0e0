/**
 * Imported first by `npm start` and `npm test`, for its effect: a Node that serves, and the packages of the lock file.
 * Uses nothing but Node, and nothing of Node that an old one lacks.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { whyNotInFolder } from './folder.mjs';
import {
  installArguments,
  lockedPackages,
  npmProgram,
  thisMachine,
  whyNotInstalled,
  whyNotNpm,
} from './packages.mjs';

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

/** Runs npm: the one that has started this, else that of the PATH. */
function npm(args, options) {
  const program = npmProgram(process.env);
  return program
    ? spawnSync(process.execPath, [program, ...args], { cwd: root, ...options })
    : spawnSync('npm', args, { cwd: root, shell: process.platform === 'win32', ...options });
}

function install(machine) {
  const { stdout, error: noNpm } = npm(['--version'], { encoding: 'utf8' });
  if (noNpm && noNpm.code === 'ENOENT') stop('There is no npm here. It comes with Node.js from nodejs.org.');
  const { status, error } = npm(installArguments(machine, stdout || ''), { stdio: 'inherit' });
  if (status !== 0) stop(`The packages could not be installed${error ? `: ${error.message}` : ''}.`);
}

function ensurePackages() {
  const locked = lockedPackages(root);
  const machine = thisMachine();
  const reason = whyNotInstalled(root, locked, machine);
  if (!reason) return;
  console.log(`Installing packages, because ${reason}. This takes a minute or two.`);
  install(machine);
  const left = whyNotInstalled(root, locked, machine);
  if (left) stop(`npm has installed the packages, but ${left}: look at npm’s settings by npm config list.`);
}

ensureNode();
const refusal = whyNotNpm(process.env) || whyNotInFolder(root, 'webpack');
if (refusal) stop(refusal);
try {
  ensurePackages();
} catch (error) {
  stop(error.message);
}
