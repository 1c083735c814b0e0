import type { Locator, Page } from '@playwright/test';
import { openBinder, startPayment, unpaid } from '../support/binders';
import { expect, rowWith, test } from '../support/fixtures';
import { axeViolations } from '../support/axe';
import { leaks, typed } from '../support/secrets';
import { logOut } from '../support/session';

async function fillCard(dialog: Locator): Promise<void> {
  await dialog.getByRole('textbox', { name: 'Cardholder Name' }).fill('Ann Marble');
  await dialog.getByRole('textbox', { name: 'Card Number' }).pressSequentially(typed.cardNumber.text);
  await dialog.getByRole('textbox', { name: 'Expire Date' }).pressSequentially(typed.expiry.text);
  await dialog.getByRole('textbox', { name: 'CVV' }).pressSequentially(typed.cvv.text);
}

test('BINDER-07 BINDER-09 PAY-07 by keyboard alone: open a binder, pay it, revert it', async ({
  page,
  login,
  control,
}) => {
  await login();
  await page.goto('/user_admin_policy_binder');
  await rowWith(page, unpaid).focus();
  await page.keyboard.press('Enter');
  const pay = page.getByRole('button', { name: 'Process To Policy' });
  await pay.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Payment Type' })).toBeFocused();
  await page.keyboard.type('CREDIT');
  await page.keyboard.press('Tab');
  await page.keyboard.type('25.50');
  // Past the button 'Full balance': no payment of this binder is due.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  for (const text of ['Ann Marble', typed.cardNumber.text, '830', typed.cvv.text]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('checkbox', { name: 'Auto Payment' })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/user_admin_policy_binder/);
  expect(await control.callsTo('/policyquotationpayment')).toHaveLength(1);

  await rowWith(page, unpaid).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Revert Back To Quotation' }).press('Enter');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'OK' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/user_admin_policy_binder/);
  await expect(rowWith(page, 'POL-2026-0028')).toBeVisible();
  await expect(rowWith(page, unpaid)).toHaveCount(0);
});

test('PAY-03 a response that is lost on the network: the payment is found recorded, and is never sent again by the product', async ({
  page,
  login,
  control,
  expectErrors,
}) => {
  expectErrors(/Failed to load resource/);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/policyquotationpayment')) sent.push(request.method());
  });
  await login();
  await openBinder(page, unpaid);
  const dialog = await startPayment(page, 'MONEY ORDER', '10');
  // A browser repeats a request by itself when an idle connection breaks under it; the repetition is refused.
  await control.send('fault', { path: '/policyquotationpayment', fault: { kind: 'answerLost' } });
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByRole('heading', { name: 'Payment recorded' })).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Submit' })).toBeDisabled();
  expect(sent).toEqual(['POST']);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/user_admin_policy_binder/);
});

async function fillBank(dialog: Locator): Promise<void> {
  await dialog.getByRole('textbox', { name: 'Bank Routing Number' }).fill(typed.routing.text);
  await dialog.getByRole('textbox', { name: 'Bank Account Number' }).fill(typed.account.text);
}

const kinds = [
  ['card number and no CVV', 'CREDIT CARD', fillCard, '**** 4444'],
  ['bank number', 'ACH', fillBank, '**** 5544'],
] as const;

for (const [what, type, fillIn, inHistory] of kinds) {
  test(
    `PAY-12 no ${what} is in any storage, URL, title or console: while it is typed, after Cancel, after sending, in the history, after Logout`,
    { tag: ['@serverOutside', ...(type === 'ACH' ? ['@nightly'] : [])] },
    async ({ page, login }) => {
      await login();
      await openBinder(page, unpaid);
      const first = await startPayment(page, type, '10');
      await fillIn(first);
      expect(await leaks(page)).toEqual([]);
      await first.getByRole('button', { name: 'Cancel' }).click();
      expect(await leaks(page)).toEqual([]);
      const second = await startPayment(page, type, '10');
      for (const box of await second.getByRole('textbox').all()) await expect(box).toHaveValue(/^(10)?$/);
      await fillIn(second);
      await second.getByRole('button', { name: 'Submit' }).click();
      await expect(page).toHaveURL(/\/user_admin_policy_binder/);
      expect(await leaks(page)).toEqual([]);
      await rowWith(page, unpaid).getByRole('cell').nth(5).dblclick();
      await page.getByRole('button', { name: 'Payment Details' }).click();
      await expect(page.getByText(inHistory)).toBeVisible();
      const shown = (await page.content()).replaceAll(/[\s-]/g, '');
      for (const { text } of [typed.cardNumber, typed.routing, typed.account]) {
        expect(shown).not.toContain(text.replaceAll(' ', ''));
      }
      expect(await leaks(page)).toEqual([]);
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
      await logOut(page);
      await expect(page.getByRole('heading', { name: 'User Log In' })).toBeVisible();
      expect(await leaks(page)).toEqual([]);
    },
  );
}

async function isAccessible(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([]);
  const overflows = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(overflows).toBe(false);
}

/** Opens the dialog of this button of the binder on a phone. */
async function openDialog(page: Page, name: string): Promise<Locator> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/user_admin_view_binder_policies/1031/552');
  await page.getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

test('the payment of a binder with a wrong card number is accessible in light and dark, and fits at 390 px', async ({
  page,
  login,
}) => {
  await login();
  const dialog = await openDialog(page, 'Process To Policy');
  await dialog.getByRole('combobox', { name: 'Payment Type' }).selectOption('CREDIT CARD');
  await dialog.getByRole('textbox', { name: 'Card Number' }).fill('4242424242424241');
  await page.keyboard.press('Tab');
  await expect(dialog.getByText(/do not fit together/)).toBeVisible();
  await isAccessible(page);
});

for (const name of ['Payment Details', 'Schedule Details']) {
  test(
    `the binder’s dialog behind ${name} is accessible in light and dark, and fits at 390 px`,
    { tag: '@nightly' },
    async ({ page, login }) => {
      await login();
      await openDialog(page, name);
      await isAccessible(page);
    },
  );
}

for (const [url, button] of [
  ['/user_admin_view_binder_policies/1031/552', 'Payment Details'],
  ['/user_admin_view_policies/1002/552', 'Schedule Details'],
] as const) {
  test(
    `${url} is accessible in light and dark, and fits at 390 px`,
    { tag: '@nightly' },
    async ({ page, login }) => {
      await login();
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(url);
      await expect(page.getByRole('button', { name: button })).toBeVisible();
      await isAccessible(page);
    },
  );
}

test(
  'the cards of the list of binders are accessible in light and dark, and fit at 390 px',
  { tag: '@nightly' },
  async ({ page, login }) => {
    await login();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/user_admin_policy_binder');
    await page.getByRole('button', { name: 'Grid view' }).click();
    const cards = page.getByRole('list', { name: 'Policies Binders' }).getByRole('listitem');
    await expect(cards).toHaveCount(15);
    await isAccessible(page);
  },
);
