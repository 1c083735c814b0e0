/** The replacement for a password, a token or another secret. */
export const removed = '(removed)';

/**
 * The names of secrets, in lower case and without separators: passwords and codes, tokens and cookies, keys, cards, bank
 * accounts, numbers that a state gives to a person, and dates of birth.
 */
const secretNames =
  /passw|(user|login|ftp|db|smtp|mail|admin|client)pass$|passphrase|passcode|passkey|p(s|as)?wo?r?d|^psw|kennwort|contrase|motdepasse|secret|token|jwt|bearer|credential|hmac|saml|assertion|verifier|mnemonic|(api|private|access|account|encryption|signing|master|shared|ssh|s?ftp|pgp|gpg)key|securit(y|ies)(code|answer|question)|authorization|^authentication|oauth|xauth|auth(code|key|data|header)|cookie|session|sessid|csrf|xsrf|(verification|reset|recovery|backup|access|login|activation|onetime)code|^otp|otp$|^cvv|cvv\d?$|^cv[cn]|(user|card|bank|login)pin$|c(c|ard)(no|num|code)|creditcard|debitcard|^expiredate$|routing|bankaccount$|acc(oun|n|c)?t(no|num)|sortcode|iban|ssn$|socialsec|securitynum|social(insurance)?num|fein|taxid|taxpayer|nationalid|passport|^dl(no|num)|driver.?s?licen[cs]e|licen[cs]e(no|num)|dob$|dateofbirth|birthda(te|y)|maidenname/;

/** Names that are secrets only as a word of their own: `pin` is one, and `shipping` is not. */
const secretWords = new Set(
  'pass pw pin otp totp mfa auth tkn sid sig cvv cvc cvn csc ssn sin ein itin aba swift salt hash signature refresh acct dob exp expiry pan creds cred nonce'.split(
    ' ',
  ),
);

/** Names of the query of an address that are secrets only there. */
const secretParameters = new Set(['code', 'key', 'sig', 'ticket']);

const wordsIn = (key: string): string[] =>
  key
    .normalize('NFKC')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .map((word) => word.replace(/\d$/, ''));

/** Whether a key, or the label of a question, names a secret. */
export function isSecretKey(key: string): boolean {
  const words = wordsIn(key);
  return secretNames.test(words.join('')) || words.some((word) => secretWords.has(word));
}

/** Whether a parameter of an address names a secret. */
export function isSecretParameter(key: string): boolean {
  return isSecretKey(key) || secretParameters.has(key.toLowerCase());
}

export type Scalar = string | number | boolean | null;

/** The placeholder for a secret. Digits and separators keep their pattern, so that a field still accepts the value. */
export function maskSecret(value: Scalar): Scalar {
  if (typeof value === 'number') return 0;
  if (typeof value !== 'string' || value === '') return value;
  return /^[\d\s./-]+$/.test(value) ? value.replaceAll(/\d/g, '0') : removed;
}

/** What may be between the digits of a number: anything but a letter or a digit. */
export const separators = String.raw`[^\p{L}\p{Nd}]`;

const numberGroups = new RegExp(String.raw`\p{Nd}+(?:${separators}{1,4}\p{Nd}+)*`, 'gu');
const socialSecurity = new RegExp(
  String.raw`(?<!\p{Nd})\p{Nd}{3}${separators}\p{Nd}{2}${separators}\p{Nd}{4}(?!\p{Nd})`,
  'gu',
);

/** The format of a question, which is no number of a person. */
const inputMask = /^999.99.9999$/;

/** Tokens, keys and hashes of known kinds. */
const tokens =
  /eyJ[\w-]{8,}(?:\.[\w-]*)*|-----BEGIN [^-]*KEY-----[^]*|^[^]*-----END [^-]*KEY-----|\b(?:[spr]k|gh[pousr]|github_pat|glpat|xox[abp])[-_][\w-]{12,}|\bAKIA[A-Z\d]{16}\b|\bAIza[\w-]{30,}|\b(?:SG|ya29)\.[\w.-]{12,}|\$(?:2[abxy]|apr1|[156]|argon2\w{1,2})\$\S+/g;

