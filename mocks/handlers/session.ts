import type { WireClientUser, WireMenu } from '../adminRecords';
import { db } from '../db';
import { asText } from '../fields';
import { find, get, post, refuse, same } from '../http';
import { adminUserId } from '../seed/ids';
import { issueToken } from '../token';

interface Account {
  readonly user_id: string | number;
  readonly client_id: string | number;
  readonly login_type: 1 | 4;
}

/** Client companies sign in as administrators, their users as staff. */
function accountOf(username: unknown, password: unknown): Account | undefined {
  const fits = (name: string, word: string): boolean => same(name, username) && same(word, password);
  const client = db.clients.find(({ Client_LoginID, Client_LoginPassWD }) =>
    fits(Client_LoginID, Client_LoginPassWD),
  );
  if (client) return { user_id: adminUserId, client_id: client.id, login_type: 1 };
  const user = db.clientUsers.find((candidate) => fits(candidate.username, candidate.password));
  return user && { user_id: user.id, client_id: user.company_id, login_type: 4 };
}

function isTaken(username: unknown): boolean {
  const wanted = asText(username).trim().toLowerCase();
  const names = [
    ...db.clients.map(({ Client_LoginID }) => Client_LoginID),
    ...db.clientUsers.map((user: WireClientUser) => user.username),
  ];
  return names.some((name) => name.toLowerCase() === wanted);
}

/** The whole menu of a client type. */
function menuOf(typeId: unknown): WireMenu[] {
  return db.clients.some(({ Client_Type }) => same(Client_Type, typeId)) ? db.menus : [];
}

/**
 * The menus that a user may see: a menu with a permission level, or with a permitted entry, and its permitted entries.
 * A user without saved permissions sees nothing.
 */
function menuFor(typeId: unknown, userId: unknown): WireMenu[] {
  const granted = db.permissions.find(({ uid }) => same(uid, userId))?.format1 ?? [];
  const isGranted = (mainId: unknown, subId: unknown): boolean =>
    granted.some(({ main_id, sub_id }) => same(main_id, mainId) && same(sub_id || 0, subId));
  return menuOf(typeId).flatMap((menu) => {
    const subMenu = menu.subMenu.filter(({ id }) => isGranted(menu.id, id));
    return subMenu.length > 0 || isGranted(menu.id, 0) ? [{ ...menu, subMenu }] : [];
  });
}

/** Sign-in, profiles and the menus of the shell (CALL-002 to CALL-008, CALL-032). */
export const sessionHandlers = [
  post('/editclient', ['id'], ({ id }) => ({ client: find(db.clients, id) })),
  post('/editclientuser', ['id'], ({ id }) => ({ user: find(db.clientUsers, id) })),
  post('/viewmainmenuandsubmenu', ['type_id'], ({ type_id }) => ({ menuWithSubmenu: menuOf(type_id) })),
  post('/viewmainmenuandsubmenuuser', ['type_id', 'uid'], ({ type_id, uid }) => ({
    menuWithSubmenu: menuFor(type_id, uid),
  })),
  post('/viewclientintakecategorymain', ['client_id'], ({ client_id }) => ({
    intakecategory: db.intakeCategories.filter((category) => same(category.client_id, client_id)),
  })),
  post('/commonlogin', ['username', 'password'], ({ username, password }) => {
    const account = accountOf(username, password) ?? refuse(401, 'Invalid username or password');
    return { token: issueToken({ ...account }), ...account };
  }),
  post('/commonloginverification', ['username'], ({ username }) =>
    isTaken(username) ? {} : { user: { username } },
  ),
  get('/viewmenucategory', () => ({ typemenucategory: db.menuCategories })),
];
