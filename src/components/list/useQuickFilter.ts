import { useDeferredValue, useMemo } from 'react';
import type { Row as TableRow } from 'react-table';
import { foldText } from '@/domain/text/foldText';
import type { ListFeatures } from './columns';

type RowText = <Row extends object>(row: TableRow<ListFeatures, Row>) => string;

/** The quick filter of a table, as its state keeps it. */
interface QuickFilter {
  /** Each word of one of these must be in the shown cells of a row: the words as typed, or a phone number as its digits. */
  readonly alternatives: readonly (readonly string[])[];
  readonly rowText: RowText;
}

/** A cell's text, followed by its digits if it may be a phone number, which people type in many formats. */
function cellText(text: string): string {
  return /^\+?[\d\s().-]{7,}$/.test(text) ? `${text} ${text.replace(/\D/g, '')}` : text;
}

/** The digits of a typed phone number without the country code of North America; undefined for any other text. */
function phoneDigits(typed: string): string | undefined {
  const digits = typed.replace(/[\s().+/-]/g, '');
  return /^\d{7,15}$/.test(digits) ? digits.replace(/^1(?=\d{10}$)/, '') : undefined;
}

/** Joins the folded texts of a row's cells; each row is read once. */
function cachedRowText(columnIds: readonly string[]): RowText {
  const texts = new WeakMap<object, string>();
  return (row) => {
    const known = texts.get(row);
    if (known !== undefined) return known;
    const text = foldText(
      columnIds.map((id) => cellText(row.getValue<string | undefined>(id) ?? '')).join('\n'),
    );
    texts.set(row, text);
    return text;
  };
}

/** The global filter function of a table. */
function hasWords<Row extends object>(
  row: TableRow<ListFeatures, Row>,
  _columnId: string,
  { alternatives, rowText }: QuickFilter,
): boolean {
  const text = rowText(row);
  return alternatives.some((words) => words.every((word) => text.includes(word)));
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
    globalFilterFn: typeof hasWords;
    getColumnCanGlobalFilter: (column: { id: string }) => boolean;
    manualFiltering: boolean;
  };
} {
  const typed = useDeferredValue(text);
  const rowText = useMemo(() => cachedRowText(columnIds), [columnIds]);
  const globalFilter = useMemo((): QuickFilter | undefined => {
    const words = foldText(typed).split(/\s+/).filter(Boolean);
    if (words.length === 0) return undefined;
    const digits = phoneDigits(typed);
    return { alternatives: digits === undefined ? [words] : [words, [digits]], rowText };
  }, [typed, rowText]);
  return {
    globalFilter,
    rowText,
    options: {
      globalFilterFn: hasWords,
      // The filter function reads all cells of a row, so it is needed for one column only.
      getColumnCanGlobalFilter: ({ id }) => id === columnIds[0],
      // Without a filter the library would prepare every row for one.
      manualFiltering: globalFilter === undefined,
    },
  };
}
