import { mkdir, writeFile } from 'node:fs/promises';
import { expect, test } from './fixtures';
import { heading } from './user';

/** Screens that together use most components. */
const screens = [
  '/user_admin_home',
  '/user_admin_overview',
  '/user_admin_countries',
  '/user_admin_edit_countries/401',
  '/user_admin_policy_quotations',
  '/user_admin_edit_quotation_policies/1033',
  '/user_admin_view_policy_quotation/1033/551',
  '/user_admin_policy_binder',
  '/user_admin_view_binder_policies/1013/551',
  '/user_admin_add_bdxcreate',
  '/user_admin_bdx_history',
  '/user_admin_edit_attribute/7/601/3001',
  '/permissions/12',
  '/User_Admin_Setting',
];

const pictures = 'test-results/engines/pictures';

// A first load and two sizes for each screen.
test.setTimeout(180_000);

test(`the main screens fit into 1440 and 390 px; their pictures are in ${pictures}`, async ({
  user,
  signIn,
  engine,
}) => {
  await mkdir(pictures, { recursive: true });
  await signIn();
  for (const path of screens) {
    await user.open(path);
    for (const width of [1440, 390]) {
      await user.resize(width, 900);
      await user.sees({ role: 'heading', level: 1 });
      await user.seesNo(heading('Oops, page not available!'));
      await user.isLoaded();
      await expect.poll(() => user.overflow(), `${path} at ${width} px`).toBe(0);
      const name = `${engine}${path.replaceAll('/', '-')}-${width}.png`;
      await writeFile(`${pictures}/${name}`, await user.picture());
    }
  }
});
