import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  installArguments,
  lockedPackages,
  npmProgram,
  thisMachine,
  whyNotInstalled,
  whyNotNpm,
  type Locked,
  type Machine,
} from './packages.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'packages-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, content: unknown): void => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(
    path.join(root, file),
    typeof content === 'string' ? content : JSON.stringify(content, null, 2),
  );
};

const linux: Machine = { os: 'linux', cpu: 'x64', libc: 'glibc' };
const part = (os: string, cpu: string, libc?: string): Locked => ({
  version: '1.0.0',
  optional: true,
  os: [os],
  cpu: [cpu],
  ...(libc && { libc: [libc] }),
});
const everyPart: Record<string, Locked> = {
  'node_modules/swc-linux-x64-gnu': part('linux', 'x64', 'glibc'),
  'node_modules/swc-linux-x64-musl': part('linux', 'x64', 'musl'),
  'node_modules/swc-darwin-arm64': part('darwin', 'arm64'),
  'node_modules/fsevents': { version: '2.3.3', optional: true, os: ['darwin'] },
  'node_modules/wasm-runtime': { version: '1.0.0', optional: true },
};

/** Installs these packages as npm does: a folder each, and a record of all. */
function installed(packages: Record<string, Locked>): void {
  write('node_modules/.package-lock.json', { packages });
  for (const place of Object.keys(packages)) write(`${place}/package.json`, {});
}

const only = (...names: string[]): Record<string, Locked> =>
  Object.fromEntries(
    Object.entries(everyPart).filter(([place]) => names.includes(place.replace('node_modules/', ''))),
  );

describe('packages are installed again', () => {
  const zod = { 'node_modules/zod': { version: '4.0.0' } };

  test.each([
    ['when none is there', () => undefined, 'no packages are installed yet'],
    [
      'when npm was ended while it wrote its record',
      () => write('node_modules/.package-lock.json', '{ "packages": { "node_mod'),
      'the last installation was cut short',
    ],
    [
      'when the record holds something else',
      () => write('node_modules/.package-lock.json', '{}'),
      'the last installation was cut short',
    ],
    ['when one is missing', () => installed({}), 'node_modules/zod is missing'],
    [
      'when one has another version',
      () => installed({ 'node_modules/zod': { version: '3.9.0' } }),
      'node_modules/zod is 3.9.0, not 4.0.0',
    ],
    [
      'when the folder of one was deleted',
      () => {
        installed(zod);
        rmSync(path.join(root, 'node_modules/zod'), { recursive: true });
      },
      'node_modules/zod is missing',
    ],
  ])('%s', (_when, prepare, reason) => {
    prepare();
    expect(whyNotInstalled(root, Object.entries(zod), linux)).toBe(reason);
  });

  test('but not when all are there', () => {
    installed(zod);
    expect(whyNotInstalled(root, Object.entries(zod), linux)).toBeUndefined();
  });
});

describe('native parts', () => {
  test.each<[string, Machine, string[]]>([
    ['Linux with glibc', linux, ['swc-linux-x64-gnu']],
    ['Linux with musl', { ...linux, libc: 'musl' }, ['swc-linux-x64-musl']],
    ['Linux with an unknown C library', { ...linux, libc: undefined }, []],
    ['macOS', { os: 'darwin', cpu: 'arm64', libc: undefined }, ['swc-darwin-arm64', 'fsevents']],
    ['a system without native parts', { os: 'aix', cpu: 'ppc64', libc: undefined }, []],
  ])('%s needs its own, and no others', (_name, machine, needed) => {
    installed(only(...needed));
    expect(whyNotInstalled(root, Object.entries(everyPart), machine)).toBeUndefined();
    for (const name of needed) {
      installed(only(...needed.filter((other) => other !== name)));
      expect(whyNotInstalled(root, Object.entries(everyPart), machine)).toBe(
        `node_modules/${name} is missing`,
      );
    }
  });

  test('packages that another system installed are installed again', () => {
    installed(only('swc-darwin-arm64', 'fsevents'));
    expect(whyNotInstalled(root, Object.entries(everyPart), linux)).toBe(
      'node_modules/swc-linux-x64-gnu is missing',
    );
  });

  test('the packages of this checkout hold those of this machine', () => {
    const checkout = process.cwd();
    expect(whyNotInstalled(checkout, lockedPackages(checkout), thisMachine())).toBeUndefined();
  });
});

