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
import { announce } from '@/components/feedback/announce';
import { CardBoundary } from '@/components/feedback/CardBoundary';
import { DraftNotice } from '@/components/drafts/DraftNotice';
import { useDraft } from '@/components/drafts/useDraft';
import { useLeaveGuard } from '@/components/form/leaveGuard';
import { ZipContext } from '@/intakeForm/fields/answerProps';
import { QuotationDraft } from '@/intakeForm/draft/quotationDraft';
import { QuotationStore } from '@/intakeForm/state/quotationStore';
import { QuotationContext, useHeader } from '@/intakeForm/state/store';
import { ZipLookups } from '@/intakeForm/state/zipLookup';
import { minimumEffectiveDate } from '@/domain/payment/schedule';
import { fromRecord } from '@/domain/quotation/conversion';
import { defaultDates, newQuotationForm, type NewQuotationStart } from '@/domain/quotation/form';
import { groupsInOrder } from '@/domain/quotation/groups';
import { customerText } from '@/domain/quotation/headerLines';
import { readCustomer, type Customer } from '@/domain/records/quotations';
import { own } from '@/domain/values/objects';
import { linkTo } from '@/paths';
import { useAppDispatch } from '@/redux';
import { useSession } from '@/session/useSession';
import { clearSelectedCustomer, useSelectedCustomer } from '../customers/selectedCustomer';
import { useHidesPremiumDetails } from '../view/recordCategory';
import { AnswersNotice } from './sections/AnswersNotice';
import { CoverageSection, useCoverages } from './sections/CoverageSection';
import { FilledInFrom } from './sections/FilledInFrom';
import { FormPanel } from './sections/FormPanel';
import { IntakeGroups } from './sections/IntakeGroups';
import { PremiumDetails } from './sections/PremiumDetails';
import { QuotationActions } from './QuotationActions';
import { Selectors } from './sections/Selectors';
import { useOutsidePrompt } from './useOutsidePrompt';
import { useQuotationSaving } from './saving/useQuotationSaving';
import { useStoredCheck, type EditedQuotation } from './saving/useStoredCheck';
import styles from './quotationForm.module.css';

const minuteMs = 60_000;

export const headings = { new: 'New Quotation', stored: 'Edit Quotation' } as const;

/** What the form edits. */
type FormQuotation =
  | { readonly kind: 'new'; readonly start: NewQuotationStart }
  | { readonly kind: 'stored'; readonly edited: EditedQuotation };

export interface QuotationFormProps {
  quotation: FormQuotation;
  /** More buttons in the first card. */
  tools?: ReactNode;
  /** A card of its own after the first one. */
  children?: ReactNode;
}

/** Whether a header has any field of the customer, and all of them as the customer's record has them. */
function isFilledInFrom(customer: Customer): (header: Customer) => boolean {
  const fields = JSON.stringify(readCustomer(customer));
  return (header) =>
    fields !== JSON.stringify(readCustomer({})) && JSON.stringify(readCustomer(header)) === fields;
}

function storeOf(quotation: FormQuotation, customer: Customer | undefined): QuotationStore {
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
  // The one owner of what is being written; its draft is restored into it.
  const selected = useSelectedCustomer();
  const [customer] = useState(() => (props.quotation.kind === 'new' ? selected : undefined));
  const [store] = useState(() => storeOf(props.quotation, customer));
  const [findCities] = useLazyZipCodeDataMainQuery();
  const [zips] = useState(
    () => new ZipLookups(store.answers, (zipcode) => findCities(zipcode, true).unwrap()),
  );
  return (
    <QuotationContext value={store}>
      <ZipContext value={zips}>
        <Form {...{ store, customer }} {...props} />
      </ZipContext>
    </QuotationContext>
  );
}

interface FormProps extends QuotationFormProps {
  store: QuotationStore;
  /** Whose fields a new quotation starts with. */
  customer: Customer | undefined;
}

