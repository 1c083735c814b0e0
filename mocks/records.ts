import type { BordereauFile, BordereauHeader, Slab } from '@/domain/records/bordereau';
import type {
  CheckedCoverage,
  Customer,
  Program,
  ProgramState,
  SubLob,
  ZipCity,
} from '@/domain/records/quotations';
import type { Id } from '@/domain/records/scalars';

/**
 * Records as the legacy server stores and sends them: not encrypted, not decoded, with the fields that no screen reads.
 * The application has types of its own for them.
 */

/** The server's names of the three stages. No screen shows them; each list call returns one stage. */
export type WireStage = 'QUOTED' | 'BOUND' | 'ISSUED';

interface WireNamed {
  name: string;
}

/** All fields of a quotation that the save calls send, without its id. */
export interface WireQuotationFields extends Customer {
  company_id: Id;
  unique_id: string;
  policycreator_id: Id;
  policycreator_name: string;
  lobcode: string;
  intake_id: Id;
  intake_Name: string;
  intake_form_id: Id;
  intake_subName: string;
  sublob_id: Id;
  sublob_code: string;
  sublob_name: string;
  program_id: Id;
  programname: string;
  state_id: Id;
  state_name: string;
  Admitted: string;
  submga_id: Id;
  submga_code: string;
  submga_name: string;
  policyeffectivedate: string;
  policyschedule: string;
  policyscheduledate: string;
  policyamount: number | string;
  policyduration: string;
  policyquotation_graceperiod: string;
  paymentgraceperiod: string;
  paymentschedule: string;
  /** JSON text; in some old rows it is escaped, encoded twice or broken. */
  policydetails: string;
  policycoverage: string;
}

/** A quotation, a binder or a policy: one record at three stages. */
export interface WireQuotation extends WireQuotationFields {
  id: Id;
  balance: number | string;
  autopayment: number | string;
  /** The whole card number, as the legacy server stores it; the client shows only its last four digits. */
  cardnumber: string;
  createdAt: string;
  status: WireStage;
  Vehicle?: WireNamed;
  vehicleModel?: WireNamed;
  vehicleModelYear?: WireNamed;
  coverages?: CheckedCoverage[];
}

/** A version that an update replaced. */
export interface WireQuotationHistory extends WireQuotation {
  quotation_id: Id;
}

/** A payment with all typed values. */
export interface WirePayment {
  id: Id;
  quotation_id: Id;
  user_id: Id;
  client_id: Id;
  client_name: string;
  unique_id: string;
  customer_id: Id;
  policyPaymentType: string;
  paidamount: number | string;
  balance: number | string;
  policyamount: number | string;
  bankroutingnumber: string;
  bankaccountnumber: string;
  bankname: string;
  referencenumber: string;
  cardholdername: string;
  cardnumber: string;
  expiredate: string;
  cvv: string;
  autopayment: number | string;
  createdAt: string;
}

/** An intake form that is not yet, or no longer, a quotation. */
export interface WireIntakeForm extends Customer {
  id: Id;
  company_id: Id;
  login_id: Id;
  intake_id: Id;
  intake_Name: string;
  intake_subName: string;
  createdAt: string;
  policydetails: string;
}

export interface WireCustomer extends Customer {
  company_id: Id;
}

export interface WireSubLob extends SubLob {
  intake_id: Id;
}

export interface WireProgram extends Program {
  client_id: Id;
  intake_id: Id;
}

export interface WireProgramState extends ProgramState {
  program_id: Id;
}

/** A coverage that a program offers or requires. */
export interface WireProgramCoverage {
  id: Id;
  program_id: Id;
  coverage_name: string;
  covargerequired: string;
  coveragelimit: string;
  deductiblebasis: string;
  deductible: string;
  premium: number;
}

export interface WireZipCity extends ZipCity {
  zipcode: string;
}

/** A row of a bordereau, with the columns of its file. */
export type WireBordereauRow = Record<string, string>;

/** A bordereau file on its way from the client company to a carrier, or back. */
export interface WireBordereauFile extends BordereauFile, BordereauHeader {
  heading: 'toCarrier' | 'toClient';
  /** '1' after a file for the carrier was sent. */
  sent: string;
  sent_date: string;
  url: string;
  rows: WireBordereauRow[];
}

/** A login of the BDX area that belongs to a carrier but is not the carrier's own. */
export interface WireBdxUser {
  id: Id;
  carrier_id: Id;
  username: string;
  password: string;
  phonenumber: string;
  email: string;
}

/** A pending password recovery; its id is the reset id that the client stores between the steps. */
export interface WirePasswordReset {
  id: number;
  username: string;
  /** The code that was sent by email or by phone; empty before. */
  otpvalue: string;
  /** Set after the right code was entered; only then can the password change. */
  checked: boolean;
}

export type WireSlab = Slab;
