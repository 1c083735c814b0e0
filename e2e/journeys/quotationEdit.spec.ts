import { expect, test } from '../support/fixtures';

const url = '/edit_intakeform_user_admin_policy/1041/551';

test('QEDIT-02 QEDIT-10 QEDIT-15 QEDIT-17 a stored quotation is looked up in its history, changed and generated', async ({
  page,
  login,
  control,
}) => {
  await login('admin');
  await page.goto(url);
  await expect(page.getByText('POL-2026-0041')).toBeVisible();

  await page.getByRole('button', { name: 'History', exact: true }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  await history.getByRole('button', { name: 'Review 1' }).click();
  await expect(history.getByText('DANIEL Kim')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByLabel('Last Name', { exact: true }).fill('');
  const generate = page.getByRole('button', { name: 'Generate Quotation' });
  await expect(generate).toBeDisabled();
  await expect(page.getByText('Required and still empty: Last Name')).toBeVisible();
  await page.getByLabel('Last Name', { exact: true }).fill('Kim-Lee');
  await page.getByLabel('Premium Collision').fill('500.25');
  await page.getByRole('button', { name: '+ Add New' }).last().click();
  await page.keyboard.type('Bo Kim');
  await expect(generate).toBeEnabled();
  await generate.click();
  await expect(page).toHaveURL(/\/user_admin_home$/);
  const sent = await control.callsTo('/updatepolicyquotationlist');
  expect(sent.map(({ body }) => body)).toEqual([
    expect.objectContaining({ id: 1041, lastname: 'Kim-Lee', policyamount: 1420.75 }),
  ]);

  // The version before is one of the earlier ones now.
  await page.goto('/user_admin_edit_quotation_policies/1041');
  await expect(page.getByLabel('Driver Name, row 3')).toHaveValue('Bo Kim');
  await page.getByRole('button', { name: 'Review 4' }).click();
  await expect(page.getByRole('link', { name: 'Open Review 4' })).toBeVisible();
});

test('QNEW-10 QNEW-14 QEDIT-06 what was typed is not lost on the way out', async ({ page, login }) => {
  await login('admin');
  await page.goto('/user_admin_home');
  await page.goto(url);
  await page.getByLabel('Last Name', { exact: true }).fill('Typed');
  await page.getByRole('heading', { level: 1 }).click();
  const prompt = page.getByRole('alertdialog', {
    name: 'You entered something in the form. Do you want to save?',
  });
  await expect(prompt).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/user_admin_home$/);
  await page.goto(url);
  await page.getByRole('region', { name: 'Unsaved work' }).getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByLabel('Last Name', { exact: true })).toHaveValue('Typed');
  await page.getByRole('heading', { level: 1 }).click();
  await prompt.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/user_admin_home$/);
});

test(
  'QEDIT-05 COV-05 coverages with large premiums fit their card, as a table and as cards',
  { tag: '@nightly' },
  async ({ page, login }) => {
    await login('admin');
    await page.goto(url);
    const table = page.getByRole('table', { name: 'Coverage' });
    await expect(table).toBeVisible();
    for (const premium of await table.getByRole('textbox', { name: /^Premium / }).all()) {
      await premium.fill('12345678.9');
    }
    await expect(table.getByText('Included in the total').first()).toBeVisible();
    for (const width of [1440, 960]) {
      await page.setViewportSize({ width, height: 900 });
      const spill = table.evaluate(
        (element) => element.scrollWidth - (element.parentElement?.clientWidth ?? Infinity),
      );
      expect([width, await spill]).toEqual([width, 0]);
    }
  },
);
