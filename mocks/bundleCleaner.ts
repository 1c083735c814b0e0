import {
  hasSecretElement,
  isSecretKey,
  isSecretParameter,
  maskSecret,
  removed,
  withoutCards,
  withoutKnownForms,
  type Scalar,
} from './bundleSecrets';
import { looksStructured, readNestedText } from './bundleTexts';
import { decodedTexts, patternOf } from './secretForms';

/** The recording from which a cleaner learns the secrets. */
interface Recording {
  /** All that was sent and received. */
  readonly values: readonly unknown[];
  /** Secrets from other sources, such as headers. */
  readonly secrets?: readonly string[];
  /** Changes a scalar that is no secret. */
  readonly change?: (value: Scalar, keys: readonly string[]) => Scalar;
}

type Ids = Readonly<Record<string, string>>;

export interface Cleaner {
  /** A copy of a JSON value without secrets, neither in its scalars nor in its keys. */
  readonly clean: (value: unknown) => unknown;
  readonly cleanText: (text: string) => string;
  /** A copy of an object in which only the keys are cleaned. */
  readonly cleanKeys: (value: unknown) => unknown;
  readonly cleanIds: (ids: Ids) => Ids;
  /** An address without the secrets of its path and its query. */
  readonly cleanAddress: (address: string) => string;
  readonly isSecret: (keys: readonly string[]) => boolean;
}

/**
 * Removes the secrets of a recording: the scalars under a secret key, the answers to secure questions, what is recognised by
 * its form, and the texts of all these wherever else they occur. A text that looks like JSON but cannot be read is removed.
 */
export function makeCleaner({ values, secrets = [], change = (value) => value }: Recording): Cleaner {
  const questions = questionsIn(values);
  const isSecret = (keys: readonly string[]): boolean =>
    keys.some(isSecretKey) || isSecureAnswer(keys, questions);
  const known = new Set(secrets.map((secret) => secret.trim()));
  for (const value of values)
    visitScalars(value, (scalar, keys) => {
      if (isSecret(keys) && isLearned(scalar, keys, questions)) known.add(String(scalar).trim());
    });
  const secretTexts = patternOf([...known]);

  const cleanPlain = (text: string): string => withoutKnownForms(text.replaceAll(secretTexts, removed));
  const cleanText = (text: string): string => {
    const cleaned = cleanPlain(text);
    const decoded = decodedTexts(cleaned);
    const hidesSecret = decoded.some(
      (one) => looksStructured(one) || hasSecretElement(one) || cleanPlain(one) !== one,
    );
    return hidesSecret ? removed : cleaned;
  };
  const cleanKey = (key: string, keys: readonly string[]): string => {
    if (isSecretKey(key) && /^[\p{L}\s_-]*\d?$/u.test(key)) return key;
    const isBelowSecret = isSecret(keys) && !isAnswersKey(keys.at(-1) ?? '');
    if (isBelowSecret && /\d{3}/.test(key)) return removed;
    const cleaned = cleanText(key);
    return /^\w*$/.test(cleaned) ? cleaned : String(change(cleaned, []));
  };
  const cleanScalar = (scalar: Scalar, keys: readonly string[]): Scalar => {
    if (isSecret(keys)) return maskSecret(scalar);
    if (typeof scalar === 'number') return isSecretNumber(scalar) ? 0 : change(scalar, keys);
    if (typeof scalar !== 'string') return scalar;
    return looksStructured(scalar) || hasSecretElement(scalar) ? removed : change(cleanText(scalar), keys);
  };
  const isSecretNumber = (value: number): boolean => {
    const digits = String(value);
    const isTooLong = Number.isInteger(value) && !Number.isSafeInteger(value);
    return isTooLong || withoutCards(digits) !== digits || digits.replaceAll(secretTexts, removed) !== digits;
  };
  const clean = (value: unknown): unknown => mapScalars(value, cleanScalar, cleanKey);
  return {
    clean,
    isSecret,
    cleanText: (text) => String(clean(text)),
    cleanKeys: (value) => mapScalars(value, (scalar) => scalar, cleanKey),
    cleanIds: (ids) =>
      Object.fromEntries(
        Object.entries(ids).map(([key, id]) => [cleanKey(key, []), String(cleanScalar(id, [key]))]),
      ),
    cleanAddress: (address) => {
      const url = new URL(address, 'http://localhost');
      const parameters = [...url.searchParams];
      const cleaned = parameters.map(([key, inner]) =>
        isSecretParameter(key) ? [key, removed] : [cleanKey(key, []), String(clean(inner))],
      );
      if (String(cleaned) !== String(parameters)) url.search = new URLSearchParams(cleaned).toString();
      const segments = url.pathname.split('/');
      const path = segments.map((segment, index) => cleanSegment(segment, segments[index - 1] ?? ''));
      return path.join('/') + url.search + cleanText(url.hash);
    },
  };

  /** A segment with a digit after the name of a secret may be that secret: `/reset-password/K4827719`. */
  function cleanSegment(segment: string, before: string): string {
    const cleaned = isSecretKey(before) && /\d/.test(segment) ? removed : cleanText(segment);
    return cleaned === segment ? segment : encodeURIComponent(cleaned);
  }
}

