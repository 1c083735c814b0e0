import type { Typed } from './typed';

// Category Cf, and letters without a glyph: the Hangul fillers and the Braille blank.
const invisible = /[\p{Cf}\u115f\u1160\u2800\u3164]+/gu;

/** The text without invisible characters: zero-width spaces, direction marks, fillers. */
export function withoutInvisible(text: string): string {
  return text.replace(invisible, '');
}

/**
 * A typed number, code, phone number or masked text in plain characters: full-width and other compatible forms become
 * the plain one (Unicode NFKC), and invisible characters are removed. Applying it twice changes nothing.
 */
export function cleanText(text: string): string {
  return withoutInvisible(text.normalize('NFKC'));
}

/** `cleanText` with the caret after the same character. */
export function cleanTyped({ text, caret }: Typed): Typed {
  const cleaned = cleanText(text);
  return { text: cleaned, caret: Math.min(cleanText(text.slice(0, caret)).length, cleaned.length) };
}

/** Whether a text has no visible character, so that it counts as no answer. */
export function isBlank(text: string): boolean {
  return withoutInvisible(text).trim() === '';
}
