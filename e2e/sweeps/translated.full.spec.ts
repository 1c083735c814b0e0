import type { Page } from '@playwright/test';
import { openBinder, startPayment, unpaid } from '../support/binders';
import { expect, rowWith, test } from '../support/fixtures';
import { translate } from '../support/translator';
import { logOut } from '../support/session';

/** The main journeys on a page that the browser translates: each succeeds, and sends the same as without translation. */

interface Path {
  readonly name: string;
  /** The calls whose bodies are compared. */
  readonly calls: readonly string[];
  readonly walk: (page: Page) => Promise<void>;
  /** A fault of a call on the journey. */
  readonly fault?: { readonly path: string; readonly fault: object };
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

async function answer(page: Page, text: string): Promise<void> {
  const dialog = page.getByRole('alertdialog').filter({ hasText: text });
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toHaveCount(0);
}

const paths: readonly Path[] = [
  {
    name: 'a save that lacks a text, is refused, and is repeated',
    calls: ['/createclientuser'],
    fault: { path: '/createclientuser', fault: { kind: 'answer', status: 400 } },
    walk: async (page) => {
      await page.goto('/user_admin_add_users');
      await save(page).click();
      await expect(page.getByText('Username is required').first()).toBeVisible();
      await page.getByLabel('Last Name', { exact: true }).fill('Marble');
      await page.getByLabel('Username', { exact: true }).fill('annmarble');
      await page.getByLabel('Password', { exact: true }).fill('quarry-7');
      await save(page).click();
      await expect(page.getByText('Not saved').first()).toBeVisible();
      await save(page).click();
      await expect(page).toHaveURL(/\/user_admin_users$/);
    },
  },
  {
    name: 'a new quotation, its approval and its payment',
    calls: ['/createpolicyquoationlist', '/policyapproveuser', '/policyquotationpayment'],
    walk: async (page) => {
      await page.goto('/user_admin_policy/551');
      await page.getByLabel('Program', { exact: true }).selectOption('Personal Auto Standard');
      await page.getByLabel('Sub LOB', { exact: true }).selectOption('Commercial');
      await page.getByLabel('State', { exact: true }).first().selectOption('Texas');
      await page.getByLabel('First Name', { exact: true }).fill('Ann');
      await page.getByLabel('Last Name', { exact: true }).fill('Marble');
      await page.getByRole('radio', { name: 'Email' }).check();
      await page.getByLabel('Address', { exact: true }).fill('4 Quarry Road');
      await page.getByLabel('Zip Code', { exact: true }).fill('60614');
      await page.keyboard.press('Tab');
      await expect(page.getByLabel('City', { exact: true })).toHaveValue('Chicago');
      for (const [label, value] of [
        ['Social Security Number', '123456789'],
        ['Year, row 1', '2019'],
        ['Make, row 1', 'Subaru'],
        ['Year, row 2', '2024'],
        ['Make, row 2', 'Kia'],
        ['Driver Name, row 1', 'Ann Marble'],
      ] as const)
        await page.getByRole('textbox', { name: label, exact: true }).fill(value);
      // By index, because the texts of options are translated.
      await page.getByLabel('Include Collision').selectOption({ index: 1 });
      await page.getByLabel('Deductible Basis Collision').selectOption({ index: 2 });
      await page.getByLabel('Deductible Collision').fill('800');
      await page.getByLabel('Premium Collision').fill('1000.50');
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page).toHaveURL(/\/user_admin_home$/);
      await page.goto('/user_admin_policy_quotations');
      await rowWith(page, 'Marble').getByRole('cell').nth(5).dblclick();
      await page.getByRole('button', { name: 'Approve' }).click();
      await answer(page, 'Are you sure you want to Approve Quotation?');
      await answer(page, 'Quotation Approved successfully!');
      await openBinder(page, unpaid);
      const dialog = await startPayment(page, 'CASHIER CHECK', '10');
      await expect(dialog.getByText(/^Outstanding/)).toBeVisible();
      const before = await dialog.getByText(/^Outstanding/).textContent();
      await dialog.getByRole('textbox', { name: 'Amount' }).fill('20');
      await expect(dialog.getByText(/^Outstanding/)).not.toHaveText(before ?? '');
      await dialog.getByRole('button', { name: 'Submit' }).click();
      await expect(page).toHaveURL(/\/user_admin_policy_binder/);
    },
  },
  {
    name: 'an upload',
    calls: ['/createbrdxsamplefile'],
    walk: async (page) => {
      await page.goto('/user_admin_add_bdxcreate');
      await page.getByLabel('Send To').selectOption('Atlantic Mutual');
      await page.getByLabel('Period').fill('102026');
      await page.getByLabel('Control Value').fill('2');
      await page.getByLabel('LOB').selectOption('PERSONAL AUTO');
      const text = 'Policy Number,Gross Premium\r\nP-1,1.00\r\nP-2,1.00\r\n';
      const file = { name: 'october.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
      await page.getByLabel('File', { exact: true }).setInputFiles(file);
      await expect(page.getByText('Reconciled')).toBeVisible();
      await save(page).click();
      await answer(page, 'File uploaded successfully!');
      await expect(rowWith(page, 'october.csv')).toBeVisible();
    },
  },
  {
    name: 'a list with its counts, the search, and permissions',
    calls: ['/createclientpermission'],
    walk: async (page) => {
      await page.goto('/user_admin_countries');
      const filter = page.getByRole('searchbox', { name: 'Quick filter' });
      const dataRows = page.locator('tbody tr[data-row]');
      await expect(dataRows.first()).toBeVisible();
      const counts = [
        ['united', 2],
        ['united s', 1],
        ['', 14],
      ] as const;
      for (const [typed, count] of counts) {
        await filter.fill(typed);
        await expect(page.getByRole('button', { name: /^Export CSV/ })).toHaveText(
          new RegExp(`\\(${count}\\)`),
        );
        // With the blank last row.
        await expect(dataRows).toHaveCount(Math.min(count, 10) + 1);
      }
      await page.keyboard.press('Control+k');
      await page.keyboard.type('POL-2026-0043');
      await page.getByRole('option').first().click();
      await expect(page.getByRole('heading', { level: 1, name: 'Quotation POL-2026-0043' })).toBeVisible();
      await page.goto('/permissions/13');
      await page.getByRole('button', { name: 'Move Home to Read', exact: true }).click();
      await page.getByRole('button', { name: 'Save Permissions' }).click();
      await expect(page).toHaveURL(/\/user_admin_users$/);
    },
  },
];

for (const { name, calls, walk, fault } of paths) {
  test(`on a translated page ${name}`, async ({ page, login, reset, control, expectErrors }) => {
    test.slow();
    expectErrors(/40[01]/, /Could not|failed/i);
    const bodies: unknown[] = [];
    for (const isTranslated of [false, true]) {
      await reset();
      if (isTranslated) await translate(page);
      await page.context().clearCookies();
      await login('admin');
      if (fault) await control.send('fault', fault);
      await walk(page);
      await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
      bodies.push(
        (await Promise.all(calls.map((path) => control.callsTo(path)))).map((made) =>
          made.map(({ body }) => body),
        ),
      );
      await logOut(page);
      await expect(page).toHaveURL(/\/kyubos_admin$/);
    }
    expect(bodies[0]).not.toContainEqual([]);
    expect(bodies[1]).toEqual(bodies[0]);
  });
}

test('LOGIN-12 on a translated page a refused login can be repeated', async ({ page, expectErrors }) => {
  expectErrors(/40[01]/);
  await translate(page);
  await page.goto('/kyubos_admin');
  const logIn = page.getByRole('button', { name: 'Log In' });
  await page.getByRole('textbox', { name: 'Username' }).fill('admin');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await logIn.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('admin123');
  await logIn.click();
  await expect(page).toHaveURL(/\/user_admin_countries$/);
  await expect(page.getByRole('button', { name: 'Hi admin - Admin' })).toBeVisible();
});
