import { categoryTitle, menuTarget, submenuTarget } from '@/domain/access/menu';
import type { IntakeCategory } from '@/domain/records/intake';
import type { Id } from '@/domain/records/scalars';
import type { MenuEntry } from '@/domain/records/session';
import { bestFirst, plainText, queryReadings, rankOfQuery } from '@/domain/search';
import { linkTo } from '@/paths';
import type { Preferences } from '@/session/preferencesSlice';
import type { Hit } from './recordGroup';

interface Form {
  /** The list whose 'Add' leads to the form. */
  readonly list: string;
  readonly word: string;
  readonly to: string;
}

function addForms(clientId: Id): readonly Form[] {
  return [
    { list: linkTo('/company'), word: 'company', to: linkTo('/add_companies') },
    { list: linkTo('/user_admin_policies'), word: 'policy', to: linkTo('/user_admin_add_policies') },
    { list: linkTo('/user_admin_users'), word: 'user', to: linkTo('/user_admin_add_users') },
    { list: linkTo('/user_admin_agent'), word: 'agent', to: linkTo('/user_admin_add_agent') },
    { list: linkTo('/user_admin_carrier'), word: 'carrier', to: linkTo('/user_admin_add_carrier') },
    { list: linkTo('/user_admin_tpa'), word: 'TPA', to: linkTo('/user_admin_add_tpa') },
    { list: linkTo('/user_admin_mga'), word: 'MGA', to: linkTo('/user_admin_add_mga') },
    {
      list: linkTo('/user_admin_intakecategory/'),
      word: 'intake category',
      to: linkTo('/user_admin_add_intakecategory/'),
    },
    {
      list: linkTo('/user_admin_attributegroup'),
      word: 'attribute group',
      to: linkTo('/user_admin_add_attributegroup/:client', { client: clientId }),
    },
    {
      list: linkTo('/user_admin_bdx_create'),
      word: 'bordereau file',
      to: linkTo('/user_admin_add_bdxcreate'),
    },
    { list: linkTo('/user_admin_countries'), word: 'country', to: linkTo('/user_admin_add_countries') },
    { list: linkTo('/user_admin_currency'), word: 'currency', to: linkTo('/user_admin_add_currency') },
    { list: linkTo('/user_admin_state'), word: 'state', to: linkTo('/user_admin_add_state') },
    { list: linkTo('/user_admin_city'), word: 'city', to: linkTo('/user_admin_add_city') },
  ];
}

/** A path as menus and lists are compared: the router ignores the case and a last slash, and a menu's url may have a query. */
function comparable(path: string | undefined): string | undefined {
  return path
    ?.replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
    .toLowerCase();
}

/** A hit that is searched by its texts and by further words. */
export function hit(title: string, detail: string, to: string, ...words: readonly string[]): Hit {
  return { key: to, title, detail, to, fields: [title, detail, ...words].map(plainText).filter(Boolean) };
}

/** The entries of the user's menu that lead somewhere, each place once, and the user's own settings. */
export function screenHits(menus: readonly MenuEntry[]): readonly Hit[] {
  const hits = new Map<string | undefined, Hit>();
  function add(title: string, detail: string, to: string | undefined): void {
    const place = comparable(to);
    if (to !== undefined && !hits.has(place)) hits.set(place, hit(title, detail, to));
  }
  for (const entry of menus) {
    const items = entry.subMenu.map((item) => [item.name, submenuTarget(item, entry)] as const);
    const target = menuTarget(entry);
    // Where an entry of the submenu leads to the same place, its name is the more exact one.
    const isRepeated = items.some(([, to]) => comparable(to) === comparable(target));
    if (!isRepeated) add(entry.category.name, '', target);
    for (const [name, to] of items) add(name, entry.category.name, to);
  }
  add('Setting', '', linkTo('/User_Admin_Setting'));
  return [...hits.values()];
}

/** Says whether the user's menu leads to a path; everyone may open the settings. */
export function menuLeadsTo(menus: readonly MenuEntry[]): (path: string) => boolean {
  const paths = new Set(screenHits(menus).map(({ key }) => comparable(key)));
  return (path) => paths.has(comparable(path));
}

/** 'New quotation' for each intake category, and the 'Add' of each list of the user's menu, unless the menu has it itself. */
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
      .map(({ word, to }) => hit(`Add ${word}`, '', to, `new ${word}`, `create ${word}`)),
  ];
}

/** An action that stays on the screen, searched by further words. */
function act(title: string, onOpen: () => unknown, ...words: readonly string[]): Hit {
  return { key: title, title, detail: '', onOpen, fields: [title, ...words].map(plainText) };
}

/** The choices of the theme, as Setting has them. */
export function themeHits(choose: (theme: Preferences['theme']) => void): readonly Hit[] {
  return [
    act('Theme: System', () => choose('system')),
    act('Theme: Light', () => choose('light'), 'light mode'),
    act('Theme: Dark', () => choose('dark'), 'dark mode', 'night'),
  ];
}

export function logoutHit(logout: () => Promise<void>): Hit {
  return act('Logout', logout, 'log out', 'sign out');
}

/** The hits that hold every word of a query, the best first; all of them without a query. */
export function matchingHits(hits: readonly Hit[], query: string): readonly Hit[] {
  const readings = queryReadings(query);
  return bestFirst(
    hits.flatMap((found): [Hit, number][] => {
      const rank = rankOfQuery(found.fields, readings);
      return rank === undefined ? [] : [[found, rank]];
    }),
  );
}
