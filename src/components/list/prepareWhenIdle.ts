const rowsAtOnce = 100;
/** A turn of preparing, in milliseconds: a click in the middle of it still meets the next frame. */
const turnMs = 5;
/** The first rows are painted before anything is prepared. */
const debounceMs = 200;

/** Prepares a long list for filtering in the browser's idle moments; returns a function that ends it. */
export function prepareWhenIdle(prepareRows: (rows: number) => boolean): () => void {
  let waiting = 0;
  const rest = setTimeout(() => (waiting = whenIdle(prepare)), debounceMs);
  function prepare(): void {
    const end = performance.now() + turnMs;
    let isMore: boolean;
    do isMore = prepareRows(rowsAtOnce);
    while (isMore && performance.now() < end);
    if (isMore) waiting = whenIdle(prepare);
  }
  return () => {
    clearTimeout(rest);
    cancelIdle(waiting);
  };
}

// Not every browser tells when it is idle.
function whenIdle(work: () => void): number {
  return 'requestIdleCallback' in window ? window.requestIdleCallback(work) : Number(setTimeout(work, 50));
}

function cancelIdle(handle: number): void {
  if ('cancelIdleCallback' in window) window.cancelIdleCallback(handle);
  else clearTimeout(handle);
}
