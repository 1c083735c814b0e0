import { sameId } from '@/domain/records/ids';
import { parseMoney } from '@/domain/text/money';
import type { Quotation, QuotationPayload, QuotationRow } from '../records/quotations';
import type { Id } from '../records/scalars';
import { own } from '@/domain/values/objects';
import type { Finding, PlainData } from '@/domain/saving/sentAction';

/**
 * Whether later reads show that a change was carried out whose response was lost. The result is 'unknown' unless a
 * record or a list proves it.
 */

type Rows = readonly Pick<QuotationRow, 'id'>[];

function contains(rows: Rows, id: Id): boolean {
  return rows.some((row) => sameId(row.id, id));
}

/** An approval or a revert moves a record from one list to another. */
export function moveFinding(id: Id, from: Rows, to: Rows): Finding {
  const [isInOld, isInNew] = [contains(from, id), contains(to, id)];
  if (isInOld === isInNew) return 'unknown';
  return isInNew ? 'done' : 'asBefore';
}

/**
 * The result of reading a record by its id: the record, the status 404, or a response without a record, which some
 * servers send for an unknown id.
 */
export type RecordReading = 'found' | 'notFound' | 'empty';

/**
 * A deleted record is neither found by its id nor listed. A response without a record proves less than the status 404,
 * so the list must contain other records then.
 */
export function deletionFinding(id: Id, reading: RecordReading, rows: Rows): Finding {
  const isListed = contains(rows, id);
  if (reading === 'found') return isListed ? 'asBefore' : 'unknown';
  const isProven = reading === 'notFound' || rows.length > 0;
  return isProven && !isListed ? 'done' : 'unknown';
}

/** The ids of a list, stored to recognise new rows later. */
export function idsOf(rows: Rows): readonly string[] {
  return rows.map(({ id }) => String(id)).filter((id) => id !== '');
}

/** The stored ids; undefined if there are none, because then no row is known to be new. */
export function readIds(stored: unknown): readonly string[] | undefined {
  if (!Array.isArray(stored)) return undefined;
  return stored.every((id) => typeof id === 'string') ? stored : undefined;
}

function normalized(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase();
}

/** Whether two values are the same; undefined if one of them is blank. */
function isSame(one: string, other: string): boolean | undefined {
  return one === '' || other === '' ? undefined : one === other;
}

function customerName({ firstname, lastname }: Pick<Quotation, 'firstname' | 'lastname'>): string {
  return normalized(`${firstname} ${lastname}`);
}

type FormFields = Pick<QuotationRow, 'id' | 'intake_id' | 'customer_id' | 'firstname' | 'lastname'>;

/**
 * QVIEW-14: whether an incomplete intake form was created from a quotation: its id is new, and its category, customer
 * id and name are the quotation's. Blank ones do not count, but at least one must match.
 */
export function isNewFormOf(form: FormFields, quotation: FormFields, known: readonly string[]): boolean {
  const id = String(form.id);
  if (id === '' || known.includes(id)) return false;
  const comparisons = [
    isSame(String(form.intake_id), String(quotation.intake_id)),
    isSame(String(form.customer_id), String(quotation.customer_id)),
    isSame(customerName(form), customerName(quotation)),
  ];
  return comparisons.includes(true) && !comparisons.includes(false);
}

type ListedFields = 'intake_id' | 'firstname' | 'lastname' | 'email' | 'zipcode' | 'policyamount';

/** The common fields of a row of the quotations list and a payload. */
export type Listed = Pick<QuotationPayload, ListedFields> & Partial<Pick<QuotationRow, 'customer_id'>>;

/**
 * A text that identifies a new quotation in the list: category, customer and amount. A new customer has an id in the
 * list only, so `withId` says whether it counts. Undefined without a customer: many quotations would match.
 */
export function listedText(fields: Listed, withId: boolean): string | undefined {
  const { intake_id, customer_id = '', email, zipcode, policyamount } = fields;
  const id = withId ? String(customer_id) : '';
  const name = customerName(fields);
  if (name === '' && id === '') return undefined;
  const amount = parseMoney(policyamount) ?? 0;
  return JSON.stringify([String(intake_id), id, name, normalized(email), normalized(zipcode), amount]);
}

/** The values that are stored of a new quotation before it is sent: digests and ids, no names and no answers. */
export type SentQuotation = {
  /** The digest of its `listedText`; blank if it cannot be identified in the list. */
  readonly listed: string;
  /** Whether its customer had an id already, which is then part of `listed`. */
  readonly hasId: boolean;
  /** The fields with a secure question, which `listed` leaves out. */
  readonly omitted: readonly string[];
  /** The digest of the form's values without secrets; blank if there is none. */
  readonly content: string;
  /** The ids of the quotations before; null if they could not be read. */
  readonly ids: readonly string[] | null;
};

/** The stored values of a new quotation; undefined for anything else. */
export function readSentQuotation(stored: PlainData): SentQuotation | undefined {
  const [listed, hasId, content] = ['listed', 'hasId', 'content'].map((key) => own(stored, key));
  if (typeof listed !== 'string' || typeof hasId !== 'boolean' || typeof content !== 'string')
    return undefined;
  const omitted = readIds(own(stored, 'omitted')) ?? [];
  return { listed, hasId, omitted, content, ids: readIds(own(stored, 'ids')) ?? null };
}
