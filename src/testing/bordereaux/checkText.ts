import type { CheckedFile, FileSheet } from '@/preflight/rules/file';
import type { SourceRow } from '@/preflight/rules/fileTable';
import { SheetReader, type SheetRules } from '@/preflight/rules/sheet';

/** A row as its cells between strokes, 'A-1|Ann|5.00', or as an object with more details. */
export type TestRow = string | (Partial<SourceRow> & { text: string });

/** The rows of a sheet; blank texts are blank rows. */
export function readSheet(rows: readonly TestRow[], rules: Partial<SheetRules> = {}, place = 0) {
  const reader = new SheetReader(place, { hasSemicolons: false, isSheet: false, delimiter: ',', ...rules });
  for (const [index, given] of rows.entries()) {
    const { text, ...more } = typeof given === 'string' ? { text: given } : given;
    reader.add({ row: index + 1, cells: text.split('|'), ...more });
  }
  return reader.finish();
}

/** A text file with these rows. */
export function checkedText(rows: readonly TestRow[], rules: Partial<SheetRules> = {}): CheckedFile {
  return { isWorkbook: false, sheets: [{ name: '', isHidden: false, ...readSheet(rows, rules) }] };
}

/** A workbook with these sheets by their names. */
export function checkedWorkbook(
  sheets: Readonly<Record<string, readonly TestRow[]>>,
  more: Readonly<Record<string, Partial<FileSheet>>> = {},
): CheckedFile {
  return {
    isWorkbook: true,
    sheets: Object.entries(sheets).map(([name, rows], place) => ({
      name,
      isHidden: false,
      ...readSheet(rows, { isSheet: true, sheetName: name }, place),
      ...more[name],
    })),
  };
}
