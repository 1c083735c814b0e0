import { momentOf } from '@/domain/text/dates';
import type { QuotationHistory } from '../records/quotations';

// `Date.parse` reads more formats than strict parsing by `moment`.
function versionTime({ createdAt }: QuotationHistory): number {
  return momentOf(createdAt) ?? (Date.parse(createdAt) || 0);
}

/** the versions of a quotation, the oldest first; those with the same time stay in their order. */
export function oldestFirst(versions: readonly QuotationHistory[]): QuotationHistory[] {
  return versions.toSorted((left, right) => versionTime(left) - versionTime(right));
}
