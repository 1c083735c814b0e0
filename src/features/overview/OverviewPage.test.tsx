import { screen, waitFor, within } from '@testing-library/react';
import { openAt } from '@/app/openAt.fixture';
import { button, catchDownloads, cellTexts, expectPath, press } from '@/testing/harness/at';
import { fixDate } from '@/testing/harness/fixDate';
import { bodiesTo } from '@/testing/harness/server';
import { db } from '../../../mocks/db';
import { loadsFail } from '../../../mocks/scenarios';
import { findMarks, getPicture, overview } from './overview.fixture';

fixDate();

const needAllLists = [
  'Premium by effective month',
  'From quotation to policy',
  'Premium by LOB',
  'Premium by state',
];
const balances = 'Balances of binders by age';

/** The filters of the list that a mark leads to. */
function filtersOf(mark: HTMLElement): URLSearchParams {
  return new URL(mark.getAttribute('href') ?? '', 'https://portal').searchParams;
}

test('a filter stands in the URL and narrows every picture', async () => {
  const user = openAt(`${overview}?period=all`);
  await findMarks(balances);
  const lob = screen.getByLabelText('LOB');
  // An LOB with a binder, so that each picture has a mark.
  const { intake_Name: name } = db.quotations.find(({ status }) => status === 'BOUND')!;
  await user.selectOptions(lob, name);
  expect(new URLSearchParams(window.location.search).get('lob')).toBe(name);
  for (const heading of [...needAllLists, balances])
    for (const mark of await findMarks(heading)) expect(filtersOf(mark).get('lob')).toBe(name);
  await press(user, 'Clear filters');
  expect(window.location.search).toBe('');
  expect(lob).toHaveDisplayValue('All LOBs');
});

test('a URL restores its filters, and the screen says which period it does not know', async () => {
  const { state_name } = db.quotations[0]!;
  openAt(`${overview}?period=next-week&state=${state_name}&lob=NEVER`);
  await waitFor(() => expect(screen.getByLabelText('LOB')).toHaveDisplayValue('NEVER (no record)'));
  expect(screen.getByLabelText('State')).toHaveDisplayValue(state_name);
  expect(screen.getByLabelText('Period')).toHaveDisplayValue('12 months back, 3 ahead');
  expect(screen.getByText(/^There is no period “next-week”/)).toBeVisible();
});

test('without one list its pictures could not load, and balances of binders stay; Retry loads it', async () => {
  const end = loadsFail('/viewpolicyquotationlist');
  const user = openAt(overview);
  for (const heading of needAllLists)
    await waitFor(() => expect(within(getPicture(heading)).getByText('Could not load')).toBeVisible());
  expect(await findMarks(balances)).not.toEqual([]);
  end();
  await user.click(within(getPicture('Premium by LOB')).getByText('Retry'));
  for (const heading of needAllLists) expect(await findMarks(heading)).not.toEqual([]);
  expect(screen.queryByText('Could not load')).not.toBeInTheDocument();
  expect(bodiesTo('/viewpolicybinderlist')).toHaveLength(1);
});

test('the table and its CSV have the numbers of the picture', async () => {
  const heading = 'Premium by LOB';
  const { files, names } = catchDownloads();
  const user = openAt(`${overview}?period=all`);
  const labels = (await findMarks(heading)).map((mark) => mark.getAttribute('aria-label'));
  await press(user, `Table of ${heading}`);
  expect(button(`Table of ${heading}`)).toHaveAttribute('aria-pressed', 'true');
  const table = within(getPicture(heading)).getByRole<HTMLTableElement>('table');
  const [heads, ...rows] = [...table.rows].map(cellTexts);
  const stages = ['Quotations', 'Binders', 'Policies'];
  const inTable = rows.flatMap(([lob, ...cells]) =>
    stages.map((stage, index) => [stage, lob, cells[index * 2], cells[index * 2 + 1]] as const),
  );
  const spoken = inTable
    .filter(([, , count]) => count !== '0')
    .map(
      ([stage, lob, count, premium]) =>
        `${stage}, ${lob}: ${count} record${count === '1' ? '' : 's'}, ${premium}`,
    );
  expect(labels).toEqual(spoken);
  const counted = inTable.reduce((sum, [, , count]) => sum + Number(count), 0);
  expect(counted).toBe(db.quotations.length);

  await press(user, `CSV of ${heading}`);
  expect(names).toEqual([`${heading}.csv`]);
  const quoted = [heads!, ...rows].map((cells) =>
    cells.map((text) => (text?.includes(',') ? `"${text}"` : text)).join(','),
  );
  expect((await files[0]!.text()).replace('\uFEFF', '').trim().split(/\r?\n/)).toEqual(quoted);
});

test('one mark of a picture is in the tab order, the keys go to the others, and it opens its list', async () => {
  const user = openAt(overview);
  const marks = await findMarks('Premium by effective month');
  const inTabOrder = (): HTMLElement[] => marks.filter(({ tabIndex }) => tabIndex === 0);
  expect(inTabOrder()).toEqual([marks[0]]);
  button('CSV of Premium by effective month').focus();
  await user.tab();
  expect(marks[0]).toHaveFocus();
  await user.keyboard('{End}{ArrowRight}{ArrowLeft}');
  expect(marks.at(-2)).toHaveFocus();
  await user.keyboard('{Home}{ArrowLeft}{ArrowDown}');
  expect(marks[1]).toHaveFocus();
  expect(inTabOrder()).toEqual([marks[1]]);
  const list = new URL(marks[1]!.getAttribute('href') ?? '', 'https://portal');
  // In a browser Enter clicks on a link in an SVG, too.
  await user.click(marks[1]!);
  await expectPath(list.pathname);
  expect(window.location.search).toBe(list.search);
  expect(await screen.findByText('From the overview:')).toBeVisible();
});
