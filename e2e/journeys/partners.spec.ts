import { expect, test } from '../support/fixtures';
import { mouseAndKeyboard, findRow, signInAndOpen, takeAction } from '../support/inputDrivers';

// Keys take their time on long forms.
test.setTimeout(120_000);

const kinds = [
  {
    ids: 'PARTNER-01 PARTNER-12',
    word: 'Carrier',
    entry: 'Carriers',
    list: 'user_admin_carrier',
    known: 'KYB-1009',
  },
  { ids: 'PARTNER-14 PARTNER-19', word: 'TPA', entry: 'TPAs', list: 'user_admin_tpa', known: 'KYB-2009' },
  { ids: 'PARTNER-17 PARTNER-19', word: 'MGA', entry: 'MGAs', list: 'user_admin_mga', known: 'KYB-3009' },
];

for (const { way, take, tag } of mouseAndKeyboard) {
  for (const { ids, word, entry, list, known } of kinds) {
    test(
      `${ids} PARTNER-11 PARTNER-18 PARTNER-21 PARTNER-22 PARTNER-23 ${entry}: one is added by its pointing id, edited and removed ${way}`,
      { tag: word === 'Carrier' ? tag : '@nightly' },
      async ({ page, expectErrors }) => {
        expectErrors(/404/);
        const driver = await take(page);
        const field = (label: string) => page.getByLabel(label, { exact: true });
        const save = page.getByRole('button', { name: 'Save' });
        const ok = page.getByRole('alertdialog').getByRole('button', { name: 'OK' });
        await signInAndOpen(page, driver, 'Partners', entry);

        await driver.press(page.getByRole('link', { name: 'Add', exact: true }));
        await expect(page.getByRole('heading', { level: 1, name: `Create ${word}` })).toBeVisible();
        await driver.fill(field(`${word} Name`), 'Quarry Mutual');
        await driver.choose(field('Type'), 'Non Kyubos');
        await expect(field('Container Name')).toBeVisible();
        await driver.choose(field('Type'), 'Kyubos');
        await driver.fill(field('Kyubos Pointing Id'), 'KYB-0000');
        await driver.leave();
        await expect(page.getByRole('alertdialog')).toContainText('Invalid Kyubos id');
        await driver.press(ok);
        // Focus comes back a moment after the alert is gone.
        await expect(field('User Name')).toBeFocused();
        await expect(field('Kyubos Pointing Id')).toHaveValue('');
        await driver.fill(field('Kyubos Pointing Id'), known);
        await driver.fill(field('User Name'), 'quarry');
        await driver.fill(field('Password'), 'quarry-7');
        await driver.press(save);
        await expect(page).toHaveURL(new RegExp(`/${list}$`));

        await takeAction(page, driver, await findRow(page, driver, 'Quarry Mutual'), 'Edit');
        await expect(page.getByRole('heading', { level: 1, name: `Edit ${word}` })).toBeVisible();
        await expect(field('Kyubos Pointing Id')).toHaveValue(known);
        await expect(field('Kyubos Pointing Id')).not.toBeEditable();
        await driver.fill(field(`${word} Name`), 'Quarry Mutual Group');
        await driver.press(save);
        await expect(page).toHaveURL(new RegExp(`/${list}(\\?.*)?$`));

        await takeAction(page, driver, await findRow(page, driver, 'Quarry Mutual Group'), 'Delete');
        await expect(page.getByRole('alertdialog')).toContainText('Do you want to remove?');
        await driver.press(ok);
        await expect(page.getByRole('cell', { name: 'Quarry Mutual Group', exact: true })).toHaveCount(0);
      },
    );
  }
}
