import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

interface Point {
  readonly x: number;
  readonly y: number;
}

async function boxOf(part: Locator): Promise<Point & { width: number; height: number }> {
  const box = await part.boundingBox();
  if (!box) throw new Error('The part is not shown');
  return box;
}

/** Drags a finger upwards from a point, as far as the window allows. */
async function dragUp(page: Page, { x, y }: Point): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number): Promise<unknown> =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x, y: at }] });
  await touch('touchStart', y);
  for (let at = y - 20; at > 10; at -= 20) await touch('touchMove', at);
  await touch('touchEnd');
  await client.detach();
}

/** The scroll position of the page after a drag and its momentum have ended. */
async function scrolledTo(page: Page): Promise<number> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let last = -1;
        const wait = (): void => {
          if (window.scrollY === last) resolve();
          else {
            last = window.scrollY;
            setTimeout(wait, 200);
          }
        };
        wait();
      }),
  );
  return page.evaluate(() => window.scrollY);
}

const opened = [
  {
    name: 'search',
    url: '/user_admin_policy_quotations',
    open: (page: Page) => page.getByRole('button', { name: 'Search' }).tap(),
    role: 'dialog',
  },
  {
    name: 'dialog of the keys',
    url: '/user_admin_policy_quotations',
    open: openKeys,
    role: 'dialog',
  },
  {
    name: 'question',
    url: '/user_admin_view_policy_quotation/1043/551',
    open: (page: Page) => page.getByRole('button', { name: 'Approve' }).tap(),
    role: 'alertdialog',
  },
] as const;

async function openKeys(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Hi admin - Admin' }).tap();
  await page.getByRole('menuitem', { name: 'Keys' }).tap();
}

for (const { name, url, open, role } of opened) {
  test(`the page does not scroll behind the ${name}`, async ({ page, login }) => {
    await login();
    await page.goto(url);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await dragUp(page, { x: 195, y: 700 });
    expect(await scrolledTo(page), 'the page can be scrolled').toBeGreaterThan(0);
    await page.evaluate(() => window.scrollTo(0, 0));
    await open(page);
    const dialog = page.getByRole(role);
    await expect(dialog).toBeVisible();
    const before = await scrolledTo(page);
    await dragUp(page, { x: 195, y: 836 });
    expect(await scrolledTo(page), 'after a drag beside the dialog').toBe(before);
    const { x, y, width, height } = await boxOf(dialog);
    await dragUp(page, { x: x + width / 2, y: y + height - 8 });
    expect(await scrolledTo(page), 'after a drag on the dialog').toBe(before);
  });
}

/** Makes the page believe that an on-screen keyboard is open: it leaves this much of the window, and covers the rest. */
async function showKeyboard(page: Page, height: number): Promise<void> {
  await page.evaluate((left) => {
    const shorter = Object.assign(new EventTarget(), {
      width: window.innerWidth,
      height: left,
      offsetLeft: 0,
      offsetTop: 0,
      scale: 1,
    });
    Object.defineProperty(window, 'visualViewport', { value: shorter, configurable: true });
  }, height);
}

async function expectAbove(part: Locator, height: number): Promise<void> {
  const box = await boxOf(part);
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.y + box.height).toBeLessThanOrEqual(height);
}

test('a keyboard that covers the window covers neither the last result of the search nor the count', async ({
  page,
  login,
}) => {
  await login();
  await page.goto('/user_admin_home');
  await showKeyboard(page, 420);
  await page.getByRole('button', { name: 'Search' }).tap();
  await page.getByRole('combobox', { name: 'Search' }).fill('a');
  const last = page.getByRole('option').last();
  await last.scrollIntoViewIfNeeded();
  await expectAbove(last, 420);
  await expectAbove(page.getByRole('dialog').getByRole('status'), 420);
});

test('a keyboard that covers the window covers no button of a dialog, also of one that opens later', async ({
  page,
  login,
}) => {
  await login();
  await page.goto('/user_admin_home');
  await showKeyboard(page, 844);
  await openKeys(page);
  const close = page.getByRole('dialog', { name: 'Keys' }).getByRole('button', { name: 'Close' });
  await expect(close).toBeVisible();
  await page.evaluate(() => {
    const { visualViewport } = window;
    Object.assign(visualViewport ?? {}, { height: 420 });
    visualViewport?.dispatchEvent(new Event('resize'));
  });
  await expectAbove(close, 420);
});

test('right-to-left names are written from the right, numbers and codes from the left', async ({
  page,
  login,
}) => {
  const directionOf = (label: string): Promise<string> =>
    page.getByLabel(label, { exact: true }).evaluate((box) => getComputedStyle(box).direction);
  await login();
  await page.goto('/edit_companies/201');
  for (const [label, direction] of [
    ['Company Name', 'rtl'],
    ['Zip Code', 'ltr'],
    ['Username', 'ltr'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill('אבגד-34!');
    expect([label, await directionOf(label)]).toEqual([label, direction]);
  }
  await page.goto('/user_admin_edit_quotation_policies/1033');
  await page.getByLabel('Last Name', { exact: true }).fill('אבגד-34!');
  expect(await directionOf('Last Name')).toBe('rtl');
  expect(await directionOf('Zip Code')).toBe('ltr');
});

test('a phone does not change a new user name while it is typed', async ({ page, login }) => {
  await login();
  for (const [url, label] of [
    ['/user_admin_add_users', 'Username'],
    ['/add_companies', 'Username'],
    ['/user_admin_add_carrier', 'User Name'],
    ['/user_admin_add_tpa', 'User Name'],
    ['/user_admin_add_mga', 'User Name'],
  ] as const) {
    await page.goto(url);
    const box = page.getByLabel(label, { exact: true });
    await expect(box).toHaveAttribute('autocapitalize', 'none');
    await expect(box).toHaveAttribute('autocorrect', 'off');
    await expect(box).toHaveAttribute('spellcheck', 'false');
  }
});
