import type { Id } from '@/domain/records/scalars';
import type { Sent } from './http';

/** What came, as text; nothing is the empty text. */
export function textOf(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}

export function idOf(value: unknown): Id {
  return typeof value === 'number' ? value : textOf(value);
}

/** The fields of these keys as text. */
export function textFields<Key extends string>(body: Sent<Key>, keys: readonly Key[]): Record<Key, string> {
  // Each key has been filled.
  return Object.fromEntries(keys.map((key) => [key, textOf(body[key])])) as Record<Key, string>;
}
