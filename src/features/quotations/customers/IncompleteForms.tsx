import type { ReactElement } from 'react';
import { useViewIncompleteIntakeFormQuery } from '@/api/quotations';
import { Card } from '@/components/ui/Card';
import { linkTo } from '@/paths';
import { useAppDispatch } from '@/redux';
import { useSession } from '@/session/useSession';
import { CustomerRecords } from './CustomerRecords';
import { quotationFor, storeSelectedCustomer } from './selectedCustomer';
import styles from './customer.module.css';

/** Intake forms that were not submitted. No call opens such a form, so that its link starts a new one with its customer. */
export function IncompleteForms(): ReactElement {
  const { clientId } = useSession();
  const dispatch = useAppDispatch();
  return (
    <Card className={styles.card}>
      <CustomerRecords
        heading="Incomplete intake forms"
        query={useViewIncompleteIntakeFormQuery(clientId)}
        link={({ intake_id }) => linkTo('/user_admin_policy/:id', { id: intake_id })}
        linkState={quotationFor}
        onFollow={(row) => dispatch(storeSelectedCustomer(row))}
        showsCustomer
      />
    </Card>
  );
}
