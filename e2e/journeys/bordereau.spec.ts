import { writeFile } from 'node:fs/promises';
import { answer, fileBox, fillHeader, openUpload, preflight, takeEntry } from '../support/bordereaux';
import { expect, rowWith, test } from '../support/fixtures';

test('PROD-22 BDXADM-09 BDXADM-13 BDXSTAT-05 J11 a file that changed on the disk is chosen again, reconciled, uploaded, reviewed, approved and sent', async ({
  page,
  login,
}, info) => {
  const path = info.outputPath('october.csv');
  const head = 'Policy Number,Insured,Gross Premium\r\n';
  await writeFile(path, `${head}P-1,Delgado,2.00\r\n`);
  await login('admin');
  await openUpload(page);
  await fillHeader(page, '3');
  await fileBox(page).setInputFiles(path);
  await expect(preflight(page).getByText(/^Differs by/)).toBeVisible();

  // The content that was checked is not the content that would be sent.
  await writeFile(path, `\uFEFF${head}P-1,"Whitfield, ""Ann""",1.00\r\nP-2,Delgado,2.00\r\n`);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await page.getByRole('button', { name: 'Save' }).click();
  const changed = page.getByText('The file has changed since it was chosen. Choose it again.');
  await expect(changed.first()).toBeVisible();
  expect(sent).not.toContain('/createbrdxsamplefile');
  await fileBox(page).setInputFiles(path);
  await expect(preflight(page).getByText('Reconciled')).toBeVisible();
  await expect(preflight(page).getByText('Whitfield, "Ann"', { exact: true })).toBeVisible();
  await expect(fileBox(page)).not.toHaveAttribute('aria-invalid');
  await page.getByRole('button', { name: 'Save' }).click();
  await answer(page, 'File uploaded successfully!');
  await expect(page).toHaveURL(/\/user_admin_bdx_create$/);
  await expect(rowWith(page, 'october.csv')).toContainText('$3');

  await page.goto('/user_admin_bdx_review');
  await takeEntry(page, 'october.csv', 'Review');
  await expect(page.getByRole('table', { name: 'Mapped rows' })).toHaveAttribute('aria-rowcount', '3');
  await page.getByRole('button', { name: 'Approve' }).click();
  await answer(page, 'Do you want to Approve?');
  await expect(page).toHaveURL(/\/user_admin_bdx_review$/);
  await expect(rowWith(page, 'october.csv')).toBeHidden();

  await page.goto('/user_admin_bdx_send');
  await takeEntry(page, 'october.csv', 'Send');
  await answer(page, 'Do you want to Send?');
  await expect(rowWith(page, 'october.csv')).toBeHidden();
});
