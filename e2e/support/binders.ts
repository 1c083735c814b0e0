import type { Locator, Page } from '@playwright/test';
import { expect, rowWith } from './fixtures';

/** Binders of the mocked world: one without a payment, and one that is partly paid. */
export const unpaid = 'POL-2026-0030';
export const paidInPart = 'POL-2026-0031';

export async function openBinder(page: Page, number: string): Promise<void> {
  await page.goto('/user_admin_policy_binder');
  await rowWith(page, number).getByRole('cell').nth(5).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: `Binder ${number}` })).toBeVisible();
}

/** Opens the payment of the binder on the screen, with a type and an amount. */
export async function startPayment(page: Page, type: string, amount: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Process To Policy' }).click();
  const dialog = page.getByRole('dialog', { name: 'Payment' });
  await dialog.getByRole('combobox', { name: 'Payment Type' }).selectOption(type);
  await dialog.getByRole('textbox', { name: 'Amount' }).fill(amount);
  return dialog;
}
