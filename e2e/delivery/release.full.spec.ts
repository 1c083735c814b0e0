import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { keptDrafts } from '../support/secrets';
import { signIn } from '../support/session';
import { DebianServer } from './debianServer';
import { newerBuild } from './newerBuild';

/** A release: its archive, and an installation, an update and a rollback with the commands of docs/deployment.md. */

test.use({ ignoreHTTPSErrors: true });

const { version } = JSON.parse(readFileSync('dist/version.json', 'utf8')) as { version: string };
const newVersion = '99.0.0';

/** Packs a build; returns the archive. */
function pack(build: string, folder: string, itsVersion: string, umask = '022'): string {
  const command = `umask ${umask} && exec "$@"`;
  const args = ['scripts/release.mjs', '--from', build, '--to', folder];
  execFileSync('sh', ['-c', command, 'sh', process.execPath, ...args], { stdio: 'pipe' });
  return path.join(folder, `portal-${itsVersion}.tar.gz`);
}

/** The blocks of commands in a section of the document. They are indented by four or more spaces. */
function commandsIn(document: string, heading: string): string[] {
  const section = document.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return section.split('\n\n').filter((block) => block.split('\n').every((line) => /^( {4}|$)/.test(line)));
}

test('the archive has one folder with the checked files of the release, and nothing of the machine that packed it', ({}, info) => {
  const folder = info.outputPath('archives');
  const archive = pack('dist', folder, version);
  const packed = readFileSync(archive);
  const again = pack('dist', info.outputPath('again'), version, '077');
  expect(readFileSync(again).equals(packed)).toBe(true);
  // The header of gzip has neither a name nor a time.
  expect([...packed.subarray(3, 8)]).toEqual([0, 0, 0, 0, 0]);

  const entries = execFileSync('tar', ['-tvzf', archive, '--numeric-owner'], { encoding: 'utf8' });
  for (const line of entries.trimEnd().split('\n'))
    expect(line).toMatch(
      new RegExp(`^(?:drwxr-xr-x|-rw[x-]r-[x-]r-[x-]) 0/0 .* portal-${version}/(?!.*\\.\\./)`),
    );

  execFileSync('tar', ['-xzf', archive, '-C', folder]);
  const top = path.join(folder, `portal-${version}`);
  const sums = readFileSync(path.join(top, 'SHA256SUMS'), 'utf8').trimEnd().split('\n');
  const files = readdirSync(top, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'SHA256SUMS')
    .map((entry) => path.relative(top, path.join(entry.parentPath, entry.name)));
  expect(sums.map((line) => line.slice(66)).toSorted()).toEqual(files.toSorted());
  for (const line of sums) {
    const content = readFileSync(path.join(top, line.slice(66)));
    expect(line.slice(0, 64)).toBe(createHash('sha256').update(content).digest('hex'));
  }
  for (const file of ['dist/THIRD-PARTY.txt', 'dist/sbom.cdx.json', 'deploy/install.sh', 'CHANGELOG.md'])
    expect(files).toContain(file);

  // The documents of the archive have links to its own files only.
  for (const document of ['CHANGELOG.md', 'docs/deployment.md']) {
    const links = readFileSync(path.join(top, document), 'utf8').matchAll(/\]\(([^)#\s]+)/g);
    for (const [, target = ''] of links)
      expect([target, existsSync(path.join(top, path.dirname(document), target))]).toEqual([target, true]);
  }
});

/** The version that the site has installed. */
async function installedVersion(page: Page): Promise<unknown> {
  return page.evaluate(
    async () => ((await (await fetch('/version.json')).json()) as { version: unknown }).version,
  );
}

test('the documented commands install the archive, update it under an open form, and roll it back', async ({
  page,
}, info) => {
  test.setTimeout(90_000);
  const { ownPort, controlPort } = info.project.metadata as { ownPort: number; controlPort: number };
  const tlsPort = ownPort + 2;
  await fetch(`http://localhost:${controlPort}/__mock/reset`, { method: 'POST', body: '{}' });
  const server = new DebianServer(info.outputPath('server'), ownPort, tlsPort);
  try {
    const archive = pack('dist', server.at('/opt'), version);
    const instructions = execFileSync('tar', ['-xzOf', archive, `portal-${version}/docs/deployment.md`], {
      encoding: 'utf8',
    });
    const [unpack = '', install = '', linkCertificate = '', start = '', ...others] = commandsIn(
      instructions,
      'Install on Debian with nginx',
    );
    expect(others).toEqual([]);
    server.run(unpack);
    server.redirectSites();
    server.run(install);
    const settings = server.at('/etc/nginx/portal/installation.conf');
    const text = readFileSync(settings, 'utf8');
    expect(text).toContain('server 127.0.0.1:4000;');
    writeFileSync(settings, text.replace('127.0.0.1:4000', `localhost:${controlPort}`));
    server.run(linkCertificate);
    server.run(start);

    // A reload of nginx ends a moment after its command: until then the older process answers, or closes its connection.
    const location = (): Promise<string | null> =>
      fetch(`http://127.0.0.1:${ownPort}/`, { redirect: 'manual' }).then(
        ({ headers }) => headers.get('location'),
        () => null,
      );
    await expect.poll(location).toBe('https://portal.example.com/');
    await page.goto(`https://127.0.0.1:${tlsPort}/kyubos_admin`);
    await signIn(page);
    await expect(page.getByRole('cell', { name: 'Canada', exact: true })).toBeVisible();
    expect(await installedVersion(page)).toBe(version);
    await page.goto(`https://127.0.0.1:${tlsPort}/user_admin_edit_countries/402`);
    await page.getByLabel('Country Name').fill('Canada West');

    const newer = newerBuild(info.outputPath('newer'), 'aaaaaaaa');
    writeFileSync(path.join(newer, 'version.json'), JSON.stringify({ version: newVersion, build: 'newer' }));
    pack(newer, server.at('/opt'), newVersion);
    const [unpackNew = '', update = '', ...more] = commandsIn(instructions, 'Update');
    expect(more).toEqual([]);
    // The document of a version names that version.
    server.run(unpackNew.replaceAll(`portal-${version}`, `portal-${newVersion}`));
    server.redirectSites();
    const edited = readFileSync(settings, 'utf8');
    server.run(update);
    expect(readFileSync(settings, 'utf8')).toBe(edited);

    await expect.poll(() => installedVersion(page)).toBe(newVersion);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    const notice = page.getByRole('status').filter({ hasText: 'A new version is ready' });
    await expect(page.getByLabel('Country Name')).toHaveValue('Canada West');
    await expect.poll(() => keptDrafts(page)).toContain('Canada West');
    page.on('dialog', (dialog) => void dialog.accept());
    await notice.getByRole('button', { name: 'Reload' }).click();
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByLabel('Country Name')).toHaveValue('Canada West');
    await expect(page.locator('script[src*="main.aaaaaaaa."]')).toHaveCount(1);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('cell', { name: 'Canada West' })).toBeVisible();

    const [rollBack = '', ...rest] = commandsIn(instructions, 'Roll back');
    expect(rest).toEqual([]);
    server.run(rollBack);
    await expect.poll(() => installedVersion(page)).toBe(version);
    await page.reload();
    await expect(page.getByRole('cell', { name: 'Canada West' })).toBeVisible();
    await expect(page.locator('script[src*="main.aaaaaaaa."]')).toHaveCount(0);
    expect(server.unusedPlaces).toEqual([]);
  } finally {
    server.close();
  }
});
