import type { Page } from '@playwright/test';
import { areas } from '../support/screenUrls';
import type { Account } from '../support/accounts';
import { expect, test } from '../support/fixtures';
import { openAndRest } from '../support/openAndRest';

const widths = [390, 768, 1440];

/** More stops than any screen has: a walk that does not end is an error. */
const mostStops = 600;

/** The screens with sticky elements of every kind: headers, columns, action bars, panels, rows of chips. */
const mainScreens: readonly (readonly [account: Account, urls: readonly string[]])[] = [
  [
    'admin',
    [
      '/user_admin_home',
      '/user_admin_overview',
      '/user_admin_policy_quotations',
      '/user_admin_edit_quotation_policies/1033',
      '/user_admin_view_binder_policies/1013/551',
      '/permissions/12',
      '/user_admin_brdx_file_view/329',
    ],
  ],
  ['carrier', ['/client_user_BDX_fileupload']],
];

interface Stop {
  /** The name of the element, for the report. */
  readonly name: string;
  /** Its visible share, from 0 to 1. */
  readonly seen: number;
  /** Whether the walk has returned to its beginning. */
  readonly isLast: boolean;
}

/**
 * Measures how much of the focused element is visible: of a grid of points on it, those that a press would reach. For an
 * element that is larger than its window, the whole is what fits into the window.
 */
function focusedStop(): Stop | undefined {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const marked = element as HTMLElement & { isVisited?: boolean };
  const isLast = marked.isVisited === true;
  marked.isVisited = true;
  // A control that is rendered by its label, such as the choice of a theme.
  const visibleElement =
    element.getBoundingClientRect().width <= 1 ? (element.closest('label') ?? element) : element;
  // A link on two lines has two boxes.
  const [box] = visibleElement.getClientRects();
  if (!box) return { name: element.tagName, seen: 0, isLast };
  const width = Math.min(box.width, window.innerWidth);
  const height = Math.min(box.height, window.innerHeight);
  const columns = 12;
  const lines = 4;
  let reached = 0;
  for (let column = 0; column < columns; column += 1) {
    for (let line = 0; line < lines; line += 1) {
      const x = box.left + ((column + 0.5) / columns) * box.width;
      const y = box.top + ((line + 0.5) / lines) * box.height;
      const top = document.elementFromPoint(x, y);
      if (top && (visibleElement.contains(top) || top.contains(visibleElement))) reached += 1;
    }
  }
  const area = (reached / (columns * lines)) * box.width * box.height;
  const name = element.getAttribute('aria-label') ?? element.textContent.trim();
  const id = element.id && `#${element.id}`;
  return {
    name: `${element.tagName.toLowerCase()}${id} ${name.slice(0, 40)}`.trim(),
    seen: area / (width * height),
    isLast,
  };
}

/** Walks through the page with Tab, and returns each stop of which less than half is visible. */
async function hiddenStops(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(focusedStop);
    if (found?.isLast) return hidden;
    if (found && found.seen < 0.5) hidden.push(`${found.name}: ${Math.round(found.seen * 100)} %`);
  }
  return [...hidden, `more than ${mostStops} stops`];
}

async function expectAllSeen(page: Page, urls: readonly string[], width: number): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
  for (const url of urls) {
    await openAndRest(page, url);
    expect.soft(await hiddenStops(page), url).toEqual([]);
  }
}

function scrollPositions(page: Page): Promise<readonly [page: number, table: number | undefined]> {
  return page.evaluate(() => [
    Math.round(window.scrollY),
    document.querySelector('table')?.parentElement?.scrollLeft,
  ]);
}

test('nothing scrolls when a sticky element gets the focus', async ({ page, login }) => {
  await login('admin');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 700 });
  await openAndRest(page, '/user_admin_edit_quotation_policies/1033');
  await page.evaluate(() => window.scrollTo(0, 500));
  for (const name of ['Search', 'Save', 'WORKERS COMP']) {
    await page.keyboard.press('Shift');
    await page.getByRole('button', { name, exact: true }).focus();
    expect(await scrollPositions(page), name).toEqual([500, 0]);
  }

  await openAndRest(page, '/user_admin_bdx_history');
  await page.evaluate(() => window.scrollTo(0, 60));
  await page.getByRole('columnheader').getByRole('button').first().focus();
  expect(await scrollPositions(page), 'head').toEqual([60, 0]);

  await page.setViewportSize({ width: 768, height: 900 });
  await openAndRest(page, '/user_admin_policy_quotations');
  await page.getByRole('row').nth(2).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('row').nth(2).getByRole('button', { name: 'Actions' })).toBeFocused();
  expect(await scrollPositions(page), 'Actions').toEqual([0, 0]);
});

for (const width of widths) {
  for (const [account, urls] of mainScreens) {
    test(`the focused element is visible on the main screens of the ${account} at ${width} px`, async ({
      page,
      login,
    }) => {
      await login(account);
      await expectAllSeen(page, urls, width);
    });
  }
  for (const { name, account, urls } of areas) {
    test(
      `the focused element is visible on the screens of ${name} at ${width} px`,
      { tag: '@nightly' },
      async ({ page, login }) => {
        test.setTimeout(240_000);
        if (account) await login(account);
        await expectAllSeen(page, urls, width);
      },
    );
  }
}
