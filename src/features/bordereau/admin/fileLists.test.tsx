import { screen, waitFor, within } from '@testing-library/react';
import { blankRow, expectPath, goTo, openRowMenu, findRow } from '@/testing/harness/at';
import { expectCells, momentText } from '@/testing/harness/listCells';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo, nextBody } from '@/testing/harness/server';
import { runSteps } from '@/testing/harness/steps';
import { planFault } from '../../../../mocks/conditions';
import { db } from '../../../../mocks/db';
import { adminStatus, createdColumns, fileColumns, newest, receivedColumns } from '../fileCells.fixture';

type File = (typeof db.bordereauFiles)[number];

test.each([
  [
    'BDXADM-04 CALL-123',
    '/user_admin_bdx_inbound',
    'BDX Inbound',
    '/viewclientinbound',
    ({ heading }: File) => heading === 'toClient',
  ],
  [
    'BDXADM-08 CALL-124',
    '/user_admin_bdx_review',
    'BDX Review',
    '/viewbrdxreview',
    ({ heading, approved }: File) => heading === 'toCarrier' && approved === '0',
  ],
  [
    'BDXADM-12 CALL-125',
    '/user_admin_bdx_send',
    'BDX Send',
    '/viewbrdxsend',
    ({ heading, approved, sent }: File) => heading === 'toCarrier' && approved === '1' && sent === '0',
  ],
] as const)('%s Q-180 %s lists its files under their columns', async (_ids, url, heading, call, isListed) => {
  openAt(url);
  const files = newest(db.bordereauFiles, isListed);
  // Files for carriers name theirs.
  const carrier = call === '/viewclientinbound' ? {} : fileColumns('Carrier Name');
  await expectCells(files, { ...receivedColumns, ...carrier, Status: adminStatus, Actions: 'Actions' });
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(bodiesTo(call)).toEqual([{ client_id: 7 }]);
});

test('BDXADM-01 BDXADM-02 BDXADM-03 BDXSTAT-05 ENT-44 CALL-122 the files that this company created are listed under their columns, at every stage; Add, Export and the blank last row open the forms', async () => {
  const user = openAt('/user_admin_bdx_create');
  await expectCells(
    newest(db.bordereauFiles, ({ heading }) => heading === 'toCarrier'),
    { ...createdColumns, Status: adminStatus, Actions: 'Actions' },
  );
  expect(screen.getByRole('heading', { level: 1, name: 'BDX Create' })).toBeVisible();
  expect(bodiesTo('/viewbrdxcreate')).toEqual([{ client_id: 7 }]);
  expect(within(await findRow('ho3-2026-11-draft.xlsx')).getByText('Received')).toBeVisible();
  expect(within(await findRow('ho3-late-2026-10.csv')).getByText('Processed')).toBeVisible();
  const [review] = await openRowMenu(user, await findRow('ho3-2026-11-draft.xlsx'));
  expect(review).toHaveAttribute('href', expect.stringMatching(/^\/user_admin_brdx_file_view\/\d+$/));
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Last' }));
  const completed = await findRow('premium-2025-10.csv');
  expect(within(completed).getByText('Completed')).toBeVisible();
  const [history] = await openRowMenu(user, completed);
  expect(history).toHaveAttribute('href', expect.stringMatching(/^\/user_admin_bdx_history_view\/\d+$/));
  await user.keyboard('{Escape}');
  // Periods sort by year, then by month.
  await user.click(screen.getByRole('button', { name: 'Period' }));
  await user.click(screen.getByRole('button', { name: 'First' }));
  expect(screen.getAllByRole('row')[1]).toHaveTextContent('10/2025');
  expect(screen.getByRole('link', { name: 'Add' })).toHaveAttribute('href', '/user_admin_add_bdxcreate');
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Export' })).toHaveAttribute(
    'href',
    '/user_admin_bdx_export',
  );
  await user.dblClick(within(blankRow()).getAllByRole('cell')[0] ?? blankRow());
  await expectPath('/user_admin_add_bdxcreate');
});

test('BDXADM-05 BDXADM-07 BDXADM-26 BDXSTAT-07 BDXSTAT-11 ERR-28 CALL-127 an import asks first, sends author and file, and leads to the imported files', async () => {
  const user = openAt('/user_admin_bdx_inbound');
  await runSteps(user, [{ press: 'Import', ofRow: 'claims-2026-10.csv' }]);
  expect(await screen.findByRole('alertdialog', { name: 'Do you want to Import?' })).toBeVisible();
  const sent = nextBody('/Importedbdximport');
  await runSteps(user, [{ press: 'OK' }]);
  expect(await sent).toEqual({
    id: 326,
    policycreator_id: 3,
    policycreator_name: 'Harborview Underwriters',
    client_id: 7,
    intake_id: 552,
    intake_Name: 'Homeowners',
    intake_subName: 'HO3',
  });
  await expectPath('/client_user_brdx_importfile');
  expect((await screen.findByText('Just imported')).closest('tr')).toHaveTextContent('claims-2026-10.csv');
});

