import { expect, test } from '../support/fixtures';
import { chunksAreLost, loseChunks } from '../support/lostChunks';
import { keptDrafts } from '../support/secrets';

/** A page that stays open while a newer version is installed, and a screen whose script does not arrive. */

test('a screen whose script does not arrive shows a message within 15 seconds, and opens after it has arrived', async ({
  page,
  login,
  expectErrors,
}) => {
  expectErrors(...chunksAreLost);
  await page.clock.install();
  await login();
  let isBroken = true;
  await page.route(/\.js$/, async (route) => {
    if (!isBroken) await route.continue();
  });
  const asked = page.waitForRequest(/\.js$/);
  await page.getByRole('link', { name: 'Add', exact: true }).click();
  await asked;
  // The screen requests it a second time after seven seconds.
  await page.clock.runFor(7000);
  await page.clock.runFor(7000);
  await expect(page.getByText('A part of the page could not be loaded.')).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create Country' })).toBeVisible();
});

test('a menu, the search and a dialog whose scripts do not arrive show a message at each press, and open after they have arrived', async ({
  page,
  login,
  expectErrors,
}) => {
  expectErrors(...chunksAreLost);
  await login();
  await expect(page.getByRole('cell', { name: 'Canada' })).toBeVisible();
  const said: string[] = [];
  page.on('dialog', (dialog) => {
    said.push(dialog.message());
    void dialog.accept();
  });
  const presses = [
    { button: page.getByRole('button', { name: /^Hi / }), opens: page.getByRole('menu') },
    { button: page.getByRole('button', { name: 'Search' }), opens: page.getByRole('dialog') },
    { button: page.getByRole('button', { name: 'Columns' }), opens: page.getByRole('dialog') },
  ];
  for (const { button, opens } of presses) {
    said.length = 0;
    const mend = await loseChunks(page);
    await button.click();
    await expect.poll(() => said).toHaveLength(1);
    await button.click();
    await expect.poll(() => said).toHaveLength(2);
    expect(new Set(said)).toEqual(
      new Set(['A part of the page could not be loaded. Check the connection and try again.']),
    );
    await mend();
    await button.click();
    await expect(opens).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(opens).toBeHidden();
  }
});

test('a page that is focused again after an update shows a notice, and typed text survives the reload', async ({
  page,
  login,
}) => {
  await login('admin');
  await page.goto('/user_admin_edit_countries/402');
  await page.getByLabel('Country Name').fill('Canada West');
  await page.route('**/version.json', (route) =>
    route.fulfill({ json: { version: '0.2.0', build: 'newer' } }),
  );
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const notice = page.getByRole('status').filter({ hasText: 'A new version is ready' });
  await expect(notice).toBeVisible();
  await expect(page.getByLabel('Country Name')).toHaveValue('Canada West');
  await expect.poll(() => keptDrafts(page)).toContain('Canada West');
  await page.unroute('**/version.json');
  page.on('dialog', (dialog) => void dialog.accept());
  await notice.getByRole('button', { name: 'Reload' }).click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByLabel('Country Name')).toHaveValue('Canada West');
});