type OnScalar = (value: Scalar, keys: readonly string[]) => unknown;

/** A copy of a JSON value with other scalars and keys, also of the JSON inside of its texts. */
function mapScalars(
  value: unknown,
  onScalar: OnScalar,
  onKey: (key: string, keys: readonly string[]) => string,
  keys: readonly string[] = [],
  columns: readonly string[] = [],
): unknown {
  const nested = typeof value === 'string' && !keys.some(isSecretKey) ? readNestedText(value) : undefined;
  if (nested) return nested.write(mapScalars(nested.value, onScalar, onKey, keys));
  if (typeof value !== 'object' || value === null) return onScalar(value as Scalar, keys);
  const isCard = isSplitCard(value);
  const keysTo = (item: unknown): readonly string[] =>
    isCard && isCardPart(item) ? [...keys, 'cardnumber'] : keys;
  if (Array.isArray(value))
    return value.map((item, index) =>
      mapScalars(item, onScalar, onKey, keysOfItem(value, index, keysTo(item), columns), columns),
    );
  const names = columnsIn(value);
  const result: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) {
    const newKey = onKey(key, keys);
    const isTaken = Object.hasOwn(result, newKey);
    const cleaned = mapScalars(
      inner,
      onScalar,
      onKey,
      keysOfField(value, key, keysTo(inner)),
      inner === names ? [] : names,
    );
    // An assignment would set the prototype.
    const name = isTaken ? `${newKey} ${Object.keys(result).length}` : newKey;
    Object.defineProperty(result, name, {
      value: cleaned,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
  return result;
}

/** Calls `visit` with each scalar of a JSON value, also of the JSON inside of its texts. */
export function visitScalars(value: unknown, visit: (value: Scalar, keys: readonly string[]) => void): void {
  mapScalars(
    value,
    (scalar, keys) => {
      visit(scalar, keys);
      return scalar;
    },
    (key) => key,
  );
}

const isCardPart = (item: unknown): item is string => typeof item === 'string' && /^\d{4}$/.test(item);

/** Whether the digits in a list are one card number together: `['4111', '1111', '1111', '1111']`. */
function isSplitCard(value: object): boolean {
  return Array.isArray(value) && value.every(isCardPart) && withoutCards(value.join(' ')) === removed;
}

/** The names of the columns of a table: `{ columns: ['id', 'password'], rows: [[7, '…']] }`. */
function columnsIn(record: object): readonly string[] {
  const isName = (item: unknown): item is string => typeof item === 'string' && /^[\p{L}_.-]+$/u.test(item);
  const lists = Object.values(record).filter(
    (field): field is string[] => Array.isArray(field) && field.every(isName),
  );
  return lists.find((list) => list.some(isSecretKey)) ?? [];
}

/**
 * The keys to an item of a list. An item in a secret column has the name of the column. The second item of a pair is the
 * value of the first: `[31, 'blue']`, `['password', '…']`.
 */
function keysOfItem(
  list: readonly unknown[],
  index: number,
  keys: readonly string[],
  columns: readonly string[],
): readonly string[] {
  const column = columns.length === list.length ? columns[index] : undefined;
  if (column !== undefined && isSecretKey(column)) return [...keys, column];
  const [name] = list;
  const isValue = list.length === 2 && index === 1 && (typeof name === 'string' || typeof name === 'number');
  return isValue ? [...keys, String(name)] : keys;
}

/** The keys to a field. Of `{ attribute_id: 31, value: 'blue' }` and `{ name: 'password', value: '…' }` they have the name. */
function keysOfField(record: object, key: string, keys: readonly string[]): readonly string[] {
  const isInAnswers = keys.some(isAnswersKey);
  if (isIdKey(key) || !(isInAnswers || isValueKey(key))) return [...keys, key];
  const names = Object.entries(record)
    .filter(([other]) => other !== key && (isIdKey(other) || isNameKey(other)))
    .flatMap(([, name]): unknown[] => (Array.isArray(name) ? name : [name]))
    .filter((name) => typeof name === 'string' || typeof name === 'number')
    .map(String);
  return [...keys, ...names, key];
}

const plainKey = (key: string): string => key.toLowerCase().replaceAll(/[^a-z\d]/g, '');
const isIdKey = (key: string): boolean =>
  /^((attribute|question|field)?id|attribute|question)$/.test(plainKey(key));
const isNameKey = (key: string): boolean =>
  /^(k|key|label|field|title|path|loc|instancepath|datapath|param|property|column|(attribute|question|field)?name)$/.test(
    plainKey(key),
  );
const isValueKey = (key: string): boolean =>
  /value$|^(v|val|answers?|response|data|text|input|content|old|new|before|after|from|to|current|previous|given|received)$/.test(
    plainKey(key),
  );

/** Whether the answers of a quotation are under a key. `details` may also be the details of anything else. */
const isAnswersKey = (key: string): boolean => /details$|answers?$/.test(plainKey(key));
const isOnlyAnswersKey = (key: string): boolean =>
  /^(policy|quotation|answer|attribute|intake)details$/.test(plainKey(key));

interface Questions {
  /** Whether the answer to a question is secure, by the question's id. */
  readonly secureById: ReadonlyMap<string, boolean>;
  readonly secureNames: ReadonlySet<string>;
}

/** The questions of intake forms, as far as the recording shows them. */
function questionsIn(values: readonly unknown[]): Questions {
  const secureById = new Map<string, boolean>();
  const secureNames = new Set<string>();
  const look = (value: unknown): void => {
    const inner = typeof value === 'string' ? readNestedText(value)?.value : value;
    if (typeof inner !== 'object' || inner === null) return;
    const fields = new Map(Object.entries(inner).map(([key, field]) => [plainKey(key), field as unknown]));
    const type = fields.get('attributetype');
    if (typeof type === 'string') {
      const isSecure = plainKey(type).includes('secure');
      const id = String(fields.get('attributeid') ?? fields.get('id'));
      secureById.set(id, isSecure || secureById.get(id) === true);
      const names = isSecure ? ['name', 'attributename', 'label'].map((key) => fields.get(key)) : [];
      for (const name of names) if (typeof name === 'string' && name !== '') secureNames.add(plainKey(name));
    }
    Object.values(inner).forEach(look);
  };
  values.forEach(look);
  return { secureById, secureNames };
}

/**
 * The answers of a quotation are stored under the ids of their questions. An unknown question may be secure. The list of
 * policies that older records have instead is no answer.
 */
function isSecureAnswer(keys: readonly string[], { secureById, secureNames }: Questions): boolean {
  if (keys.some((key) => secureNames.has(plainKey(key)))) return true;
  if (keys.some((key, index) => secureById.get(key) === true && isValueKey(keys[index + 1] ?? '')))
    return true;
  const at = keys.findIndex(isAnswersKey);
  if (at < 0) return false;
  const question = keys.slice(at + 1).find((key) => /^\d+$/.test(key));
  if (question !== undefined) return secureById.get(question) ?? true;
  const isOfPolicyList = keys.some((key) => /^policy(name|coverage)$/.test(plainKey(key)));
  return isOnlyAnswersKey(keys[at] ?? '') && !isOfPolicyList && !isIdKey(keys.at(-1) ?? '');
}

/** Whether the text of a secret is also removed elsewhere. The answer to an unknown question may be an ordinary word, number or date. */
function isLearned(scalar: Scalar, keys: readonly string[], { secureById }: Questions): boolean {
  if (typeof scalar !== 'string' && typeof scalar !== 'number') return false;
  const isKnown = keys.some((key) => isSecretKey(key) || secureById.get(key) === true);
  return isKnown || /^(?=.*\d)(?=.*\p{L}).{8}/u.test(String(scalar));
}
