/** Two colour tokens that are seen together, and the contrast that WCAG 2.2 asks of them. */
export interface ContrastPair {
  readonly front: string;
  readonly back: string;
  /** 4.5 for text, 3 for what is no text: edges, marks and fills of controls. */
  readonly minimum: 4.5 | 3;
}

const mainSurfaces = ['--ground', '--surface', '--surface-sunken', '--surface-raised'];
const surfaces = [...mainSurfaces, '--surface-hover', '--surface-selected', '--accent-tint'];
const statuses = ['--info', '--good', '--warn', '--bad'];

function pairs(minimum: 4.5 | 3, fronts: readonly string[], backs: readonly string[]): ContrastPair[] {
  return fronts.flatMap((front) => backs.map((back) => ({ front, back, minimum })));
}

/** Every pair of tokens whose contrast has a minimum. Disabled text has none. */
export const contrastPairs: readonly ContrastPair[] = [
  ...pairs(4.5, ['--text', '--text-muted', '--accent-text', ...statuses], surfaces),
  ...statuses.flatMap((status) => pairs(4.5, [status], [`${status}-tint`])),
  ...pairs(4.5, ['--on-accent'], ['--accent', '--accent-hover']),
  ...pairs(4.5, ['--on-danger'], ['--danger', '--danger-hover']),
  ...pairs(3, ['--border-control', '--accent', '--focus', '--danger'], mainSurfaces),
];

/** The red, green and blue of `#rrggbb`, from 0 to 255. */
export function channels(hex: string): [number, number, number] {
  const digits = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex)?.slice(1);
  if (!digits) throw new Error(`${hex} is not a colour of six digits`);
  const [red, green, blue] = digits.map((text) => Number.parseInt(text, 16));
  return [red!, green!, blue!];
}

function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** The contrast of two colours (`#rrggbb`) as WCAG defines it, from 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}
