import type { Attribute } from '../records/attributes';
import type { ClientUser } from '../records/clientUsers';
import type { Program, ProgramState, QuotationPayload, SubLob } from '../records/quotations';
import { firstId } from '../records/ids';
import type { Id } from '../records/scalars';
import { attributeNames, type AttributeName } from '@/domain/attributes/attributes';
import { dateOf } from '@/domain/text/dates';
import { pick } from '@/domain/values/pick';
import { scheduleDate } from '@/domain/payment/schedule';
import { readUserType } from '@/domain/access/userTypes';

/** Every field of the payload except the two JSON texts; `id` and `customer_id` are blank if there is none. */
export interface QuotationHeader extends Readonly<
  Omit<QuotationPayload, 'policyamount' | 'policydetails' | 'policycoverage'>
> {
  readonly id: Id;
  readonly customer_id: Id;
  /** The stored amount; the amount that is sent is computed. */
  readonly policyamount: string;
}

/** The fields of the agent in a quotation (ENT-25). */
export type AgentFields = Pick<QuotationHeader, 'submga_id' | 'submga_code' | 'submga_name'>;

/** ROLE-12: the agent to attach for a client user; undefined unless the user type is Agent. */
export function agentOf(
  user: Pick<ClientUser, 'usertype' | 'agent_id' | 'agent_code' | 'agent_name'> | undefined,
): AgentFields | undefined {
  if (!user || readUserType(user.usertype) !== 'Agent') return undefined;
  return { submga_id: user.agent_id, submga_code: user.agent_code, submga_name: user.agent_name };
}

/** QNEW-17, Q-125: picking a sub-LOB stores its id, code and name. Choosing none empties them. */
export function withSubLob(header: QuotationHeader, subLob: SubLob | undefined): QuotationHeader {
  return {
    ...header,
    sublob_id: firstId(subLob?.sublob_id, subLob?.id),
    sublob_code: subLob?.sublob_code ?? '',
    sublob_name: subLob?.name ?? '',
  };
}

/** QNEW-15, QNEW-16: choosing a program. It has its own states, so the state has to be chosen again. */
export function withProgram(header: QuotationHeader, program: Program | undefined): QuotationHeader {
  const chosen = { ...header, program_id: program?.id ?? '', programname: program?.program_name ?? '' };
  return withState(chosen, undefined);
}

/** QNEW-18, Q-125: picking a state stores its id and name. Choosing none empties them. */
export function withState(header: QuotationHeader, state: ProgramState | undefined): QuotationHeader {
  return { ...header, state_id: firstId(state?.state_id, state?.id), state_name: state?.state_name ?? '' };
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

/** a policy schedule does the same while no duration is chosen. */
export function withPolicySchedule(header: QuotationHeader, policyschedule: string): QuotationHeader {
  return rescheduled({ ...header, policyschedule });
}

/** A new effective date also moves the schedule date, if a duration or a schedule is chosen. */
export function withEffectiveDate(header: QuotationHeader, policyeffectivedate: string): QuotationHeader {
  return rescheduled({ ...header, policyeffectivedate });
}

/** Whether the policy would end before it begins. The form shows a note at the date and does not block. */
export function isExpiryBeforeEffective({
  policyeffectivedate,
  policyscheduledate,
}: Pick<QuotationHeader, 'policyeffectivedate' | 'policyscheduledate'>): boolean {
  const [start, end] = [dateOf(policyeffectivedate), dateOf(policyscheduledate)];
  return end !== '' && end < start;
}

/**
 * FIELD-19: the header after an answer: a date attribute of the same name sets the header's date too. `setNamedAnswer`
 * does the reverse.
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

/** FIELD-19: the header's fields that attributes may also hold. */
export function knownFields(header: QuotationHeader): Readonly<Record<AttributeName, string>> {
  return pick(header, attributeNames);
}

/** CONST-30, Q-128, Q-129: whether a category hides Premium Details; their values are sent nevertheless. */
export function hidesPremiumDetails(categoryName: string): boolean {
  return categoryName.trim().toUpperCase() === 'WORKERS COMP';
}
