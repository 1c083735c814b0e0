import type { Locator, Page } from '@playwright/test';
import { expect, rowWith, test } from '../support/fixtures';
import { growthOf, meter, type Held } from '../support/soak';

/** J7 to J11 repeatedly in one tab that is never reloaded, and the memory of the tab after each loop. */

// Code that the engine keeps optimising during the loops would look like a leak.
test.use({
  launchOptions: {
    executablePath: process.env['CHROMIUM_PATH'] ?? '',
    args: ['--disable-quic', '--js-flags=--no-opt --no-maglev --no-sparkplug'],
  },
});

const loops = Number(process.env['SOAK_LOOPS'] ?? 30);

async function open(page: Page, category: string, entry: string, heading: string): Promise<void> {
  const press = (menu: string, name: string): Promise<void> =>
    page.getByRole('navigation', { name: menu }).getByRole('link', { name, exact: true }).click();
  await press('Main menu', category);
  await press(`${category} submenu`, entry);
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
}

/** Confirms questions and messages, each with the button of that name. */
async function answer(page: Page, ...texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await page.getByRole('alertdialog', { name: text }).getByRole('button', { name: 'OK' }).click();
  }
}

async function openRow(page: Page, text: string): Promise<void> {
  await rowWith(page, text).getByRole('cell').nth(5).dblclick();
}

async function fillAll(page: Page, answers: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(answers)) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
}

/** J7, J8, J9: a quotation is made and approved, another one changed. */
async function quotations(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New quotation' }).click();
  await page.getByRole('menuitem', { name: 'PERSONAL AUTO' }).click();
  await page.getByLabel('Program', { exact: true }).selectOption('Personal Auto Standard');
  await fillAll(page, {
    'First Name': 'Ann',
    'Last Name': 'Marble',
    Address: '4 Quarry Road',
    'Zip Code': '60614',
    'Year, row 1': '2019',
    'Make, row 1': 'Subaru',
    'Year, row 2': '2024',
    'Make, row 2': 'Kia',
    'Driver Name, row 1': 'Ann Marble',
    'Premium Collision': '1000.50',
  });
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/user_admin_home$/);

  await open(page, 'Quotations', 'Quotations', 'Policies Quotations');
  await openRow(page, 'Marble');
  await page.getByRole('button', { name: 'Approve' }).click();
  await answer(page, 'Are you sure you want to Approve Quotation?', 'Quotation Approved successfully!');
  await expect(page).toHaveURL(/\/user_admin_policy_quotations/);
  await openRow(page, 'POL-2026-0072');
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await fillAll(page, { 'Last Name': 'Kim-Lee' });
  await page.getByRole('button', { name: 'Generate Quotation' }).click();
  await expect(page).toHaveURL(/\/user_admin_home$/);
}

/** J10: a binder is paid in part, looked up, reverted; another is deleted; a policy is read. */
async function binders(page: Page): Promise<void> {
  const unpaid = 'POL-2026-0030';
  await open(page, 'Quotations', 'Binders', 'Policies Binders');
  await openRow(page, unpaid);
  await page.getByRole('button', { name: 'Process To Policy' }).click();
  const payment = page.getByRole('dialog', { name: 'Payment' });
  await payment.getByRole('combobox', { name: 'Payment Type' }).selectOption('MONEY ORDER');
  await payment.getByRole('textbox', { name: 'Amount' }).fill('10');
  await payment.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/user_admin_policy_binder/);

  await openRow(page, unpaid);
  await page.getByRole('button', { name: 'Payment Details' }).click();
  const history = page.getByRole('dialog', { name: 'Payment Details' });
  await expect(history.getByText('MONEY ORDER')).toBeVisible();
  await history.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Revert Back To Quotation' }).click();
  await answer(page, 'Are you sure you want to Revert to Quotation?');
  await expect(rowWith(page, unpaid)).toHaveCount(0);

  await openRow(page, 'POL-2026-0031');
  await page.getByRole('button', { name: 'Delete Binder' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await answer(page, 'Binder delete successfully!');
  await open(page, 'Quotations', 'Policies', 'Policies');
  await openRow(page, 'POL-2026-0002');
  await expect(page.getByRole('heading', { level: 1, name: 'Policy POL-2026-0002' })).toBeVisible();
}

function fileMenu(page: Page, file: string): Locator {
  return rowWith(page, file).getByRole('button', { name: 'Actions' });
}

const premiums = Array.from({ length: 2000 }, (_, row) => `P-${row},"Whitfield, Ann",1.00`);
const bordereau = {
  name: 'october.csv',
  text: `Policy Number,Insured,Gross Premium\r\n${premiums.join('\r\n')}\r\n`,
};

/** Like dropping the file on the field: Playwright would keep a reference to an input to which it gives a file itself. */
async function attach(field: Locator): Promise<void> {
  await field.evaluate((input, { name, text }) => {
    if (!(input instanceof HTMLInputElement)) throw new Error('A file goes into an input');
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], name, { type: 'text/csv' }));
    input.files = transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, bordereau);
}

