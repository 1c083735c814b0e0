import {
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLazyZipCodeDataMainQuery, useViewActiveIntakeAttributeGroupMainQuery } from '@/api/quotations';
import { Button } from '@/components/ui/Button';
import { CardBoundary } from '@/components/feedback/CardBoundary';
import { DraftNotice } from '@/components/drafts/DraftNotice';
import { useDraft } from '@/components/drafts/useDraft';
import { useLeaveGuard } from '@/components/form/leaveGuard';
import { ZipContext } from '@/intakeForm/fields/answerProps';
import { QuotationDraft } from '@/intakeForm/draft/quotationDraft';
import { QuotationStore } from '@/intakeForm/state/quotationStore';
import { QuotationContext } from '@/intakeForm/state/store';
import { ZipLookups } from '@/intakeForm/state/zipLookup';
import { minimumEffectiveDate } from '@/domain/payment/schedule';
import { fromRecord } from '@/domain/quotation/conversion';
import { defaultDates, newQuotationForm, type NewQuotationStart } from '@/domain/quotation/form';
import { groupsInOrder } from '@/domain/quotation/groups';
import type { Customer, Quotation } from '@/domain/records/quotations';
import { own } from '@/domain/values/objects';
import { linkTo } from '@/paths';
import { useAppDispatch } from '@/redux';
import { useSession } from '@/session/useSession';
import { clearSelectedCustomer, isChosenFor, useSelectedCustomer } from '../customers/selectedCustomer';
import { useHidesPremiumDetails } from '../view/recordCategory';
import { AnswersNotice } from './sections/AnswersNotice';
import { CoverageSection, useCoverages } from './sections/CoverageSection';
import { CustomerStrip } from './sections/CustomerStrip';
import { FormPanel } from './sections/FormPanel';
import { IntakeGroups } from './sections/IntakeGroups';
import { PremiumDetails } from './sections/PremiumDetails';
import { QuotationActions } from './QuotationActions';
import { Selectors } from './sections/Selectors';
import { useCopiedAnswers } from './useCopiedAnswers';
import { useOutsidePrompt } from './useOutsidePrompt';
import { useQuotationSaving } from './saving/useQuotationSaving';
import { useStoredCheck, type EditedQuotation } from './saving/useStoredCheck';
import styles from './quotationForm.module.css';

const minuteMs = 60_000;

export const headings = { new: 'New Quotation', stored: 'Edit Quotation' } as const;

/** The quotation that the form edits. */
type FormQuotation =
  | {
      readonly kind: 'new';
      readonly start: NewQuotationStart;
      /** The stored quotation that it starts from. */
      readonly copied?: Quotation | undefined;
    }
  | { readonly kind: 'stored'; readonly edited: EditedQuotation };

export interface QuotationFormProps {
  quotation: FormQuotation;
  /** More buttons in the first card. */
  tools?: ReactNode;
  /** Another card after the first one. */
  children?: ReactNode;
}

function createStore(quotation: FormQuotation, customer: Customer | undefined): QuotationStore {
  const now = new Date();
  if (quotation.kind === 'new') {
    const form = newQuotationForm({ ...quotation.start, now, customer });
    return new QuotationStore(form, { earliestDate: minimumEffectiveDate, defaultDates }, now);
  }
  const { record, agent } = quotation.edited;
  const earliestDate = (day: Date): string => minimumEffectiveDate(day, record.policyeffectivedate);
  return new QuotationStore(fromRecord(record, { now, agent }), { earliestDate }, now);
}

/** The form of a quotation, new or stored. */
export function QuotationForm(props: QuotationFormProps): ReactElement {
  const selected = useSelectedCustomer();
  const location = useLocation();
  const [customer] = useState(() => (props.quotation.kind === 'new' ? selected : undefined));
  const [isChosen] = useState(() => customer !== undefined && isChosenFor(location, customer));
  const [store] = useState(() => createStore(props.quotation, isChosen ? customer : undefined));
  const [findCities] = useLazyZipCodeDataMainQuery();
  const [zips] = useState(
    () => new ZipLookups(store.answers, (zipcode) => findCities(zipcode, true).unwrap()),
  );
  return (
    <QuotationContext value={store}>
      <ZipContext value={zips}>
        <Form {...{ store, customer, isChosen }} {...props} />
      </ZipContext>
    </QuotationContext>
  );
}

interface FormProps extends QuotationFormProps {
  store: QuotationStore;
  /** The selected customer, for a new quotation. */
  customer: Customer | undefined;
  /** Whether the quotation is filled in from the customer; otherwise the customer is offered. */
  isChosen: boolean;
}

