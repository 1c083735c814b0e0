import { post } from './row';

/** The calls of menus and the user. */
export const sessionCalls = {
  '/editclient': post(['id'], ['client'], { area: 'shared' }),
  '/editclientuser': post(['id'], ['user']),
  '/viewmainmenuandsubmenu': post(['type_id'], ['menuWithSubmenu']),
  '/viewmainmenuandsubmenuuser': post(['type_id', 'uid'], ['menuWithSubmenu']),
  '/viewclientintakecategorymain': post(['client_id'], ['intakecategory']),
};
