import type { Path } from '../../src/paths';
import type { Account } from './accounts';

/** Each screen with a record of the mocked world; a new URL does not compile until it is listed here. */
const urls: Readonly<Record<Path, string>> = {
  '/': '/',
  '/user_admin_forgotpassword': '/user_admin_forgotpassword',
  '/user_admin_forgotloginid': '/user_admin_forgotloginid',
  '/BDX_Login': '/BDX_Login',
  '/Client_user_BDX_Login': '/Client_user_BDX_Login',
  '/client_user_BDX_forgotpassword': '/client_user_BDX_forgotpassword',
  '/client_user_BDX_forgototpcheck': '/client_user_BDX_forgototpcheck',
  '/client_user_BDX_forgotpassswordchange': '/client_user_BDX_forgotpassswordchange',
  '/client_user_BDX_forgotloginid': '/client_user_BDX_forgotloginid',
  '/user_admin_slab': '/user_admin_slab',
  '/user_admin_home': '/user_admin_home',
  '/user_admin_overview': '/user_admin_overview',
  '/User_Admin_Setting': '/User_Admin_Setting',
  '/menuform/:menuId': '/menuform/51',
  '/submenuform/:menuId/:submenuId': '/submenuform/58/5801',
  '/company': '/company',
  '/add_companies': '/add_companies',
  '/edit_companies/:id': '/edit_companies/201',
  '/user_admin_countries': '/user_admin_countries',
  '/user_admin_add_countries': '/user_admin_add_countries',
  '/user_admin_edit_countries/:id': '/user_admin_edit_countries/401',
  '/user_admin_currency': '/user_admin_currency',
  '/user_admin_add_currency': '/user_admin_add_currency',
  '/user_admin_edit_currency/:id': '/user_admin_edit_currency/421',
  '/user_admin_state': '/user_admin_state',
  '/user_admin_add_state': '/user_admin_add_state',
  '/user_admin_edit_state/:id': '/user_admin_edit_state/441',
  '/user_admin_city': '/user_admin_city',
  '/user_admin_add_city': '/user_admin_add_city',
  '/user_admin_edit_city/:id': '/user_admin_edit_city/461',
  '/user_admin_policies': '/user_admin_policies',
  '/user_admin_add_policies': '/user_admin_add_policies',
  '/user_admin_edit_policies/:id': '/user_admin_edit_policies/481',
  '/user_admin_users': '/user_admin_users',
  '/user_admin_add_users': '/user_admin_add_users',
  '/user_admin_edit_users/:id': '/user_admin_edit_users/12',
  '/permissions/:uid': '/permissions/12',
  '/user_admin_intakecategory/': '/user_admin_intakecategory/',
  '/user_admin_add_intakecategory/': '/user_admin_add_intakecategory/',
  '/user_admin_edit_intakecategory/:id': '/user_admin_edit_intakecategory/551',
  '/user_admin_intakesubcategory/:cid': '/user_admin_intakesubcategory/551',
  '/user_admin_add_intakesubcategory/:cid': '/user_admin_add_intakesubcategory/551',
  '/user_admin_edit_intakesubcategory/:cid/:id': '/user_admin_edit_intakesubcategory/551/561',
  '/user_admin_intakecoverage/:cid/:id': '/user_admin_intakecoverage/551/561',
  '/user_admin_attributegroup': '/user_admin_attributegroup',
  '/user_admin_add_attributegroup/:client': '/user_admin_add_attributegroup/7',
  '/user_admin_edit_attributegroup/:client/:id': '/user_admin_edit_attributegroup/7/601',
  '/user_admin_attributes/:client/:id': '/user_admin_attributes/7/601',
  '/user_admin_add_attribute/:cid/:gid': '/user_admin_add_attribute/7/601',
  '/user_admin_edit_attribute/:cid/:gid/:id': '/user_admin_edit_attribute/7/601/3001',
  '/user_admin_intakeattributegroup/:iid': '/user_admin_intakeattributegroup/551',
  '/user_admin_add_intakeattributegroup/:iid': '/user_admin_add_intakeattributegroup/551',
  '/user_admin_edit_intakeattributegroup/:iid/:id': '/user_admin_edit_intakeattributegroup/551/621',
  '/user_admin_carrier': '/user_admin_carrier',
  '/user_admin_add_carrier': '/user_admin_add_carrier',
  '/user_admin_edit_carrier/:id': '/user_admin_edit_carrier/31',
  '/user_admin_tpa': '/user_admin_tpa',
  '/user_admin_add_tpa': '/user_admin_add_tpa',
  '/user_admin_edit_tpa/:id': '/user_admin_edit_tpa/231',
  '/user_admin_mga': '/user_admin_mga',
  '/user_admin_add_mga': '/user_admin_add_mga',
  '/user_admin_edit_mga/:id': '/user_admin_edit_mga/235',
  '/user_admin_agent': '/user_admin_agent',
  '/user_admin_add_agent': '/user_admin_add_agent',
  '/user_admin_edit_agent/:id': '/user_admin_edit_agent/241',
  '/user_admin_policy_quotations': '/user_admin_policy_quotations',
  '/user_admin_view_policy_quotation/:id/:intake_id': '/user_admin_view_policy_quotation/1033/551',
  '/user_admin_edit_quotation_policies/:id': '/user_admin_edit_quotation_policies/1033',
  '/edit_intakeform_user_admin_policy/:id/:intake_id': '/edit_intakeform_user_admin_policy/1041/551',
  '/user_admin_policies_history_list/:id/:intake_id': '/user_admin_policies_history_list/1041/551',
  '/user_admin_view_quotationhistory/:id/:qid/:intake_id': '/user_admin_view_quotationhistory/8001/1041/551',
  '/user_admin_policy_binder': '/user_admin_policy_binder',
  '/user_admin_view_binder_policies/:id/:intake_id': '/user_admin_view_binder_policies/1013/551',
  '/user_admin_view_policies/:id/:intake_id': '/user_admin_view_policies/1001/551',
  '/view_admin_policy_quotation/:id/:intake_id': '/view_admin_policy_quotation/1041/551',
  '/user_admin_policy/:id': '/user_admin_policy/551',
  '/add_customer_for_user_admin_policy/:id': '/add_customer_for_user_admin_policy/551',
  '/user_admin_policy_based_on_user_creation/:id': '/user_admin_policy_based_on_user_creation/551',
  '/user_admin_customer/:id': '/user_admin_customer/501',
  '/user_admin_bdx_create': '/user_admin_bdx_create',
  '/user_admin_add_bdxcreate': '/user_admin_add_bdxcreate',
  '/user_admin_bdx_export': '/user_admin_bdx_export',
  '/user_admin_bdx_inbound': '/user_admin_bdx_inbound',
  '/client_user_brdx_file_view/:id': '/client_user_brdx_file_view/308',
  '/client_user_brdx_importfile': '/client_user_brdx_importfile',
  '/user_admin_bdx_review': '/user_admin_bdx_review',
  '/user_admin_brdx_file_view/:id': '/user_admin_brdx_file_view/329',
  '/user_admin_bdx_send': '/user_admin_bdx_send',
  '/user_admin_bdx_history': '/user_admin_bdx_history',
  '/user_admin_bdx_history_view/:id': '/user_admin_bdx_history_view/308',
  '/client_user_BDX_home': '/client_user_BDX_home',
  '/client_user_BDX_filerecived': '/client_user_BDX_filerecived',
  '/client_user_BDX_fileupload': '/client_user_BDX_fileupload',
  '/client_user_BDX_add_fileupload': '/client_user_BDX_add_fileupload',
  '/client_user_BDX_edit_fileupload/:id': '/client_user_BDX_edit_fileupload/671',
};

