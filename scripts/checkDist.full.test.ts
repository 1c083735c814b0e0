import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** As webpack writes it: a table of hashes for each ending. */
const runtime = (scripts: object, styles: object): string =>
  `u=e=>"assets/"+e+"."+(${JSON.stringify(scripts)})[e]+".js",s=e=>"assets/"+e+"."+(${JSON.stringify(styles)})[e]+".css"`;

const build = {
  'index.html':
    '<link rel="stylesheet" href="/first-paint.css"/><script defer src="/assets/main.0a0a0a0a.js"></script>',
  'first-paint.css': '',
  'sw.js': '',
  'scripts.json': '{}',
  'sbom.cdx.json': '{"components":[]}',
  'THIRD-PARTY.txt': '',
  'assets/main.0a0a0a0a.js': runtime({ 1: '11111111', 3: '33333333' }, { 1: '11111111' }),
  'assets/1.11111111.js': 'fetch("/assets/words.44444444.txt"),fetch("/assets/plain.txt")',
  'assets/1.11111111.css': '',
  'assets/3.33333333.js': `/* a worker */${runtime({ 5: '55555555' }, {})}`,
  'assets/5.55555555.js': '',
  'assets/words.44444444.txt': '',
  'assets/plain.txt': '',
};

let dist: string;

beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'dist-'));
});

afterEach(() => rmSync(dist, { recursive: true }));

/** The complaints of the program about a build with these files, without those that every small build gets. */
function complaints(about: RegExp, files: Record<string, string> = {}): string[] {
  for (const folder of ['assets', 'guide/pictures']) mkdirSync(path.join(dist, folder), { recursive: true });
  for (const [file, content] of Object.entries({ ...build, ...files }))
    writeFileSync(path.join(dist, file), content);
  const { status, stderr } = spawnSync(process.execPath, ['scripts/checkDist.mjs', dist], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  return stderr
    .replaceAll(dist + path.sep, '')
    .split('\n')
    .filter((line) => about.test(line));
}

test('files that the page, a chunk or a worker loads are allowed, and so is the name of an old worker', () => {
  expect(complaints(/loads it|a page names/)).toEqual([]);
});

test('a script or style that nothing loads is refused by its name', () => {
  const dead = {
    'first.js': '',
    'old.css': '',
    'assets/6.66666666.js': 'import("./7.77777777.js")',
    'assets/7.77777777.js': 'import("./6.66666666.js")',
    // Their hashes are known, but for the other ending.
    'assets/3.33333333.css': '',
    'assets/words.44444444.js': '',
    'assets/reader.worker.88888888.ts': '',
  };
  expect(complaints(/loads it/, dead).sort()).toEqual(
    Object.keys(dead)
      .map((file) => `${file}: no page and no script loads it`)
      .sort(),
  );
});

test('a script that the page names must exist', () => {
  expect(complaints(/a page names/, { 'index.html': '<script src="/first.js"></script>' })).toEqual([
    'first.js: a page names it, and it is not there',
  ]);
});

test('the pages of the guide load its style sheet and pictures, and each of these must exist and be used', () => {
  const page =
    '<link href="/guide/guide.css"><img src="/guide/pictures/shown.png"><img src="/guide/pictures/gone.png" style="width: 9px">';
  const guide = {
    'guide/index.html': page,
    'guide/guide.css': '',
    'guide/pictures/shown.png': '',
    'guide/pictures/old.png': '',
  };
  expect(complaints(/guide.*(names it|loads it|inline)/, guide).sort()).toEqual([
    'guide/index.html has an inline style or handler',
    'guide/pictures/gone.png: a page names it, and it is not there',
    'guide/pictures/old.png: no page and no script loads it',
  ]);
});

test('accounts, names and addresses of the made-up world are refused, and texts of the product are not', () => {
  const component = readFileSync('src/features/auth/DemoAccounts.tsx', 'utf8');
  const [, caption = ''] = /<caption[^>]*>([^<]+)</.exec(component) ?? [];
  const texts = [
    caption,
    'staff123',
    'Client staff, an agent',
    'ann.whitfield@example.com',
    'Great Lakes Casualty',
    'Keystone Property & Casualty',
    'Miriam Castellano',
    '118 Maple Avenue',
  ];
  const script = ['First Name', 'New York', 'Carrier', ...texts].join('\n');
  expect(complaints(/ holds /, { 'assets/1.11111111.js': script }).sort()).toEqual(
    texts.map((text) => `assets/1.11111111.js holds '${text}'`).sort(),
  );
});
