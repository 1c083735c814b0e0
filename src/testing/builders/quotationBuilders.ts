import type { Attribute } from '@/domain/records/attributes';
import type { CoverageLine, Intake, Quotation } from '@/domain/records/quotations';
import { firstRows, groupDisplay } from '@/domain/attributes/attributes';
import type { FormGroup } from '@/domain/quotation/groups';
import { Sealed, Secret } from '@/domain/text/secret';

/** Builders for quotation forms: fields that a test does not set are blank or typical. */

export function anAttribute(fields: Partial<Attribute>): Attribute {
  return {
    id: 1,
    client_id: 501,
    group_id: 1,
    name: '',
    attribute_name: '',
    attribute_type: 'text',
    attribute_data_type: '',
    radiogroup: '',
    selectgroup: '',
    isrequired: '',
    description: '',
    attributeformat: '',
    attribute_max_lenght: '',
    rank: 1,
    active: 1,
    ...fields,
  };
}

export function aGroup(
  name: string,
  attributes: readonly Attribute[],
  displaytype = '',
  numberofrow = 0,
): FormGroup {
  const shape = { displaytype, numberofrow };
  return { id: name, name, display: groupDisplay(shape), firstRows: firstRows(shape), attributes };
}

export const anIntake: Intake = {
  id: 31,
  name: 'Homeowners',
  category_name: 'HOME',
  sublob: 'Dwelling',
  lob_code: 'HOM',
  intaketype: '',
};

export function aCoverage(fields: Partial<CoverageLine>): CoverageLine {
  return {
    coverage_name: 'Wind Damage',
    covargerequired: '',
    coverageinclude: '',
    coverageacceptdate: '',
    coveragelimit: '',
    coverageaccept: '',
    deductiblebasis: '',
    deductible: '',
    deductibleamount: 0,
    premium: 0,
    ...fields,
  };
}

/** A stored quotation of Ann Marble of Wyoming, for a home in Idaho. No two of its values are the same. */
export function aRecord(
  fields: Partial<Omit<Quotation, 'policydetails' | 'original'>> & { policydetails?: string } = {},
): Quotation {
  const { policydetails = '{}', ...rest } = fields;
  return {
    id: 1041,
    intake_id: 31,
    intake_Name: 'HOME',
    intake_subName: 'Dwelling',
    intake_form_id: '',
    company_id: 501,
    policycreator_id: 1,
    policycreator_name: 'Harborview Underwriters',
    unique_id: 'POL-2026-0041',
    lobcode: 'HOM',
    sublob_id: 12,
    sublob_code: 'DWL',
    sublob_name: 'Primary Home',
    program_id: 7,
    programname: 'Homestead',
    state_id: 16,
    state_name: 'Idaho',
    Admitted: '1',
    submga_id: '',
    submga_code: '',
    submga_name: '',
    customer_id: 301,
    firstname: 'Ann',
    lastname: 'Marble',
    address: '4 Quarry Road',
    city: 'Marbleton',
    state: 'Wyoming',
    zipcode: '83113',
    phonenumber: '13075550144',
    email: 'ann.marble@example.com',
    policyeffectivedate: '2026-01-16',
    policyschedule: '3months',
    policyscheduledate: '2027-01-16',
    policyamount: '640.5',
    balance: '480.25',
    policyduration: '1year',
    policyquotation_graceperiod: '2026-03-17',
    paymentschedule: '1month',
    paymentgraceperiod: '10 days',
    autopayment: '0',
    cardnumber: '',
    createdAt: '2026-01-06T14:20:00.000Z',
    status: '',
    policydetails: new Secret(policydetails),
    policycoverage: '[]',
    vehicle: '',
    vehicleModel: '',
    vehicleModelYear: '',
    coverages: [],
    original: new Sealed({}),
    ...rest,
  };
}
