import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { actionsCell, blankRow, expectPath } from '@/testing/harness/at';
import { expectCells } from '@/testing/harness/listCells';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo, nextBody } from '@/testing/harness/server';
import { recordedCalls } from '../../../../mocks/callLog';
import { db } from '../../../../mocks/db';
import { answersOnce, hangsOnce, loadsFail, losesAnswerOnce, refuses } from '../../../../mocks/scenarios';
import { carrierStatus, newest, receivedColumns } from '../fileCells.fixture';

const received = '/client_user_BDX_filerecived';
const sent = '/client_user_BDX_fileupload';

const columns = { ...receivedColumns, Status: carrierStatus, Actions: 'Actions' };

/** The row of a file; news above the table may name it too. */
async function rowWith(fileName: string): Promise<HTMLElement> {
  return screen.findByRole('row', { name: new RegExp(fileName.replaceAll('.', '\\.')) });
}

async function openMenu(user: UserEvent, fileName: string): Promise<HTMLElement> {
  await user.click(within(await rowWith(fileName)).getByRole('button', { name: 'Actions' }));
  return screen.findByRole('menu');
}

async function choose(user: UserEvent, fileName: string, item: string): Promise<void> {
  await user.click(within(await openMenu(user, fileName)).getByRole('menuitem', { name: item }));
}

async function answer(user: UserEvent, question: string, button: string): Promise<void> {
  const dialog = await screen.findByRole('alertdialog', { name: question });
  await user.click(within(dialog).getByRole('button', { name: button }));
}

function stored(fileName: string): (typeof db.bordereauFiles)[number] | undefined {
  return db.bordereauFiles.find(({ file_name }) => file_name === fileName);
}

