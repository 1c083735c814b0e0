import { openBinder, startPayment, unpaid } from '../support/binders';
import { expect, test } from '../support/fixtures';

/** Makes browser services accept calls and never respond, as in a broken profile. */
function hangServices(): void {
  // The last page, an empty one, has no such services.
  if (!isSecureContext) return;
  const never = (): Promise<never> => new Promise(() => undefined);
  IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  IDBFactory.prototype.deleteDatabase = () => new EventTarget() as IDBOpenDBRequest;
  IDBFactory.prototype.databases = never;
  BroadcastChannel.prototype.postMessage = () => undefined;
  LockManager.prototype.request = never;
  for (const name of ['digest', 'encrypt', 'decrypt', 'generateKey', 'importKey', 'deriveKey'] as const)
    Object.defineProperty(SubtleCrypto.prototype, name, { value: never });
}

/** More than the three seconds that an action waits in total, for a busy machine. */
const soon = { timeout: 8000 };

test('the portal works with browser services that never respond', async ({ page, login }) => {
  await page.addInitScript(hangServices);
  await login('admin');
  await expect(page.getByRole('main').getByText(/^This browser does not keep what/)).toHaveCount(1, soon);

  await page.goto('/user_admin_edit_countries/402');
  await page.getByRole('textbox', { name: 'Country Name' }).fill('Canada and Quebec');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('cell', { name: 'Canada and Quebec' })).toBeVisible(soon);

  await openBinder(page, unpaid);
  const payments: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/policyquotationpayment')) payments.push(request.url());
  });
  const dialog = await startPayment(page, 'MONEY ORDER', '10');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/user_admin_policy_binder$/, soon);
  expect(payments).toHaveLength(1);

  await page.goto('/user_admin_view_policy_quotation/1041/551');
  await page.getByRole('button', { name: 'Approve' }).click();
  for (const text of ['Are you sure you want to Approve Quotation?', 'Quotation Approved successfully!']) {
    const answer = page.getByRole('alertdialog', { name: text });
    await expect(answer).toBeVisible(soon);
    await answer.getByRole('button', { name: 'OK' }).click();
  }
  await expect(page).toHaveURL(/\/user_admin_policy_quotations$/);

  await page.getByRole('button', { name: /^Hi admin/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByLabel('Password')).toBeVisible(soon);
  // The check of the stored data after the test reads the database, which does not respond here.
  await page.goto('about:blank');
});
