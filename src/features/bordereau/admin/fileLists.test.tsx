import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expectPath, goTo } from '@/testing/harness/at';
import { expectCells, momentText } from '@/testing/harness/listCells';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo, nextBody } from '@/testing/harness/server';
import { planFault } from '../../../../mocks/conditions';
import { db } from '../../../../mocks/db';
import { answersAlways, loadsFail } from '../../../../mocks/scenarios';
import { adminStatus, fileColumns, newest, receivedColumns } from '../fileCells.fixture';

/** The row of a file, once it is there. */
function rowWith(file: string): Promise<HTMLElement> {
  return screen.findByRole('row', { name: new RegExp(file) });
}

async function menuOf(user: UserEvent, file: string): Promise<string[]> {
  await user.click(within(await rowWith(file)).getByRole('button', { name: 'Actions' }));
  const items = await screen.findAllByRole('menuitem');
  return items.map((item) => item.textContent);
}

async function choose(user: UserEvent, file: string, item: string): Promise<void> {
  await menuOf(user, file);
  await user.click(screen.getByRole('menuitem', { name: item }));
}

/** Answers the question that has been asked; gives its words. */
async function answer(user: UserEvent, button: 'OK' | 'Cancel'): Promise<string> {
  const question = await screen.findByRole('alertdialog');
  const text = question.querySelector('h2, p')?.textContent ?? '';
  await user.click(within(question).getByRole('button', { name: button }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  return text;
}

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
] as const)('%s Q-180 %s lists its files under their columns', async (_ids, url, heading, call, belongs) => {
  openAt(url);
  const files = newest(db.bordereauFiles, belongs);
  await expectCells(files, { ...receivedColumns, Status: adminStatus, Actions: 'Actions' });
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(bodiesTo(call)).toEqual([{ client_id: 7 }]);
});

