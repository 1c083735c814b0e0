// No list of records has such a key. It is enumerable, because RTK Query copies the enumerable keys of a response.
const messageKey = '(message)';

/** An empty list with the message that the server sent instead of rows. */
export function noRows<T>(message: string | undefined): T[] {
  return message ? Object.assign([], { [messageKey]: message }) : [];
}

/** The message that the server sent instead of the rows of this list; undefined if it sent none. */
export function emptyListMessage(rows: readonly unknown[]): string | undefined {
  const message: unknown = Reflect.get(rows, messageKey);
  return typeof message === 'string' ? message : undefined;
}
