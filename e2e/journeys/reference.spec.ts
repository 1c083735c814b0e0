import { expect, test } from '../support/fixtures';

test('REF-03 REF-05 REF-06 LIST-02 sign in, page the countries, edit one, and the list shows it', async ({
  page,
  login,
}) => {
  await login('admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Countries' })).toBeVisible();
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  await page.getByRole('button', { name: 'First' }).click();

  const row = page.getByRole('row', { name: /Canada/ });
  await row.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(page).toHaveURL(/\/user_admin_edit_countries\/402$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Create Country' })).toBeVisible();
  const name = page.getByRole('textbox', { name: 'Country Name' });
  await expect(name).toHaveValue('Canada');
  await name.fill('Canada and Quebec');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/user_admin_countries$/);
  await expect(page.getByRole('cell', { name: 'Canada and Quebec' })).toBeVisible();
});

test(
  'REF-04 REF-06 LIST-04 a country is added by keyboard alone',
  { tag: '@anywhere' },
  async ({ page, login }) => {
    // A server that cannot be reset keeps the countries of earlier runs.
    const name = `Iceland ${Date.now()}`;
    await login('admin');
    await page.getByRole('link', { name: 'Add', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/user_admin_add_countries$/);
    await page.getByRole('textbox', { name: 'Country Code' }).focus();
    for (const text of ['IS', name, '352', 'Europe', 'ISK', 'is']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await expect(page.getByRole('button', { name: 'Save' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/user_admin_countries$/);
    await page.getByRole('searchbox').fill(name);
    await expect(page.getByRole('cell', { name })).toBeVisible();
  },
);

const others = [
  {
    ids: 'REF-10 REF-12 REF-13',
    path: '/user_admin_currency',
    row: /Euro/,
    field: 'Currency Name',
    text: 'Euro Zone',
  },
  {
    ids: 'REF-16 REF-19 REF-20',
    path: '/user_admin_state',
    row: /New York/,
    field: 'State Name',
    text: 'Empire State',
  },
  {
    ids: 'REF-25 REF-28',
    path: '/user_admin_city',
    row: /New York|Albany/,
    field: 'City Name',
    text: 'Harbor City',
  },
];

for (const { ids, path, row, field, text } of others) {
  test(
    `${ids} a row of ${path} is opened by double click on its actions cell, edited and listed`,
    { tag: '@nightly' },
    async ({ page, login }) => {
      await login('admin');
      await page.goto(path);
      const found = page.getByRole('row', { name: row }).first();
      const cell = found.getByRole('cell').last();
      const box = await cell.boundingBox();
      if (!box) throw new Error('The actions cell is not on screen');
      await cell.dblclick({ position: { x: 4, y: box.height / 2 } });
      const input = page.getByRole('textbox', { name: field });
      await input.fill(text);
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByRole('cell', { name: text })).toBeVisible();
    },
  );
}
