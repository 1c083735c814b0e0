import { useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { announce } from '@/components/feedback/announce';
import { customerText } from '@/domain/quotation/headerLines';
import { readCustomer, type Customer } from '@/domain/records/quotations';
import { isObject } from '@/domain/values/objects';
import type { QuotationStore } from '@/intakeForm/state/quotationStore';
import { useHeader } from '@/intakeForm/state/store';
import { useAppDispatch } from '@/redux';
import { clearSelectedCustomer, quotationFor } from '../../customers/selectedCustomer';
import { FilledInFrom } from './FilledInFrom';
import { OfferedCustomer } from './OfferedCustomer';

interface CustomerStripProps {
  store: QuotationStore;
  customer: Customer;
  /** Whether the user chose the customer for this quotation; otherwise the customer is offered. */
  isChosen: boolean;
  onChange: () => void;
  /** Called after a press that removes the pressed button. */
  onFocusForm: () => void;
}

/** The customer fields of a record as one text to compare. */
function fieldsText(record: Customer): string {
  return JSON.stringify(readCustomer(record));
}

const noCustomer = JSON.stringify(readCustomer({}));

/** The customer of a new quotation: offered while the form has no customer, then shown while it has this customer's fields. */
export function CustomerStrip(props: CustomerStripProps): ReactNode {
  const { store, customer, isChosen, onChange, onFocusForm } = props;
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const location = useLocation();
  const [isOffered, setOffered] = useState(!isChosen);
  const fields = useHeader(fieldsText);
  const name = customerText(customer).name || 'a customer without a name';

  function use(): void {
    store.fillInCustomer(customer);
    setOffered(false);
    // After a reload the form starts with this customer.
    const state = { ...(isObject(location.state) && location.state), ...quotationFor(customer) };
    void navigate(location, { replace: true, state });
    announce('The customer’s fields are filled in');
    onFocusForm();
  }

  function dismiss(): void {
    dispatch(clearSelectedCustomer());
    setOffered(false);
    announce('No customer is filled in');
    onFocusForm();
  }

  function startWithout(): void {
    dispatch(clearSelectedCustomer());
    store.dropCustomer(customer);
    announce('The customer’s fields are empty');
    onFocusForm();
  }

  if (isOffered && fields === noCustomer)
    return <OfferedCustomer name={name} onUse={use} onDismiss={dismiss} />;
  if (fields === noCustomer || fields !== fieldsText(customer)) return null;
  return <FilledInFrom name={name} onChange={onChange} onStartWithout={startWithout} />;
}
