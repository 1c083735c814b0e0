import type { Flag, Id } from '@/domain/records/scalars';
import type { Sent } from './http';

/** A sent value as text; empty if it is absent. */
export function textOf(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}

/** An id as it was sent: a number, or text. */
export function idOf(value: unknown): Id {
  return typeof value === 'number' ? value : textOf(value);
}

/** A number, also from its text; anything else is 0. */
export function numberOf(value: unknown): number {
  const number = Number(textOf(value));
  return Number.isFinite(number) ? number : 0;
}

/** A flag, from any of the forms in which it is sent. */
export function flagOf(value: unknown): Flag {
  return value === true || numberOf(value) === 1 ? 1 : 0;
}

/** The fields of the keys that were sent, each converted by `read`. */
export function fieldsOf<Key extends string, Value>(
  body: Sent<Key>,
  keys: readonly Key[],
  read: (value: unknown) => Value,
): Record<Key, Value> {
  // A key is lacking only in an update, which keeps what is stored of it.
  return Object.fromEntries(
    keys.filter((key) => Object.hasOwn(body, key)).map((key) => [key, read(body[key])]),
  ) as Record<Key, Value>;
}

/** The fields of these keys as text. */
export function textFields<Key extends string>(body: Sent<Key>, keys: readonly Key[]): Record<Key, string> {
  return fieldsOf(body, keys, textOf);
}
