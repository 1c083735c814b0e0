import { execFile, execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { Site } from './site';

/** An update, the way back from it, and a stop, while users are at work. */

let site: Site;
let address: string;
let root: string;

test.beforeEach(async ({}, info) => {
  const { ownPort } = info.project.metadata as { ownPort: number };
  site = await Site.start(ownPort);
  ({ address } = site);
  root = path.join(site.place, 'portal');
});

test.afterEach(() => site.close());

const install = (...args: string[]): string =>
  execFileSync('sh', ['deploy/install.sh', ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** A build whose files have other names, as those of a newer version have. */
function newerBuild(folder: string, mark: string): string {
  cpSync('dist', folder, { recursive: true });
  const assets = path.join(folder, 'assets');
  let page = readFileSync(path.join(folder, 'index.html'), 'utf8');
  for (const name of readdirSync(assets)) {
    const [, stem = '', rest = ''] = /^(.+?\.)[0-9a-f]{5}(\..+)$/.exec(name) ?? [];
    renameSync(path.join(assets, name), path.join(assets, `${stem}${mark}${rest}`));
  }
  page = page.replace(/(\/assets\/[\w-]+\.)[0-9a-f]{5}\./g, `$1${mark}.`);
  writeFileSync(path.join(folder, 'index.html'), page);
  return folder;
}

const assetsIn = (page: string): string[] =>
  [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, url = '']) => url);

async function get(target: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(address + target);
  return { status: answer.status, text: await answer.text() };
}

test('at every moment of an update the page is whole, its files are there, and config.json is the installation’s', async ({}, info) => {
  const own = '{"product":"harbor","brand":"Harbor"}';
  writeFileSync(path.join(root, 'config.json'), own);
  const newer = newerBuild(info.outputPath('newer'), 'aaaaaaa');
  const seen = new Set<string>();
  const progress = { isDone: false };
  const update = promisify(execFile)('sh', ['deploy/install.sh', newer, root]).finally(
    () => (progress.isDone = true),
  );
  for (let rounds = 0; !progress.isDone || rounds < 2; rounds += progress.isDone ? 1 : 0) {
    const page = await get('/user_admin_countries');
    expect(page.status).toBe(200);
    expect(page.text).toMatch(/<\/html>\s*$/);
    const files = assetsIn(page.text);
    expect(files).toHaveLength(3);
    for (const file of files) expect([file, (await get(file)).status]).toEqual([file, 200]);
    expect((await get('/config.json')).text).toBe(own);
    seen.add(files.every((file) => file.includes('aaaaaaa')) ? 'newer' : 'older');
  }
  await update;
  expect([...seen]).toEqual(['older', 'newer']);
  expect((await get('/')).text).toContain('<title>Harbor</title>');
});

test('a page that was open before an update finds its parts after it, and after the way back', async ({}, info) => {
  const before = await get('/');
  const parts = readdirSync('dist/assets').filter((name) => name.endsWith('.js'));
  install(newerBuild(info.outputPath('newer'), 'aaaaaaa'), root);
  for (const name of parts) expect([name, (await get(`/assets/${name}`)).status]).toEqual([name, 200]);
  const after = await get('/');
  expect(after.text).not.toBe(before.text);
  expect(install('--back', root)).toContain('is version');
  expect((await get('/')).text).toBe(before.text);
  for (const file of assetsIn(after.text)) expect([file, (await get(file)).status]).toEqual([file, 200]);
});

test('the assets of five versions stay, those of older ones go', async ({}, info) => {
  const folder = info.outputPath('builds');
  const main = (mark: string): string => `/assets/main.${mark}.js`;
  const marks = ['aaaaaaa', 'bbbbbbb', 'ccccccc', 'ddddddd', 'eeeeeee', 'fffffff'];
  for (const mark of marks) install(newerBuild(path.join(folder, mark), mark), root);
  expect((await get(main('aaaaaaa'))).status).toBe(404);
  for (const mark of marks.slice(1)) expect([mark, (await get(main(mark))).status]).toEqual([mark, 200]);
  expect(readdirSync(path.join(root, 'versions'))).toHaveLength(5);
  expect((await get('/')).text).toContain(main('fffffff'));
});

test('what is no build, or has a config.json that cannot be read, changes nothing', async ({}, info) => {
  const before = await get('/');
  expect(() => install('docs', root)).toThrow(/docs is no build/);
  expect(() => install('--back', root)).toThrow(/no version before/);
  writeFileSync(path.join(root, 'config.json'), '{"brand": ');
  expect(() => install(newerBuild(info.outputPath('newer'), 'aaaaaaa'), root)).toThrow(/JSON/);
  expect((await get('/')).text).toBe(before.text);
  writeFileSync(path.join(root, 'config.json'), '{}');
  install('dist', root);
  expect(readdirSync(path.join(root, 'versions')).filter((name) => name.endsWith('.partial'))).toEqual([]);
});

test('a stop lets a call that is under way end, and takes no further one', async () => {
  const arrived = new Promise<() => void>((resolve) => {
    site.legacy.respond = (response) => resolve(() => void response.end('{"done":true}'));
  });
  const call = fetch(`${address}/policyquotationpayment`, { method: 'POST', body: '{}' });
  const finish = await arrived;
  // What `docker stop` sends, by STOPSIGNAL.
  const ended = site.stop('SIGQUIT');
  await expect
    .poll(() =>
      fetch(`${address}/healthz`).then(
        () => 'answers',
        () => 'refused',
      ),
    )
    .toBe('refused');
  finish();
  expect(await (await call).json()).toEqual({ done: true });
  await ended;
});
