import { readCustomer, type Customer, type Intake } from '../records/quotations';
import type { Id } from '../records/scalars';
import { defaultEffectiveDate, defaultExpiryDate } from '@/domain/payment/schedule';
import { readDetails, type QuotationDetails } from './answers';
import type { CoverageState } from './coverage';
import { readCoverage } from './coverageText';
import type { AgentFields, QuotationHeader } from './header';

/**
 * The quotation form as plain data: the header (the payload's own fields, as text), the answers and the coverage lines.
 * The header and the lines are replaced when they change; the answers are mutated, cell by cell.
 */
export interface QuotationForm {
  readonly header: QuotationHeader;
  readonly details: QuotationDetails;
  readonly coverage: CoverageState;
}

/** Who creates a new quotation, and from which intake category. */
export interface NewQuotationStart {
  readonly clientId: Id;
  readonly userId: Id;
  /** Client_FullName, or the first name of a client user. */
  readonly creatorName: string;
  readonly agent?: AgentFields | undefined;
  readonly intake: Intake;
}

/** The same with the time and the customer. */
interface NewQuotation extends NewQuotationStart {
  readonly now: Date;
  readonly customer?: Customer | undefined;
}

const noAgent: AgentFields = { submga_id: '', submga_code: '', submga_name: '' };

/** The default dates of a new quotation: effective today, the others in 60 days (SCHED-11, SCHED-12, Q-133). */
export function defaultDates(
  now: Date,
): Pick<QuotationHeader, 'policyeffectivedate' | 'policyscheduledate' | 'policyquotation_graceperiod'> {
  return {
    policyeffectivedate: defaultEffectiveDate(now),
    policyscheduledate: defaultExpiryDate(now),
    policyquotation_graceperiod: defaultExpiryDate(now),
  };
}

/**
 * A new quotation's form: effective today, expiring in 60 days (SCHED-11, SCHED-12), as does its grace period,
 * not admitted, without a policy number, which the server assigns.
 */
export function newQuotationForm({
  now,
  clientId,
  userId,
  creatorName,
  agent = noAgent,
  intake,
  customer,
}: NewQuotation): QuotationForm {
  const header: QuotationHeader = {
    id: '',
    company_id: clientId,
    unique_id: '',
    policycreator_id: userId,
    policycreator_name: creatorName,
    lobcode: intake.lob_code,
    intake_id: intake.id,
    intake_Name: intake.category_name || intake.name,
    intake_form_id: '',
    intake_subName: intake.sublob,
    sublob_id: '',
    sublob_code: '',
    sublob_name: '',
    program_id: '',
    programname: '',
    state_id: '',
    state_name: '',
    Admitted: '0',
    ...agent,
    ...readCustomer(customer),
    policyschedule: '',
    policyamount: '',
    policyduration: '',
    ...defaultDates(now),
    paymentgraceperiod: '',
    paymentschedule: '',
  };
  return { header, details: readDetails(''), coverage: readCoverage('') };
}
