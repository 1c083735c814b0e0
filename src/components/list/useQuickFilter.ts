import { useDeferredValue, useMemo } from 'react';
import type { Row as TableRow } from 'react-table';
import { foldText } from '@/domain/text/foldText';
import type { ListFeatures } from './columns';

type RowText = <Row extends object>(row: TableRow<ListFeatures, Row>) => string;

/** The quick filter of a table, as its state keeps it. */
interface QuickFilter {
  /** Each word must be in the shown cells of a row. */
  readonly words: readonly string[];
  readonly rowText: RowText;
}

/** Joins the folded texts of a row's cells; each row is read once. */
function cachedRowText(columnIds: readonly string[]): RowText {
  const texts = new WeakMap<object, string>();
  return (row) => {
    const known = texts.get(row);
    if (known !== undefined) return known;
    const text = foldText(columnIds.map((id) => row.getValue<string | undefined>(id) ?? '').join('\n'));
    texts.set(row, text);
    return text;
  };
}

/** The global filter function of a table. */
function hasAllWords<Row extends object>(
  row: TableRow<ListFeatures, Row>,
  _columnId: string,
  { words, rowText }: QuickFilter,
): boolean {
  const text = rowText(row);
  return words.every((word) => text.includes(word));
}

/**
 * The state and the options by which a table shows the rows that have every word of a quick filter.
 * @param text what is typed; the rows are filtered after the browser has rendered the typed key
 * @param columnIds the columns whose texts are searched; a stable array
 */
export function useQuickFilter(
  text: string,
  columnIds: readonly string[],
): {
  globalFilter: QuickFilter | undefined;
  /** Reads the text of a row, once. */
  rowText: RowText;
  options: {
    globalFilterFn: typeof hasAllWords;
    getColumnCanGlobalFilter: (column: { id: string }) => boolean;
    manualFiltering: boolean;
  };
} {
  const typed = useDeferredValue(text);
  const rowText = useMemo(() => cachedRowText(columnIds), [columnIds]);
  const globalFilter = useMemo((): QuickFilter | undefined => {
    const words = foldText(typed).split(/\s+/).filter(Boolean);
    return words.length > 0 ? { words, rowText } : undefined;
  }, [typed, rowText]);
  return {
    globalFilter,
    rowText,
    options: {
      globalFilterFn: hasAllWords,
      // The filter function reads all cells of a row, so it is needed for one column only.
      getColumnCanGlobalFilter: ({ id }) => id === columnIds[0],
      // Without a filter the library would prepare every row for one.
      manualFiltering: globalFilter === undefined,
    },
  };
}
