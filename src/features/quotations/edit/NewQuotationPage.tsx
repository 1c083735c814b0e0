import type { ReactElement } from 'react';
import { useCreatePolicyQuoationListMutation, useSavePolicyQuoationMutation } from '@/api/quotations';
import { useRouteParams } from '@/components/ui/useRouteParams';
import { ButtonLink } from '@/components/ui/Button';
import { FormSkeleton } from '@/components/form/FormSkeleton';
import { QuotationStore } from '@/intakeForm/state/quotationStore';
import { PageHeader } from '@/components/ui/PageHeader';
import { InlineError } from '@/components/feedback/InlineError';
import { useInitialRecord } from '@/components/form/useInitialRecord';
import { idFromRoute } from '@/domain/values/ids';
import { defaultDates, newQuotationForm, type NewQuotation } from '@/domain/quotation/form';
import { minimumEffectiveDate } from '@/domain/payment/schedule';
import { linkTo } from '@/paths';
import { WithSidePanel } from '../panel/WithSidePanel';
import { QuotationForm } from './QuotationForm';
import { clearSelectedCustomer, readSelectedCustomer } from '../customers/selectedCustomer';
import { useNewQuotation } from './saving/useNewQuotation';
import styles from './quotationForm.module.css';

const heading = 'New Quotation';

/** QNEW-01: a new quotation from an intake category, drawn from the category's metadata. */
export function NewQuotationPage(): ReactElement {
  const { id = '' } = useRouteParams<'id'>();
  const { key, values, retry } = useInitialRecord(useNewQuotation(idFromRoute(id)));
  return (
    <>
      <PageHeader
        heading={heading}
        breadcrumbs={[
          { label: 'Policies Quotations', to: linkTo('/user_admin_policy_quotations') },
          { label: heading },
        ]}
        action={
          <ButtonLink to={linkTo('/add_customer_for_user_admin_policy/:id', { id: idFromRoute(id) })}>
            Choose customer
          </ButtonLink>
        }
      />
      <WithSidePanel>
        <div className={styles.body}>
          {retry && <InlineError text="Could not load" onRetry={retry} />}
          {values && <NewQuotationForm key={key} start={values} />}
          {!retry && !values && <FormSkeleton />}
        </div>
      </WithSidePanel>
    </>
  );
}

type Start = Omit<NewQuotation, 'now' | 'customer'>;

function newStore(start: Start): QuotationStore {
  const now = new Date();
  const form = newQuotationForm({ ...start, now, customer: readSelectedCustomer() });
  return new QuotationStore(form, { earliestDate: minimumEffectiveDate, defaultDates }, now);
}

function NewQuotationForm({ start }: { start: Start }): ReactElement {
  const [create] = useCreatePolicyQuoationListMutation();
  const [save] = useSavePolicyQuoationMutation();
  return (
    <QuotationForm
      label={heading}
      start={() => newStore(start)}
      main="submit"
      // Save stores what there is.
      refusal={(store, button) => (button === 'submit' ? store.refusal('intakeForm') : '')}
      send={(store, button) => (button === 'submit' ? create : save)(store.createPayload()).unwrap()}
      onStored={clearSelectedCustomer}
    />
  );
}
