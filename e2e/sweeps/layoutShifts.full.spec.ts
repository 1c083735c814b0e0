import { expect, test } from '../support/fixtures';
import { slowScreens } from '../support/layoutShifts';
import { areas, type Area } from '../support/screenUrls';

/** One screen of each kind. */
const main: Area = {
  name: 'the main screens',
  account: 'admin',
  urls: [
    '/user_admin_home',
    '/user_admin_countries',
    '/user_admin_edit_countries/401',
    '/user_admin_policy/551',
    '/user_admin_view_binder_policies/1013/551',
    '/user_admin_bdx_history_view/308',
    '/permissions/12',
  ],
};

/** Screens with larger shifts, which are not tested here, and the reason. */
const known = new Set([
  // On a phone the heading takes one more line after the name has arrived.
  '/user_admin_intakesubcategory/551',
  // On a phone the rows of a file are below its checks, whose number is known only after they have run.
  '/client_user_brdx_file_view/308',
  '/user_admin_brdx_file_view/329',
  // No menu leads there: whether a menu row is shown is known only with the menus.
  '/User_Admin_Setting',
  '/user_admin_overview',
  '/menuform/51',
]);

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

test.setTimeout(240_000);

for (const { name, account, urls } of [main, ...areas]) {
  for (const viewport of sizes) {
    test(
      `${name}: nothing moves at ${viewport.width} px while files and responses arrive one by one`,
      { tag: name === main.name ? [] : '@nightly' },
      async ({ page, login }) => {
        await page.setViewportSize(viewport);
        if (account) await login(account);
        const { open, follow } = await slowScreens(page);
        const check = (way: string, shifts: Awaited<ReturnType<typeof open>>): void => {
          const sum = shifts.reduce((total, { value }) => total + value, 0);
          expect.soft(sum, `${way}: ${JSON.stringify(shifts, undefined, 1)}`).toBeLessThanOrEqual(0.02);
        };
        const checked = urls.filter((url) => !known.has(url));
        for (const [index, url] of checked.entries()) {
          check(`${url}, opened`, await open(url));
          const next = checked[index + 1];
          if (next) check(`${next}, by a link`, await follow(next));
        }
      },
    );
  }
}
