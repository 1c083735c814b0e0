import { expect, test } from '../support/fixtures';

const newPassword = 'harbor-lights-7';

test('RECOV-23 J12 a client user recovers the password, and signs in with it', async ({ page }) => {
  /** The keys of a recovery that are in storage. */
  const keptKeys = (): Promise<string[]> =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('forgot_')));

  await page.goto('/Client_user_BDX_Login');
  await page.getByRole('link', { name: 'Forgot Password' }).click();
  await page.getByRole('textbox', { name: 'Login Id' }).fill('bdxuser');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('radio', { name: /^Phone XXX-XXX-0177$/ }).check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot Password OTP Check' })).toBeVisible();
  await expect(page.getByText('The code was sent to the phone XXX-XXX-0177')).toBeVisible();
  expect(await keptKeys()).toHaveLength(5);

  // A reload loses nothing; a whole code that is put into any box fills all four.
  await page.reload();
  await page.getByRole('textbox', { name: 'Character 3 of 4' }).fill('1234');
  await expect(page.getByRole('textbox', { name: 'Character 1 of 4' })).toHaveValue('1');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByLabel('New Password').fill(newPassword);
  await page.getByLabel('Confirm Password').fill(newPassword);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Your password has been changed. Log in with the new one.')).toBeVisible();
  expect(await keptKeys()).toEqual([]);

  await page.getByRole('textbox', { name: 'Username' }).fill('bdxuser');
  await page.getByLabel('Password', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL(/\/client_user_BDX_filerecived$/);
});
