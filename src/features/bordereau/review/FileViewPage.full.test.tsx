import { screen, waitFor, within } from '@testing-library/react';
import { setRuntimeConfig } from '@/api/runtime';
import { defaultConfig } from '@/domain/access/config';
import { openAt } from '@/app/openAt.fixture';
import { nextBody } from '@/testing/harness/server';
import { runSteps } from '@/testing/harness/steps';
import { planFault } from '../../../../mocks/conditions';
import { db } from '../../../../mocks/db';
import { respondsAlways, loadsFail } from '../../../../mocks/scenarios';
import { cellTexts } from '@/testing/harness/at';

const url = '/user_admin_brdx_file_view/329';

function stored(id: number): (typeof db.bordereauFiles)[number] {
  const file = db.bordereauFiles.find((candidate) => candidate.id === id);
  if (!file) throw new Error(`There is no file ${id}`);
  return file;
}

test('a finding links to its cell, far down among 5,000 rows of which only the visible ones are rendered', async () => {
  const rows = Array.from({ length: 5000 }, (_, index) => ({
    'Policy Number': `P-${String(index + 1)}`,
    Premium: index === 4321 ? 'TBA' : '1.00',
  }));
  respondsAlways('/editbrdxfileview', {
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

test('BDXADM-10 CALL-128 a long response is shown like a short one', async () => {
  const rows = Array.from({ length: 12_000 }, (_, index) => ({
    'Policy Number': `P-${String(index + 1)}`,
    Insured: 'Whitfield, "Ann" née Ü',
    Premium: 1,
  }));
  respondsAlways('/editbrdxfileview', {
    brdxList: { ...stored(329), rows: undefined },
    mappedRows: rows,
    url: '',
  });
  openAt(url);
  const table = await screen.findByRole('table', { name: 'Mapped rows' });
  expect(table).toHaveAttribute('aria-rowcount', '12001');
  const [, first] = within(table).getAllByRole('row');
  expect(cellTexts(first!)).toEqual(['1', 'P-1', 'Whitfield, "Ann" née Ü', '1']);
});

test('an unconfirmed approval stays locked until the user allows another attempt', async () => {
  const user = openAt(url);
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  planFault('/reviewdbdx', { kind: 'unreachable' });
  const stopFailing = loadsFail('/editbrdxfileview');
  await runSteps(user, [{ press: 'OK' }, { press: 'Approve anyway' }]);
  expect(await screen.findByText(/The connection was lost/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Approve' })).toBeDisabled();
  stopFailing();
  await runSteps(user, [{ press: 'Check again' }]);
  expect(screen.getByRole('button', { name: 'Approve' })).toBeDisabled();
  await runSteps(user, [{ press: 'Allow another try' }, { press: 'OK' }]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Approve' })).toBeEnabled());
});

test('a file without mapped rows says so and can be approved', async () => {
  openAt('/user_admin_brdx_file_view/331');
  expect(await screen.findByText('The server has not read any rows from this file yet.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Approve' })).toBeEnabled();
});

test('Q-191 rows that are lists below their names are accepted as well, and the file can be downloaded', async () => {
  respondsAlways('/editbrdxfileview', {
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
  expect(cellTexts(headers!)).toEqual(['Row', 'Policy Number', 'Premium', 'Premium (3)']);
  expect(cellTexts(first!)).toEqual(['1', 'P-1', '12', '0.5']);
  expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute('href', '/bordereaux/ho3.csv');
});

test('BDXADM-11 CALL-129 a record without an id is approved under the id of the screen', async () => {
  respondsAlways('/editbrdxfileview', {
    brdxList: { file_name: 'ho3.csv' },
    mappedRows: [{ Policy: 'P-1' }],
    url: '',
  });
  const user = openAt(url);
  expect(await screen.findByRole('heading', { level: 2, name: 'ho3.csv' })).toBeVisible();
  const sent = nextBody('/reviewdbdx');
  await runSteps(user, [{ press: 'Approve' }, { press: 'OK' }]);
  expect(await sent).toEqual({ id: 329, client_id: 7 });
});

test('BDXADM-10 CALL-128 mapped rows are shown without a record', async () => {
  respondsAlways('/editbrdxfileview', { brdxList: [], mappedRows: [{ Policy: 'P-1' }], url: '' });
  openAt(url);
  expect(await screen.findByRole('cell', { name: 'P-1' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'File 329' })).toBeVisible();
});

describe('Q-191 the file of an address', () => {
  const see = async (address: string): Promise<void> => {
    respondsAlways('/editbrdxfileview', {
      brdxList: { ...stored(329), rows: undefined },
      mappedRows: [],
      url: address,
    });
    openAt(url);
    await screen.findByRole('heading', { level: 2, name: 'ho3-late-2026-10.csv' });
  };

  beforeEach(() => setRuntimeConfig({ ...defaultConfig, bdxBaseUrl: 'https://bdx.example.com/v1' }));
  afterEach(() => setRuntimeConfig(defaultConfig));

  test('on the carriers’ server is downloaded', async () => {
    await see('https://bdx.example.com/files/ho3.csv');
    expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute(
      'href',
      'https://bdx.example.com/files/ho3.csv',
    );
    expect(screen.queryByText(/is not opened from here/)).not.toBeInTheDocument();
  });

  test('on another server is shown as text', async () => {
    await see('https://ann:secret@files.example.com/ho3.csv');
    expect(screen.queryByRole('link', { name: 'Download' })).not.toBeInTheDocument();
    expect(screen.getByText(/is not opened from here/)).toHaveTextContent(
      'The address of the file is not opened from here: https://files.example.com/ho3.csv',
    );
  });

  test('that the server does not name is not shown', async () => {
    await see('');
    expect(screen.queryByText(/is not opened from here/)).not.toBeInTheDocument();
  });
});

test('ERR-05 a file that could not be loaded loads on Retry', async () => {
  const stopFailing = loadsFail('/editbrdxfileview');
  const user = openAt(url);
  expect(await screen.findByText('Could not load')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible();
  stopFailing();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('table', { name: 'Mapped rows' })).toBeVisible();
});
