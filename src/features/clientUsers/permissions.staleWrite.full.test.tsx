import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expectPath, press } from '@/testing/harness/at';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo } from '@/testing/harness/server';
import { respondsAlways } from '../../../mocks/scenarios';

const path = '/createclientpermission';

async function opened(): Promise<UserEvent> {
  const user = openAt('/permissions/11');
  await screen.findByRole('region', { name: 'Read' });
  return user;
}

/** Another administrator stores these boxes for the user, as a record with another id. */
function storeElsewhere(levels: Readonly<Record<string, readonly string[]>>): void {
  respondsAlways('/viewclientpermission', {
    clientEmployeePermission: {
      id: 9091,
      uid: 11,
      client_id: 7,
      read: levels['read'] ?? [],
      read_and_write: levels['read_and_write'] ?? [],
      admin: levels['admin'] ?? [],
      format1: [],
      format2: [],
    },
  });
}

const dialogIn = async () =>
  within(await screen.findByRole('dialog', { name: 'Changed since you opened it' }));

test('items that another save has placed stay there; if both placed an item, the user chooses', async () => {
  const user = await opened();
  await press(user, 'Move Countries to Read');
  await press(user, 'Move Currencies to Admin');
  storeElsewhere({ read: ['States'], read_and_write: ['Countries'] });
  await press(user, 'Save Permissions');
  const dialog = await dialogIn();
  expect(bodiesTo(path)).toEqual([]);
  const group = (name: RegExp): HTMLElement => dialog.getByRole('group', { name });
  expect(group(/^States/)).toHaveTextContent(/Stored now Read/);
  expect(group(/^Currencies/)).toHaveTextContent(/Yours Admin/);
  await user.click(within(group(/^Countries/)).getByRole('radio', { name: 'Yours Read' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await expectPath('/user_admin_users');
  expect(bodiesTo(path)).toEqual([
    expect.objectContaining({
      id: 9091,
      uid: 11,
      read: ['Countries', 'States'],
      read_and_write: [],
      admin: ['Currencies'],
    }),
  ]);
});

test('what another save places while the dialog is open is asked about as well', async () => {
  const user = await opened();
  await press(user, 'Move Currencies to Admin');
  storeElsewhere({ read: ['States'] });
  await press(user, 'Save Permissions');
  const first = await dialogIn();
  storeElsewhere({ read: ['States'], read_and_write: ['Countries'] });
  await user.click(first.getByRole('button', { name: 'Save' }));
  await screen.findByRole('group', { name: /^Countries/ });
  expect(bodiesTo(path)).toEqual([]);
  await user.click((await dialogIn()).getByRole('button', { name: 'Save' }));
  await expectPath('/user_admin_users');
  expect(bodiesTo(path)).toEqual([
    expect.objectContaining({ read: ['States'], read_and_write: ['Countries'], admin: ['Currencies'] }),
  ]);
});

test('without a change elsewhere they are saved immediately; a record that was created meanwhile is updated', async () => {
  const user = await opened();
  await press(user, 'Move Countries to Read');
  storeElsewhere({});
  await press(user, 'Save Permissions');
  await expectPath('/user_admin_users');
  expect(bodiesTo(path)).toEqual([expect.objectContaining({ id: 9091, read: ['Countries'] })]);
});