function Form({ quotation, store, customer, isChosen, tools, children }: FormProps): ReactElement {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const location = useLocation();
  const hasOtherCustomer = own(location.state, 'hasOtherCustomer') === true;
  const box = useRef<HTMLFormElement>(null);
  const { isStored } = store;
  const header = store.getHeader();
  const label = headings[quotation.kind];
  const edited = quotation.kind === 'stored' ? quotation.edited : undefined;
  const hidesPremiumDetails = useHidesPremiumDetails();
  const readiness = useReadiness(store);
  const [source] = useState(() => new QuotationDraft(store, hasOtherCustomer));
  // The title tells the drafts of several quotations apart.
  const title = `${label} ${header.unique_id || header.intake_Name}`.trim();
  const draft = useDraft(source, title, readiness.questionsLoaded);

  const copied = quotation.kind === 'new' ? quotation.copied : undefined;
  // After the draft, which records the values before the user's first change.
  const isCopying = useCopiedAnswers(store, copied, readiness.questionsLoaded);

  useEffect(() => {
    // The user left the form to choose another customer and has now returned.
    if (hasOtherCustomer && draft.restorable?.state === 'offered') draft.autosave.restore();
  }, [hasOtherCustomer, draft.restorable, draft.autosave]);

  function changeCustomer(): void {
    // Leaving asks nothing if the draft stores all changes.
    if (readiness.questionsLoaded && draft.storesAllInput()) store.clearDirty();
    const { intake_id: id } = store.getHeader();
    void navigate(linkTo('/add_customer_for_user_admin_policy/:id', { id }), {
      state: { quotationPath: location.pathname },
    });
  }

  function focusFirstField(): void {
    box.current?.querySelector<HTMLElement>('select, input, textarea')?.focus();
  }

  function goHome(): void {
    store.clearDirty();
    void navigate(linkTo('/user_admin_home'));
  }

  const stored = useStoredCheck(store, edited);
  const saving = useQuotationSaving({
    store,
    form: box,
    checkStored: edited && stored.check,
    source,
    draft,
    isComplete: readiness.questionsLoaded,
    onStored: () => {
      if (!isStored) dispatch(clearSelectedCustomer());
      goHome();
    },
  });
  const isBusy = saving.isPending;
  useEffect(() => {
    // Checked each minute, because a computer that sleeps at midnight would miss a single timer.
    const timer = setInterval(() => store.beginDay(new Date()), minuteMs);
    return () => clearInterval(timer);
  }, [store]);
  useLeaveGuard({ isDirty: store.isDirty, subscribe: store.subscribeDirty });
  useOutsidePrompt({
    box,
    isOpen: () => store.isDirty() && !isBusy,
    onSave: () => saving.run('save'),
    onDiscard: goHome,
  });

  return (
    <form
      ref={box}
      aria-label={label}
      className={styles.form}
      noValidate
      // For all inputs: they are about a customer, not about the user of the browser.
      autoComplete="off"
      aria-busy={isBusy || isCopying}
      onSubmit={(event) => event.preventDefault()}
    >
      <DraftNotice draft={draft} source={source} />
      <div className={styles.cards} inert={isBusy || isCopying}>
        {copied && (
          <p className={styles.copied}>
            Copied from quotation <bdi translate="no">{copied.unique_id || copied.id}</bdi>. Nothing is saved
            yet. Choose the Effective Date.
          </p>
        )}
        {customer && (
          <CustomerStrip
            {...{ store, customer, isChosen }}
            onChange={changeCustomer}
            onFocusForm={focusFirstField}
          />
        )}
        <CardBoundary>
          <Selectors tools={tools} />
        </CardBoundary>
        <CardBoundary>{children}</CardBoundary>
        {!(isStored && hidesPremiumDetails(header)) && (
          <CardBoundary>
            <PremiumDetails />
          </CardBoundary>
        )}
        {readiness.sendsOriginal && <AnswersNotice />}
        {!readiness.hasOriginalList && <IntakeGroups list={readiness.list} />}
        <CardBoundary>
          <CoverageSection {...readiness.coverages} />
        </CardBoundary>
      </div>
      <QuotationActions saving={saving} blocked={readiness.blocked}>
        {/* Cancel asks nothing, because the draft stores the changes. */}
        {isStored && <Button onClick={goHome}>Cancel</Button>}
      </QuotationActions>
      {stored.dialog}
      <FormPanel storedAt={draft.storedAt} />
    </form>
  );
}

/** The loaded data of the form, and the reason why it cannot be sent yet. Nothing is sent before all data has loaded. */
function useReadiness(store: QuotationStore) {
  const { clientId } = useSession();
  const { intake_id } = store.getHeader();
  const list = useViewActiveIntakeAttributeGroupMainQuery({ intakeId: intake_id, clientId });
  const groups = useMemo(() => list.data && groupsInOrder(list.data), [list.data]);
  const coverages = useCoverages();
  const loadedCount = useSyncExternalStore(store.answers.subscribe, store.answers.getGroupCount);
  const sendsOriginal = useSyncExternalStore(store.answers.subscribe, store.answers.sendsOriginal);

  const hasOriginalList = sendsOriginal && store.answers.details.isList;
  const questionsLoaded = hasOriginalList || (groups !== undefined && loadedCount >= groups.length);
  const coveragesLoaded = coverages.state !== 'loading' && coverages.state !== 'failed';
  const blocked = !(sendsOriginal || questionsLoaded)
    ? 'Some questions have not been loaded yet'
    : coveragesLoaded
      ? ''
      : 'The coverages have not been loaded yet';
  return {
    list: { ...list, data: groups },
    coverages,
    sendsOriginal,
    hasOriginalList,
    questionsLoaded,
    blocked,
  };
}
