import { useEffect, useState } from 'react';
import type { Cells } from '@/preflight/rules/cells';
import type { CheckedFile } from '@/preflight/rules/file';
import { SheetReader } from '@/preflight/rules/sheet';
import type { ReadingChoices } from '@/preflight/inspectFile';

/** How long the inspection may work before the browser can paint and handle input, in milliseconds. */
const sliceMs = 10;
/** The number of rows between two looks at the clock. */
const rowsAtOnce = 100;

interface Source {
  headers: Cells;
  rows: readonly Cells[];
  decimalSign: ReadingChoices['decimalSign'];
  dateOrder: ReadingChoices['dateOrder'];
}

/** Inspects rows in slices of time; the returned function cancels it. */
function inspectInSlices(
  { headers, rows, decimalSign, dateOrder }: Source,
  onDone: (checked: CheckedFile) => void,
): () => void {
  const reader = new SheetReader(0, {
    heads: headers,
    isSheet: true,
    hasSemicolons: false,
    chosenSign: decimalSign,
    dateOrder,
  });
  let at = 0;
  const slice = (): void => {
    const end = performance.now() + sliceMs;
    while (at < rows.length && performance.now() < end) {
      for (const cells of rows.slice(at, at + rowsAtOnce)) {
        at += 1;
        reader.add({ cells, row: at });
      }
    }
    if (at < rows.length) timer = setTimeout(slice);
    else onDone({ sheets: [{ name: '', isHidden: false, ...reader.finish() }], isWorkbook: false });
  };
  let timer = setTimeout(slice);
  return () => clearTimeout(timer);
}

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
  useEffect(
    () =>
      inspectInSlices({ headers, rows, decimalSign, dateOrder }, (checked) =>
        setDone({ headers, rows, checked }),
      ),
    [headers, rows, decimalSign, dateOrder],
  );
  return done?.headers === headers && done.rows === rows ? done.checked : undefined;
}
