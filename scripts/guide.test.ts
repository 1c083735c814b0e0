import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { pageAddress, guidePage, guidePages } from './guidePages';
import { guideFolder, tasksOf, tasksOfPage } from './guideTasks';

const contentOf = (page: string): string => readFileSync(`${guideFolder}/${page}.md`, 'utf8');

const pages = readdirSync(guideFolder)
  .filter((file) => file.endsWith('.md'))
  .map((file) => path.basename(file, '.md'));
const taskPages = pages.filter((page) => page !== 'README');

/** The titles of the tests in each file of `e2e/guide`, by the page that the file names. */
const walks = new Map(
  readdirSync('e2e/guide').map((file) => {
    const source = readFileSync(`e2e/guide/${file}`, 'utf8');
    const [, page = ''] = /guidePage: '([\w-]+)'/.exec(source) ?? [];
    return [page, [...source.matchAll(/^test\((['"])(.+?)\1/gm)].map(([, , title]) => title)];
  }),
);

test('each page has a place in the order, and a line on the start page', () => {
  expect(pages.filter((page) => !guidePages.some((known) => known === page))).toEqual([]);
  const start = contentOf('README');
  expect(taskPages.filter((page) => !start.includes(`(${page}.md)`))).toEqual([]);
});

test('each task of a page has a walk in e2e/guide, in the same order', () => {
  expect([...walks.keys()].sort()).toEqual(taskPages.sort());
  for (const page of taskPages) expect(walks.get(page)).toEqual(tasksOfPage(page).map(({ title }) => title));
});

test('each link of a page leads to a page and a heading that exist', () => {
  const html = new Map(pages.map((page) => [pageAddress(page), guidePage(page, contentOf(page))]));
  const isThere = (address: string, link: string): boolean => {
    const [page, id] = link.split('#');
    const target = html.get(page || address);
    return target !== undefined && (id === undefined || target.includes(`id="${id}"`));
  };
  const broken = [...html].flatMap(([address, content]) =>
    [...content.matchAll(/<a href="([^"]+)"/g)]
      .map(([, link = '']) => link)
      .filter((link) => link !== '/' && !isThere(address, link)),
  );
  expect(broken).toEqual([]);
});

test('no two headings of a page have the same id', () => {
  for (const page of pages) {
    const ids = [...guidePage(page, contentOf(page)).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual([...new Set(ids)]);
  }
});

test('each picture is there, is shown by one page, and is small', () => {
  const shown = taskPages.flatMap((page) =>
    tasksOfPage(page).flatMap(({ marks }) =>
      marks.filter(({ kind }) => kind === 'picture').map(({ name }) => `${name}.png`),
    ),
  );
  const files = readdirSync(`${guideFolder}/pictures`);
  expect(files.sort()).toEqual(shown.sort());
  expect(files.filter((file) => statSync(`${guideFolder}/pictures/${file}`).size > 120_000)).toEqual([]);
});

test('a page becomes HTML with ids, addresses of the build, sizes of pictures, and links to its tasks', () => {
  const page =
    '# One & two\n\nSee [this](signing-in.md#sign-in).\n\n## Sign in\n\n1. Press **Log In**.\n\n   ![The menus](pictures/menus.png)\n';
  const html = guidePage('signing-in', page);
  expect(html).toContain('<title>One &amp; two | Guide to the portal</title>');
  expect(html).toContain('<a href="/guide/signing-in.html#sign-in">this</a>');
  expect(html).toContain('<h2 id="sign-in">Sign in</h2>');
  expect(html).toContain('<li><a href="#sign-in">Sign in</a></li>');
  expect(html).toMatch(/<img src="\/guide\/pictures\/menus\.png" alt="The menus" width="1200" height="\d+" /);
  expect(html).toContain('<a href="/guide/signing-in.html" aria-current="page">');
});

test.each([
  ['raw HTML', 'Some <b>text</b>', 'has no HTML'],
  ['a block of HTML', '<script>alert(1)</script>', 'has no HTML'],
  ['a picture without a description', '![](pictures/menus.png)', 'has no description'],
  ['a link out of the guide', '[a](../qa.md)', 'is not a page of the guide'],
  ['an address with a script', '[a](javascript:alert)', 'is not a page of the guide'],
])('a page with %s is refused', (_what, text, message) => {
  expect(() => guidePage('signing-in', `# Title\n\n${text}\n`)).toThrow(message);
});

test('the bold names and the pictures of a task are those of its steps, in their order', () => {
  const steps =
    '1. Press **Add**.\n2. Type into **Name**.\n\n   ![A form](pictures/form.png)\n\n3. Press **Save**.\n';
  expect(tasksOf(`# Title\n\n## Add one\n\n${steps}\nA hint.\n`)).toEqual([
    {
      title: 'Add one',
      marks: [
        { kind: 'control', name: 'Add' },
        { kind: 'control', name: 'Name' },
        { kind: 'picture', name: 'form' },
        { kind: 'control', name: 'Save' },
      ],
    },
  ]);
});

test.each([
  [
    'a bold name outside of the steps',
    '## Add\n\n1. Press **Add**.\n\nThen **Save**.\n',
    'Only a step may have this',
  ],
  ['a task without steps', '## Add\n\nPress it.\n', "'Add' has no numbered steps"],
])('%s is refused', (_what, text, message) => {
  expect(() => tasksOf(`# Title\n\n${text}`)).toThrow(message);
});
