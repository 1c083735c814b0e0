import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expectPath } from '@/testing/harness/at';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo, nextBody } from '@/testing/harness/server';
import { planFault } from '../../../../mocks/conditions';
import { answersAlways, loadsFail, savesFail } from '../../../../mocks/scenarios';

const url = '/user_admin_bdx_export';

const exportdata = [
  {
    id: 7,
    unique_id: 'POL-1',
    firstname: 'Ann',
    policyeffectivedate: '2026-01-31',
    policyamount: 60.5,
    tags: [1],
  },
  { id: 8, unique_id: 'POL-2', firstname: 'Tom', policyeffectivedate: '', policyamount: '39.50' },
  { id: 9, unique_id: 'POL-3', firstname: 'Anna', policyamount: '1' },
];

const header = {
  client_id: 7,
  client_name: 'Harborview Underwriters',
  career_id: 31,
  career_name: 'Atlantic Mutual',
  sender_name: 'Harborview Underwriters',
  sender_id: '7',
  reciver_name: 'Atlantic Mutual',
  period: '10/2026',
  control_value: '100',
  intake_id: 552,
  intake_name: 'Homeowners',
  sublob: 'HO3',
};

async function fill(user: UserEvent): Promise<void> {
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Send To' }), 'Atlantic Mutual');
  await user.type(screen.getByRole('textbox', { name: 'Period' }), '102026');
  await user.type(screen.getByRole('textbox', { name: 'Control Value' }), '100');
  await user.selectOptions(screen.getByRole('combobox', { name: 'LOB' }), 'Homeowners');
}

async function loadRows(user: UserEvent): Promise<HTMLElement> {
  answersAlways('/fileExportdata', { exportdata });
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  return screen.findByRole('table', { name: 'Rows to export' });
}

test('BDXADM-22 BDXADM-23 BDXADM-24 CALL-133 Submit sends the header of the upload form without a file, and loads rows to select', async () => {
  const user = openAt(url);
  const table = await loadRows(user);
  expect(screen.getByRole('heading', { level: 1, name: 'BDX Export' })).toBeVisible();
  expect(screen.queryByLabelText('File')).not.toBeInTheDocument();
  expect(bodiesTo('/fileExportdata')).toEqual([header]);
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['Select', 'Row', 'Id', 'Policy NO', 'First Name', 'Eff Date', 'Policy Amount', 'tags']);
  const rows = within(table).getAllByRole<HTMLTableRowElement>('row').slice(1);
  expect(rows.map(({ cells }) => [...cells].slice(1).map(({ textContent }) => textContent))).toEqual([
    ['1', '7', 'POL-1', 'Ann', '01-31-2026', '60.5', ''],
    ['2', '8', 'POL-2', 'Tom', '', '39.50', ''],
    ['3', '9', 'POL-3', 'Anna', '', '1', ''],
  ]);
  const boxes = within(table).getAllByRole('checkbox');
  expect(boxes.map((box) => box.getAttribute('aria-label'))).toEqual([
    'Select all shown',
    'Select row 1, POL-1',
    'Select row 2, POL-2',
    'Select row 3, POL-3',
  ]);
  for (const box of boxes) expect(box).not.toBeChecked();
});

