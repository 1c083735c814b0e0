import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';

/** Drags like a hand: press, a small move, several steps, release. */
async function drag(page: Page, item: Locator, target: Locator): Promise<void> {
  await item.scrollIntoViewIfNeeded();
  const from = await item.boundingBox();
  const to = await target.boundingBox();
  if (!from || !to) throw new Error('What is dragged is not on screen');
  await page.mouse.move(from.x + 20, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + 30, from.y + from.height / 2 + 8, { steps: 4 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 });
  await page.mouse.up();
}

test('PERM-03 PERM-04 PERM-05 PERM-08 PERM-09 items are dragged into boxes and from one to another, removed, and saved', async ({
  page,
  login,
}) => {
  await login('admin');
  await page.goto('/permissions/13');
  const box = (name: string) => page.getByRole('region', { name, exact: true });
  const handle = (name: string) => page.getByRole('button', { name: `Drag ${name}`, exact: true });
  const placed = (level: string, name: string) =>
    box(level).getByRole('button', { name: `Remove ${name}`, exact: true });

  await drag(page, handle('Home'), box('Read'));
  await expect(placed('Read', 'Home')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Move Home to Read', exact: true })).toBeHidden();
  await drag(page, handle('Carriers, Partners'), box('Read and Write'));
  await expect(placed('Read and Write', 'Carriers')).toBeVisible();
  await drag(page, handle('Home'), box('Admin'));
  await expect(placed('Admin', 'Home')).toBeVisible();
  await expect(placed('Read', 'Home')).toBeHidden();
  await placed('Read and Write', 'Carriers').click();
  await expect(page.getByRole('button', { name: 'Move Carriers to Read', exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Save Permissions' }).click();
  await expect(page).toHaveURL(/\/user_admin_users$/);
  await page.goto('/permissions/13');
  await expect(placed('Admin', 'Home')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(1);
});
