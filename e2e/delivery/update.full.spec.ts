import { execFile, execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { newerBuild } from './newerBuild';
import { Site } from './site';

/** An update, the way back to the version before, and a stop, while users are at work. */

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

/** The same in a separate process; returns the exit code and the output. */
function installBeside(...args: string[]): Promise<{ code: unknown; output: string }> {
  return new Promise((resolve) => {
    execFile('sh', ['deploy/install.sh', ...args], (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, output: stdout + stderr }),
    );
  });
}

interface Entry {
  readonly name: string;
  readonly mode: string;
  /** A hash of a file's content, or the target of a link. */
  readonly content: string;
}

/** Everything in a folder. */
function entriesOf(folder: string): Entry[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .toSorted()
    .map((name) => {
      const file = path.join(folder, name);
      const entry = lstatSync(file);
      const mode = entry.mode.toString(8);
      if (entry.isSymbolicLink()) return { name, mode, content: readlinkSync(file) };
      if (entry.isDirectory()) return { name, mode, content: '' };
      return { name, mode, content: createHash('sha256').update(readFileSync(file)).digest('hex') };
    });
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
  // The two groups of packages, the program and its style.
  const count = assetsIn(readFileSync('dist/index.html', 'utf8')).length;
  expect(count).toBe(4);
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
    expect(files).toHaveLength(count);
    for (const file of files) expect([file, (await get(file)).status]).toEqual([file, 200]);
    expect((await get('/config.json')).text).toBe(own);
    seen.add(files.every((file) => file.includes('aaaaaaa')) ? 'newer' : 'older');
  }
  await update;
  expect([...seen]).toEqual(['older', 'newer']);
  expect((await get('/')).text).toContain('<title>Harbor</title>');
});

test('a page that was open before an update finds its chunks after it, and after the way back', async ({}, info) => {
  const before = await get('/');
  const chunks = readdirSync('dist/assets').filter((name) => name.endsWith('.js'));
  install(newerBuild(info.outputPath('newer'), 'aaaaaaa'), root);
  for (const name of chunks) expect([name, (await get(`/assets/${name}`)).status]).toEqual([name, 200]);
  const after = await get('/');
  expect(after.text).not.toBe(before.text);
  expect(install('--back', root)).toContain('is version');
  expect((await get('/')).text).toBe(before.text);
  for (const file of assetsIn(after.text)) expect([file, (await get(file)).status]).toEqual([file, 200]);
});

test('the assets of five versions stay, those of older versions are removed', async ({}, info) => {
  const folder = info.outputPath('builds');
  const main = (mark: string): string => `/assets/main.${mark}.js`;
  const marks = ['aaaaaaa', 'bbbbbbb', 'ccccccc', 'ddddddd', 'eeeeeee', 'fffffff'];
  for (const mark of marks) install(newerBuild(path.join(folder, mark), mark), root);
  expect((await get(main('aaaaaaa'))).status).toBe(404);
  for (const mark of marks.slice(1)) expect([mark, (await get(main(mark))).status]).toEqual([mark, 200]);
  expect(readdirSync(path.join(root, 'versions'))).toHaveLength(5);
  expect((await get('/')).text).toContain(main('fffffff'));
});

test('the web server can read all files in spite of a strict umask, after an installation and after an edit', ({}, info) => {
  const folder = info.outputPath('srv/portal');
  const strictly = (command: string, ...args: string[]): string =>
    execFileSync('sh', ['-c', `umask 077 && exec ${command} "$@"`, 'sh', ...args], { encoding: 'utf8' });
  const build = info.outputPath('build');
  strictly('cp', '-r', 'dist', build);
  const unreadable = (): Entry[] =>
    entriesOf(info.outputPath('srv')).filter(({ mode }) => !['40755', '100644', '120777'].includes(mode));
  for (const step of [
    () => strictly('sh', 'deploy/install.sh', build, folder),
    () => strictly('sh', 'deploy/install.sh', newerBuild(info.outputPath('newer'), 'aaaaaaa'), folder),
    () => strictly(process.execPath, 'deploy/configure.mjs', path.join(folder, 'current')),
  ]) {
    step();
    expect(entriesOf(folder).length).toBeGreaterThan(100);
    expect(unreadable()).toEqual([]);
  }
});

test('an edit of config.json does not change the file mode of the page', ({}, info) => {
  const folder = info.outputPath('portal');
  cpSync('dist', folder, { recursive: true });
  const pages = ['index.html', 'index.html.gz', 'index.html.br'].map((name) => path.join(folder, name));
  for (const page of pages) chmodSync(page, 0o640);
  execFileSync(process.execPath, ['deploy/configure.mjs', folder]);
  expect(pages.map((page) => (lstatSync(page).mode & 0o777).toString(8))).toEqual(['640', '640', '640']);
});

