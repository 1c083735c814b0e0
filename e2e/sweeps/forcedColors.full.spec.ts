import type { Locator } from '@playwright/test';
import { expect, test } from '../support/fixtures';

/** With forced colours there are no shadows and backgrounds, and all borders have one colour. */

test.use({ contextOptions: { forcedColors: 'active' } });

/** The styles of an element that remain in forced colours. */
function look(element: Locator): Promise<readonly string[]> {
  return element.evaluate((node) => {
    const style = getComputedStyle(node);
    const border = (side: 'top' | 'right' | 'bottom' | 'left'): string =>
      ['width', 'style', 'color'].map((part) => style.getPropertyValue(`border-${side}-${part}`)).join(' ');
    const outline = style.outlineStyle === 'none' ? 'none' : `${style.outlineWidth} ${style.outlineColor}`;
    const marks = String(node.querySelectorAll('svg').length);
    const sides = (['top', 'right', 'bottom', 'left'] as const).map((side) => border(side));
    return [...sides, outline, style.textDecorationLine, marks];
  });
}

async function expectDifferent(current: Locator, other: Locator): Promise<void> {
  await expect(current).toBeVisible();
  await expect(other).toBeVisible();
  expect(await look(current)).not.toEqual(await look(other));
}

test('the current area of a carrier differs from the other', async ({ page, login }) => {
  await login('carrier');
  const areas = page.getByRole('navigation').filter({ has: page.locator('[aria-current="page"]') });
  for (const name of ['Inbound', 'Outbound']) {
    await areas.getByRole('link', { name }).click();
    await expect(areas.getByRole('link', { name })).toHaveAttribute('aria-current');
    await expectDifferent(areas.locator('a[aria-current]'), areas.locator('a:not([aria-current])').first());
  }
});

test('the current section, menu entry and category differ from the others', async ({ page, login }) => {
  await login();
  await page.goto('/user_admin_edit_quotation_policies/1033');
  const sections = page.getByRole('navigation', { name: 'Sections of this page' });
  await expectDifferent(
    sections.locator('[aria-current]'),
    sections.locator('button:not([aria-current])').first(),
  );
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expectDifferent(
    menu.locator('[aria-current]').first(),
    menu.locator('a:not([aria-current]), button:not([aria-current])').filter({ visible: true }).first(),
  );
  await page.goto('/user_admin_policy/551');
  const categories = page.getByRole('region', { name: 'Intake categories' }).getByRole('list');
  await expectDifferent(
    categories.locator('[aria-current]'),
    categories.locator('button:not([aria-current])').first(),
  );
});

test('the selected row, the selected card and the chosen view differ from the others', async ({
  page,
  login,
}) => {
  await login();
  await page.getByRole('row').nth(1).click();
  await expectDifferent(
    page.locator('tr[aria-selected="true"]'),
    page.locator('tbody tr:not([aria-selected])').first(),
  );
  await page.goto('/user_admin_policy_binder');
  const views = page.getByRole('main');
  await expectDifferent(
    views.locator('button[aria-pressed="true"]'),
    views.locator('button[aria-pressed="false"]'),
  );
  const chips = page.getByRole('region', { name: 'Intake categories' });
  await chips.getByRole('listitem').nth(1).getByRole('button').click();
  await expectDifferent(
    chips.locator('button[aria-pressed="true"]'),
    chips.locator('button[aria-pressed="false"]').first(),
  );
  await page.getByRole('button', { name: 'Grid view' }).click();
  const cards = page.locator('[data-card]');
  await cards.first().click({ position: { x: 8, y: 60 } });
  await expectDifferent(
    page.locator('[data-card][aria-current]'),
    page.locator('[data-card]:not([aria-current])').first(),
  );
});

test('a list that is loading shows bars instead of rows', async ({ page, login }) => {
  await login();
  await page.route('**/viewpolicyquotationlist', () => undefined);
  await page.goto('/user_admin_policy_quotations');
  const cell = page.locator('table[aria-busy="true"] > tbody td').first();
  await expect(cell).toBeVisible();
  const styles = await cell.evaluate((node) => [
    getComputedStyle(node).backgroundImage,
    getComputedStyle(node).forcedColorAdjust,
  ]);
  expect(styles).toEqual([expect.stringContaining('linear-gradient'), 'none']);
});
