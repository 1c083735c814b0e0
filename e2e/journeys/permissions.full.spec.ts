import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { keyboard, signInAndOpen } from '../support/inputDrivers';

function box(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}

test(
  'PERM-02 of a long list of menu items only those near the visible ones are rendered, so that a drag is fast',
  { tag: '@nightly' },
  async ({ page, login }) => {
    await page.setViewportSize({ width: 1280, height: 600 });
    await login('admin');
    await page.goto('/permissions/13');
    const handles = page.getByRole('button', { name: /^Drag / });
    const isDrawn = (handle: Locator) => () =>
      handle.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
    await expect.poll(isDrawn(handles.first())).toBe(true);
    await expect.poll(isDrawn(handles.last())).toBe(false);
    await handles.last().scrollIntoViewIfNeeded();
    await expect.poll(isDrawn(handles.last())).toBe(true);
  },
);

test(
  'PERM-01 PERM-04 PERM-05 PERM-08 PERM-09 items are moved with their Move buttons, removed, and saved by keyboard alone',
  { tag: '@nightly' },
  async ({ page }) => {
    const driver = await keyboard(page);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await signInAndOpen(page, driver, 'Administration', 'Users');
    await driver.press(page.getByRole('link', { name: 'Permissions of Tobias Brandt' }));
    await expect(page).toHaveURL(/\/permissions\/13$/);
    await driver.press(button('Move Home to Read'));
    await expect(box(page, 'Read').getByRole('button', { name: 'Remove Home' })).toBeVisible();
    await driver.press(button('Move Partners to Admin'));
    await driver.press(button('Move Carriers to Read and Write'));
    await driver.press(button('Remove Home'));
    await driver.press(button('Move Home to Admin'));
    await driver.press(button('Save Permissions'));
    await expect(page).toHaveURL(/\/user_admin_users$/);
    await driver.press(page.getByRole('link', { name: 'Permissions of Tobias Brandt' }));
    await expect(box(page, 'Admin').getByRole('button', { name: /^Remove / })).toHaveCount(2);
    await expect(box(page, 'Read and Write').getByRole('button', { name: 'Remove Carriers' })).toBeVisible();
    await expect(box(page, 'Read').getByRole('button', { name: /^Remove / })).toHaveCount(0);
  },
);

test('PERM-03 PERM-08 PERM-09 a drag of one press, one move and the release lands in the list under the pointer', async ({
  page,
  login,
}) => {
  await login();
  await page.goto('/permissions/13');
  const handle = page.getByRole('button', { name: 'Drag Home', exact: true });
  await handle.dragTo(box(page, 'Admin'));
  await expect(box(page, 'Admin').getByRole('button', { name: 'Drag Home' })).toBeVisible();
  await handle.dragTo(page.getByRole('heading', { name: 'Read', exact: true }));
  await expect(box(page, 'Read').getByRole('button', { name: 'Drag Home' })).toBeVisible();
  await expect(box(page, 'Admin').getByRole('button', { name: 'Drag Home' })).toBeHidden();
  await handle.dragTo(page.getByRole('heading', { level: 1 }));
  await expect(box(page, 'Read').getByRole('button', { name: 'Drag Home' })).toBeVisible();
  await handle.dragTo(page.getByRole('region', { name: 'Menu items' }));
  await expect(page.getByRole('button', { name: 'Move Home to Read', exact: true })).toBeVisible();
});

test('PERM-03 an item is dragged by keys: space lifts it, the arrows move it, Escape puts it back, and space drops it', async ({
  page,
  login,
}) => {
  await login('admin');
  await page.goto('/permissions/13');
  const handle = page.getByRole('button', { name: 'Drag Home', exact: true });
  // The library positions the item on the page during the drag.
  const item = page.locator('[data-rfd-draggable-id]').filter({ has: handle });
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(item).toHaveCSS('position', 'fixed');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(item).not.toHaveCSS('position', 'fixed');
  await expect(handle).toBeFocused();
  await expect(page.getByRole('button', { name: 'Remove Home', exact: true })).toBeHidden();

  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Remove Home', exact: true })).toBeVisible();
});
