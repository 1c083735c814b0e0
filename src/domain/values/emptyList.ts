// No list of records has such a key. It is enumerable, because RTK Query copies the enumerable keys of an answer.
const place = '(words)';

/** An empty list that keeps what the server said in place of rows. */
export function noRows<T>(words: string | undefined): T[] {
  return words ? Object.assign([], { [place]: words }) : [];
}

/** What the server said in place of the rows of this list; undefined where it said nothing. */
export function emptyListMessage(rows: readonly unknown[]): string | undefined {
  const words: unknown = Reflect.get(rows, place);
  return typeof words === 'string' ? words : undefined;
}
