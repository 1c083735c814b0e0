import type { Typed } from '@/domain/text/typed';
import type { Formatted } from '@/domain/text/typedNotes';

/** Turns the typed text and its caret into the text and the caret that the box shows. */
export type Formatter = (typed: Typed) => Formatted;

/**
 * A formatter that shows `rewrite(text)` and keeps the caret after the same typed character. `isTyped` returns true for the
 * characters that users type, such as digits, and false for separators that `rewrite` inserts.
 */
export function preserveCaret(
  rewrite: (text: string) => string,
  isTyped: (character: string) => boolean,
): Formatter {
  return ({ text: raw, caret: rawCaret }) => {
    const text = rewrite(raw);
    if (rawCaret >= raw.length) return { text, caret: text.length };
    const before = [...raw.slice(0, rawCaret)].filter(isTyped).length;
    return { text, caret: positionAfter(text, before, isTyped) };
  };
}

/** The position after the `count`th typed character. */
function positionAfter(text: string, count: number, isTyped: (character: string) => boolean): number {
  if (count === 0) return 0;
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (isTyped(text.charAt(index))) seen += 1;
    if (seen === count) return index + 1;
  }
  return text.length;
}

export function isDigit(character: string): boolean {
  return character >= '0' && character <= '9';
}

export function digitsOf(text: string): string {
  return [...text].filter(isDigit).join('');
}
