import type { Payment, Quotation } from '@/domain/records/quotations';

/** A record as its screen shows it. */
export interface ShownRecord {
  readonly record: Quotation;
  /** The payment history, where the screen shows one and it could be loaded. */
  readonly payments?: readonly Payment[] | undefined;
}
