import { lastFour } from '@/domain/text/conceal';
import { centsToNumber, premiumCents } from '@/domain/text/money';
import { Sealed } from '@/domain/text/secret';
import { readJsonText } from '@/domain/values/jsonText';
import { listOf } from '@/domain/values/listOf';
import { isObject, own } from '@/domain/values/objects';
import { flagText, storedFlag } from './flags';
import { id, number, record, secret, text, type RecordOf } from './read';
import type { Id } from './scalars';

const customerFields = {
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
export const customerKeys: readonly string[] = Object.keys(customerFields);

/** The customer's fields of any record. */
export const readCustomer = record(customerFields);
export type Customer = RecordOf<typeof readCustomer>;

/** ENT-39: a customer without a `customer_id` is identified by its `id`. */
export function customer(source: unknown): Customer {
  const fields = readCustomer(source);
  return fields.customer_id === '' ? { ...fields, customer_id: id(own(source, 'id')) } : fields;
}

/** A line of the coverage table. */
export const coverageLine = record({
  coverage_name: text,
  /** 'required' or not. */
  covargerequired: text,
  /** Y, N or blank. */
  coverageinclude: text,
  coverageacceptdate: text,
  /** A number, a formatted amount, or text such as 'Unlimited'. */
  coveragelimit: text,
  coverageaccept: text,
  /** Percentage or Fixed Amt. */
  deductiblebasis: text,
  deductible: text,
  deductibleamount: number,
  // COV-10: a formatted amount, '$1,200.50', is valid.
  premium: (value) => centsToNumber(premiumCents(value)),
});
export type CoverageLine = RecordOf<typeof coverageLine>;

/** A checked item of the 'Coverage Details' list. */
const checkedCoverage = record({
  subcategoryName: text,
  coverageLimit: text,
  premium: text,
});
export type CheckedCoverage = RecordOf<typeof checkedCoverage>;

/** JSON text. If a server sends the object itself, it becomes text, so that there is one way to read it. */
function jsonText(value: unknown): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : text(value);
}

/** `vehicle` and the fields after it are objects with a name. */
function vehicleName(value: unknown): string {
  return text(own(value, 'name'));
}

/** The checked coverages in a list, which may be JSON text. */
function checkedCoverages(value: unknown): CheckedCoverage[] {
  const isText = typeof value === 'string' && value.includes('subcategoryName');
  const list: unknown = isText ? readJsonText(value) : value;
  return (listOf(list) ?? [])
    .filter((item) => own(item, 'subcategoryName') !== undefined)
    .map((item) => checkedCoverage(item));
}

const quotationFields = record({
  ...customerFields,
  id,
  intake_id: id,
  intake_Name: text,
  intake_subName: text,
  intake_form_id: id,
  company_id: id,
  policycreator_id: id,
  policycreator_name: text,
  /** The policy number, shown as Policy NO. */
  unique_id: text,
  lobcode: text,
  sublob_id: id,
  sublob_code: text,
  sublob_name: text,
  program_id: id,
  programname: text,
  state_id: id,
  state_name: text,
  /** As it is stored, because an untouched one is sent back unchanged (ENT-24). */
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
  /** Only the last four digits. */
  cardnumber: (value: unknown) => lastFour(text(value)),
  createdAt: text,
  status: text,
  /** JSON text of the answers. It may hold secure values, so it stays sealed until a form opens it. */
  policydetails: (value: unknown) => secret(jsonText(value)),
  /** JSON text of the coverage lines. */
  policycoverage: jsonText,
  vehicle: vehicleName,
  vehicleModel: vehicleName,
  vehicleModelYear: vehicleName,
});

/** The whole record except what no screen may hold: the CVV, and all but the last digits of a card number. */
function withoutCard(source: unknown): Sealed<object> {
  const entries = isObject(source) ? Object.entries(source) : [];
  const allowed = entries.filter(([key]) => key !== 'cvv');
  return new Sealed(
    Object.fromEntries(
      allowed.map(([key, value]: [string, unknown]) => [
        key,
        key === 'cardnumber' ? lastFour(text(value)) : value,
      ]),
    ),
  );
}

export interface Quotation extends RecordOf<typeof quotationFields> {
  coverages: CheckedCoverage[];
  /** The record as the server sent it, for the call that sends it back whole. */
  original: Sealed<object>;
}

