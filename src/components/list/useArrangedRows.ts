import { useEffect, useMemo } from 'react';
import { rowArranger, type ArrangedRows } from './arrangeRows';
import type { ColumnSort } from 'react-table';
import type { Column } from './columns';

/** Up to here the first keystroke prepares all rows itself. */
const shortList = 2_000;
const rowsAtOnce = 100;
/** A turn of preparing, in milliseconds: a click in the middle of it still meets the next frame. */
const turnMs = 5;
/** The first rows are painted before anything is prepared. */
const debounceMs = 200;

/**
 * A list's rows, sorted and filtered. A long list is prepared for filtering in the browser's idle moments, so that the first
 * keystroke in the filter is as quick as the next.
 */
export function useArrangedRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: ColumnSort | null,
  filter: string,
): ArrangedRows<Row> {
  const arranger = useMemo(() => rowArranger(rows, columns), [rows, columns]);
  useEffect(() => {
    if (rows.length <= shortList) return undefined;
    let waiting = 0;
    const rest = setTimeout(() => (waiting = whenIdle(prepare)), debounceMs);
    function prepare(): void {
      const end = performance.now() + turnMs;
      let isMore: boolean;
      do isMore = arranger.prepare(rowsAtOnce);
      while (isMore && performance.now() < end);
      if (isMore) waiting = whenIdle(prepare);
    }
    return () => {
      clearTimeout(rest);
      cancelIdle(waiting);
    };
  }, [arranger, rows.length]);
  return useMemo(() => arranger.arrange(sort, filter), [arranger, sort, filter]);
}

// Not every browser tells when it is idle.
function whenIdle(work: () => void): number {
  return 'requestIdleCallback' in window ? window.requestIdleCallback(work) : Number(setTimeout(work, 50));
}

function cancelIdle(handle: number): void {
  if ('cancelIdleCallback' in window) window.cancelIdleCallback(handle);
  else clearTimeout(handle);
}
