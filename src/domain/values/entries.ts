/** The entries of an object; none of anything else. */
export function entriesOf(source: unknown): ReadonlyMap<string, unknown> {
  return new Map(typeof source === 'object' && source !== null ? Object.entries(source) : []);
}
