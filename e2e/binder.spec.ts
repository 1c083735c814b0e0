import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, rowWith, test } from './fixtures';

/** Binders of the mocked world: nothing paid, and paid in part. */
const unpaid = 'POL-2026-0030';
const paidInPart = 'POL-2026-0031';

const card = { number: '5555 5555 5555 4444', cvv: '737' };
const bank = { routing: '021000021', account: '998877665544' };

async function openBinder(page: Page, number: string): Promise<void> {
  await page.goto('/user_admin_policy_binder');
  await rowWith(page, number).getByRole('cell').nth(5).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: `Binder ${number}` })).toBeVisible();
}

async function startPayment(page: Page, type: string, amount: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Process To Policy' }).click();
  const dialog = page.getByRole('dialog', { name: 'Payment' });
  await dialog.getByRole('combobox', { name: 'Payment Type' }).selectOption(type);
  await dialog.getByRole('textbox', { name: 'Amount' }).fill(amount);
  return dialog;
}

async function fillCard(dialog: Locator): Promise<void> {
  await dialog.getByRole('textbox', { name: 'Cardholder Name' }).fill('Ann Marble');
  await dialog
    .getByRole('textbox', { name: 'Card Number' })
    .pressSequentially(card.number.replaceAll(' ', ''));
  await dialog.getByRole('textbox', { name: 'Expire Date' }).pressSequentially('0830');
  await dialog.getByRole('textbox', { name: 'CVV' }).pressSequentially(card.cvv);
}

/** How often a payment was sent to the mocked server. */
async function paymentsSent(page: Page): Promise<number> {
  const seen = await page.request.get(new URL('/__mock/requests', page.url()).href);
  const { requests } = (await seen.json()) as { requests: readonly { path: string }[] };
  return requests.filter(({ path }) => path === '/policyquotationpayment').length;
}

test('BINDER-01 BINDER-11 PAY-03 PAY-12 a binder is paid in part by card, and its history masks the card', async ({
  page,
  login,
}) => {
  await login();
  await openBinder(page, unpaid);
  const dialog = await startPayment(page, 'CREDIT CARD', '100');
  await fillCard(dialog);
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/user_admin_policy_binder/);
  await openBinder(page, unpaid);
  await page.getByRole('button', { name: 'Payment Details' }).click();
  const history = page.getByRole('dialog', { name: 'Payment Details' });
  await expect(history.getByRole('row').nth(1)).toContainText('**** 4444');
});

test('BINDER-14 PROD-20 PROD-21 a binder that is paid in full becomes a policy', async ({ page, login }) => {
  await login();
  await openBinder(page, paidInPart);
  const dialog = await startPayment(page, 'ZELLE Payment', '');
  await dialog.getByRole('button', { name: 'Full balance' }).click();
  await dialog.getByRole('textbox', { name: 'Reference Number' }).fill('ZL-1');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/user_admin_policy_binder/);
  await page.goto('/user_admin_policies');
  await rowWith(page, paidInPart).getByRole('cell').nth(5).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: `Policy ${paidInPart}` })).toBeVisible();
});

test('BINDER-08 BINDER-09 BINDER-11 ERR-08 PROD-21 one binder is reverted, another deleted', async ({
  page,
  login,
}) => {
  await login();
  await openBinder(page, paidInPart);
  await page.getByRole('button', { name: 'Revert Back To Quotation' }).click();
  await page
    .getByRole('alertdialog', { name: 'Are you sure you want to Revert to Quotation?' })
    .getByRole('button', { name: 'OK' })
    .click();
  await expect(page).toHaveURL(/\/user_admin_policy_binder/);
  await rowWith(page, unpaid).getByRole('cell').nth(5).dblclick();
  await page.getByRole('button', { name: 'Delete Binder' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await page
    .getByRole('alertdialog', { name: 'Binder delete successfully!' })
    .getByRole('button', { name: 'OK' })
    .click();
  await expect(page).toHaveURL(/\/user_admin_policy_binder/);
  await expect(rowWith(page, 'POL-2026-0029')).toBeVisible();
  await expect(rowWith(page, unpaid)).toHaveCount(0);
  await expect(rowWith(page, paidInPart)).toHaveCount(0);
});

test('BINDER-07 BINDER-09 PAY-07 by keyboard alone: open a binder, pay it, revert it', async ({
  page,
  login,
  isProduction,
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
  // Past 'Full balance'.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  for (const text of ['Ann Marble', '5555555555554444', '830', card.cvv]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('checkbox', { name: 'Auto Payment' })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/user_admin_policy_binder/);
  if (isProduction) expect(await paymentsSent(page)).toBe(1);

  await rowWith(page, unpaid).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Revert Back To Quotation' }).press('Enter');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'OK' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/user_admin_policy_binder/);
  await expect(rowWith(page, 'POL-2026-0028')).toBeVisible();
  await expect(rowWith(page, unpaid)).toHaveCount(0);
});

async function plan(page: Page, fault: object): Promise<void> {
  await page.request.post(new URL('/__mock/fault', page.url()).href, {
    data: { path: '/policyquotationpayment', fault },
  });
}

test('PAY-03 two tabs press at once: the binder is paid once', async ({ page, login, isProduction }) => {
  // Misfortunes are planned on the stand-alone server.
  if (!isProduction) return;
  await login();
  await openBinder(page, unpaid);
  const other = await page.context().newPage();
  await other.goto(page.url());
  const here = await startPayment(page, 'MONEY ORDER', '10');
  const there = await startPayment(other, 'MONEY ORDER', '10');
  await plan(page, { kind: 'late', ms: 2500 });
  await here.getByRole('button', { name: 'Submit' }).click();
  await there.getByRole('button', { name: 'Submit' }).click();
  await expect(there.getByText(/being paid in another tab/)).toBeVisible();
  await expect(page).toHaveURL(/\/user_admin_policy_binder/);
  await there.getByRole('button', { name: 'Submit' }).click();
  await expect(there.getByText(/The balance is now/)).toBeVisible();
  expect(await paymentsSent(page)).toBe(1);
});

test('PAY-03 an answer that is lost on the wire: found recorded, and never sent again by us', async ({
  page,
  login,
  isProduction,
  expectErrors,
}) => {
  if (!isProduction) return;
  expectErrors(/Failed to load resource/);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/policyquotationpayment')) sent.push(request.method());
  });
  await login();
  await openBinder(page, unpaid);
  const dialog = await startPayment(page, 'MONEY ORDER', '10');
  // A browser repeats a request by itself when a kept connection breaks under it; the repetition is refused.
  await plan(page, { kind: 'answerLost' });
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByRole('heading', { name: 'Payment recorded' })).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Submit' })).toBeDisabled();
  expect(sent).toEqual(['POST']);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/user_admin_policy_binder/);
});

