/** How long rows are read before the browser may handle a key, in milliseconds. */
const sliceMs = 5;

/**
 * Reads rows while the browser is idle, so that the first key in the quick filter of a long list is as quick as the next. Where the
 * browser does not tell when it is idle, nothing is read ahead.
 * @returns a function that ends the reading
 */
export function readWhenIdle<Row>(rows: readonly Row[], read: (row: Row) => unknown): () => void {
  if (!('requestIdleCallback' in window)) return () => undefined;
  const left = rows.values();
  function readSlice(): void {
    const end = performance.now() + sliceMs;
    for (const row of left) {
      read(row);
      if (performance.now() > end) {
        handle = requestIdleCallback(readSlice);
        return;
      }
    }
  }
  let handle = requestIdleCallback(readSlice);
  return () => cancelIdleCallback(handle);
}
