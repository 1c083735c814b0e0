import type { WireAttribute } from '../adminRecords';

type Question = Omit<WireAttribute, 'id' | 'client_id' | 'group_id' | 'rank' | 'active'> & {
  group: string;
  active?: 0 | 1;
};

const blank = {
  attribute_name: '',
  attribute_type: 'text',
  attribute_data_type: '',
  radiogroup: '',
  selectgroup: '',
  isrequired: '',
  description: '',
  attributeformat: '',
  attribute_max_lenght: '0',
};

/** A question. Missing fields are blank, and its mask determines its length. */
function ask(group: string, name: string, traits: Partial<Question> = {}): Question {
  const length = traits.attributeformat
    ? { attribute_max_lenght: String(traits.attributeformat.length) }
    : {};
  return { ...blank, ...length, ...traits, group, name };
}

const required = { isrequired: 'required' };
const numeric = { attribute_data_type: 'Numeric' };

/** The questions of all intake forms, group by group; every type, data type and kind of mask is among them. */
export const questions: readonly Question[] = [
  ask('Insured', 'First Name', { ...required, attribute_name: 'firstname', attribute_max_lenght: '40' }),
  ask('Insured', 'Last Name', { ...required, attribute_name: 'lastname', attribute_max_lenght: '40' }),
  ask('Insured', 'Email', { attribute_name: 'email', attribute_type: 'email' }),
  ask('Insured', 'Phone Number', { attribute_name: 'phonenumber' }),
  ask('Insured', 'Date of Birth', { attribute_type: 'date' }),
  ask('Insured', 'Preferred Contact', { attribute_type: 'radio', radiogroup: 'Phone, Email, Mail' }),
  ask('Insured', 'Social Security Number', {
    ...numeric,
    attribute_type: 'secure',
    attributeformat: '999-99-9999',
    description: 'Hidden until you press Show',
  }),

  ask('Mailing Address', 'Address', { ...required, attribute_name: 'address' }),
  ask('Mailing Address', 'Zip Code', {
    ...required,
    ...numeric,
    attribute_name: 'zipcode',
    attributeformat: '99999',
    description: 'Fills city, state, county and country',
  }),
  ask('Mailing Address', 'City', { attribute_name: 'city' }),
  ask('Mailing Address', 'Mailing State', { attribute_name: 'state' }),
  ask('Mailing Address', 'County'),
  ask('Mailing Address', 'Country'),

  ask('Vehicles', 'Year', { ...required, ...numeric, attributeformat: '9999' }),
  ask('Vehicles', 'Make', { ...required, attribute_data_type: 'String' }),
  ask('Vehicles', 'Model'),
  ask('Vehicles', 'VIN', { attribute_data_type: 'Alphanumeric', attribute_max_lenght: '17' }),
  ask('Vehicles', 'Use', {
    attribute_type: 'SelectBox',
    selectgroup: 'Commute, Pleasure, Business, Farm',
  }),

  ask('Drivers', 'Driver Name', { ...required }),
  ask('Drivers', 'Driver Birth Date', { attribute_type: 'date' }),
  ask('Drivers', 'License Number', { attribute_type: 'PI secure', attributeformat: 'A999-9999' }),
  ask('Drivers', 'Violations', { ...numeric, attribute_max_lenght: '2' }),

  ask('Dwelling', 'Year Built', { ...required, ...numeric, attributeformat: '9999' }),
  ask('Dwelling', 'Square Feet', { ...numeric, attribute_max_lenght: '6' }),
  ask('Dwelling', 'Construction', {
    ...required,
    attribute_type: 'SelectBox',
    selectgroup: 'Frame, Masonry, Steel, Log',
  }),
  ask('Dwelling', 'Roof', { attribute_type: 'radio', radiogroup: 'Shingle, Tile, Metal' }),
  ask('Dwelling', 'Sprinklers', { attribute_type: 'checkbox' }),
  ask('Dwelling', 'Burglar Alarm', { attribute_type: 'checkbox' }),

  ask('Mortgagee', 'Mortgagee Name'),
  ask('Mortgagee', 'Loan Number', { attribute_type: 'PI secure', attribute_data_type: 'Alphanumeric' }),
  ask('Mortgagee', 'Escrowed', { attribute_type: 'radio', radiogroup: 'Yes, No' }),

  ask('Business', 'Business Name', { ...required }),
  ask('Business', 'FEIN', {
    ...required,
    ...numeric,
    attribute_type: 'secure',
    attributeformat: '99-9999999',
  }),
  ask('Business', 'Entity', {
    attribute_type: 'SelectBox',
    selectgroup: 'Corporation, LLC, Partnership, Sole Proprietor',
  }),
  ask('Business', 'Years in Business', { ...numeric, attribute_max_lenght: '3' }),
  ask('Business', 'Broker Code', { attribute_data_type: 'Alphanumeric', attributeformat: 'aa-AA-99' }),
  ask('Business', 'Nature of Operations', { ...required, attribute_type: 'textarea' }),

  ask('Locations', 'Street', { ...required }),
  ask('Locations', 'City of Location'),
  ask('Locations', 'Building Value', { ...required, ...numeric }),
  ask('Locations', 'Occupancy', {
    attribute_type: 'SelectBox',
    selectgroup: 'Office, Retail, Warehouse, Restaurant',
  }),
  ask('Locations', 'Sprinklered', { attribute_type: 'checkbox' }),

  ask('Employees', 'Class Code', { ...required, ...numeric, attributeformat: '9999' }),
  ask('Employees', 'Duties', { attribute_data_type: 'String' }),
  ask('Employees', 'Head Count', { ...numeric, attribute_max_lenght: '5' }),
  ask('Employees', 'Annual Payroll', { ...required, ...numeric }),

  ask('Loss History', 'Date of Loss', { attribute_type: 'date' }),
  ask('Loss History', 'Amount Paid', { ...numeric }),
  ask('Loss History', 'What Happened', { attribute_type: 'textarea' }),

  ask('Remarks', 'Remarks', { attribute_type: 'textarea' }),
  ask('Remarks', 'Answers Are True', { attribute_type: 'checkbox' }),

  ask('Requested Terms', 'Requested Effective Date', {
    attribute_type: 'date',
    attribute_name: 'policyeffectivedate',
  }),
  ask('Requested Terms', 'Former Carrier'),
  ask('Requested Terms', 'Old Policy Number', { active: 0 }),

  ask('Archived Questions', 'Former Premium', { ...numeric, attribute_name: 'policyamount' }),
  ask('Archived Questions', 'Former Expiry', {
    attribute_type: 'date',
    attribute_name: 'policyscheduledate',
  }),
];
