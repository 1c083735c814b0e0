import type { Page } from '@playwright/test';
import { areas, type Area } from '../support/screenUrls';
import { expect, test } from '../support/fixtures';
import { openAndRest } from '../support/openAndRest';
import { axeViolations } from '../support/axe';

/** Records that are rendered differently from the examples of their screens. */
const others: Area = {
  name: 'further records',
  account: 'admin',
  urls: [
    '/user_admin_edit_attribute/7/601/3006',
    '/user_admin_edit_attribute/7/601/3007',
    '/user_admin_policy/554',
    '/user_admin_edit_quotation_policies/1041',
    '/user_admin_view_policy_quotation/1035/551',
    '/user_admin_view_policy_quotation/1037/552',
    '/user_admin_view_policy_quotation/1041/551',
    '/user_admin_view_policy_quotation/1043/551',
    '/view_admin_policy_quotation/1043/551',
    '/user_admin_view_binder_policies/1013/552',
    '/user_admin_view_binder_policies/1030/554',
  ],
};

const worlds = [
  { scenario: 'normal', words: 'filled' },
  { scenario: 'empty', words: 'empty' },
  { scenario: 'failing', words: 'not loaded' },
] as const;

function widthOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}

test.setTimeout(180_000);

for (const { name, account, urls } of [...areas, others]) {
  for (const { scenario, words } of worlds) {
    test(
      `the screens of ${name}, ${words}, are accessible in light and dark, and fit at 320 px`,
      { tag: '@nightly' },
      async ({ page, login, reset, expectErrors }) => {
        if (scenario !== 'normal') expectErrors(scenario === 'failing' ? /500/ : /404/);
        if (account) await login(account);
        if (scenario !== 'normal') await reset(scenario);
        for (const url of urls) {
          await openAndRest(page, url);
          expect.soft(await axeViolations(page), url).toEqual([]);
          await page.setViewportSize({ width: 320, height: 640 });
          await expect.soft
            .poll(() => widthOf(page), `${url} does not scroll sideways`)
            .toBeLessThanOrEqual(320);
          await page.setViewportSize({ width: 1440, height: 900 });
        }
      },
    );
  }
}
