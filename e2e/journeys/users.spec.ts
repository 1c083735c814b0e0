import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import {
  mouseAndKeyboard,
  mouseAndSlowKeyboard,
  findRow,
  openMenu,
  signInAndOpen,
  takeAction,
} from '../support/inputDrivers';

// Keys take their time on long forms.
test.setTimeout(120_000);

for (const { way, take, tag } of mouseAndKeyboard) {
  test(
    `AGENT-05 USER-06 USER-11 USER-12 USER-13 USER-16 USER-17 an agent and the user who is that agent are added and edited ${way}`,
    { tag },
    async ({ page }) => {
      const driver = await take(page);
      const field = (label: string) => page.getByLabel(label, { exact: true });
      const save = page.getByRole('button', { name: 'Save' });
      await signInAndOpen(page, driver, 'Partners', 'Agents');

      await driver.press(page.getByRole('link', { name: 'Add', exact: true }));
      // The list's heads have the fields' names.
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
    },
  );
}

function box(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}

/** Drags as a hand does: takes hold, moves a little, goes there in steps, lets go. */
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

test('PERM-03 PERM-04 PERM-05 PERM-08 PERM-09 items are dragged into boxes and from one to another, removed, and kept', async ({
  page,
  login,
}) => {
  await login('admin');
  await page.goto('/permissions/13');
  const handle = (name: string) => page.getByRole('button', { name: `Drag ${name}`, exact: true });
  const placed = (level: string, name: string) =>
    box(page, level).getByRole('button', { name: `Remove ${name}`, exact: true });

  await drag(page, handle('Home'), box(page, 'Read'));
  await expect(placed('Read', 'Home')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Move Home to Read', exact: true })).toBeHidden();
  await drag(page, handle('Carriers, Partners'), box(page, 'Read and Write'));
  await expect(placed('Read and Write', 'Carriers')).toBeVisible();
  await drag(page, handle('Home'), box(page, 'Admin'));
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

test(
  'PERM-02 of a long list of menu items only those near what is in sight are drawn, so that a drag stays light',
  { tag: '@nightly' },
  async ({ page, login }) => {
    await page.setViewportSize({ width: 1280, height: 420 });
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

for (const { way, take, tag } of mouseAndSlowKeyboard) {
  test(
    `PERM-01 PERM-04 PERM-05 PERM-08 PERM-09 items are placed by their Move buttons, removed, and kept ${way}`,
    { tag },
    async ({ page }) => {
      const driver = await take(page);
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
      await expect(
        box(page, 'Read and Write').getByRole('button', { name: 'Remove Carriers' }),
      ).toBeVisible();
      await expect(box(page, 'Read').getByRole('button', { name: /^Remove / })).toHaveCount(0);
    },
  );
}

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

test('PERM-03 an item is dragged by keys: space takes it, the arrows carry it, space lets it go', async ({
  page,
  login,
}) => {
  await login('admin');
  await page.goto('/permissions/13');
  await page.getByRole('button', { name: 'Drag Home', exact: true }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Remove Home', exact: true })).toBeVisible();
});

test(
  'PERM-03 Escape puts an item that keys carry back where it was, and it can be taken again',
  { tag: '@nightly' },
  async ({ page, login }) => {
    await login('admin');
    await page.goto('/permissions/13');
    const handle = page.getByRole('button', { name: 'Drag Home', exact: true });
    // The library positions an item on the page while it is carried.
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
  },
);
