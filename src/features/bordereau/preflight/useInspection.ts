import { useEffect, useState } from 'react';
import type { Cells } from '@/preflight/rules/cells';
import type { CheckedFile } from '@/preflight/rules/file';
import { SheetReader } from '@/preflight/rules/sheet';
import type { ReadingChoices } from '@/preflight/inspectFile';

/** How long the inspection may work before the browser can paint and handle input, in milliseconds. */
const sliceMs = 10;
/** The number of rows between two looks at the clock. */
const rowsAtOnce = 100;

/**
 * The check of rows that are already loaded, such as those of a review; undefined until it is complete. Rows
 * count from 1. Pass the same arrays while the rows are unchanged: new ones restart it.
 */
export function useInspection(
  headers: Cells,
  rows: readonly Cells[],
  { decimalSign, dateOrder }: ReadingChoices,
): CheckedFile | undefined {
  const [done, setDone] = useState<{ headers: Cells; rows: readonly Cells[]; checked: CheckedFile }>();
  useEffect(() => {
    const reader = new SheetReader(0, {
      heads: headers,
      isSheet: true,
      hasSemicolons: false,
      chosenSign: decimalSign,
      dateOrder,
    });
    let at = 0;
    const inspectSlice = (): void => {
      const end = performance.now() + sliceMs;
      while (at < rows.length && performance.now() < end) {
        for (const cells of rows.slice(at, at + rowsAtOnce)) {
          at += 1;
          reader.add({ cells, row: at });
        }
      }
      if (at < rows.length) {
        timer = setTimeout(inspectSlice);
        return;
      }
      const sheet = { name: '', isHidden: false, ...reader.finish() };
      setDone({ headers, rows, checked: { sheets: [sheet], isWorkbook: false } });
    };
    let timer = setTimeout(inspectSlice);
    return () => clearTimeout(timer);
  }, [headers, rows, decimalSign, dateOrder]);
  return done?.headers === headers && done.rows === rows ? done.checked : undefined;
}
