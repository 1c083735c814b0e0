/** A pending read, as RTK Query's `refetch` returns it. */
export interface Reading<Value> {
  readonly unwrap: () => Promise<Value>;
  readonly abort: () => void;
}

/** The same read with a mapped value, such as the record as a form edits it. */
export function mapReading<Value, Mapped>(
  { unwrap, abort }: Reading<Value>,
  map: (value: Value) => Mapped,
): Reading<Mapped> {
  return { unwrap: async () => map(await unwrap()), abort };
}

/** How long a change waits for the read before it, in milliseconds. After that the user is asked. */
const readLimitMs = 5000;

/** Rejects where the read takes too long, and calls `onTooLate`. */
export function withinLimit<Value>(value: Promise<Value>, onTooLate?: () => void): Promise<Value> {
  const limit = AbortSignal.timeout(readLimitMs);
  const tooLate = new Promise<never>((_resolve, reject) => {
    limit.addEventListener('abort', () => {
      reject(new Error('The read took too long'));
      onTooLate?.();
    });
  });
  return Promise.race([value, tooLate]);
}
