import type { Page, Request } from '@playwright/test';
import { expect, rowWith } from '../support/fixtures';
import { test } from '../support/guide';
import { heading, paymentCall } from '../support/payments';

/** The tasks of docs/guide/binders-and-payments.md. */

test.use({ guidePage: 'binders-and-payments' });

const unpaid = '/user_admin_view_binder_policies/1030/554';
/** A binder without a payment whose first payment is overdue. */
const overdue = '/user_admin_view_binder_policies/1018/552';
const paidInPart = '/user_admin_view_binder_policies/1031/552';

async function isLeft(page: Page, text: RegExp): Promise<void> {
  await expect(heading(page, 'Policies Binders')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Last action' })).toContainText(text);
}

test('See which payments are due', async ({ page, login, guide }) => {
  await login();
  const menu = page.getByRole('banner');
  await guide.press('Quotations', menu);
  await guide.press('Binders', menu);
  await expect(heading(page, 'Policies Binders')).toBeVisible();
  await guide.press('View');
  await guide.press('Payments due');
  await expect(page.getByText('4 rows')).toBeVisible();
});

test('See what is paid and when the rest is due', async ({ page, login, guide }) => {
  await login();
  await page.goto(paidInPart);
  await guide.see('Paid and outstanding', page.getByRole('region', { name: 'Paid and outstanding' }));
  await guide.press('Schedule Details');
  const dialog = page.getByRole('dialog', { name: 'Schedule Details' });
  await guide.picture('binder-schedule', dialog);
  await guide.press('Close', dialog);
});

test('Enter a payment', async ({ page, login, guide }) => {
  await login();
  await page.goto(overdue);
  await guide.press('Pay');
  const dialog = page.getByRole('dialog', { name: 'Payment' });
  await guide.choose('Payment Type', 'CASHIER CHECK', dialog);
  await guide.press('Due now', dialog);
  await guide.see('Amount', dialog);
  await expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('$592.38');
  await guide.fill('Reference Number', '0815', dialog);
  await guide.picture('binder-payment', dialog);
  await guide.press('Submit', dialog);
  await isLeft(page, / received/);
});

test('Go on when a payment is not confirmed', async ({ page, login, guide, expectErrors }) => {
  expectErrors(/Failed to load resource/);
  await login();
  await page.goto(overdue);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Payment' });
  await dialog.getByRole('combobox', { name: 'Payment Type' }).selectOption('CASHIER CHECK');
  await dialog.getByRole('button', { name: 'Due now' }).click();
  let payment: Request | undefined;
  await page.route(`**${paymentCall}`, async (route) => {
    payment = route.request();
    await route.abort('connectionreset');
  });
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(heading(dialog, 'Payment not confirmed')).toBeVisible();
  await guide.picture('binder-not-confirmed', dialog);
  // The payment arrives at the server late.
  if (payment) await page.request.fetch(payment);
  await guide.press('Check again', dialog);
  await expect(heading(dialog, 'Payment recorded')).toBeVisible();
  await guide.press('Continue', dialog);
  await expect(heading(page, 'Policies Binders')).toBeVisible();
});

test('Print a receipt', async ({ page, login, guide }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.classList.add('printed');
  });
  await login();
  await page.goto(paidInPart);
  await guide.press('Payment Details');
  const dialog = page.getByRole('dialog', { name: 'Payment Details' });
  await dialog.getByRole('button', { name: 'Print receipt' }).click();
  await expect(page.locator('html')).toHaveClass(/printed/);
  await guide.press('Close', dialog);
});

test('Turn a binder back into a quotation', async ({ page, login, guide }) => {
  await login();
  await page.goto(unpaid);
  await guide.press('Revert Back To Quotation');
  await guide.press(
    'OK',
    page.getByRole('alertdialog', { name: 'Are you sure you want to Revert to Quotation?' }),
  );
  await isLeft(page, /POL-2026-0030/);
  await expect(rowWith(page, 'POL-2026-0028')).toBeVisible();
  await expect(rowWith(page, 'POL-2026-0030')).toHaveCount(0);
});

test('Delete a binder', async ({ page, login, guide }) => {
  await login();
  await page.goto(unpaid);
  await guide.press('Delete Binder');
  await guide.press(
    'OK',
    page.getByRole('alertdialog', { name: 'Are you sure you want to delete Quotation?' }),
  );
  await guide.press('OK', page.getByRole('alertdialog', { name: 'Binder delete successfully!' }));
  await isLeft(page, /POL-2026-0030/);
  await expect(rowWith(page, 'POL-2026-0028')).toBeVisible();
  await expect(rowWith(page, 'POL-2026-0030')).toHaveCount(0);
});
