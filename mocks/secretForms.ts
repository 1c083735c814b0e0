import { separators } from './bundleSecrets';
import { resultOf } from './bundleTexts';

/** The forms in which a known secret may be written elsewhere: with other characters, or encoded. */

/** A shorter secret could be any word of a response, so it is removed under its own key only. */
const minSecretLength = 6;

/** A longer one is removed under its own key only, because the search would take too long. */
const maxSecretLength = 5000;

/** Fewer digits with separators between them may be a part of a time. */
const minSpacedDigits = 8;

/** A pattern for all secrets, as they are and as JSON and URLs have them; digits with any separators. */
export function patternOf(secrets: readonly string[]): RegExp {
  const forms = secrets
    .filter(({ length }) => length >= minSecretLength && length <= maxSecretLength)
    .flatMap((secret) => {
      const json = JSON.stringify(secret).slice(1, -1);
      const form = new URLSearchParams([['', secret]]).toString().slice(1);
      const url = form.replaceAll('+', '%20');
      return [secret, json, JSON.stringify(json).slice(1, -1), url, form, encoded(secret)];
    });
  const digits = secrets
    .filter((secret) => /^[\d\s./-]+$/.test(secret))
    .map((secret) => secret.replaceAll(/\D/g, ''))
    .filter(({ length }) => length >= minSpacedDigits);
  const longestFirst = [...new Set(forms)].sort((one, other) => other.length - one.length).map(escaped);
  const spaced = [...new Set(digits)].map((number) => [...number].map(anyWidth).join(`${separators}{0,3}`));
  const all = [...spaced, ...longestFirst];
  return new RegExp(all.length === 0 ? '(?!)' : all.join('|'), 'giu');
}

/** A digit, or the same digit as Chinese and Japanese keyboards write it. */
const anyWidth = (digit: string): string => `[${digit}${String.fromCodePoint(0xff10 + Number(digit))}]`;

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

/** The URL encoding; half of a surrogate pair has none. */
const encoded = (text: string): string => text.replaceAll(/[^\ud800-\udfff]/gu, encodeURIComponent);

const characters = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
]);

/** The text in base64, in UTF-8 or Latin-1; undefined for other bytes. */
const fromBase64 = (base64: string): string | undefined => {
  const latin = atob(base64);
  const bytes = Uint8Array.from(latin, (sign) => sign.codePointAt(0) ?? 0);
  const utf8 = resultOf(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes), base64);
  if (typeof utf8 === 'string') return utf8;
  return /^[\s\u0020-\u007e\u00a0-\u00ff]*$/.test(latin) ? latin : undefined;
};

/** Ways to write a text with other characters: in addresses, in JSON, in HTML, in Unicode, as hexadecimal digits, and as base64. */
const decoders: readonly ((text: string) => unknown)[] = [
  decodeURIComponent,
  (text) => (text.includes('\\') ? JSON.parse(`"${text.replaceAll(/(?<!\\)"|\s/g, ' ')}"`) : text) as unknown,
  (text) =>
    text
      .replaceAll(/&#(\d{1,6});/g, (_, code) => String.fromCodePoint(Number(code)))
      .replaceAll(/&#x([\da-f]{1,5});/gi, (_, code) =>
        String.fromCodePoint(Number.parseInt(String(code), 16)),
      )
      .replaceAll(/&(\w{2,4});/g, (whole, name: string) => characters.get(name) ?? whole),
  (text) => text.replaceAll(/[\u00ad\u200b-\u200d\u2060\uFEFF]/g, '').normalize('NFKC'),
  (text) =>
    text.replaceAll(/(?:[\da-f]{2}){8,}/gi, (hex) => {
      const bytes = (hex.match(/../g) ?? []).map((byte) => String.fromCodePoint(Number.parseInt(byte, 16)));
      return /^[\u0020-\u007e]*$/.test(bytes.join('')) ? bytes.join('') : hex;
    }),
  (text) =>
    text.replaceAll(/[\w+/-]{12,}/g, (word) => {
      const decoded = resultOf(fromBase64, word.replaceAll('-', '+').replaceAll('_', '/'));
      return typeof decoded === 'string' ? decoded : word;
    }),
];

/** The other texts that a text may mean, also if it was encoded several times. */
export function decodedTexts(text: string, layers = 3): string[] {
  if (layers === 0) return [];
  return decoders
    .map((decode) => resultOf(decode, text))
    .filter((decoded) => typeof decoded === 'string')
    .filter((decoded) => decoded !== text)
    .flatMap((decoded) => [decoded, ...decodedTexts(decoded, layers - 1)]);
}
