import { useMemo } from 'react';
import { readCustomer, type Customer } from '@/domain/records/quotations';
import { isObject } from '@/domain/values/objects';
import { useAppSelector } from '@/redux';
import { customerSelected, selectCustomer } from '@/session/personalSlice';

/** Stores the customer fields of a selected row, and none of its other fields, until the tab is closed. */
export function storeSelectedCustomer(row: Customer): ReturnType<typeof customerSelected> {
  return customerSelected([readCustomer(row)]);
}

/** Removes the selected customer. */
export function clearSelectedCustomer(): ReturnType<typeof customerSelected> {
  return customerSelected(undefined);
}

/** The selected customer, stored as an array of one or as an object; undefined if there is none. Never throws. */
export function useSelectedCustomer(): Customer | undefined {
  const stored = useAppSelector(selectCustomer);
  return useMemo(() => {
    const source: unknown = Array.isArray(stored) ? stored[0] : stored;
    return isObject(source) ? readCustomer(source) : undefined;
  }, [stored]);
}
