import { useRef } from 'react';
import type { AutosavedDraft } from '@/components/drafts/useDraft';
import type { QuotationDraft } from '@/intakeForm/draft/quotationDraft';
import type { QuotationStore } from '@/intakeForm/state/quotationStore';
import type { OnceOptions } from '@/components/actions/useAction';
import { digest } from '@/browser/digest';
import { isResponseLost, isSessionOver, RepeatedError } from '@/domain/saving/changeFailure';
import { emptyListMessage } from '@/domain/values/emptyList';
import { formatUsd } from '@/domain/text/money';
import {
  idsOf,
  listedText,
  readSentQuotation,
  type Listed,
  type SentQuotation,
} from '@/domain/quotation/findings';
import type { QuotationRow } from '@/domain/records/quotations';
import type { Finding, PlainData, SentAction } from '@/domain/saving/sentAction';
import { useQuotationReads } from '../../view/useQuotationReads';

/** How long the quotations that are there may take to be read before and after a new one is sent, in milliseconds. */
const readLimitMs = 5000;

/** The fields by which a new quotation is known in the list. */
const listedFields = ['firstname', 'lastname', 'email', 'zipcode'] as const;

interface QuotationCreation {
  readonly once: OnceOptions<unknown>;
  /** Whether the list shows what was sent. A quotation that is not there proves nothing: it may still be on its way. */
  readonly check: (action: SentAction) => Promise<Finding>;
  /** Rejects where the list shows what was stored more than once; a list that cannot be read in time says nothing. */
  readonly verify: (evidence: PlainData) => Promise<void>;
  /** The row of what was stored, once one of these two has found it. */
  readonly stored: () => QuotationRow | undefined;
  /** Whether this form may hold what was sent, so that sending it would store another one. */
  readonly mayHold: (action: SentAction) => Promise<boolean>;
}

/** What the form, or the draft that is offered to it, holds of what was sent. */
type FormContent = 'blank' | 'same' | 'other' | 'unknown';

/**
 * QNEW-07, QNEW-08: makes the creation of a quotation outlive the page that sent it. Of what was sent only digests, the
 * category and the amount are kept, neither names nor answers. Undefined for a stored one, which is written over, however
 * often.
 */
export function useQuotationCreation(
  store: QuotationStore,
  source: QuotationDraft,
  draft: AutosavedDraft,
): QuotationCreation | undefined {
  const reads = useQuotationReads();
  const stored = useRef<QuotationRow>(undefined);
  if (store.isStored) return undefined;

  /** Secrets are not kept, not even as digests. */
  function secretFields(): readonly string[] {
    return listedFields.filter((field) => source.isCarriedBySecret(field));
  }

  async function digestOfListed(): Promise<string | undefined> {
    const fields = store.createPayload().open();
    const text = listedText(without(fields, secretFields()), String(fields.customer_id) !== '');
    return text === undefined ? undefined : digest(text);
  }

  /**
   * The ids of the quotations that are there; undefined where the server does not say so in time, or says something else in
   * their place: then all that it lists later would count as new.
   */
  async function idsBefore(): Promise<readonly string[] | undefined> {
    try {
      const rows = await withinLimit(reads.quotations(), readLimitMs);
      return emptyListMessage(rows) === undefined ? idsOf(rows) : undefined;
    } catch (error) {
      if (isSessionOver(error)) throw error;
      return undefined;
    }
  }

  async function evidence(): Promise<SentQuotation> {
    const content = source.contentText();
    const hasId = String(store.getHeader().customer_id) !== '';
    const [listed, sent, ids] = await Promise.all([digestOfListed(), digest(content), idsBefore()]);
    return { listed: listed ?? '', hasId, omitted: secretFields(), content: sent ?? '', ids: ids ?? null };
  }

  /** Compares the form with the digest of what was sent; blank where there is none. */
  async function compareForm(content: string): Promise<FormContent> {
    await draft.autosave.whenRead();
    const offer = draft.autosave.getRestorable();
    const offered = offer?.state === 'offered' ? offer.draft.fields : undefined;
    if (!store.isDirty() && offered === undefined) return 'blank';
    if (content === '') return 'unknown';
    // An earlier draft that was not restored is compared too, because any save removes it.
    const restored = store.isDirty() ? undefined : offered;
    return (await digest(source.contentText(restored))) === content ? 'same' : 'other';
  }

  /** How many of the quotations that were not there before are like what was sent. A single one is what was stored. */
  async function countListed(sent: SentQuotation): Promise<number> {
    if (sent.ids === null || sent.listed === '') return 0;
    const known = new Set(sent.ids);
    const isNew = ({ id }: QuotationRow): boolean => String(id) !== '' && !known.has(String(id));
    const rows = (await reads.quotations()).filter(isNew);
    const digests = await Promise.all(
      rows.map(async (row) => {
        const text = listedText(without(row, sent.omitted), sent.hasId);
        return text === undefined ? undefined : digest(text);
      }),
    );
    const alike = rows.filter((_row, index) => digests[index] === sent.listed);
    stored.current = alike.length === 1 ? alike[0] : undefined;
    return alike.length;
  }

  return {
    once: {
      kind: 'createQuotation',
      record: () => String(store.getHeader().intake_id),
      what: () =>
        `New quotation ${store.getHeader().intake_Name}, policy amount ${formatUsd(store.getAmountCents())}`,
      evidence,
      // An error of the server is an answer: it is tried again by Retry.
      isOpen: isResponseLost,
    },
    check: async ({ evidence }) => {
      const sent = readSentQuotation(evidence);
      const times = sent ? await countListed(sent) : 0;
      if (!sent || times === 0) return 'unknown';
      if (times > 1) return { times };
      // Nothing may be lost when the form goes.
      return ['blank', 'same'].includes(await compareForm(sent.content)) ? 'done' : 'unknown';
    },
    verify: async (evidence) => {
      const sent = readSentQuotation(evidence);
      const times = sent ? await withinLimit(countListed(sent), readLimitMs).catch(() => 0) : 0;
      if (times > 1) throw new RepeatedError();
    },
    stored: () => stored.current,
    mayHold: async ({ evidence }) => {
      const content = readSentQuotation(evidence)?.content ?? '';
      return ['same', 'unknown'].includes(await compareForm(content));
    },
  };
}

/** A row of a list is no plain object: its fields are taken by name. */
function without(fields: Listed, omitted: readonly string[]): Listed {
  const { intake_id, customer_id = '', policyamount } = fields;
  const [firstname = '', lastname = '', email = '', zipcode = ''] = listedFields.map((field) =>
    omitted.includes(field) ? '' : fields[field],
  );
  return { intake_id, customer_id, policyamount, firstname, lastname, email, zipcode };
}

/** What a promise gives, or a rejection after so many milliseconds. */
async function withinLimit<Value>(promise: Promise<Value>, limitMs: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('No answer in time')), limitMs);
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}
