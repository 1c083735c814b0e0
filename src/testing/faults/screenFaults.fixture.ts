import type { CallPath } from '@/api/calls';
import type { Visitor } from '../harness/signIns';
import type { actionScenes } from './screenFaults.actions.fixture';
import type { loginForms } from './screenFaults.logins.fixture';
import type { sections } from './screenFaults.sections.fixture';

/** The screen that loads with a call, or the form that saves with it. */
export interface Scene {
  readonly url: string;
  readonly as?: Visitor;
  /** For a form: the field that the user changes before Save. */
  readonly box?: string;
}

/** The screens that load with one call and show when it fails. */
export const loads = {
  '/viewcompany': { url: '/company' },
  '/editcompany': { url: '/edit_companies/201' },
  '/viewcountry': { url: '/user_admin_countries' },
  '/editcountry': { url: '/user_admin_edit_countries/401' },
  '/viewcurrency': { url: '/user_admin_currency' },
  '/editpolicy': { url: '/user_admin_edit_policies/481' },
  '/viewstate': { url: '/user_admin_state' },
  '/editstate': { url: '/user_admin_edit_state/441' },
  '/viewscity': { url: '/user_admin_city' },
  '/editcity': { url: '/user_admin_edit_city/461' },
  '/viewclientuser': { url: '/user_admin_users' },
  '/editclientuser': { url: '/user_admin_edit_users/11' },
  '/viewclientpermission': { url: '/permissions/11' },
  '/viewclientintakecategory': { url: '/user_admin_intakecategory/' },
  '/editclientintakecategory': { url: '/user_admin_edit_intakecategory/551' },
  '/viewclientintakesubcategory': { url: '/user_admin_intakesubcategory/551' },
  '/editclientintakesubcategory': { url: '/user_admin_edit_intakesubcategory/551/561' },
  '/viewattributegroup': { url: '/user_admin_attributegroup' },
  '/editattributegroup': { url: '/user_admin_edit_attributegroup/7/601' },
  '/viewattribute': { url: '/user_admin_attributes/7/601' },
  '/editattribute': { url: '/user_admin_edit_attribute/7/601/3001' },
  '/viewintakeattributegroup': { url: '/user_admin_intakeattributegroup/551' },
  '/editintakeattributegroup': { url: '/user_admin_edit_intakeattributegroup/551/621' },
  '/viewcarrier': { url: '/user_admin_carrier' },
  '/editcarrier': { url: '/user_admin_edit_carrier/31' },
  '/viewclientTPA': { url: '/user_admin_tpa' },
  '/editclientTPA': { url: '/user_admin_edit_tpa/231' },
  '/viewclientMGA': { url: '/user_admin_mga' },
  '/viewclientagent': { url: '/user_admin_agent' },
  '/editclientagent': { url: '/user_admin_edit_agent/241' },
  '/viewpolicyquotationlist': { url: '/user_admin_policy_quotations' },
  '/viewpolicybinderlist': { url: '/user_admin_policy_binder' },
  '/policyquotationlist': { url: '/user_admin_policies' },
  '/viewpolicyquotation': { url: '/user_admin_view_policy_quotation/1041/551' },
  '/editpolicyquotationlist': { url: '/user_admin_edit_quotation_policies/1041' },
  '/viewpolicyquotationhistory': { url: '/user_admin_policies_history_list/1072/556' },
  '/editpolicyquotationhistory': { url: '/user_admin_view_quotationhistory/8001/1041/551' },
  '/editclientintakecategorymain': { url: '/user_admin_policy/557' },
  '/viewcustomerlist': { url: '/add_customer_for_user_admin_policy/551' },
  '/viewbrdxcreate': { url: '/user_admin_bdx_create' },
  '/viewclientinbound': { url: '/user_admin_bdx_inbound' },
  '/viewbrdxreview': { url: '/user_admin_bdx_review' },
  '/viewbrdxsend': { url: '/user_admin_bdx_send' },
  '/viewbrdxfile': { url: '/user_admin_bdx_history' },
  '/editbrdxfileview': { url: '/user_admin_brdx_file_view/329' },
  '/viewBDXInbound': { url: '/client_user_BDX_filerecived', as: 'carrier' },
  '/viewBDXOutbound': { url: '/client_user_BDX_fileupload', as: 'carrier' },
  '/editslab': { url: '/client_user_BDX_edit_fileupload/671', as: 'carrier' },
} as const satisfies Partial<Record<CallPath, Scene>>;

