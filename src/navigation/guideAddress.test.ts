import { existsSync } from 'node:fs';
import { adminPaths, carrierPaths, publicPaths, recoveryPaths } from '@/paths';
import { guideAddress } from './guideAddress';

const paths = [...publicPaths, ...recoveryPaths, ...adminPaths, ...carrierPaths];

test('each screen has a page of the guide that exists', () => {
  const files = paths.map((path) =>
    guideAddress(path)
      .replace(/^\/guide\/(.*)\.html$/, 'docs/guide/$1.md')
      .replace('index.md', 'README.md'),
  );
  expect([...new Set(files)].filter((file) => !existsSync(file))).toEqual([]);
});

test.each([
  ['/kyubos_admin', 'signing-in'],
  ['/Client_user_BDX_Login', 'signing-in'],
  ['/client_user_BDX_forgototpcheck', 'signing-in'],
  ['/user_admin_home', 'signing-in'],
  ['/user_admin_overview', 'overview'],
  ['/client_user_BDX_home', 'bordereaux-for-carriers'],
  ['/client_user_BDX_edit_fileupload/3', 'bordereaux-for-carriers'],
  ['/client_user_brdx_file_view/3', 'bordereaux-for-administrators'],
  ['/user_admin_add_bdxcreate', 'bordereaux-for-administrators'],
  ['/user_admin_view_binder_policies/1013/551', 'binders-and-payments'],
  ['/user_admin_policies', 'policies'],
  ['/user_admin_view_policies/1013/551', 'policies'],
  ['/view_admin_policy_quotation/1013/551', 'policies'],
  ['/user_admin_policies_history_list/1013/551', 'quotations'],
  ['/user_admin_edit_quotation_policies/1013', 'quotations'],
  ['/edit_intakeform_user_admin_policy/1013/551', 'quotations'],
  ['/add_customer_for_user_admin_policy/551', 'quotations'],
  ['/user_admin_intakecategory/', 'intake-forms'],
  ['/user_admin_edit_attribute/1/2/3', 'intake-forms'],
  ['/permissions/12', 'users-and-permissions'],
  ['/user_admin_countries', 'index'],
])('%s leads to %s', (path, page) => {
  expect(guideAddress(path)).toBe(`/guide/${page}.html`);
});
