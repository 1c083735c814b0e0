import { cleanText } from '@/domain/text/cleanText';

/** CONST-23: the characters of a one-time code. */
export const codeLength = 4;

/** One character for each box; empty if it is not filled. */
export type Code = readonly string[];

export const noCode: Code = Array.from({ length: codeLength }, () => '');

/** The content of the boxes, and the index of the box that gets the focus. */
export interface CodeEntry {
  readonly code: Code;
  readonly focus: number;
}

/**
 * The characters of a pasted or autofilled code: without spaces, and without hyphens if enough characters
 * remain. Of a sentence that contains a code of four digits only the digits count.
 */
function codeCharacters(typed: string): string[] {
  const text = cleanText(typed);
  const [digits, ...others] = new Set(text.match(/\d+/g)?.filter(({ length }) => length === codeLength));
  if (digits !== undefined && others.length === 0) return Array.from(digits);
  const characters = Array.from(text.replaceAll(/\s/g, ''));
  return characters.length > codeLength ? characters.filter((character) => character !== '-') : characters;
}

/**
 * RECOV-12, Q-216: a complete code fills all boxes, whichever box it was pasted into; a shorter text starts
 * at its box.
 */
export function fillCode(code: Code, box: number, text: string): CodeEntry {
  const characters = codeCharacters(text);
  const start = characters.length >= codeLength ? 0 : box;
  const next = code.map((old, index) => characters[index - start] ?? old);
  return { code: next, focus: Math.min(start + characters.length, codeLength - 1) };
}

/**
 * The entry after an input event of a box, whose value is empty, one character, or the old and the new one
 * (RECOV-25).
 */
export function typeCode(code: Code, box: number, text: string): CodeEntry {
  const characters = codeCharacters(text);
  const old = code[box] ?? '';
  if (characters.length === 0) return { code: code.with(box, ''), focus: box };
  if (characters.length === 2 && old !== '' && characters.includes(old)) {
    return fillCode(code, box, characters.toSpliced(characters.indexOf(old), 1).join(''));
  }
  return fillCode(code, box, characters.join(''));
}

/** Backspace in an empty box clears the previous box and focuses it. */
export function stepBack(code: Code, box: number): CodeEntry {
  const before = Math.max(0, box - 1);
  return { code: code.with(before, ''), focus: before };
}
