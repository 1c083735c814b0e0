import type { ReactNode } from 'react';
import { useViewCustomerIntakeFormQuery } from '@/api/quotations';
import type { Customer } from '@/domain/records/quotations';
import { linkTo } from '@/paths';
import { useAppDispatch } from '@/redux';
import { useSession } from '@/session/useSession';
import { CustomerRecords } from './CustomerRecords';
import { quotationFor, storeSelectedCustomer } from './selectedCustomer';

/** The intake forms of a customer. No call opens one, so that its link starts a new quotation with its customer. */
export function CustomerForms({ customerId }: { customerId: Customer['customer_id'] }): ReactNode {
  const { clientId } = useSession();
  const dispatch = useAppDispatch();
  return (
    <CustomerRecords
      heading="Intake Forms"
      query={useViewCustomerIntakeFormQuery({ company_id: clientId, customer_id: customerId })}
      link={({ intake_id }) => linkTo('/user_admin_policy/:id', { id: intake_id })}
      linkState={quotationFor}
      onFollow={(row) => dispatch(storeSelectedCustomer(row))}
    />
  );
}
