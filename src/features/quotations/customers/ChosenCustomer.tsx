import type { ReactElement } from 'react';
import {
  useViewCustomerPolicyBinderListQuery,
  useViewCustomerPolicyQuotationListQuery,
} from '@/api/quotations';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Card } from '@/components/ui/Card';
import { customerText } from '@/domain/quotation/headerLines';
import type { Customer } from '@/domain/records/quotations';
import { linkTo } from '@/paths';
import { useSession } from '@/session/useSession';
import { CustomerContact } from './CustomerContact';
import { CustomerForms } from './CustomerForms';
import { CustomerRecords } from './CustomerRecords';
import styles from './customer.module.css';

interface ChosenCustomerProps {
  customer: Customer | undefined;
  /** The URL of a new quotation for this customer. */
  quotationLink: string;
  /** The navigation state of that link. */
  linkState?: unknown;
}

/** The chosen customer with their records, and a link to a new quotation. */
export function ChosenCustomer({ customer, quotationLink, linkState }: ChosenCustomerProps): ReactElement {
  if (!customer) {
    return (
      <Card className={styles.card}>
        <h2>No customer chosen</h2>
        <p className={styles.muted}>Choose one from the list to see their forms, quotations and binders.</p>
      </Card>
    );
  }
  const { customer_id } = customer;
  const { name } = customerText(customer);
  return (
    <Card className={styles.card}>
      <div className={styles.header}>
        <h2>
          <bdi translate="no">{name || 'Customer without a name'}</bdi>
        </h2>
        <CustomerContact customer={customer} />
      </div>
      <ButtonLink variant="primary" icon="plus" to={quotationLink} state={linkState}>
        New quotation
      </ButtonLink>
      {customer_id !== '' && (
        <ButtonLink to={linkTo('/user_admin_customer/:id', { id: customer_id })}>Open customer</ButtonLink>
      )}
      {customer_id !== '' && <Records key={customer_id} customerId={customer_id} />}
    </Card>
  );
}

function Records({ customerId }: { customerId: Customer['customer_id'] }): ReactElement {
  const { clientId } = useSession();
  const request = { company_id: clientId, customer_id: customerId };
  return (
    <>
      <CustomerForms customerId={customerId} />
      <CustomerRecords
        heading="Quotations"
        query={useViewCustomerPolicyQuotationListQuery(request)}
        link={({ id, intake_id }) =>
          linkTo('/user_admin_view_policy_quotation/:id/:intake_id', { id, intake_id })
        }
      />
      <CustomerRecords
        heading="Binders"
        query={useViewCustomerPolicyBinderListQuery(request)}
        link={({ id, intake_id }) =>
          linkTo('/user_admin_view_binder_policies/:id/:intake_id', { id, intake_id })
        }
      />
    </>
  );
}
