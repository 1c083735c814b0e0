import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import Papa from 'papaparse';
import { parseMoney } from '../../src/domain/text/money';
import { axeViolations } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { openAndRest } from '../support/openAndRest';
import { openTab } from '../support/tabs';

const overview = '/user_admin_overview';

/** A number of the overview, with the list that it leads to. */
interface Counted {
  /** The heading of its picture and its own name, for the report. */
  readonly name: string;
  readonly href: string;
  readonly count: number;
  /** The premium, or for the balances the balance, in cents. */
  readonly cents: number | undefined;
}

interface ReadNumber extends Omit<Counted, 'count' | 'cents'> {
  readonly count: string;
  readonly amount: string;
}

function counted({ count, amount, ...rest }: ReadNumber): Counted {
  return { ...rest, count: Number(count.replaceAll(',', '')), cents: parseMoney(amount) };
}

/** The marks of all pictures: their names hold the count and the amount, such as '…: 3 records, $12,400', or the number of files. */
async function readMarks(page: Page): Promise<Counted[]> {
  const marks = await page.locator('main a[data-mark]').evaluateAll((links) =>
    links.map((link) => ({
      heading: link.closest('section')?.querySelector('h2')?.textContent ?? '',
      label: link.getAttribute('aria-label') ?? link.textContent,
      href: link.getAttribute('href') ?? '',
    })),
  );
  return marks.map(({ heading, label, href }) => {
    const found =
      /: (?<count>[\d,]+) (?:record|binder)s?, (?:balance )?(?<amount>-?\$[\d,.]+)$/.exec(label) ??
      /: (?:(?<count>[\d,]+) files?, |missing$)/.exec(label);
    expect(found, label).not.toBeNull();
    const { count = '0', amount = '' } = found?.groups ?? {};
    return counted({ name: `${heading}: ${label}`, href, count, amount });
  });
}

/** The linked numbers of all tables; the cell after each one has the amount. */
async function readTables(page: Page): Promise<Counted[]> {
  const buttons = page.getByRole('button', { name: /^Table of / });
  for (const button of await buttons.all()) await button.click();
  const links = await page.locator('main section table td a').evaluateAll((all) =>
    all.map((link) => ({
      name: `${link.closest('table')?.getAttribute('aria-label')}, table: ${link.closest('tr')?.textContent}`,
      href: link.getAttribute('href') ?? '',
      count: link.textContent,
      // The number of files has no amount beside it.
      amount: (link.closest('td')?.nextElementSibling?.textContent ?? '').replace(/^[^-$].*/, ''),
    })),
  );
  for (const button of await buttons.all()) await button.click();
  return links.map(counted);
}

/** Goes to a URL inside the open product, which is faster than to load it. */
function goInside(page: Page, url: string): Promise<void> {
  return page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, url);
}

/** The sum of a column of the exported list in cents, and the number of its rows. */
async function exportedSum(list: Page, column: string): Promise<{ rows: number; cents: number }> {
  const download = list.waitForEvent('download');
  await list.getByRole('button', { name: /^Export CSV/ }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  const { data } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true });
  return {
    rows: data.length,
    cents: data.reduce((sum, row) => sum + (parseMoney(row[column]) ?? 0), 0),
  };
}

/** Opens the list of a number and expects that it has as many rows, with the same sum. */
async function expectSameInList(list: Page, href: string, numbers: readonly Counted[]): Promise<void> {
  // Another screen between two lists, so that what the list shows is not that of the one before.
  await goInside(list, '/User_Admin_Setting');
  await expect(list.getByRole('heading', { name: 'Setting', level: 1 })).toBeVisible();
  await goInside(list, href);
  const notice = list.getByRole('status').filter({ hasText: 'From the overview:' });
  await expect(notice, href).toBeVisible();
  await expect(list.locator('[aria-busy="true"]'), href).toHaveCount(0);
  const text = (await notice.textContent()) ?? '';
  const found =
    /\((?<count>[\d,]+) records?, (?<kind>premium|balance) (?<amount>-?\$[\d,.]+)\)/.exec(text) ??
    /\((?<count>[\d,]+) files?\)/.exec(text);
  const { count = '', kind, amount = '' } = found?.groups ?? {};
  const shown = counted({ name: 'the list', href, count, amount });
  for (const { name, count: rows, cents } of numbers)
    expect.soft({ rows, cents }, `${name} is what ${href} shows`).toEqual({
      rows: shown.count,
      cents: shown.cents,
    });
  const rows = `${count} ${count === '1' ? 'row' : 'rows'}`;
  await expect.soft(list.getByText(rows, { exact: true }), href).toBeVisible();
  if (kind === undefined || shown.count === 0) return;
  const sum = await exportedSum(list, kind === 'balance' ? 'Balance' : 'Premium');
  expect.soft(sum, `the rows of ${href}`).toEqual({ rows: shown.count, cents: shown.cents });
}

