import { screen, waitFor, within } from '@testing-library/react';
import { answer, blankRow, expectPath, openRowMenu, findRow } from '@/testing/harness/at';
import { expectCells } from '@/testing/harness/listCells';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo, nextBody } from '@/testing/harness/server';
import { runSteps } from '@/testing/harness/steps';
import { db } from '../../../../mocks/db';
import { carrierStatus, newest, receivedColumns } from '../fileCells.fixture';

const received = '/client_user_BDX_filerecived';
const sent = '/client_user_BDX_fileupload';

const columns = { ...receivedColumns, Status: carrierStatus, Actions: 'Actions' };

function stored(fileName: string): (typeof db.bordereauFiles)[number] | undefined {
  return db.bordereauFiles.find(({ file_name }) => file_name === fileName);
}

test('BDXCAR-11 BDXCAR-12 BDXCAR-14 BDXSTAT-10 CONST-17 CALL-137 ENT-44 STORE-17 STORE-18 PROD-24 ten to a page under the documented headers; a file without a mark reads Sent', async () => {
  Object.assign(stored('premium-2026-08.csv')!, { imported: '0', approved: '0', processed: '0' });
  const user = openAt(received, { as: 'carrier' });
  await expectCells(
    newest(db.bordereauFiles, (file) => file.career_id === 31 && file.sent === '1'),
    columns,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Files Received' })).toBeVisible();
  expect(screen.getByRole('row', { name: /premium-2026-08.csv/ })).toHaveTextContent('Sent');
  expect(bodiesTo('/viewBDXInbound')).toEqual([{ client_id: 7, career_id: 31 }]);
  expect(screen.getByText('Page 1 of 2')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByText('Page 2 of 2')).toBeVisible();
  for (const name of ['First', 'Previous']) expect(screen.getByRole('button', { name })).toBeEnabled();
  for (const name of ['Next', 'Last']) expect(screen.getByRole('button', { name })).toBeDisabled();
});

test('BDXSTAT-07 BDXSTAT-11 ERR-31 ERR-32 CALL-139 PROD-14 PROD-25 after the question the file is imported, the import is announced, and the list is fetched again with the focus unchanged', async () => {
  const user = openAt(received, { as: 'carrier' });
  await runSteps(user, [{ press: 'Import To Carrier', ofRow: 'premium-2026-08.csv' }]);
  const question = 'Do you want to Import to Your Main Location?';
  expect(await screen.findByRole('alertdialog', { name: question })).toBeVisible();
  const imported = nextBody('/brdxfileimporttomain');
  await runSteps(user, [{ press: 'OK' }]);
  expect(await imported).toEqual({ id: 323 });
  await answer(user, 'Successfully Imported');
  const row = await findRow('premium-2026-08.csv');
  await waitFor(() => expect(within(row).getByText('Completed')).toBeVisible());
  expect(within(row).getByRole('button', { name: 'Actions' })).toHaveFocus();
  expect(window.location.pathname).toBe(received);
  expect(bodiesTo('/viewBDXInbound')).toHaveLength(2);
  expect(bodiesTo('/brdxfileimporttomain')).toHaveLength(1);
  expect(stored('premium-2026-08.csv')).toMatchObject({ imported: '1', importedview: '1' });
});

test('BDXCAR-15 BDXCAR-16 BDXCAR-18 BDXCAR-19 CALL-138 the same columns for what the carrier sent; Add and a double click on the last ellipsis open the upload screen', async () => {
  const user = openAt(sent, { as: 'carrier' });
  await expectCells(
    newest(db.bordereauFiles, (file) => file.career_id === 31 && file.heading === 'toClient'),
    columns,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'File Upload' })).toBeVisible();
  expect(bodiesTo('/viewBDXOutbound')).toEqual([{ client_id: 7, career_id: 31 }]);
  expect(screen.getByText('Page 1 of 2')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add' })).toHaveAttribute(
    'href',
    '/client_user_BDX_add_fileupload',
  );
  const ellipsis = within(blankRow()).getByRole('button', { name: 'Actions' });
  await user.click(ellipsis);
  expect(await screen.findByRole('menuitem', { name: 'Add' })).toHaveAttribute(
    'href',
    '/client_user_BDX_add_fileupload',
  );
  await user.keyboard('{Escape}');
  await expectPath(sent);
  await user.dblClick(ellipsis);
  await expectPath('/client_user_BDX_add_fileupload');
});

test('BDXCAR-17 ERR-33 CALL-140 a double click on a row’s ellipsis asks and removes; the list is fetched again', async () => {
  const user = openAt(sent, { as: 'carrier' });
  const row = await findRow('claims-2026-10.csv');
  expect((await openRowMenu(user, row)).map(({ textContent }) => textContent)).toEqual(['Remove']);
  await user.keyboard('{Escape}');
  await user.dblClick(within(row).getByRole('button', { name: 'Actions' }));
  const removed = nextBody('/removebrdxfile');
  await answer(user, 'Do you want to remove?');
  expect(await removed).toEqual({ id: 326 });
  await waitFor(() => expect(screen.queryByRole('row', { name: /claims-2026-10.csv/ })).toBeNull());
  expect(screen.getAllByRole('row')).toHaveLength(12);
  expect(bodiesTo('/removebrdxfile')).toHaveLength(1);
  expect(stored('claims-2026-10.csv')).toBeUndefined();
  expect(document.activeElement).not.toBe(document.body);
});
