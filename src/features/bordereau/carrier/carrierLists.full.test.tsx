import { screen, within } from '@testing-library/react';
import { actionsCell, answer, expectPath, openRowMenu, findRow } from '@/testing/harness/at';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo } from '@/testing/harness/server';
import { recordedCalls } from '../../../../mocks/callLog';
import { db } from '../../../../mocks/db';
import { respondsOnce, hangsOnce } from '../../../../mocks/scenarios';

const received = '/client_user_BDX_filerecived';
const sent = '/client_user_BDX_fileupload';

test.each([received, sent, '/client_user_BDX_add_fileupload', '/client_user_BDX_edit_fileupload/672'])(
  'GUARD-03 BDXCAR-11 BDXCAR-15 BDXCAR-20 without a BDX token %s redirects to the client login and sends no request',
  async (url) => {
    openAt(url, { as: 'admin' });
    await expectPath('/Client_user_BDX_Login');
    await screen.findByRole('heading', { name: 'BDX Users Log In' });
    expect(recordedCalls).toEqual([]);
  },
);

test('BDXCAR-13 BDXSTAT-08 Import To Carrier is offered only if importedview is 0', async () => {
  const offers = [
    ['premium-2026-08.csv', 0, 'Import To Carrier', null],
    ['ho3-2026-07.csv', '1', 'Import Completed', 'true'],
    ['premium-2026-07.csv', 'no', 'Not to be imported', 'true'],
  ] as const;
  for (const [name, importedview] of offers)
    Object.assign(db.bordereauFiles.find(({ file_name }) => file_name === name) ?? {}, { importedview });
  const user = openAt(received, { as: 'carrier' });
  for (const [name, , offered, disabled] of offers) {
    const items = await openRowMenu(user, await findRow(name));
    expect(items.map((item) => [item.textContent, item.getAttribute('aria-disabled')])).toEqual([
      [offered, disabled],
    ]);
    await user.keyboard('{Escape}');
  }
});

test('BDXCAR-11 a sign-in without a company waits for the carrier’s record, and Retry loads it', async () => {
  respondsOnce('/editcarrier', {}, 400);
  localStorage.setItem('client_BDX_company_id', '');
  hangsOnce('/viewBDXOutbound');
  openAt(sent, { as: 'carrier' });
  localStorage.setItem('client_BDX_company_id', '');
  const user = openAt(received, { as: 'signedOut' });
  expect(await screen.findByText('Could not load')).toBeVisible();
  expect(bodiesTo('/viewBDXInbound')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await findRow('premium-2026-08.csv')).toBeVisible();
  expect(bodiesTo('/viewBDXInbound')).toEqual([{ client_id: 7, career_id: 31 }]);
});

test('BDXCAR-17 a double click on the cell of the button asks as well; a double click elsewhere in the row does nothing', async () => {
  const user = openAt(sent, { as: 'carrier' });
  const row = await findRow('claims-2026-10.csv');
  await user.dblClick(within(row).getByText('claims-2026-10.csv'));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await user.dblClick(actionsCell(row));
  await answer(user, 'Do you want to remove?', 'Cancel');
  expect(bodiesTo('/removebrdxfile')).toEqual([]);
});
