import { expect, test } from '../support/fixtures';
import { findRow, keyboard, mouse, openMenu, signInAndOpen, takeAction } from '../support/inputDrivers';

// Typing takes long on long forms.
test.setTimeout(120_000);

for (const by of [mouse, keyboard]) {
  test(
    `INTAKE-08 PACK-10 AGRP-08 ATTR-13 ATTR-17 ATTR-19 IAGRP-06 IAGRP-09 IAGRP-10 an intake category gets a package, a group with an attribute, and a rank: by ${by.name}`,
    { tag: by === keyboard ? '@nightly' : [] },
    async ({ page }) => {
      const driver = await by(page);
      const field = (label: string) => page.getByLabel(label, { exact: true });
      const add = page.getByRole('link', { name: 'Add', exact: true });
      const save = page.getByRole('button', { name: 'Save', exact: true });
      await signInAndOpen(page, driver, 'Intake Forms', 'Intake Categories');

      await driver.press(add);
      await expect(save).toBeVisible();
      await driver.fill(field('LOB'), 'Pet Health');
      await driver.fill(field('Sub LOB'), 'Dogs');
      await driver.press(save);
      await expect(page).toHaveURL(/\/user_admin_intakecategory\/$/);

      await takeAction(page, driver, await findRow(page, driver, 'Pet Health'), 'Packages');
      await expect(page.getByRole('heading', { level: 1, name: 'Pet Health\u0027s Packages' })).toBeVisible();
      await driver.press(add);
      await expect(page.getByRole('textbox', { name: 'Category' })).toHaveValue('Pet Health');
      await driver.fill(field('List Name'), 'Puppy Care');
      await driver.press(save);
      await findRow(page, driver, 'Puppy Care');

      await openMenu(page, driver, 'Intake Forms', 'Attribute Groups');
      await driver.press(add);
      await expect(save).toBeVisible();
      await driver.fill(field('Group Name'), 'Animal');
      await driver.choose(field('Display Type'), 'Double Column');
      await driver.press(save);
      await expect(page).toHaveURL(/\/user_admin_attributegroup$/);

      await findRow(page, driver, 'Animal');
      await driver.press(page.getByRole('link', { name: 'Attribute of Animal' }));
      await expect(page.getByRole('heading', { level: 1, name: 'Animal Attribute' })).toBeVisible();
      await driver.press(add);
      await driver.fill(field('Label Name'), 'Chip Number');
      await driver.fill(field('Attribute Format'), '999-999');
      await expect(field('Attribute Max Length')).toHaveValue('7');
      await expect(field('Attribute Data Type')).toHaveValue('Numeric');
      const sample = page
        .getByRole('region', { name: 'This attribute' })
        .getByRole('textbox', { name: 'Chip Number' });
      await driver.fill(sample, '123456');
      await expect(sample).toHaveValue('123-456');
      await driver.press(save);
      await expect(page).toHaveURL(/\/user_admin_attributes\/7\/\d+$/);
      await findRow(page, driver, 'Chip Number');

      await openMenu(page, driver, 'Intake Forms', 'Intake Categories');
      await findRow(page, driver, 'Pet Health');
      await driver.press(page.getByRole('link', { name: 'Attributes of Pet Health-Dogs' }));
      await expect(page).toHaveURL(/\/user_admin_intakeattributegroup\/\d+$/);
      for (const group of ['Insured', 'Animal']) {
        await driver.press(add);
        await driver.choose(field('Attribute Group'), group);
        await expect(field('Group Name')).toHaveValue(group);
        await driver.press(save);
        await expect(page).toHaveURL(/\/user_admin_intakeattributegroup\/\d+$/);
      }
      await expect(page.getByText('Showing rows 1 to 2 of 2')).toBeVisible();
      await driver.press(page.getByRole('button', { name: 'Move Animal up' }));
      await driver.tick(page.getByRole('checkbox', { name: 'Status of Insured' }));
      await expect(page.getByText('unsaved changes')).toBeVisible();
      await driver.press(save);
      await expect(page.getByText('unsaved changes')).toBeHidden();
      await page.reload();
      await expect(page.getByRole('row').nth(1)).toContainText('Animal');
      await expect(page.getByRole('checkbox', { name: 'Status of Insured' })).not.toBeChecked();
    },
  );
}