/** Everything that a browser keeps or shows beside the page itself. */
async function sinks(page: Page, said: readonly string[]): Promise<string> {
  const kept = await page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => name ?? '');
    const rows: unknown[] = [];
    for (const name of databases) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error(`${name} cannot be opened`));
      });
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store).getAll();
        rows.push(await new Promise((resolve) => (all.onsuccess = () => resolve(all.result))));
      }
      database.close();
    }
    return JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      rows,
      await caches.keys(),
      document.cookie,
      location.href,
      history.state,
      document.title,
      performance.getEntriesByType('resource').map(({ name }) => name),
    ]);
  });
  return [kept, ...said].join('\n');
}

/** Says at each step that none of the numbers has got anywhere. */
function sweep(page: Page): () => Promise<void> {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('request', (request) => said.push(request.url()));
  const digits = [card.number, bank.routing, bank.account].map((text) => text.replaceAll(' ', ''));
  return async () => {
    const all = await sinks(page, said);
    for (const secret of digits) expect(all.replaceAll(/[\s-]/g, '')).not.toContain(secret);
    expect(all).not.toMatch(/(?<![\d.])737(?!\d)/);
  };
}

test('PAY-12 no card number and no CVV is in any storage, URL, title or console at any step', async ({
  page,
  login,
}) => {
  const isClean = sweep(page);
  await login();
  await openBinder(page, unpaid);
  const first = await startPayment(page, 'CREDIT CARD', '10');
  await fillCard(first);
  await isClean();
  await first.getByRole('button', { name: 'Cancel' }).click();
  await isClean();
  const second = await startPayment(page, 'CREDIT CARD', '10');
  await expect(second.getByRole('textbox', { name: 'Card Number' })).toHaveValue('');
  await fillCard(second);
  await second.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/user_admin_policy_binder/);
  await isClean();
});

test('PAY-12 no bank number is in any storage, URL, title, console or page, also after Logout', async ({
  page,
  login,
}) => {
  const isClean = sweep(page);
  await login();
  await openBinder(page, unpaid);
  const dialog = await startPayment(page, 'ACH', '10');
  await dialog.getByRole('textbox', { name: 'Bank Routing Number' }).fill(bank.routing);
  await dialog.getByRole('textbox', { name: 'Bank Account Number' }).fill(bank.account);
  await isClean();
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/user_admin_policy_binder/);
  await rowWith(page, unpaid).getByRole('cell').nth(5).dblclick();
  await page.getByRole('button', { name: 'Payment Details' }).click();
  await expect(page.getByText('**** 5544')).toBeVisible();
  const shown = await page.content();
  for (const secret of [bank.routing, bank.account]) expect(shown).not.toContain(secret);
  await isClean();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Hi admin - Admin' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'User Log In' })).toBeVisible();
  await isClean();
});

async function isAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  }
  const overflows = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(overflows).toBe(false);
}

const dialogs = ['Payment Details', 'Schedule Details', 'Process To Policy'] as const;

for (const name of dialogs) {
  test(`the binder’s dialog behind ${name} is accessible in light and dark, and holds at 390 px`, async ({
    page,
    login,
  }) => {
    await login();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/user_admin_view_binder_policies/1031/2');
    await page.getByRole('button', { name }).click();
    const dialog = page.getByRole('dialog');
    if (name === 'Process To Policy') {
      await dialog.getByRole('combobox', { name: 'Payment Type' }).selectOption('CREDIT CARD');
      await dialog.getByRole('textbox', { name: 'Card Number' }).fill('4242424242424241');
      await page.keyboard.press('Tab');
      await expect(dialog.getByText(/do not fit together/)).toBeVisible();
    }
    await expect(dialog).toBeVisible();
    await isAccessible(page);
  });
}

const screens = [
  ['/user_admin_view_binder_policies/1031/2', 'Payment Details'],
  ['/user_admin_view_policies/1002/1', 'Schedule Details'],
  ['/user_admin_policy_binder', 'Grid view'],
] as const;

for (const [url, button] of screens) {
  test(`${url} is accessible in light and dark, and holds at 390 px`, async ({ page, login }) => {
    await login();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(url);
    await expect(page.getByRole('button', { name: button })).toBeVisible();
    if (button === 'Grid view') {
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByRole('list', { name: 'Policies Binders' }).getByRole('listitem')).toHaveCount(
        15,
      );
    }
    await isAccessible(page);
  });
}
