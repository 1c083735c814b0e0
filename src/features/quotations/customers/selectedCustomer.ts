import type { Customer } from '@/domain/records/quotations';
import { readStored, removeStored, writeStored } from '@/session/storage';

/** The customer's fields, and nothing else of a row. */
function customerOf(source: Customer): Customer {
  const { customer_id, firstname, lastname, address, city, state, zipcode, phonenumber, email } = source;
  return { customer_id, firstname, lastname, address, city, state, zipcode, phonenumber, email };
}

/** QLIST-07, STORE-08: keeps the customer of a selected row for a new quotation, until the tab is closed. */
export function storeSelectedCustomer(row: Customer): void {
  writeStored('selectedDataArray', JSON.stringify([customerOf(row)]));
}

/** QLIST-09 */
export function clearSelectedCustomer(): void {
  removeStored('selectedDataArray');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function textAt(source: object, key: string): string {
  const value: unknown = Object.hasOwn(source, key) ? Reflect.get(source, key) : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The selected customer, from an array of one or the object itself; undefined where there is none. Never throws. */
export function readSelectedCustomer(): Customer | undefined {
  const stored = parsed(readStored('selectedDataArray') ?? '');
  const source: unknown = Array.isArray(stored) ? stored[0] : stored;
  if (typeof source !== 'object' || source === null) return undefined;
  const id: unknown = Object.hasOwn(source, 'customer_id') ? Reflect.get(source, 'customer_id') : '';
  return {
    customer_id: typeof id === 'number' || typeof id === 'string' ? id : '',
    firstname: textAt(source, 'firstname'),
    lastname: textAt(source, 'lastname'),
    address: textAt(source, 'address'),
    city: textAt(source, 'city'),
    state: textAt(source, 'state'),
    zipcode: textAt(source, 'zipcode'),
    phonenumber: textAt(source, 'phonenumber'),
    email: textAt(source, 'email'),
  };
}