/** Texts in which any short number may be the code of a card or of a sign-in: 'The CVV of this card is 737'. */
const codeName =
  /\b(?:cv[vc]2?|csc|security code|pin|otp|passcode|(?:your|log.?in|access|one.?time|verification) (?:code|password))\b/i;

/** Date and code that follow a removed card number. */
const afterCard = /\(removed\)(?:[\s,;]{1,5}(?:\d{1,2}\s?[/-]\s?\d{2,4}|\d{3,4})(?!\d))+/g;

const expiry =
  /\b(exp\w{0,20}|valid (?:thru|through|until|to)|good (?:thru|through))([\s:.=]{0,5}(?:date|on|is)?[\s:.=]{0,5})\d{1,2}\s?[/.-]\s?\d{2,4}(?!\s?[/.-]?\d)/gi;

/** A name of up to three words and the sign before its value: `password=`, `Security code: `, `the token is `. */
const nameAndSign =
  /(?<![\p{L}\d_.-])((?:[\p{L}\d_.-]{1,60} ){0,2}[\p{L}\d_.-]{1,60})["'\])]?\s{0,5}(?:[-=]>|=|:|\b(?:is|was)\b(?! (?:not|no|too|an?|the|being|already|now|required|wrong|invalid|incorrect|expired|missing|empty|valid|reset|changed|sent|used|weak|ok)\b)|\b(?:set|changed|reset) to\b)\s{0,5}(?=\S)/giu;

/** The rest of a line up to the next name. */
const value = /(?:(?!\s+[\p{L}\d_.-]{1,60}\s?[=:])[^\n])*/iuy;

/** The sign before a text of several lines, in YAML and TOML. */
const blockStart = /^(?:[>|][+-]?|"""|''')\s*$/;

/** A name and, after a word such as 'number', a text with a digit in it: 'CVV 737'. */
const numberAfterName =
  /(?<![\p{L}\d_])([\p{L}\d_]{1,60}(?: (?:code|number|no|nr|id|key|answer|of birth))?)((?:[\s#(.'"-]{1,5}(?:is|was|of|number|no|code)?){1,3})(\S{0,100}\d\S*)/giu;

/** Secrets that are recognised by their form alone: tokens, card numbers, named values, and social security numbers. */
export function withoutKnownForms(text: string): string {
  const withoutCodes = codeName.test(text) ? text.replaceAll(/(?<!\d)\d{3,8}(?!\d)/g, removed) : text;
  const known = withoutNamedValues(withoutCodes)
    .replaceAll(tokens, removed)
    .replaceAll(/\b(insert|replace)\s+into\b[^]*/gi, `$1 into ${removed}`)
    .replaceAll(/:\/\/[^/?#\s]{1,200}@/g, `://${removed}@`)
    .replaceAll(/(\s(?:-u|--(?:proxy-)?user)[\s=]{1,5}[^\s:]{1,200}:)\S+/gi, `$1${removed}`)
    .replaceAll(/\b(bearer|basic) +([\w.~+/=-]{6,})/gi, (whole, scheme: string, token: string) =>
      /\d|[=~+/_]|[a-z][A-Z]/.test(token) ? `${scheme} ${removed}` : whole,
    )
    .replaceAll(/([?&#])([\w.-]+)=([^&#\s"']+)/g, (whole, sign: string, key: string) =>
      isSecretParameter(key) ? `${sign}${key}=${removed}` : whole,
    )
    .replaceAll(socialSecurity, (digits) =>
      inputMask.test(digits) ? digits : digits.replaceAll(/\p{Nd}/gu, '0'),
    )
    .replaceAll(numberGroups, withoutCards)
    .replaceAll(afterCard, removed)
    .replaceAll(expiry, `$1$2${removed}`)
    .replaceAll(numberAfterName, (whole, name: string, between: string) =>
      isSecretKey(name) ? `${name}${between}${removed}` : whole,
    );
  return namesSecret(known) ? known.replaceAll(mixedWord, (word) => (isMixed(word) ? removed : word)) : known;
}

/** In a text that names a secret, a word of letters and digits may be that secret: 'The token K482-7719-X was refused'. */
const mixedWord = /[^\s"'<>(),;:/?&=#]{8,}/g;

const isMixed = (word: string): boolean =>
  /\d/.test(word) && /\p{L}/u.test(word) && !/^\d{4}-\d\d-\d\d/.test(word);

function namesSecret(text: string): boolean {
  const words = text.split(/[^\p{L}\d]+/u);
  return words.some((word, index) => isSecretKey(word) || isSecretKey(`${words[index - 1] ?? ''} ${word}`));
}

function withoutNamedValues(text: string): string {
  const names = new RegExp(nameAndSign);
  let result = '';
  let end = 0;
  for (let match = names.exec(text); match; match = names.exec(text)) {
    if (!isSecretKey(match[1] ?? '')) continue;
    result += text.slice(end, names.lastIndex) + removed;
    value.lastIndex = names.lastIndex;
    const found = value.exec(text)?.[0] ?? '';
    end = blockStart.test(found) ? text.length : names.lastIndex + found.length;
    names.lastIndex = end;
  }
  return result + text.slice(end);
}

/** The groups of a number, '4111 1111 1111 1111 12/27', without those that make a card number. */
export function withoutCards(text: string): string {
  const groups = [...text.matchAll(/\p{Nd}+/gu)];
  let result = '';
  let end = 0;
  for (const [index, first] of groups.entries()) {
    const card = first.index < end ? undefined : cardIn(groups.slice(index, index + maxCardDigits));
    if (!card) continue;
    result += text.slice(end, first.index) + removed;
    end = card.index + card[0].length;
  }
  return result + text.slice(end);
}

const maxCardDigits = 19;

/** The last of the groups that make a card number together with the first; undefined if none do. */
function cardIn(groups: readonly RegExpExecArray[]): RegExpExecArray | undefined {
  let digits = '';
  return groups.find(([group], index) => {
    digits += group.normalize('NFKC');
    const lengths = groups.slice(0, index + 1).map(([one]) => one.length);
    return digits.length <= maxCardDigits && isCard(digits) && isCardGrouping(lengths);
  });
}

/** Whether groups of digits may belong to one card: two of any lengths, equal ones, or 4, 6 and 5. Dates and times do not. */
function isCardGrouping(lengths: readonly number[]): boolean {
  const [first = 0] = lengths;
  const areEqual = lengths.slice(0, -1).every((length) => length === first) && (lengths.at(-1) ?? 0) <= first;
  return lengths.length <= 2 || areEqual || /^4,6,[45]$/.test(lengths.join());
}

/** Whether markup has an element or an attribute with the name of a secret: `<password>`, `<field name="password">`. */
export function hasSecretElement(text: string): boolean {
  const names = text.matchAll(/<([\w.:-]{1,60})|<[^<>]{1,300}=["']([^"'<>]{1,60})["']/g);
  return [...names].some(
    ([, element = '', attribute = '']) => isSecretKey(element) || isSecretKey(attribute),
  );
}

/** Whether digits have the beginning, the length and the check digit of a card number (the Luhn algorithm). */
function isCard(digits: string): boolean {
  if (!/^(?:[3-6]|2[2-7])\d{12,18}$/.test(digits)) return false;
  const sum = [...digits]
    .reverse()
    .map(Number)
    .reduce((total, digit, index) => {
      const doubled = index % 2 === 0 ? digit : digit * 2;
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return sum % 10 === 0;
}
