import { expect, test } from '../support/fixtures';
import { findRow, keyboard, signInAndOpen, takeAction } from '../support/inputDrivers';

// Typing takes long on long forms.
test.setTimeout(120_000);

test('PARTNER-01 PARTNER-12 PARTNER-11 PARTNER-18 PARTNER-21 PARTNER-22 PARTNER-23 a carrier is added by its pointing id, edited and removed by keyboard alone', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/404/);
  const driver = await keyboard(page);
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const save = page.getByRole('button', { name: 'Save' });
  const ok = page.getByRole('alertdialog').getByRole('button', { name: 'OK' });
  await signInAndOpen(page, driver, 'Partners', 'Carriers');

  await driver.press(page.getByRole('link', { name: 'Add', exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: 'Create Carrier' })).toBeVisible();
  await driver.fill(field('Carrier Name'), 'Quarry Mutual');
  await driver.choose(field('Type'), 'Non Kyubos');
  await expect(field('Container Name')).toBeVisible();
  await driver.choose(field('Type'), 'Kyubos');
  await driver.fill(field('Kyubos Pointing Id'), 'KYB-0000');
  await driver.leave();
  await expect(page.getByRole('alertdialog')).toContainText('Invalid Kyubos id');
  await driver.press(ok);
  // The focus returns a moment after the alert has closed.
  await expect(field('User Name')).toBeFocused();
  await expect(field('Kyubos Pointing Id')).toHaveValue('');
  await driver.fill(field('Kyubos Pointing Id'), 'KYB-1009');
  await driver.fill(field('User Name'), 'quarry');
  await driver.fill(field('Password'), 'quarry-7');
  await driver.press(save);
  await expect(page).toHaveURL(/\/user_admin_carrier$/);

  await takeAction(page, driver, await findRow(page, driver, 'Quarry Mutual'), 'Edit');
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Carrier' })).toBeVisible();
  await expect(field('Kyubos Pointing Id')).toHaveValue('KYB-1009');
  await expect(field('Kyubos Pointing Id')).not.toBeEditable();
  await driver.fill(field('Carrier Name'), 'Quarry Mutual Group');
  await driver.press(save);
  await expect(page).toHaveURL(/\/user_admin_carrier(\?.*)?$/);

  await takeAction(page, driver, await findRow(page, driver, 'Quarry Mutual Group'), 'Delete');
  await expect(page.getByRole('alertdialog')).toContainText('Do you want to remove?');
  await driver.press(ok);
  await expect(page.getByRole('cell', { name: 'Quarry Mutual Group', exact: true })).toHaveCount(0);
});
