import {
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useNavigate } from 'react-router-dom';
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
import { linkTo } from '@/paths';
import { useSession } from '@/session/useSession';
import { clearSelectedCustomer, readSelectedCustomer } from '../customers/selectedCustomer';
import { useHidesPremiumDetails } from '../view/recordCategory';
import { AnswersNotice } from './sections/AnswersNotice';
import { CoverageSection, useCoverages } from './sections/CoverageSection';
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

function storeOf(quotation: FormQuotation): QuotationStore {
  const now = new Date();
  if (quotation.kind === 'new') {
    const form = newQuotationForm({ ...quotation.start, now, customer: readSelectedCustomer() });
    return new QuotationStore(form, { earliestDate: minimumEffectiveDate, defaultDates }, now);
  }
  const { record, agent } = quotation.edited;
  const earliestDate = (day: Date): string => minimumEffectiveDate(day, record.policyeffectivedate);
  return new QuotationStore(fromRecord(record, { now, agent }), { earliestDate }, now);
}

/** The form of a quotation, new or stored. */
export function QuotationForm(props: QuotationFormProps): ReactElement {
  // The one owner of what is being written; its draft is restored into it.
  const [store] = useState(() => storeOf(props.quotation));
  const [findCities] = useLazyZipCodeDataMainQuery();
  const [zips] = useState(
    () => new ZipLookups(store.answers, (zipcode) => findCities(zipcode, true).unwrap()),
  );
  return (
    <QuotationContext value={store}>
      <ZipContext value={zips}>
        <Form store={store} {...props} />
      </ZipContext>
    </QuotationContext>
  );
}

function Form({
  quotation,
  store,
  tools,
  children,
}: QuotationFormProps & { store: QuotationStore }): ReactElement {
  const navigate = useNavigate();
  const box = useRef<HTMLFormElement>(null);
  const { isStored } = store;
  const header = store.getHeader();
  const label = headings[quotation.kind];
  const edited = quotation.kind === 'stored' ? quotation.edited : undefined;
  const hidesPremiumDetails = useHidesPremiumDetails();
  const readiness = useReadiness(store);
  const [source] = useState(() => new QuotationDraft(store));
  // Among the drafts of several quotations each says which one it is of.
  const title = `${label} ${header.unique_id || header.intake_Name}`.trim();
  const draft = useDraft(source, title, readiness.questionsLoaded);

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
      if (!isStored) clearSelectedCustomer();
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
    </form>
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
