import { useEffect, useState } from 'react';
import type { Cells } from '@/domain/preflight/cells';
import { Inspector, type Inspection } from '@/domain/preflight/inspector';

/** The page is given a chance to paint and to take input after so long. */
const sliceMs = 10;
/** The clock is looked at after so many rows. */
const rowsAtOnce = 100;

interface Source {
  headers: Cells;
  rows: readonly Cells[];
}

/** Inspects rows that are at hand in slices of time; calling what is returned ends it. */
function inspectInSlices({ headers, rows }: Source, onDone: (inspection: Inspection) => void): () => void {
  const inspector = new Inspector({ headers });
  let at = 0;
  const slice = (): void => {
    const end = performance.now() + sliceMs;
    while (at < rows.length && performance.now() < end) {
      for (const cells of rows.slice(at, at + rowsAtOnce)) inspector.add(cells);
      at += rowsAtOnce;
    }
    if (at < rows.length) timer = setTimeout(slice);
    else onDone(inspector.finish());
  };
  let timer = setTimeout(slice);
  return () => clearTimeout(timer);
}

/**
 * The checks and sums of a file, on rows that are in the page already, such as those of a review; undefined until they
 * are through. Rows count from 1. Hand over the same arrays as long as the rows are the same.
 */
export function useInspection(headers: Cells, rows: readonly Cells[]): Inspection | undefined {
  const [done, setDone] = useState<Source & { inspection: Inspection }>();
  useEffect(
    () => inspectInSlices({ headers, rows }, (inspection) => setDone({ headers, rows, inspection })),
    [headers, rows],
  );
  return done?.headers === headers && done.rows === rows ? done.inspection : undefined;
}
