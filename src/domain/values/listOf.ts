/**
 * A list, also one with numbered keys in place of places, as PHP sends a list with a gap; undefined for anything else. An
 * object lists such keys by size, and an object without keys is an empty list.
 */
export function listOf(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    return list;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const entries = Object.entries(value);
  return entries.every(([key]) => /^\d+$/.test(key)) ? entries.map(([, entry]): unknown => entry) : undefined;
}
