import type { Typed } from './typed';

// Category Cf, and the letters that are drawn as nothing: the Hangul fillers and the blank of Braille.
const invisible = /[\p{Cf}\u115f\u1160\u2800\u3164]+/gu;

/** The text without marks that cannot be seen: zero-width blanks, direction marks, fillers. */
export function withoutInvisible(text: string): string {
  return text.replace(invisible, '');
}

/**
 * A typed or pasted number, code, phone number or masked text as it is read: full-width and other compatible forms of a
 * character are the plain one (Unicode NFKC), and marks that cannot be seen are dropped. Applied to its result it changes nothing.
 */
export function cleanText(text: string): string {
  return withoutInvisible(text.normalize('NFKC'));
}

/** `cleanText` with the caret behind the character that it was behind. */
export function cleanTyped({ text, caret }: Typed): Typed {
  const cleaned = cleanText(text);
  return { text: cleaned, caret: Math.min(cleanText(text.slice(0, caret)).length, cleaned.length) };
}

/** Whether a text holds nothing that can be seen, so that it is no answer. */
export function isBlank(text: string): boolean {
  return withoutInvisible(text).trim() === '';
}