/** J11: a file is checked, uploaded, reviewed, approved and sent; a received one is imported and looked at. */
async function bordereaux(page: Page): Promise<void> {
  await open(page, 'Bordereau', 'Create', 'BDX Create');
  await page.getByRole('link', { name: 'Add', exact: true }).click();
  await page.getByLabel('Send To').selectOption('Atlantic Mutual');
  await page.getByLabel('Period').fill('102026');
  await page.getByLabel('Control Value').fill('2000');
  await page.getByLabel('LOB').selectOption('PERSONAL AUTO');
  await attach(page.getByLabel('File', { exact: true }));
  await expect(page.getByText('Reconciled')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await answer(page, 'File uploaded successfully!');
  await expect(rowWith(page, bordereau.name)).toContainText('$2,000');

  await open(page, 'Bordereau', 'Review', 'BDX Review');
  await fileMenu(page, bordereau.name).click();
  await page.getByRole('menuitem', { name: 'Review', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Mapped rows' })).toHaveAttribute('aria-rowcount', '2001');
  await page.getByRole('button', { name: 'Approve' }).click();
  await answer(page, 'Do you want to Approve?');
  await open(page, 'Bordereau', 'Send', 'BDX Send');
  await fileMenu(page, bordereau.name).click();
  await page.getByRole('menuitem', { name: 'Send', exact: true }).click();
  await answer(page, 'Do you want to Send?');
  await expect(rowWith(page, bordereau.name)).toHaveCount(0);

  await open(page, 'Bordereau', 'Inbound', 'BDX Inbound');
  await fileMenu(page, 'claims-2026-09.csv').click();
  await page.getByRole('menuitem', { name: 'Import', exact: true }).click();
  await answer(page, 'Do you want to Import?');
  await expect(page).toHaveURL(/\/client_user_brdx_importfile$/);
  await fileMenu(page, 'claims-2026-09.csv').click();
  await page.getByRole('menuitem', { name: 'View File', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Mapped rows' })).toContainText('CLM-7001');
}

const journeys = [
  ['quotations (J7, J8, J9)', quotations],
  ['binders (J10)', binders],
  ['bordereaux (J11)', bordereaux],
] as const;

for (const [name, journey] of journeys) {
  test(
    `${loops} loops of ${name} in one tab do not increase heap, nodes and listeners`,
    { tag: '@nightly' },
    async ({ page, login }) => {
      test.setTimeout(loops * 60_000);
      await page.clock.install();
      await login('admin');
      const read = await meter(page);
      const held: Held[] = [];
      for (let loop = 0; loop < loops; loop += 1) {
        await journey(page);
        await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
        // Responses are cached for a minute; after that each loop starts with the same data as the first one. The page makes
        // this request itself, because a browser knows when the server has closed a connection.
        await page.evaluate(() => fetch('/__mock/reset', { method: 'POST', body: '{}' }));
        await page.clock.fastForward('01:05');
        held.push(await read());
      }
      const growth = growthOf(held);
      for (const { what, early, lateLoops } of growth) {
        const description = [early, ...lateLoops].map((held) => held.toFixed(2)).join(' ');
        test.info().annotations.push({ type: what, description });
      }
      for (const { what, early, late, limit } of growth) {
        const all = held.map((at) => at[what].toFixed(1)).join(' ');
        expect.soft(late / early, `${what}: ${all}`).toBeLessThanOrEqual(limit);
      }
    },
  );
}
