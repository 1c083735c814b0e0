import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { setRuntimeConfig } from '@/api/runtime';
import { defaultConfig } from '@/domain/access/config';
import { expectPath } from '@/testing/harness/at';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo, holdAnswers } from '@/testing/harness/server';
import { db } from '../../../../mocks/db';
import { answersAlways, loadsFail, refuses } from '../../../../mocks/scenarios';

const url = '/user_admin_brdx_file_view/329';
const question = 'Do you want to Approve?';

function stored(): (typeof db.bordereauFiles)[number] {
  return db.bordereauFiles.find(({ id }) => id === 329)!;
}

async function open(): Promise<UserEvent> {
  const user = openAt(url);
  await screen.findByRole('table', { name: 'Mapped rows' });
  return user;
}

async function answer(user: UserEvent, text: string, button: string): Promise<void> {
  const dialog = await screen.findByRole('alertdialog', { name: text });
  await user.click(within(dialog).getByRole('button', { name: button }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
}

async function approve(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  await answer(user, question, 'OK');
}

async function changes(): Promise<HTMLElement> {
  return screen.findByRole('dialog', { name: 'Changed since you opened it' });
}

function show(rows: readonly object[]): void {
  answersAlways('/editbrdxfileview', {
    brdxList: { ...stored(), rows: undefined },
    mappedRows: rows,
    url: '',
  });
}

test('a file that was changed meanwhile shows the change, and is approved only when it is confirmed again', async () => {
  const user = await open();
  stored().control_value = '777';
  await approve(user);
  const dialog = await changes();
  expect(within(dialog).getByRole('row', { name: /^Control Value .*\$777$/ })).toBeVisible();
  expect(dialog).toHaveTextContent(question);
  expect(bodiesTo('/reviewdbdx')).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'OK' }));
  await expectPath('/user_admin_bdx_review');
  expect(bodiesTo('/reviewdbdx')).toEqual([{ id: 329, client_id: 7 }]);
});

test('an approval that is declined after the change was shown is not sent, and the view shows the file as it is', async () => {
  const user = await open();
  stored().control_value = '777';
  await approve(user);
  await changes();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('$777')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Approve' })).toBeEnabled();
  expect(bodiesTo('/reviewdbdx')).toEqual([]);
  await expectPath(url);
});

describe('the rows of a file', () => {
  const rows = [
    { Policy: 'P-1', Premium: '10' },
    { Policy: 'P-2', Premium: '20' },
    { Policy: 'P-3', Premium: '30' },
  ];

  test.each([
    [
      'a cell that changed is shown alone',
      [rows[0], { Policy: 'P-2', Premium: '25' }, rows[2]],
      ['Row 2: Premium2025'],
    ],
    ['a row that was removed', [rows[0], rows[2]], ['Number of rows32', 'Row 2P-2, 20–']],
    [
      'a row that was added',
      [{ Policy: 'P-0', Premium: '5' }, ...rows],
      ['Number of rows34', 'Row 1–P-0, 5'],
    ],
    ['other columns', [{ Policy: 'P-1', Tax: '1' }], ['ColumnsPolicy, PremiumPolicy, Tax']],
  ])('%s', async (_name, now, shown) => {
    show(rows);
    const user = await open();
    show(now as object[]);
    await approve(user);
    const table = within(await changes()).getByRole('table', { name: 'Mapped rows' });
    expect(
      within(table)
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual(shown);
    expect(bodiesTo('/reviewdbdx')).toEqual([]);
  });

  test('of very many changes a hundred are shown and the others counted', async () => {
    const many = (premium: string) =>
      Array.from({ length: 250 }, (_, index) => ({ Policy: `P-${String(index)}`, Premium: premium }));
    show(many('1'));
    const user = await open();
    show(many('2'));
    await approve(user);
    const dialog = await changes();
    expect(within(dialog).getByText('150 more changes of rows are not shown.')).toBeVisible();
    expect(within(dialog).getAllByRole('row')).toHaveLength(101);
  });
});

test.each([
  ['approved', { approved: '1' }, 'This file is approved already', '/user_admin_bdx_send'],
  ['imported', { imported: '1' }, 'This file is imported already', '/user_admin_bdx_history'],
])('a file that was %s meanwhile is said to be, and nothing is sent', async (_how, flags, text, link) => {
  const user = await open();
  Object.assign(stored(), flags);
  await approve(user);
  const heading = await screen.findByRole('heading', { name: text });
  expect(heading).toHaveFocus();
  expect(screen.getByText(/Nothing was sent/)).toBeVisible();
  expect(screen.getByRole('link', { name: /^Go to BDX/ })).toHaveAttribute('href', link);
  expect(screen.getByRole('button', { name: 'Approve' })).toBeDisabled();
  expect(bodiesTo('/reviewdbdx')).toEqual([]);
});

test('a file that is gone is said to be, and nothing is sent', async () => {
  const user = await open();
  loadsFail('/editbrdxfileview', 404);
  await approve(user);
  expect(await screen.findByRole('heading', { name: 'This file is no longer there' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to BDX Review' })).toHaveAttribute(
    'href',
    '/user_admin_bdx_review',
  );
  expect(bodiesTo('/reviewdbdx')).toEqual([]);
});

test('after a refusal the server’s words are shown, and what the file is now', async () => {
  refuses('/reviewdbdx', 'It was approved before');
  const user = await open();
  const { asked, release } = holdAnswers('/reviewdbdx');
  await approve(user);
  await asked;
  Object.assign(stored(), { approved: '1' });
  release();
  expect(await screen.findByRole('heading', { name: 'This file is approved already' })).toBeVisible();
  expect(screen.getByText(/The server says:/)).toHaveTextContent('It was approved before');
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Approve' })).toBeDisabled();
});

test('after a refusal a file that is where it was can be approved again', async () => {
  const mend = refuses('/reviewdbdx', 'Locked by audit');
  const user = await open();
  await approve(user);
  expect(await screen.findByText(/The server says:/)).toHaveTextContent('Locked by audit');
  // Opened, read before it was sent, and read after the refusal.
  await waitFor(() => expect(bodiesTo('/editbrdxfileview')).toHaveLength(3));
  mend();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await answer(user, question, 'OK');
  await expectPath('/user_admin_bdx_review');
});

test('a file that cannot be read again is approved only when the user wants it all the same', async () => {
  const user = await open();
  loadsFail('/editbrdxfileview');
  await approve(user);
  const text = 'We could not check whether someone else changed this. Approve anyway?';
  await answer(user, text, 'Cancel');
  expect(bodiesTo('/reviewdbdx')).toEqual([]);
  await approve(user);
  await answer(user, text, 'Approve anyway');
  await expectPath('/user_admin_bdx_review');
});

describe('with the check turned off', () => {
  beforeEach(() => setRuntimeConfig({ ...defaultConfig, staleWriteCheck: 'off' }));
  afterEach(() => setRuntimeConfig(defaultConfig));

  test('the approval is sent after the question', async () => {
    const user = await open();
    stored().control_value = '777';
    await approve(user);
    await expectPath('/user_admin_bdx_review');
    expect(bodiesTo('/reviewdbdx')).toHaveLength(1);
    expect(bodiesTo('/editbrdxfileview')).toHaveLength(1);
  });
});
