import type { QuotationHistory } from '../records/quotations';

// Any text that the browser reads as a time counts; `moment` reads only the formats that it is given.
function momentOf({ createdAt }: QuotationHistory): number {
  return Date.parse(createdAt) || 0;
}

/** the versions of a quotation, the oldest first; those of one moment stay in the order in which they came. */
export function oldestFirst(versions: readonly QuotationHistory[]): QuotationHistory[] {
  return versions.toSorted((left, right) => momentOf(left) - momentOf(right));
}
