import { screen, waitFor } from '@testing-library/react';
import { answer, goTo, openRowMenu, findRow } from '@/testing/harness/at';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo, nextBody } from '@/testing/harness/server';
import { pressable, runSteps } from '@/testing/harness/steps';
import { planFault } from '../../../../mocks/conditions';
import { db } from '../../../../mocks/db';
import { respondsAlways, loadsFail } from '../../../../mocks/scenarios';

const file = 'claims-2026-10.csv';

function stored(): (typeof db.bordereauFiles)[number] | undefined {
  return db.bordereauFiles.find(({ file_name }) => file_name === file);
}

describe('Inbound', () => {
  const url = '/user_admin_bdx_inbound';
  const ask = [{ press: 'Import', ofRow: file }, { press: 'OK' }] as const;

  test('BDXADM-05 BDXADM-06 BDXSTAT-08 after its import a file has View File and Import Completed', async () => {
    Object.assign(stored() ?? {}, { imported: '1' });
    const user = openAt(url);
    const items = await openRowMenu(user, await findRow(file));
    expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
      ['View File', '/client_user_brdx_file_view/326'],
      ['Import Completed', '/client_user_brdx_importfile'],
    ]);
  });

  test('ROLE-11 a client user imports under their first name', async () => {
    const user = openAt(url, { as: 'staff' });
    const sent = nextBody('/Importedbdximport');
    await runSteps(user, ask);
    const staff = db.clientUsers.find(({ username }) => username === 'staff');
    expect(await sent).toMatchObject({ policycreator_id: staff?.id, policycreator_name: staff?.firstname });
  });

  test('an unconfirmed import stays locked until the user allows another attempt', async () => {
    const user = openAt(url);
    await findRow(file);
    planFault('/Importedbdximport', { kind: 'unreachable' });
    const stopFailing = loadsFail('/viewclientinbound');
    await runSteps(user, ask);
    expect(await screen.findByText(/Not confirmed. Import of/)).toBeVisible();
    const items = await openRowMenu(user, await findRow(file));
    expect(items.map((item) => item.textContent)).toEqual(['Check again']);
    await user.keyboard('{Escape}');
    stopFailing();
    await runSteps(user, [{ press: 'Allow another try' }]);
    await answer(user, /^Import of claims-2026-10.csv, sent on /);
    await waitFor(() => expect(screen.queryByText(/Not confirmed/)).not.toBeInTheDocument());
    await openRowMenu(user, await findRow(file));
    expect(pressable('Import')).toBeVisible();
    expect(bodiesTo('/Importedbdximport')).toHaveLength(1);
  });

  test('without a name for the import nothing is listed, and Retry loads it', async () => {
    const stopFailing = loadsFail('/editclient');
    const user = openAt(url);
    expect(await screen.findByText('Could not load')).toBeVisible();
    stopFailing();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await findRow(file)).toBeVisible();
  });
});

describe('History', () => {
  test('Q-190 if the call responds without a record, the row of the list is shown', async () => {
    respondsAlways('/editbrdxfile', {});
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
    const stopFailing = loadsFail('/editbrdxfile');
    const user = openAt('/user_admin_bdx_history_view/326');
    expect(await screen.findByText('Could not load')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible();
    stopFailing();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect((await screen.findByText('Import At')).nextElementSibling).toBeEmptyDOMElement();
  });
});