/** Opens every list that the pictures and tables of the page lead to. */
async function expectSameInLists(page: Page, list: Page): Promise<readonly Counted[]> {
  await expect(page.locator('main a[data-mark]').first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const numbers = [...(await readMarks(page)), ...(await readTables(page))];
  for (const href of new Set(numbers.map((number) => number.href)))
    await expectSameInList(
      list,
      href,
      numbers.filter((number) => number.href === href),
    );
  return numbers;
}

const pictures = [
  'Premium by effective month',
  'From quotation to policy',
  'Premium by LOB',
  'Balances of binders by age',
  'Premium by state',
  'Premium by agent',
  'Bordereaux by sender and month',
];

test('every number of the overview is what its list shows', async ({ page, login }) => {
  test.setTimeout(240_000);
  await login('admin');
  const list = await openTab(page, '/user_admin_policy_quotations', 'Quotations');
  await page.goto(overview);
  const numbers = await expectSameInLists(page, list);
  for (const heading of pictures)
    expect(
      numbers.filter(({ name, count }) => name.startsWith(`${heading}:`) && count > 0),
      heading,
    ).not.toEqual([]);
  await list.close();
});

test('every number of the overview is what its list shows for all dates of one LOB and one state', async ({
  page,
  login,
}) => {
  test.setTimeout(240_000);
  await login('admin');
  const list = await openTab(page, '/user_admin_policy_quotations', 'Quotations');
  await page.goto(`${overview}?period=all`);
  for (const [filter, heading] of [
    ['LOB', 'Premium by LOB'],
    ['State', 'Premium by state'],
  ] as const) {
    const first = page.getByRole('region', { name: heading }).getByRole('rowheader').first();
    await page.getByLabel(filter, { exact: true }).selectOption((await first.textContent()) ?? '');
  }
  const numbers = await expectSameInLists(page, list);
  for (const { href } of numbers) expect(new URLSearchParams(href.split('?')[1]).has('lob')).toBe(true);
  await list.close();
});

test('by keyboard alone: from mark to mark of a picture, to its list, and back to the mark', async ({
  page,
  login,
}) => {
  await login('admin');
  await openAndRest(page, overview);
  await page.getByRole('button', { name: 'CSV of Premium by effective month' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  const mark = page.locator('a[data-mark]:focus');
  const href = (await mark.getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page.getByText('From the overview:')).toBeVisible();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(href);
  await page.goBack();
  await expect(mark).toHaveAttribute('href', href);
});

test('the overview is accessible in light and dark, as pictures and as tables, and fits at 320 px', async ({
  page,
  login,
}) => {
  test.setTimeout(120_000);
  await login('admin');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await openAndRest(page, overview);
    expect.soft(await axeViolations(page), `pictures at ${width} px`).toEqual([]);
    for (const button of await page.getByRole('button', { name: /^Table of / }).all()) await button.click();
    expect.soft(await axeViolations(page), `tables at ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  const widthOfPage = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(widthOfPage, 'tables').toBeLessThanOrEqual(320);
  await openAndRest(page, overview);
  await expect.poll(widthOfPage, 'pictures').toBeLessThanOrEqual(320);
});

test('on paper the overview has its pictures and numbers, and no buttons', async ({ page, login }) => {
  await login('admin');
  await openAndRest(page, overview);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.setViewportSize({ width: 717, height: 1000 });
  await expect(page.getByRole('button', { name: /^(Table|CSV) of / })).toHaveCount(0);
  for (const heading of pictures) {
    const marks = page.getByRole('region', { name: heading }).locator('a[data-mark]');
    await expect(marks.first(), heading).toBeVisible();
  }
  await expect(page.getByText(/^As of /)).toBeVisible();
});
