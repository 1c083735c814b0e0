import type { Locator, Page } from '@playwright/test';
import { openBinder, startPayment, unpaid } from '../support/binders';
import { expect, rowWith, test } from '../support/fixtures';
import { controlClock, pass, stopClock } from '../support/slowCalls';

/** The jobs of docs/qa.md that a tester does in the panel of the mock server. */

const panelOf = (page: Page): Locator => page.getByRole('complementary', { name: 'Mock server' });

/** Plans a fault in the panel, which F9 opens and leaves, and gives the fields by their labels. */
async function planInPanel(
  page: Page,
  call: string,
  kind: string,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  const panel = panelOf(page);
  await page.keyboard.press('F9');
  await panel.getByLabel('Call', { exact: true }).fill(call);
  await panel.getByLabel('What happens').selectOption(kind);
  for (const [label, text] of Object.entries(fields))
    await panel.getByRole('textbox', { name: label }).fill(text);
  await panel.getByRole('button', { name: 'Plan this fault' }).click();
  await expect(panel.getByText(`Planned: ${call} ${kind}`)).toBeVisible();
  await page.keyboard.press('F9');
}

const payment = '/policyquotationpayment';

const isFull = { tag: '@full' };

test('the save of a country fails once', isFull, async ({ page, login, expectErrors }) => {
  expectErrors(/500/);
  await login();
  await rowWith(page, 'Canada').getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const name = page.getByRole('textbox', { name: 'Country Name' });
  await name.fill('Canada and Quebec');
  await planInPanel(page, '/updatecountry', 'answer', { Status: '500' });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Not saved')).toBeVisible();
  await expect(name).toHaveValue('Canada and Quebec');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('cell', { name: 'Canada and Quebec' })).toBeVisible();
});

test(
  'a payment is refused, planned while its dialog is open',
  isFull,
  async ({ page, login, expectErrors }) => {
    expectErrors(/400/);
    await login();
    await openBinder(page, unpaid);
    const dialog = await startPayment(page, 'MONEY ORDER', '10');
    await planInPanel(page, payment, 'answer', { Status: '400', Message: 'Card declined' });
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(dialog.getByText('Card declined')).toBeVisible();
  },
);

test('a payment is recorded after its answer was lost', isFull, async ({ page, login, expectErrors }) => {
  expectErrors(/Failed to load resource/);
  await controlClock(page);
  await login();
  await openBinder(page, unpaid);
  const dialog = await startPayment(page, 'MONEY ORDER', '10');
  await planInPanel(page, payment, 'answerLost', { 'Carried out after (ms)': '15000' });
  await stopClock(page);
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByRole('heading', { name: 'Payment not confirmed' })).toBeVisible();
  await pass(page, 35);
  await expect(page.getByRole('heading', { name: 'Payment recorded' })).toBeVisible();
});

test('a session ends in 20 seconds while a dialog is open', isFull, async ({ page, login, expectErrors }) => {
  expectErrors(/401/);
  await controlClock(page);
  await login();
  await openBinder(page, unpaid);
  const dialog = await startPayment(page, 'MONEY ORDER', '10');
  await page.keyboard.press('F9');
  const panel = panelOf(page);
  await panel.getByText('Session and clock').click();
  await panel.getByLabel('Sessions end in (seconds)').fill('20');
  await panel.getByRole('button', { name: 'Set end' }).click();
  await page.keyboard.press('F9');
  await expect(dialog).toBeVisible();
  await stopClock(page);
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: 'User Log In' })).toBeVisible();
});
