import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** The files that belong to the project, changed and new ones too, by their paths from its root. */
function projectFiles() {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error('A copy of the project needs git, which knows its files.');
  // A file that is deleted, and not yet committed so, is still listed.
  return stdout.split('\0').filter((file) => file && existsSync(path.join(root, file)));
}

/** Packages that are installed once: each is a link, so that caches of the copy stay in the copy. */
function linkPackages(target) {
  const from = path.join(root, 'node_modules');
  const to = path.join(target, 'node_modules');
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name === '.cache') continue;
    symlinkSync(path.join(from, name), path.join(to, name));
  }
}

/**
 * Copies the project to a new folder, in which a check can change what it likes. Remove the folder after use.
 * @param name the last part of the folder's path, as a check of odd paths needs it
 * @returns the path of the copy
 */
export function copyProject(name = 'portal', { withPackages = true } = {}) {
  const target = path.join(realpathSync(mkdtempSync(path.join(tmpdir(), 'portal-'))), name);
  for (const file of projectFiles())
    cpSync(path.join(root, file), path.join(target, file), { recursive: true, force: true });
  if (withPackages) linkPackages(target);
  return target;
}
