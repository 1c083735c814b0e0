import { useMemo, useRef, useState, useSyncExternalStore, type ReactElement } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import {
  useCreatePolicyQuoationListMutation,
  useSavePolicyQuoationMutation,
  useViewActiveIntakeAttributeGroupMainQuery,
} from '@/api/quotations';
import { ButtonLink } from '@/components/Button';
import { FormSkeleton } from '@/components/FormSkeleton';
import { useLeaveGuard } from '@/components/leaveGuard';
import { PageHead } from '@/components/PageHead';
import { QuietFailure } from '@/components/QuietFailure';
import { useHeldRecord } from '@/components/useHeldRecord';
import { idFromRoute } from '@/domain/ids';
import { newQuotationForm, type NewQuotation } from '@/domain/quotation/form';
import { groupsInOrder } from '@/domain/quotation/groups';
import { minimumEffectiveDate } from '@/domain/schedule';
import { linkTo } from '@/paths';
import { ZipContext } from '@/components/intakeForm/answerProps';
import { QuotationStore } from '@/components/intakeForm/quotationStore';
import { QuotationContext } from '@/components/intakeForm/store';
import { CoverageSection } from './parts/CoverageSection';
import { IntakeGroups } from './parts/IntakeGroups';
import { PremiumDetails } from './parts/PremiumDetails';
import { QuotationActions } from './parts/QuotationActions';
import { clearSelectedCustomer, readSelectedCustomer } from './parts/selectedCustomer';
import { Selectors } from './parts/Selectors';
import { useCoverages } from './parts/useCoverages';
import { useNewQuotation } from './parts/useNewQuotation';
import { useOutsidePrompt } from './parts/useOutsidePrompt';
import { useSubmission, type SendQuotation } from './parts/useSubmission';
import { useZipLookups } from './parts/useZipLookups';
import styles from './quotationForm.module.css';

const heading = 'New Quotation';

/** QNEW-01: a new quotation from an intake category, drawn from the category's metadata. */
export function NewQuotationPage(): ReactElement {
  const { id = '' } = useParams<'id'>();
  const start = useHeldRecord(useNewQuotation(idFromRoute(id)));
  return (
    <>
      <PageHead
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
      <div className={styles.body}>
        {start.state === 'loading' && <FormSkeleton />}
        {start.state === 'failed' && <QuietFailure text="Could not load" onRetry={start.retry} />}
        {start.state === 'ready' && <NewQuotationForm key={start.key} start={start.values} />}
      </div>
    </>
  );
}

function newStore(start: Omit<NewQuotation, 'now' | 'customer'>): QuotationStore {
  const now = new Date();
  const form = newQuotationForm({ ...start, now, customer: readSelectedCustomer() });
  return new QuotationStore(form, minimumEffectiveDate(now));
}

function NewQuotationForm({ start }: { start: Omit<NewQuotation, 'now' | 'customer'> }): ReactElement {
  const [store] = useState(() => newStore(start));
  const zips = useZipLookups(store);
  return (
    <QuotationContext value={store}>
      <ZipContext value={zips}>
        <Form store={store} />
      </ZipContext>
    </QuotationContext>
  );
}

function useSend(): SendQuotation {
  const [create] = useCreatePolicyQuoationListMutation();
  const [save] = useSavePolicyQuoationMutation();
  return (deed, payload) => (deed === 'submit' ? create : save)(payload).unwrap();
}

function Form({ store }: { store: QuotationStore }): ReactElement {
  const navigate = useNavigate();
  const box = useRef<HTMLFormElement>(null);
  const { intake_id, company_id } = store.getHead();
  const list = useViewActiveIntakeAttributeGroupMainQuery({ intakeId: intake_id, clientId: company_id });
  const groups = useMemo(() => list.data && groupsInOrder(list.data), [list.data]);
  const coverages = useCoverages();

  function goHome(): void {
    store.forgetEdits();
    void navigate(linkTo('/user_admin_home'));
  }

  const submission = useSubmission(store, useSend(), () => {
    clearSelectedCustomer();
    goHome();
  });
  useLeaveGuard({ isDirty: store.isDirty, subscribe: store.subscribeDirty });
  useOutsidePrompt({
    box,
    isOpen: () => store.isDirty() && submission.busy === undefined,
    onSave: () => submission.run('save'),
    onDiscard: goHome,
  });

  const placed = useSyncExternalStore(store.answers.subscribe, store.answers.getPlacedCount);
  const isComplete = groups !== undefined && placed >= groups.length;
  const areCoveragesKnown = coverages.state === 'ready' || coverages.state === 'none';
  const blocked = !isComplete
    ? 'Some questions have not been loaded yet'
    : areCoveragesKnown
      ? ''
      : 'The coverages have not been loaded yet';

  return (
    <form
      ref={box}
      aria-label={heading}
      className={styles.form}
      noValidate
      // For all of its inputs: they are about a customer, not about who types.
      autoComplete="off"
      aria-busy={submission.busy !== undefined}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles.cards} inert={submission.busy !== undefined}>
        <Selectors />
        <PremiumDetails />
        <IntakeGroups list={{ ...list, data: groups }} />
        <CoverageSection {...coverages} />
      </div>
      <QuotationActions submission={submission} blocked={blocked} />
    </form>
  );
}
