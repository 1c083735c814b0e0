import { sentFields, asId, textFields, asText } from './fields';
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

/** CALL-103: the full quotation payload, without `id` (on update) and `customer_id` (on create). */
export const quotationKeys = [...idKeys, ...textKeys, 'policyamount'] as const;

type QuotationKey = (typeof quotationKeys)[number];

/** The fields of a quotation, from the body of a save call. */
export function quotationFields(body: Sent<QuotationKey>): Omit<WireQuotationFields, 'customer_id'> {
  return {
    ...sentFields(body, idKeys, asId),
    ...textFields(body, textKeys),
    policyamount: typeof body.policyamount === 'number' ? body.policyamount : asText(body.policyamount),
  };
}
