/** How long rows are read without a pause for the browser, in milliseconds. */
const sliceMs = 5;

/**
 * Reads rows while the browser is idle, so that the first key in the quick filter of a long list is as fast as later ones.
 * Does nothing in browsers without `requestIdleCallback`.
 * @returns a function that stops the reading
 */
export function readWhenIdle<Row>(rows: readonly Row[], read: (row: Row) => unknown): () => void {
  if (!('requestIdleCallback' in window)) return () => undefined;
  const remaining = rows.values();
  function readSlice(): void {
    const end = performance.now() + sliceMs;
    for (const row of remaining) {
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
