import type { Tables } from '../db';

export type Row = Record<string, unknown>;

/** The calls of one kind of record: create, list, read, update and remove, if they exist. */
export interface Area {
  readonly title: string;
  readonly table: keyof Tables;
  /** The list call, its body (GET if there is none), and the key of its rows. */
  readonly list: readonly [path: string, body: object | undefined, key: string];
  readonly create: string;
  /** The body of a create call; the ids of owners are those of the seed. */
  readonly fields: Row;
  readonly edit?: readonly [path: string, key: string];
  readonly update?: readonly [path: string, wrap: string];
  readonly remove?: string;
  /** A field that an update changes. */
  readonly changedKey: string;
}

const text = (...keys: string[]): Row => Object.fromEntries(keys.map((key) => [key, `new ${key}`]));

const partnerFields = {
  ...text('phonenumber', 'email', 'fax', 'address', 'city', 'state', 'zipcode', 'websiteaddress'),
  ...text('username', 'password', 'BDX_Username', 'BDX_Password', 'containername', 'kyubosid'),
  membertype: 'Non Kyubos',
  client_id: 7,
};

/** All kinds of records of the administration that are created, listed and changed in the same way. */
export const areas: readonly Area[] = [
  {
    title: 'CALL-014 CALL-015 CALL-016 CALL-017 Countries',
    table: 'countries',
    list: ['/viewcountry', undefined, 'countries'],
    create: '/createcountry',
    fields: text(
      ...['country_code', 'country_name', 'country_regularcode'],
      ...['country_marketname', 'country_currencycode', 'country_languagecode'],
    ),
    edit: ['/editcountry', 'country'],
    update: ['/updatecountry', 'countryData'],
    changedKey: 'country_name',
  },
  {
    title: 'CALL-018 CALL-019 Currencies',
    table: 'currencies',
    list: ['/viewcurrency', undefined, 'currency'],
    create: '/currency',
    fields: { ...text('currency_name', 'currency_code'), country_id: 2 },
    changedKey: 'currency_name',
  },
  {
    title: 'CALL-023 CALL-024 CALL-026 CALL-027 States',
    table: 'states',
    list: ['/viewstate', undefined, 'States'],
    create: '/createstate',
    fields: {
      country_id: 1,
      ...text('country_code', 'state_code', 'state_name', 'stateregulatory_code'),
      ...text('state_retaliatorytax_flag', 'state_retaliatorytaxflag', 'stateretaliatorytax_percentage'),
    },
    edit: ['/editstate', 'state'],
    update: ['/updatestate/', 'stateData'],
    changedKey: 'state_name',
  },
  {
    title: 'CALL-028 CALL-029 CALL-030 CALL-031 Cities',
    table: 'cities',
    list: ['/viewscity', undefined, 'cities'],
    create: '/createcity',
    fields: {
      country_id: 1,
      state_id: 3,
      ...text('country_code', 'country_name', 'state_code', 'city_code', 'city_name', 'zip_code'),
      ...text('municipalregulatory_code'),
    },
    edit: ['/editcity', 'city'],
    update: ['/updatecity/', 'cityDatalist'],
    changedKey: 'city_name',
  },
  {
    title: 'CALL-034 CALL-036 Client users',
    table: 'clientUsers',
    list: ['/viewclientuser', { company_id: 7 }, 'users'],
    create: '/createclientuser',
    fields: {
      company_id: 7,
      agent_id: '',
      ...text('firstname', 'lastname', 'phonenumber', 'email', 'category_id', 'username', 'password'),
      ...text('usertype', 'agent_code', 'agent_name'),
    },
    edit: ['/editclientuser', 'user'],
    changedKey: 'firstname',
  },
  {
    title: 'CALL-039 CALL-040 CALL-041 CALL-042 Intake categories',
    table: 'intakeCategories',
    list: ['/viewclientintakecategory', { client_id: 7 }, 'intakecategory'],
    create: '/createclientintakecategory',
    fields: { client_id: 7, ...text('category_name', 'sublob', 'document', 'intaketype') },
    edit: ['/editclientintakecategory', 'intake'],
    update: ['/updateclientintakecategory', 'menucategoryData'],
    changedKey: 'category_name',
  },
  {
    title: 'CALL-043 CALL-044 CALL-045 CALL-046 CALL-047 Packages',
    table: 'intakeSubcategories',
    list: ['/viewclientintakesubcategory', { cid: 553 }, 'intakesubcategory'],
    create: '/createclientintakesubcategory',
    fields: {
      ...{ client_id: 7, listcategory_id: '', category_id: 553 },
      ...text('category_name', 'subcategory_name', 'coverage_limit', 'coverage_premimum', 'document'),
    },
    edit: ['/editclientintakesubcategory', 'intakesub'],
    update: ['/updateclientintakesubcategory/', 'subcategoryDatalist'],
    remove: '/removeclientintakesubcategory',
    changedKey: 'subcategory_name',
  },
  {
    title: 'CALL-048 CALL-050 CALL-051 CALL-052 Attribute groups',
    table: 'attributeGroups',
    list: ['/viewattributegroup', { cid: 7 }, 'Attiributecategory'],
    create: '/createattributegroup',
    fields: { client_id: 7, ...text('name', 'displaytype'), numberofrow: 3 },
    edit: ['/editattributegroup', 'Attiribute'],
    update: ['/updateattributegroup', 'attributegroupData'],
    changedKey: 'name',
  },
  {
    title: 'CALL-053 CALL-055 CALL-056 CALL-057 Attributes',
    table: 'attributes',
    list: ['/viewattribute', { gid: 602, client_id: 7 }, 'attribute'],
    create: '/createattribute',
    fields: {
      ...{ group_id: 602, client_id: 7 },
      ...text('name', 'attribute_name', 'attribute_type', 'radiogroup', 'isrequired', 'description'),
      ...text('attributeformat', 'attribute_max_lenght', 'attribute_data_type'),
    },
    edit: ['/editattribute', 'attribute'],
    update: ['/updateattribute', 'attributeData'],
    changedKey: 'name',
  },
  {
    title: 'CALL-058 CALL-060 CALL-061 CALL-062 Intake attribute groups',
    table: 'intakeAttributeGroups',
    list: ['/viewintakeattributegroup', { intake_id: 551, cid: 7 }, 'Attiributecategory'],
    create: '/createintakeattributegroup',
    fields: {
      ...{ client_id: 7, intake_id: 551, attribute_group_id: 612 },
      ...text('name', 'displaytype'),
      numberofrow: 0,
    },
    edit: ['/editintakeattributegroup', 'Attiribute'],
    update: ['/updateintakeattributegroup', 'attributegroupData'],
    changedKey: 'name',
  },
  {
    title: 'CALL-063 CALL-064 CALL-065 CALL-066 CALL-067 Carriers',
    table: 'carriers',
    list: ['/viewcarrier', { client_id: 7 }, 'carrier'],
    create: '/createcarrier',
    fields: { ...partnerFields, carriername: 'New Carrier' },
    edit: ['/editcarrier', 'carrier'],
    update: ['/updatecarrier', 'userData'],
    remove: '/removecarrier',
    changedKey: 'carriername',
  },
  {
    title: 'CALL-069 CALL-070 CALL-071 CALL-072 CALL-073 TPAs',
    table: 'tpas',
    list: ['/viewclientTPA', { client_id: 7 }, 'TPA'],
    create: '/createclientTPA',
    fields: { ...partnerFields, TPAname: 'New TPA' },
    edit: ['/editclientTPA', 'TPA'],
    update: ['/updateclientTPA', 'userData'],
    remove: '/removeclientTPA',
    changedKey: 'TPAname',
  },
  {
    title: 'CALL-075 CALL-076 CALL-077 CALL-079 MGAs, through the TPA edit and update calls',
    table: 'mgas',
    list: ['/viewclientMGA', { client_id: 7 }, 'MGA'],
    create: '/createclientMGA',
    fields: { ...partnerFields, MGAname: 'New MGA' },
    edit: ['/editclientTPA', 'TPA'],
    update: ['/updateclientTPA', 'userData'],
    remove: '/removeclientMGA',
    changedKey: 'MGAname',
  },
  {
    title: 'CALL-033 CALL-080 CALL-081 CALL-082 Agents',
    table: 'agents',
    list: ['/viewclientagent', { company_id: 7 }, 'clientagent'],
    create: '/createclientagent',
    fields: {
      company_id: 7,
      ...text(
        'agentcode',
        'agentname',
        'phonenumber',
        'email',
        'address',
        'city_name',
        'state_name',
        'zipcode',
      ),
    },
    edit: ['/editclientagent', 'clientagent'],
    update: ['/updateclientagent', 'userData'],
    changedKey: 'agentname',
  },
];
