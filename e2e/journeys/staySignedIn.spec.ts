import { axeViolations } from '../support/axe';
import { expect, test } from '../support/fixtures';

const minuteMs = 60_000;

/** A token that ends in a minute, as a server could give it. */
function shortToken(): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  return [
    part({ alg: 'HS256' }),
    part({ exp: Math.floor((Date.now() + minuteMs) / 1000) }),
    'signature',
  ].join('.');
}

test('a session of a minute is renewed in the middle of a form without a changed character', async ({
  page,
  login,
}) => {
  await page.route('**/commonlogin', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"token":"[^"]*"/, `"token":"${shortToken()}"`);
    await route.fulfill({ response, body });
  });
  await login('admin');
  await page.unroute('**/commonlogin');
  await page.getByRole('row', { name: /Canada/ }).press('Enter');
  const name = page.getByRole('textbox', { name: 'Country Name' });
  await name.fill('Canada, in the middle of a wo');
  await expect(page.getByText(/^Your session ends in 0:\d\d/)).toBeVisible();
  await page.getByRole('button', { name: 'Stay signed in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Stay signed in' });
  await expect(dialog.getByLabel('Username')).toHaveValue('admin');
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByLabel('Password').fill('admin123');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(/^Your session ends in/)).toHaveCount(0);
  await expect(name).toHaveValue('Canada, in the middle of a wo');
  await expect(name).toBeFocused();
  await page.keyboard.type('rd');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/user_admin_countries$/);
  await expect(page.getByRole('row', { name: /Canada, in the middle of a word/ })).toBeVisible();
});
