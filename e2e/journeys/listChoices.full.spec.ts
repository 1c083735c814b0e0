import { axeViolations } from '../support/axe';
import { expect, test } from '../support/fixtures';

test('a column has the width to which it was dragged, also after a reload', async ({ page, login }) => {
  await login('admin');
  await page.goto('/user_admin_countries');
  const head = page.getByRole('columnheader', { name: 'Country Name' });
  await expect(page.getByRole('row').nth(1)).toContainText('United States');
  const before = await head.boundingBox();
  if (!before) throw new Error('no header');
  const edge = { x: before.x + before.width - 3, y: before.y + before.height / 2 };
  await page.mouse.move(edge.x, edge.y);
  await page.mouse.down();
  await page.mouse.move(edge.x - 40, edge.y);
  await page.mouse.move(edge.x - 150, edge.y, { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => (await head.boundingBox())?.width).toBeLessThan(before.width - 120);
  const dragged = (await head.boundingBox())?.width ?? 0;
  await page.reload();
  await expect(page.getByRole('row').nth(1)).toContainText('United States');
  expect(Math.abs(((await head.boundingBox())?.width ?? 0) - dragged)).toBeLessThan(2);
  await expect(head).not.toHaveAttribute('aria-sort');
  await head.getByRole('button').press('Shift+ArrowRight');
  await expect.poll(async () => (await head.boundingBox())?.width).toBeCloseTo(dragged + 16, 0);
  const wider = await head.boundingBox();
  if (!wider) throw new Error('no header');
  await page.mouse.dblclick(wider.x + wider.width - 3, edge.y);
  await expect.poll(async () => (await head.boundingBox())?.width).toBeCloseTo(before.width, 0);
});

test('by keyboard alone: columns, a default view of the list, and the keyboard shortcuts', async ({
  page,
  login,
}) => {
  await login('admin');
  await page.goto('/user_admin_countries');
  await expect(page.getByRole('row').nth(1)).toContainText('United States');
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await expect(keys.getByText('Open the row')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);

  await page.getByRole('button', { name: 'Columns' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Columns and views' });
  await dialog.getByRole('checkbox', { name: 'Market Name' }).press('Space');
  await dialog.getByRole('button', { name: 'Move Country Name up' }).press('Enter');
  await dialog.getByRole('combobox', { name: 'Sort by' }).selectOption('Country Name');
  await dialog.getByRole('textbox', { name: 'Name of the view' }).fill('By name');
  await page.keyboard.press('Enter');
  await dialog.getByRole('checkbox', { name: 'Open the list with this view (By name)' }).press('Space');
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Columns' })).toBeFocused();

  await page.goto('/user_admin_home');
  await page.goto('/user_admin_countries');
  await expect(page).toHaveURL(/\?sort=Country\+Name$/);
  await expect(page.getByRole('columnheader')).toHaveText(['#', 'Country Name', 'Country Code', 'Actions']);
  await expect(page.getByRole('button', { name: 'View: By name' })).toBeVisible();
});

test('on a phone rows are cards: the page does not scroll sideways, and the selected card shows every column', async ({
  page,
  login,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await login('admin');
  await page.goto('/user_admin_policy_quotations');
  const card = page.getByRole('row').nth(1);
  await expect(card).toContainText('POL-2026-');
  const sideways = () =>
    page.evaluate(() => {
      const table = document.querySelector('table');
      const frame = table?.parentElement;
      return [document.documentElement.scrollWidth, (frame?.scrollWidth ?? 0) - (frame?.clientWidth ?? 0)];
    });
  expect(await sideways()).toEqual([320, 0]);
  const date = card.getByRole('cell').nth(8);
  await expect(date).toBeHidden();
  await card.getByRole('cell').nth(5).click();
  await expect(date).toBeVisible();
  expect(await sideways()).toEqual([320, 0]);
  expect(await axeViolations(page)).toEqual([]);
  await card.getByRole('button', { name: 'Actions' }).click();
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible();
});
