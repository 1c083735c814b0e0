/** A text or a number as text; '' for anything else. */
export function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** A text, a number or a boolean as text; '' for anything else. */
export function scalarText(value: unknown): string {
  return typeof value === 'boolean' ? String(value) : toText(value);
}
