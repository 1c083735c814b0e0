import { axeViolations } from '../support/axe';
import { expect, test } from '../support/fixtures';

test('two tabs change the same country: nothing of the first save is lost, and the user chooses between the values that both changed', async ({
  page,
  context,
  login,
}) => {
  await login('admin');
  const form = '/user_admin_edit_countries/402';
  await page.goto(form);
  await page.getByLabel('Country Name').fill('Kanada');
  const other = await context.newPage();
  await other.goto(form);
  await other.getByLabel('Country Name').fill('Canada (English)');
  await other.getByLabel('Country Currency Code').fill('CA$');
  await other.getByRole('button', { name: 'Save' }).click();
  await other.waitForURL(/\/user_admin_countries/);
  await other.close();

  const updates: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/updatecountry')) updates.push(request.postDataJSON());
  });
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: 'Changed since you opened it' });
  await expect(dialog.getByRole('group', { name: 'Country Currency Code' })).toContainText('Stored now CA$');
  expect(await axeViolations(page)).toEqual([]);
  expect(updates).toEqual([]);
  // By keyboard alone: the arrow chooses the second of the two radios.
  await dialog.getByRole('radio', { name: /^Stored now/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: 'Yours Kanada' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await page.waitForURL(/\/user_admin_countries/);
  expect(updates).toHaveLength(1);
  await page.goto(form);
  await expect(page.getByLabel('Country Name')).toHaveValue('Kanada');
  await expect(page.getByLabel('Country Currency Code')).toHaveValue('CA$');
});
