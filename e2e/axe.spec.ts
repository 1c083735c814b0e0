import type { Page } from '@playwright/test';
import { expect, test, type Account } from './fixtures';
import { flawsOf } from './flaws';

interface Area {
  readonly name: string;
  readonly as: Account;
  /** Screens that show many records: swept with the seed's, with none, and when they could not be loaded. */
  readonly lists: readonly string[];
  /** Screens about one record: swept filled in, and when it could not be loaded. */
  readonly forms: readonly string[];
}

/** Every screen that axe looks at, by URL: a new screen needs its line here and nothing else. */
const areas: readonly Area[] = [
  {
    name: 'companies and reference data',
    as: 'admin',
    lists: [
      '/company',
      '/user_admin_countries',
      '/user_admin_currency',
      '/user_admin_state',
      '/user_admin_city',
    ],
    forms: [
      '/add_companies',
      '/edit_companies/1',
      '/user_admin_add_countries',
      '/user_admin_edit_countries/1',
      '/user_admin_add_currency',
      '/user_admin_edit_currency/1',
      '/user_admin_add_state',
      '/user_admin_edit_state/1',
      '/user_admin_add_city',
      '/user_admin_edit_city/1',
    ],
  },
  {
    name: 'policies, users and intake categories',
    as: 'admin',
    lists: [
      '/user_admin_policies',
      '/user_admin_users',
      '/user_admin_intakecategory/',
      '/user_admin_intakesubcategory/1',
    ],
    forms: [
      '/user_admin_add_policies',
      '/user_admin_edit_policies/1',
      '/user_admin_add_users',
      '/user_admin_edit_users/2',
      '/permissions/2',
      '/user_admin_add_intakecategory/',
      '/user_admin_edit_intakecategory/1',
      '/user_admin_add_intakesubcategory/1',
      '/user_admin_edit_intakesubcategory/1/1',
      '/user_admin_intakecoverage/1/1',
    ],
  },
  {
    name: 'attributes',
    as: 'admin',
    lists: ['/user_admin_attributegroup', '/user_admin_attributes/1/1', '/user_admin_intakeattributegroup/1'],
    forms: [
      '/user_admin_add_attributegroup/1',
      '/user_admin_edit_attributegroup/1/1',
      '/user_admin_add_attribute/1/1',
      '/user_admin_edit_attribute/1/1/6',
      '/user_admin_edit_attribute/1/1/7',
      '/user_admin_add_intakeattributegroup/1',
      '/user_admin_edit_intakeattributegroup/1/1',
    ],
  },
  {
    name: 'quotations to be written',
    as: 'admin',
    lists: ['/user_admin_policy_quotations', '/add_customer_for_user_admin_policy/1'],
    forms: [
      '/user_admin_policy/1',
      '/user_admin_policy/4',
      '/edit_intakeform_user_admin_policy/1041/1',
      '/user_admin_edit_quotation_policies/1041',
    ],
  },
  {
    name: 'quotations to be read',
    as: 'admin',
    lists: ['/user_admin_policies_history_list/1041/1'],
    forms: [
      '/user_admin_view_policy_quotation/1041/1',
      '/user_admin_view_policy_quotation/1043/1',
      '/user_admin_view_policy_quotation/1037/2',
      '/user_admin_view_policy_quotation/1035/1',
      '/user_admin_view_quotationhistory/8001/1041/1',
      '/view_admin_policy_quotation/1041/1',
      '/view_admin_policy_quotation/1043/1',
    ],
  },
  {
    name: 'binders and policies',
    as: 'admin',
    lists: ['/user_admin_policy_binder'],
    forms: [
      '/user_admin_view_binder_policies/1013/2',
      '/user_admin_view_binder_policies/1030/4',
      '/user_admin_view_policies/1001/1',
    ],
  },
  {
    name: 'partners',
    as: 'admin',
    lists: ['/user_admin_carrier', '/user_admin_tpa', '/user_admin_mga', '/user_admin_agent'],
    forms: [
      '/user_admin_add_carrier',
      '/user_admin_edit_carrier/1',
      '/user_admin_add_tpa',
      '/user_admin_edit_tpa/1',
      '/user_admin_add_mga',
      '/user_admin_edit_mga/5',
      '/user_admin_add_agent',
      '/user_admin_edit_agent/1',
    ],
  },
  {
    name: 'the carrier',
    as: 'carrier',
    lists: ['/client_user_BDX_filerecived', '/client_user_BDX_fileupload'],
    forms: [
      '/client_user_BDX_home',
      '/client_user_BDX_add_fileupload',
      '/client_user_BDX_edit_fileupload/2',
      '/client_user_BDX_forgotloginid',
      '/user_admin_forgotpassword',
      '/user_admin_forgotloginid',
    ],
  },
  {
    name: 'bordereaux',
    as: 'admin',
    lists: [
      '/user_admin_bdx_create',
      '/user_admin_bdx_inbound',
      '/client_user_brdx_importfile',
      '/user_admin_bdx_review',
      '/user_admin_bdx_send',
      '/user_admin_bdx_history',
    ],
    forms: [
      '/user_admin_add_bdxcreate',
      '/user_admin_bdx_export',
      '/client_user_brdx_file_view/308',
      '/user_admin_brdx_file_view/329',
      '/user_admin_bdx_history_view/308',
    ],
  },
];

const worlds = [
  { scenario: 'normal', words: 'filled', screens: ({ lists, forms }: Area) => [...lists, ...forms] },
  { scenario: 'empty', words: 'empty', screens: ({ lists }: Area) => lists },
  { scenario: 'failing', words: 'not loaded', screens: ({ lists, forms }: Area) => [...lists, ...forms] },
] as const;

async function openAndRest(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

function widthOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}

test.setTimeout(180_000);

for (const area of areas) {
  for (const { scenario, words, screens } of worlds) {
    test(
      `the screens of ${area.name}, ${words}, are accessible in light and dark, and hold at 320 px`,
      { tag: '@full' },
      async ({ page, login, reset, expectErrors }) => {
        if (scenario !== 'normal') expectErrors(scenario === 'failing' ? /500/ : /404/);
        await login(area.as);
        if (scenario !== 'normal') await reset(scenario);
        for (const url of screens(area)) {
          await openAndRest(page, url);
          expect.soft(await flawsOf(page), url).toEqual([]);
          await page.setViewportSize({ width: 320, height: 640 });
          await expect.soft
            .poll(() => widthOf(page), `${url} does not scroll sideways`)
            .toBeLessThanOrEqual(320);
          await page.setViewportSize({ width: 1440, height: 900 });
        }
      },
    );
  }
}
