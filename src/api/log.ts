/**
 * The one way to the console. In production a line names what happened and nothing that was sent or received: control characters
 * are escaped and runs of digits are masked, since a number may be a card's or an account's.
 */

type Value = string | number | undefined;

function clean(value: Value): string {
  return String(value)
    .replace(/[\u0000-\u001f\u007f\u2028\u2029]/g, ' ')
    .replace(/\d{5,}/g, '#####')
    .slice(0, 200);
}

function line(message: string, details: Readonly<Record<string, Value>>): string {
  const parts = Object.entries(details).filter(([, value]) => value !== undefined);
  return [message, ...parts.map(([name, value]) => `${name}=${clean(value)}`)].join(' ');
}

/** A failure that the documents say is logged. */
export function logError(message: string, details: Readonly<Record<string, Value>> = {}): void {
  console.error(line(message, details));
}

/** In development only: an error of the program as it is, with the stack of components in which React has caught it. */
export function logUnmasked(error: unknown, componentStack = ''): void {
  console.error(error, componentStack);
}

/** Something odd that the product coped with. */
export function logWarning(message: string, details: Readonly<Record<string, Value>> = {}): void {
  console.warn(line(message, details));
}