/** The forms that save with one call, new records first: one filled-in field is enough to save. */
export const saves = {
  '/createcountry': { url: '/user_admin_add_countries', box: 'Country Name' },
  '/policy': { url: '/user_admin_add_policies', box: 'Description' },
  '/createstate': { url: '/user_admin_add_state', box: 'State Name' },
  '/createcity': { url: '/user_admin_add_city', box: 'City Name' },
  '/createclientuser': { url: '/user_admin_add_users', box: 'Username' },
  '/createclientintakecategory': { url: '/user_admin_add_intakecategory/', box: 'LOB' },
  '/createclientintakesubcategory': { url: '/user_admin_add_intakesubcategory/551', box: 'List Name' },
  '/createattributegroup': { url: '/user_admin_add_attributegroup/7', box: 'Group Name' },
  '/createattribute': { url: '/user_admin_add_attribute/7/601', box: 'Label Name' },
  '/createcarrier': { url: '/user_admin_add_carrier', box: 'Address' },
  '/createclientTPA': { url: '/user_admin_add_tpa', box: 'Address' },
  '/createclientMGA': { url: '/user_admin_add_mga', box: 'Address' },
  '/createclientagent': { url: '/user_admin_add_agent', box: 'Address' },
  '/company': { url: '/add_companies', box: 'Owner Name' },
  '/updatecompany': { url: '/edit_companies/201', box: 'Owner Name' },
  '/updatecountry': { url: '/user_admin_edit_countries/401', box: 'Country Name' },
  '/currency': { url: '/user_admin_edit_currency/421', box: 'Currency Name' },
  '/updatepolicy': { url: '/user_admin_edit_policies/481', box: 'Description' },
  '/updatestate/': { url: '/user_admin_edit_state/441', box: 'State Name' },
  '/updatecity/': { url: '/user_admin_edit_city/461', box: 'City Name' },
  '/updateclientuser': { url: '/user_admin_edit_users/11', box: 'First Name' },
  '/updateclientintakecategory': { url: '/user_admin_edit_intakecategory/551', box: 'LOB' },
  '/updateclientintakesubcategory/': {
    url: '/user_admin_edit_intakesubcategory/551/563',
    box: 'Sub List Name',
  },
  '/updateattributegroup': { url: '/user_admin_edit_attributegroup/7/601', box: 'Group Name' },
  '/updateattribute': { url: '/user_admin_edit_attribute/7/601/3001', box: 'Label Name' },
  '/updatecarrier': { url: '/user_admin_edit_carrier/31', box: 'Address' },
  '/updateclientTPA': { url: '/user_admin_edit_tpa/231', box: 'Address' },
  '/updateclientagent': { url: '/user_admin_edit_agent/241', box: 'Address' },
  '/updateslab': { url: '/client_user_BDX_edit_fileupload/671', as: 'carrier', box: 'Slab Name' },
} as const satisfies Partial<Record<CallPath, Scene>>;

type CallWithScreen = keyof (typeof loads &
  typeof saves &
  typeof actionScenes &
  typeof sections &
  typeof loginForms);

/** Calls without a screen, and the reason. A call of the table that is in none of the tables does not compile. */
export const callsWithoutScreen: Readonly<Record<Exclude<CallPath, CallWithScreen>, string>> = {
  '/viewcustodianintakecategorybasedoncategoryid': 'The documents do not show its response (Q-117)',
};
