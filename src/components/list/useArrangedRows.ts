import { useEffect, useMemo } from 'react';
import { rowArranger, type ArrangedRows } from './arrangeRows';
import type { ColumnSort } from 'react-table';
import type { Column } from './columns';
import { prepareWhenIdle } from './prepareWhenIdle';

/** Up to here the first keystroke prepares all rows itself. */
const shortList = 2_000;

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
  const isLong = rows.length > shortList;
  useEffect(() => (isLong ? prepareWhenIdle(arranger.prepare) : undefined), [arranger, isLong]);
  return useMemo(() => arranger.arrange(sort, filter), [arranger, sort, filter]);
}
