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
import { useViewActiveIntakeAttributeGroupMainQuery } from '@/api/quotations';
import { Button } from '@/components/ui/Button';
import { CardBoundary } from '@/components/feedback/CardBoundary';
import { DraftNotice } from '@/components/drafts/DraftNotice';
import { useDraft } from '@/components/drafts/useDraft';
import { useLeaveGuard } from '@/components/form/leaveGuard';
import { ZipContext } from '@/intakeForm/fields/answerProps';
import { QuotationDraft } from '@/intakeForm/draft/quotationDraft';
import type { QuotationStore } from '@/intakeForm/state/quotationStore';
import { QuotationContext } from '@/intakeForm/state/store';
import { groupsInOrder } from '@/domain/quotation/groups';
import { linkTo } from '@/paths';
import { useSession } from '@/session/useSession';
import { AnswersNotice } from './sections/AnswersNotice';
import { CoverageSection, useCoverages } from './sections/CoverageSection';
import { IntakeGroups } from './sections/IntakeGroups';
import { PremiumDetails } from './sections/PremiumDetails';
import { QuotationActions } from './QuotationActions';
import { Selectors } from './sections/Selectors';
import { useHidesPremiumDetails } from './useHidesPremiumDetails';
import { useOutsidePrompt } from './useOutsidePrompt';
import { useQuotationCreation } from './saving/useQuotationCreation';
import { useQuotationSaving, type Saving } from './saving/useQuotationSaving';
import { useStoredCheck, type EditedQuotation } from './saving/useStoredCheck';
import { useZipLookups } from './useZipLookups';
import styles from './quotationForm.module.css';

const minuteMs = 60_000;

export interface QuotationFormProps {
  /** The form's name. */
  label: string;
  /** Makes the store that the form writes to, once. */
  start: () => QuotationStore;
  /** Both new and stored quotations can be saved; this is what else can be done with this one. */
  main: Exclude<Saving, 'save'>;
  send: (store: QuotationStore, saving: Saving) => Promise<unknown>;
  refusal: (store: QuotationStore, saving: Saving) => string;
  /** Where the quotation is a stored one. */
  edited?: EditedQuotation;
  /** When it was stored, before the form goes home; not when the form was left meanwhile. */
  onStored?: () => void;
  /** More buttons in the first card. */
  tools?: ReactNode;
  /** A card of its own after the first one. */
  children?: ReactNode;
}

/** The form of a quotation, new or stored: what differs between the two is handed to it. */
export function QuotationForm({ start, ...props }: QuotationFormProps): ReactElement {
  // The one owner of what is being written; its draft is restored into it.
  const [store] = useState(start);
  const zips = useZipLookups(store);
  return (
    <QuotationContext value={store}>
      <ZipContext value={zips}>
        <Form store={store} {...props} />
      </ZipContext>
    </QuotationContext>
  );
}

function Form({
  label,
  store,
  main,
  send,
  refusal,
  edited,
  onStored,
  tools,
  children,
}: Omit<QuotationFormProps, 'start'> & { store: QuotationStore }): ReactElement {
  const navigate = useNavigate();
  const box = useRef<HTMLFormElement>(null);
  const { id, ...header } = store.getHeader();
  const isStored = id !== '';
  const hidesPremiumDetails = useHidesPremiumDetails();
  const parts = useParts(store);
  const [source] = useState(() => new QuotationDraft(store));
  // Among the drafts of several quotations each says which one it is of.
  const title = `${label} ${header.unique_id || header.intake_Name}`.trim();
  const draft = useDraft(source, title, parts.areQuestionsThere);

  function goHome(): void {
    store.forgetEdits();
    void navigate(linkTo('/user_admin_home'));
  }

  const creation = useQuotationCreation(store, source, draft);
  const stored = useStoredCheck(store, edited);
  const saving = useQuotationSaving({
    store,
    checkStored: edited && stored.check,
    send: (button) => send(store, button),
    refusal: (button) => refusal(store, button),
    afterStored: () => draft.autosave.saved(),
    onStored: () => {
      onStored?.();
      goHome();
    },
    // A stored one is written over, however often.
    creation: isStored ? undefined : { ...creation, isComplete: parts.areQuestionsThere },
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
        {parts.keepsOriginal && <AnswersNotice />}
        {!parts.holdsList && <IntakeGroups list={parts.list} />}
        <CardBoundary>
          <CoverageSection {...parts.coverages} />
        </CardBoundary>
      </div>
      <QuotationActions {...{ main, saving }} blocked={parts.blocked}>
        {/* QEDIT-06: without a question; the draft keeps what was typed. */}
        {isStored && <Button onClick={goHome}>Cancel</Button>}
      </QuotationActions>
      {stored.dialog}
    </form>
  );
}

/** What the form is made of, and why nothing can be sent yet: never from data of which a part is still to come. */
function useParts(store: QuotationStore) {
  const { clientId } = useSession();
  const { intake_id } = store.getHeader();
  const list = useViewActiveIntakeAttributeGroupMainQuery({ intakeId: intake_id, clientId });
  const groups = useMemo(() => list.data && groupsInOrder(list.data), [list.data]);
  const coverages = useCoverages();
  const placed = useSyncExternalStore(store.answers.subscribe, store.answers.getPlacedCount);
  const keepsOriginal = useSyncExternalStore(store.answers.subscribe, store.answers.keepsOriginal);

  const holdsList = keepsOriginal && store.answers.details.isList;
  const areQuestionsThere = holdsList || (groups !== undefined && placed >= groups.length);
  const areCoveragesThere = coverages.state !== 'loading' && coverages.state !== 'failed';
  const blocked = !(keepsOriginal || areQuestionsThere)
    ? 'Some questions have not been loaded yet'
    : areCoveragesThere
      ? ''
      : 'The coverages have not been loaded yet';
  return { list: { ...list, data: groups }, coverages, keepsOriginal, holdsList, areQuestionsThere, blocked };
}
