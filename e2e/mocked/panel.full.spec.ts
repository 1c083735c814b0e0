import type { Locator, Page } from '@playwright/test';
import { axeViolations } from '../support/axe';
import { openBinder, startPayment, unpaid } from '../support/binders';
import { expect, test } from '../support/fixtures';

const call = (page: Page): Locator => page.getByRole('combobox', { name: 'Call', exact: true });
const plannedText = (page: Page): Locator => page.getByText(/^Planned:/);

/** Opens the payment of a binder, ready to be sent. */
async function paymentDialog(page: Page, login: () => Promise<void>): Promise<Locator> {
  await login();
  await openBinder(page, unpaid);
  return startPayment(page, 'MONEY ORDER', '10');
}

test('a fault is planned by keyboard while a dialog is open, and applies to Submit in the dialog', async ({
  page,
  login,
  expectErrors,
}) => {
  expectErrors(/409/);
  const dialog = await paymentDialog(page, login);
  const amount = dialog.getByRole('textbox', { name: 'Amount' });
  await amount.focus();

  await page.keyboard.press('F9');
  await expect(call(page)).toBeFocused();
  await page.keyboard.type('/policyquotationpayment');
  await page.keyboard.press('Tab');
  // The kind of fault: a response with a status.
  await page.keyboard.press('Tab');
  await page.keyboard.type('409');
  await page.keyboard.press('Tab');
  await page.keyboard.type('The bank said no');
  await page.keyboard.press('Enter');
  await expect(plannedText(page)).toContainText('/policyquotationpayment answer, status 409');

  // Escape closes the panel, not the dialog.
  await page.keyboard.press('Escape');
  await expect(call(page)).toBeHidden();
  await expect(amount).toBeFocused();
  await expect(amount).toHaveValue('10');
  await dialog.getByRole('button', { name: 'Submit' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/The bank said no/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a fault is planned with the mouse while a dialog is open, which stays open', async ({
  page,
  login,
}) => {
  const dialog = await paymentDialog(page, login);
  await page.getByRole('button', { name: 'Mock server' }).click();
  await page
    .getByRole('button', { name: /\/viewpolicypaymenthistory/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Plan a fault for this call' }).click();
  await expect(call(page)).toHaveValue('/viewpolicypaymenthistory');
  await page.getByLabel('What happens').selectOption('hang');
  await page.getByRole('button', { name: 'Plan this fault' }).click();
  await expect(plannedText(page)).toContainText('/viewpolicypaymenthistory hang');
  await page.mouse.wheel(0, 300);
  await expect(dialog).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('11');
  await expect(dialog.getByRole('textbox', { name: 'Amount' })).toBeFocused();
});

test('the session ends while a dialog is open', async ({ page, login, expectErrors }) => {
  expectErrors(/401/);
  const dialog = await paymentDialog(page, login);
  await page.keyboard.press('F9');
  await page.getByText('Session and clock').click();
  await page.getByLabel('Sessions end in (seconds)').fill('20');
  await page.getByRole('button', { name: 'Set end' }).click();
  await page.getByRole('button', { name: 'Move on' }).click();
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/kyubos_admin/);
});

test('a planned fault and a stopped clock survive a reload', async ({ page, login }) => {
  await login();
  await page.keyboard.press('F9');
  await call(page).fill('/editcountry');
  await page.getByRole('button', { name: 'Plan this fault' }).click();
  await expect(plannedText(page)).toBeVisible();
  await page.getByText('Session and clock').click();
  await page.getByLabel('Set to (ISO text)').fill('2026-03-01T12:00:00Z');
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('button', { name: 'Set clock' }).click();
  await expect(page.getByText('is stopped at 2026-03-01T12:00:00.000Z')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Mock server' }).click();
  await expect(page.getByRole('list', { name: 'Planned faults' })).toContainText('/editcountry answer');
  expect(await page.evaluate(() => Date.now())).toBe(Date.parse('2026-03-01T12:00:00Z'));
});

test('an unknown scenario in the URL is reported in the panel', async ({ page }) => {
  await page.goto('/kyubos_admin?scenario=offline');
  await expect(page.getByRole('alert')).toContainText(
    'scenario "offline" is unknown. Known are: normal, empty,',
  );
  await expect(page).toHaveURL(/kyubos_admin$/);
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`the open panel has no axe violation and fits at ${width} px`, async ({ page, login }) => {
    await page.setViewportSize({ width, height });
    await login();
    await page.keyboard.press('F9');
    for (const part of ['Data', 'Session and clock']) await page.getByText(part, { exact: true }).click();
    await page
      .getByRole('button', { name: /\/viewcountry/ })
      .first()
      .click();
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}
