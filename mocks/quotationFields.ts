import { fieldsOf, idOf, textFields, textOf } from './fields';
import type { Sent } from './http';
import type { WireQuotationFields } from './records';

const idKeys = [
  'company_id',
  'policycreator_id',
  'intake_id',
  'intake_form_id',
  'sublob_id',
  'program_id',
  'state_id',
  'submga_id',
] as const;

const textKeys = [
  'unique_id',
  'policycreator_name',
  'lobcode',
  'intake_Name',
  'intake_subName',
  'sublob_code',
  'sublob_name',
  'programname',
  'state_name',
  'Admitted',
  'submga_code',
  'submga_name',
  'firstname',
  'lastname',
  'phonenumber',
  'email',
  'address',
  'city',
  'state',
  'zipcode',
  'policyeffectivedate',
  'policyschedule',
  'policyscheduledate',
  'policyduration',
  'policyquotation_graceperiod',
  'paymentgraceperiod',
  'paymentschedule',
  'policydetails',
  'policycoverage',
] as const;

/** CALL-103: the full quotation payload, but for `id` (on update) and `customer_id` (on create). */
export const quotationKeys = [...idKeys, ...textKeys, 'policyamount'] as const;

type QuotationKey = (typeof quotationKeys)[number];

/** A quotation's fields as a save call brings them. */
export function quotationFields(body: Sent<QuotationKey>): Omit<WireQuotationFields, 'customer_id'> {
  return {
    ...fieldsOf(body, idKeys, idOf),
    ...textFields(body, textKeys),
    policyamount: typeof body.policyamount === 'number' ? body.policyamount : textOf(body.policyamount),
  };
}