describe('Inbound', () => {
  const url = '/user_admin_bdx_inbound';

  test('BDXADM-05 BDXADM-06 BDXSTAT-08 Import is offered until it has been done, then View File and Import Completed', async () => {
    const user = openAt(url);
    expect(await menuOf(user, 'claims-2026-10.csv')).toEqual(['Import']);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Last' }));
    expect(await menuOf(user, 'claims-2025-12.csv')).toEqual(['View File', 'Import Completed']);
    expect(screen.getByRole('menuitem', { name: 'View File' })).toHaveAttribute(
      'href',
      '/client_user_brdx_file_view/304',
    );
  });

  test('BDXADM-07 BDXADM-26 BDXSTAT-07 BDXSTAT-11 ERR-28 CALL-127 an import asks first, says who and what, and leads to the imported files', async () => {
    const user = openAt(url);
    await choose(user, 'claims-2026-10.csv', 'Import');
    const sent = nextBody('/Importedbdximport');
    expect(await answer(user, 'OK')).toBe('Do you want to Import?');
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
    const again = openAt(url);
    expect(within(await rowWith('claims-2026-10.csv')).getByText('Completed')).toBeVisible();
    expect(await menuOf(again, 'claims-2026-10.csv')).toEqual(['View File', 'Import Completed']);
  });

  test('BDXADM-26 an import that is declined sends nothing', async () => {
    const user = openAt(url);
    await choose(user, 'claims-2026-10.csv', 'Import');
    await answer(user, 'Cancel');
    expect(bodiesTo('/Importedbdximport')).toEqual([]);
    await expectPath(url);
  });

  test('ROLE-11 a client user imports under their first name', async () => {
    const user = openAt(url, { as: 'staff' });
    await choose(user, 'claims-2026-10.csv', 'Import');
    const sent = nextBody('/Importedbdximport');
    await answer(user, 'OK');
    const staff = db.clientUsers.find(({ username }) => username === 'staff');
    expect(await sent).toMatchObject({ policycreator_id: staff?.id, policycreator_name: staff?.firstname });
  });

  test('an unknown flag offers no import', async () => {
    const file = db.bordereauFiles.find(({ file_name }) => file_name === 'claims-2026-10.csv');
    Object.assign(file ?? {}, { imported: 'maybe' });
    const user = openAt(url);
    expect(await menuOf(user, 'claims-2026-10.csv')).toEqual(['View File']);
  });

  test('after a lost answer the list is read again, shows the import, and nothing is sent twice', async () => {
    planFault('/Importedbdximport', { kind: 'answerLost' });
    const user = openAt(url);
    await choose(user, 'claims-2026-10.csv', 'Import');
    await answer(user, 'OK');
    expect(await screen.findByText(/is recorded\./)).toHaveTextContent(
      'Import of claims-2026-10.csv is recorded.',
    );
    await expectPath(url);
    expect(within(await rowWith('claims-2026-10.csv')).getByText('Completed')).toBeVisible();
    expect(await menuOf(user, 'claims-2026-10.csv')).toEqual(['View File', 'Import Completed']);
    expect(bodiesTo('/Importedbdximport')).toHaveLength(1);
  });

  test('an import without a certain end stays locked until the user allows another try', async () => {
    const user = openAt(url);
    await rowWith('claims-2026-10.csv');
    planFault('/Importedbdximport', { kind: 'unreachable' });
    const mend = loadsFail('/viewclientinbound');
    await choose(user, 'claims-2026-10.csv', 'Import');
    await answer(user, 'OK');
    expect(await screen.findByText(/Not confirmed. Import of/)).toBeVisible();
    expect(await menuOf(user, 'claims-2026-10.csv')).toEqual(['Check again']);
    await user.keyboard('{Escape}');
    mend();
    await user.click(screen.getByRole('button', { name: 'Allow another try' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      /^Import of claims-2026-10.csv, sent on /,
    );
    await answer(user, 'OK');
    await waitFor(() => expect(screen.queryByText(/Not confirmed/)).not.toBeInTheDocument());
    expect(await menuOf(user, 'claims-2026-10.csv')).toEqual(['Import']);
    expect(bodiesTo('/Importedbdximport')).toHaveLength(1);
  });

  test('without a name to import under nothing is listed, and Retry asks again', async () => {
    const mend = loadsFail('/editclient');
    const user = openAt(url);
    expect(await screen.findByText('Could not load')).toBeVisible();
    mend();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await rowWith('claims-2026-10.csv')).toBeVisible();
  });
});

test('BDXADM-07 Q-184 the imported files stand last import first, and each can be viewed', async () => {
  const user = openAt('/client_user_brdx_importfile');
  await rowWith('claims-2026-02.csv');
  await expectCells(
    newest(db.bordereauFiles, ({ heading, imported }) => heading === 'toClient' && imported === '1'),
    { ...receivedColumns, 'Import At': ({ imported_date }) => momentText(imported_date), Actions: 'Actions' },
  );
  await choose(user, 'claims-2026-02.csv', 'View File');
  await expectPath('/client_user_brdx_file_view/308');
});

test('BDXADM-09 BDXSTAT-06 the review list leads to the file, by its menu and by double click', async () => {
  const user = openAt('/user_admin_bdx_review');
  await choose(user, 'ho3-late-2026-10.csv', 'Review');
  await expectPath('/user_admin_brdx_file_view/329');
  const again = openAt('/user_admin_bdx_review');
  await again.dblClick(await screen.findByText('ho3-late-2026-10.csv'));
  await expectPath('/user_admin_brdx_file_view/329');
});

describe('Send', () => {
  const url = '/user_admin_bdx_send';

  test('BDXADM-13 BDXADM-26 BDXSTAT-09 ERR-30 CALL-130 Send asks first, then the list is fetched again and focus stays in it', async () => {
    const user = openAt(url);
    await choose(user, 'premium-2026-10.csv', 'Send');
    const sent = nextBody('/sendbdx');
    expect(await answer(user, 'OK')).toBe('Do you want to Send?');
    expect(await sent).toEqual({ id: 327 });
    await waitFor(() => expect(screen.queryByRole('row', { name: /premium-2026-10.csv/ })).toBeNull());
    await expectPath(url);
    expect(bodiesTo('/viewbrdxsend')).toHaveLength(2);
    expect(await rowWith('ho3-2026-10.csv')).toHaveFocus();
  });

  test('one confirmation sends once, however often it is pressed', async () => {
    const user = openAt(url);
    await choose(user, 'premium-2026-10.csv', 'Send');
    await user.dblClick(await screen.findByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /premium-2026-10.csv/ })).toBeNull());
    expect(bodiesTo('/sendbdx')).toHaveLength(1);
  });

  test('ERR-05 a refused sending says so quietly and can be tried again', async () => {
    planFault('/sendbdx', { kind: 'answer', status: 400 });
    const user = openAt(url);
    await choose(user, 'premium-2026-10.csv', 'Send');
    await answer(user, 'OK');
    expect(await screen.findByText('Not saved')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await answer(user, 'OK');
    await waitFor(() => expect(screen.queryByRole('row', { name: /premium-2026-10.csv/ })).toBeNull());
    expect(screen.queryByText('Not saved')).not.toBeInTheDocument();
  });

  test('after a lost answer the list shows that the file was sent', async () => {
    planFault('/sendbdx', { kind: 'answerLost' });
    const user = openAt(url);
    await choose(user, 'premium-2026-10.csv', 'Send');
    await answer(user, 'OK');
    expect(await screen.findByText(/is recorded\./)).toHaveTextContent('Send of premium-2026-10.csv');
    expect(within(screen.getByRole('table')).queryByText('premium-2026-10.csv')).not.toBeInTheDocument();
    expect(bodiesTo('/sendbdx')).toHaveLength(1);
  });
});

describe('History', () => {
  test('BDXADM-14 BDXADM-15 BDXADM-16 CALL-126 PROD-14 the history holds files both ways and opens one by double click', async () => {
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
    await user.dblClick(screen.getByText('claims-2026-10.csv'));
    await expectPath('/user_admin_bdx_history_view/326');
    expect(await screen.findByRole('heading', { level: 2, name: 'claims-2026-10.csv' })).toBeVisible();
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

  test("Q-190 where the call answers nothing the list's own row is shown", async () => {
    answersAlways('/editbrdxfile', {});
    openAt('/user_admin_bdx_history_view/308');
    expect(await screen.findByRole('heading', { level: 2, name: 'claims-2026-02.csv' })).toBeVisible();
  });

  test('Q-190 at the URL of another file nothing of the first one is shown', async () => {
    openAt('/user_admin_bdx_history_view/308');
    await screen.findByRole('heading', { level: 2, name: 'claims-2026-02.csv' });
    loadsFail('/editbrdxfile');
    goTo('/user_admin_bdx_history_view/326');
    expect(screen.queryByText('claims-2026-02.csv')).toBeNull();
    await screen.findByText('Could not load');
    expect(screen.queryByText('claims-2026-02.csv')).toBeNull();
  });

  test('an empty date is blank; a file that could not be loaded loads on Retry, and Cancel always leads back', async () => {
    const mend = loadsFail('/editbrdxfile');
    const user = openAt('/user_admin_bdx_history_view/326');
    expect(await screen.findByText('Could not load')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible();
    mend();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect((await screen.findByText('Import At')).nextElementSibling).toBeEmptyDOMElement();
  });
});
