import type { Locator, Page } from '@playwright/test';
import { expect, rowWith, test } from '../support/fixtures';

const claims = {
  name: 'claims-2026-11.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('Claim Number,Paid\r\nCLM-1,100\r\n'),
};
const newPassword = 'harbor-lights-7';

// The journeys are long, and a busy machine is slow.
test.setTimeout(90_000);

/** Presses Tab until an element has focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not reach it');
}

test(
  'RECOV-12 BDXCAR-13 BDXCAR-17 BDXCAR-18 J12 recovery and carrier area by keyboard alone',
  { tag: '@nightly' },
  async ({ page }) => {
    const { keyboard } = page;
    const press = async (target: Locator): Promise<void> => {
      await tabTo(page, target);
      await keyboard.press('Enter');
    };
    const button = (name: string): Locator => page.getByRole('button', { name, exact: true });

    await page.goto('/Client_user_BDX_Login');
    await press(page.getByRole('link', { name: 'Forgot Password' }));
    await tabTo(page, page.getByRole('textbox', { name: 'Login Id' }));
    await keyboard.type('bdxuser');
    await keyboard.press('Enter');
    await expect(page.getByRole('radio', { name: /^Email/ })).toBeFocused();
    await keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: /^Phone/ })).toBeChecked();
    await keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Character 1 of 4' })).toBeFocused();
    await keyboard.type('1239');
    await keyboard.press('Backspace');
    await keyboard.type('4');
    await keyboard.press('Enter');
    await tabTo(page, page.getByLabel('New Password'));
    await keyboard.type(newPassword);
    await keyboard.press('Tab');
    await keyboard.type(newPassword);
    await keyboard.press('Enter');
    await tabTo(page, page.getByRole('textbox', { name: 'Username' }));
    await keyboard.type('bdxuser');
    await keyboard.press('Tab');
    await keyboard.type(newPassword);
    await keyboard.press('Enter');

    const file = rowWith(page, 'premium-2026-08.csv');
    await press(file.getByRole('button', { name: 'Actions' }));
    await expect(page.getByRole('menuitem', { name: 'Import To Carrier' })).toBeFocused();
    await keyboard.press('Enter');
    await press(button('OK'));
    await expect(page.getByRole('alertdialog', { name: 'Successfully Imported' })).toBeVisible();
    await press(button('OK'));
    await expect(file).toContainText('Completed');
    await expect(file.getByRole('button', { name: 'Actions' })).toBeFocused();

    await press(page.getByRole('link', { name: 'Outbound' }));
    await tabTo(page, page.getByRole('row').nth(1));
    await keyboard.press('End');
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/\/client_user_BDX_add_fileupload$/);
    await tabTo(page, page.getByLabel('Period', { exact: true }));
    await keyboard.type('112026');
    await tabTo(page, page.getByLabel('File', { exact: true }));
    const chooser = page.waitForEvent('filechooser');
    await keyboard.press('Enter');
    await (await chooser).setFiles(claims);
    await expect(page.getByRole('list', { name: 'Ready to send' })).toContainText(claims.name);
    await press(button('Save'));
    await expect(page.getByRole('alertdialog', { name: 'File uploaded successfully!' })).toBeVisible();
    await press(button('OK'));

    const sent = rowWith(page, claims.name);
    await press(sent.getByRole('button', { name: 'Actions' }));
    await expect(page.getByRole('menuitem', { name: 'Remove' })).toBeFocused();
    await keyboard.press('Enter');
    await press(
      page.getByRole('alertdialog', { name: 'Do you want to remove?' }).getByRole('button', { name: 'OK' }),
    );
    await expect(sent).toHaveCount(0);
    await press(button('Logout'));
    await expect(page).toHaveURL(/\/BDX_Login$/);
  },
);

test('GUARD-08 GUARD-09 PROD-24 both areas are signed in at the same time, and each is signed out separately', async ({
  page,
  login,
}) => {
  await login('admin');
  await login('carrier');
  const tokens = await page.evaluate(() => [
    localStorage.getItem('user_token'),
    localStorage.getItem('client_user_BDX_token'),
  ]);
  expect(new Set(tokens).size).toBe(2);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/BDX_Login$/);
  await page.goto('/client_user_BDX_fileupload');
  await expect(page).toHaveURL(/\/Client_user_BDX_Login$/);
  await page.goto('/user_admin_countries');
  await expect(page.getByRole('heading', { level: 1, name: 'Countries' })).toBeVisible();

  // An expired token of the carrier leads to its own login, and the administration stays signed in.
  await page.evaluate(() => {
    const past = btoa(JSON.stringify({ exp: 1 }));
    localStorage.setItem('client_user_BDX_token', `x.${past}.x`);
  });
  await page.goto('/client_user_BDX_filerecived');
  await expect(page).toHaveURL(/\/BDX_Login$/);
  expect(await page.evaluate(() => localStorage.getItem('client_user_BDX_token'))).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem('user_token'))).toBe(tokens[0]);
});
