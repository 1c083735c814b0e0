/** The areas of business, each with its screens. The first match counts: an intake form of a policy is no set-up. */
const areas: readonly (readonly [area: string, screens: RegExp])[] = [
  ['home', /_home$/i],
  ['bordereaux', /bdx|brdx/i],
  ['quotations, binders, policies', /polic|quotation|customer/i],
  ['intake forms', /intake|attribute/i],
  ['users', /users|permissions/i],
  ['companies', /compan/i],
  ['partners', /_(?:carrier|tpa|mga|agent)\b/i],
  ['reference data', /countries|currency|state|city/i],
];

/** The area of business of a screen; blank for a screen that belongs to none, such as the settings. */
export function businessArea(pathname: string): string {
  return areas.find(([, screens]) => screens.test(pathname))?.[0] ?? '';
}

/** Whether the screen belongs to another area. The home page shows records of all areas. */
export function isOtherArea(area: string, pathname: string): boolean {
  const opened = businessArea(pathname);
  return opened !== area && opened !== 'home';
}
