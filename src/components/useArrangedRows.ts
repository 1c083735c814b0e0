import { useEffect, useMemo } from 'react';
import { rowArranger, type ArrangedRows } from './arrangeRows';
import type { Column, Sort } from './columns';

const rowsAtOnce = 2_000;

/**
 * A list's rows, sorted and filtered. A long list is prepared for filtering in the browser's idle moments, so that the first
 * keystroke in the filter is as quick as the next.
 */
export function useArrangedRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | null,
  filter: string,
): ArrangedRows<Row> {
  const arranger = useMemo(() => rowArranger(rows, columns), [rows, columns]);
  useEffect(() => {
    if (rows.length <= rowsAtOnce) return undefined;
    let waiting = whenIdle(prepare);
    function prepare(): void {
      if (arranger.prepare(rowsAtOnce)) waiting = whenIdle(prepare);
    }
    return () => cancelIdle(waiting);
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
