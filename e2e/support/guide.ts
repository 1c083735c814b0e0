import { existsSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { guideFolder, tasksOfPage, type Mark, type Task } from '../../scripts/guideTasks';
import { expect, test as base } from './fixtures';
import { mouse, type PickedFile } from './inputDrivers';

/**
 * Walks through a task of the guide in the product. Each call takes the next bold name of the task's steps, which has to be
 * the given one, and uses the only control with that name. So a walk fails when a control or a word of the guide is renamed.
 */
interface Guide {
  /** A button, a link, an entry of a menu, a tab. `within` is the part of the screen, where a name occurs twice. */
  press(name: string, within?: Locator): Promise<void>;
  fill(name: string, text: string, within?: Locator): Promise<void>;
  /** A day, YYYY-MM-DD. */
  fillDate(name: string, date: string, within?: Locator): Promise<void>;
  /** An option of a select by its text. */
  choose(name: string, option: string, within?: Locator): Promise<void>;
  /** Toggles a radio, a checkbox or a switch. */
  tick(name: string, within?: Locator): Promise<void>;
  /** Chooses a file of the computer. */
  pickFile(name: string, file: PickedFile, within?: Locator): Promise<void>;
  /** A control, a heading or another named part that a step mentions and does not use. */
  see(name: string, within?: Locator): Promise<void>;
  /**
   * The next picture of the task, of the window or of a part of the screen. `npm run guide` writes its file, other runs only
   * check that the file is there.
   */
  picture(name: string, part?: Locator): Promise<void>;
}

type Role = Parameters<Page['getByRole']>[0];

const pressed: readonly Role[] = [
  'button',
  'link',
  'menuitem',
  'menuitemradio',
  'menuitemcheckbox',
  'tab',
  'option',
];
const filled: readonly Role[] = ['textbox', 'searchbox', 'combobox', 'spinbutton'];
const chosen: readonly Role[] = ['combobox', 'listbox'];
const ticked: readonly Role[] = ['radio', 'checkbox', 'switch'];
const seen: readonly Role[] = [
  ...new Set([...pressed, ...filled, ...chosen, ...ticked]),
  ...(['heading', 'columnheader', 'dialog', 'region', 'group'] as const),
];

/** The clock of the browser and of the mock server. */
const now = '2026-11-20T15:00:00Z';

const isWritingPictures = Boolean(process.env['GUIDE_PICTURES']);

/** The name itself, or with a state that the product adds: 'Export CSV (40)', 'View: Standard'. */
function nameOf(name: string): RegExp {
  return new RegExp(`^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}( \\([\\d,]+\\)|: .+)?$`);
}

async function controlIn(part: Page | Locator, name: string, roles: readonly Role[]): Promise<Locator> {
  const byRole = roles.map((role) => part.getByRole(role, { name: nameOf(name) }));
  // A button or a link that each row has shows a part of its name: 'Permissions' for 'Permissions of Ann'.
  const byText = roles
    .filter((role) => role === 'button' || role === 'link')
    .map((role) => part.getByRole(role).filter({ hasText: nameOf(name) }));
  const control = [...byRole, ...byText].reduce((all, other) => all.or(other)).filter({ visible: true });
  await expect(control, `exactly one control has the name '${name}'`).toHaveCount(1);
  return control;
}

/** Presses a control. A link is followed until the screen is replaced, so that the next step is not done on the old one. */
async function press(page: Page, control: Locator): Promise<void> {
  const { href, target } = await control.evaluate((element) =>
    element instanceof HTMLAnchorElement
      ? { href: element.href, target: element.target }
      : { href: '', target: '' },
  );
  const isFollowed = href !== '' && target === '' && new URL(href).pathname !== new URL(page.url()).pathname;
  const heading = isFollowed ? await page.locator('h1').elementHandle() : undefined;
  await control.click();
  if (!heading) return;
  await page.waitForURL(href);
  await page.waitForFunction((old) => !old.isConnected, heading);
}

/** Writes a picture unless it looks like the one that is there: the edges of rounded corners differ from run to run. */
async function takePicture(page: Page, part: Locator | undefined, name: string): Promise<void> {
  // A button below an open dialog may be busy until the dialog is closed.
  const shown = part ?? page.locator('body');
  await expect(shown.getByText('Loading...')).toHaveCount(0);
  await expect(shown.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.mouse.move(0, 0);
  // `npm run guide` updates what differs.
  await expect(part ?? page).toHaveScreenshot(`${name}.png`);
}

/** Resolves, after the walk, with what it left out. */
async function walk(
  page: Page,
  { title, marks }: Task,
  use: (guide: Guide) => Promise<void>,
): Promise<readonly Mark[]> {
  const left = [...marks];
  const take = (kind: Mark['kind'], name: string): void => {
    expect({ kind, name }, `what comes next in the task '${title}'`).toEqual(left.shift());
  };
  const find = (name: string, roles: readonly Role[], within?: Locator): Promise<Locator> => {
    take('control', name);
    return controlIn(within ?? page, name, roles);
  };
  const driver = await mouse(page);
  await use({
    press: async (name, within) => press(page, await find(name, pressed, within)),
    fill: async (name, text, within) => driver.fill(await find(name, filled, within), text),
    fillDate: async (name, date, within) => driver.fillDate(await find(name, filled, within), date),
    choose: async (name, option, within) => driver.choose(await find(name, chosen, within), option),
    pickFile: async (name, file, within) => driver.pickFiles(await find(name, pressed, within), [file]),
    tick: async (name, within) => driver.tick(await find(name, ticked, within)),
    see: async (name, within) => {
      await find(name, seen, within);
    },
    picture: async (name, part) => {
      take('picture', name);
      const file = `${guideFolder}/pictures/${name}.png`;
      if (isWritingPictures) await takePicture(page, part, name);
      else expect(existsSync(file), `${file} is there: npm run guide`).toBe(true);
    },
  });
  return left;
}

/**
 * A test for each task of a page of the guide. Its title is that of the task, and the file names the page:
 * `test.use({ guidePage: 'signing-in' })`.
 */
export const test = base.extend<{ guidePage: string; guide: Guide }>({
  guidePage: ['', { option: true }],
  viewport: { width: 1200, height: 750 },
  colorScheme: 'light',
  contextOptions: { reducedMotion: 'reduce' },

  guide: async ({ page, control, guidePage }, use, info) => {
    const task = tasksOfPage(guidePage).find(({ title }) => title === info.title);
    if (!task) throw new Error(`${guidePage}.md has no task '${info.title}'`);
    // The next test begins its scenario with the real clock. Here a call that is still under way would lose its session.
    await control.send('clock', { now });
    await page.clock.setFixedTime(now);
    const leftOut = await walk(page, task, use);
    // A walk that failed has not come to the rest of the task.
    if (info.errors.length === 0)
      expect(leftOut, 'what the task names and the walk does not use').toEqual([]);
  },
});