test('BDXADM-25 CALL-134 PROD-22 Export sends every row unchanged except for its tick, and goes to the Create list', async () => {
  const user = openAt(url);
  await loadRows(user);
  await user.click(screen.getByRole('checkbox', { name: 'Select row 1, POL-1' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select row 2, POL-2' }));
  expect(screen.getByText('2 of 3 ticked, $100')).toBeVisible();
  expect(screen.getByText('Reconciled')).toBeVisible();
  const sent = nextBody('/createfileExport');
  await user.click(screen.getByRole('button', { name: 'Export' }));
  expect(await sent).toEqual({
    ...header,
    fileData: exportdata.map((row) => ({ ...row, policyexport: row.id !== 9 })),
  });
  await expectPath('/user_admin_bdx_create');
  expect(await screen.findByText('export-10-2026.csv')).toBeVisible();
});

test('all that a filter shows is selected at once, and only that', async () => {
  const user = openAt(url);
  await loadRows(user);
  const all = screen.getByRole('checkbox', { name: 'Select all shown' });
  await user.type(screen.getByRole('searchbox', { name: 'Quick filter' }), 'ann{Enter}');
  expect(screen.getByText('2 of 3 rows')).toBeVisible();
  await user.click(all);
  expect(all).toBeChecked();
  expect(screen.getByText('2 of 3 ticked, $61.50')).toBeVisible();
  expect(screen.getByText('Differs by -$38.50')).toBeVisible();
  await user.clear(screen.getByRole('searchbox', { name: 'Quick filter' }));
  expect(all).toBePartiallyChecked();
  expect(screen.getByRole('checkbox', { name: 'Select row 2, POL-2' })).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Use $61.50 as Control Value' }));
  expect(screen.getByRole('textbox', { name: 'Control Value' })).toHaveValue('$61.50');
  expect(screen.getByText('Reconciled')).toBeVisible();
  expect(bodiesTo('/createfileExport')).toEqual([]);
});

test('rows that the server has ticked already start ticked', async () => {
  answersAlways('/fileExportdata', {
    exportdata: exportdata.map((row) => ({ ...row, policyexport: row.id === 8 ? '1' : '0' })),
  });
  const user = openAt(url);
  await user.click(await screen.findByRole('button', { name: 'Submit' }));
  expect(await screen.findByRole('checkbox', { name: 'Select row 2, POL-2' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Select row 1, POL-1' })).not.toBeChecked();
});

test('nothing is exported before rows are loaded, nor after the fields they were loaded for have changed', async () => {
  const user = openAt(url);
  await screen.findByRole('button', { name: 'Submit' });
  expect(screen.getByRole('button', { name: 'Export' })).toBeDisabled();
  expect(screen.getByText('Submit first: there are no rows to export yet.')).toBeVisible();
  await loadRows(user);
  expect(screen.getByRole('button', { name: 'Export' })).toBeEnabled();
  await user.type(screen.getByRole('textbox', { name: 'Control Value' }), '5');
  expect(screen.getByRole('button', { name: 'Export' })).toBeEnabled();
  await user.selectOptions(screen.getByRole('combobox', { name: 'LOB' }), 'PERSONAL AUTO');
  expect(screen.getByRole('button', { name: 'Export' })).toBeDisabled();
  expect(screen.getByText(/The fields have changed since/)).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Period' }), '{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Export' })).toBeEnabled());
  expect(bodiesTo('/fileExportdata')).toHaveLength(2);
});

test('Enter that confirms a composed word in a field does not submit', async () => {
  const user = openAt(url);
  const box = await screen.findByRole('textbox', { name: 'Control Value' });
  fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
  await loadRows(user);
  expect(bodiesTo('/fileExportdata')).toHaveLength(1);
});

test('ERR-27 an export that fails says so and keeps fields and ticks', async () => {
  const mend = savesFail('/createfileExport', 400);
  const user = openAt(url);
  await loadRows(user);
  await user.click(screen.getByRole('checkbox', { name: 'Select row 1, POL-1' }));
  await user.click(screen.getByRole('button', { name: 'Export' }));
  const alert = await screen.findByRole('alertdialog');
  expect(alert).toHaveTextContent('Export failed!');
  await user.click(within(alert).getByRole('button', { name: 'OK' }));
  expect(screen.getByText('Not saved')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Select row 1, POL-1' })).toBeChecked();
  expect(screen.getByRole('textbox', { name: 'Period' })).toHaveValue('10/2026');
  mend();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await expectPath('/user_admin_bdx_create');
});

test('ERR-27 after a lost answer nothing is exported again until the user allows it', async () => {
  const user = openAt(url);
  await loadRows(user);
  planFault('/createfileExport', { kind: 'answerLost' });
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('button', { name: 'OK' }));
  expect(await screen.findByText(/Not confirmed/)).toHaveTextContent(/New bordereau export, sent on/);
  expect(screen.getByRole('button', { name: 'Export' })).toBeDisabled();
  expect(screen.queryByText('Not saved')).not.toBeInTheDocument();
  expect(bodiesTo('/createfileExport')).toHaveLength(1);
});

test('ERR-27 a session that ends under the export leads to the login, and no alert follows there', async () => {
  const user = openAt(url);
  await loadRows(user);
  planFault('/createfileExport', { kind: 'answer', status: 401 });
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await screen.findByRole('heading', { name: 'User Log In' });
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('ERR-05 rows that could not be loaded load on Retry', async () => {
  const mend = loadsFail('/fileExportdata');
  const user = openAt(url);
  await user.click(await screen.findByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('Could not load')).toBeVisible();
  mend();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('table', { name: 'Rows to export' })).toBeVisible();
});

test('where there is nothing to export the screen says so', async () => {
  answersAlways('/fileExportdata', { exportdata: [] });
  const user = openAt(url);
  await user.click(await screen.findByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('There are no rows to export for these fields.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Export' })).toBeDisabled();
});

test('Cancel leads to the Create list', async () => {
  const user = openAt(url);
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await expectPath('/user_admin_bdx_create');
});
