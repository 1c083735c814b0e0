import { categoryTitle, menuTarget, submenuTarget } from '@/domain/access/menu';
import type { IntakeCategory } from '@/domain/records/intake';
import type { Id } from '@/domain/records/scalars';
import type { MenuEntry } from '@/domain/records/session';
import { bestFirst, searchText, queryReadings, rankOfQuery } from '@/domain/search';
import { linkTo } from '@/paths';
import type { Preferences } from '@/session/preferencesSlice';
import type { Hit } from './recordGroup';

interface Form {
  /** The list whose 'Add' leads to the form. */
  readonly list: string;
  readonly noun: string;
  readonly to: string;
}

function addForms(clientId: Id): readonly Form[] {
  return [
    { list: linkTo('/company'), noun: 'company', to: linkTo('/add_companies') },
    { list: linkTo('/user_admin_policies'), noun: 'policy', to: linkTo('/user_admin_add_policies') },
    { list: linkTo('/user_admin_users'), noun: 'user', to: linkTo('/user_admin_add_users') },
    { list: linkTo('/user_admin_agent'), noun: 'agent', to: linkTo('/user_admin_add_agent') },
    { list: linkTo('/user_admin_carrier'), noun: 'carrier', to: linkTo('/user_admin_add_carrier') },
    { list: linkTo('/user_admin_tpa'), noun: 'TPA', to: linkTo('/user_admin_add_tpa') },
    { list: linkTo('/user_admin_mga'), noun: 'MGA', to: linkTo('/user_admin_add_mga') },
    {
      list: linkTo('/user_admin_intakecategory/'),
      noun: 'intake category',
      to: linkTo('/user_admin_add_intakecategory/'),
    },
    {
      list: linkTo('/user_admin_attributegroup'),
      noun: 'attribute group',
      to: linkTo('/user_admin_add_attributegroup/:client', { client: clientId }),
    },
    {
      list: linkTo('/user_admin_bdx_create'),
      noun: 'bordereau file',
      to: linkTo('/user_admin_add_bdxcreate'),
    },
    { list: linkTo('/user_admin_countries'), noun: 'country', to: linkTo('/user_admin_add_countries') },
    { list: linkTo('/user_admin_currency'), noun: 'currency', to: linkTo('/user_admin_add_currency') },
    { list: linkTo('/user_admin_state'), noun: 'state', to: linkTo('/user_admin_add_state') },
    { list: linkTo('/user_admin_city'), noun: 'city', to: linkTo('/user_admin_add_city') },
  ];
}

/** A path in a form for comparison: without letter case, trailing slash and query. */
function comparable(path: string | undefined): string | undefined {
  return path
    ?.replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
    .toLowerCase();
}

/** A hit that is found by its texts and by these further words. */
export function hit(title: string, detail: string, to: string, ...keywords: readonly string[]): Hit {
  return { key: to, title, detail, to, fields: [title, detail, ...keywords].map(searchText).filter(Boolean) };
}

/** The entries of the user's menu that have a path, each path once, Overview and Setting. */
export function screenHits(menus: readonly MenuEntry[]): readonly Hit[] {
  const hits = new Map<string | undefined, Hit>();
  function add(title: string, detail: string, to: string | undefined): void {
    const path = comparable(to);
    if (to !== undefined && !hits.has(path)) hits.set(path, hit(title, detail, to));
  }
  for (const entry of menus) {
    const items = entry.subMenu.map((item) => [item.name, submenuTarget(item, entry)] as const);
    const target = menuTarget(entry);
    // If a submenu entry has the same path, its name is the more exact one.
    const isRepeated = items.some(([, to]) => comparable(to) === comparable(target));
    if (!isRepeated) add(entry.category.name, '', target);
    for (const [name, to] of items) add(name, entry.category.name, to);
  }
  add('Overview', '', linkTo('/user_admin_overview'));
  add('Setting', '', linkTo('/User_Admin_Setting'));
  return [...hits.values()];
}

/** Returns whether the user's menu has an entry for a path; everyone may open Overview and Setting. */
export function menuLeadsTo(menus: readonly MenuEntry[]): (path: string) => boolean {
  const paths = new Set(screenHits(menus).map(({ key }) => comparable(key)));
  return (path) => paths.has(comparable(path));
}

/**
 * 'New quotation' for each intake category, and the 'Add' of each list in the user's menu, unless the menu
 * has that entry itself.
 */
export function actionHits(
  menus: readonly MenuEntry[],
  categories: readonly IntakeCategory[],
  clientId: Id,
): readonly Hit[] {
  const mayOpen = menuLeadsTo(menus);
  return [
    ...categories.map((category) =>
      hit(
        `New quotation: ${categoryTitle(category)}`,
        '',
        linkTo('/user_admin_policy/:id', { id: category.id }),
        'add quotation',
      ),
    ),
    ...addForms(clientId)
      .filter(({ list, to }) => mayOpen(list) && !mayOpen(to))
      .map(({ noun, to }) => hit(`Add ${noun}`, '', to, `new ${noun}`, `create ${noun}`)),
  ];
}

/** An action that stays on the screen, also found by these words. */
function actionHit(title: string, onOpen: () => unknown, ...keywords: readonly string[]): Hit {
  return { key: title, title, detail: '', onOpen, fields: [title, ...keywords].map(searchText) };
}

/** The themes that can be chosen, with the names that Setting uses. */
export function themeHits(choose: (theme: Preferences['theme']) => void): readonly Hit[] {
  return [
    actionHit('Theme: System', () => choose('system')),
    actionHit('Theme: Light', () => choose('light'), 'light mode'),
    actionHit('Theme: Dark', () => choose('dark'), 'dark mode', 'night'),
  ];
}

export function logoutHit(logout: () => Promise<void>): Hit {
  return actionHit('Logout', logout, 'log out', 'sign out');
}

/** The hits that contain every word of the query, the best first; all of them without a query. */
export function matchingHits(hits: readonly Hit[], query: string): readonly Hit[] {
  const readings = queryReadings(query);
  return bestFirst(
    hits.flatMap((found): [Hit, number][] => {
      const rank = rankOfQuery(found.fields, readings);
      return rank === undefined ? [] : [[found, rank]];
    }),
  );
}
