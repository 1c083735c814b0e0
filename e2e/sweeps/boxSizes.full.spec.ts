import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { openAndRest } from '../support/openAndRest';
import { areas, type Area } from '../support/screenUrls';

/** Safari on a phone zooms in on a field whose text is smaller than 16 px, and the page is then too wide for the window. */
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
test.setTimeout(180_000);

/** The fields whose text is too small, and the selects whose text is cut off. */
function problemsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')].filter(
      (box) => box.checkVisibility() && !['checkbox', 'radio', 'file'].includes(box.type),
    );
    const problems = boxes.flatMap((box) => {
      const { fontSize, lineHeight, paddingTop, paddingBottom } = getComputedStyle(box);
      const size = parseFloat(fontSize);
      const needed = (parseFloat(lineHeight) || size) + parseFloat(paddingTop) + parseFloat(paddingBottom);
      const name = box.labels?.[0]?.textContent ?? box.ariaLabel ?? box.name;
      return [
        ...(size < 16 ? [`${name}: ${fontSize}`] : []),
        ...(box.clientHeight + 1 < needed ? [`${name}: ${box.clientHeight} px high`] : []),
      ];
    });
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [...problems, `the page is ${scrollWidth} px wide`] : problems;
  });
}

const mainScreens = [
  '/user_admin_countries',
  '/user_admin_policy_quotations',
  '/user_admin_policy_binder',
  '/user_admin_edit_quotation_policies/1033',
  '/user_admin_policy/551',
  '/edit_companies/201',
  '/user_admin_add_users',
  '/permissions/12',
  '/user_admin_attributes/7/601',
  '/user_admin_bdx_export',
];

const mainArea: Area = { name: 'the main areas', account: 'admin', urls: mainScreens };

for (const area of [mainArea, ...areas]) {
  const { name, account, urls } = area;
  test(
    `the boxes on the screens of ${name} are large enough for a phone, and nothing is cut`,
    { tag: area === mainArea ? [] : ['@nightly'] },
    async ({ page, login }) => {
      if (account) await login(account);
      for (const url of urls) {
        await openAndRest(page, url);
        expect.soft(await problemsOf(page), url).toEqual([]);
      }
    },
  );
}
