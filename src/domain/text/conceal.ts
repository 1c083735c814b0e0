import { toText } from './toText';

/** Texts that a view may show for a value that must not be visible in full. */

const SHOWN = 4;

/**
 * FIELD-18, Q-151: a secure value with all but its last 4 characters as asterisks in groups of four, such as
 * '**** **** 6789'. A value of 4 characters or fewer shows asterisks only.
 */
export function concealed(value: unknown): string {
  const characters = Array.from(toText(value).trim());
  if (characters.length <= SHOWN) return '*'.repeat(characters.length);
  const hidden = '*'.repeat(characters.length - SHOWN).match(/\*{1,4}/g) ?? [];
  return [...hidden, characters.slice(-SHOWN).join('')].join(' ');
}

/** PAY-12, Q-174: the last four letters or digits of a card or account number; an already cut number is unchanged. */
export function lastFour(value: unknown): string {
  return toText(value)
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .slice(-SHOWN);
}

/** PAY-12, Q-174: a card or bank account number as a view shows it, '**** 6789'; blank if there is none. */
export function endingIn(value: unknown): string {
  const ending = lastFour(value);
  return ending && `**** ${ending}`;
}

/**
 * RECOV-10, CONST-28, Q-217: the first 3 characters of the local part, an asterisk for each further one (three at
 * least), then the domain. A local part of 3 characters or fewer shows its first only.
 */
export function maskedEmail(value: unknown): string {
  const text = toText(value).trim();
  if (text === '') return '';
  const at = text.includes('@') ? text.lastIndexOf('@') : text.length;
  const local = Array.from(text.slice(0, at));
  const shown = local.length > 3 ? 3 : Math.min(1, local.length);
  return local.slice(0, shown).join('') + '*'.repeat(Math.max(3, local.length - shown)) + text.slice(at);
}

/** RECOV-05, RECOV-11: 'XXX-XXX-' plus the last four digits; with fewer than four, none of them is shown. */
export function maskedPhone(value: unknown): string {
  const text = toText(value).trim();
  const digits = text.replaceAll(/\D/g, '');
  if (text === '') return '';
  return `XXX-XXX-${digits.length >= SHOWN ? digits.slice(-SHOWN) : 'XXXX'}`;
}