function Form({ quotation, store, customer, tools, children }: FormProps): ReactElement {
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
  // Among the drafts of several quotations each says which one it is of.
  const title = `${label} ${header.unique_id || header.intake_Name}`.trim();
  const draft = useDraft(source, title, readiness.questionsLoaded);

  useEffect(() => {
    // The user left for another customer and goes on here.
    if (hasOtherCustomer && draft.restorable?.state === 'offered') draft.autosave.restore();
  }, [hasOtherCustomer, draft.restorable, draft.autosave]);

  function changeCustomer(): void {
    // Without a question where the draft keeps everything.
    if (readiness.questionsLoaded && draft.keepsAll()) store.forgetEdits();
    const { intake_id: id } = store.getHeader();
    void navigate(linkTo('/add_customer_for_user_admin_policy/:id', { id }), {
      state: { quotationPath: location.pathname },
    });
  }

  function startWithout(dropped: Customer): void {
    dispatch(clearSelectedCustomer());
    store.dropCustomer(dropped);
    announce('The customer’s fields are empty');
    box.current?.querySelector<HTMLElement>('select, input, textarea')?.focus();
  }

  function goHome(): void {
    store.forgetEdits();
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
    // Each minute, since a computer that was asleep at midnight misses any other moment.
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
      // For all of its inputs: they are about a customer, not about who types.
      autoComplete="off"
      aria-busy={isBusy}
      onSubmit={(event) => event.preventDefault()}
    >
      <DraftNotice draft={draft} source={source} />
      <div className={styles.cards} inert={isBusy}>
        {customer && (
          <CustomerStrip {...{ customer }} onChange={changeCustomer} onStartWithout={startWithout} />
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
        {readiness.keepsOriginal && <AnswersNotice />}
        {!readiness.hasOriginalList && <IntakeGroups list={readiness.list} />}
        <CardBoundary>
          <CoverageSection {...readiness.coverages} />
        </CardBoundary>
      </div>
      <QuotationActions saving={saving} blocked={readiness.blocked}>
        {/* QEDIT-06: without a question; the draft keeps what was typed. */}
        {isStored && <Button onClick={goHome}>Cancel</Button>}
      </QuotationActions>
      {stored.dialog}
      <FormPanel keptAt={draft.keptAt} />
    </form>
  );
}

/** Gone once the form is another customer's, or nobody's. */
function CustomerStrip({
  customer,
  onChange,
  onStartWithout,
}: {
  customer: Customer;
  onChange: () => void;
  onStartWithout: (customer: Customer) => void;
}): ReactNode {
  const isTheirs = useHeader(isFilledInFrom(customer));
  if (!isTheirs) return null;
  return (
    <FilledInFrom
      name={customerText(customer).name || 'a customer without a name'}
      onChange={onChange}
      onStartWithout={() => onStartWithout(customer)}
    />
  );
}

/** What the form is made of, and why nothing can be sent yet: never from data of which a part is still to come. */
function useReadiness(store: QuotationStore) {
  const { clientId } = useSession();
  const { intake_id } = store.getHeader();
  const list = useViewActiveIntakeAttributeGroupMainQuery({ intakeId: intake_id, clientId });
  const groups = useMemo(() => list.data && groupsInOrder(list.data), [list.data]);
  const coverages = useCoverages();
  const placed = useSyncExternalStore(store.answers.subscribe, store.answers.getPlacedCount);
  const keepsOriginal = useSyncExternalStore(store.answers.subscribe, store.answers.keepsOriginal);

  const hasOriginalList = keepsOriginal && store.answers.details.isList;
  const questionsLoaded = hasOriginalList || (groups !== undefined && placed >= groups.length);
  const coveragesLoaded = coverages.state !== 'loading' && coverages.state !== 'failed';
  const blocked = !(keepsOriginal || questionsLoaded)
    ? 'Some questions have not been loaded yet'
    : coveragesLoaded
      ? ''
      : 'The coverages have not been loaded yet';
  return {
    list: { ...list, data: groups },
    coverages,
    keepsOriginal,
    hasOriginalList,
    questionsLoaded,
    blocked,
  };
}