describe('Files Received', () => {
  test('BDXCAR-11 BDXCAR-12 BDXCAR-14 CONST-17 CALL-137 ENT-44 STORE-17 STORE-18 PROD-24 ten a page under the documented headers', async () => {
    const user = openAt(received, { as: 'carrier' });
    await expectCells(
      newest(db.bordereauFiles, (file) => file.career_id === 31 && file.sent === '1'),
      columns,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Files Received' })).toBeVisible();
    expect(bodiesTo('/viewBDXInbound')).toEqual([{ client_id: 7, career_id: 31 }]);
    expect(screen.getByText('Page 1 of 2')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByText('Page 2 of 2')).toBeVisible();
    for (const name of ['First', 'Previous']) expect(screen.getByRole('button', { name })).toBeEnabled();
    for (const name of ['Next', 'Last']) expect(screen.getByRole('button', { name })).toBeDisabled();
  });

  test('GUARD-03 BDXCAR-11 BDXCAR-15 without a BDX token both lists lead to the client login and ask for nothing', async () => {
    for (const url of [received, sent]) {
      openAt(url, { as: 'admin' });
      await expectPath('/Client_user_BDX_Login');
      await screen.findByRole('heading', { name: 'BDX Users Log In' });
    }
    expect(recordedCalls).toEqual([]);
  });

  test('BDXCAR-13 BDXSTAT-08 Import To Carrier is offered when importedview is 0, and for nothing else', async () => {
    Object.assign(stored('premium-2026-08.csv')!, { importedview: 0 });
    Object.assign(stored('ho3-2026-07.csv')!, { importedview: '1' });
    Object.assign(stored('premium-2026-07.csv')!, { importedview: 'no' });
    const user = openAt(received, { as: 'carrier' });
    const offered = async (fileName: string): Promise<(readonly [string | null, string | null])[]> => {
      const items = within(await openMenu(user, fileName)).getAllByRole('menuitem');
      const found = items.map((item) => [item.textContent, item.getAttribute('aria-disabled')] as const);
      await user.keyboard('{Escape}');
      return found;
    };
    expect(await offered('premium-2026-08.csv')).toEqual([['Import To Carrier', null]]);
    expect(await offered('ho3-2026-07.csv')).toEqual([['Import Completed', 'true']]);
    expect(await offered('premium-2026-07.csv')).toEqual([['Not to be imported', 'true']]);
  });

  test('BDXSTAT-07 BDXSTAT-11 ERR-31 ERR-32 CALL-139 PROD-14 PROD-25 after the question the file is imported, told, and the list read again with focus kept', async () => {
    const user = openAt(received, { as: 'carrier' });
    await choose(user, 'premium-2026-08.csv', 'Import To Carrier');
    const imported = nextBody('/brdxfileimporttomain');
    await answer(user, 'Do you want to Import to Your Main Location?', 'OK');
    expect(await imported).toEqual({ id: 323 });
    await answer(user, 'Successfully Imported', 'OK');
    const row = await rowWith('premium-2026-08.csv');
    await waitFor(() => expect(within(row).getByText('Completed')).toBeVisible());
    expect(within(row).getByRole('button', { name: 'Actions' })).toHaveFocus();
    expect(window.location.pathname).toBe(received);
    expect(bodiesTo('/viewBDXInbound')).toHaveLength(2);
    expect(bodiesTo('/brdxfileimporttomain')).toHaveLength(1);
    expect(stored('premium-2026-08.csv')).toMatchObject({ imported: '1', importedview: '1' });
  });

  test('ERR-31 Cancel imports nothing', async () => {
    const user = openAt(received, { as: 'carrier' });
    await choose(user, 'premium-2026-08.csv', 'Import To Carrier');
    await answer(user, 'Do you want to Import to Your Main Location?', 'Cancel');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(bodiesTo('/brdxfileimporttomain')).toEqual([]);
  });

  test('BDXSTAT-07 a refused import is said to be not saved, and can be tried again', async () => {
    refuses('/brdxfileimporttomain', 'Not now');
    const user = openAt(received, { as: 'carrier' });
    await choose(user, 'premium-2026-08.csv', 'Import To Carrier');
    await answer(user, 'Do you want to Import to Your Main Location?', 'OK');
    expect(await screen.findByText('Not saved')).toBeVisible();
    expect(screen.queryByText('Successfully Imported')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await answer(user, 'Do you want to Import to Your Main Location?', 'Cancel');
  });

  test('BDXSTAT-07 after a lost answer the row stays locked until a read shows the import', async () => {
    losesAnswerOnce('/brdxfileimporttomain');
    const user = openAt(received, { as: 'carrier' });
    await choose(user, 'premium-2026-08.csv', 'Import To Carrier');
    const mend = loadsFail('/viewBDXInbound', 400);
    await answer(user, 'Do you want to Import to Your Main Location?', 'OK');
    const notice = await screen.findByText(/Not confirmed/);
    expect(notice).toHaveTextContent(/Import of premium-2026-08.csv, sent on/);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Check again' })).not.toHaveAttribute('aria-busy'),
    );
    const menu = await openMenu(user, 'premium-2026-08.csv');
    expect(within(menu).queryByRole('menuitem', { name: 'Import To Carrier' })).not.toBeInTheDocument();
    mend();
    await user.click(within(menu).getByRole('menuitem', { name: 'Check again' }));
    await waitFor(() => expect(notice).not.toBeInTheDocument());
    expect(within(await rowWith('premium-2026-08.csv')).getByText('Completed')).toBeVisible();
    expect(bodiesTo('/brdxfileimporttomain')).toHaveLength(1);
    expect(screen.queryByText('Successfully Imported')).not.toBeInTheDocument();
  });

  test('BDXSTAT-10 a file with no mark at all reads Sent', async () => {
    Object.assign(stored('premium-2026-08.csv')!, { imported: '0', approved: '0', processed: '0' });
    openAt(received, { as: 'carrier' });
    expect(within(await rowWith('premium-2026-08.csv')).getByText('Sent')).toBeVisible();
  });

  test('BDXCAR-11 a sign-in that does not know its company waits for the carrier’s record, and Retry asks for it', async () => {
    answersOnce('/editcarrier', {}, 400);
    localStorage.setItem('client_BDX_company_id', '');
    hangsOnce('/viewBDXOutbound');
    openAt(sent, { as: 'carrier' });
    localStorage.setItem('client_BDX_company_id', '');
    const user = openAt(received, { as: 'nobody' });
    expect(await screen.findByText('Could not load')).toBeVisible();
    expect(bodiesTo('/viewBDXInbound')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await rowWith('premium-2026-08.csv')).toBeVisible();
    expect(bodiesTo('/viewBDXInbound')).toEqual([{ client_id: 7, career_id: 31 }]);
  });
});

describe('File Upload', () => {
  test('BDXCAR-15 BDXCAR-16 BDXCAR-19 CALL-138 the same columns for what the carrier sent, ten a page', async () => {
    openAt(sent, { as: 'carrier' });
    await expectCells(
      newest(db.bordereauFiles, (file) => file.career_id === 31 && file.heading === 'toClient'),
      columns,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'File Upload' })).toBeVisible();
    expect(bodiesTo('/viewBDXOutbound')).toEqual([{ client_id: 7, career_id: 31 }]);
    expect(screen.getByText('Page 1 of 2')).toBeVisible();
  });

  test('BDXCAR-17 ERR-33 CALL-140 double click on a row’s ellipsis asks and removes; the list is read again', async () => {
    const user = openAt(sent, { as: 'carrier' });
    const row = await rowWith('claims-2026-10.csv');
    await user.dblClick(within(row).getByRole('button', { name: 'Actions' }));
    const removed = nextBody('/removebrdxfile');
    await answer(user, 'Do you want to remove?', 'OK');
    expect(await removed).toEqual({ id: 326 });
    await waitFor(() => expect(screen.queryByRole('row', { name: /claims-2026-10.csv/ })).toBeNull());
    expect(screen.getAllByRole('row')).toHaveLength(12);
    expect(bodiesTo('/removebrdxfile')).toHaveLength(1);
    expect(stored('claims-2026-10.csv')).toBeUndefined();
    expect(document.activeElement).not.toBe(document.body);
  });

  test('BDXCAR-17 the cell beside the button does the same, a double click elsewhere in the row does nothing', async () => {
    const user = openAt(sent, { as: 'carrier' });
    const row = await rowWith('claims-2026-10.csv');
    await user.dblClick(within(row).getByText('claims-2026-10.csv'));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await user.dblClick(actionsCell(row));
    await answer(user, 'Do you want to remove?', 'Cancel');
    expect(bodiesTo('/removebrdxfile')).toEqual([]);
  });

  test('BDXCAR-17 the row’s menu has Remove too, and after a lost answer the list shows the removal', async () => {
    losesAnswerOnce('/removebrdxfile');
    const user = openAt(sent, { as: 'carrier' });
    await choose(user, 'claims-2026-10.csv', 'Remove');
    await answer(user, 'Do you want to remove?', 'OK');
    expect(await screen.findByText(/is recorded\./)).toHaveTextContent('Removal of claims-2026-10.csv');
    await waitFor(() =>
      expect(screen.queryByRole('row', { name: /claims-2026-10/ })).not.toBeInTheDocument(),
    );
    expect(bodiesTo('/removebrdxfile')).toHaveLength(1);
  });

  test('BDXCAR-18 LIST-04 the blank last row and Add lead to the upload screen', async () => {
    const user = openAt(sent, { as: 'carrier' });
    await rowWith('claims-2026-10.csv');
    await user.dblClick(blankRow());
    await expectPath('/client_user_BDX_add_fileupload');
    openAt(sent, { as: 'carrier' });
    const link = await screen.findByRole('link', { name: 'Add' });
    expect(link).toHaveAttribute('href', '/client_user_BDX_add_fileupload');
  });

  test('BDXCAR-18 double click on the ellipsis of the blank last row opens the upload screen; its menu offers Add', async () => {
    const user = openAt(sent, { as: 'carrier' });
    await rowWith('claims-2026-10.csv');
    await user.click(within(blankRow()).getByRole('button', { name: 'Actions' }));
    expect(await screen.findByRole('menuitem', { name: 'Add' })).toHaveAttribute(
      'href',
      '/client_user_BDX_add_fileupload',
    );
    await user.keyboard('{Escape}');
    await expectPath(sent);
    await user.dblClick(within(blankRow()).getByRole('button', { name: 'Actions' }));
    await expectPath('/client_user_BDX_add_fileupload');
  });

  test('BDXCAR-15 a list that could not be loaded offers Retry', async () => {
    const mend = loadsFail('/viewBDXOutbound', 400);
    const user = openAt(sent, { as: 'carrier' });
    expect(await screen.findByText('Could not load')).toBeVisible();
    mend();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await rowWith('claims-2026-10.csv')).toBeVisible();
  });
});
