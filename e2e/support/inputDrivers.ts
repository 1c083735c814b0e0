import { expect, type Locator, type Page } from '@playwright/test';
import { accounts } from './accounts';
import { nextKey } from './nextKey';

/** The actions of a person with any input device: a journey is written once and runs with each device. */
interface InputDriver {
  readonly name: 'mouse' | 'keyboard';
  /** A button, a link, an entry of a menu. */
  press(target: Locator): Promise<void>;
  fill(target: Locator, text: string): Promise<void>;
  /** A day, YYYY-MM-DD. */
  fillDate(target: Locator, date: string): Promise<void>;
  /** An option of a select by its text. */
  choose(target: Locator, option: string): Promise<void>;
  /** Toggles a radio, a checkbox or a switch. */
  tick(target: Locator): Promise<void>;
  /** Leaves the focused field. */
  leave(): Promise<void>;
  pickFiles(target: Locator, files: readonly PickedFile[]): Promise<void>;
}

export interface PickedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export function mouse(page: Page): Promise<InputDriver> {
  return Promise.resolve({
    name: 'mouse',
    press: (target) => target.click(),
    fill: (target, text) => target.fill(text),
    fillDate: (target, date) => target.fill(date),
    choose: async (target, option) => {
      await target.selectOption(option);
    },
    tick: (target) => target.click(),
    leave: () => page.keyboard.press('Tab'),
    pickFiles: async (target, files) => {
      const chooser = page.waitForEvent('filechooser');
      await target.click();
      await (await chooser).setFiles([...files]);
    },
  });
}

/** More than the Tab stops of the longest screen. */
const mostStops = 300;

/** Moves the focus to a control with the usual keys: Tab, or the arrows in a menu and among radios. */
async function reach(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  // A new query at each stop takes longer than all the keys.
  let handle = await target.elementHandle();
  for (let stop = 0; stop < mostStops; stop += 1) {
    const key = await handle.evaluate(nextKey);
    if (key === '') return;
    if (key === 'gone') handle = await target.elementHandle();
    else await page.keyboard.press(key);
  }
  throw new Error(`No key leads to ${String(target)}`);
}

/** Keyboard only: any event of a mouse or a finger is a console error, which fails the test. */
export async function keyboard(page: Page): Promise<InputDriver> {
  await page.addInitScript(() => {
    const complain = (): void => console.error('A pointer was used');
    for (const type of ['pointerdown', 'mousedown', 'touchstart']) {
      addEventListener(type, complain, { capture: true });
    }
  });
  const type = async (target: Locator, text: string): Promise<void> => {
    await reach(page, target);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
  };
  return {
    name: 'keyboard',
    press: async (target) => {
      await reach(page, target);
      await page.keyboard.press('Enter');
    },
    fill: type,
    fillDate: async (target, date) => {
      const [year, month, day] = date.split('-');
      await reach(page, target);
      await page.keyboard.type(`${month}${day}${year}`);
      await expect(target).toHaveValue(date);
    },
    choose: async (target, option) => {
      await reach(page, target);
      // The options of some fields arrive later than the field.
      await expect(target.getByRole('option', { name: option, exact: true })).toBeAttached();
      await page.keyboard.press('Home');
      const options = await target.locator('option').count();
      const chosen = target.locator('option:checked');
      for (let step = 0; step < options && (await chosen.innerText()) !== option; step += 1) {
        await page.keyboard.press('ArrowDown');
      }
      await expect(chosen).toHaveText(option);
    },
    tick: async (target) => {
      const before = await target.isChecked();
      await reach(page, target);
      // The arrows choose a radio when they reach it.
      if ((await target.isChecked()) === before) await page.keyboard.press('Space');
    },
    leave: () => page.keyboard.press('Tab'),
    pickFiles: async (target, files) => {
      await reach(page, target);
      const chooser = page.waitForEvent('filechooser');
      await page.keyboard.press('Enter');
      await (await chooser).setFiles([...files]);
    },
  };
}

/** Signs in as the client's administrator. */
export async function signInWith(page: Page, driver: InputDriver): Promise<void> {
  const { username, password } = accounts.admin;
  await page.goto('/kyubos_admin');
  await driver.fill(page.getByRole('textbox', { name: 'Username' }), username);
  await driver.fill(page.getByLabel('Password', { exact: true }), password);
  await driver.press(page.getByRole('button', { name: 'Log In' }));
  await page.waitForURL(/\/user_admin_countries$/);
}

/** Signs in and goes to a screen through the menus. */
export async function signInAndOpen(
  page: Page,
  driver: InputDriver,
  category: string,
  entry: string,
): Promise<void> {
  await signInWith(page, driver);
  await openMenu(page, driver, category, entry);
}

/** Goes to a screen through the menus. */
export async function openMenu(
  page: Page,
  driver: InputDriver,
  category: string,
  entry: string,
): Promise<void> {
  const menu = page.getByRole('banner');
  const first = menu.getByRole('link', { name: category, exact: true });
  await driver.press(first);
  const link = menu.getByRole('link', { name: entry, exact: true });
  await expect(link).toBeVisible();
  // A category leads to its first screen by itself; another press would restart it and lose the next typed text.
  if ((await link.getAttribute('href')) !== (await first.getAttribute('href'))) await driver.press(link);
  await expect(page.getByRole('heading', { level: 1, name: entry, exact: true })).toBeVisible();
}

/** Opens a row's menu and chooses an entry. */
export async function takeAction(
  page: Page,
  driver: InputDriver,
  row: Locator,
  action: string,
): Promise<void> {
  await driver.press(row.getByRole('button', { name: 'Actions' }));
  await driver.press(page.getByRole('menuitem', { name: action, exact: true }));
}

/** Finds a row with the quick filter; it is then the only one on the screen. */
export async function findRow(page: Page, driver: InputDriver, words: string): Promise<Locator> {
  await driver.fill(page.getByRole('searchbox'), words);
  // The filter is applied a little later; a row that still moves would be missed.
  const others = page.getByRole('row').filter({ hasNotText: words });
  // The header row and the blank one.
  await expect.poll(() => others.count()).toBeLessThanOrEqual(2);
  const row = page.getByRole('row').filter({ hasText: words });
  await expect(row).toBeVisible();
  return row;
}
