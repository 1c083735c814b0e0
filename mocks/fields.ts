import type { Flag, Id } from '@/domain/records/scalars';
import type { Sent } from './http';

/** A sent value as text; empty if it is missing. */
export function asText(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}

/** An id as it was sent: a number, or text. */
export function asId(value: unknown): Id {
  return typeof value === 'number' ? value : asText(value);
}

/** A number, also from its text; anything else is 0. */
export function asNumber(value: unknown): number {
  const number = Number(asText(value));
  return Number.isFinite(number) ? number : 0;
}

/** A flag, from any of its forms in the requests. */
export function asFlag(value: unknown): Flag {
  return value === true || asNumber(value) === 1 ? 1 : 0;
}

/** The fields of the keys that were sent, each converted by `read`. */
export function sentFields<Key extends string, Value>(
  body: Sent<Key>,
  keys: readonly Key[],
  read: (value: unknown) => Value,
): Record<Key, Value> {
  // Only an update can lack a key; the stored value stays then.
  return Object.fromEntries(
    keys.filter((key) => Object.hasOwn(body, key)).map((key) => [key, read(body[key])]),
  ) as Record<Key, Value>;
}

/** The fields of these keys as text. */
export function textFields<Key extends string>(body: Sent<Key>, keys: readonly Key[]): Record<Key, string> {
  return sentFields(body, keys, asText);
}
