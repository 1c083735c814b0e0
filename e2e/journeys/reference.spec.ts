import { expect, test } from '../support/fixtures';

test(
  'REF-04 REF-05 REF-06 LIST-04 a country is added by keyboard alone, found in the list and edited',
  { tag: '@anywhere' },
  async ({ page, login }) => {
    // A server without a reset still has the countries of earlier runs.
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
    const row = page.getByRole('row', { name });
    await row.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await expect(page).toHaveURL(/\/user_admin_edit_countries\/\d+$/);
    const field = page.getByRole('textbox', { name: 'Country Name' });
    await expect(field).toHaveValue(name);
    await field.fill(`${name} and Surtsey`);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(/\/user_admin_countries/);
    await expect(page.getByRole('cell', { name: `${name} and Surtsey` })).toBeVisible();
  },
);
