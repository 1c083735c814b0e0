import { screen, waitFor } from '@testing-library/react';
import { openAt } from '@/app/openAt.fixture';
import { catchDownloads, cellTexts, findRows } from '@/testing/harness/at';
import { fixDate } from '@/testing/harness/fixDate';
import { usdText } from '@/testing/harness/listCells';
import { bodiesTo } from '@/testing/harness/server';
import { db } from '../../../../mocks/db';

type StoredRecord = (typeof db.quotations)[number];

const quotations = '/user_admin_policy_quotations';

fixDate();

/** The records of a list, the newest first as the server lists them. */
function stored(status: StoredRecord['status']): StoredRecord[] {
  return db.quotations.filter((record) => record.status === status).reverse();
}

function cents(amount: unknown): number {
  return Math.round(Number(amount) * 100);
}

function sumText(records: readonly StoredRecord[], key: 'policyamount' | 'balance'): string {
  return usdText(String(records.reduce((sum, record) => sum + cents(record[key]), 0) / 100));
}

function countText(records: readonly StoredRecord[]): string {
  return `${records.length} record${records.length === 1 ? '' : 's'}`;
}

/** The texts of a column of the shown page. */
async function columnTexts(header: string): Promise<(string | null)[]> {
  const rows = await findRows();
  const index = screen.getAllByRole('columnheader').findIndex((head) => head.textContent.startsWith(header));
  return rows.map((row) => cellTexts(row)[index] ?? null);
}

/** Expects that the list shows exactly these records, with an amount in a column. */
async function expectRecords(
  records: readonly StoredRecord[],
  header: string,
  key: 'policyamount' | 'balance',
): Promise<void> {
  expect(records).not.toEqual([]);
  expect(await screen.findByRole('button', { name: `Export CSV (${records.length})` })).toBeVisible();
  const page = records.slice(0, 15);
  expect(await columnTexts('Number')).toEqual(page.map(({ unique_id }) => unique_id));
  expect(await columnTexts(header)).toEqual(page.map((record) => usdText(String(record[key]))));
}

function notice(): string | null {
  return screen.getByText('From the overview:').parentElement!.textContent;
}

/** A month with earlier and later ones, its name, and the quotations that take effect in it. */
function middleMonth(): { month: string; name: string; records: StoredRecord[] } {
  const all = stored('QUOTED');
  const dates = all
    .map((record) => record.policyeffectivedate)
    .filter(Boolean)
    .sort();
  const month = dates[Math.floor(dates.length / 2)]!.slice(0, 7);
  const name = new Date(`${month}-15T12:00:00Z`).toLocaleString('en-US', { month: 'long', year: 'numeric' });
  return { month, name, records: all.filter((record) => record.policyeffectivedate.startsWith(month)) };
}

test('a month of the overview lists its quotations with their sum, until the user wants all rows', async () => {
  const { month, name, records } = middleMonth();
  const user = openAt(`${quotations}?show=overview&from=${month}&to=${month}`);
  await expectRecords(records, 'Premium', 'policyamount');
  expect(notice()).toBe(
    `From the overview: Effective ${name} (${countText(records)}, premium ${sumText(records, 'policyamount')})Show all rows`,
  );
  await user.click(screen.getByRole('link', { name: 'Show all rows' }));
  expect(
    await screen.findByRole('button', { name: `Export CSV (${stored('QUOTED').length})` }),
  ).toBeVisible();
  expect(screen.queryByText('From the overview:')).toBeNull();
  expect(window.location.search).toBe('');
});

test('the export of a view of the overview has its rows only, not all rows of the server', async () => {
  const { files } = catchDownloads();
  const { month, records } = middleMonth();
  const user = openAt(`${quotations}?show=overview&from=${month}&to=${month}`);
  await user.click(await screen.findByRole('button', { name: `Export CSV (${records.length})` }));
  await waitFor(() => expect(files).toHaveLength(1));
  const [, ...lines] = (await files[0]!.text()).trim().split('\r\n');
  expect(lines.map((line) => /POL-[\d-]+/.exec(line)?.[0])).toEqual(
    records.map(({ unique_id }) => unique_id),
  );
  expect(bodiesTo('/viewpolicyquotationlistfull')).toEqual([]);
});