/**
 * A quotation, a binder or a policy: one record at three stages. The documents name no key for the checked coverages,
 * so every list is checked.
 */
export function quotation(source: unknown): Quotation {
  const checked = isObject(source) ? Object.values(source).map(checkedCoverages) : [];
  return {
    ...quotationFields(source),
    original: withoutCard(source),
    vehicle: vehicleName(own(source, 'Vehicle') ?? own(source, 'vehicle')),
    coverages: checked.find((items) => items.length > 0) ?? [],
  };
}

/** An earlier version of a quotation: its own id, and the quotation it belongs to. */
export interface QuotationHistory extends Quotation {
  quotation_id: Id;
}

export function quotationHistory(source: unknown): QuotationHistory {
  return { ...quotation(source), quotation_id: id(own(source, 'quotation_id')) };
}

/**
 * The common fields of the bodies that create and update a quotation; creating adds `customer_id` and updating `id`.
 * The omitted keys belong to the server, or to the screens only. Amount and answers have another type in a body.
 */
export interface QuotationPayload extends Omit<
  Quotation,
  | 'id'
  | 'customer_id'
  | 'policyamount'
  | 'balance'
  | 'autopayment'
  | 'cardnumber'
  | 'createdAt'
  | 'status'
  | 'policydetails'
  | 'vehicle'
  | 'vehicleModel'
  | 'vehicleModelYear'
  | 'coverages'
  | 'original'
> {
  policyamount: number | string;
  policydetails: string;
}

/** A payment of the history: numbers cut to their last four digits, no CVV. */
export const payment = record({
  id,
  policyPaymentType: text,
  bankroutingnumber: (value) => lastFour(text(value)),
  bankaccountnumber: (value) => lastFour(text(value)),
  bankname: text,
  referencenumber: text,
  cardholdername: text,
  cardnumber: (value) => lastFour(text(value)),
  expiredate: text,
  paidamount: text,
  createdAt: text,
});
export type Payment = RecordOf<typeof payment>;

/** The body of `/policyquotationpayment`. */
export interface PaymentRequest {
  id: Id;
  user_id: Id;
  client_id: Id;
  client_name: string;
  unique_id: string;
  customer_id: Id;
  policyPaymentType: string;
  paidamount: number;
  balance: number;
  policyamount: number;
  bankroutingnumber: string;
  bankaccountnumber: string;
  bankname: string;
  referencenumber: string;
  cardholdername: string;
  cardnumber: string;
  expiredate: string;
  cvv: string;
  autopayment: 0 | 1;
}

/** The fields of an intake category that the quotation form reads. */
export const intake = record({
  id,
  name: text,
  category_name: text,
  sublob: text,
  lob_code: text,
  intaketype: text,
});
export type Intake = RecordOf<typeof intake>;

export const subLob = record({
  id,
  sublob_id: id,
  sublob_code: text,
  name: text,
});
export type SubLob = RecordOf<typeof subLob>;

export const program = record({
  id,
  program_name: text,
});
export type Program = RecordOf<typeof program>;

export const programState = record({
  id,
  state_id: id,
  state_name: text,
});
export type ProgramState = RecordOf<typeof programState>;

export const zipCity = record({
  city_name: text,
  state: text,
  county: text,
  country: text,
});
export type ZipCity = RecordOf<typeof zipCity>;

/** The fields of a record that the quotation, policy and binder lists need. */
const readRow = record({
  ...customerFields,
  id,
  intake_id: id,
  intake_Name: text,
  intake_subName: text,
  createdAt: text,
  unique_id: text,
  policyeffectivedate: text,
  policyscheduledate: text,
  state_name: text,
  policyamount: text,
  balance: text,
  policyschedule: text,
  policyquotation_graceperiod: text,
  policycreator_id: id,
  policycreator_name: text,
  /** ENT-25: the agent of the record, if it has one. */
  submga_id: id,
  submga_code: text,
  submga_name: text,
});
export type QuotationRow = Readonly<RecordOf<typeof readRow>>;

/** A list may nest the record under `policyquotationdata` (ENT-32); either form is read. */
export function quotationRow(source: unknown): QuotationRow {
  const inner = own(source, 'policyquotationdata');
  const row = readRow(isObject(inner) ? inner : source);
  return row.id === '' ? { ...row, id: id(own(source, 'quotation_id')) } : row;
}
