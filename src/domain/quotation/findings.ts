import { sameId } from '@/domain/records/ids';
import { parseMoney } from '@/domain/text/money';
import type { Quotation, QuotationPayload, QuotationRow } from '../records/quotations';
import type { Id } from '../records/scalars';
import { own } from '@/domain/values/objects';
import type { Finding, PlainData } from '@/domain/saving/sentAction';

/**
 * What later reads show of a change whose answer was lost. Strict: only what a record or a list says itself counts, and
 * everything else is 'unknown'.
 */

type Rows = readonly Pick<QuotationRow, 'id'>[];

function contains(rows: Rows, id: Id): boolean {
  return rows.some((row) => sameId(row.id, id));
}

/** An approval or a revert takes a record out of one list and puts it into another. */
export function moveFinding(id: Id, from: Rows, to: Rows): Finding {
  const [isInOld, isInNew] = [contains(from, id), contains(to, id)];
  if (isInOld === isInNew) return 'unknown';
  return isInNew ? 'done' : 'asBefore';
}

/**
 * What came of reading a record by its id: the record, the status 404, or an answer without a record, as some servers
 * give for an id that they do not know.
 */
export type RecordReading = 'found' | 'notFound' | 'empty';

/**
 * A deleted record is neither found by its id nor listed. An answer without a record is weaker than the status 404, so
 * the list has to show that it still lists other records.
 */
export function deletionFinding(id: Id, reading: RecordReading, rows: Rows): Finding {
  const isListed = contains(rows, id);
  if (reading === 'found') return isListed ? 'asBefore' : 'unknown';
  const isProven = reading === 'notFound' || rows.length > 0;
  return isProven && !isListed ? 'done' : 'unknown';
}

/** The ids of a list, as they are kept to know new rows by later. */
export function idsOf(rows: Rows): readonly string[] {
  return rows.map(({ id }) => String(id)).filter((id) => id !== '');
}

/** The kept ids; undefined when there are none, so that no row can be called new. */
export function readIds(evidence: unknown): readonly string[] | undefined {
  if (!Array.isArray(evidence)) return undefined;
  return evidence.every((id) => typeof id === 'string') ? evidence : undefined;
}

function normalized(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase();
}

/** Whether two records carry the same value; undefined when one of them carries none. */
function isSame(one: string, other: string): boolean | undefined {
  return one === '' || other === '' ? undefined : one === other;
}

function nameOf({ firstname, lastname }: Pick<Quotation, 'firstname' | 'lastname'>): string {
  return normalized(`${firstname} ${lastname}`);
}

type FormFields = Pick<QuotationRow, 'id' | 'intake_id' | 'customer_id' | 'firstname' | 'lastname'>;

/**
 * QVIEW-14: whether an incomplete intake form is the one that was made of a quotation: its id was not there before, and
 * what it carries of category, customer id and name is the quotation's. It has to carry at least one of them.
 */
export function isNewFormOf(form: FormFields, quotation: FormFields, known: readonly string[]): boolean {
  const id = String(form.id);
  if (id === '' || known.includes(id)) return false;
  const comparisons = [
    isSame(String(form.intake_id), String(quotation.intake_id)),
    isSame(String(form.customer_id), String(quotation.customer_id)),
    isSame(nameOf(form), nameOf(quotation)),
  ];
  return comparisons.includes(true) && !comparisons.includes(false);
}

type ListedFields = 'intake_id' | 'firstname' | 'lastname' | 'email' | 'zipcode' | 'policyamount';

/** What a row of the quotations list and a payload have in common. */
export type Listed = Pick<QuotationPayload, ListedFields> & Partial<Pick<QuotationRow, 'customer_id'>>;

/**
 * A text by which a new quotation is known in the list: category, customer and amount. A customer who is new has an id
 * in the list only, so `withId` says whether it counts. Undefined when no customer is named: such a quotation is like
 * many others.
 */
export function listedText(fields: Listed, withId: boolean): string | undefined {
  const { intake_id, customer_id = '', email, zipcode, policyamount } = fields;
  const id = withId ? String(customer_id) : '';
  const name = nameOf(fields);
  if (name === '' && id === '') return undefined;
  const amount = parseMoney(policyamount) ?? 0;
  return JSON.stringify([String(intake_id), id, name, normalized(email), normalized(zipcode), amount]);
}

/** What is kept of a new quotation before it is sent: digests and ids, no names and no answers. */
export type SentQuotation = {
  /** The digest of its `listedText`; blank where it cannot be known in the list. */
  readonly listed: string;
  /** Whether its customer had an id already, which `listed` then counts. */
  readonly hasId: boolean;
  /** The fields that secure questions carry, which `listed` leaves out. */
  readonly omitted: readonly string[];
  /** The digest of what the form held, without secrets; blank where there is none. */
  readonly content: string;
  /** The ids of the quotations that were there; null where they could not be read. */
  readonly ids: readonly string[] | null;
};

/** What was kept of a new quotation; undefined when it is none. */
export function readSentQuotation(evidence: PlainData): SentQuotation | undefined {
  const [listed, hasId, content] = ['listed', 'hasId', 'content'].map((key) => own(evidence, key));
  if (typeof listed !== 'string' || typeof hasId !== 'boolean' || typeof content !== 'string')
    return undefined;
  const omitted = readIds(own(evidence, 'omitted')) ?? [];
  return { listed, hasId, omitted, content, ids: readIds(own(evidence, 'ids')) ?? null };
}
