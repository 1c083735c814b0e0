import { text } from './read';
import type { ActiveMark, StoredFlag } from './scalars';

/** A flag that travels as text: '1', '0' or another text of the server. */
export function flagText(value: unknown): string {
  if (value === true) return '1';
  return value === false ? '0' : text(value);
}

/** A flag that is sent back as stored unless the user changes it; a missing one is off. */
export function storedFlag(value: unknown): StoredFlag {
  return value === null || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : text(value ?? '0');
}

/** The mark of an active row as it is stored; a row without one is not active. */
export function activeMark(value: unknown): ActiveMark {
  return value === undefined ? 0 : storedFlag(value);
}
