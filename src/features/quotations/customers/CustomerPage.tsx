import { useId, type ReactElement, type ReactNode } from 'react';
import { useViewCustomerListQuery } from '@/api/quotations';
import { CardBoundary } from '@/components/feedback/CardBoundary';
import { InlineError } from '@/components/feedback/InlineError';
import { Card } from '@/components/ui/Card';
import { PageHeader } from '@/components/ui/PageHeader';
import { Skeleton } from '@/components/ui/Skeleton';
import { useRouteParams } from '@/components/ui/useRouteParams';
import { customerText } from '@/domain/quotation/headerLines';
import { sameId } from '@/domain/records/ids';
import type { Customer } from '@/domain/records/quotations';
import { linkTo } from '@/paths';
import { useRecentRecord } from '@/session/recentRecords';
import { useSession } from '@/session/useSession';
import { CustomerContact } from './CustomerContact';
import { CustomerForms } from './CustomerForms';
import { CustomerRecordTable } from './CustomerRecordTable';
import { NewQuotationMenu } from './NewQuotationMenu';
import card from './customer.module.css';
import styles from './customerPage.module.css';

/** A customer with the contact, the records of all stages, and a new quotation. No call reads one customer, so the list is read. */
export function CustomerPage(): ReactElement {
  const { id = '' } = useRouteParams<'id'>();
  const { clientId } = useSession();
  const { data, isFetching, isError, error, refetch } = useViewCustomerListQuery(clientId);
  const customer = data?.find(({ customer_id }) => sameId(customer_id, id));
  const hasFailed = !customer && isError && !isFetching;
  const isUnknown = !customer && data !== undefined && !isError && !isFetching;
  const name = customer && (customerText(customer).name || 'Customer without a name');
  useRecentRecord(name && `Customer ${name}`, isUnknown);
  const heading = name === undefined ? 'Customer' : <bdi translate="no">{name}</bdi>;
  return (
    <>
      <PageHeader
        heading={heading}
        breadcrumbs={[
          { label: 'Policies Quotations', to: linkTo('/user_admin_policy_quotations') },
          { label: name ?? 'Customer' },
        ]}
        action={customer && <NewQuotationMenu customer={customer} />}
      />
      <div className={styles.body}>
        {customer && <CustomerCards key={id} customer={customer} />}
        {hasFailed && <InlineError text="Could not load" onRetry={refetch} error={error} />}
        {isUnknown && <p>No customer has this number.</p>}
        {!customer && isFetching && (
          <Card className={card.card}>
            <div aria-busy="true" className={styles.waiting}>
              <Skeleton width="30%" />
              <Skeleton width="60%" />
              <Skeleton width="40%" />
            </div>
          </Card>
        )}
      </div>
    </>
  );
}

function CustomerCards({ customer }: { customer: Customer }): ReactNode {
  const heading = useId();
  const { customer_id: id } = customer;
  const hasContact = customerText(customer).lines.length > 0;
  return (
    <>
      <CardBoundary>
        <section className={styles.records} aria-labelledby={heading}>
          <Card className={card.card}>
            <h2 id={heading}>Contact</h2>
            {hasContact ? (
              <CustomerContact customer={customer} />
            ) : (
              <p className={card.muted}>No address, phone number or email</p>
            )}
          </Card>
        </section>
      </CardBoundary>
      <CardBoundary>
        <CustomerRecordTable customerId={id} />
      </CardBoundary>
      <CardBoundary>
        <Card className={card.card}>
          <CustomerForms customerId={id} />
        </Card>
      </CardBoundary>
    </>
  );
}
