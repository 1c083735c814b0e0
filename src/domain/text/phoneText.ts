/** A typed or pasted text, divided into a phone number and the rest. */
interface PhoneText {
  /** The number without the text after it; undefined if there are two numbers. */
  number: string | undefined;
  /** The text after the number, which is removed. */
  rest: string;
  /** The note that the field shows. */
  note: string;
}

/** Fewer digits next to a number do not count as a second number. */
const minDigits = 7;

const extensionNote = 'An extension is not kept.';
const restNote = 'Only one number fits here: what follows it is not kept.';
const twoNote = 'These are two numbers: nothing was taken. Enter one of them.';

function digitCount(text: string): number {
  return text.replace(/\D/g, '').length;
}

/** Divides a cleaned text into a phone number and the rest: an extension or a second number. */
export function splitPhone(text: string): PhoneText {
  const numbers = text
    .split(/[/;,|&\r\n\t]|\s(?:or|and)\s/i)
    .filter((number) => digitCount(number) >= minDigits);
  if (numbers.length > 1 || hasTwoHalves(text)) return { number: undefined, rest: '', note: twoNote };
  // An x or # starts an extension only after a whole number, not before or within it.
  const extended = /^[^\d+]*(?:[^\dx#]*\d){7,}[^\dx#]*[x#]/i.exec(text)?.[0];
  if (extended !== undefined) return endAt(text, extended, extensionNote);
  const followed = /^(?:[^\d/;,|&\r\n\t]*\d){7,}[^\d/;,|&\r\n\t]*(?:[/;,|&\r\n\t]|\s(?:or|and)\s)/i.exec(
    text,
  )?.[0];
  return followed === undefined ? { number: text, rest: '', note: '' } : endAt(text, followed, restNote);
}

/** Whether a text consists of two numbers with a space between them. Browsers turn pasted line ends into spaces. */
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
