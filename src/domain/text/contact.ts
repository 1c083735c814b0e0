/** How a view shows a phone number or an email address, and where its link leads. The stored text is of any form. */

/** A phone number as far as it can be told from its text: its digits, those of a country code first where there is one. */
function readNumber(stored: string): { digits: string; hasCountry: boolean } | undefined {
  const digits = stored.replace(/\D/g, '');
  if (!/^\+?[\d\s().-]+$/.test(stored.trim()) || digits.length < 7 || digits.length > 15) return undefined;
  if (stored.trim().startsWith('+') || digits.length > 10) return { digits, hasCountry: true };
  // As in the phone box: ten digits without a country code are a number of the United States.
  return /^[2-9]\d{9}$/.test(digits)
    ? { digits: `1${digits}`, hasCountry: true }
    : { digits, hasCountry: false };
}

/** '+1 (312) 555-0118'; a number of another country by its digits, and what is no number as it is stored. */
export function showPhone(stored: string): string {
  const number = readNumber(stored);
  if (!number?.hasCountry) return stored;
  const { digits } = number;
  if (/^1\d{10}$/.test(digits)) return `+1 (${digits.slice(1, 4)}) ${digits.slice(4, 7)}-${digits.slice(7)}`;
  return digits.startsWith('1') ? stored : `+${digits}`;
}

/** A link that dials: of nothing but digits and the plus before them. Undefined where the text is no number. */
export function phoneLink(stored: string): string | undefined {
  const number = readNumber(stored);
  return number && `tel:${number.hasCountry ? '+' : ''}${number.digits}`;
}

/** A link that writes. An address with more than a plain name and a domain has none: what follows a '?' would be taken as a header. */
export function mailLink(stored: string): string | undefined {
  const address = stored.trim();
  return /^[\w.+'-]+@[\w-]+(?:\.[\w-]+)+$/.test(address) ? `mailto:${address}` : undefined;
}
