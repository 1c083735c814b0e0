import { expect, test } from '../support/fixtures';
import { logOut, signIn } from '../support/session';
import { callsOf, openTab, storedToken } from '../support/tabs';

test('GUARD-09 P4 another user signs in in one tab: the other tabs switch to that user without an action there, and no unfinished work is sent in their name', async ({
  page,
  login,
}) => {
  await login('admin');
  const form = await openTab(page, '/user_admin_edit_countries/401', 'Create Country');
  const name = form.getByRole('textbox', { name: 'Country Name' });
  await name.fill('Typed by the administrator');
  const calls = callsOf(form);
  await page.bringToFront();
  await logOut(page);
  // The unsaved form of the other tab would be lost.
  await expect(page.getByRole('alertdialog')).toHaveText(/Another tab has unsaved changes/);
  await page.getByRole('button', { name: 'Log out' }).click();
  await signIn(page, 'staff');
  await expect(page.getByRole('button', { name: 'Hi Sam - Staff' })).toBeVisible();
  // The form's tab was signed out with the first user, and continues as soon as there is a second one.
  await form.bringToFront();
  await expect(form.getByRole('button', { name: 'Hi Sam - Staff' })).toBeVisible();
  await expect(form.getByText('Hi admin - Admin')).toHaveCount(0);
  const token = await storedToken(page, 'user_token');
  expect(calls.filter(([path]) => path.startsWith('/update'))).toEqual([]);
  expect(new Set(calls.map(([, sent]) => sent).filter(Boolean))).toEqual(new Set([token]));
});