test('after a lost response the list is fetched again, shows the import, and nothing is sent twice', async () => {
  planFault('/Importedbdximport', { kind: 'answerLost' });
  const user = openAt('/user_admin_bdx_inbound');
  await runSteps(user, [{ press: 'Import', ofRow: 'claims-2026-10.csv' }, { press: 'OK' }]);
  expect(await screen.findByText(/is recorded\./)).toHaveTextContent(
    'Import of claims-2026-10.csv is recorded.',
  );
  await expectPath('/user_admin_bdx_inbound');
  const row = await findRow('claims-2026-10.csv');
  expect(within(row).getByText('Completed')).toBeVisible();
  const items = await openRowMenu(user, row);
  expect(items.map((item) => item.textContent)).toEqual(['View File', 'Import Completed']);
  expect(bodiesTo('/Importedbdximport')).toHaveLength(1);
});

test('BDXADM-07 Q-184 the imported files are listed with the last import first, and each can be viewed', async () => {
  const user = openAt('/client_user_brdx_importfile');
  await findRow('claims-2026-02.csv');
  await expectCells(
    newest(db.bordereauFiles, ({ heading, imported }) => heading === 'toClient' && imported === '1'),
    { ...receivedColumns, 'Import At': ({ imported_date }) => momentText(imported_date), Actions: 'Actions' },
  );
  await runSteps(user, [{ press: 'View File', ofRow: 'claims-2026-02.csv' }]);
  await expectPath('/client_user_brdx_file_view/308');
});

test('BDXADM-09 BDXSTAT-06 a file of the review list is opened by its menu and by double click', async () => {
  const user = openAt('/user_admin_bdx_review');
  await runSteps(user, [{ press: 'Review', ofRow: 'ho3-late-2026-10.csv' }]);
  await expectPath('/user_admin_brdx_file_view/329');
  goTo('/user_admin_bdx_review');
  await user.dblClick(await screen.findByText('ho3-late-2026-10.csv', { selector: 'td *' }));
  await expectPath('/user_admin_brdx_file_view/329');
});

test('BDXADM-13 BDXADM-26 BDXSTAT-09 ERR-30 CALL-130 Send asks first, then the list is fetched again and focus stays in it', async () => {
  const user = openAt('/user_admin_bdx_send');
  await runSteps(user, [{ press: 'Send', ofRow: 'premium-2026-10.csv' }]);
  expect(await screen.findByRole('alertdialog', { name: 'Do you want to Send?' })).toBeVisible();
  const sent = nextBody('/sendbdx');
  await runSteps(user, [{ press: 'OK' }]);
  expect(await sent).toEqual({ id: 327 });
  await waitFor(() => expect(screen.queryByRole('row', { name: /premium-2026-10.csv/ })).toBeNull());
  await expectPath('/user_admin_bdx_send');
  expect(bodiesTo('/viewbrdxsend')).toHaveLength(2);
  expect(await findRow('ho3-2026-10.csv')).toHaveFocus();
});

test('BDXADM-14 BDXADM-15 BDXADM-16 CALL-126 PROD-14 the history lists files of both directions and opens one by double click', async () => {
  const user = openAt('/user_admin_bdx_history');
  const columns = fileColumns(
    'Carrier Name',
    'Sender Company Name',
    'Sender ID',
    'Date & Time',
    'Period',
    'File Name',
    'Control Value',
  );
  await expectCells(
    newest(db.bordereauFiles, () => true),
    { ...columns, Status: adminStatus, Actions: 'Actions' },
  );
  expect(bodiesTo('/viewbrdxfile')).toEqual([{ client_id: 7 }]);
  const [view, ...others] = await openRowMenu(user, await findRow('claims-2026-10.csv'));
  expect([view!.textContent, others]).toEqual(['View', []]);
  expect(view).toHaveAttribute('href', '/user_admin_bdx_history_view/326');
  await user.keyboard('{Escape}');
  await user.dblClick(screen.getByText('claims-2026-10.csv'));
  await expectPath('/user_admin_bdx_history_view/326');
  expect(await screen.findByRole('heading', { level: 2, name: 'claims-2026-10.csv' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'BDX History View' })).toBeVisible();
  expect(screen.getByText('LOB').nextElementSibling).toHaveTextContent(/^Homeowners, HO3$/);
});

test('BDXADM-17 BDXADM-18 ENT-44 CALL-131 Q-192 a file of the history lists when it was received, processed, approved and imported', async () => {
  const user = openAt('/user_admin_bdx_history_view/308');
  expect(await screen.findByRole('heading', { level: 2, name: 'claims-2026-02.csv' })).toBeVisible();
  const value = (name: string): string | null | undefined =>
    screen.getByText(name).nextElementSibling?.textContent;
  for (const [name, day] of [
    ['Received At', '03/18/2026'],
    ['Processed At', '03/19/2026'],
    ['Approve At', '03/20/2026'],
    ['Import At', '03/22/2026'],
  ] as const)
    expect(value(name)).toMatch(new RegExp(`^${day} \\d\\d:\\d\\d [AP]M$`));
  expect(value('Sender Company Name')).toBe('Atlantic Mutual');
  expect(value('Control Value')).toBe('$15,060');
  expect(bodiesTo('/editbrdxfile')).toEqual([{ id: 308 }]);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await expectPath('/user_admin_bdx_history');
});
