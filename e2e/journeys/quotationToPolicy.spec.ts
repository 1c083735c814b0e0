import { expect, test } from '../support/fixtures';
import { keyboard, mouse, signInWith } from '../support/inputDrivers';

// From the empty form to the paid policy, by keyboard with more than a hundred Tab stops: the longest journey.
test.setTimeout(90_000);

for (const by of [mouse, keyboard]) {
  test(`PROD-13 PROD-20 PROD-21 QNEW-07 QEDIT-08 FLOW-01 BINDER-14 each action leads on to the record that it has changed, from a new quotation to the policy: by ${by.name}`, async ({
    page,
  }) => {
    const driver = await by(page);
    await signInWith(page, driver);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const receipt = page.getByRole('region', { name: 'Last action' });
    const openRecord = receipt.getByRole('link', { name: /^Open/ });

    await driver.press(button('New quotation'));
    await driver.press(page.getByRole('menuitem', { name: 'Inland Marine' }));
    await driver.choose(page.getByLabel('Program', { exact: true }), 'Inland Marine Standard');
    for (const [label, text] of [
      ['First Name', 'Ann'],
      ['Last Name', 'Marble'],
      ['Address', '4 Quarry Road'],
      ['Zip Code', '60614'],
    ] as const) {
      await driver.fill(page.getByLabel(label, { exact: true }), text);
    }
    await driver.press(button('Submit'));
    await expect(page).toHaveURL(/\/user_admin_home$/);
    await expect(receipt).toContainText(/^Quotation POL-\S+ submitted/);
    const number = /POL-[\d-]+/.exec((await receipt.textContent()) ?? '')?.[0] ?? '';

    await driver.press(openRecord);
    await expect(page.getByRole('heading', { level: 1, name: `Quotation ${number}` })).toBeVisible();
    await driver.press(page.getByRole('main').getByRole('link', { name: 'Edit', exact: true }));
    await expect(button('Generate Quotation')).toBeEnabled();
    await driver.press(button('Generate Quotation'));
    await expect(page).toHaveURL(/\/user_admin_home$/);
    await expect(receipt).toContainText(`Quotation ${number} generated`);

    await driver.press(openRecord);
    await driver.press(button('Approve'));
    for (const text of ['Are you sure you want to Approve Quotation?', 'Quotation Approved successfully!']) {
      const dialog = page.getByRole('alertdialog', { name: text });
      await driver.press(dialog.getByRole('button', { name: 'OK' }));
    }
    await expect(page).toHaveURL(/\/user_admin_policy_quotations$/);
    await expect(receipt).toContainText(`Quotation ${number} approved`);

    await driver.press(openRecord);
    await driver.press(button('Process To Policy'));
    const payment = page.getByRole('dialog', { name: 'Payment' });
    await driver.choose(payment.getByRole('combobox', { name: 'Payment Type' }), 'CASHIER CHECK');
    await driver.press(payment.getByRole('button', { name: 'Full balance' }));
    await driver.press(payment.getByRole('button', { name: 'Submit' }));
    await expect(page).toHaveURL(/\/user_admin_policy_binder$/);
    await expect(receipt).toContainText(` received. ${number} is now a policy`);

    await driver.press(openRecord);
    await expect(page).toHaveURL(/\/user_admin_view_policies\//);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
  });
}
