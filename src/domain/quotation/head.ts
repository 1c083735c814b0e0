import type { Attribute } from '../records/attributes';
import type { ClientUser } from '../records/clientUsers';
import type { Program, ProgramState, QuotationPayload, SubLob } from '../records/quotations';
import type { Id } from '../records/scalars';
import type { AttributeName } from '../attributes';
import { scheduleDate } from '../schedule';

/** Every field of the payload but the two JSON texts; `id` and `customer_id` are blank where there is none. */
export interface QuotationHeader extends Readonly<
  Omit<QuotationPayload, 'id' | 'customer_id' | 'policyamount' | 'policydetails' | 'policycoverage'>
> {
  readonly id: Id;
  readonly customer_id: Id;
  /** The stored amount; what is sent is computed. */
  readonly policyamount: string;
}

/** The agent as a quotation carries it (ENT-25). */
export type AgentFields = Pick<QuotationHeader, 'submga_id' | 'submga_code' | 'submga_name'>;

/** ROLE-12: the agent to attach for a client user; undefined unless the user type is Agent. */
export function agentOf(
  user: Pick<ClientUser, 'usertype' | 'agent_id' | 'agent_code' | 'agent_name'> | undefined,
): AgentFields | undefined {
  if (user?.usertype.trim().toLowerCase() !== 'agent') return undefined;
  return { submga_id: user.agent_id, submga_code: user.agent_code, submga_name: user.agent_name };
}

function subLobFields(subLob: SubLob | undefined) {
  return {
    sublob_id: (subLob?.sublob_id || subLob?.id) ?? '',
    sublob_code: subLob?.sublob_code ?? '',
    sublob_name: subLob?.name ?? '',
  };
}

function programFields(program: Program | undefined) {
  return { program_id: program?.id ?? '', programname: program?.program_name ?? '' };
}

function stateFields(state: ProgramState | undefined) {
  return { state_id: (state?.state_id || state?.id) ?? '', state_name: state?.state_name ?? '' };
}

/** QNEW-17, Q-125: picking a sub-LOB stores its id, code and name; no choice empties them. */
export function withSubLob(head: QuotationHeader, subLob: SubLob | undefined): QuotationHeader {
  return { ...head, ...subLobFields(subLob) };
}

/** QNEW-15, QNEW-16: choosing a program; its states are others, so the state is chosen anew. */
export function withProgram(head: QuotationHeader, program: Program | undefined): QuotationHeader {
  return { ...head, ...programFields(program), ...stateFields(undefined) };
}

/** QNEW-18, Q-125: picking a state stores its id and name; no choice empties them. */
export function withState(head: QuotationHeader, state: ProgramState | undefined): QuotationHeader {
  return { ...head, ...stateFields(state) };
}

/** The schedule date that follows from duration or, without one, from the policy schedule. */
function rescheduled(head: QuotationHeader): QuotationHeader {
  const { policyeffectivedate, policyduration, policyschedule, policyscheduledate } = head;
  const date = scheduleDate(policyeffectivedate, policyduration || policyschedule);
  return { ...head, policyscheduledate: date || policyscheduledate };
}

/** SCHED-08, Q-134: a duration advances the schedule date by its span from the effective date. */
export function withDuration(head: QuotationHeader, policyduration: string): QuotationHeader {
  return rescheduled({ ...head, policyduration });
}

/** a policy schedule does the same as long as no duration is chosen. */
export function withPolicySchedule(head: QuotationHeader, policyschedule: string): QuotationHeader {
  return rescheduled({ ...head, policyschedule });
}

/** A new effective date moves the schedule date along, once a span is chosen. */
export function withEffectiveDate(head: QuotationHeader, policyeffectivedate: string): QuotationHeader {
  return rescheduled({ ...head, policyeffectivedate });
}

/**
 * FIELD-19: the head after an answer was given: a date that an attribute carries is the head's date too. Where the head's
 * date changes first, `setNamedAnswer` takes it to the attribute.
 */
export function withAnswer(
  head: QuotationHeader,
  { attribute_name }: Pick<Attribute, 'attribute_name'>,
  text: string,
): QuotationHeader {
  if (text === '') return head;
  if (attribute_name.trim() === 'policyeffectivedate') return withEffectiveDate(head, text);
  return attribute_name.trim() === 'policyscheduledate' ? { ...head, policyscheduledate: text } : head;
}

/** FIELD-19: what the head knows of the fields that attributes may carry. */
export function knownFields(head: QuotationHeader): Readonly<Record<AttributeName, string>> {
  const { policyamount, policyeffectivedate, policyscheduledate } = head;
  const { firstname, lastname, address, city, state, zipcode, phonenumber, email } = head;
  return {
    firstname,
    lastname,
    address,
    city,
    state,
    zipcode,
    phonenumber,
    email,
    policyamount,
    policyeffectivedate,
    policyscheduledate,
  };
}

/** CONST-30, Q-128, Q-129: whether a category hides Premium Details; what they hold is sent all the same. */
export function hidesPremiumDetails(categoryName: string): boolean {
  return categoryName.trim().toUpperCase() === 'WORKERS COMP';
}
