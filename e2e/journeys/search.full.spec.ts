import { expect, test } from '../support/fixtures';
import { logOut } from '../support/session';

test('a record is found by its number and opened by keyboard alone', async ({ page, login }) => {
  await login('admin');
  await page.goto('/user_admin_home');
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('POL-2026-0043');
  await expect(page.getByRole('option', { selected: true })).toContainText('POL-2026-0043');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/user_admin_view_policy_quotation\/1043\/551$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Quotation POL-2026-0043' })).toBeFocused();

  // Records that were opened are offered first, and Escape returns the focus.
  await page.keyboard.press('Control+k');
  const recent = page.getByRole('group', { name: 'Recently opened' });
  await expect(recent.getByRole('option')).toContainText(['Quotation POL-2026-0043 · Rosa Benedetti']);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Quotation POL-2026-0043' })).toBeFocused();
});

test('a name and a state lead to a binder, and after Logout neither is stored', async ({ page, login }) => {
  await login('admin');
  await page.goto('/user_admin_home');
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('benedetti ny');
  const binders = page.getByRole('group', { name: /^Binders/ });
  await binders.getByRole('option').first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Binder POL-/ })).toBeVisible();
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('Benedetti');
  await logOut(page);
  await expect(page).toHaveURL(/\/kyubos_admin$/);
  expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain(
    'Benedetti',
  );
});

test('keys that are pressed while the search loads appear in its box, before later ones', async ({
  page,
  login,
}) => {
  await login('admin');
  await page.goto('/user_admin_countries');
  await expect(page.getByRole('row').nth(1)).toContainText('United States');
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.keyboard.press('/');
  await page.keyboard.type('bene');
  release();
  const box = page.getByRole('combobox', { name: 'Search' });
  await expect(box).toBeFocused();
  await page.keyboard.type('detti');
  await expect(box).toHaveValue('benedetti');
});

test('a key that is pressed as soon as the header is rendered opens the search', async ({ page, login }) => {
  await login('admin');
  await page.addInitScript(() => {
    // The observer runs right after React has added the button to the page, before anything else can happen.
    new MutationObserver((_, observer) => {
      if (!document.querySelector('button[aria-label="Search"]')) return;
      observer.disconnect();
      for (const [key, ctrlKey] of [
        ['k', true],
        ['n', false],
        ['y', false],
      ] as const)
        document.body.dispatchEvent(
          new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true }),
        );
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/user_admin_home');
  await expect(page.getByRole('combobox', { name: 'Search' })).toHaveValue('ny');
});
