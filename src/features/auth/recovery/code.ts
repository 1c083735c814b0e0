import { cleanText } from '@/domain/text/cleanText';

/** CONST-23: the characters of a one-time code. */
export const codeLength = 4;

/** One character or none for each box. */
export type Code = readonly string[];

export const noCode: Code = Array.from({ length: codeLength }, () => '');

/** What the boxes hold, and which of them is next. */
export interface CodeEntry {
  readonly code: Code;
  readonly focus: number;
}

/**
 * The characters of a pasted or filled-in code: spaces never count, hyphens only where the code needs them. Of a sentence
 * around a code of four digits only the digits count.
 */
function charactersOf(typed: string): string[] {
  const text = cleanText(typed);
  const [digits, ...others] = new Set(text.match(/\d+/g)?.filter(({ length }) => length === codeLength));
  if (digits !== undefined && others.length === 0) return Array.from(digits);
  const characters = Array.from(text.replaceAll(/\s/g, ''));
  return characters.length > codeLength ? characters.filter((character) => character !== '-') : characters;
}

/** RECOV-12, Q-216: a whole code fills all boxes whichever it was put into; a part of one goes on from its box. */
export function fillCode(code: Code, box: number, text: string): CodeEntry {
  const characters = charactersOf(text);
  const start = characters.length >= codeLength ? 0 : box;
  const next = code.map((old, index) => characters[index - start] ?? old);
  return { code: next, focus: Math.min(start + characters.length, codeLength - 1) };
}

/** What a box's input reports after a key: one character, none, or the old one with a new one beside it (RECOV-25). */
export function typeCode(code: Code, box: number, text: string): CodeEntry {
  const characters = charactersOf(text);
  const old = code[box] ?? '';
  if (characters.length === 0) return { code: code.with(box, ''), focus: box };
  if (characters.length === 2 && old !== '' && characters.includes(old)) {
    return fillCode(code, box, characters.toSpliced(characters.indexOf(old), 1).join(''));
  }
  return fillCode(code, box, characters.join(''));
}

/** Backspace in an empty box: the one before is emptied and is next. */
export function stepBack(code: Code, box: number): CodeEntry {
  const before = Math.max(0, box - 1);
  return { code: code.with(before, ''), focus: before };
}
