import { expect, test } from '../support/fixtures';

test(
  'LOGIN-01 LOGIN-09 SHELL-01 SHELL-04 an unknown path shows the not-found page; a person signs in and sees the countries',
  { tag: '@anywhere' },
  async ({ page, login }) => {
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { name: 'Oops, page not available!' })).toBeVisible();
    await login();
    await expect(page.getByRole('heading', { level: 1, name: 'Countries' })).toBeVisible();
  },
);

test(
  'BDXCAR-04 a carrier signs in and sees the files received',
  { tag: '@anywhere' },
  async ({ page, login }) => {
    await login('carrier');
    await expect(page.getByRole('heading', { level: 1, name: 'Files Received' })).toBeVisible();
  },
);
