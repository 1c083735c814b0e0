/** A read that was begun, as RTK Query's `refetch` gives it. */
export interface Reading<Value> {
  readonly unwrap: () => Promise<Value>;
  readonly abort: () => void;
}

/** The same read with its value as a form would be opened with it. */
export function mapReading<Value, Mapped>(
  { unwrap, abort }: Reading<Value>,
  map: (value: Value) => Mapped,
): Reading<Mapped> {
  return { unwrap: async () => map(await unwrap()), abort };
}
