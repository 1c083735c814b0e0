import { expect, test } from '../support/fixtures';
import { findRow, keyboard, openMenu, takeAction } from '../support/inputDrivers';

// Typing takes long on long forms.
test.setTimeout(120_000);

const licence = { name: 'licence.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 licence') };
const draft = { name: 'draft.txt', mimeType: 'text/plain', buffer: Buffer.from('not for sending') };

test(
  'COMPANY-01 COMPANY-08 COMPANY-10 COMPANY-12 COMPANY-14 COMPANY-15 COMPANY-05 a company is added with a document, edited and removed by keyboard alone',
  { tag: '@anywhere' },
  async ({ page, login }) => {
    const field = (label: string) => page.getByLabel(label, { exact: true });
    await login();
    const driver = await keyboard(page);
    await page.reload();
    await openMenu(page, driver, 'Administration', 'Companies');

    await driver.press(page.getByRole('link', { name: 'Add', exact: true }));
    await expect(page).toHaveURL(/\/add_companies$/);
    await driver.fill(field('Company Name'), 'Marble Arch Claims');
    await driver.choose(field('Type'), 'TPA');
    await driver.fill(field('Phone Number 1'), '2125550188');
    await driver.fill(field('Email'), 'office@marble.example.com');
    await driver.fill(field('City'), 'New York');
    await driver.fillDate(field('Start Date'), '2026-01-15');
    await driver.pickFiles(field('Document Upload'), [licence, draft]);
    await driver.press(page.getByRole('button', { name: 'Remove draft.txt' }));
    await driver.fill(field('Username'), 'marble');
    await driver.fill(field('Password'), 'quarry-7');
    await driver.tick(page.getByRole('radio', { name: 'Disabled' }));
    await driver.press(page.getByRole('button', { name: 'Save' }));
    await expect(page).toHaveURL(/\/company$/);

    await takeAction(page, driver, await findRow(page, driver, 'Marble Arch Claims'), 'Edit');
    await expect(page).toHaveURL(/\/edit_companies\/\d+$/);
    await expect(field('Start Date')).toHaveValue('2026-01-15');
    await expect(page.getByText('licence.pdf')).toBeVisible();
    await expect(page.getByText('draft.txt')).toBeHidden();
    const twoFactor = page.getByRole('switch', { name: 'Two Factor Authentication' });
    await expect(twoFactor).not.toBeChecked();
    await driver.fill(field('Company Name'), 'Marble Arch Adjusters');
    await driver.tick(twoFactor);
    await expect(twoFactor).toBeChecked();
    await driver.press(page.getByRole('button', { name: 'Save' }));
    await expect(page).toHaveURL(/\/company(\?.*)?$/);

    await takeAction(page, driver, await findRow(page, driver, 'Marble Arch Adjusters'), 'Delete');
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Do you want to remove?');
    await driver.press(question.getByRole('button', { name: 'OK' }));
    await expect(page.getByRole('cell', { name: 'Marble Arch Adjusters', exact: true })).toHaveCount(0);
  },
);