test('the filters of the list work in a view of the overview, and its export has both', async () => {
  const { files } = catchDownloads();
  const { month, records } = middleMonth();
  const { state_name: state } = records[0]!;
  const shown = records.filter(({ state_name }) => state_name === state);
  const query = new URLSearchParams({ show: 'overview', from: month, to: month, 'filter.state_name': state });
  const user = openAt(`${quotations}?${query.toString()}`);
  await expectRecords(shown, 'Premium', 'policyamount');
  expect(bodiesTo('/viewpolicyquotationlist')).toEqual([{ company_id: 7, state_name: state }]);
  expect(notice()).toContain(`(${countText(shown)}, premium ${sumText(shown, 'policyamount')})`);
  await user.click(screen.getByRole('button', { name: `Export CSV (${shown.length})` }));
  await waitFor(() => expect(files).toHaveLength(1));
  const [head, ...lines] = (await files[0]!.text()).trim().split('\r\n');
  expect(head).toContain(',Premium,');
  expect(lines.map((line) => /POL-[\d-]+/.exec(line)?.[0])).toEqual(shown.map(({ unique_id }) => unique_id));
});

/** A day so many months later, or the last one of that month. */
function monthsLater(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDate))).toISOString().slice(0, 10);
}

/** For how many days the oldest unpaid period of a binder is overdue; negative before it is due. */
function daysOverdue({ policyeffectivedate, policyschedule, policyamount, balance }: StoredRecord): number {
  const months = Number.parseInt(policyschedule, 10) * (policyschedule.includes('year') ? 12 : 1);
  const periods = 12 / months;
  const share = Math.floor(cents(policyamount) / periods);
  let paid = cents(policyamount) - cents(balance);
  let end = monthsLater(policyeffectivedate, months);
  for (let period = 2; period <= periods; period += 1) {
    end = monthsLater(end, months);
    paid -= period === periods ? cents(policyamount) - share * (periods - 1) : share;
    const due = Date.parse(end) - 15 * 86_400_000;
    if (paid < 0) return (Date.UTC(2026, 10, 21) - due) / 86_400_000;
  }
  return Number.NEGATIVE_INFINITY;
}

const ages = [
  ['1-30', '1–30 days', 1, 30],
  ['31-60', '31–60 days', 31, 60],
  ['61-90', '61–90 days', 61, 90],
  ['over-90', 'Over 90 days', 91, Infinity],
] as const;

test('SCHED-07 ENT-25 an age of the overview lists its binders of an agent with the sum of their balances', async () => {
  const binders = stored('BOUND');
  const found = ages.map(([age, label, least, most]) => ({
    age,
    label,
    records: binders.filter((binder) => daysOverdue(binder) >= least && daysOverdue(binder) <= most),
  }));
  const { age, label, records } = found.reduce((one, other) =>
    other.records.length > one.records.length ? other : one,
  );
  const [overdue] = records;
  const others = binders.filter((binder) => !records.includes(binder));
  for (const binder of [...records, ...others])
    Object.assign(binder, { submga_id: 9241, submga_name: 'Ann & Lee' });
  // As old as the others, and without the agent.
  const { policyeffectivedate, policyschedule, policyamount, balance } = overdue!;
  Object.assign(others[0]!, {
    ...{ policyeffectivedate, policyschedule, policyamount, balance },
    submga_id: '',
  });
  openAt(`/user_admin_policy_binder?show=overview&agent=9241&age=${age}`);
  await expectRecords(records, 'Balance', 'balance');
  expect(notice()).toBe(
    `From the overview: Agent Ann & Lee · Balance: ${label} (${countText(records)}, balance ${sumText(records, 'balance')})Show all rows`,
  );
  expect(window.location.href).not.toMatch(/Ann|Lee/);
});

test('a damaged link of the overview says so and shows all rows', async () => {
  openAt(`${quotations}?show=overview&from=2026-13&lob=Homeowners`);
  expect(
    await screen.findByRole('button', { name: `Export CSV (${stored('QUOTED').length})` }),
  ).toBeVisible();
  expect(screen.getByText('This list has no view “overview”: all rows are shown.')).toBeVisible();
});
