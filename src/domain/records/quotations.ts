import type { Sealed, Secret } from '@/domain/text/secret';
import type { Id, StoredFlag } from './scalars';

export interface Customer {
  customer_id: Id;
  firstname: string;
  lastname: string;
  address: string;
  city: string;
  state: string;
  zipcode: string;
  phonenumber: string;
  email: string;
}

/** A line of the coverage table. */
export interface CoverageLine {
  coverage_name: string;
  /** 'required' or not. */
  covargerequired: string;
  /** Y, N or blank. */
  coverageinclude: string;
  coverageacceptdate: string;
  /** A number, an amount in words, or text such as 'Unlimited'. */
  coveragelimit: string;
  coverageaccept: string;
  /** Percentage or Fixed Amt. */
  deductiblebasis: string;
  deductible: string;
  deductibleamount: number;
  premium: number;
}

/** A checked item of the 'Coverage Details' list. */
export interface CheckedCoverage {
  subcategoryName: string;
  coverageLimit: string;
  premium: string;
}

/** A quotation, a binder or a policy: one record at three stages. */
export interface Quotation extends Customer {
  id: Id;
  intake_id: Id;
  intake_Name: string;
  intake_subName: string;
  intake_form_id: Id;
  company_id: Id;
  policycreator_id: Id;
  policycreator_name: string;
  /** The policy number, shown as Policy NO. */
  unique_id: string;
  lobcode: string;
  sublob_id: Id;
  sublob_code: string;
  sublob_name: string;
  program_id: Id;
  programname: string;
  state_id: Id;
  state_name: string;
  /** As it is stored, since an untouched one goes back like that (ENT-24). */
  Admitted: StoredFlag;
  submga_id: Id;
  submga_code: string;
  submga_name: string;
  policyeffectivedate: string;
  policyschedule: string;
  policyscheduledate: string;
  policyamount: string;
  balance: string;
  policyduration: string;
  policyquotation_graceperiod: string;
  paymentschedule: string;
  paymentgraceperiod: string;
  autopayment: string;
  /** The last four digits; the boundary keeps no more. */
  cardnumber: string;
  createdAt: string;
  status: string;
  /** JSON text of the answers. It may hold secure values, so it stays sealed until a form opens it. */
  policydetails: Secret;
  /** JSON text of the coverage lines. */
  policycoverage: string;
  vehicle: string;
  vehicleModel: string;
  vehicleModelYear: string;
  coverages: CheckedCoverage[];
  /** The record as the server sent it, for the call that sends it back whole. */
  original: Sealed<object>;
}

/** An earlier version of a quotation: its own id, and the quotation it belongs to. */
export interface QuotationHistory extends Quotation {
  quotation_id: Id;
}

/** The body that creates or updates a quotation. */
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
  id?: Id;
  customer_id?: Id;
  policyamount: number | string;
  policydetails: string;
}

/** A payment as the history keeps it: numbers already cut to their last four, no CVV. */
export interface Payment {
  id: Id;
  policyPaymentType: string;
  bankroutingnumber: string;
  bankaccountnumber: string;
  bankname: string;
  referencenumber: string;
  cardholdername: string;
  cardnumber: string;
  expiredate: string;
  paidamount: string;
  createdAt: string;
}

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

/** The intake category as the quotation form reads it. */
export interface Intake {
  id: Id;
  name: string;
  category_name: string;
  sublob: string;
  lob_code: string;
  intaketype: string;
}

export interface SubLob {
  id: Id;
  sublob_id: Id;
  sublob_code: string;
  name: string;
}

export interface Program {
  id: Id;
  program_name: string;
}

export interface ProgramState {
  id: Id;
  state_id: Id;
  state_name: string;
}

export interface ZipCity {
  city_name: string;
  state: string;
  county: string;
  country: string;
}

/** What the quotation, policy and binder lists need of a record. */
export type QuotationRow = Pick<
  Quotation,
  | 'id'
  | 'intake_id'
  | 'intake_Name'
  | 'intake_subName'
  | 'createdAt'
  | 'unique_id'
  | 'customer_id'
  | 'firstname'
  | 'lastname'
  | 'address'
  | 'city'
  | 'state'
  | 'zipcode'
  | 'phonenumber'
  | 'email'
  | 'policyeffectivedate'
  | 'policyscheduledate'
  | 'state_name'
  | 'policyamount'
  | 'balance'
  | 'policyschedule'
  | 'policyquotation_graceperiod'
>;
