/** What a text that was typed or pasted as a phone number holds. */
interface PhoneText {
  /** The number, without what follows it; undefined where there are two. */
  number: string | undefined;
  /** What follows the number and is not kept. */
  rest: string;
  /** What the field says about it. */
  note: string;
}

/** A shorter run of digits is no number of its own beside another one. */
const minDigits = 7;

const extensionNote = 'An extension is not kept.';
const restNote = 'Only one number fits here: what follows it is not kept.';
const twoNote = 'These are two numbers: nothing was taken. Enter one of them.';

function digitCount(text: string): number {
  return text.replace(/\D/g, '').length;
}

/** Divides a cleaned text into a phone number and what is not part of it: an extension, or a second number. */
export function splitPhone(text: string): PhoneText {
  const numbers = text.split(/[/;,|&\r\n\t]|\s(?:or|and)\s/i).filter((part) => digitCount(part) >= minDigits);
  if (numbers.length > 1 || hasTwoHalves(text)) return { number: undefined, rest: '', note: twoNote };
  // Behind a whole number only: a word in front of it, or a wrong key within, does not end it.
  const extended = /^[^\d+]*(?:[^\dx#]*\d){7,}[^\dx#]*[x#]/i.exec(text)?.[0];
  if (extended !== undefined) return endAt(text, extended, extensionNote);
  const followed = /^(?:[^\d/;,|&\r\n\t]*\d){7,}[^\d/;,|&\r\n\t]*(?:[/;,|&\r\n\t]|\s(?:or|and)\s)/i.exec(
    text,
  )?.[0];
  return followed === undefined ? { number: text, rest: '', note: '' } : endAt(text, followed, restNote);
}

/** Browsers turn the line ends between two pasted numbers into blanks. */
function hasTwoHalves(text: string): boolean {
  return [...text.matchAll(/\s+/g)].some(
    ({ index }) => digitCount(text.slice(0, index)) >= 10 && digitCount(text.slice(index)) >= 10,
  );
}

function endAt(text: string, head: string, note: string): PhoneText {
  const number = head.replace(/\D+$/, '');
  const rest = text.slice(number.length);
  return { number, rest, note: /\d/.test(rest) ? note : '' };
}
