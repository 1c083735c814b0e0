import { screen, within } from '@testing-library/react';
import { catchDownloads } from '@/testing/harness/at';
import { respondsAlways, loadsFail } from '../../../mocks/scenarios';
import { expectSameCount, gridMarks, renderGrid } from './BordereauGrid.fixture';

const heading = 'Bordereaux by sender and month';

test('a cell says how far the files of a sender and month are, and leads to a list of these files', async () => {
  renderGrid();
  const marks = await gridMarks();
  const table = screen.getByRole('table', { name: heading });
  const heads = within(table).getAllByRole('columnheader');
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    'Sender',
    'Nov 25November 2025',
    'Dec 25December 2025',
    ...['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'].map(
      (month) => expect.stringMatching(`^${month} 26`) as string,
    ),
  ]);
  expect(marks.map(({ label }) => label)).toContain(
    'Harborview Underwriters, October 2026: 4 files, 2 reviewed, 2 received',
  );
  const mark = marks.find(({ label }) => label.startsWith('Atlantic Mutual, June 2026'));
  expect(mark?.label).toBe('Atlantic Mutual, June 2026: 1 file, 1 received');
  await expectSameCount(mark!);
  const notice = screen.getByText('From the overview:').parentElement;
  expect(notice).toHaveTextContent(
    'From the overview: Sender Atlantic Mutual · June 2026 (1 file)Show all rows',
  );
});

test('a filter of the LOB narrows the files; one of the state or the agent does not, and a note says so', async () => {
  renderGrid('around', { lob: 'Homeowners', state: 'Texas' });
  const marks = await gridMarks();
  expect(marks.map(({ label }) => label)).toContain('Atlantic Mutual, October 2026: 1 file, 1 received');
  for (const { href } of marks) expect(href).toContain('lob=Homeowners');
  expect(
    screen.getByText('Files have no state and no agent: these filters do not apply here.'),
  ).toBeVisible();
});

test('the table and its CSV have the numbers of the grid', async () => {
  const { files } = catchDownloads();
  const user = renderGrid('last-3-months');
  const count = (await gridMarks()).length;
  await user.click(screen.getByRole('button', { name: `CSV of ${heading}` }));
  const [head, ...lines] = ((await files[0]?.text()) ?? '').trim().split('\r\n');
  expect(head).toBe('Sender,Month,Files,Received,Reviewed,Sent,Imported,Missing');
  expect(lines).toHaveLength(count);
  await user.click(screen.getByRole('button', { name: `Table of ${heading}` }));
  const rows = screen.getAllByRole<HTMLTableRowElement>('row').slice(1);
  expect(rows.map(({ cells }) => [...cells].map(({ textContent }) => textContent).join(','))).toEqual(lines);
});

test.each(['/viewbrdxfile', '/viewbrdxcreate', '/viewbrdxsend'] as const)(
  'if %s fails, the picture says so, and Retry loads it',
  async (path) => {
    const stopFailing = loadsFail(path);
    const user = renderGrid();
    expect(await screen.findByText('Could not load')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    stopFailing();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await gridMarks()).not.toHaveLength(0);
  },
);

test('without files there is a text and no table', async () => {
  respondsAlways('/viewbrdxfile', { brdxList: [] });
  renderGrid();
  expect(await screen.findByText('No files yet')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

test('without files of the chosen LOB the text does not say that there are none at all', async () => {
  renderGrid('around', { lob: 'Boats' });
  expect(await screen.findByText('No files of this period and LOB')).toBeVisible();
});
