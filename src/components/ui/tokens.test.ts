import { readFileSync } from 'node:fs';
import path from 'node:path';

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

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((start) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * channels[0]! + 0.7152 * channels[1]! + 0.0722 * channels[2]!;
}

function contrast(front: string, back: string, theme: 'light' | 'dark'): number {
  const [low, high] = [luminance(colour(front, theme)), luminance(colour(back, theme))].sort((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}

const surfaces = [
  '--ground',
  '--surface',
  '--surface-sunken',
  '--surface-raised',
  '--surface-hover',
  '--surface-selected',
  '--accent-tint',
];
const statuses = ['--info', '--good', '--warn', '--bad'];

const texts = [
  ...['--text', '--text-muted', '--accent-text', ...statuses].flatMap((text) =>
    surfaces.map((back) => [text, back]),
  ),
  ...statuses.flatMap((text) => [[text, `${text}-tint`]]),
  ...['--accent', '--accent-hover'].map((back) => ['--on-accent', back]),
  ...['--danger', '--danger-hover'].map((back) => ['--on-danger', back]),
] as [string, string][];

const marks = ['--border-control', '--accent', '--focus', '--danger'].flatMap((mark) =>
  ['--ground', '--surface', '--surface-sunken', '--surface-raised'].map((back): [string, string] => [
    mark,
    back,
  ]),
);

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  test.each(texts)('%s on %s can be read (4.5:1)', (text, back) => {
    expect(contrast(text, back, theme)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(marks)('%s on %s can be seen (3:1)', (mark, back) => {
    expect(contrast(mark, back, theme)).toBeGreaterThanOrEqual(3);
  });
});
