import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';

/** Holds the program back; only the script that runs before the first paint comes. Gives what lets the program through. */
async function holdProgram(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/(?!first\.)[^/]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

test('LOGIN-03 LOGIN-09 what is typed before the program has come stays, and Enter is not lost', async ({
  page,
}) => {
  const release = await holdProgram(page);
  await page.goto('/kyubos_admin', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'User Log In' })).toBeVisible();
  const name = page.getByRole('textbox', { name: 'Username' });
  await name.click();
  await page.keyboard.type('admin');
  await page.keyboard.press('Tab');
  await page.keyboard.type('admin123');
  await page.keyboard.press('Enter');
  expect(new URL(page.url()).search).toBe('');

  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Countries' })).toBeVisible();
  await expect(page).toHaveURL(/\/user_admin_countries$/);
});

test('LOGIN-01 LOGIN-11 the program takes over the form that is there: focus, caret and each letter stay', async ({
  page,
}) => {
  const release = await holdProgram(page);
  await page.route('**/config.json', (route) =>
    route.fulfill({ json: { product: 'kyubos', brand: 'Harbor Re', poweredBy: 'Tide' } }),
  );
  await page.goto('/kyubos_admin', { waitUntil: 'commit' });
  const name = page.getByRole('textbox', { name: 'Username' });
  await name.click();
  await page.keyboard.type('adin');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  const box = await name.elementHandle();

  release();
  await expect(page.getByRole('banner')).toHaveText('Harbor Re');
  await expect(page).toHaveTitle('Kyubos_admin | Kyubos');
  await page.keyboard.type('m');
  await expect(name).toHaveValue('admin');
  await expect(name).toBeFocused();
  expect(await name.evaluate((now, before) => now === before, box)).toBe(true);
});

test('LOGIN-05 the links of the form lead on before the program has come', async ({ page }) => {
  const release = await holdProgram(page);
  await page.goto('/Client_user_BDX_Login', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Forgot Password' }).click();
  release();
  await expect(page).toHaveURL(/\/client_user_BDX_forgotpassword$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot Password');
});
