import { screen, within } from '@testing-library/react';
import { answer, expectPath } from '@/testing/harness/at';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo, nextBody } from '@/testing/harness/server';
import { pressable, runSteps, type Step } from '@/testing/harness/steps';
import { savesFail } from '../../../../mocks/scenarios';
import { exportdata, loadRows, url } from './ExportPage.fixture';

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
  ).toEqual([
    'Select',
    'Row',
    'Id',
    'Policy NO',
    'First Name',
    'Eff Date',
    'Exp Date',
    'Policy Amount',
    'tags',
  ]);
  const rows = within(table).getAllByRole<HTMLTableRowElement>('row').slice(1);
  expect(rows.map(({ cells }) => [...cells].slice(1).map(({ textContent }) => textContent))).toEqual([
    ['1', '7', 'POL-1', 'Ann', '01-31-2026', '02-28-2027', '$60.50', ''],
    ['2', '8', 'POL-2', 'Tom', '', '', '$39.50', ''],
    ['3', '9', 'POL-3', 'Anna', '', '', '$1', ''],
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
  await runSteps(user, [{ press: 'Select row 1, POL-1' }, { press: 'Select row 2, POL-2' }]);
  expect(screen.getByText('2 of 3 ticked, $100')).toBeVisible();
  expect(screen.getByText('Reconciled')).toBeVisible();
  const sent = nextBody('/createfileExport');
  await runSteps(user, [{ press: 'Export' }]);
  expect(await sent).toEqual({
    ...header,
    fileData: exportdata.map((row) => ({ ...row, policyexport: row.id !== 9 })),
  });
  await expectPath('/user_admin_bdx_create');
  expect(await screen.findByText('export-10-2026.csv')).toBeVisible();
});

test('nothing can be exported before rows are loaded, nor after a field that selects them has changed', async () => {
  const user = openAt(url);
  expect(await screen.findByText('Submit first: there are no rows to export yet.')).toBeVisible();
  expect(pressable('Export')).toBeDisabled();
  await loadRows(user);
  await runSteps(user, [{ fill: 'Control Value', text: '5' }]);
  expect(pressable('Export')).toBeEnabled();
  const changes: readonly (readonly [change: Step, back: Step])[] = [
    [
      { fill: 'Period', text: '112026' },
      { fill: 'Period', text: '102026' },
    ],
    [
      { choose: 'LOB', option: 'PERSONAL AUTO' },
      { choose: 'LOB', option: 'Homeowners' },
    ],
    [
      { choose: 'Send To', option: 'Great Lakes Casualty' },
      { choose: 'Send To', option: 'Atlantic Mutual' },
    ],
  ];
  for (const [change, back] of changes) {
    await runSteps(user, [change]);
    expect(pressable('Export')).toBeDisabled();
    expect(screen.getByText(/The fields have changed since/)).toBeVisible();
    await runSteps(user, [back]);
    expect(pressable('Export')).toBeEnabled();
  }
});

test('ERR-27 an export that fails shows an alert and keeps fields and ticks', async () => {
  const stopFailing = savesFail('/createfileExport', 400);
  const user = openAt(url);
  await loadRows(user);
  await runSteps(user, [{ press: 'Select row 1, POL-1' }]);
  await runSteps(user, [{ press: 'Export' }]);
  await answer(user, 'Export failed!');
  expect(screen.getByText('Not saved')).toBeVisible();
  expect(pressable('Select row 1, POL-1')).toBeChecked();
  expect(screen.getByLabelText('Period')).toHaveValue('10/2026');
  stopFailing();
  await runSteps(user, [{ press: 'Retry' }]);
  await expectPath('/user_admin_bdx_create');
});
