import { isSecretKey } from '../../mocks/bundleSecrets';

type Kind = 'email' | 'phone' | 'website' | 'address' | 'company' | 'username' | 'person';

/** What kind of personal detail is under a key or a label, compared in small letters without signs between the words. */
const kinds: readonly (readonly [kind: Kind, key: RegExp])[] = [
  ['email', /email/],
  ['phone', /phone|fax|mobile/],
  ['website', /website/],
  ['address', /address|streetaddr|^street$/],
  [
    'company',
    /^(company|business|carrier|career|client|bank|former|mortgagee|sender|reciver|submga|tpa|mga)name$|^client(full|short)name$|formercarrier/,
  ],
  ['username', /username|loginid/],
  [
    'person',
    /(first|last|middle|full|owner|cardholder|agent|creator|customer|insured|driver|admin|person)name$|contactperson$|principalcontact$|cardholder/,
  ],
];

/** Keys whose values are names of lists or places, even if a person has the same name. */
const noNames = /state|city|country|county|status|type|schedule|coverage|program|attribute|intake|lob/;

const madeUpNames = [
  'Robin Marlow Harper Quill Avery Linden Jordan Brook Casey Hollis Morgan Vale Rowan Thorne Emery Lark Sage Penrose',
  'Blair Winslow Devon Ashby Ellis Corwin Finley Drake Gray Easton Hayden Frost Indigo Gale Jules Heath Kendall Ives',
].flatMap((names) => names.split(' '));

const plainKey = (key: string): string => key.toLowerCase().replaceAll(/[^a-z]/g, '');

/** Replaces names, emails, phone numbers and addresses with made-up ones; the same value always has the same replacement. */
export class People {
  readonly #replaced = new Map<string, string>();
  readonly #counts = new Map<Kind, number>();
  readonly #nameWords = new Map<string, string>();

  /** Records the personal details under a key, so that they are also replaced under other keys and in messages. */
  learn(value: unknown, keys: readonly string[]): void {
    const kind = kindOf(keys);
    if (kind && typeof value === 'string') this.#replacement(kind, value);
  }

  /** The value under a key without personal details. */
  replace(value: string | number, keys: readonly string[]): string | number {
    const kind = kindOf(keys);
    if (typeof value === 'number') return kind === 'phone' ? Number(this.#phone(String(value))) : value;
    if (kind) return this.#replacement(kind, value);
    const whole = this.#replaced.get(`company ${value}`) ?? this.#replaced.get(`address ${value}`);
    return whole ?? this.#inText(value, noNames.test(plainKey(keyOf(keys))));
  }

  /** Replaces what looks like an email, a phone number or a known name in any text. */
  #inText(text: string, isPlace: boolean): string {
    const changed = text
      .replaceAll(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, (email) => this.#replacement('email', email))
      .replaceAll(/\(?\b\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b/g, (phone) => this.#replacement('phone', phone));
    if (isPlace) return changed;
    return changed.replaceAll(/\p{Lu}[\p{L}'’]{2,}/gu, (word) => this.#nameWords.get(word) ?? word);
  }

  #replacement(kind: Kind, original: string): string {
    const text = original.trim();
    if (!/[\p{L}\d]/u.test(text)) return original;
    if (kind === 'person') return text.replaceAll(/[\p{L}'’]+/gu, (word) => this.#name(word));
    if (kind === 'phone') return this.#phone(text);
    return this.#once(kind, text, (count) => {
      if (kind === 'email') return `person${count}@example.com`;
      if (kind === 'website') return `https://www.example.com/${count}`;
      if (kind === 'address') return `${count} Example Street`;
      return kind === 'company' ? `Company ${count}` : `user${count}`;
    });
  }

  #name(word: string): string {
    const made = this.#once('person', word.toLowerCase(), (count) => {
      const round = Math.floor((count - 1) / madeUpNames.length);
      return `${madeUpNames[(count - 1) % madeUpNames.length] ?? ''}${round > 0 ? 'abcdefghij'.charAt(round % 10) : ''}`;
    });
    this.#nameWords.set(word, made);
    return made;
  }

  /** The digits change, the signs between them stay, so that a field still accepts the number. */
  #phone(text: string): string {
    const digits = text.replaceAll(/\D/g, '');
    const made = this.#once('phone', digits, (count) => String(2_015_550_100 + count));
    const all = made.slice(-digits.length).padStart(digits.length, '1');
    let place = 0;
    return text.replaceAll(/\d/g, () => all.charAt(place++));
  }

  #once(kind: Kind, original: string, make: (count: number) => string): string {
    const key = `${kind} ${original}`;
    const known = this.#replaced.get(key);
    if (known !== undefined) return known;
    const count = (this.#counts.get(kind) ?? 0) + 1;
    this.#counts.set(kind, count);
    const made = make(count);
    this.#replaced.set(key, made);
    return made;
  }
}

/** The key or label that names a value. The rows of an answer are numbered. */
function keyOf(keys: readonly string[]): string {
  return keys.findLast((key) => !/^\d*$/.test(key)) ?? '';
}

function kindOf(keys: readonly string[]): Kind | undefined {
  const key = plainKey(keyOf(keys));
  return isSecretKey(key) ? undefined : kinds.find(([, pattern]) => pattern.test(key))?.[0];
}
