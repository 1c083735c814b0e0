import type { Locator } from '@playwright/test';
import { expect, test } from '../support/fixtures';

/** What only a browser can measure of the attribute groups: their layout and their colours. */

interface Split {
  /** The widths of label and answer, as shares of their row. */
  readonly shares: readonly number[];
  /** Whether the answer is next to its label, and not below it. */
  readonly isBeside: boolean;
}

/** The shares of label and answer in each row of a group with one attribute a row. */
async function splitsOf(group: Locator): Promise<Split[]> {
  await expect(group.getByText('Loan Number').first()).toBeVisible();
  return group.evaluate((section) => {
    section.scrollIntoView();
    return [...section.querySelectorAll('.attribute-odd, .attribute-even')].map((row) => {
      const whole = row.getBoundingClientRect();
      const { paddingLeft, paddingRight } = getComputedStyle(row);
      const width = whole.width - parseFloat(paddingLeft) - parseFloat(paddingRight);
      const pair = row.querySelector('dt')?.parentElement ?? row.firstElementChild;
      const parts = [...(pair?.children ?? [])].map((part) => part.getBoundingClientRect());
      return {
        shares: parts.map((part) => Math.round((part.width / width) * 1000) / 1000),
        isBeside: parts.every(({ top, right }) => top - whole.top < 30 && right <= whole.right),
      };
    });
  });
}

const split = { shares: [0.4, 0.6], isBeside: true };

test('DISP-01 DISP-02 a Single Column row is split 40 to 60 between label and answer, in the form and on the view', async ({
  page,
  login,
}) => {
  await login('admin');
  await page.goto('/user_admin_policy/552');
  const group = page.getByRole('region', { name: 'Mortgagee', exact: true });
  expect(await splitsOf(group)).toEqual([split, split, split]);
  await page.goto('/user_admin_view_binder_policies/1031/552');
  expect(await splitsOf(group)).toEqual([split, split, split]);
});

/** The colour of errors in the light theme. */
const red = 'rgb(168, 34, 27)';

test('FIELD-14 an answer in error has a red border, and none after it is corrected', async ({
  page,
  login,
}) => {
  await login('admin');
  await page.goto('/user_admin_policy/552');
  const box = page.getByLabel('Year Built', { exact: true });
  await expect(box).toBeVisible();
  await expect(box).not.toHaveCSS('border-top-color', red);
  await box.fill('19');
  await page.keyboard.press('Tab');
  await expect(box).toHaveAccessibleDescription(
    /Please complete the field according to the format 9999 before proceeding\./,
  );
  for (const side of ['top', 'right', 'bottom', 'left']) {
    await expect(box).toHaveCSS(`border-${side}-color`, red);
    await expect(box).toHaveCSS(`border-${side}-width`, '1px');
    await expect(box).toHaveCSS(`border-${side}-style`, 'solid');
  }
  await box.fill('1987');
  await page.keyboard.press('Tab');
  await expect(box).not.toHaveAttribute('aria-invalid', 'true');
  await expect(box).not.toHaveCSS('border-top-color', red);
});

test('the boxes of ranks have the same size after a form was opened, whose styles load later', async ({
  page,
  login,
}) => {
  await login('admin');
  await page.goto('/user_admin_attributegroup');
  const box = page.getByRole('textbox', { name: /^Rank/ }).first();
  await expect(box).toBeVisible();
  const before = await box.boundingBox();
  await page.getByRole('link', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(box).toBeVisible();
  const after = await box.boundingBox();
  expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
});
