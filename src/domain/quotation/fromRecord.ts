import type { Quotation } from '../records/quotations';
import { isRequiredLine, withRequiredIncluded } from '../coverage';
import { today } from '../dateText';
import { readDetails } from './answers';
import { readCoverage, type CoverageState, type FormLine } from './coverageText';
import type { QuotationForm } from './form';
import type { AgentFields, QuotationHeader } from './head';

function head(record: Quotation, agent: AgentFields | undefined): QuotationHeader {
  return {
    id: record.id,
    company_id: record.company_id,
    unique_id: record.unique_id,
    policycreator_id: record.policycreator_id,
    policycreator_name: record.policycreator_name,
    lobcode: record.lobcode,
    intake_id: record.intake_id,
    intake_Name: record.intake_Name,
    intake_form_id: record.intake_form_id,
    intake_subName: record.intake_subName,
    sublob_id: record.sublob_id,
    sublob_code: record.sublob_code,
    sublob_name: record.sublob_name,
    program_id: record.program_id,
    programname: record.programname,
    state_id: record.state_id,
    state_name: record.state_name,
    Admitted: record.Admitted,
    submga_id: record.submga_id,
    submga_code: record.submga_code,
    submga_name: record.submga_name,
    ...agent,
    customer_id: record.customer_id,
    firstname: record.firstname,
    lastname: record.lastname,
    phonenumber: record.phonenumber,
    email: record.email,
    address: record.address,
    city: record.city,
    state: record.state,
    zipcode: record.zipcode,
    policyeffectivedate: record.policyeffectivedate,
    policyschedule: record.policyschedule,
    policyscheduledate: record.policyscheduledate,
    policyamount: record.policyamount,
    policyduration: record.policyduration,
    policyquotation_graceperiod: record.policyquotation_graceperiod,
    paymentgraceperiod: record.paymentgraceperiod,
    paymentschedule: record.paymentschedule,
  };
}

/** COV-01 for a stored line: a required one that was left out is included now; one that is in keeps its date. */
function fixed(line: FormLine, date: string): FormLine {
  const isIn = line.coverageinclude === 'Y' && line.coverageacceptdate !== '';
  return isRequiredLine(line) && !isIn ? withRequiredIncluded(line, date) : line;
}

function coverage(text: string, now: Date): CoverageState {
  const sheet = readCoverage(text);
  return { ...sheet, lines: sheet.lines.map((line) => fixed(line, today(now))) };
}

/**
 * A stored quotation as a form. ROLE-12: an agent who edits it is attached to it; otherwise it keeps the one it has.
 * The answers may hold secure values, so the form belongs in a component's own state only.
 */
export function fromRecord(
  record: Quotation,
  { now, agent }: { now: Date; agent?: AgentFields | undefined },
): QuotationForm {
  return {
    head: head(record, agent),
    details: readDetails(record.policydetails.open()),
    coverage: coverage(record.policycoverage, now),
  };
}
