import type { Page } from '@playwright/test';
import { expect, rowWith, test } from '../support/fixtures';

/** Presses Tab until the button with that name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const control = page.getByRole('main').getByRole('button', { name, exact: true });
  await expect(control).toBeVisible();
  for (let step = 0; step < 60; step += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}

/** Confirms a dialog by keyboard: its buttons are at most two tabs apart. */
async function answer(page: Page, text: string, button: string): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: text });
  await expect(dialog).toBeVisible();
  const wanted = dialog.getByRole('button', { name: button, exact: true });
  for (let step = 0; step < 3; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(wanted).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
}

/** Opens a quotation from the list by keyboard. */
async function openQuotation(page: Page, number: string): Promise<void> {
  const row = rowWith(page, number);
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Quotation ${number}` })).toBeVisible();
}

test('QLIST-08 QVIEW-12 ERR-13 J8 a quotation is deleted after the user declined its intake form, by keyboard alone', async ({
  page,
  login,
}) => {
  await login('admin');
  await page.goto('/user_admin_policy_quotations');
  await openQuotation(page, 'POL-2026-0072');
  await tabTo(page, 'Cancel');
  await page.keyboard.press('Enter');
  await answer(page, 'Do you want to Re-create Intake Form?', 'No');
  await answer(page, 'Do you want to delete Quotation?', 'OK');
  await answer(page, 'Quotation delete successfully!', 'OK');
  await expect(page).toHaveURL(/\/user_admin_policy_quotations$/);
  await expect(rowWith(page, 'POL-2026-0071')).toBeVisible();
  await expect(rowWith(page, 'POL-2026-0072')).toHaveCount(0);
});

test('DISP-06 FIELD-18 a quotation prints without the shell, with every row open and secure values hidden', async ({
  page,
  login,
}) => {
  await login('admin');
  await page.goto('/user_admin_view_policy_quotation/1041/551');
  const vin = page.getByText('JTDEPRAE7HJ028871');
  await page.getByRole('button', { name: 'Vehicles, row 2' }).click();
  await expect(vin).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(vin).toBeVisible();
  await expect(page.getByText('**** *** 4248')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Premium Details' })).toBeVisible();
  for (const gone of ['Approve', 'Cancel', 'Delete Quotation', 'Hide Social Security Number']) {
    await expect(page.getByRole('button', { name: gone })).toBeHidden();
  }
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeHidden();
  await expect(page.getByRole('main').getByText('Harborview Underwriters').first()).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(width).toBeLessThanOrEqual(0);
  await page.emulateMedia({ media: 'screen' });
  await expect(vin).toBeHidden();
});

/** The number of printed pages. */
async function sheets(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const paper = await page.pdf({ format, margin: { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' } });
  return paper.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

/** A quotation with more rows and coverages than one printed page can show. */
async function makeLong(page: Page): Promise<void> {
  const rows = Object.fromEntries(Array.from({ length: 30 }, (_, row) => [row, String(1990 + row)]));
  const questions = Array.from({ length: 12 }, (_, index) => ({ id: 70 + index, name: `Year ${index}` }));
  const names = Array.from({ length: 60 }, (_, line) => `Coverage number ${line + 1}`);
  const coverages = names.map((coverage_name) => ({ coverage_name, coverageinclude: 'Y', premium: '10.5' }));
  const record = {
    id: 1041,
    policydetails: JSON.stringify({ 70: { 'Year 0': rows } }),
    policycoverage: JSON.stringify(coverages),
  };
  const answers = new Map<string, object>([
    ['/viewpolicyquotation', { Policyquotations: record }],
    ['/viewattributegroupbasedonclientidandattributeidmain', { attiributegroup: { displaytype: 'Table' } }],
    ['/viewactiveattributemain', { attribute: questions }],
    [
      '/viewactiveintakeattributegroupmain',
      { Attiributecategory: [{ attribute_group_id: 603, name: 'Vehicles', displaytype: 'Table' }] },
    ],
  ]);
  await page.route(
    ({ pathname }) => answers.has(pathname),
    (route) => route.fulfill({ json: answers.get(new URL(route.request().url()).pathname) }),
  );
}

test('DISP-06 QVIEW-07 a long quotation is printed completely, although its rows were collapsed', async ({
  page,
  login,
}) => {
  await login('admin');
  await makeLong(page);
  await page.goto('/user_admin_view_policy_quotation/1041/551');
  await expect(page.getByText('Coverage number 60')).toBeAttached();
  const expand = page.getByRole('button', { name: /^Expand all rows/ });
  await expect(expand).toBeVisible();
  const folded = [await sheets(page, 'A4'), await sheets(page, 'Letter')];
  await expand.click();
  await expect(page.getByRole('button', { name: /^Collapse all rows/ })).toBeVisible();
  expect(folded).toEqual([await sheets(page, 'A4'), await sheets(page, 'Letter')]);
});

test(
  'QVIEW-03 a quotation is printed dark on white in the dark theme, too',
  { tag: '@nightly' },
  async ({ page, login }) => {
    await login('admin');
    await page.goto('/User_Admin_Setting');
    await page.getByRole('radio', { name: 'Dark' }).check();
    await page.goto('/user_admin_view_policy_quotation/1041/551');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveCSS('color', 'rgb(232, 237, 242)');
    await page.emulateMedia({ media: 'print' });
    await expect(heading).not.toHaveCSS('color', 'rgb(232, 237, 242)');
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  },
);

test(
  'QVIEW-07 on paper the coverages are a table with a header, and nothing is cut off',
  { tag: '@nightly' },
  async ({ page, login }) => {
    await login('admin');
    await page.goto('/user_admin_view_policy_quotation/1041/551');
    const coverage = page.getByRole('table', { name: 'Coverage' });
    await expect(coverage).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    // A4 and Letter without their margins.
    for (const width of [718, 740]) {
      await page.setViewportSize({ width, height: 1000 });
      const heads = coverage.getByRole('columnheader');
      await expect(heads).toHaveCount(9);
      const cut = await heads.evaluateAll((cells) =>
        cells.filter((cell) => {
          const { width, right } = cell.getBoundingClientRect();
          return width < 20 || right > window.innerWidth;
        }),
      );
      expect(cut).toEqual([]);
    }
  },
);

test('HIST-03 HIST-06 HIST-07 a past version is opened, compared with the present version, printed, and left again', async ({
  page,
  login,
}) => {
  await login('admin');
  await page.goto('/user_admin_policies_history_list/1041/551');
  await page.getByRole('cell', { name: 'DANIEL', exact: true }).dblclick();
  await expect(page).toHaveURL(/\/user_admin_view_quotationhistory\/8001\/1041\/551$/);
  await page.getByRole('button', { name: 'Compare with now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Compare versions' });
  await expect(dialog.getByText('2 differences')).toBeVisible();
  await expect(dialog.getByRole('row', { name: /^First Name/ })).toContainText('DANIEL');
  await page.emulateMedia({ media: 'print' });
  await expect(dialog).toBeVisible();
  await expect(page.locator('#root')).toBeHidden();
  expect(await sheets(page, 'A4')).toBe(1);
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/user_admin_policies_history_list\/1041\/551$/);
});

test(
  'HIST-01 on paper the history shows long names completely',
  { tag: '@nightly' },
  async ({ page, login }) => {
    await login('admin');
    await page.goto('/user_admin_policies_history_list/1041/551');
    const name = 'Bartholomew-Maximilian Featherstonehaugh';
    await page.route('**/viewpolicyquotationhistory', (route) =>
      route.fulfill({ json: { policyquotationhistory: [{ id: 1, firstname: name, lastname: name }] } }),
    );
    await page.reload();
    const cells = page.getByRole('cell', { name });
    await expect(cells).toHaveCount(2);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 718, height: 1000 });
    for (const cell of await cells.all()) {
      expect(await cell.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    }
  },
);
