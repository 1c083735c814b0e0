import type { Page } from '@playwright/test';
import { expect, rowWith, test } from '../support/fixtures';
import { chunksAreLost, loseChunks } from '../support/lostChunks';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test('LIST-02 REF-06 Back, Forward and a reload return to the page, the filter and the row of a list, and to the form', async ({
  page,
  login,
}) => {
  await login();
  await page.getByRole('searchbox').fill('a');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  const rows = page.getByRole('row');
  const names = await rows.allInnerTexts();
  await rows.nth(2).getByRole('cell').nth(1).dblclick();
  await expect(page).toHaveURL(/\/user_admin_edit_countries\/\d+$/);
  const form = page.url();
  const field = page.getByRole('textbox', { name: 'Country Name' });
  await expect(field).not.toHaveValue('');
  const value = await field.inputValue();

  await page.goBack();
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  expect(await rows.allInnerTexts()).toEqual(names);
  // The stored state of a list is in the address a moment later, its filter in the history entry.
  await expect(page).toHaveURL(({ search }) => search === '?page=2');
  expect(await page.evaluate(() => JSON.stringify(history.state))).toContain('filter=a');
  await page.reload();
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('a');
  await expect.poll(() => rows.allInnerTexts()).toEqual(names);
  await page.goForward();
  await expect(page).toHaveURL(form);
  await expect(field).toHaveValue(value);
  await page.reload();
  await expect(field).toHaveValue(value);
});

test('SHELL-15 LIST-04 a link that is pressed with Ctrl opens its screen in another tab and does not change this one', async ({
  page,
  login,
}) => {
  await login();
  await expect(page.getByRole('cell', { name: 'Canada' })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const opened = async (press: () => Promise<void>): Promise<Page> => {
    const [tab] = await Promise.all([page.context().waitForEvent('page'), press()]);
    return tab;
  };
  const ctrl = { modifiers: ['ControlOrMeta' as const] };
  const cases = [
    ['Partners', 'Carriers', () => menu.getByRole('link', { name: 'Partners' }).click(ctrl)],
    ['Add', 'Create Country', () => page.getByRole('link', { name: 'Add', exact: true }).click(ctrl)],
    [
      'Home',
      'Dashboard',
      () =>
        page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).click(ctrl),
    ],
    [
      'Edit',
      'Create Country',
      async () => {
        await rowWith(page, 'Canada').getByRole('button', { name: 'Actions' }).click();
        await page.getByRole('menuitem', { name: 'Edit' }).click(ctrl);
      },
    ],
  ] as const;
  for (const [link, screen, press] of cases) {
    const tab = await opened(press);
    await expect(heading(tab, screen), link).toBeVisible();
    await tab.close();
    await expect(heading(page, 'Countries'), link).toBeVisible();
    await expect(page).toHaveURL(/\/user_admin_countries$/);
  }
  // The menus of this tab still mark the screen of this tab.
  await expect(menu.getByRole('link', { name: 'Partners' })).not.toHaveAttribute('aria-current');
});

test('SHELL-01 SHELL-03 Go Home and Back both work on the not-found page', async ({ page, login }) => {
  await login();
  await page.goto('/no/such/page');
  await expect(heading(page, 'Oops, page not available!')).toBeVisible();
  await page.getByRole('button', { name: 'Go Home' }).click();
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(heading(page, 'Oops, page not available!')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Countries')).toBeVisible();
});

test(
  'SHELL-15 SHELL-22 fifty quick changes of the screen end on the last one, with its own title, menu and rows',
  { tag: '@nightly' },
  async ({ page, login }) => {
    await login();
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await expect(menu.getByRole('link', { name: 'Partners' })).toBeVisible();
    const hurry = (last: string): Promise<void> =>
      page.evaluate(async (name) => {
        const links = (): HTMLAnchorElement[] => [
          ...document.querySelectorAll<HTMLAnchorElement>('header nav a'),
        ];
        for (let change = 0; change < 49; change += 1) {
          const all = links();
          all[(change * 7) % all.length]?.click();
          if (change % 4 === 0) await new Promise(requestAnimationFrame);
        }
        links()
          .find((link) => link.textContent === name)
          ?.click();
      }, last);
    await hurry('Partners');
    await expect(heading(page, 'Carriers')).toBeVisible();
    await expect(page).toHaveURL(/\/user_admin_carrier$/);
    await expect(page).toHaveTitle(/^User_admin_carrier/);
    await expect(page.getByRole('cell', { name: 'Beacon Hill Assurance' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Partners' })).toHaveAttribute('aria-current', 'true');

    // And through the history, back and forth, not too near to its beginning, since a browser may drop some of these steps.
    await hurry('Reference Data');
    await expect(heading(page, 'Countries')).toBeVisible();
    await page.evaluate(async () => {
      for (let step = 0; step < 50; step += 1) {
        history.go(step % 4 < 2 ? -1 : 1);
        if (step % 5 === 0) await new Promise(requestAnimationFrame);
      }
    });
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Home' }).click();
    await expect(heading(page, 'Dashboard')).toBeVisible();
    await hurry('Reference Data');
    await expect(heading(page, 'Countries')).toBeVisible();
    await expect(page.getByRole('cell', { name: 'Canada' })).toBeVisible();
  },
);

test(
  'SHELL-06 a chunk that cannot be fetched is replaced by the error page inside the shell, and is fetched when it is available again',
  { tag: '@nightly' },
  async ({ page, login, expectErrors }) => {
    expectErrors(...chunksAreLost);
    await login();
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await expect(page.getByRole('cell', { name: 'Canada' })).toBeVisible();
    const mend = await loseChunks(page);
    await menu.getByRole('link', { name: 'Partners' }).click();
    await expect(heading(page, 'Unexpected Application Error!')).toBeVisible();
    await expect(page.getByText('A newer version was installed. Reload the page.')).toBeVisible();
    await expect(page).toHaveURL(/\/user_admin_carrier$/);
    // Chunks that were fetched before still open.
    await menu.getByRole('link', { name: 'Reference Data' }).click();
    await expect(heading(page, 'Countries')).toBeVisible();

    await mend();
    await menu.getByRole('link', { name: 'Partners' }).click();
    await expect(page.getByRole('cell', { name: 'Beacon Hill Assurance' })).toBeVisible();
  },
);

test('SHELL-06 P4 a chunk that is missing when a form is left causes no loss: Reload works, and the form offers its draft', async ({
  page,
  login,
  expectErrors,
}) => {
  expectErrors(...chunksAreLost);
  await login();
  await rowWith(page, 'Canada').getByRole('cell').nth(1).dblclick();
  const field = page.getByRole('textbox', { name: 'Country Name' });
  await field.fill('Canada and Quebec');
  const mend = await loseChunks(page);
  // The code of the dialog is missing too, so the browser asks instead.
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.accept();
  });
  await page.getByRole('link', { name: 'Partners' }).click();
  await expect(heading(page, 'Unexpected Application Error!')).toBeVisible();
  expect(asked).toEqual(['You have unsaved changes. Leave this page?\n\nOK: Leave. Cancel: Stay.']);
  await mend();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(heading(page, 'Carriers')).toBeVisible();
  await page.goBack();
  await page.getByRole('region', { name: 'Unsaved work' }).getByRole('button', { name: 'Restore' }).click();
  await expect(field).toHaveValue('Canada and Quebec');
});
