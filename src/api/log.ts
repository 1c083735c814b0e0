/**
 * The only functions that write to the console. In production a line has no data that was sent or received: control
 * characters are removed and long numbers are masked, because they may be of a card or an account.
 */

type Value = string | number | undefined;

function clean(value: Value): string {
  return String(value)
    .replace(/[\u0000-\u001f\u007f\u2028\u2029]/g, ' ')
    .replace(/\d{5,}/g, '#####')
    .slice(0, 200);
}

function line(message: string, details: Readonly<Record<string, Value>>): string {
  const fields = Object.entries(details).filter(([, value]) => value !== undefined);
  return [message, ...fields.map(([name, value]) => `${name}=${clean(value)}`)].join(' ');
}

/** A failure that the documents require to be logged. */
export function logError(message: string, details: Readonly<Record<string, Value>> = {}): void {
  console.error(line(message, details));
}

/** In development only: an unmasked error with the component stack of React. */
export function logUnmasked(error: unknown, componentStack = ''): void {
  console.error(error, componentStack);
}

/** A problem that the application handled. */
export function logWarning(message: string, details: Readonly<Record<string, Value>> = {}): void {
  console.warn(line(message, details));
}
