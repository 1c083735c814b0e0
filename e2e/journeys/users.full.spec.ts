import { expect, test } from '../support/fixtures';
import { findRow, keyboard, openMenu, signInAndOpen, takeAction } from '../support/inputDrivers';

// Typing takes long on long forms.
test.setTimeout(120_000);

test('AGENT-05 USER-06 USER-11 USER-12 USER-13 USER-16 USER-17 an agent and the user who is that agent are added and edited by keyboard alone', async ({
  page,
}) => {
  const driver = await keyboard(page);
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const save = page.getByRole('button', { name: 'Save' });
  await signInAndOpen(page, driver, 'Partners', 'Agents');

  await driver.press(page.getByRole('link', { name: 'Add', exact: true }));
  // The list's headers have the names of the fields.
  await expect(page).toHaveURL(/\/user_admin_add_agent$/);
  await expect(save).toBeVisible();
  await driver.fill(field('Agent Code'), 'AG-900');
  await driver.fill(field('Agent Name'), 'Quarry Brokers');
  await driver.fill(field('Phone Number'), '2125550188');
  await driver.press(save);
  await expect(page).toHaveURL(/\/user_admin_agent$/);
  await findRow(page, driver, 'Quarry Brokers');

  await openMenu(page, driver, 'Administration', 'Users');
  await driver.press(page.getByRole('link', { name: 'Add', exact: true }));
  await expect(page).toHaveURL(/\/user_admin_add_users$/);
  await expect(save).toBeVisible();
  await driver.fill(field('First Name'), 'Ann');
  await driver.fill(field('Last Name'), 'Marble');
  await driver.tick(page.getByRole('radio', { name: 'Agent', exact: true }));
  await driver.choose(field('Select Agent'), 'Quarry Brokers');
  await driver.fill(field('Username'), 'staff');
  await driver.leave();
  await expect(field('Username')).toHaveAccessibleDescription('Sorry, that username is already taken');
  await expect(field('Username')).toHaveValue('');
  await driver.fill(field('Username'), 'annmarble');
  await driver.fill(field('Password'), 'quarry-7');
  await driver.press(save);
  await expect(page).toHaveURL(/\/user_admin_users$/);

  await takeAction(page, driver, await findRow(page, driver, 'Marble'), 'Edit');
  await expect(field('Select Agent').locator('option:checked')).toHaveText('Quarry Brokers');
  await expect(field('Username')).toHaveValue('annmarble');
  await driver.fill(field('Last Name'), 'Marble-Stone');
  await driver.press(save);
  await expect(page).toHaveURL(/\/user_admin_users(\?.*)?$/);
  await findRow(page, driver, 'Marble-Stone');
});
