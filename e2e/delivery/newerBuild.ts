import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Makes a build whose files have other names, like those of a newer version; `mark` replaces their hashes. Returns the folder. */
export function newerBuild(folder: string, mark: string): string {
  cpSync('dist', folder, { recursive: true });
  const assets = path.join(folder, 'assets');
  let page = readFileSync(path.join(folder, 'index.html'), 'utf8');
  for (const name of readdirSync(assets)) {
    const [, stem = '', rest = ''] = /^(.+?\.)[0-9a-f]{8}(\..+)$/.exec(name) ?? [];
    renameSync(path.join(assets, name), path.join(assets, `${stem}${mark}${rest}`));
  }
  page = page.replace(/(\/assets\/[\w-]+\.)[0-9a-f]{8}\./g, `$1${mark}.`);
  writeFileSync(path.join(folder, 'index.html'), page);
  return folder;
}
