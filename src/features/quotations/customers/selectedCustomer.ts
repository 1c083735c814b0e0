import { useMemo } from 'react';
import { matchPath, type Location } from 'react-router-dom';
import { readCustomer, type Customer } from '@/domain/records/quotations';
import { isObject, own } from '@/domain/values/objects';
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

/** The navigation state of a new quotation for a customer whom the user chose for it. */
export function quotationFor({ customer_id }: Customer): { readonly quotationFor: Customer['customer_id'] } {
  return { quotationFor: customer_id };
}

/**
 * Whether the user chose the selected customer for the new quotation at this location: on the screen before, by its URL or
 * its navigation state, or in the form. A customer who was only selected in a list is offered there.
 */
export function isChosenFor(
  { pathname, state }: Pick<Location, 'pathname' | 'state'>,
  customer: Customer,
): boolean {
  if (matchPath('/user_admin_policy_based_on_user_creation/:id', pathname)) return true;
  if (own(state, 'hasOtherCustomer') === true) return true;
  const chosen = own(state, 'quotationFor');
  return (
    (typeof chosen === 'string' || typeof chosen === 'number') &&
    String(chosen) === String(customer.customer_id)
  );
}
