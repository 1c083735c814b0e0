/**
 * A list, also from an object with numbered keys: PHP sends a list with a gap like this. Undefined for anything else;
 * an object without keys is an empty list.
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
