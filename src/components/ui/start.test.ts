import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(process.cwd(), 'src');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const storyNames = (code: string): string[] =>
  [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name!);

function idOf(title: string, name: string): string {
  return `${title.replaceAll(/[^\w]+/g, '-')}--${name}`.toLowerCase();
}

const stories = files
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => {
    const code = read(file);
    const title = /^ {2}title: '(.+)',$/m.exec(code)?.[1] ?? '';
    const names = storyNames(code).map((name) => name.replace(/([a-z])([A-Z])/g, '$1-$2'));
    if (code.includes("tags: ['autodocs'")) names.push('docs');
    return { title, ids: names.map((name) => idOf(title, name)) };
  });
const pages = files
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => {
    const text = read(file);
    const title = /^<Meta title="(.+)" \/>$/m.exec(text)?.[1] ?? '';
    return { file, text, title, linkedIds: [...text.matchAll(/['/]([\w-]+--[\w-]+)/g)].map(([, id]) => id!) };
  });
const ids = [...stories.flatMap((each) => each.ids), ...pages.map(({ title }) => idOf(title, 'docs'))];

test.each(pages)('the links of $file lead to stories and pages', ({ title, linkedIds }) => {
  expect(title).not.toBe('');
  expect(linkedIds.filter((id) => !ids.includes(id))).toEqual([]);
});

test.each(pages)('the stories that $file shows exist', ({ file, text }) => {
  const shown = [...text.matchAll(/ of=\{(\w+)\.(\w+)\}/g)].map(([, from, name]) => {
    const source = new RegExp(`^import \\* as ${from} from '(.+)';$`, 'm').exec(text)?.[1] ?? '';
    return { name: name!, source: path.join(path.dirname(file), `${source}.tsx`) };
  });
  expect(shown.filter(({ name, source }) => !storyNames(read(source)).includes(name))).toEqual([]);
});

test('the start page links to stories', () => {
  expect(pages.find(({ title }) => title === 'Start')?.linkedIds).not.toHaveLength(0);
});

test('the overview has each component with stories', () => {
  const overview = pages.find(({ title }) => title === 'Components/Overview')!;
  const components = stories.filter(({ title }) => /^(?:Components|Intake form)\//.test(title));
  expect(components).not.toHaveLength(0);
  const missing = components.filter(({ ids: own }) => !own.some((id) => overview.linkedIds.includes(id)));
  expect(missing.map(({ title }) => title)).toEqual([]);
});
