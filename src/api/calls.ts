/**
 * The legacy call table: section 7 of both documents, one row a path, in the documents' order and in their
 * spelling, slips and trailing slashes included. Types, requests, the contract probe and the tests share it.
 */

/** `bdx`: sent to the base URL of the carrier and client area. `shared`: to that of the area on screen. */
export type CallArea = 'admin' | 'bdx' | 'recovery' | 'shared';

export interface CallRow {
  readonly method: 'GET' | 'POST';
  readonly encoding: 'none' | 'json' | 'multipart';
  readonly area: CallArea;
  /** Keys that every body has, in the documents' order. */
  readonly payload: readonly string[];
  /** Keys that a body may have beside them. */
  readonly optional: readonly string[];
  /** The key that wraps a whole record; a server may want its fields flat instead (`updateBody`). */
  readonly wraps?: string;
  /** Top-level keys of the answer that the client uses; none where the documents show none. */
  readonly response: readonly string[];
}

interface Extra {
  readonly area?: CallArea;
  readonly optional?: readonly string[];
  readonly wraps?: string;
}

type Post<P extends string, O extends string = never> = Omit<CallRow, 'payload' | 'optional'> & {
  readonly payload: readonly P[];
  readonly optional: readonly O[];
};

function get(...response: string[]): Post<never> {
  return { method: 'GET', encoding: 'none', area: 'admin', payload: [], optional: [], response };
}

function post<const P extends string, const O extends string = never>(
  payload: readonly P[],
  response: readonly string[] = [],
  extra: Omit<Extra, 'optional'> & { readonly optional?: readonly O[] } = {},
): Post<P, O> {
  const { area = 'admin', optional = [], wraps } = extra;
  return { method: 'POST', encoding: 'json', area, payload, optional, response, ...(wraps ? { wraps } : {}) };
}

/** An update call: its body is one key with the whole record under it. */
function update<const P extends string>(
  wraps: P,
  response: readonly string[] = [],
  area: CallArea = 'admin',
): Post<P> {
  return post([wraps], response, { wraps, area });
}

function upload<const P extends string>(payload: readonly P[], area: CallArea = 'admin'): Post<P> {
  return { method: 'POST', encoding: 'multipart', area, payload, optional: [], response: [] };
}

const partnerPayload = [
  'phonenumber',
  'email',
  'fax',
  'address',
  'city',
  'state',
  'zipcode',
  'websiteaddress',
  'membertype',
  'kyubosid',
  'username',
  'password',
  'BDX_Username',
  'BDX_Password',
  'containername',
  'client_id',
] as const;

const userPayload = [
  'company_id',
  'firstname',
  'lastname',
  'phonenumber',
  'email',
  'category_id',
  'username',
  'password',
  'usertype',
  'agent_id',
  'agent_code',
  'agent_name',
] as const;

const listFilters = [
  'intake_Name',
  'intake_subName',
  'createdAt',
  'unique_id',
  'firstname',
  'lastname',
  'policyeffectivedate',
  'policyscheduledate',
  'state_name',
] as const;

const quotationPayload = [
  'company_id',
  'unique_id',
  'policycreator_id',
  'policycreator_name',
  'lobcode',
  'intake_id',
  'intake_Name',
  'intake_form_id',
  'intake_subName',
  'sublob_id',
  'sublob_code',
  'sublob_name',
  'program_id',
  'programname',
  'state_id',
  'state_name',
  'Admitted',
  'submga_id',
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
  'policyamount',
  'policyduration',
  'policyquotation_graceperiod',
  'paymentgraceperiod',
  'paymentschedule',
  'policydetails',
  'policycoverage',
] as const;

const bordereauHeader = [
  'client_id',
  'client_name',
  'career_id',
  'career_name',
  'sender_name',
  'sender_id',
  'reciver_name',
  'period',
  'control_value',
  'intake_id',
  'intake_name',
  'sublob',
] as const;

