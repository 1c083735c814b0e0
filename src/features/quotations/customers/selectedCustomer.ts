import { isObject } from '@/domain/values/objects';
import { readCustomer, type Customer } from '@/domain/records/quotations';
import { readStoredJson, removeStored, writeStored } from '@/session/storage';

/** QLIST-07, STORE-08, Q-112: keeps the customer of a selected row, and nothing else of it, until the tab is closed. */
export function storeSelectedCustomer(row: Customer): void {
  writeStored('selectedDataArray', JSON.stringify([readCustomer(row)]));
}

/** QLIST-09 */
export function clearSelectedCustomer(): void {
  removeStored('selectedDataArray');
}

/** The selected customer, from an array of one or the object itself; undefined where there is none. Never throws. */
export function readSelectedCustomer(): Customer | undefined {
  const stored = readStoredJson('selectedDataArray');
  const source: unknown = Array.isArray(stored) ? stored[0] : stored;
  return isObject(source) ? readCustomer(source) : undefined;
}
