import { screen, within } from '@testing-library/react';
import { cellTexts, expectPath } from '@/testing/harness/at';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo, nextBody } from '@/testing/harness/server';
import { pressable, runSteps } from '@/testing/harness/steps';
import { db } from '../../../../mocks/db';
import { planFault } from '../../../../mocks/conditions';

const url = '/user_admin_brdx_file_view/329';

function stored(): (typeof db.bordereauFiles)[number] {
  return db.bordereauFiles.find(({ id }) => id === 329)!;
}

test('BDXADM-10 CALL-128 the mapped rows are shown under the columns of the file, with the check of the pre-flight on any column', async () => {
  stored().control_value = '5767.36';
  const user = openAt(url);
  const table = await screen.findByRole('table', { name: 'Mapped rows' });
  const [headers, first, , , last] = within(table).getAllByRole('row');
  expect(cellTexts(headers!)).toEqual([
    'Row',
    'Policy Number',
    'Insured',
    'Effective Date',
    'Premium',
    'Commission',
  ]);
  expect(cellTexts(first!)).toEqual([
    '1',
    'POL-2026-0001',
    'Whitfield, Ann',
    '2026-01-16',
    '1110.75',
    '111.08',
  ]);
  expect(within(last!).getByText('=HYPERLINK("x")')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'ho3-late-2026-10.csv' })).toBeVisible();
  expect(bodiesTo('/editbrdxfileview')).toEqual([{ id: 329 }]);
  expect(screen.getByText('LOB').nextElementSibling).toHaveTextContent(/^Homeowners, HO3$/);
  expect(await screen.findByText('Reconciled')).toBeVisible();
  await runSteps(user, [{ choose: 'Amount column', option: 'Commission (E)' }]);
  expect(screen.getByText('Differs by -$5,190.61')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Looks like a formula (1)' })).toHaveTextContent('=HYPERLINK("x")');
});

test('BDXADM-11 BDXADM-26 BDXSTAT-06 ERR-29 CALL-129 Approve asks first, approves and returns to the review list', async () => {
  const user = openAt(url);
  await runSteps(user, [{ press: 'Approve' }]);
  expect(await screen.findByRole('alertdialog', { name: 'Do you want to Approve?' })).toBeVisible();
  await runSteps(user, [{ press: 'Cancel' }, { press: 'Approve' }]);
  expect(bodiesTo('/reviewdbdx')).toEqual([]);
  const sent = nextBody('/reviewdbdx');
  await runSteps(user, [{ press: 'OK' }]);
  expect(await sent).toEqual({ id: 329, client_id: 7 });
  await expectPath('/user_admin_bdx_review');
  expect(await screen.findByText('premium-late-2026-10.txt')).toBeVisible();
  expect(screen.queryByRole('row', { name: /ho3-late-2026-10.csv/ })).toBeNull();
  expect(stored()).toMatchObject({ approved: '1' });
});

test('after a lost response the file is fetched again, shows its approval, and is not approved twice; Cancel returns to the list', async () => {
  planFault('/reviewdbdx', { kind: 'answerLost' });
  const user = openAt(url);
  await runSteps(user, [{ press: 'Approve' }, { press: 'OK' }]);
  expect(await screen.findByText(/is recorded\./)).toHaveTextContent(/^Approval of /);
  expect(await screen.findByText('This file is approved already.')).toBeVisible();
  expect(pressable('Approve')).toBeDisabled();
  expect(bodiesTo('/reviewdbdx')).toHaveLength(1);
  await expectPath(url);
  await runSteps(user, [{ press: 'Cancel' }]);
  await expectPath('/user_admin_bdx_review');
});

test('a file that was changed meanwhile shows the change, and is approved only after a second confirmation', async () => {
  const user = openAt(url);
  await screen.findByRole('table', { name: 'Mapped rows' });
  stored().control_value = '777';
  await runSteps(user, [{ press: 'Approve' }, { press: 'OK' }]);
  const dialog = await screen.findByRole('dialog', { name: 'Changed since you opened it' });
  expect(within(dialog).getByRole('row', { name: /^Control Value .*\$777$/ })).toBeVisible();
  expect(dialog).toHaveTextContent('Do you want to Approve?');
  expect(bodiesTo('/reviewdbdx')).toEqual([]);
  await runSteps(user, [{ press: 'OK' }]);
  await expectPath('/user_admin_bdx_review');
  expect(bodiesTo('/reviewdbdx')).toEqual([{ id: 329, client_id: 7 }]);
});

test('BDXADM-06 Q-184 a received file is read-only, and Back leads to the inbound list', async () => {
  const user = openAt('/client_user_brdx_file_view/308');
  const table = await screen.findByRole('table', { name: 'Mapped rows' });
  expect(within(table).getByText('CLM-7001')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  await runSteps(user, [{ press: 'Back' }]);
  await expectPath('/user_admin_bdx_inbound');
});
