import '@/testing/harness/server';
import { ask } from '../ask';
import { db } from '../db';

interface Menu {
  category: { name: string; url: string; menutype: string };
  subMenu: { name: string; url: string; menutype: string; menu_id: number; id: number }[];
}

test('CALL-007 A client company signs in as administrator', async () => {
  const { status, reply } = await ask('/commonlogin', { username: 'admin', password: 'admin123' });
  expect(status).toBe(200);
  expect(reply).toEqual({ token: expect.any(String), user_id: 3, client_id: 7, login_type: 1 });
});

test('CALL-007 A client user signs in as staff, with the profile Agent', async () => {
  const { reply } = await ask('/commonlogin', { username: 'staff', password: 'staff123' });
  expect(reply).toEqual({ token: expect.any(String), user_id: 12, client_id: 7, login_type: 4 });
  const { user } = (await ask('/editclientuser', { id: reply.user_id })).reply;
  expect(user).toMatchObject({ firstname: 'Sam', usertype: 'Agent', agent_code: 'AG-100' });
});

test.each([
  ['admin', 'staff123'],
  ['nobody', 'admin123'],
  ['', ''],
])('CALL-007 %p with %p is refused with a message', async (username, password) => {
  expect(await ask('/commonlogin', { username, password })).toEqual({
    status: 401,
    reply: { message: 'Invalid username or password' },
  });
});

test('CALL-002 The client record has the login id and the full name of the greeting', async () => {
  const { reply } = await ask('/editclient', { id: '7' });
  expect(reply.client).toMatchObject({
    Client_LoginID: 'admin',
    Client_FullName: 'Harborview Underwriters',
    Client_Type: '5',
  });
  expect((await ask('/editclient', { id: 3 })).status).toBe(404);
});

test('CALL-008 The name check returns a user for a free name only', async () => {
  expect((await ask('/commonloginverification', { username: 'newcomer' })).reply).toEqual({
    user: { username: 'newcomer' },
  });
  expect((await ask('/commonloginverification', { username: 'STAFF' })).reply).toEqual({});
  expect((await ask('/commonloginverification', { username: 'admin' })).reply).toEqual({});
});

test('CALL-004 The menu has every kind of entry: own urls, a menu form, a submenu form', async () => {
  const { reply } = await ask('/viewmainmenuandsubmenu', { type_id: '5' });
  const menus = reply.menuWithSubmenu as Menu[];
  const kinds = (types: string[]): string[] => [...new Set(types)].sort();
  expect(kinds(menus.map(({ category }) => category.menutype))).toEqual(['1', '2']);
  expect(kinds(menus.flatMap(({ subMenu }) => subMenu.map(({ menutype }) => menutype)))).toEqual(['1', '2']);
  expect(menus.some(({ subMenu }) => subMenu.length === 0)).toBe(true);
  expect((await ask('/viewmainmenuandsubmenu', { type_id: '7' })).reply).toEqual({ menuWithSubmenu: [] });
});

test('CALL-005 Staff see the permitted menus only', async () => {
  const seen = async (uid: number): Promise<string[]> => {
    const { reply } = await ask('/viewmainmenuandsubmenuuser', { type_id: '5', uid });
    return (reply.menuWithSubmenu as Menu[]).flatMap(({ category, subMenu }) => [
      category.name,
      ...subMenu.map(({ name }) => `${category.name}/${name}`),
    ]);
  };
  expect(await seen(12)).toEqual(expect.arrayContaining(['Home', 'Quotations/Binders', 'Partners/Agents']));
  expect(await seen(12)).not.toContain('Reference Data');
  expect(await seen(13)).toEqual([]);

  const cities = db.menus.flatMap(({ subMenu }) => subMenu).find(({ name }) => name === 'Cities');
  const entry = { main_id: cities?.menu_id, sub_id: cities?.id, type: 'read' };
  await ask('/createclientpermission', {
    ...{ uid: 13, client_id: 7, id: 0, read: ['Cities'], read_and_write: [], admin: [] },
    format1: [entry],
    format2: [{ ...entry, main_name: 'Reference Data', sub_name: 'Cities', main_order: 6, sub_order: 4 }],
  });
  expect(await seen(13)).toEqual(['Reference Data', 'Reference Data/Cities']);
});

test('CALL-006 The category strip has the categories of one client', async () => {
  const { reply } = await ask('/viewclientintakecategorymain', { client_id: 7 });
  expect(reply.intakecategory).toHaveLength(db.intakeCategories.length);
  expect((await ask('/viewclientintakecategorymain', { client_id: 2 })).reply).toEqual({
    intakecategory: [],
  });
});

test('CALL-032 GET /viewmenucategory returns the names of lines of business', async () => {
  const reply = await (await fetch('/viewmenucategory')).json();
  expect(reply.typemenucategory).toContainEqual({ id: 584, name: 'WORKERS COMP' });
});
