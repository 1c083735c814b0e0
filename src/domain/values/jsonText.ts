import { parseJson } from './parseJson';

/**
 * JSON that travels as text. Older records hold it doubled (JSON text of JSON text) or with its quotes escaped; what
 * parses plainly is taken as it is, and only what does not is cleaned (QEDIT-19, Q-143).
 */

/** How many layers of text may be wrapped around the data. */
const MOST_LAYERS = 2;

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

/** Ways to undo escaped quotes, the most faithful first: as the inside of a JSON string, quote by quote, bare. */
function cleanings(text: string): string[] {
  const once = withoutEscapes(text);
  const quoted = /^["']/.test(text) && text.endsWith(text.charAt(0));
  return [`"${text}"`, once, withoutEscapes(once), ...(quoted ? [text.slice(1, -1), once.slice(1, -1)] : [])];
}

/**
 * The object or array in a JSON text; `null` where the text holds nothing, undefined where it cannot be read. Never
 * throws.
 */
export function readJsonText(text: string, layers = MOST_LAYERS): object | null | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const plain = within(parsed(trimmed), layers);
  if (plain !== undefined) return plain;
  for (const cleaned of cleanings(trimmed)) {
    const value = within(parsed(cleaned), layers);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** What was parsed, if it is data, or the data in it, if it is text once more. */
function within(value: unknown, layers: number): object | null | undefined {
  if (typeof value === 'object') return value;
  return typeof value === 'string' && layers > 0 ? readJsonText(value, layers - 1) : undefined;
}

/** Entries as an object without inherited keys, so that `__proto__` is just a name. */
export function plainObject(entries: Iterable<readonly [string, unknown]>): object {
  const result: Record<string, unknown> = { __proto__: null };
  for (const [key, value] of entries) result[key] = value;
  return result;
}
