import { withoutInvisible } from './cleanText';
import type { Typed } from './typed';

/** The text of an input after typing or pasting, and the notes of the field about it. */
export interface Formatted extends Typed {
  /** Shown after typing and pasting, for example about a removed extension. */
  note?: string;
  /** Shown only after one input of several characters, such as a paste. A key without effect needs no note. */
  pasteNote?: string;
  /** The removed end of the text, which is read together with the next key: ' e' of ' ext'. */
  rest?: string;
  /** The text is not accepted: the input stays unchanged. */
  isRefused?: true;
}

// Spaces and the signs that people write between the groups of a number.
const separators = /[\s()[\].,/:;_+\u2010-\u2015\u2212-]/gu;

/** The number of characters without spaces, brackets, dashes and other separators. */
export function countMeaningful(text: string): number {
  return [...text.replace(separators, '')].length;
}

function characters(count: number): string {
  return count === 1 ? '1 character' : `${count} characters`;
}

/** The note for so many characters that did not fit, if there were any. */
export function lostNote(count: number): Pick<Formatted, 'pasteNote'> {
  return count > 0 ? { pasteNote: `${characters(count)} found no place.` } : {};
}

/** The note for a text that was cut at its maximum length; empty if only spaces were cut. */
export function cutNote(maxLength: number, leftOut: string): string {
  const text = [...leftOut.trimEnd()];
  return text.length === 0 ? '' : `Cut to ${characters(maxLength)}: ${characters(text.length)} left out.`;
}

// Digits in groups of three with one kind of separator, or plain digits; either may have a fraction. A line end and a tab
// separate two cells of a sheet, and never the groups of one number.
const numberPattern = /\d{1,3}(?:([,'’\p{Zs}])\d{3}(?:\1\d{3})*)(?!\d)(?:\.\d*)?|\d+(?:\.\d*)?|\.\d+/gu;

const mostListed = 3;

/** The numbers in a text: one in '1,200.50' and '1 200 800', two in '1200 800' and '1,200.50 and 800'. */
function numbersIn(text: string): readonly string[] {
  // Not `cleanText`: NFKC would make one kind of blank of all.
  const digits = withoutInvisible(text).replace(/[\uff0c\uff0e\uff10-\uff19]/g, (sign) =>
    sign.normalize('NFKC'),
  );
  return digits.match(numberPattern) ?? [];
}

/** The note for a text that should be one number and holds several; blank otherwise. */
export function severalNumbersNote(text: string): string {
  const numbers = numbersIn(text);
  if (numbers.length < 2) return '';
  if (numbers.length === 2) return `Two numbers: ${numbers.join(' and ')}. Enter one of them.`;
  const listed = numbers.slice(0, mostListed).join(', ');
  return `Two numbers or more: ${listed}${numbers.length > mostListed ? ', …' : '.'} Enter one of them.`;
}
