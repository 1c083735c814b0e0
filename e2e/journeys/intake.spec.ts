import { expect, test } from '../support/fixtures';
import { mouseAndKeyboard, findRow, openMenu, signInAndOpen, takeAction } from '../support/inputDrivers';

// Keys take their time on long forms.
test.setTimeout(120_000);

for (const { way, take } of mouseAndKeyboard) {
  test(`INTAKE-08 PACK-10 AGRP-08 ATTR-13 ATTR-17 ATTR-19 IAGRP-06 IAGRP-09 IAGRP-10 an intake category gets a package, a group with an attribute, and a rank ${way}`, async ({
    page,
  }) => {
    const hands = await take(page);
    const field = (label: string) => page.getByLabel(label, { exact: true });
    const add = page.getByRole('link', { name: 'Add', exact: true });
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await signInAndOpen(page, hands, 'Intake Forms', 'Intake Categories');

    await hands.press(add);
    await expect(save).toBeVisible();
    await hands.fill(field('LOB'), 'Pet Health');
    await hands.fill(field('Sub LOB'), 'Dogs');
    await hands.press(save);
    await expect(page).toHaveURL(/\/user_admin_intakecategory\/$/);

    await takeAction(page, hands, await findRow(page, hands, 'Pet Health'), 'Packages');
    await expect(page.getByRole('heading', { level: 1, name: 'Pet Health\u0027s Packages' })).toBeVisible();
    await hands.press(add);
    await expect(page.getByRole('textbox', { name: 'Category' })).toHaveValue('Pet Health');
    await hands.fill(field('List Name'), 'Puppy Care');
    await hands.press(save);
    await findRow(page, hands, 'Puppy Care');

    await openMenu(page, hands, 'Intake Forms', 'Attribute Groups');
    await hands.press(add);
    await expect(save).toBeVisible();
    await hands.fill(field('Group Name'), 'Animal');
    await hands.choose(field('Display Type'), 'Double Column');
    await hands.press(save);
    await expect(page).toHaveURL(/\/user_admin_attributegroup$/);

    await findRow(page, hands, 'Animal');
    await hands.press(page.getByRole('link', { name: 'Attribute of Animal' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Animal Attribute' })).toBeVisible();
    await hands.press(add);
    await hands.fill(field('Label Name'), 'Chip Number');
    await hands.fill(field('Attribute Format'), '999-999');
    await expect(field('Attribute Max Length')).toHaveValue('7');
    await expect(field('Attribute Data Type')).toHaveValue('Numeric');
    const sample = page
      .getByRole('region', { name: 'This attribute' })
      .getByRole('textbox', { name: 'Chip Number' });
    await hands.fill(sample, '123456');
    await expect(sample).toHaveValue('123-456');
    await hands.press(save);
    await expect(page).toHaveURL(/\/user_admin_attributes\/7\/\d+$/);
    await findRow(page, hands, 'Chip Number');

    await openMenu(page, hands, 'Intake Forms', 'Intake Categories');
    await findRow(page, hands, 'Pet Health');
    await hands.press(page.getByRole('link', { name: 'Attributes of Pet Health-Dogs' }));
    await expect(page).toHaveURL(/\/user_admin_intakeattributegroup\/\d+$/);
    for (const group of ['Insured', 'Animal']) {
      await hands.press(add);
      await hands.choose(field('Attribute Group'), group);
      await expect(field('Group Name')).toHaveValue(group);
      await hands.press(save);
      await expect(page).toHaveURL(/\/user_admin_intakeattributegroup\/\d+$/);
    }
    await expect(page.getByText('Showing rows 1 to 2 of 2')).toBeVisible();
    await hands.press(page.getByRole('button', { name: 'Move Animal up' }));
    await hands.tick(page.getByRole('checkbox', { name: 'Status of Insured' }));
    await expect(page.getByText('unsaved changes')).toBeVisible();
    await hands.press(save);
    await expect(page.getByText('unsaved changes')).toBeHidden();
    await page.reload();
    await expect(page.getByRole('row').nth(1)).toContainText('Animal');
    await expect(page.getByRole('checkbox', { name: 'Status of Insured' })).not.toBeChecked();
  });
}
