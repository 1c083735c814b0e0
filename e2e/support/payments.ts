import { expect, type Locator, type Page } from '@playwright/test';

/** Helpers for payments whose response is late or never arrives. */

export const paymentCall = '/policyquotationpayment';

export const submitOf = (dialog: Locator): Locator => dialog.getByRole('button', { name: 'Submit' });

export const heading = (where: Page | Locator, name: string): Locator => where.getByRole('heading', { name });

/** Opens the payment again on a screen that shows it as not confirmed: nothing can be sent. */
export async function isLocked(page: Page): Promise<void> {
  await expect(heading(page, 'Payment not confirmed')).toBeVisible();
  await expect(page.getByText(/Payment of \$10 by MONEY ORDER, sent on /)).toBeVisible();
  await page.getByRole('button', { name: 'Process To Policy' }).click();
  await expect(submitOf(page.getByRole('dialog', { name: 'Payment' }))).toBeDisabled();
}

/** Checks at the server whether the payment was recorded, and closes the dialogs. */
export async function isFoundRecorded(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(heading(page, 'Payment recorded')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/user_admin_policy_binder$/);
}
