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

/** The time limit to read the list of quotations before and after a new one is sent, in milliseconds. */
const readLimitMs = 5000;

/** The fields that identify a new quotation in the list. */
const listedFields = ['firstname', 'lastname', 'email', 'zipcode'] as const;

interface QuotationCreation {
  readonly once: OnceOptions<unknown>;
  /** Whether the list shows the sent quotation. If not, the result stays unknown: the server may still be storing it. */
  readonly check: (action: SentAction) => Promise<Finding>;
  /** Rejects if the list shows the sent quotation more than once. A list that cannot be read in time is ignored. */
  readonly verify: (snapshot: PlainData) => Promise<void>;
  /** The row of the stored quotation, once `check` or `verify` has found it. */
  readonly stored: () => QuotationRow | undefined;
  /** Whether this form may have the sent content, so that sending it would store a second quotation. */
  readonly mayHaveContent: (action: SentAction) => Promise<boolean>;
}

/** The content of the form, or of the draft offered to it, compared with the sent quotation. */
type FormContent = 'blank' | 'same' | 'other' | 'unknown';

/**
 * Lets the creation of a quotation outlive the page that sent it. Only digests, the category and the amount are stored,
 * neither names nor answers. Undefined for a stored quotation, which can safely be sent again.
 */
export function useQuotationCreation(
  store: QuotationStore,
  source: QuotationDraft,
  draft: AutosavedDraft,
): QuotationCreation | undefined {
  const reads = useQuotationReads();
  const stored = useRef<QuotationRow>(undefined);
  if (store.isStored) return undefined;

  /** Secrets are not stored, not even as digests. */
  function secretFields(): readonly string[] {
    return listedFields.filter((field) => source.isCarriedBySecret(field));
  }

  async function digestOfListed(): Promise<string | undefined> {
    const fields = store.createPayload().open();
    const text = listedText(withoutFields(fields, secretFields()), String(fields.customer_id) !== '');
    return text === undefined ? undefined : digest(text);
  }

  /**
   * The ids of the existing quotations; undefined if the server does not list them in time, or responds with a message
   * instead of a list. Otherwise all quotations of a later list would count as new.
   */
  async function readIds(): Promise<readonly string[] | undefined> {
    try {
      const rows = await withinLimit(reads.quotations(), readLimitMs);
      return emptyListMessage(rows) === undefined ? idsOf(rows) : undefined;
    } catch (error) {
      if (isSessionOver(error)) throw error;
      return undefined;
    }
  }

  async function snapshot(): Promise<SentQuotation> {
    const content = source.contentText();
    const hasId = String(store.getHeader().customer_id) !== '';
    const [listed, sent, ids] = await Promise.all([digestOfListed(), digest(content), readIds()]);
    return { listed: listed ?? '', hasId, omitted: secretFields(), content: sent ?? '', ids: ids ?? null };
  }

  /** Compares the form with the digest of the sent content. */
  async function compareForm(content: string): Promise<FormContent> {
    await draft.autosave.whenRead();
    const offer = draft.autosave.getRestorable();
    const offered = offer?.state === 'offered' ? offer.draft.fields : undefined;
    if (!store.isDirty() && offered === undefined) return 'blank';
    if (content === '') return 'unknown';
    // A draft that was not restored yet is compared as well, because it is removed when it is recorded.
    const restored = store.isDirty() ? undefined : offered;
    return (await digest(source.contentText(restored))) === content ? 'same' : 'other';
  }

  /** The number of new quotations in the list that match the sent one. If it is one, this is the stored quotation. */
  async function countListed(sent: SentQuotation): Promise<number> {
    if (sent.ids === null || sent.listed === '') return 0;
    const known = new Set(sent.ids);
    const isNew = ({ id }: QuotationRow): boolean => String(id) !== '' && !known.has(String(id));
    const rows = (await reads.quotations()).filter(isNew);
    const digests = await Promise.all(
      rows.map(async (row) => {
        const text = listedText(withoutFields(row, sent.omitted), sent.hasId);
        return text === undefined ? undefined : digest(text);
      }),
    );
    const matches = rows.filter((_row, index) => digests[index] === sent.listed);
    stored.current = matches.length === 1 ? matches[0] : undefined;
    return matches.length;
  }

  return {
    once: {
      kind: 'createQuotation',
      record: () => String(store.getHeader().intake_id),
      what: () =>
        `New quotation ${store.getHeader().intake_Name}, policy amount ${formatUsd(store.getAmountCents())}`,
      snapshot,
      // An error of the server is a response. Retry sends the quotation again.
      isUnconfirmed: isResponseLost,
    },
    check: async ({ snapshot }) => {
      const sent = readSentQuotation(snapshot);
      const times = sent ? await countListed(sent) : 0;
      if (!sent || times === 0) return 'unknown';
      if (times > 1) return { times };
      // Other content of the form would be lost when the form is closed.
      return ['blank', 'same'].includes(await compareForm(sent.content)) ? 'done' : 'unknown';
    },
    verify: async (snapshot) => {
      const sent = readSentQuotation(snapshot);
      const times = sent ? await withinLimit(countListed(sent), readLimitMs).catch(() => 0) : 0;
      if (times > 1) throw new RepeatedError();
    },
    stored: () => stored.current,
    mayHaveContent: async ({ snapshot }) => {
      const content = readSentQuotation(snapshot)?.content ?? '';
      return ['same', 'unknown'].includes(await compareForm(content));
    },
  };
}

/** The fields without the omitted ones. A row of a list is not a plain object, so that its fields are read by name. */
function withoutFields(fields: Listed, omitted: readonly string[]): Listed {
  const { intake_id, customer_id = '', policyamount } = fields;
  const [firstname = '', lastname = '', email = '', zipcode = ''] = listedFields.map((field) =>
    omitted.includes(field) ? '' : fields[field],
  );
  return { intake_id, customer_id, policyamount, firstname, lastname, email, zipcode };
}

/** The result of a promise, or a rejection after the time limit. */
async function withinLimit<Value>(promise: Promise<Value>, limitMs: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('No response in time')), limitMs);
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}
