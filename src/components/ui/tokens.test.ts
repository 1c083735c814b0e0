import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { accentTokens } from '@/testing/foundations/accent';
import { contrastPairs, contrastRatio } from '@/testing/foundations/contrast';

const css = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');
const declared = new Map(
  [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!.trim()]),
);

/** A token's colour in one theme, as six hex digits. */
function colour(name: string, theme: 'light' | 'dark'): string {
  const value = declared.get(name);
  if (!value) throw new Error(`${name} is not declared`);
  const pair = /^light-dark\((.+?),\s*(.+)\)$/.exec(value);
  const own = pair ? pair[theme === 'light' ? 1 : 2]! : value;
  const reference = /^var\((--[\w-]+)\)$/.exec(own)?.[1];
  return reference ? colour(reference, theme) : own;
}

/** The sizes after a heading in the comment of tokens.css. */
function sizesUnder(heading: string): string[] {
  const line = css.split('\n').find((text) => text.includes(` ${heading} `)) ?? '';
  return line.match(/\d+px/g) ?? [];
}

const root = path.join(__dirname, '../..');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:css|tsx?)$/.test(file))
  .map((file) => ({ file, source: readFileSync(path.join(root, file), 'utf8') }));

test('media and container queries use only the sizes that tokens.css lists', () => {
  const named = {
    '@media width': sizesUnder('Window widths'),
    '@media height': sizesUnder('Window heights'),
    '@container width': sizesUnder('Container widths'),
  };
  const queries = sources.flatMap(({ file, source }) => [
    ...[...source.matchAll(/(@media|@container)([^{]*)/g)].map(([, kind, text]) => ({ file, kind, text })),
    ...[...source.matchAll(/(?:useMedia|matchMedia)\('([^']*)'/g)].map(([, text]) => ({
      file,
      kind: '@media',
      text,
    })),
  ]);
  const sizes = queries.flatMap(({ file, kind, text = '' }) =>
    [...text.matchAll(/\((\w+) ([<>=]+) (\S+)\)/g)].map(([, axis, sign, size]) => ({
      file,
      query: `${kind} ${axis}`,
      sign,
      size,
    })),
  );
  expect(sizes.length).toBeGreaterThan(50);
  const isNamed = ({ query, sign, size }: (typeof sizes)[number]): boolean =>
    named[query as keyof typeof named].includes(size!) &&
    // Rules for windows apply up to a size, except for 1280px, from which on they apply.
    (query === '@container width' || sign === (size === '1280px' ? '>=' : '<='));
  expect(sizes.filter((each) => !isNamed(each))).toEqual([]);
});

const texts = contrastPairs.filter(({ minimum }) => minimum === 4.5);
const marks = contrastPairs.filter(({ minimum }) => minimum === 3);

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  test.each(texts)('$front on $back can be read (4.5:1)', ({ front, back }) => {
    expect(contrastRatio(colour(front, theme), colour(back, theme))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(marks)('$front on $back can be seen (3:1)', ({ front, back }) => {
    expect(contrastRatio(colour(front, theme), colour(back, theme))).toBeGreaterThanOrEqual(3);
  });
});

describe.each(['light', 'dark'] as const)('the tokens of an accent, %s', (theme) => {
  const palette = Object.fromEntries(
    contrastPairs.flatMap(({ front, back }) => [front, back]).map((name) => [name, colour(name, theme)]),
  );

  test('are all tokens that are named for it', () => {
    const named = [...declared.keys()].filter((name) => /accent|focus|selected/.test(name));
    expect(Object.keys(accentTokens('#0b666a', theme, palette)).sort()).toEqual(named.sort());
  });

  test.each(['#ffe680', '#101040', '#808080'])(
    'can be read as text and seen as a ring, made from %s',
    (hex) => {
      const set = accentTokens(hex, theme, palette);
      const all = { ...palette, ...set };
      const pairs = contrastPairs.filter(({ front }) => ['--accent-text', '--focus'].includes(front));
      expect(
        pairs.filter(({ front, back, minimum }) => contrastRatio(all[front]!, all[back]!) < minimum),
      ).toEqual([]);
      expect(set['--accent']).toBe(hex);
      expect(contrastRatio(set['--on-accent']!, hex)).toBeGreaterThanOrEqual(4.5);
    },
  );
});