export const calls = {
  // 000 §7: administration
  '/editclient': post(['id'], ['client'], { area: 'shared' }),
  '/editclientuser': post(['id'], ['user']),
  '/viewmainmenuandsubmenu': post(['type_id'], ['menuWithSubmenu']),
  '/viewmainmenuandsubmenuuser': post(['type_id', 'uid'], ['menuWithSubmenu']),
  '/viewclientintakecategorymain': post(['client_id'], ['intakecategory']),
  '/commonlogin': post(['username', 'password'], ['token', 'user_id', 'client_id', 'login_type']),
  '/commonloginverification': post(['username'], ['user']),
  '/company': upload([
    'companyName',
    'address',
    'city',
    'state',
    'zipCode',
    'phoneNumber1',
    'phoneNumber2',
    'email',
    'ownerName',
    'ownerPhoneNumber',
    'ownerEmail',
    'companyContactPerson',
    'contactPersonEmail',
    'contactPersonPhoneNumber',
    'type',
    'licenceId',
    'startDate',
    'endDate',
    'planName',
    'planAmount',
    'documentUpload',
    'interlink',
    'username',
    'password',
    'twoFactorAuthentication',
  ]),
  '/viewcompany': get('companies'),
  '/editcompany': post(['id'], ['company']),
  '/updatecompany': update('companyData'),
  '/removecompany': post(['id']),
  '/createcountry': post([
    'country_code',
    'country_name',
    'country_regularcode',
    'country_marketname',
    'country_currencycode',
    'country_languagecode',
  ]),
  '/viewcountry': get('countries'),
  '/editcountry': post(['id'], ['country']),
  '/updatecountry': update('countryData', ['country']),
  '/currency': post(['currency_name', 'currency_code', 'country_id'], [], { optional: ['id'] }),
  '/viewcurrency': get('currency'),
  '/policy': post([
    'policy_id',
    'policy_name',
    'policy_amount',
    'policy_duration',
    'company_id',
    'description',
    'policy_limit',
    'agent_commission',
    'export_data',
    'import_data',
    'import_from',
    'date',
    'active',
    'document',
  ]),
  '/editpolicy': post(['id'], ['policy']),
  '/updatepolicy': update('policyData', ['policy']),
  '/createstate': post([
    'country_id',
    'country_code',
    'state_code',
    'state_name',
    'stateregulatory_code',
    'state_retaliatorytax_flag',
    'state_retaliatorytaxflag',
    'stateretaliatorytax_percentage',
  ]),
  '/viewstate': get('States'),
  '/viewstateusingcountrycode': post(['id'], ['states']),
  '/editstate': post(['id'], ['state']),
  '/updatestate/': update('stateData', ['state']),
  '/createcity': post([
    'country_id',
    'country_code',
    'country_name',
    'state_id',
    'state_code',
    'city_code',
    'city_name',
    'zip_code',
    'municipalregulatory_code',
  ]),
  '/viewscity': get('cities'),
  '/editcity': post(['id'], ['city']),
  '/updatecity/': update('cityDatalist', ['city']),
  '/viewmenucategory': get('typemenucategory'),
  '/viewclientagent': post(['company_id'], ['clientagent']),
  '/createclientuser': post(userPayload),
  '/updateclientuser': post(['id', ...userPayload]),
  '/viewclientuser': post(['company_id'], ['users']),
  '/viewclientpermission': post(['uid'], ['clientEmployeePermission']),
  '/createclientpermission': post([
    'uid',
    'client_id',
    'id',
    'read',
    'read_and_write',
    'admin',
    'format1',
    'format2',
  ]),
  '/viewclientintakecategory': post(['client_id'], ['intakecategory'], { area: 'shared' }),
  '/createclientintakecategory': post(['client_id', 'category_name', 'sublob', 'document', 'intaketype']),
  '/editclientintakecategory': post(['id'], ['intake']),
  '/updateclientintakecategory': update('menucategoryData', ['intake']),
  '/viewclientintakesubcategory': post(['cid'], ['intakesubcategory']),
  '/removeclientintakesubcategory': post(['id']),
  '/createclientintakesubcategory': post([
    'client_id',
    'listcategory_id',
    'category_id',
    'category_name',
    'subcategory_name',
    'coverage_limit',
    'coverage_premimum',
    'document',
  ]),
  '/editclientintakesubcategory': post(['id'], ['intakesub']),
  '/updateclientintakesubcategory/': update('subcategoryDatalist', ['intakesub']),
  '/viewattributegroup': post(['cid'], ['Attiributecategory']),
  '/updateattibutegrouprank': post(['AttributeGroupData']),
  '/createattributegroup': post(['client_id', 'name', 'displaytype', 'numberofrow']),
  '/editattributegroup': post(['id'], ['Attiribute']),
  '/updateattributegroup': update('attributegroupData', ['Attiribute']),
  '/viewattribute': post(['gid', 'client_id'], ['attribute']),
  '/updateattributerank': post(['AttributeData']),
  '/createattribute': post([
    'group_id',
    'client_id',
    'name',
    'attribute_name',
    'attribute_type',
    'radiogroup',
    'isrequired',
    'description',
    'attributeformat',
    'attribute_max_lenght',
    'attribute_data_type',
  ]),
  '/editattribute': post(['id'], ['attribute']),
  '/updateattribute': update('attributeData', ['attribute']),
  '/viewintakeattributegroup': post(['intake_id', 'cid'], ['Attiributecategory']),
  '/updateintakeattributegrouprank': post(['AttributeGroupData']),
  '/createintakeattributegroup': post([
    'client_id',
    'intake_id',
    'attribute_group_id',
    'name',
    'displaytype',
    'numberofrow',
  ]),
  '/editintakeattributegroup': post(['id'], ['Attiribute']),
  '/updateintakeattributegroup': update('attributegroupData', ['Attiribute']),
  '/viewcarrier': post(['client_id'], ['carrier']),
  '/removecarrier': post(['id']),
  '/editcarrier': post(['id'], ['carrier'], { area: 'shared' }),
  '/updatecarrier': update('userData', ['carrier']),
  '/createcarrier': post(['carriername', ...partnerPayload]),
  '/clientsearch': post(['kyubosid']),
  '/viewclientTPA': post(['client_id'], ['TPA']),
  '/removeclientTPA': post(['id']),
  '/editclientTPA': post(['id'], ['TPA']),
  '/updateclientTPA': update('userData', ['TPA']),
  '/createclientTPA': post(['TPAname', ...partnerPayload]),
  '/clientsearchtpa': post(['kyubosid']),
  '/viewclientMGA': post(['client_id'], ['MGA']),
  '/removeclientMGA': post(['id']),
  '/createclientMGA': post(['MGAname', ...partnerPayload]),
  '/clientsearchmga': post(['kyubosid']),
  '/createclientagent': post([
    'agentcode',
    'agentname',
    'phonenumber',
    'email',
    'address',
    'city_name',
    'state_name',
    'zipcode',
    'company_id',
  ]),
  '/editclientagent': post(['id'], ['clientagent']),
  '/updateclientagent': update('userData', ['clientagent']),

  // 001 §7: quotations and binders
  '/viewpolicyquotation': post(['id'], ['Policyquotations']),
  '/viewpolicyquotationlist': post(['company_id'], ['Policyquotations'], { optional: listFilters }),
  '/viewpolicyquotationlistfull': post(['company_id'], ['list']),
  '/viewpolicybinderlist': post(['company_id'], ['Policyquotations'], { optional: listFilters }),
  '/policyquotationlist': post(['company_id'], ['Policyquotations'], { optional: listFilters }),
  '/editpolicyquotationlist': post(['id'], ['policyquotation']),
  '/updatepolicyquotationlist': post(['id', ...quotationPayload]),
  '/updatesavepolicyquotationlist': post(['id', ...quotationPayload]),
  '/createpolicyquoationlist': post([...quotationPayload, 'customer_id']),
  '/savepolicyquoation': post([...quotationPayload, 'customer_id']),
  '/deletepolicyquotationlist': post(['id', 'company_id']),
  '/policyapproveuser': post(['id', 'user_id']),
  '/policyrevartback': post(['id', 'company_id', 'user_id']),
  '/createqutationtointake': post(['historyItem', 'login_id']),
  '/viewpolicyquotationhistory': post(['company_id', 'quotation_id'], ['policyquotationhistory']),
  '/editpolicyquotationhistory': post(['id'], ['Policyquotationhis']),
  '/viewpolicypaymenthistory': post(['quotation_id'], ['policypaymenthistory']),
  '/policyquotationpayment': post([
    'id',
    'user_id',
    'client_id',
    'client_name',
    'unique_id',
    'customer_id',
    'policyPaymentType',
    'paidamount',
    'balance',
    'policyamount',
    'bankroutingnumber',
    'bankaccountnumber',
    'bankname',
    'referencenumber',
    'cardholdername',
    'cardnumber',
    'expiredate',
    'cvv',
    'autopayment',
  ]),

  // 001 §7: intake form support
  '/viewcustodianintakecategorybasedoncategoryid': post(['category_id']),
  '/viewactiveintakeattributegroupmain': post(['intake_id', 'cid'], ['Attiributecategory']),
  '/viewattributegroupbasedonclientidandattributeidmain': post(
    ['attribute_group_id', 'client_id'],
    ['attiributegroup'],
  ),
  '/viewactiveattributemain': post(['gid', 'client_id'], ['attribute']),
  '/editclientintakecategorymain': post(['id'], ['intake']),
  '/viewintakesublobmain': post(['id'], ['intakesublob']),
  '/intakeprogram': post(['id', 'client_id'], ['program']),
  '/programstate': post(['program_id', 'intake_id'], ['state']),
  '/programlobcoverage': post(['program_id', 'intake_id'], ['ProgramLobCovarage']),
  '/zipcodedatamain': post(['zipcode'], ['cities']),
  '/viewincompleteintakeform': post(['company_id']),
  '/viewcustomerintakeform': post(['company_id', 'customer_id']),
  '/viewcustomerpolicyquotationlist': post(['company_id', 'customer_id']),
  '/viewcustomerpolicybinderlist': post(['company_id', 'customer_id']),
  '/viewcustomerlist': post(['company_id']),

  // 001 §7: bordereau, admin
  '/viewbrdxcreate': post(['client_id'], ['brdxList']),
  '/viewclientinbound': post(['client_id'], ['brdxList']),
  '/viewbrdxreview': post(['client_id'], ['brdxList']),
  '/viewbrdxsend': post(['client_id'], ['brdxList']),
  '/viewbrdxfile': post(['client_id'], ['brdxList']),
  '/Importedbdximport': post([
    'id',
    'policycreator_id',
    'policycreator_name',
    'client_id',
    'intake_id',
    'intake_Name',
    'intake_subName',
  ]),
  '/editbrdxfileview': post(['id'], ['brdxList', 'mappedRows', 'url']),
  '/reviewdbdx': post(['id', 'client_id']),
  '/sendbdx': post(['id']),
  '/editbrdxfile': post(['id']),
  '/createbrdxsamplefile': upload(['file', ...bordereauHeader]),
  '/fileExportdata': post(bordereauHeader, ['exportdata']),
  '/createfileExport': post([...bordereauHeader, 'fileData']),

  // 001 §7: carrier and client BDX
  '/carrierlogin': post(['username', 'password'], ['token', 'user_id'], { area: 'bdx' }),
  '/viewBDXInbound': post(['client_id', 'career_id'], ['brdxList'], { area: 'bdx' }),
  '/viewBDXOutbound': post(['client_id', 'career_id'], ['brdxList'], { area: 'bdx' }),
  '/brdxfileimporttomain': post(['id'], [], { area: 'bdx' }),
  '/removebrdxfile': post(['id'], [], { area: 'bdx' }),
  '/createbybdx': upload(['file', ...bordereauHeader], 'bdx'),
  '/editslab': post(['id'], ['slablist'], { area: 'bdx' }),
  '/updateslab': update('userData', ['users'], 'bdx'),

  // 001 §7: password recovery
  '/clientusertforgetvalidate': post(['username'], ['id', 'Phonenumber', 'Email'], { area: 'recovery' }),
  '/clientuserforgetpasswordemail': post(['username'], ['id', 'Phonenumber', 'Email'], { area: 'recovery' }),
  '/clientusertforgetpassword': post(['username'], ['id', 'Phonenumber', 'Email'], { area: 'recovery' }),
  '/clientuserforgetpasswordotpcheck': post(['id', 'otpvalue'], ['id'], { area: 'recovery' }),
  '/clientuserforgotpasswordchange': post(['id', 'newpassword', 'password'], [], { area: 'recovery' }),
  '/clientuserforgotlogin': post(['phonenumber'], ['id'], { area: 'recovery' }),
} as const;

export type CallPath = keyof typeof calls;

/** A body with exactly the keys of the table's row. */
export type BodyOf<Path extends CallPath> = { [K in (typeof calls)[Path]['payload'][number]]: unknown } & {
  [K in (typeof calls)[Path]['optional'][number]]?: unknown;
};
