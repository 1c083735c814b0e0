import { useMemo } from 'react';
import { readCustomer, type Customer } from '@/domain/records/quotations';
import { isObject } from '@/domain/values/objects';
import { useAppSelector } from '@/redux';
import { customerSelected, selectCustomer } from '@/session/personalSlice';

/** QLIST-07, STORE-08, Q-112: keeps the customer of a selected row, and nothing else of it, until the tab is closed. */
export function storeSelectedCustomer(row: Customer): ReturnType<typeof customerSelected> {
  return customerSelected([readCustomer(row)]);
}

/** QLIST-09 */
export function clearSelectedCustomer(): ReturnType<typeof customerSelected> {
  return customerSelected(undefined);
}

/** The selected customer, from an array of one or the object itself; undefined where there is none. Never throws. */
export function useSelectedCustomer(): Customer | undefined {
  const stored = useAppSelector(selectCustomer);
  return useMemo(() => {
    const source: unknown = Array.isArray(stored) ? stored[0] : stored;
    return isObject(source) ? readCustomer(source) : undefined;
  }, [stored]);
}
