import type { Locator, Page } from '@playwright/test';
import { expect, rowWith, test } from '../support/fixtures';
import { axeViolations } from '../support/axe';

const claims = {
  name: 'claims-2026-11.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    '\uFEFFClaim Number,Insured,Paid\r\nCLM-1,"Whitfield, ""Ann""",60.50\r\nCLM-2,Delgado,39.50\r\n',
  ),
};
const newPassword = 'harbor-lights-7';

// The journeys are long, and a busy machine is slow.
test.setTimeout(90_000);

/** The keys of a recovery that are in storage. */
function keptKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('forgot_')));
}

/** Answers the dialog with exactly this text. */
async function answer(page: Page, text: string, button = 'OK'): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: text, exact: true });
  await dialog.getByRole('button', { name: button }).click();
}

/** Whether the page scrolls sideways. */
function overflows(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
}

test('RECOV-23 PROD-25 PROD-26 J12 a client user recovers the password, then imports, uploads and removes files', async ({
  page,
}) => {
  await page.goto('/Client_user_BDX_Login');
  await page.getByRole('link', { name: 'Forgot Password' }).click();
  await page.getByRole('textbox', { name: 'Login Id' }).fill('bdxuser');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('radio', { name: /^Phone XXX-XXX-0177$/ }).check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot Password OTP Check' })).toBeVisible();
  await expect(page.getByText('The code was sent to the phone XXX-XXX-0177')).toBeVisible();
  expect(await keptKeys(page)).toHaveLength(5);

  // A reload loses nothing; a whole code put into any box fills all four.
  await page.reload();
  await page.getByRole('textbox', { name: 'Character 3 of 4' }).fill('1234');
  await expect(page.getByRole('textbox', { name: 'Character 1 of 4' })).toHaveValue('1');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByLabel('New Password').fill(newPassword);
  await page.getByLabel('Confirm Password').fill(newPassword);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Your password has been changed. Log in with the new one.')).toBeVisible();
  expect(await keptKeys(page)).toEqual([]);

  await page.getByRole('textbox', { name: 'Username' }).fill('bdxuser');
  await page.getByLabel('Password', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL(/\/client_user_BDX_filerecived$/);

  const file = rowWith(page, 'premium-2026-08.csv');
  await file.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Import To Carrier' }).click();
  await answer(page, 'Do you want to Import to Your Main Location?');
  await answer(page, 'Successfully Imported');
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
  await answer(page, 'File uploaded successfully!');
  await expect(page).toHaveURL(/\/client_user_BDX_fileupload$/);
  const sent = rowWith(page, claims.name);
  await expect(sent).toContainText('$100');

  await sent.getByRole('button', { name: 'Actions' }).dblclick();
  await answer(page, 'Do you want to remove?', 'Cancel');
  await expect(sent).toBeVisible();
  await sent.getByRole('button', { name: 'Actions' }).dblclick();
  await answer(page, 'Do you want to remove?');
  await expect(sent).toHaveCount(0);

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/BDX_Login$/);
});

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
  'RECOV-12 BDXCAR-13 BDXCAR-17 BDXCAR-18 J12 the same by keyboard alone',
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

test('GUARD-08 GUARD-09 PROD-24 the two areas are signed in side by side, and each is signed out alone', async ({
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

  // A carrier's token that is past its expiry leads to its own login, and leaves the administration signed in.
  await page.evaluate(() => {
    const past = btoa(JSON.stringify({ exp: 1 }));
    localStorage.setItem('client_user_BDX_token', `x.${past}.x`);
  });
  await page.goto('/client_user_BDX_filerecived');
  await expect(page).toHaveURL(/\/BDX_Login$/);
  expect(await page.evaluate(() => localStorage.getItem('client_user_BDX_token'))).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem('user_token'))).toBe(tokens[0]);
});

/** What axe finds, at three widths, and whether anything sticks out. */
async function check(page: Page): Promise<void> {
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
  }
}

test('RECOV-14 RECOV-15 the password change, its address typed before the code was checked, returns to step one', async ({
  page,
}) => {
  const changes: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/clientuserforgotpasswordchange')) changes.push(request.url());
  });
  await page.goto('/client_user_BDX_forgotpassword');
  await page.getByRole('textbox', { name: 'Login Id' }).fill('bdxuser');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('radio', { name: /^Email/ }).check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot Password OTP Check' })).toBeVisible();
  await page.goto('/client_user_BDX_forgotpassswordchange');
  await expect(page.getByRole('textbox', { name: 'Login Id' })).toBeVisible();
  await expect(page).toHaveURL(/\/client_user_BDX_forgotpassword$/);
  expect(await keptKeys(page)).toEqual([]);
  expect(changes).toEqual([]);
});

test.describe('axe finds no flaw in the steps of a recovery, in light and dark, and nothing sticks out at 390 and 320 px', () => {
  test('step one and the choice of a channel', { tag: '@nightly' }, async ({ page }) => {
    await page.goto('/client_user_BDX_forgotpassword');
    await page.getByRole('textbox', { name: 'Login Id' }).fill('bdxuser');
    await check(page);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('radio')).toHaveCount(2);
    await check(page);
  });

  test('the code and the new password', { tag: '@nightly' }, async ({ page }) => {
    await page.goto('/client_user_BDX_forgotpassword');
    await page.getByRole('textbox', { name: 'Login Id' }).fill('bdxuser');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('radio')).toHaveCount(2);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('group', { name: 'Code' })).toBeVisible();
    await page.getByRole('button', { name: 'Submit' }).click();
    await check(page);
    await page.getByRole('textbox', { name: 'Character 1 of 4' }).fill('1234');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByLabel('New Password')).toBeVisible();
    await check(page);
  });
});
