/** Every URL of the product. A screen is found by searching its URL here and in `app/routes.tsx`. */

export const publicPaths = ['/', '/BDX_Login', '/Client_user_BDX_Login', '/user_admin_slab'] as const;

/** Public too. The code and the password change have one URL for both areas. */
export const recoveryPaths = [
  '/user_admin_forgotpassword',
  '/user_admin_forgotloginid',
  '/client_user_BDX_forgotpassword',
  '/client_user_BDX_forgototpcheck',
  '/client_user_BDX_forgotpassswordchange',
  '/client_user_BDX_forgotloginid',
] as const;

export const adminPaths = [
  '/user_admin_home',
  '/user_admin_overview',
  '/User_Admin_Setting',
  '/menuform/:menuId',
  '/submenuform/:menuId/:submenuId',
  '/company',
  '/add_companies',
  '/edit_companies/:id',
  '/user_admin_countries',
  '/user_admin_add_countries',
  '/user_admin_edit_countries/:id',
  '/user_admin_currency',
  '/user_admin_add_currency',
  '/user_admin_edit_currency/:id',
  '/user_admin_state',
  '/user_admin_add_state',
  '/user_admin_edit_state/:id',
  '/user_admin_city',
  '/user_admin_add_city',
  '/user_admin_edit_city/:id',
  '/user_admin_policies',
  '/user_admin_add_policies',
  '/user_admin_edit_policies/:id',
  '/user_admin_users',
  '/user_admin_add_users',
  '/user_admin_edit_users/:id',
  '/permissions/:uid',
  '/user_admin_intakecategory/',
  '/user_admin_add_intakecategory/',
  '/user_admin_edit_intakecategory/:id',
  '/user_admin_intakesubcategory/:cid',
  '/user_admin_add_intakesubcategory/:cid',
  '/user_admin_edit_intakesubcategory/:cid/:id',
  '/user_admin_intakecoverage/:cid/:id',
  '/user_admin_attributegroup',
  '/user_admin_add_attributegroup/:client',
  '/user_admin_edit_attributegroup/:client/:id',
  '/user_admin_attributes/:client/:id',
  '/user_admin_add_attribute/:cid/:gid',
  '/user_admin_edit_attribute/:cid/:gid/:id',
  '/user_admin_intakeattributegroup/:iid',
  '/user_admin_add_intakeattributegroup/:iid',
  '/user_admin_edit_intakeattributegroup/:iid/:id',
  '/user_admin_carrier',
  '/user_admin_add_carrier',
  '/user_admin_edit_carrier/:id',
  '/user_admin_tpa',
  '/user_admin_add_tpa',
  '/user_admin_edit_tpa/:id',
  '/user_admin_mga',
  '/user_admin_add_mga',
  '/user_admin_edit_mga/:id',
  '/user_admin_agent',
  '/user_admin_add_agent',
  '/user_admin_edit_agent/:id',
  '/user_admin_policy_quotations',
  '/user_admin_view_policy_quotation/:id/:intake_id',
  '/user_admin_edit_quotation_policies/:id',
  '/edit_intakeform_user_admin_policy/:id/:intake_id',
  '/user_admin_policies_history_list/:id/:intake_id',
  '/user_admin_view_quotationhistory/:id/:qid/:intake_id',
  '/user_admin_policy_binder',
  '/user_admin_view_binder_policies/:id/:intake_id',
  '/user_admin_view_policies/:id/:intake_id',
  '/view_admin_policy_quotation/:id/:intake_id',
  '/user_admin_policy/:id',
  '/add_customer_for_user_admin_policy/:id',
  '/user_admin_policy_based_on_user_creation/:id',
  '/user_admin_customer/:id',
  '/user_admin_bdx_create',
  '/user_admin_add_bdxcreate',
  '/user_admin_bdx_export',
  '/user_admin_bdx_inbound',
  '/client_user_brdx_file_view/:id',
  '/client_user_brdx_importfile',
  '/user_admin_bdx_review',
  '/user_admin_brdx_file_view/:id',
  '/user_admin_bdx_send',
  '/user_admin_bdx_history',
  '/user_admin_bdx_history_view/:id',
] as const;

export const carrierPaths = [
  '/client_user_BDX_home',
  '/client_user_BDX_filerecived',
  '/client_user_BDX_fileupload',
  '/client_user_BDX_add_fileupload',
  '/client_user_BDX_edit_fileupload/:id',
] as const;

export type PublicPath = (typeof publicPaths)[number];
export type RecoveryPath = (typeof recoveryPaths)[number];
export type AdminPath = (typeof adminPaths)[number];
export type CarrierPath = (typeof carrierPaths)[number];
export type Path = PublicPath | RecoveryPath | AdminPath | CarrierPath;

type ParamNames<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

type Params<P extends string> = { readonly [Name in ParamNames<P>]: string | number };

/** A link to a screen; a wrong URL or a missing parameter does not compile. Parameters are encoded. */
export function linkTo<P extends Path>(
  path: P,
  ...[params]: [ParamNames<P>] extends [never] ? [] : [params: Params<P>]
): string {
  // By name: the getters of a row count too.
  const given: Readonly<Record<string, string | number>> = params ?? {};
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(given[name] ?? '')));
}

/** Parameters of a path. The router takes the text '%2F' in an id for a slash; here it is the id's own text again. */
export function decodedOnce(
  params: Readonly<Record<string, string | undefined>>,
  pathname: string,
): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value = '']) => {
      const own = value.replaceAll('/', '%2F');
      return [name, pathname.includes(encodeURIComponent(own)) ? own : value];
    }),
  );
}

/** The admin login's path; its first part is the installation's product name. */
export function adminLoginPath(product: string): string {
  return `/${product}_admin`;
}

export type Area = 'admin' | 'bdx';

/** Which area's session and base URL a path belongs to; `/client_user_brdx_…` are admin screens. */
export function areaOf(pathname: string): Area {
  const path = pathname.toLowerCase();
  return path.startsWith('/client_user_bdx_') || path.startsWith('/bdx_login') ? 'bdx' : 'admin';
}
