import { writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { workbookFile } from '../../src/workbook/workbook.fixture';
import { expect, rowWith, test } from '../support/fixtures';

/** J11: bordereaux in the administration, with real files. */

interface RealFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

function textFile(name: string, text: string): RealFile {
  return { name, mimeType: 'text/csv', buffer: Buffer.from(text) };
}

/** 50,000 rows with a byte order mark and quoted cells; the premium adds up to $50,000, but for one cell far down. */
function largeCsv(name: string, badRow?: number): RealFile {
  const rows = Array.from({ length: 50_000 }, (_, index) => {
    const premium = index + 1 === badRow ? 'TBA' : '1.00';
    return `P-${String(index + 1)},"Whitfield, ""Ann"" ${String(index)}",2026-01-01,2027-01-01,${premium}`;
  });
  return textFile(
    name,
    `\uFEFFPolicy Number,Insured,Effective Date,Expiry Date,Gross Premium\r\n${rows.join('\r\n')}\r\n`,
  );
}

async function openUpload(page: Page): Promise<void> {
  await page.goto('/user_admin_bdx_create');
  await page.getByRole('link', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create Upload File' })).toBeVisible();
}

function fileBox(page: Page): Locator {
  return page.getByLabel('File', { exact: true });
}

function panel(page: Page): Locator {
  return page.getByRole('region', { name: 'Pre-flight check' });
}

async function fillHeader(page: Page, controlValue: string): Promise<void> {
  await page.getByLabel('Send To').selectOption('Atlantic Mutual');
  await page.getByLabel('Period').fill('102026');
  await page.getByLabel('Control Value').fill(controlValue);
  await page.getByLabel('LOB').selectOption('PERSONAL AUTO');
}

/** Answers the open alert or question. */
async function press(page: Page, text: string, button = 'OK'): Promise<void> {
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(text);
  await dialog.getByRole('button', { name: button }).click();
  await expect(dialog).toBeHidden();
}

async function menuItem(page: Page, file: string, item: string): Promise<void> {
  await rowWith(page, file).getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

test('PROD-22 BDXADM-09 BDXADM-13 BDXSTAT-05 a file of 50,000 rows is checked, uploaded, reviewed, approved and sent', async ({
  page,
  login,
}) => {
  test.slow();
  await login('admin');
  await openUpload(page);
  await fillHeader(page, '50000');
  await fileBox(page).setInputFiles(largeCsv('october.csv'));
  await expect(panel(page).getByText('Reconciled')).toBeVisible({ timeout: 15_000 });
  await expect(panel(page).getByText('Whitfield, "Ann" 0', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await press(page, 'File uploaded successfully!');
  await expect(page).toHaveURL(/\/user_admin_bdx_create$/);
  await expect(rowWith(page, 'october.csv')).toContainText('$50,000');

  await page.goto('/user_admin_bdx_review');
  await menuItem(page, 'october.csv', 'Review');
  const table = page.getByRole('table', { name: 'Mapped rows' });
  await expect(table).toHaveAttribute('aria-rowcount', '50001');
  await expect(page.getByText('Reconciled')).toBeVisible({ timeout: 15_000 });
  expect(await table.getByRole('row').count()).toBeLessThan(60);
  // To the last row and back, as with a dragged scroll bar.
  const frame = page.getByRole('region', { name: 'Mapped rows, scrollable' });
  await frame.evaluate((box) => box.scrollTo(0, box.scrollHeight));
  await expect(table.getByRole('cell', { name: 'P-50000', exact: true })).toBeVisible();
  await frame.evaluate((box) => box.scrollTo(0, 0));
  await expect(table.getByRole('cell', { name: 'P-1', exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Approve' }).click();
  await press(page, 'Do you want to Approve?');
  await expect(page).toHaveURL(/\/user_admin_bdx_review$/);
  await expect(rowWith(page, 'october.csv')).toBeHidden();

  await page.goto('/user_admin_bdx_send');
  await menuItem(page, 'october.csv', 'Send');
  await press(page, 'Do you want to Send?');
  await expect(rowWith(page, 'october.csv')).toBeHidden();
  await expect(page).toHaveURL(/\/user_admin_bdx_send$/);
});

test(
  'BDXADM-10 a finding leads to its cell among 50,000 mapped rows',
  { tag: '@nightly' },
  async ({ page, login }) => {
    test.slow();
    await login('admin');
    await openUpload(page);
    await fileBox(page).setInputFiles(largeCsv('odd.csv', 43_211));
    await page.getByRole('button', { name: 'Save' }).click();
    await press(page, 'File uploaded successfully!');
    await page.goto('/user_admin_bdx_review');
    await menuItem(page, 'odd.csv', 'Review');
    await page.getByRole('button', { name: 'Row 43211, Gross Premium' }).click({ timeout: 20_000 });
    const cell = page.getByRole('cell', { name: 'TBA' });
    await expect(cell).toBeFocused();
    await expect(cell).toBeInViewport();
  },
);

test(
  'BDXADM-07 BDXADM-16 BDXADM-18 a received file is imported and viewed, and the history shows when',
  { tag: '@nightly' },
  async ({ page, login }) => {
    await login('admin');
    await page.goto('/user_admin_bdx_inbound');
    await menuItem(page, 'claims-2026-09.csv', 'Import');
    await press(page, 'Do you want to Import?');
    await expect(page).toHaveURL(/\/client_user_brdx_importfile$/);
    await expect(rowWith(page, 'claims-2026-09.csv')).toContainText('Just imported');
    await menuItem(page, 'claims-2026-09.csv', 'View File');
    await expect(page.getByRole('table', { name: 'Mapped rows' })).toContainText('CLM-7001');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(rowWith(page, 'claims-2026-09.csv')).toContainText('Completed');

    await page.goto('/user_admin_bdx_history');
    await page.getByText('claims-2026-09.csv').dblclick();
    await expect(page).toHaveURL(/\/user_admin_bdx_history_view\/324$/);
    await expect(page.getByText('Import At')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(/\/user_admin_bdx_history$/);
  },
);

test('BDXADM-27 a workbook is read and sent as it is', async ({ page, login }) => {
  await login('admin');
  await openUpload(page);
  await fillHeader(page, '12.40');
  const workbook = workbookFile('october.xlsx', [
    {
      name: 'Premium',
      rows: [
        ['Policy Number', 'Gross Premium'],
        ['P-1', 10],
        ['P-2', 2.4],
      ],
    },
  ]);
  const buffer = Buffer.from(await workbook.arrayBuffer());
  await fileBox(page).setInputFiles({ name: 'october.xlsx', mimeType: xlsxType, buffer });
  await expect(panel(page).getByText('Reconciled')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await press(page, 'File uploaded successfully!');
  await expect(rowWith(page, 'october.xlsx')).toContainText('$12.40');
});

test(
  'BDXADM-20 BDXADM-27 a workbook with a cell at the end of its sheet is passed on unread, and the page goes on',
  { tag: '@nightly' },
  async ({ page, login }) => {
    await login('admin');
    await openUpload(page);
    await fillHeader(page, '5');
    const rows = [
      ['Policy Number', 'Gross Premium'],
      ['P-1', 5],
    ];
    const choose = async (address: string): Promise<void> => {
      const extraXml = `<row r="1048576"><c r="${address}"><v>1</v></c></row>`;
      const workbook = workbookFile('stray.xlsx', [{ name: 'Premium', rows, extraXml }]);
      const buffer = Buffer.from(await workbook.arrayBuffer());
      await fileBox(page).setInputFiles({ name: 'stray.xlsx', mimeType: xlsxType, buffer });
    };
    await choose('A1048576');
    await expect(panel(page).getByText('Gross Premium is empty in row 1048576.')).toBeVisible();

    // The reading begins at the moment of the choice; the page takes input meanwhile and after it.
    await choose('XFD1048576');
    await page.getByLabel('Control Value').fill('1');
    await expect(panel(page).getByText('Row 1048576 has more than 250 columns.')).toBeVisible();
    await page.getByRole('button', { name: 'Save' }).click();
    await press(page, 'File uploaded successfully!');
    await expect(rowWith(page, 'stray.xlsx')).toContainText('$1');
  },
);

test(
  'BDXADM-28 BDXADM-29 BDXADM-30 ERR-23 ERR-24 ERR-25 no file, a wrong type, a program in disguise and an empty file',
  { tag: '@nightly' },
  async ({ page, login, expectErrors }) => {
    expectErrors(/400/, /createbrdxsamplefile/);
    await login('admin');
    await openUpload(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await press(page, 'Please select a file!');

    await fileBox(page).setInputFiles({
      name: 'october.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7'),
    });
    await press(page, 'Invalid file type! Only CSV, TXT, XLS, and XLSX files are allowed.');
    await expect(fileBox(page)).toHaveValue('');

    const program = Buffer.from([0x4d, 0x5a, 0x90, 0x00, 0x03, 0x00, 0x00, 0x00]);
    await fileBox(page).setInputFiles({ name: 'october.csv', mimeType: 'text/csv', buffer: program });
    await expect(panel(page).getByText('The file is a program, whatever its name says.')).toBeVisible();

    await page.getByLabel('Period').fill('102026');
    await fileBox(page).setInputFiles(textFile('empty.csv', ''));
    await expect(panel(page).getByText('The file is empty.')).toBeVisible();
    await page.getByRole('button', { name: 'Save' }).click();
    await press(page, 'File upload failed!');
    await expect(page.getByText('Not saved')).toBeVisible();
    await expect(page.getByLabel('Period')).toHaveValue('10/2026');
    await expect(page.getByRole('list', { name: 'Ready to send' })).toContainText('empty.csv');

    // Whatever is wrong with the first file, the next one goes.
    await fileBox(page).setInputFiles(textFile('valid.csv', 'Policy Number,Premium\nP-1,1\n'));
    await page.getByRole('button', { name: 'Save' }).click();
    await press(page, 'File uploaded successfully!');
    await expect(rowWith(page, 'valid.csv')).toBeVisible();
  },
);

test(
  'BDXADM-22 BDXADM-24 BDXADM-25 policies are chosen, held against the control value and exported',
  { tag: '@nightly' },
  async ({ page, login }) => {
    await login('admin');
    await page.goto('/user_admin_bdx_create');
    await page.getByRole('main').getByRole('link', { name: 'Export', exact: true }).click();
    await page.getByLabel('Send To').selectOption('Atlantic Mutual');
    await page.getByLabel('Period').fill('112026');
    await page.getByRole('button', { name: 'Submit' }).click();
    const table = page.getByRole('table', { name: 'Rows to export' });
    await table.getByRole('checkbox', { name: 'Select all shown' }).check();
    await page.getByRole('button', { name: /^Use \$.* as Control Value$/ }).click();
    await expect(page.getByText('Reconciled')).toBeVisible();
    await table.getByRole('checkbox', { name: /^Select row 1,/ }).uncheck();
    await expect(page.getByText(/^Differs by /)).toBeVisible();
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await expect(page).toHaveURL(/\/user_admin_bdx_create$/);
    await expect(rowWith(page, 'export-11-2026.csv')).toBeVisible();
  },
);

test(
  'BDXADM-11 BDXADM-26 a file is uploaded and approved by keyboard alone',
  { tag: '@nightly' },
  async ({ page, login }) => {
    await login('admin');
    await page.goto('/user_admin_bdx_create');
    await page.getByRole('link', { name: 'Add', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('Send To').focus();
    await page.keyboard.type('Atl');
    await page.keyboard.press('Tab');
    await page.keyboard.type('102026');
    await page.keyboard.press('Tab');
    await page.keyboard.type('1');
    await page.keyboard.press('Tab');
    await page.keyboard.type('PERS');
    await page.keyboard.press('Tab');
    await expect(fileBox(page)).toBeFocused();
    const chooser = page.waitForEvent('filechooser');
    await page.keyboard.press('Space');
    await (await chooser).setFiles(textFile('keys.csv', 'Policy Number,Premium\nP-1,1\n'));
    await expect(panel(page).getByText('Reconciled')).toBeVisible();
    // The way to Save leads over the button that takes the file out again.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Remove keys.csv' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Save' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog')).toContainText('File uploaded successfully!');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/user_admin_bdx_create$/);

    await page.goto('/user_admin_bdx_review');
    await rowWith(page, 'keys.csv').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: 'keys.csv' })).toBeVisible();
    await page.getByRole('button', { name: 'Approve' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog')).toContainText('Do you want to Approve?');
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/user_admin_bdx_review$/);
    await expect(rowWith(page, 'keys.csv')).toBeHidden();
  },
);

test('a file that is saved again after it was chosen is not sent until it is chosen again', async ({
  page,
  login,
}, info) => {
  const path = info.outputPath('october.csv');
  const head = 'Policy Number,Gross Premium\r\n';
  await writeFile(path, `${head}P-1,2.00\r\n`);
  await login('admin');
  await openUpload(page);
  await fillHeader(page, '3');
  await fileBox(page).setInputFiles(path);
  await expect(panel(page).getByText(/^Differs by/)).toBeVisible();
  await writeFile(path, `${head}P-1,1.00\r\nP-2,2.00\r\n`);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await page.getByRole('button', { name: 'Save' }).click();
  const changed = page.getByText('The file has changed since it was chosen. Choose it again.');
  await expect(changed.first()).toBeVisible();
  expect(sent).not.toContain('/createbrdxsamplefile');
  await fileBox(page).setInputFiles(path);
  await expect(panel(page).getByText('Reconciled')).toBeVisible();
  await expect(fileBox(page)).not.toHaveAttribute('aria-invalid');
  await page.getByRole('button', { name: 'Save' }).click();
  await press(page, 'File uploaded successfully!');
});
