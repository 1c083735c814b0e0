import { workbookFile } from '../../src/preflight/workbook/workbook.fixture';
import { answer, fileBox, fillHeader, openUpload, preflight, takeEntry } from '../support/bordereaux';
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

/** 50,000 rows with a byte order mark and quoted cells; one premium far below is not a number. */
function largeCsv(name: string, badRow: number): RealFile {
  const rows = Array.from({ length: 50_000 }, (_, index) => {
    const premium = index + 1 === badRow ? 'TBA' : '1.00';
    return `P-${String(index + 1)},"Whitfield, ""Ann"" ${String(index)}",2026-01-01,2027-01-01,${premium}`;
  });
  return textFile(
    name,
    `\uFEFFPolicy Number,Insured,Effective Date,Expiry Date,Gross Premium\r\n${rows.join('\r\n')}\r\n`,
  );
}

test('BDXADM-09 BDXADM-10 of 50,000 mapped rows only the visible ones are rendered, and a finding leads to its cell', async ({
  page,
  login,
}) => {
  test.slow();
  await login('admin');
  await openUpload(page);
  await fillHeader(page, '50000');
  await fileBox(page).setInputFiles(largeCsv('odd.csv', 43_211));
  await expect(preflight(page).getByText('Whitfield, "Ann" 0', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await answer(page, 'File uploaded successfully!');
  await page.goto('/user_admin_bdx_review');
  await takeEntry(page, 'odd.csv', 'Review');
  const table = page.getByRole('table', { name: 'Mapped rows' });
  await expect(table).toHaveAttribute('aria-rowcount', '50001');
  await page.getByRole('button', { name: 'Row 43211, Gross Premium' }).click({ timeout: 20_000 });
  const cell = page.getByRole('cell', { name: 'TBA' });
  await expect(cell).toBeFocused();
  await expect(cell).toBeInViewport();
  expect(await table.getByRole('row').count()).toBeLessThan(60);
  // To the last row and back, like dragging the scroll bar.
  const frame = page.getByRole('region', { name: 'Mapped rows, scrollable' });
  await frame.evaluate((box) => box.scrollTo(0, box.scrollHeight));
  await expect(table.getByRole('cell', { name: 'P-50000', exact: true })).toBeVisible();
  await frame.evaluate((box) => box.scrollTo(0, 0));
  await expect(table.getByRole('cell', { name: 'P-1', exact: true })).toBeVisible();
});

test('BDXADM-27 a workbook is read and sent unchanged', async ({ page, login }) => {
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
  await expect(preflight(page).getByText('Reconciled')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await answer(page, 'File uploaded successfully!');
  await expect(rowWith(page, 'october.xlsx')).toContainText('$12.40');
});

test(
  'BDXADM-20 BDXADM-27 a workbook with a cell at the end of its sheet is sent without reading it, and the page stays usable',
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
    // A single cell below the rows is a footer, which is not counted.
    await expect(preflight(page).getByText('Reconciled')).toBeVisible();
    await expect(preflight(page).getByLabel('Header row')).toContainText('Row 1048576: 1');

    // The reading begins with the choice; the page accepts input meanwhile and after it.
    await choose('XFD1048576');
    await page.getByLabel('Control Value').fill('1');
    await expect(preflight(page).getByText('Row 1048576 has more than 250 columns.')).toBeVisible();
    await page.getByRole('button', { name: 'Save' }).click();
    await answer(page, 'File uploaded successfully!');
    await expect(rowWith(page, 'stray.xlsx')).toContainText('$1');
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
    await expect(preflight(page).getByText('Reconciled')).toBeVisible();
    // The way to Save goes past the button that removes the file.
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