describe('the lock file', () => {
  const lock = (dependencies: Record<string, string>): unknown => ({
    packages: { '': { dependencies, devDependencies: { jest: '30.0.0' } }, 'node_modules/formik': {} },
  });
  const manifest = { dependencies: { formik: '2.4.9' }, devDependencies: { jest: '30.0.0' } };

  test('gives its packages without the project itself', () => {
    write('package.json', manifest);
    write('package-lock.json', lock({ formik: '2.4.9' }));
    expect(lockedPackages(root)).toEqual([['node_modules/formik', {}]]);
  });

  test.each([
    [{ formik: '2.4.8' }, 'package.json asks for formik 2.4.9, package-lock.json has 2.4.8: run npm install'],
    [{}, 'package.json asks for formik 2.4.9, which package-lock.json does not have: run npm install'],
    [
      { formik: '2.4.9', idb: '8.0.4' },
      'package-lock.json has idb 8.0.4, which package.json does not ask for: run npm install',
    ],
  ])('with %j is out of date', (dependencies, sentence) => {
    write('package.json', manifest);
    write('package-lock.json', lock(dependencies));
    expect(() => lockedPackages(root)).toThrow(sentence);
  });

  test.each([
    [
      'conflict marks',
      '{\n  "packages": {\n<<<<<<< HEAD\n    "a": {}\n=======\n    "b": {}\n>>>>>>> main\n  }\n}\n',
      'package-lock.json is not valid JSON at line 3: end the merge by npm install',
    ],
    [
      'a stray word',
      '{\n  "packages": {\n    oops\n  }\n}\n',
      'package-lock.json is not valid JSON at line 3: mend it, or get it back by git checkout',
    ],
    [
      'a cut end',
      '{\n  "packages": {\n',
      'package-lock.json is not valid JSON at line 3: mend it, or get it back by git checkout',
    ],
  ])('with %s is named with the line', (_what, text, sentence) => {
    write('package.json', manifest);
    write('package-lock.json', text);
    expect(() => lockedPackages(root)).toThrow(sentence);
  });

  test('that was deleted can be got back', () => {
    write('package.json', manifest);
    expect(() => lockedPackages(root)).toThrow(
      'There is no package-lock.json: get it back by git checkout package-lock.json',
    );
  });

  test('names no addresses, so that every registry can serve it', () => {
    expect(readFileSync('package-lock.json', 'utf8')).not.toContain('"resolved"');
  });
});

test.each([
  ['pnpm/10.34.9 npm/? node/v20.20.2 linux x64', 'start', 'pnpm: run npm start'],
  ['yarn/1.22.22 npm/? node/v20.20.2 linux x64', 'test', 'yarn: run npm test'],
  ['bun/1.4.5 npm/? node/v26.3.0 linux x64', 'test:full', 'bun: run npm run test:full'],
])('%s is refused', (agent, script, end) => {
  expect(whyNotNpm({ npm_config_user_agent: agent, npm_lifecycle_event: script })).toBe(
    `This project is installed by npm, not by ${end}`,
  );
});

test('npm and Node itself are not refused', () => {
  expect(whyNotNpm({ npm_config_user_agent: 'npm/11.19.1 node/v24.1.0 linux x64' })).toBeUndefined();
  expect(whyNotNpm({})).toBeUndefined();
});

test.each([
  ['/usr/lib/node_modules/npm/bin/npm-cli.js', true],
  ['/home/me/.npm-global/lib/node_modules/yarn/bin/yarn.js', false],
  ['/usr/lib/node_modules/pnpm/bin/pnpm.cjs', false],
])('%s is npm’s own program: %s', (file, isNpm) => {
  expect(npmProgram({ npm_execpath: file })).toBe(isNpm ? file : undefined);
});

test('an installation asks for all that settings may leave out, for this machine', () => {
  expect(installArguments(linux, '11.19.1')).toEqual(
    expect.arrayContaining([
      '--include=dev',
      '--include=optional',
      '--os=linux',
      '--cpu=x64',
      '--libc=glibc',
    ]),
  );
  const onMac = installArguments({ os: 'darwin', cpu: 'arm64', libc: undefined }, '11.19.1');
  expect(onMac.join(' ')).not.toContain('libc');
});

test.each([
  ['10.9.9', '--no-before', '--min-release-age=0'],
  ['11.9.0', '--no-before', '--min-release-age=0'],
  ['11.10.0', '--min-release-age=0', '--no-before'],
  ['11.14.1', '--min-release-age=0', '--no-before'],
  ['11.15.0', '--no-before', '--min-release-age=0'],
])('npm %s lifts a waiting period by %s', (version, used, contradicting) => {
  const found = installArguments(linux, version);
  expect(found).toContain(used);
  expect(found).not.toContain(contradicting);
});
