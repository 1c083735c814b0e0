import { channels, contrastPairs, contrastRatio } from './contrast';
import type { Theme } from './tokens';

/** The colours of all tokens in one theme, by name, as `#rrggbb`. */
export type Palette = Readonly<Record<string, string>>;

/** One colour with a share of another, from 0 to 1. */
function mix(hex: string, other: string, share: number): string {
  const others = channels(other);
  const mixed = channels(hex).map((channel, index) =>
    Math.round(channel + (others[index]! - channel) * share),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** The first step from a colour towards another at which a token can be seen on every background of its pairs. */
function readable(token: string, hex: string, towards: string, palette: Palette): string {
  const steps = Array.from({ length: 21 }, (_, step) => mix(hex, towards, step / 20));
  const pairs = contrastPairs.filter(({ front }) => front === token);
  const isReadable = (colour: string): boolean =>
    pairs.every(({ back, minimum }) => contrastRatio(colour, palette[back]!) >= minimum);
  return steps.find(isReadable) ?? towards;
}

/**
 * The values of every token that belongs to an accent, from one colour. The fill keeps the colour as it is, also if its
 * contrast is too low. Text and the focus ring become darker or lighter until their contrast is high enough.
 */
export function accentTokens(accent: string, theme: Theme, palette: Palette): Palette {
  const ink = mix(accent, '#000000', 0.85);
  const isDark = contrastRatio('#ffffff', accent) >= contrastRatio(ink, accent);
  const tint = mix(palette['--surface']!, accent, theme === 'light' ? 0.1 : 0.2);
  const tinted = { ...palette, '--accent-tint': tint, '--surface-selected': tint };
  const towards = theme === 'light' ? '#000000' : '#ffffff';
  return {
    '--surface-selected': tint,
    '--accent': accent,
    '--accent-hover': mix(accent, isDark ? '#000000' : '#ffffff', 0.2),
    '--on-accent': isDark ? '#ffffff' : ink,
    '--accent-text': readable('--accent-text', accent, towards, tinted),
    '--accent-tint': tint,
    '--focus': readable('--focus', accent, towards, tinted),
  };
}
