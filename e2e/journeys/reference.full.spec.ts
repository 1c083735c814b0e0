import { expect, test } from '../support/fixtures';

test('REF-10 REF-12 REF-13 a row is opened by double click on its actions cell, edited and listed', async ({
  page,
  login,
}) => {
  await login('admin');
  await page.goto('/user_admin_currency');
  const cell = page.getByRole('row', { name: /Euro/ }).first().getByRole('cell').last();
  const box = await cell.boundingBox();
  if (!box) throw new Error('The actions cell is not on screen');
  await cell.dblclick({ position: { x: 4, y: box.height / 2 } });
  await page.getByRole('textbox', { name: 'Currency Name' }).fill('Euro Zone');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/user_admin_currency$/);
  await expect(page.getByRole('cell', { name: 'Euro Zone' })).toBeVisible();
});
