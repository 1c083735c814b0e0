import { fireEvent, screen, waitFor } from '@testing-library/react';
import { answer, expectPath } from '@/testing/harness/at';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo } from '@/testing/harness/server';
import { planFault } from '../../../../mocks/conditions';
import { respondsAlways, loadsFail } from '../../../../mocks/scenarios';
import { exportdata, loadRows, url } from './ExportPage.fixture';

test('one press selects all rows that the filter shows, and no others', async () => {
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
  respondsAlways('/fileExportdata', {
    exportdata: exportdata.map((row) => ({ ...row, policyexport: row.id === 8 ? '1' : '0' })),
  });
  const user = openAt(url);
  await user.click(await screen.findByRole('button', { name: 'Submit' }));
  expect(await screen.findByRole('checkbox', { name: 'Select row 2, POL-2' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Select row 1, POL-1' })).not.toBeChecked();
});

test('Enter in a field submits; one that confirms a composed word does not', async () => {
  const user = openAt(url);
  const box = await screen.findByLabelText('Control Value');
  fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
  await loadRows(user);
  expect(bodiesTo('/fileExportdata')).toHaveLength(1);
  fireEvent.keyDown(box, { key: 'Enter' });
  await waitFor(() => expect(bodiesTo('/fileExportdata')).toHaveLength(2));
});

test('ERR-27 after a lost response nothing is exported again until the user allows it', async () => {
  const user = openAt(url);
  await loadRows(user);
  planFault('/createfileExport', { kind: 'answerLost' });
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await answer(user, 'No rows ticked. Export an empty file?', 'Cancel');
  expect(bodiesTo('/createfileExport')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await answer(user, 'No rows ticked. Export an empty file?');
  await answer(user, 'Export failed!');
  expect(await screen.findByText(/Not confirmed/)).toHaveTextContent(/New bordereau export, sent on/);
  expect(screen.getByRole('button', { name: 'Export' })).toBeDisabled();
  expect(screen.queryByText('Not saved')).not.toBeInTheDocument();
  expect(bodiesTo('/createfileExport')).toHaveLength(1);
});

test('ERR-27 a session that ends during the export redirects to the login, and no alert follows there', async () => {
  const user = openAt(url);
  await loadRows(user);
  planFault('/createfileExport', { kind: 'answer', status: 401 });
  planFault('/editclient', { kind: 'answer', status: 401 }, 'always');
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await answer(user, 'No rows ticked. Export an empty file?');
  await screen.findByRole('heading', { name: 'User Log In' });
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('ERR-05 rows that could not be loaded load on Retry', async () => {
  const stopFailing = loadsFail('/fileExportdata');
  const user = openAt(url);
  await user.click(await screen.findByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('Could not load')).toBeVisible();
  stopFailing();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('table', { name: 'Rows to export' })).toBeVisible();
});

test('without rows to export the screen says so, and Cancel leads to the Create list', async () => {
  respondsAlways('/fileExportdata', { exportdata: [] });
  const user = openAt(url);
  await user.click(await screen.findByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('There are no rows to export for these fields.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Export' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await expectPath('/user_admin_bdx_create');
});
