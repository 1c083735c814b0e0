import type { QuotationPayload } from '../records/quotations';
import type { Id } from '../records/scalars';
import type { AttributeName } from '../attributes';
import { policyAmount } from './amount';
import { detailsText } from './answers';
import { coverageText } from './coverageText';
import type { QuotationForm } from './form';
import { namedAnswer, type FormGroup } from './groups';
import { knownFields } from './head';

type Dates = 'policyeffectivedate' | 'policyscheduledate';

/** The payload's keys from company_id to submga_name. */
function origin({ head }: QuotationForm) {
  return {
    company_id: head.company_id,
    unique_id: head.unique_id,
    policycreator_id: head.policycreator_id,
    policycreator_name: head.policycreator_name,
    lobcode: head.lobcode,
    intake_id: head.intake_id,
    intake_Name: head.intake_Name,
    intake_form_id: head.intake_form_id,
    intake_subName: head.intake_subName,
    sublob_id: head.sublob_id,
    sublob_code: head.sublob_code,
    sublob_name: head.sublob_name,
    program_id: head.program_id,
    programname: head.programname,
    state_id: head.state_id,
    state_name: head.state_name,
    Admitted: head.Admitted,
    submga_id: head.submga_id,
    submga_code: head.submga_code,
    submga_name: head.submga_name,
  };
}

/** The payload's keys from firstname to policycoverage. */
function content(form: QuotationForm, groups: readonly FormGroup[]) {
  const { head } = form;
  const known = knownFields(head);
  const named = (name: AttributeName): string | undefined => namedAnswer(form.details.answers, groups, name);
  // FIELD-19: a customer field that was cleared is sent as cleared; one that no attribute answers keeps its value.
  const field = (name: Exclude<AttributeName, Dates | 'policyamount'>): string => named(name) ?? known[name];
  // A quotation always has its dates: a blank attribute does not empty what Premium Details hold.
  const date = (name: Dates): string => named(name)?.trim() || known[name];
  return {
    firstname: field('firstname'),
    lastname: field('lastname'),
    phonenumber: field('phonenumber'),
    email: field('email'),
    address: field('address'),
    city: field('city'),
    state: field('state'),
    zipcode: field('zipcode'),
    policyeffectivedate: date('policyeffectivedate'),
    policyschedule: head.policyschedule,
    policyscheduledate: date('policyscheduledate'),
    policyamount: policyAmount(form, groups),
    policyduration: head.policyduration,
    policyquotation_graceperiod: head.policyquotation_graceperiod,
    paymentgraceperiod: head.paymentgraceperiod,
    paymentschedule: head.paymentschedule,
    policydetails: detailsText(form.details),
    policycoverage: coverageText(form.coverage),
  };
}

/**
 * CALL-103: the body of the two create calls, its keys in the documents' order. It may hold secure values: seal it at
 * once.
 */
export function toCreatePayload(
  form: QuotationForm,
  groups: readonly FormGroup[],
): QuotationPayload & { customer_id: Id } {
  return { ...origin(form), customer_id: form.head.customer_id, ...content(form, groups) };
}

/** CALL-103: the body of the two update calls. The same care as with `toCreatePayload`. */
export function toUpdatePayload(
  form: QuotationForm,
  groups: readonly FormGroup[],
): QuotationPayload & { id: Id } {
  return { id: form.head.id, ...origin(form), ...content(form, groups) };
}
