import type { Typed } from './typed';

/** What a box shows of what was typed or pasted, and what the field has to say about it. */
export interface Formatted extends Typed {
  /** Said however the text was entered: an extension that is not kept, say. */
  note?: string;
  /** Said when more than one key's worth was put in. A key without effect needs no words. */
  pasteNote?: string;
  /** What was left out at the end, and is read together with the next key: ' e' of ' ext'. */
  rest?: string;
  /** Nothing of it can be taken: the box keeps what it held. */
  isRefused?: true;
}

// Blanks and the signs that people set between the parts of a number.
const separators = /[\s()[\].,/:;_+\u2010-\u2015\u2212-]/gu;

/** How many characters carry meaning: blanks, brackets and dashes do not. */
export function countMeaningful(text: string): number {
  return [...text.replace(separators, '')].length;
}

function characters(count: number): string {
  return count === 1 ? '1 character' : `${count} characters`;
}

/** The note for so many characters that a box could not take, if there were any. */
export function lostNote(count: number): Pick<Formatted, 'pasteNote'> {
  return count > 0 ? { pasteNote: `${characters(count)} found no place.` } : {};
}

/** The note for a text that was cut at its maximum length; empty where only blanks were cut. */
export function cutNote(maxLength: number, leftOut: string): string {
  const text = [...leftOut.trimEnd()];
  return text.length === 0 ? '' : `Cut to ${characters(maxLength)}: ${characters(text.length)} left out.`;
}
