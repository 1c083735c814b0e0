import { readdirSync, readFileSync } from 'node:fs';
import vm from 'node:vm';
import { browserslist } from '../package.json';

const firstScript = readFileSync('public/first.js', 'utf8');
const styleChecks = [
  'color: light-dark(red, red)',
  'color: color-mix(in srgb, red, red)',
  'selector(:has(a))',
];

/** Runs the first script in a page of its own, after `change`, and returns what it makes the page show. */
function shownAfter(change: string, supports: (style: string) => boolean = () => true): string | undefined {
  const attributes = new Map<string, string>();
  const page = {
    hasAttribute: (name: string) => attributes.has(name),
    setAttribute: (name: string, value: string) => attributes.set(name, value),
  };
  const context = vm.createContext({
    AbortSignal: { any: AbortSignal.any, timeout: AbortSignal.timeout },
    URL: { canParse: URL.canParse },
    CSS: { supports },
    document: {
      documentElement: page,
      addEventListener: () => undefined,
      querySelectorAll: () => [],
    },
    addEventListener: () => undefined,
  });
  vm.runInContext(`var window = globalThis; ${change}`, context);
  vm.runInContext(firstScript, context);
  return attributes.get('data-start');
}

/** The functions that the first script checks, such as 'AbortSignal.any'. */
function checkedFunctions(): string[] {
  const [, list = ''] = /var functions = \{(.*?)\n {2}\};/s.exec(firstScript) ?? [];
  return [...list.matchAll(/'?([\w.]+)'?: \[(.*?)\]/gs)].flatMap(([, owner, names = '']) =>
    [...names.matchAll(/\w+/g)].map(([name]) => `${owner ?? ''}.${name}`),
  );
}

test('a browser with all functions and styles shows the program', () => {
  expect(shownAfter('')).toBeUndefined();
});

test.each(checkedFunctions())('a browser without %s is too old', (name) => {
  expect(shownAfter(`delete ${name};`)).toBe('unsupported');
});

test.each(['AbortSignal', 'CSS', 'Intl', 'URL'])('a browser without %s is too old', (name) => {
  expect(shownAfter(`${name} = undefined;`)).toBe('unsupported');
});

test.each(styleChecks)('a browser without the style "%s" is too old', (missing) => {
  expect(firstScript).toContain(missing);
  expect(shownAfter('', (style) => style !== missing)).toBe('unsupported');
});

test('only what the program uses is checked', () => {
  const source = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:css|tsx?)$/.test(file) && !/\.(?:test|fixture|stories)\./.test(file))
    .map((file) => readFileSync(`src/${file}`, 'utf8'))
    .join('\n');
  const used = [
    ...checkedFunctions().map((name) => name.replace(/^.*\./, '.')),
    'light-dark(',
    'color-mix(',
    ':has(',
  ];
  expect(used.length).toBeGreaterThan(15);
  expect(used.filter((text) => !source.includes(text))).toEqual([]);
});

test('the documents and the message name the browsers of the build', () => {
  const readme = readFileSync('README.md', 'utf8').replaceAll(/\s+/g, ' ');
  const page = readFileSync('public/index.html', 'utf8').replaceAll(/\s+/g, ' ');
  const version = new Map(browserslist.map((query) => query.split(' >= ') as [string, string]));
  expect([...version.keys()]).toEqual(['chrome', 'edge', 'firefox', 'safari', 'ios_saf']);
  expect(version.get('edge')).toBe(version.get('chrome'));
  expect(version.get('ios_saf')).toBe(version.get('safari'));
  expect(page).toContain(
    `This browser is too old for the portal. The portal works in Chrome and Edge from version ${version.get('chrome')!}, ` +
      `Firefox from version ${version.get('firefox')!}, and Safari from version ${version.get('safari')!}.`,
  );
  expect(readme).toContain(
    `Chrome and Edge from version ${version.get('chrome')!}, Firefox from version ${version.get('firefox')!}`,
  );
  expect(readme).toContain(`Safari on macOS and iOS from version ${version.get('safari')!}`);
});
