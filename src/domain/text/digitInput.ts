import { cleanTyped } from './cleanText';
import type { Typed } from './typed';
import { countMeaningful, lostNote, type Formatted } from './typedNotes';

/** The separator before the digit at an index. */
type SeparatorBefore = (digitIndex: number) => string;

const noSeparator: SeparatorBefore = () => '';

/**
 * At most `maxDigits` digits with separators. The caret stays after the same digit, so that a character can be typed,
 * pasted or deleted anywhere.
 */
export function formatDigits(
  typed: Typed,
  maxDigits: number,
  separatorBefore: SeparatorBefore = noSeparator,
): Formatted {
  const { text, caret } = cleanTyped(typed);
  const digits = text.replaceAll(/[^0-9]/g, '').slice(0, maxDigits);
  const digitsBeforeCaret = text.slice(0, Math.max(0, caret)).replaceAll(/[^0-9]/g, '').length;
  let shown = '';
  let position = 0;
  [...digits].forEach((digit, index) => {
    shown += separatorBefore(index) + digit;
    if (index < digitsBeforeCaret) position = shown.length;
  });
  return { text: shown, caret: position, ...lostNote(countMeaningful(text) - digits.length) };
}

/**
 * A month, a slash and a year. A month of one digit before a slash gets a zero ('1/' is '01'), and a pasted year of
 * four digits is cut to its last `yearDigits`.
 */
export function formatMonthYear(typed: Typed, yearDigits: 2 | 4): Formatted {
  const { text, caret } = cleanTyped(typed);
  const whole = /^\s*(\d{1,2})\s*[/-]\s*(\d{4}|\d{2})?\s*$/.exec(text);
  const typedToEnd = whole && caret >= text.length;
  const month = whole?.[1]?.padStart(2, '0') ?? '';
  const tidied = typedToEnd ? month + (whole[2] ?? '').slice(-yearDigits) : text;
  const slash: SeparatorBefore = (index) => (index === 2 ? '/' : '');
  return formatDigits({ text: tidied, caret: typedToEnd ? tidied.length : caret }, 2 + yearDigits, slash);
}

/** Whether the first two digits are a month, 01 to 12. */
export function namesMonth(text: string): boolean {
  const month = Number(text.replaceAll(/[^0-9]/g, '').slice(0, 2));
  return month >= 1 && month <= 12;
}
