import { useNavigate } from 'react-router-dom';
import type { Customer } from '@/domain/records/quotations';
import type { Id } from '@/domain/records/scalars';
import { own } from '@/domain/values/objects';
import { linkTo } from '@/paths';
import { useAppDispatch } from '@/redux';
import { quotationFor, storeSelectedCustomer } from './selectedCustomer';

/**
 * Opens the form of a new quotation with the customer and the answers of a stored one; `ids` are its id and that of its
 * intake category.
 */
export function useCopyQuotation(): (customer: Customer, ids: { id: Id; intake_id: Id }) => void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return (customer, { id, intake_id }) => {
    dispatch(storeSelectedCustomer(customer));
    // Only the id is in the history entry: the form reads the answers itself, since they may be secure.
    void navigate(linkTo('/user_admin_policy/:id', { id: intake_id }), {
      state: { ...quotationFor(customer), copyOf: id },
    });
  };
}

/** The id of the quotation that a new one starts from, as its history entry says; undefined if there is none. */
export function copiedId(state: unknown): Id | undefined {
  const id = own(state, 'copyOf');
  return (typeof id === 'string' || typeof id === 'number') && id !== '' ? id : undefined;
}
