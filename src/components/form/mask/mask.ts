import type { Typed } from '@/domain/text/typed';
import type { Formatted } from '@/domain/text/typedNotes';

/** Turns what was just typed, and the caret in it, into what the box shows. */
export type Formatter = (typed: Typed) => Formatted;

/**
 * A formatter that shows `rewrite(text)` and keeps the caret behind the same typed character. `typed` tells the
 * characters a user means (digits, say) from those that `rewrite` sets between them.
 */
export function preserveCaret(
  rewrite: (text: string) => string,
  typed: (character: string) => boolean,
): Formatter {
  return ({ text: raw, caret: rawCaret }) => {
    const text = rewrite(raw);
    if (rawCaret >= raw.length) return { text, caret: text.length };
    const before = [...raw.slice(0, rawCaret)].filter(typed).length;
    return { text, caret: behind(text, before, typed) };
  };
}

/** The position behind the `count`th typed character. */
function behind(text: string, count: number, typed: (character: string) => boolean): number {
  if (count === 0) return 0;
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (typed(text.charAt(index))) seen += 1;
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