export interface Area {
  readonly name: string;
  /** The account that may see a URL; public screens need none. */
  readonly account: Account | undefined;
  readonly urls: readonly string[];
}

const carriers = /^\/client_user_BDX_(?!forgot)/;
const publicly = /^\/($|BDX_Login|Client_user_BDX_Login|client_user_BDX_forgot|user_admin_(forgot|slab))/;
const bordereaux = /bdx|brdx/i;
const quotations = /polic(y|ies)|quotation|binder/;

function areaOf(url: string): string {
  if (publicly.test(url)) return 'public';
  if (carriers.test(url)) return 'carrier';
  if (bordereaux.test(url)) return 'bordereau';
  return quotations.test(url) ? 'quotation' : 'administration';
}

const accounts: Readonly<Record<string, Account | undefined>> = { public: undefined, carrier: 'carrier' };

/** The number of screens in one test. */
const atOnce = 14;

function splitArea({ name, account, urls: all }: Area): Area[] {
  const count = Math.ceil(all.length / atOnce);
  return Array.from({ length: count }, (_, part) => ({
    name: count === 1 ? name : `${name} (${part + 1} of ${count})`,
    account,
    urls: all.slice(part * atOnce, (part + 1) * atOnce),
  }));
}

/** All screens of the product, by area. */
export const areas: readonly Area[] = ['public', 'administration', 'quotation', 'bordereau', 'carrier']
  .map((name) => ({
    name,
    account: name in accounts ? accounts[name] : ('admin' as const),
    urls: Object.values(urls).filter((url) => areaOf(url) === name),
  }))
  .flatMap(splitArea);
