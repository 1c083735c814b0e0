/** The pages of the guide in `docs/guide`, each with its screens. The first match counts. */
const pages: readonly (readonly [page: string, screens: RegExp])[] = [
  ['signing-in', /login|forgot|_admin$|user_admin_home|setting/i],
  ['overview', /user_admin_overview/i],
  ['bordereaux-for-carriers', /^\/client_user_bdx_/i],
  ['bordereaux-for-administrators', /bdx|brdx/i],
  ['binders-and-payments', /binder/i],
  ['policies', /^\/(?:user_admin_(?:(?:add|edit|view)_)?policies\b|view_admin_policy)/i],
  ['quotations', /polic|quotation|customer/i],
  ['intake-forms', /intake|attribute/i],
  ['users-and-permissions', /users|permissions/i],
];

/** The address of the guide's page about a screen, and of the start page for a screen that no page is about. */
export function guideAddress(pathname: string): string {
  const page = pages.find(([, screens]) => screens.test(pathname))?.[0] ?? 'index';
  return `/guide/${page}.html`;
}
