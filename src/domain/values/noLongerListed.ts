import type { Id } from '@/domain/records/scalars';

/** A stored choice that its list no longer offers, by its name or code; blank where the record holds neither. */
export function noLongerListed(stored: Id): string {
  return stored === '' ? '' : `${stored} (no longer in the list)`;
}
