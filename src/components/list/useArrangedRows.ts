import { useEffect, useMemo, useState } from 'react';
import { rowArranger, type ArrangedRows } from './arrangeRows';
import type { ColumnSort } from 'react-table';
import type { Column } from './columns';
import type * as FilterTools from './filterTools';

/** Up to here the first keystroke prepares all rows itself. */
const shortList = 2_000;

let loadedTools: typeof FilterTools | undefined;

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
  const [tools, setTools] = useState(loadedTools);
  const isLong = rows.length > shortList;
  const areToolsNeeded = !tools && (filter !== '' || isLong);
  useEffect(() => {
    if (!areToolsNeeded) return;
    // Until they are loaded, and where that fails, a filter ignores the case of letters and nothing else.
    import(/* webpackChunkName: "list-tools" */ './filterTools').then(
      (loaded) => {
        loadedTools = loaded;
        setTools(loaded);
      },
      () => undefined,
    );
  }, [areToolsNeeded]);
  const arranger = useMemo(() => rowArranger(rows, columns, tools?.fold), [rows, columns, tools]);
  useEffect(() => (isLong ? tools?.prepareWhenIdle(arranger.prepare) : undefined), [arranger, isLong, tools]);
  return useMemo(() => arranger.arrange(sort, filter), [arranger, sort, filter]);
}
