import type { Attribute } from '../records/attributes';
import type { ClientUser } from '../records/clientUsers';
import type { Program, ProgramState, QuotationPayload, SubLob } from '../records/quotations';
import type { Id } from '../records/scalars';
import { attributeNames, type AttributeName } from '@/domain/attributes/attributes';
import { dateOf } from '@/domain/text/dates';
import { pick } from '@/domain/values/pick';
import { scheduleDate } from '@/domain/payment/schedule';
import { readUserType } from '@/domain/access/userTypes';

/** Every field of the payload but the two JSON texts; `id` and `customer_id` are blank where there is none. */
export interface QuotationHeader extends Readonly<
  Omit<QuotationPayload, 'policyamount' | 'policydetails' | 'policycoverage'>
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
  if (!user || readUserType(user.usertype) !== 'Agent') return undefined;
  return { submga_id: user.agent_id, submga_code: user.agent_code, submga_name: user.agent_name };
}

/** QNEW-17, Q-125: picking a sub-LOB stores its id, code and name; no choice empties them. */
export function withSubLob(header: QuotationHeader, subLob: SubLob | undefined): QuotationHeader {
  return {
    ...header,
    sublob_id: (subLob?.sublob_id || subLob?.id) ?? '',
    sublob_code: subLob?.sublob_code ?? '',
    sublob_name: subLob?.name ?? '',
  };
}

/** QNEW-15, QNEW-16: choosing a program; its states are others, so the state has to be chosen again. */
export function withProgram(header: QuotationHeader, program: Program | undefined): QuotationHeader {
  const chosen = { ...header, program_id: program?.id ?? '', programname: program?.program_name ?? '' };
  return withState(chosen, undefined);
}

/** QNEW-18, Q-125: picking a state stores its id and name; no choice empties them. */
export function withState(header: QuotationHeader, state: ProgramState | undefined): QuotationHeader {
  const state_id = (state?.state_id || state?.id) ?? '';
  return { ...header, state_id, state_name: state?.state_name ?? '' };
}

/** The schedule date that follows from duration or, without one, from the policy schedule. */
function rescheduled(header: QuotationHeader): QuotationHeader {
  const { policyeffectivedate, policyduration, policyschedule, policyscheduledate } = header;
  const date = scheduleDate(policyeffectivedate, policyduration || policyschedule);
  return { ...header, policyscheduledate: date || policyscheduledate };
}

/** SCHED-08, Q-134: a duration advances the schedule date by its span from the effective date. */
export function withDuration(header: QuotationHeader, policyduration: string): QuotationHeader {
  return rescheduled({ ...header, policyduration });
}

/** a policy schedule does the same as long as no duration is chosen. */
export function withPolicySchedule(header: QuotationHeader, policyschedule: string): QuotationHeader {
  return rescheduled({ ...header, policyschedule });
}

/** A new effective date moves the schedule date along, once a span is chosen. */
export function withEffectiveDate(header: QuotationHeader, policyeffectivedate: string): QuotationHeader {
  return rescheduled({ ...header, policyeffectivedate });
}

/** Whether the policy would end before it begins. It is said beside the date and stops nothing. */
export function isExpiryBeforeEffective({
  policyeffectivedate,
  policyscheduledate,
}: Pick<QuotationHeader, 'policyeffectivedate' | 'policyscheduledate'>): boolean {
  const [start, end] = [dateOf(policyeffectivedate), dateOf(policyscheduledate)];
  return end !== '' && end < start;
}

/**
 * FIELD-19: the header after an answer was given: a date that an attribute carries is the header's date too. If the header's
 * date changes first, `setNamedAnswer` takes it to the attribute.
 */
export function withAnswer(
  header: QuotationHeader,
  { attribute_name }: Pick<Attribute, 'attribute_name'>,
  text: string,
): QuotationHeader {
  if (text === '') return header;
  if (attribute_name.trim() === 'policyeffectivedate') return withEffectiveDate(header, text);
  return attribute_name.trim() === 'policyscheduledate' ? { ...header, policyscheduledate: text } : header;
}

/** FIELD-19: what the header knows of the fields that attributes may carry. */
export function knownFields(header: QuotationHeader): Readonly<Record<AttributeName, string>> {
  return pick(header, attributeNames);
}

/** CONST-30, Q-128, Q-129: whether a category hides Premium Details; what they hold is sent all the same. */
export function hidesPremiumDetails(categoryName: string): boolean {
  return categoryName.trim().toUpperCase() === 'WORKERS COMP';
}
