import { expect, rowWith, test } from '../support/fixtures';

test('PROD-13 QNEW-01 QNEW-07 QLIST-01 COV-05 the form of a quotation is rendered from the intake form, filled in and sent', async ({
  page,
  login,
}) => {
  await login('admin');
  await page.getByRole('button', { name: 'New quotation' }).click();
  await page.getByRole('menuitem', { name: 'PERSONAL AUTO' }).click();
  await expect(page).toHaveURL(/\/user_admin_policy\/551$/);

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

  // A masked and secure answer accepts digits only, and shows none of them.
  const number = page.getByLabel('Social Security Number', { exact: true });
  await number.fill('123456789');
  await expect(number).toHaveValue('123-45-6789');
  await expect(number).toHaveCSS('-webkit-text-security', 'disc');
  // A password box would make the browser offer to save it.
  await expect(number).toHaveAttribute('type', 'text');

  for (const [label, value] of [
    ['Year, row 1', '2019'],
    ['Make, row 1', 'Subaru'],
    ['Year, row 2', '2024'],
    ['Make, row 2', 'Kia'],
    ['Driver Name, row 1', 'Ann Marble'],
  ] as const) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(value);
  }

  await page.getByLabel('Include Collision').selectOption('Y');
  const premium = page.getByLabel('Premium Collision');
  await premium.fill('1000.50');
  await page.getByLabel('Premium Roadside Assistance').fill('none');
  await expect(page.getByText('$2,111.25').first()).toBeVisible();

  const sent = page.waitForRequest('**/createpolicyquoationlist');
  await page.getByRole('button', { name: 'Submit' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ policyamount: 2111.25 });
  await expect(page).toHaveURL(/\/user_admin_home$/);

  await page.goto('/user_admin_policy_quotations');
  await expect(rowWith(page, 'Marble')).toContainText('PERSONAL AUTO');
  await expect(rowWith(page, 'Marble')).toContainText('Quotation');
});
