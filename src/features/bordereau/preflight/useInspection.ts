import { useEffect, useState } from 'react';
import type { Cells } from '@/preflight/rules/cells';
import type { CheckedFile } from '@/preflight/rules/file';
import { SheetReader } from '@/preflight/rules/sheet';
import type { ReadingChoices } from '@/preflight/inspectFile';

/** The page is given a chance to paint and to take input after so long. */
const sliceMs = 10;
/** The clock is looked at after so many rows. */
const rowsAtOnce = 100;

interface Source {
  headers: Cells;
  rows: readonly Cells[];
  decimalSign: ReadingChoices['decimalSign'];
  dateOrder: ReadingChoices['dateOrder'];
}

/** Inspects rows that are at hand in slices of time; calling what is returned ends it. */
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
 * The check of rows that are in the page already, such as those of a review; undefined until they are through. Rows count
 * from 1. Hand over the same arrays as long as the rows are the same.
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
