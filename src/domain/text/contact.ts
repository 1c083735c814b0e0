/** The text and the link of a phone number or an email address. The stored text may have any format. */

/**
 * The digits of a phone number, with its country code first if it is known; undefined if the text is no phone number.
 */
function readNumber(stored: string): { digits: string; hasCountry: boolean } | undefined {
  const digits = stored.replace(/\D/g, '');
  if (!/^\+?[\d\s().-]+$/.test(stored.trim()) || digits.length < 7 || digits.length > 15) return undefined;
  if (stored.trim().startsWith('+') || digits.length > 10) return { digits, hasCountry: true };
  // As in the phone input: ten digits without a country code are a number of the United States.
  return /^[2-9]\d{9}$/.test(digits)
    ? { digits: `1${digits}`, hasCountry: true }
    : { digits, hasCountry: false };
}

/** '+1 (312) 555-0118'; a number of another country as its digits, and any other text as it is stored. */
export function showPhone(stored: string): string {
  const number = readNumber(stored);
  if (!number?.hasCountry) return stored;
  const { digits } = number;
  if (/^1\d{10}$/.test(digits)) return `+1 (${digits.slice(1, 4)}) ${digits.slice(4, 7)}-${digits.slice(7)}`;
  return digits.startsWith('1') ? stored : `+${digits}`;
}

/** A `tel:` link of digits only, with a leading plus; undefined if the text is no phone number. */
export function phoneLink(stored: string): string | undefined {
  const number = readNumber(stored);
  return number && `tel:${number.hasCountry ? '+' : ''}${number.digits}`;
}

/**
 * A `mailto:` link; undefined unless the address is a plain name and a domain: text after a '?' would count as a
 * header.
 */
export function mailLink(stored: string): string | undefined {
  const address = stored.trim();
  return /^[\w.+'-]+@[\w-]+(?:\.[\w-]+)+$/.test(address) ? `mailto:${address}` : undefined;
}
