import type { Row as TableRow } from 'react-table';
import { foldText } from '@/domain/text/foldText';
import type { ListFeatures } from './columns';

/** The quick filter of a list, as its table keeps it. */
interface QuickFilter {
  /** Each has to be somewhere in the shown cells of a row, as `foldText` writes it. */
  readonly words: readonly string[];
  readonly textOf: RowText;
}

/** The texts of a row's cells in one, as `foldText` writes them. */
type RowText = <Row extends object>(row: TableRow<ListFeatures, Row>) => string;

/** Reads the text of each row once for these columns. */
export function rowText(columnIds: readonly string[]): RowText {
  const texts = new WeakMap<object, string>();
  return (row) => {
    const known = texts.get(row);
    if (known !== undefined) return known;
    const text = foldText(columnIds.map((id) => row.getValue<string | undefined>(id) ?? '').join('\n'));
    texts.set(row, text);
    return text;
  };
}

/** What is typed into the quick filter, as words. Without words nothing is filtered. */
export function quickFilter(text: string, textOf: RowText): QuickFilter | undefined {
  const words = foldText(text).split(/\s+/).filter(Boolean);
  return words.length > 0 ? { words, textOf } : undefined;
}

/** The global filter function of a list's table: it is asked once for each row, and looks at all shown cells. */
export function hasAllWords<Row extends object>(
  row: TableRow<ListFeatures, Row>,
  _columnId: string,
  { words, textOf }: QuickFilter,
): boolean {
  const text = textOf(row);
  return words.every((word) => text.includes(word));
}