test('an asset with an installed name but other content stops the installation before anything is changed', async ({}, info) => {
  const build = info.outputPath('build');
  cpSync('dist', build, { recursive: true });
  const [name = ''] = readdirSync('dist/assets').filter((asset) => asset.endsWith('.js'));
  appendFileSync(path.join(build, 'assets', name), '// another build');
  const before = entriesOf(root);
  expect(await installBeside(build, root)).toEqual({
    code: 1,
    output: `Another build has installed assets/${name} with other content; nothing was changed.\n`,
  });
  expect(entriesOf(root)).toEqual(before);
  // Another machine may compress the same content to other bytes.
  cpSync('dist', build, { recursive: true });
  writeFileSync(
    path.join(build, 'assets', `${name}.gz`),
    gzipSync(readFileSync(path.join('dist/assets', name)), { level: 1 }),
  );
  expect(install(build, root)).toContain('is version');
});

/** Starts an installation and pauses it at its first copy until `goOn` is called. */
async function installInPart(
  folder: string,
  build: string,
): Promise<{ goOn: () => Promise<unknown>; kill: () => Promise<unknown> }> {
  mkdirSync(folder);
  const [held, gate, cp] = ['held', 'gate', 'cp'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ];
  execFileSync('mkfifo', [gate]);
  writeFileSync(cp, `#!/bin/sh\nmkdir ${held} 2> /dev/null && read -r go < ${gate}\nexec /bin/cp "$@"\n`, {
    mode: 0o755,
  });
  const script = spawn('sh', ['deploy/install.sh', build, root], {
    env: { ...process.env, PATH: `${folder}:${process.env['PATH'] ?? ''}` },
    stdio: 'ignore',
    // A process group of its own, so that the script can be killed together with its programs.
    detached: true,
  });
  const ended = new Promise((resolve) => script.once('close', resolve));
  await expect.poll(() => existsSync(held)).toBe(true);
  return {
    goOn() {
      writeFileSync(gate, 'go\n');
      return ended;
    },
    kill() {
      process.kill(-Number(script.pid), 'SIGKILL');
      return ended;
    },
  };
}

test('an installation stops if another one is running, and works after one that was killed', async ({}, info) => {
  const newer = newerBuild(info.outputPath('newer'), 'aaaaaaa');
  const first = await installInPart(info.outputPath('first'), newer);
  const before = entriesOf(root);
  for (const source of ['dist', '--back'])
    expect(await installBeside(source, root)).toEqual({
      code: 1,
      output: `Another installation in ${root} is under way; nothing was changed.\n`,
    });
  expect(entriesOf(root)).toEqual(before);
  expect(await first.goOn()).toBe(0);
  expect((await get('/')).text).toContain('main.aaaaaaa.js');

  const second = await installInPart(info.outputPath('second'), newer);
  await second.kill();
  expect(await installBeside('dist', root)).toMatchObject({ code: 0 });
  expect((await get('/')).text).not.toContain('main.aaaaaaa.js');
  expect(readdirSync(root).filter((name) => name.endsWith('.partial'))).toEqual([]);
});

test('a folder without a build, or with an unreadable config.json, changes nothing', async ({}, info) => {
  const before = await get('/');
  expect(() => install('docs', root)).toThrow(/docs is no build/);
  expect(() => install('--back', root)).toThrow(/no version before/);
  for (const broken of ['{"brand": ', '{"brand": "Harbor",}', '[]', 'null']) {
    writeFileSync(path.join(root, 'config.json'), broken);
    const state = entriesOf(root);
    const { code, output } = await installBeside(newerBuild(info.outputPath('newer'), 'aaaaaaa'), root);
    expect([code, output.replace(/\(.*\)/, '()')]).toEqual([1, `${root}/config.json is no JSON object ()\n`]);
    expect(entriesOf(root)).toEqual(state);
  }
  expect((await get('/')).text).toBe(before.text);
  writeFileSync(path.join(root, 'config.json'), '{}');
  install('dist', root);
  expect(readdirSync(path.join(root, 'versions')).filter((name) => name.endsWith('.partial'))).toEqual([]);
});

test('on a stop a running call ends, and no further call is accepted', async () => {
  const arrived = new Promise<() => void>((resolve) => {
    site.legacy.respond = (response) => resolve(() => void response.end('{"done":true}'));
  });
  const call = fetch(`${address}/policyquotationpayment`, { method: 'POST', body: '{}' });
  const finish = await arrived;
  // The signal of `docker stop`, by STOPSIGNAL.
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
