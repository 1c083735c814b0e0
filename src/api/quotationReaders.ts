import { listOf } from '@/domain/values/listOf';
import type {
  CheckedCoverage,
  Customer,
  Quotation,
  QuotationHistory,
  QuotationRow,
} from '@/domain/records/quotations';
import { lastFour } from '@/domain/text/conceal';
import { readJsonText } from '@/domain/values/jsonText';
import { Sealed } from '@/domain/text/secret';
import { isObject, own } from '@/domain/values/objects';
import { flagText, storedFlag, id, record, secret, text, valuesOf } from './read';

/** A text that holds JSON. A server may send the object itself: it becomes text again, so that there is one way to read it. */
function jsonText(value: unknown): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : text(value);
}

/** `vehicle` and the like are objects with a name. */
function nameOf(value: unknown): string {
  return text(own(value, 'name'));
}

const checkedCoverage = record<CheckedCoverage>({
  subcategoryName: text,
  coverageLimit: text,
  premium: text,
});

/** The checked coverages in a list, which may be JSON text. */
function checkedCoverages(value: unknown): CheckedCoverage[] {
  const isText = typeof value === 'string' && value.includes('subcategoryName');
  const list: unknown = isText ? readJsonText(value) : value;
  return (listOf(list) ?? [])
    .filter((item) => own(item, 'subcategoryName') !== undefined)
    .map((item) => checkedCoverage(item));
}

const customerShape = {
  customer_id: id,
  firstname: text,
  lastname: text,
  address: text,
  city: text,
  state: text,
  zipcode: text,
  phonenumber: text,
  email: text,
};

const quotationShape = {
  ...customerShape,
  id,
  intake_id: id,
  intake_Name: text,
  intake_subName: text,
  intake_form_id: id,
  company_id: id,
  policycreator_id: id,
  policycreator_name: text,
  unique_id: text,
  lobcode: text,
  sublob_id: id,
  sublob_code: text,
  sublob_name: text,
  program_id: id,
  programname: text,
  state_id: id,
  state_name: text,
  Admitted: storedFlag,
  submga_id: id,
  submga_code: text,
  submga_name: text,
  policyeffectivedate: text,
  policyschedule: text,
  policyscheduledate: text,
  policyamount: text,
  balance: text,
  policyduration: text,
  policyquotation_graceperiod: text,
  paymentschedule: text,
  paymentgraceperiod: text,
  autopayment: flagText,
  cardnumber: (value: unknown) => lastFour(text(value)),
  createdAt: text,
  status: text,
  policydetails: (value: unknown) => secret(jsonText(value)),
  policycoverage: jsonText,
  vehicle: nameOf,
  vehicleModel: nameOf,
  vehicleModelYear: nameOf,
  coverages: () => [],
};

/** The whole record except what no screen may hold: the CVV, and all but the last digits of a card number. */
function withoutCard(source: unknown): Sealed<object> {
  const entries = isObject(source) ? Object.entries(source) : [];
  const kept = entries.filter(([key]) => key !== 'cvv');
  return new Sealed(
    Object.fromEntries(
      kept.map(([key, value]: [string, unknown]) => [
        key,
        key === 'cardnumber' ? lastFour(text(value)) : value,
      ]),
    ),
  );
}

const quotationFields = record<Omit<Quotation, 'original'>>(quotationShape);

/** The documents give no key for the checked coverages, so that they are found by their fields. */
export function quotation(source: unknown): Quotation {
  const checked = isObject(source) ? Object.values(source).map(checkedCoverages) : [];
  return {
    ...quotationFields(source),
    original: withoutCard(source),
    vehicle: nameOf(own(source, 'Vehicle') ?? own(source, 'vehicle')),
    coverages: checked.find((items) => items.length > 0) ?? [],
  };
}

export function quotationHistory(source: unknown): QuotationHistory {
  return { ...quotation(source), quotation_id: id(own(source, 'quotation_id')) };
}

/**
 * A row of a list. The fields are written out one by one, because a list of 100,000 rows is then read four times as fast as
 * with `record`.
 */
function rowFields(source: unknown): QuotationRow {
  const from = valuesOf(source);
  return {
    customer_id: id(from['customer_id']),
    firstname: text(from['firstname']),
    lastname: text(from['lastname']),
    address: text(from['address']),
    city: text(from['city']),
    state: text(from['state']),
    zipcode: text(from['zipcode']),
    phonenumber: text(from['phonenumber']),
    email: text(from['email']),
    id: id(from['id']),
    intake_id: id(from['intake_id']),
    intake_Name: text(from['intake_Name']),
    intake_subName: text(from['intake_subName']),
    createdAt: text(from['createdAt']),
    unique_id: text(from['unique_id']),
    policyeffectivedate: text(from['policyeffectivedate']),
    policyscheduledate: text(from['policyscheduledate']),
    state_name: text(from['state_name']),
    policyamount: text(from['policyamount']),
    balance: text(from['balance']),
    policyschedule: text(from['policyschedule']),
    policyquotation_graceperiod: text(from['policyquotation_graceperiod']),
  };
}

/** A list may nest the record under `policyquotationdata` (ENT-32); either form is read. */
export function quotationRow(source: unknown): QuotationRow {
  const inner = own(source, 'policyquotationdata');
  const row = rowFields(isObject(inner) ? inner : source);
  return row.id === '' ? { ...row, id: id(own(source, 'quotation_id')) } : row;
}

/** The customer's fields of any record. */
export const readCustomer = record<Customer>(customerShape);

/** ENT-39: a customer whose record has no `customer_id` is known by its `id`. */
export function customer(source: unknown): Customer {
  const fields = readCustomer(source);
  return fields.customer_id === '' ? { ...fields, customer_id: id(own(source, 'id')) } : fields;
}
