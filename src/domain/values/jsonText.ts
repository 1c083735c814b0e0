import { parseJson } from './parseJson';

/**
 * JSON that is stored as text. In older records it is JSON text of JSON text, or its quotes are escaped. Text that
 * cannot be parsed is cleaned first (QEDIT-19, Q-143).
 */

/** How many times the data may be wrapped as JSON text. */
const MAX_LAYERS = 2;

function parsed(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

function withoutEscapes(text: string): string {
  return text.replaceAll('\\"', '"');
}

/**
 * Ways to undo escaped quotes, the most exact first: as the inside of a JSON string, quote by quote, without outer
 * quotes.
 */
function cleanings(text: string): string[] {
  const once = withoutEscapes(text);
  const quoted = /^["']/.test(text) && text.endsWith(text.charAt(0));
  return [`"${text}"`, once, withoutEscapes(once), ...(quoted ? [text.slice(1, -1), once.slice(1, -1)] : [])];
}

/** The object or array in a JSON text; null if the text is blank, undefined if it is malformed. Never throws. */
export function readJsonText(text: string, layers = MAX_LAYERS): object | null | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const plain = unwrapped(parsed(trimmed), layers);
  if (plain !== undefined) return plain;
  for (const cleaned of cleanings(trimmed)) {
    const value = unwrapped(parsed(cleaned), layers);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** The parsed value if it is data, or the data in it if it is JSON text again. */
function unwrapped(value: unknown, layers: number): object | null | undefined {
  if (typeof value === 'object') return value;
  return typeof value === 'string' && layers > 0 ? readJsonText(value, layers - 1) : undefined;
}

/** Entries as an object without inherited keys, so that `__proto__` is an ordinary key. */
export function plainObject(entries: Iterable<readonly [string, unknown]>): object {
  const result: Record<string, unknown> = { __proto__: null };
  for (const [key, value] of entries) result[key] = value;
  return result;
}
