import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import packageJson from '../package.json';

const read = (file: string): string => readFileSync(file, 'utf8');

function filesUnder(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => path.posix.join(folder, file))
    .sort();
}

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...filesUnder('docs', '.md'),
  ...filesUnder('src', 'README.md'),
];

test.each(pages)('the links of %s lead to files', (page) => {
  const targets = [...read(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target!);
  const missing = targets
    .filter((target) => !/^https?:/.test(target))
    .filter((target) => !existsSync(path.join(path.dirname(page), target.split('#')[0]!)));
  expect(missing).toEqual([]);
});

test.each(pages)('the files that %s names exist', (page) => {
  const names = [...read(page).matchAll(/`((?:src|mocks|probe|e2e|bench|deploy|scripts|docs)\/[\w./-]*)`/g)];
  expect(names.map(([, name]) => name!).filter((name) => !existsSync(name))).toEqual([]);
});

/** The files that a file imports, as far as they are the project's own. */
function importedBy(file: string): string[] {
  return [...read(file).matchAll(/(?:from|import\()\s*(?:\/\*.*?\*\/\s*)?'([@.][^']+)'/g)].flatMap(
    ([, specifier = '']) => {
      const base = specifier.startsWith('@/')
        ? `src/${specifier.slice(2)}`
        : path.posix.join(path.posix.dirname(file), specifier);
      return [`${base}.ts`, `${base}.tsx`].filter(existsSync);
    },
  );
}

test.each([
  ['The life of a save', 12],
  ['The life of a premium', 9],
])('%s has at most %i files, and each is tied to one before it by an import', (heading, most) => {
  const section = read('docs/architecture.md').split(`## ${heading}\n`)[1]!.split(/^##/m)[0]!;
  const files = [...section.matchAll(/^\d+\. `(.+?)`/gm)].map(([, file]) => file!);
  expect(files.length).toBeGreaterThan(5);
  expect(files.length).toBeLessThanOrEqual(most);
  const loose = files.slice(1).filter((file, index) => {
    const before = files.slice(0, index + 1);
    const isTied = before.some((one) => importedBy(one).includes(file) || importedBy(file).includes(one));
    return !isTied;
  });
  expect(loose).toEqual([]);
});

test('the index of decisions links to each record', () => {
  const linked = new Set(
    [...read('docs/decisions/README.md').matchAll(/\]\((\d[^)]+)\)/g)].map(([, file]) => file!),
  );
  const records = readdirSync('docs/decisions').filter((file) => file !== 'README.md');
  expect(records.filter((file) => !linked.has(file))).toEqual([]);
});

test('docs/dependencies.md gives a reason for each runtime package and each override', () => {
  const text = read('docs/dependencies.md');
  const names = [...Object.keys(packageJson.dependencies), ...Object.keys(packageJson.overrides)];
  expect(names.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});

test('no package runs a program while it is installed, and none in the build needs to', () => {
  expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true');
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { dev?: boolean; optional?: boolean; hasInstallScript?: boolean }>;
  };
  const withScript = Object.entries(packages).filter(([, entry]) => entry.hasInstallScript && !entry.dev);
  expect(withScript.map(([name]) => name)).toEqual([]);
});

test('every version in package.json is exact', () => {
  const versions = Object.entries({ ...packageJson.dependencies, ...packageJson.devDependencies });
  expect(versions.filter(([, version]) => !/^(npm:@?[\w/-]+@)?\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

const placesOfStories = [
  'Foundations/<page>',
  'Intake form/<part>',
  'Components/<group>/<component>',
  'Screens/<area>/<screen>',
];

test('each story has a place in the tree of Storybook, and no two files share one', () => {
  const files = new Map<string, string>();
  const wrong: string[] = [];
  for (const file of filesUnder('src', '.stories.tsx')) {
    const title = /^const meta[^]*?title: '(.+?)'/m.exec(read(file))?.[1] ?? '';
    const isPlaced = placesOfStories.some((place) =>
      new RegExp(`^${place.replaceAll(/<\w+>/g, '[^/]+')}$`).test(title),
    );
    if (!isPlaced) wrong.push(`${file}: the title '${title}' is none of ${placesOfStories.join(', ')}`);
    if (files.has(title)) wrong.push(`${file}: ${files.get(title)} has the title '${title}' too`);
    files.set(title, file);
  }
  expect(wrong).toEqual([]);
});
