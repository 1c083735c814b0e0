import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What `npm run release` refuses before it builds. e2e/delivery/release.full.spec.ts tests the archive. */

const script = path.resolve('scripts/release.mjs');
let folder: string;

function git(...args: string[]): void {
  const who = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  execFileSync('git', [...who, ...args], { cwd: folder, stdio: 'pipe' });
}

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
}

/** The sources of a version that agree with each other. */
const sources = {
  'package.json': '{"version":"1.2.0"}',
  'package-lock.json': '{"version":"1.2.0"}',
  'CHANGELOG.md': '# Changes\n\n## 1.2.0 — 2026-12-01\n\n## 1.1.0 — 2026-11-30\n',
  'docs/deployment.md': '    tar -xzf portal-1.2.0.tar.gz\n    cd portal-1.2.0\n',
};

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'release-test-'));
  mkdirSync(path.join(folder, 'docs'));
  write(sources);
  git('init', '--quiet');
  git('add', '.');
  commit();
});

afterAll(() => rmSync(folder, { recursive: true }));

function commit(): void {
  git('commit', '--quiet', '--all', '--message', 'Change');
}

function release(...args: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

test('a version whose sources agree is built', () => {
  // This folder has no webpack.
  expect(release()).toEqual({ status: 1, output: expect.stringMatching(/The build failed\.\n$/) as string });
});

test('a release stops at an uncommitted or new file', () => {
  write({ 'new.txt': '' });
  expect(release().output).toMatch(/^The working tree has uncommitted changes/);
  rmSync(path.join(folder, 'new.txt'));
});

test('a release stops if the tag of the commit is another version', () => {
  git('tag', 'v1.3.0');
  expect(release().output).toMatch(
    /^The commit has the tag v1\.3\.0, and package\.json the version 1\.2\.0\./,
  );
});

test.each([
  ['package-lock.json', '{"version":"1.1.0"}', /^package-lock\.json does not have version 1\.2\.0\./],
  ['CHANGELOG.md', '# Changes\n\n## 1.2.0-beta\n', /^CHANGELOG\.md has no section for version 1\.2\.0\./],
  ['docs/deployment.md', 'portal-1.2.0, portal-1.1.0', /do not name portal-1\.2\.0 everywhere\./],
  ['docs/deployment.md', 'no commands', /do not name portal-1\.2\.0 everywhere\./],
])('a release stops if %s has %j', (file, text, sentence) => {
  write({ ...sources, [file]: text });
  commit();
  expect(release()).toEqual({ status: 1, output: expect.stringMatching(sentence) as string });
});

test('a release stops without git and without a build', () => {
  expect(release('--from', 'docs').output).toBe('docs is no build: it has no version.json.\n');
  rmSync(path.join(folder, '.git'), { recursive: true });
  expect(release().output).toMatch(/^The release needs a git checkout\./);
});

test('--help names the options', () => {
  const { status, output } = release('--help');
  expect(status).toBe(0);
  for (const option of ['--to', '--from', '--help']) expect(output).toContain(option);
});
