import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { setRuntimeConfig } from '@/api/runtime';
import { defaultConfig } from '@/domain/access/config';
import { expectPath } from '@/testing/harness/at';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo, nextBody } from '@/testing/harness/server';
import { planFault } from '../../../../mocks/conditions';
import { db } from '../../../../mocks/db';
import { answersAlways, loadsFail } from '../../../../mocks/scenarios';

const url = '/user_admin_brdx_file_view/329';

function stored(id: number): (typeof db.bordereauFiles)[number] {
  const file = db.bordereauFiles.find((candidate) => candidate.id === id);
  if (!file) throw new Error(`There is no file ${id}`);
  return file;
}

async function answer(user: UserEvent, button: 'OK' | 'Cancel'): Promise<string> {
  const question = await screen.findByRole('alertdialog');
  const text = question.querySelector('h2, p')?.textContent ?? '';
  await user.click(within(question).getByRole('button', { name: button }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  return text;
}

function texts(row: HTMLElement | undefined): (string | null)[] {
  return [...(row?.children ?? [])].map((cell) => cell.textContent);
}

test('BDXADM-10 CALL-128 the mapped rows stand in a table under the columns of the file', async () => {
  openAt(url);
  const table = await screen.findByRole('table', { name: 'Mapped rows' });
  const [headers, first, , , last] = within(table).getAllByRole('row');
  expect(texts(headers)).toEqual([
    'Row',
    'Policy Number',
    'Insured',
    'Effective Date',
    'Premium',
    'Commission',
  ]);
  expect(texts(first)).toEqual(['1', 'POL-2026-0001', 'Whitfield, Ann', '2026-01-16', '1110.75', '111.08']);
  expect(within(last!).getByText('=HYPERLINK("x")')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'ho3-late-2026-10.csv' })).toBeVisible();
  expect(bodiesTo('/editbrdxfileview')).toEqual([{ id: 329 }]);
});

