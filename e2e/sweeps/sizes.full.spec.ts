import type { Locator } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { openAndRest } from '../support/openAndRest';
import { areas, type Area } from '../support/screenUrls';
import { addStyles, sizeFaults, textSettings } from '../support/textSettings';

/** Screens that together use most components of the product. */
const main: Area = {
  name: 'the main screens',
  account: 'admin',
  urls: [
    '/user_admin_home',
    '/user_admin_overview',
    '/user_admin_countries',
    '/user_admin_policy_quotations',
    '/user_admin_edit_quotation_policies/1033',
    '/user_admin_view_policy_quotation/1033/551',
    '/user_admin_policy_binder',
    '/user_admin_view_binder_policies/1013/551',
    '/user_admin_bdx_history',
    '/permissions/12',
    '/User_Admin_Setting',
  ],
};

function boxOf(element: Locator): Promise<DOMRect> {
  return element.evaluate((node) => node.getBoundingClientRect());
}

test.setTimeout(180_000);

for (const { name, account, urls } of [main, ...areas]) {
  for (const [setting, css] of Object.entries(textSettings)) {
    test(
      `${name}: ${setting} is complete at 390 and at 1440 px`,
      { tag: name === main.name ? [] : '@nightly' },
      async ({ page, login }) => {
        if (account) await login(account);
        for (const url of urls) {
          await openAndRest(page, url);
          await addStyles(page, css);
          for (const width of [390, 1440]) {
            await page.setViewportSize({ width, height: 900 });
            await expect.soft.poll(() => sizeFaults(page), `${url} at ${width} px`).toEqual([]);
          }
        }
      },
    );
  }
}

test('spaced letters widen the columns of a list, and the list scrolls', async ({ page, login }) => {
  await login();
  await openAndRest(page, '/user_admin_policy_quotations');
  const cell = page.getByRole('cell', { name: 'POL-2026-0072' });
  const isWhole = () => cell.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth);
  const { width } = await boxOf(cell);
  await addStyles(page, '* { letter-spacing: 0.12em !important }');
  await expect.poll(async () => (await boxOf(cell)).width).toBeGreaterThan(width * 1.1);
  expect(await isWhole()).toBe(true);
});

test('a right-to-left name is rendered in its own direction, at the edge of its column', async ({
  page,
  login,
}) => {
  const name = 'אבגד-34!';
  await page.route('**/viewpolicyquotationlist*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll('Daniel', name);
    await route.fulfill({ response: answer, body });
  });
  await login();
  await openAndRest(page, '/user_admin_policy_quotations');
  const edges = (text: string) =>
    page
      .getByRole('cell', { name: text, exact: true })
      .first()
      .evaluate((cell) => {
        const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
        const node = texts.nextNode();
        if (!node) throw new Error('The cell is empty');
        const leftOf = (from: number, to: number): number => {
          const range = document.createRange();
          range.setStart(node, from);
          range.setEnd(node, to);
          return range.getBoundingClientRect().left;
        };
        const length = node.textContent?.length ?? 0;
        return { all: leftOf(0, length), first: leftOf(0, 1), last: leftOf(length - 1, length) };
      });
  const hebrew = await edges(name);
  const latin = await edges('Grace');
  expect(hebrew.last).toBeLessThan(hebrew.first);
  expect(hebrew.all).toBeCloseTo(latin.all, 0);
  for (const url of ['/user_admin_policy_quotations', '/user_admin_home'])
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await openAndRest(page, url);
      await expect.soft.poll(() => sizeFaults(page), `${url} at ${width} px`).toEqual([]);
    }
});

for (const url of ['/user_admin_countries', '/user_admin_carrier', '/user_admin_policy_quotations']) {
  test(`on a phone the headers of ${url} match the cells of its rows, and none can be focused`, async ({
    page,
    login,
  }) => {
    await login();
    const heads = page.getByRole('row').first().getByRole('columnheader');
    const cells = page.getByRole('row').nth(1).getByRole('cell');
    await openAndRest(page, url);
    const wide = await heads.allTextContents();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(heads).toHaveCount(await cells.count());
    expect(await cells.count()).toBeGreaterThan(3);
    await expect(heads.first()).toHaveAccessibleName('#');
    await expect(heads.last()).toHaveAccessibleName('Actions');
    for (const head of await heads.all())
      expect(wide).toContain(await head.evaluate(({ textContent }) => textContent));
    await expect(page.getByRole('columnheader').getByRole('button')).toHaveCount(0);
  });
}

test('the targets of breadcrumbs on two lines are 24 px high and do not overlap', async ({ page, login }) => {
  await login();
  await page.setViewportSize({ width: 500, height: 640 });
  await openAndRest(page, '/user_admin_add_attribute/7/601');
  await addStyles(page, textSettings['letters of twice the size']);
  const targets = await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => {
        const { top, bottom } = link.getBoundingClientRect();
        return { top, bottom };
      }),
    );
  const lines = [...new Set(targets.map(({ top }) => top))];
  expect(lines.length).toBeGreaterThan(1);
  for (const { top, bottom } of targets) {
    expect(bottom - top).toBeGreaterThanOrEqual(24);
    const next = Math.min(...lines.filter((line) => line > top));
    expect(bottom).toBeLessThanOrEqual(next);
  }
});

for (const width of [720, 768, 1024]) {
  test(`at ${width} px a focused header does not overlap the sticky column`, async ({ page, login }) => {
    await login();
    await page.setViewportSize({ width, height: 1024 });
    await openAndRest(page, '/user_admin_policy_quotations');
    const heads = page.getByRole('columnheader').getByRole('button');
    await heads.first().focus();
    const pinned = await boxOf(page.getByRole('columnheader', { name: 'Actions' }));
    for (const head of await heads.all()) {
      await expect(head).toBeFocused();
      await expect.poll(async () => (await boxOf(head)).right).toBeLessThanOrEqual(pinned.left + 1);
      await page.keyboard.press('Tab');
    }
  });
}

for (const width of [320, 390, 1440]) {
  test(`at ${width} px a focused category is completely visible in its row`, async ({ page, login }) => {
    await login();
    await page.setViewportSize({ width, height: 844 });
    await openAndRest(page, '/user_admin_countries');
    const list = page.getByRole('region', { name: 'Intake categories' }).getByRole('list');
    await list.getByRole('button').first().focus();
    for (const chip of await list.getByRole('button').all()) {
      await expect(chip).toBeFocused();
      // After scrolling to a whole pixel, a fraction of a pixel may be cut off.
      await expect(chip).toBeInViewport({ ratio: 0.99 });
      await page.keyboard.press('Tab');
    }
  });
}
