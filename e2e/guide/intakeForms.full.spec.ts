import type { Locator, Page } from '@playwright/test';
import { expect, rowWith } from '../support/fixtures';
import { test } from '../support/guide';

/** The tasks of docs/guide/intake-forms.md. */

// The form of a question and its preview fit into the window.
test.use({ guidePage: 'intake-forms', viewport: { width: 1200, height: 1450 } });

const menu = (page: Page): Locator => page.getByRole('banner');
const category = (page: Page): Locator => rowWith(page, 'PERSONAL AUTO');

/** The questions of a group, 'Remarks'. */
const questions = '/user_admin_attributes/7/611';

test('Create a category', async ({ page, login, guide }) => {
  await login();
  await guide.press('Intake Forms', menu(page));
  await guide.press('Add');
  await guide.fill('LOB', 'Pet Health');
  await guide.fill('Sub LOB', 'Dogs');
  await guide.press('Save');
  await expect(rowWith(page, 'Pet Health-Dogs')).toBeVisible();
});

test('Create a group of questions', async ({ page, login, guide }) => {
  await login();
  await guide.press('Intake Forms', menu(page));
  await guide.press('Attribute Groups', menu(page));
  await guide.press('Add');
  await guide.fill('Group Name', 'Animal');
  await guide.choose('Display Type', 'Double Column');
  await guide.press('Save');
  await expect(page.getByText('14 rows')).toBeVisible();
});

test('Add a question to a group', async ({ page, login, guide }) => {
  await login();
  await guide.press('Intake Forms', menu(page));
  await guide.press('Attribute Groups', menu(page));
  await guide.press('Attribute', rowWith(page, 'Mortgagee'));
  await guide.press('Add');
  await guide.fill('Label Name', 'Chip Number');
  await guide.fill('Attribute Format', '999-999');
  await guide.choose('Mandatory', 'Required');
  const preview = page.getByRole('region', { name: 'Preview' });
  await guide.see('Preview', preview);
  await preview.getByRole('textbox', { name: 'Chip Number' }).first().fill('123456');
  await guide.picture('new-question', page.getByRole('main'));
  await guide.press('Save');
  await expect(page.getByRole('row').filter({ hasText: 'Chip Number' })).toBeVisible();
});

test('Add a question with choices', async ({ page, login, guide }) => {
  await login();
  await page.goto(questions);
  await guide.press('Add');
  await guide.fill('Label Name', 'Kind of animal');
  await guide.choose('Attribute Type', 'radio');
  await guide.fill('Radio Box Group', 'Cat, Dog');
  await expect(page.getByText('Choices: Cat · Dog')).toBeVisible();
  await guide.press('Save');
  await expect(rowWith(page, 'Kind of animal')).toBeVisible();
});

test('Use a group in a category', async ({ page, login, guide }) => {
  await login();
  await guide.press('Intake Forms', menu(page));
  await guide.press('Attributes', category(page));
  await guide.press('Add');
  await guide.choose('Attribute Group', 'Business');
  await guide.press('Save');
  await expect(page.getByRole('row').nth(6)).toContainText('Business');
});

test('Change the order, or leave a group out', async ({ page, login, guide }) => {
  await login();
  await guide.press('Intake Forms', menu(page));
  await guide.press('Attributes', category(page));
  await guide.press('Move Drivers up');
  await guide.tick('Status of Remarks');
  await expect(page.getByText('unsaved changes')).toBeVisible();
  await guide.press('Save');
  await expect(page.getByText('unsaved changes')).toBeHidden();
  await expect(page.getByRole('row').nth(3)).toContainText('Drivers');
  await expect(page.getByRole('checkbox', { name: 'Status of Remarks' })).not.toBeChecked();
});

test('Check a category before people use it', async ({ page, login, guide }) => {
  await login();
  // A new category, which has no groups.
  await page.goto('/user_admin_add_intakecategory/');
  await page.getByLabel('LOB', { exact: true }).fill('Pet Health');
  await page.getByRole('button', { name: 'Save' }).click();
  await guide.press('Attributes', rowWith(page, 'Pet Health'));
  await page.getByRole('link', { name: 'Add', exact: true }).click();
  await page.getByLabel('Attribute Group', { exact: true }).selectOption('Insured');
  await page.getByRole('button', { name: 'Save' }).click();
  await guide.press('Preview');
  await guide.press('Close');
  await guide.press('Check');
  const check = page.getByRole('dialog', { name: 'Check: Pet Health' });
  await expect(check).toContainText('to mend');
  await guide.picture('check-category', check);
  await guide.press('Add an attribute', check.getByRole('listitem').first());
  await expect(page.getByRole('heading', { level: 1, name: 'Add Attribute' })).toBeVisible();
  await expect(page.getByLabel('Label Name')).toBeVisible();
});

test('Add a package to a category', async ({ page, login, guide }) => {
  await login();
  await page.goto('/user_admin_intakecategory/');
  await guide.press('Actions', category(page));
  await guide.press('Packages');
  await guide.press('Add');
  await expect(page.getByRole('textbox', { name: 'Category' })).toHaveValue('PERSONAL AUTO');
  await guide.fill('List Name', 'Puppy Care');
  await guide.press('Save');
  await expect(rowWith(page, 'Puppy Care')).toBeVisible();
});
