import { expect, rowWith, test } from '../support/fixtures';

const claims = {
  name: 'claims-2026-11.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    '\uFEFFClaim Number,Insured,Paid\r\nCLM-1,"Whitfield, ""Ann""",60.50\r\nCLM-2,Delgado,39.50\r\n',
  ),
};

test('PROD-25 PROD-26 J12 a client user imports, uploads and removes files', async ({ page, login }) => {
  /** Confirms the dialog with exactly this text. */
  async function answer(text: string, button = 'OK'): Promise<void> {
    const dialog = page.getByRole('alertdialog', { name: text, exact: true });
    await dialog.getByRole('button', { name: button }).click();
  }

  await login('bdxuser');
  const file = rowWith(page, 'premium-2026-08.csv');
  await file.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Import To Carrier' }).click();
  await answer('Do you want to Import to Your Main Location?');
  await answer('Successfully Imported');
  await expect(file).toContainText('Completed');
  await expect(file.getByRole('button', { name: 'Actions' })).toBeFocused();

  await page.getByRole('link', { name: 'Outbound' }).click();
  await page.getByRole('link', { name: 'Add' }).click();
  await page.getByLabel('File', { exact: true }).setInputFiles(claims);
  await page.getByLabel('Period', { exact: true }).fill('112026');
  await page.getByLabel('Control Value', { exact: true }).fill('100');
  await page.getByLabel('LOB', { exact: true }).selectOption('PERSONAL AUTO');
  await expect(page.getByRole('region', { name: 'Pre-flight check' })).toContainText('Reconciled');
  await page.getByRole('button', { name: 'Save' }).click();
  await answer('File uploaded successfully!');
  await expect(page).toHaveURL(/\/client_user_BDX_fileupload$/);
  const sent = rowWith(page, claims.name);
  await expect(sent).toContainText('$100');

  await sent.getByRole('button', { name: 'Actions' }).dblclick();
  await answer('Do you want to remove?', 'Cancel');
  await expect(sent).toBeVisible();
  await sent.getByRole('button', { name: 'Actions' }).dblclick();
  await answer('Do you want to remove?');
  await expect(sent).toHaveCount(0);

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/BDX_Login$/);
});