test('the checks and sums of the pre-flight are those of the rows, on any column', async () => {
  stored(329).control_value = '5767.36';
  const user = openAt(url);
  expect(await screen.findByText('Reconciled')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Amount column'), 'Commission (E)');
  expect(screen.getByText('Differs by -$5,190.61')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Looks like a formula (1)' })).toHaveTextContent('=HYPERLINK("x")');
});

test('a finding leads to its cell, far down among 5,000 rows of which only those in sight are drawn', async () => {
  const rows = Array.from({ length: 5000 }, (_, index) => ({
    'Policy Number': `P-${String(index + 1)}`,
    Premium: index === 4321 ? 'TBA' : '1.00',
  }));
  answersAlways('/editbrdxfileview', {
    brdxList: { ...stored(329), rows: undefined },
    mappedRows: rows,
    url: '',
  });
  const user = openAt(url);
  const table = await screen.findByRole('table', { name: 'Mapped rows' });
  expect(table).toHaveAttribute('aria-rowcount', '5001');
  expect(within(table).getAllByRole('row').length).toBeLessThan(60);
  await user.click(await screen.findByRole('button', { name: 'Row 4322, Premium' }));
  const cell = within(table).getByRole('cell', { name: 'TBA' });
  expect(cell).toHaveFocus();
  expect(cell.closest('tr')).toHaveAttribute('aria-rowindex', '4323');
  expect(within(table).getAllByRole('row').length).toBeLessThan(60);
});

test('BDXADM-10 CALL-128 a long answer is shown like a short one', async () => {
  const rows = Array.from({ length: 12_000 }, (_, index) => ({
    'Policy Number': `P-${String(index + 1)}`,
    Insured: 'Whitfield, "Ann" née Ü',
    Premium: 1,
  }));
  answersAlways('/editbrdxfileview', {
    brdxList: { ...stored(329), rows: undefined },
    mappedRows: rows,
    url: '',
  });
  openAt(url);
  const table = await screen.findByRole('table', { name: 'Mapped rows' });
  expect(table).toHaveAttribute('aria-rowcount', '12001');
  const [, first] = within(table).getAllByRole('row');
  expect(texts(first)).toEqual(['1', 'P-1', 'Whitfield, "Ann" née Ü', '1']);
});

test('BDXADM-11 BDXADM-26 BDXSTAT-06 ERR-29 CALL-129 Approve asks first, approves and returns to the review list', async () => {
  const user = openAt(url);
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  expect(await answer(user, 'Cancel')).toBe('Do you want to Approve?');
  expect(bodiesTo('/reviewdbdx')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  const sent = nextBody('/reviewdbdx');
  await answer(user, 'OK');
  expect(await sent).toEqual({ id: 329, client_id: 7 });
  await expectPath('/user_admin_bdx_review');
  expect(await screen.findByText('premium-late-2026-10.txt')).toBeVisible();
  expect(screen.queryByRole('row', { name: /ho3-late-2026-10.csv/ })).toBeNull();
  expect(stored(329)).toMatchObject({ approved: '1' });
});

test('BDXADM-11 Cancel returns to the review list', async () => {
  const user = openAt(url);
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await expectPath('/user_admin_bdx_review');
});

test('after a lost answer the file is read again, shows its approval, and is not approved twice', async () => {
  planFault('/reviewdbdx', { kind: 'answerLost' });
  const user = openAt(url);
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  await answer(user, 'OK');
  expect(await screen.findByText(/is recorded\./)).toHaveTextContent(/^Approval of /);
  expect(await screen.findByText('This file is approved already.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Approve' })).toBeDisabled();
  expect(bodiesTo('/reviewdbdx')).toHaveLength(1);
  await expectPath(url);
});

test('an approval without a certain end stays locked until the user allows another try', async () => {
  const user = openAt(url);
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  planFault('/reviewdbdx', { kind: 'unreachable' });
  const mend = loadsFail('/editbrdxfileview');
  await user.click(await screen.findByRole('button', { name: 'OK' }));
  await user.click(await screen.findByRole('button', { name: 'Approve anyway' }));
  expect(await screen.findByText(/The connection was lost/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Approve' })).toBeDisabled();
  mend();
  const check = await screen.findByRole('button', { name: 'Check again' });
  await waitFor(() => expect(check).toBeEnabled());
  await user.click(check);
  expect(screen.getByRole('button', { name: 'Approve' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Allow another try' }));
  await answer(user, 'OK');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Approve' })).toBeEnabled());
});

test('a file without mapped rows says so and can be approved', async () => {
  openAt('/user_admin_brdx_file_view/331');
  expect(await screen.findByText('The server has not read any rows from this file yet.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Approve' })).toBeEnabled();
});

test('Q-191 rows that come as lists below their names are read, too, and the file can be fetched', async () => {
  answersAlways('/editbrdxfileview', {
    brdxList: { ...stored(329), rows: undefined },
    mappedRows: [
      ['Policy Number', 'Premium', 'Premium'],
      ['P-1', 12, 0.5],
    ],
    url: '/bordereaux/ho3.csv',
  });
  openAt(url);
  const [headers, first] = within(await screen.findByRole('table', { name: 'Mapped rows' })).getAllByRole(
    'row',
  );
  expect(texts(headers)).toEqual(['Row', 'Policy Number', 'Premium', 'Premium (3)']);
  expect(texts(first)).toEqual(['1', 'P-1', '12', '0.5']);
  expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute('href', '/bordereaux/ho3.csv');
});

test.each([
  ['has no id', { file_name: 'ho3.csv' }],
  ['has a blank id', { id: null, file_name: 'ho3.csv' }],
  [
    'stands among others',
    [
      { id: 12, file_name: 'other.csv' },
      { id: 329, file_name: 'ho3.csv' },
    ],
  ],
])('BDXADM-11 CALL-129 a record that %s is approved under the id of the screen', async (_case, brdxList) => {
  answersAlways('/editbrdxfileview', { brdxList, mappedRows: [{ Policy: 'P-1' }], url: '' });
  const user = openAt(url);
  expect(await screen.findByRole('heading', { level: 2, name: 'ho3.csv' })).toBeVisible();
  const sent = nextBody('/reviewdbdx');
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  await answer(user, 'OK');
  expect(await sent).toEqual({ id: 329, client_id: 7 });
});

test.each([[[]], [null], [undefined]])(
  'BDXADM-10 CALL-128 mapped rows are shown although brdxList is %p',
  async (brdxList) => {
    answersAlways('/editbrdxfileview', { brdxList, mappedRows: [{ Policy: 'P-1' }], url: '' });
    openAt(url);
    expect(await screen.findByRole('cell', { name: 'P-1' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'File 329' })).toBeVisible();
  },
);

describe('Q-191 the file of an address', () => {
  const bdxBaseUrl = 'https://bdx.example.com/v1';
  const see = async (address: string): Promise<void> => {
    answersAlways('/editbrdxfileview', {
      brdxList: { ...stored(329), rows: undefined },
      mappedRows: [],
      url: address,
    });
    openAt(url);
    await screen.findByRole('heading', { level: 2, name: 'ho3-late-2026-10.csv' });
  };

  beforeEach(() => setRuntimeConfig({ ...defaultConfig, bdxBaseUrl }));
  afterEach(() => setRuntimeConfig(defaultConfig));

  test.each([[`${window.location.origin}/files/ho3.csv`], ['https://bdx.example.com/files/ho3.csv']])(
    'on a server of the portal is fetched: %s',
    async (address) => {
      await see(address);
      expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute('href', address);
      expect(screen.queryByText(/is not opened from here/)).not.toBeInTheDocument();
    },
  );

  test.each([
    ['https://files.example.com/ho3.csv?sig=1', 'https://files.example.com/ho3.csv?sig=1'],
    ['https://ann:secret@bdx.example.com/ho3.csv', 'https://bdx.example.com/ho3.csv'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
  ])('anywhere else is text: %s', async (address, shown) => {
    await see(address);
    expect(screen.queryByRole('link', { name: 'Download' })).not.toBeInTheDocument();
    expect(screen.getByText(/is not opened from here/)).toHaveTextContent(
      `The address of the file is not opened from here: ${shown}`,
    );
  });

  test('that the server does not name is not mentioned', async () => {
    await see('');
    expect(screen.queryByText(/is not opened from here/)).not.toBeInTheDocument();
  });
});

test('BDXADM-06 Q-184 a received file is looked at only, and Back leads to the inbound list', async () => {
  const user = openAt('/client_user_brdx_file_view/308');
  const table = await screen.findByRole('table', { name: 'Mapped rows' });
  expect(within(table).getByText('CLM-7001')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await expectPath('/user_admin_bdx_inbound');
});

test('ERR-05 a file that could not be loaded loads on Retry', async () => {
  const mend = loadsFail('/editbrdxfileview');
  const user = openAt(url);
  expect(await screen.findByText('Could not load')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible();
  mend();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('table', { name: 'Mapped rows' })).toBeVisible();
});
