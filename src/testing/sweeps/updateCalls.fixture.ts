import type { CallPath } from '@/api/calls';
import type { Tables } from '../../../mocks/db';

/** A form of a record whose update is checked against changes of other users. */
export interface CheckedForm {
  /** The call that reads the record again. */
  readonly read: CallPath;
  readonly table: keyof Tables;
  readonly id: number;
  /** The key of the form's field in `saves`, which the user changes. */
  readonly mine: string;
  /** A key that another save changes meanwhile, and its label. */
  readonly theirs: readonly [key: string, label: string];
}

/** Updates that are sent from forms of records. */
export const checkedForms = {
  '/updatecompany': {
    read: '/editcompany',
    table: 'companies',
    id: 201,
    mine: 'ownerName',
    theirs: ['city', 'City'],
  },
  '/updatecountry': {
    read: '/editcountry',
    table: 'countries',
    id: 401,
    mine: 'country_name',
    theirs: ['country_marketname', 'Country Market Name'],
  },
  '/currency': {
    read: '/viewcurrency',
    table: 'currencies',
    id: 421,
    mine: 'currency_name',
    theirs: ['currency_code', 'Currency Code'],
  },
  '/updatepolicy': {
    read: '/editpolicy',
    table: 'policies',
    id: 481,
    mine: 'description',
    theirs: ['policy_name', 'Policy Name'],
  },
  '/updatestate/': {
    read: '/editstate',
    table: 'states',
    id: 441,
    mine: 'state_name',
    theirs: ['state_code', 'State Code'],
  },
  '/updatecity/': {
    read: '/editcity',
    table: 'cities',
    id: 461,
    mine: 'city_name',
    theirs: ['zip_code', 'Zip Code'],
  },
  '/updateclientuser': {
    read: '/editclientuser',
    table: 'clientUsers',
    id: 11,
    mine: 'firstname',
    theirs: ['lastname', 'Last Name'],
  },
  '/updateclientintakecategory': {
    read: '/editclientintakecategory',
    table: 'intakeCategories',
    id: 551,
    mine: 'category_name',
    theirs: ['sublob', 'Sub LOB'],
  },
  '/updateclientintakesubcategory/': {
    read: '/editclientintakesubcategory',
    table: 'intakeSubcategories',
    id: 563,
    mine: 'subcategory_name',
    theirs: ['coverage_limit', 'coverage limit'],
  },
  '/updateattributegroup': {
    read: '/editattributegroup',
    table: 'attributeGroups',
    id: 601,
    mine: 'name',
    theirs: ['rank', 'rank'],
  },
  '/updateattribute': {
    read: '/editattribute',
    table: 'attributes',
    id: 3001,
    mine: 'name',
    theirs: ['description', 'Description'],
  },
  '/updatecarrier': {
    read: '/editcarrier',
    table: 'carriers',
    id: 31,
    mine: 'address',
    theirs: ['city', 'City'],
  },
  '/updateclientTPA': {
    read: '/editclientTPA',
    table: 'tpas',
    id: 231,
    mine: 'address',
    theirs: ['city', 'City'],
  },
  '/updateclientagent': {
    read: '/editclientagent',
    table: 'agents',
    id: 241,
    mine: 'address',
    theirs: ['agentname', 'Agent Name'],
  },
  '/updateslab': {
    read: '/editslab',
    table: 'slabs',
    id: 671,
    mine: 'slab_name',
    theirs: ['amount', 'Amount'],
  },
} as const satisfies Partial<Record<CallPath, CheckedForm>>;

/** Updates that are checked and sent from a screen of another kind, and the test that proves it. */
export const checkedElsewhere = {
  '/updateintakeattributegroup': 'src/features/attributes/intakeGroups.test.tsx',
  '/updateattibutegrouprank': 'src/features/attributes/ranks.staleWrite.full.test.tsx',
  '/updateattributerank': 'src/features/attributes/ranks.staleWrite.full.test.tsx',
  '/updateintakeattributegrouprank': 'src/features/attributes/ranks.staleWrite.full.test.tsx',
  '/createclientpermission': 'src/features/clientUsers/permissions.staleWrite.full.test.tsx',
  '/updatepolicyquotationlist': 'src/features/quotations/edit/EditQuotationPage.staleWrite.test.tsx',
  '/updatesavepolicyquotationlist': 'src/features/quotations/edit/EditQuotationPage.staleWrite.test.tsx',
} as const satisfies Partial<Record<CallPath, string>>;

type Checked = keyof typeof checkedForms | keyof typeof checkedElsewhere;
type Update = Extract<CallPath, `/update${string}`>;

/** Calls that change a stored record without the check, and the reason. An update call without an entry does not compile. */
export const unchecked = {
  '/policyapproveuser': 'An action: it sends no field of the record that another save could have changed',
  '/policyrevartback': 'An action: it sends no field of the record',
  '/deletepolicyquotationlist': 'A deletion: it sends no field of the record',
  '/policyquotationpayment': 'A payment: the balance is read again before it is sent',
  '/Importedbdximport': 'An action: the file is imported as it is stored',
  '/reviewdbdx': 'An action: it sends no field of the record',
  '/clientuserforgotpasswordchange': 'A new password, which no call reads',
  '/clientuserforgetpasswordotpcheck': 'It changes no record',
  '/intakeprogram': 'It reads',
} as const satisfies Partial<Record<CallPath, string>> & Record<Exclude<Update, Checked>, string>;
