import { post } from './row';

/** The calls of sign-in, menus and the user. */
export const sessionCalls = {
  '/editclient': post(['id'], ['client'], { area: 'shared' }),
  '/editclientuser': post(['id'], ['user']),
  '/viewmainmenuandsubmenu': post(['type_id'], ['menuWithSubmenu']),
  '/viewmainmenuandsubmenuuser': post(['type_id', 'uid'], ['menuWithSubmenu']),
  '/viewclientintakecategorymain': post(['client_id'], ['intakecategory']),
  '/commonlogin': post(['username', 'password'], ['token', 'user_id', 'client_id', 'login_type']),
};
