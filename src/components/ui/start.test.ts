import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(process.cwd(), 'src');

/** The ids that Storybook gives to the stories of a file and to its docs page. */
function idsOf(file: string): string[] {
  const code = readFileSync(path.join(root, file), 'utf8');
  const title = /^ {2}title: '(.+)',$/m.exec(code)?.[1] ?? '';
  const names = [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) =>
    name!.replace(/([a-z])([A-Z])/g, '$1-$2'),
  );
  if (code.includes("tags: ['autodocs']")) names.push('docs');
  return names.map((name) => `${title.replaceAll(/[^\w]+/g, '-')}--${name}`.toLowerCase());
}

test('the links of the start page lead to stories', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const ids = files.filter((file) => file.endsWith('.stories.tsx')).flatMap(idsOf);
  const page = readFileSync(path.join(__dirname, 'start.mdx'), 'utf8');
  const targets = [...page.matchAll(/\?path=\/(?:story|docs)\/([\w-]+)/g)].map(([, id]) => id!);
  expect(targets).not.toHaveLength(0);
  expect(targets.filter((id) => !ids.includes(id))).toEqual([]);
});
