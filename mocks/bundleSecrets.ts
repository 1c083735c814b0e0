/** The replacement for a password, a token or another secret. */
export const removed = '(removed)';

/**
 * The keys of secrets, in lower case and without separators: passwords and codes, tokens and cookies, cards, bank accounts,
 * and numbers that a state gives to a person.
 */
const secretKeys =
  /passw|passphrase|^pwd|pwd$|secret|token|jwt|apikey|authorization|cookie|^session(id)?$|^otp|^pin$|^cvv|^cvc|cardnumber|^expiredate$|routing|accountnumber|accountno|iban|^ssn|socialsecurity|taxid|passport|driver.?licen[cs]e/;

/** Whether a key, or the label of a question, names a secret. */
export function isSecretKey(key: string): boolean {
  return secretKeys.test(key.toLowerCase().replaceAll(/[^a-z0-9]/g, ''));
}

type Scalar = string | number | boolean | null;

/** The replacement for a scalar under these keys, the outermost key first. */
type Change = (value: Scalar, keys: readonly string[]) => unknown;

/**
 * A copy of a JSON value in which the scalars are replaced, and also the keys that are no plain names. JSON inside of a
 * text, such as the answers of a quotation, is treated in the same way.
 */
export function changeScalars(value: unknown, change: Change, keys: readonly string[] = []): unknown {
  if (Array.isArray(value)) return value.map((item) => changeScalars(item, change, keys));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]: [string, unknown]) => [
        /^\w*$/.test(key) ? key : String(change(key, [])),
        changeScalars(inner, change, [...keys, key]),
      ]),
    );
  if (typeof value === 'string') {
    const inner = jsonIn(value);
    if (inner !== undefined) return JSON.stringify(changeScalars(inner, change, keys));
  }
  return change(value as Scalar, keys);
}

/** The object or the list that is encoded in a text as JSON; undefined for any other text. */
function jsonIn(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The placeholder for a secret. Digits and separators keep their pattern, so that a field still accepts the value. */
export function maskSecret(value: Scalar): Scalar {
  if (typeof value === 'number') return 0;
  if (typeof value !== 'string' || value === '') return value;
  return /^[\d\s./-]+$/.test(value) ? value.replaceAll(/\d/g, '0') : removed;
}

/** Secrets that are recognised by their form alone: tokens, card numbers, and social security numbers. */
export function withoutKnownForms(text: string): string {
  return text
    .replaceAll(/\beyJ[\w-]+\.[\w-]*(\.[\w-]*)?/g, removed)
    .replaceAll(/\b(bearer|basic) +[\w.~+/=-]{6,}/gi, `$1 ${removed}`)
    .replaceAll(/\b[2-6]\d{3}([ -]?)\d{4}\1\d{4}\1\d{1,7}\b/g, (digits) =>
      isCard(digits) ? removed : digits,
    )
    .replaceAll(/\b3\d{3}([ -]?)\d{6}\1\d{5}\b/g, (digits) => (isCard(digits) ? removed : digits))
    .replaceAll(/\b\d{3}-\d{2}-\d{4}\b/g, '000-00-0000');
}

/** Whether digits have the check digit of a card number (the Luhn algorithm). */
function isCard(text: string): boolean {
  const digits = [...text.replaceAll(/\D/g, '')].reverse().map(Number);
  const sum = digits.reduce((total, digit, index) => {
    const doubled = index % 2 === 0 ? digit : digit * 2;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/** A copy of a JSON value without its secrets: those under a secret key, and those that are recognised by their form. */
export function withoutSecrets(value: unknown): unknown {
  return changeScalars(value, (scalar, keys) => {
    if (keys.some(isSecretKey)) return maskSecret(scalar);
    return typeof scalar === 'string' ? withoutKnownForms(scalar) : scalar;
  });
}
