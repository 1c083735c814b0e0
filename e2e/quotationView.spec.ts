import type { Page } from '@playwright/test';
import { expect, rowWith, test } from './fixtures';

const list = /\/user_admin_policy_quotations$/;

/** Tabs on until the control of that name has focus, as a person without a mouse does. */
async function tabTo(page: Page, role: 'button' | 'link', name: string): Promise<void> {
  const control = page.getByRole('main').getByRole(role, { name, exact: true });
  await expect(control).toBeVisible();
  for (let step = 0; step < 60; step += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}

/** Answers a question by the keys alone: its buttons are two tabs apart at most. */
async function answer(page: Page, text: string, button: string): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: text });
  await expect(dialog).toBeVisible();
  const wanted = dialog.getByRole('button', { name: button, exact: true });
  for (let step = 0; step < 3; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(wanted).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
}

/** Opens a quotation from the list with the keys. */
async function openQuotation(page: Page, number: string): Promise<void> {
  const row = rowWith(page, number);
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Quotation ${number}` })).toBeVisible();
}

/** J8, one deed at a time; each ends in the list, which does not have the quotation any more. */
const deeds = [
  {
    title: 'QLIST-08 QVIEW-09 QVIEW-10 ERR-10 ERR-11 a quotation is opened and approved',
    button: 'Approve',
    answers: [
      ['Are you sure you want to Approve Quotation?', 'OK'],
      ['Quotation Approved successfully!', 'OK'],
    ],
  },
  {
    title: 'QVIEW-11 QVIEW-14 ERR-15 a quotation is turned back into an intake form',
    button: 'Cancel',
    answers: [
      ['Do you want to Re-create Intake Form?', 'Yes'],
      ['Successfully create intake form from quotation!', 'OK'],
    ],
  },
  {
    title: 'QVIEW-12 ERR-13 a quotation is deleted after its intake form was not wanted',
    button: 'Cancel',
    answers: [
      ['Do you want to Re-create Intake Form?', 'No'],
      ['Do you want to delete Quotation?', 'OK'],
      ['Quotation delete successfully!', 'OK'],
    ],
  },
] as const;

for (const { title, button, answers } of deeds) {
  test(`${title}, by keyboard alone`, async ({ page, login }) => {
    await login('admin');
    await page.goto('/user_admin_policy_quotations');
    await openQuotation(page, 'POL-2026-0072');
    await tabTo(page, 'button', button);
    await page.keyboard.press('Enter');
    for (const [text, choice] of answers) await answer(page, text, choice);
    await expect(page).toHaveURL(list);
    await expect(rowWith(page, 'POL-2026-0071')).toBeVisible();
    await expect(rowWith(page, 'POL-2026-0072')).toHaveCount(0);
  });
}

test('DISP-06 FIELD-18 a quotation prints without the frame, every row open, secure values concealed', async ({
  page,
  login,
}) => {
  await login('admin');
  await page.goto('/user_admin_view_policy_quotation/1041/1');
  const vin = page.getByText('JTDEPRAE7HJ028871');
  await page.getByRole('button', { name: 'Vehicles, row 2' }).click();
  await expect(vin).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(vin).toBeVisible();
  await expect(page.getByText('**** *** 4248')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Premium Details' })).toBeVisible();
  for (const gone of ['Approve', 'Cancel', 'Delete Quotation', 'Hide Social Security Number']) {
    await expect(page.getByRole('button', { name: gone })).toBeHidden();
  }
  await expect(page.getByRole('contentinfo')).toBeHidden();
  const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(width).toBeLessThanOrEqual(0);
  await page.emulateMedia({ media: 'screen' });
  await expect(vin).toBeHidden();
});

test('HIST-03 HIST-06 HIST-07 a past version is opened, compared with what is stored now, and left again', async ({
  page,
  login,
}) => {
  await login('admin');
  await page.goto('/user_admin_policies_history_list/1041/1');
  await page.getByRole('cell', { name: 'DANIEL', exact: true }).dblclick();
  await expect(page).toHaveURL(/\/user_admin_view_quotationhistory\/8001\/1041\/1$/);
  await page.getByRole('button', { name: 'Compare with now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Compare versions' });
  await expect(dialog.getByText('2 differences')).toBeVisible();
  await expect(dialog.getByRole('row', { name: /^First Name/ })).toContainText('DANIEL');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/user_admin_policies_history_list\/1041\/1$/);
});
