import { screen } from '@testing-library/react';
import { button, expectPath } from '@/testing/harness/at';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo, nextBody } from '@/testing/harness/server';
import { db } from '../../../mocks/db';
import { respondsAlways } from '../../../mocks/scenarios';
import { url, box, left, namesIn, opened } from './PermissionsPage.fixture';

test('PERM-01 PERM-02 PERM-11 Q-065 the left list contains every menu item and sub-item, in the order of the menu', async () => {
  openAt(url);
  await opened();
  expect(screen.getByRole('heading', { level: 1, name: 'Permissions' })).toBeVisible();
  expect(namesIn(left())).toEqual(
    db.menus.flatMap(({ category, subMenu }) => [category.name, ...subMenu.map(({ name }) => name)]),
  );
  expect(bodiesTo('/viewmainmenuandsubmenu')[0]).toEqual({ type_id: '5' });
  expect(bodiesTo('/viewmainmenuandsubmenuuser')).toEqual([]);
  for (const name of ['Read', 'Read and Write', 'Admin']) expect(namesIn(box(name))).toEqual([]);
  expect(await screen.findByRole('heading', { level: 2, name: 'Helena Whitcombe' })).toBeVisible();
});

test('PERM-03 PERM-04 PERM-07 PERM-09 PERM-10 an item moved into a box leaves the left list, and its remove button returns it; both are announced, and the focus stays nearby', async () => {
  const user = openAt(url);
  await opened();
  const before = namesIn(left());
  await user.click(button('Move Countries to Read and Write'));
  expect(namesIn(box('Read and Write'))).toEqual(['Countries']);
  expect(namesIn(left())).not.toContain('Countries');
  for (const name of ['Read', 'Admin']) expect(namesIn(box(name))).toEqual([]);
  expect(await screen.findByText('Countries moved to Read and Write')).toBeInTheDocument();
  expect(button('Move Currencies to Read and Write')).toHaveFocus();
  await user.click(button('Remove Countries'));
  expect(namesIn(box('Read and Write'))).toEqual([]);
  expect(namesIn(left())).toEqual(before);
  expect(await screen.findByText('Countries removed')).toBeInTheDocument();
  expect(box('Read and Write')).toHaveFocus();
});

test('PERM-05 CALL-038 ENT-12 ENT-13 Save Permissions sends the whole board, with every key, and leads to the users', async () => {
  const user = openAt(url);
  await opened();
  await user.click(button('Move Cities to Read'));
  await user.click(button('Move Countries to Read'));
  await user.click(button('Move Partners to Read and Write'));
  await user.click(button('Move Companies to Admin'));
  const sent = nextBody('/createclientpermission');
  await user.click(button('Save Permissions'));
  const entries = [
    { main_id: 55, sub_id: 0, type: 'read_and_write', main_name: 'Partners', sub_name: '', main_order: 5 },
    {
      main_id: 56,
      sub_id: 5601,
      type: 'read',
      main_name: 'Reference Data',
      sub_name: 'Countries',
      main_order: 6,
    },
    {
      main_id: 56,
      sub_id: 5604,
      type: 'read',
      main_name: 'Reference Data',
      sub_name: 'Cities',
      main_order: 6,
    },
    {
      main_id: 57,
      sub_id: 5701,
      type: 'admin',
      main_name: 'Administration',
      sub_name: 'Companies',
      main_order: 7,
    },
  ];
  const orders = [0, 1, 4, 1];
  expect(await sent).toEqual({
    uid: 11,
    client_id: 7,
    id: 0,
    read: ['Countries', 'Cities'],
    read_and_write: ['Partners'],
    admin: ['Companies'],
    format1: entries.map(({ main_id, sub_id, type }) => ({ main_id, sub_id, type })),
    format2: entries.map((entry, index) => ({ ...entry, sub_order: orders[index] })),
  });
  await expectPath('/user_admin_users');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('PERM-06 Cancel leads to the users immediately, whatever was moved', async () => {
  const user = openAt(url);
  await opened();
  await user.click(button('Move Countries to Read'));
  await user.click(button('Cancel'));
  await expectPath('/user_admin_users');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(bodiesTo('/createclientpermission')).toEqual([]);
});

test('PERM-11 CALL-037 CALL-038 ENT-12 ENT-13 Q-067 a record of labels without entries is recognised by its labels, and keeps its levels', async () => {
  const labels = { read: ['Countries'], read_and_write: [], admin: ['Companies'] };
  const record = { id: 9, ...labels, format1: [], format2: [] };
  respondsAlways('/viewclientpermission', { clientEmployeePermission: [record] });
  const user = openAt(url);
  await opened();
  expect(namesIn(box('Read'))).toEqual(['Countries']);
  expect(namesIn(box('Admin'))).toEqual(['Companies']);
  const sent = nextBody('/createclientpermission');
  await user.click(button('Save Permissions'));
  expect(await sent).toMatchObject(labels);
});
