import { sameId } from '@/domain/records/ids';
import type { IntakeCategory } from '@/domain/records/intake';
import type { MenuEntry, SubMenuEntry } from '@/domain/records/session';
import { safePath } from './safePath';

function goesToOwnUrl(menutype: unknown): boolean {
  return String(menutype).trim() === '1';
}

/** SHELL-18, SHELL-19: the path that a category opens; undefined when its own url is not a path of this site. */
export function menuTarget({ id, category }: Pick<MenuEntry, 'id' | 'category'>): string | undefined {
  if (goesToOwnUrl(category.menutype)) return safePath(category.url);
  return `/menuform/${encodeURIComponent(id)}`;
}

/** SHELL-20, SHELL-21, Q-020: the path that a submenu item opens; its parent's id replaces a missing `menu_id`. */
export function submenuTarget(item: SubMenuEntry, parent: Pick<MenuEntry, 'id'>): string | undefined {
  if (goesToOwnUrl(item.menutype)) return safePath(item.url);
  const menuId = item.menu_id === '' ? parent.id : item.menu_id;
  return `/submenuform/${encodeURIComponent(menuId)}/${encodeURIComponent(item.id)}`;
}

/** A category with one of its entries; either may be missing. */
export interface MarkedMenu {
  readonly menu?: MenuEntry | undefined;
  readonly item?: SubMenuEntry | undefined;
}

/** How many characters of a path the target covers, in whole segments; 0 if the path does not start with it. */
function coverage(target: string | undefined, path: string): number {
  const start = (target ?? '').toLowerCase().replace(/\/*([?#].*)?$/, '/');
  return start.length > 1 && `${path.toLowerCase()}/`.startsWith(start) ? start.length : 0;
}

/**
 * The entry that the menus highlight: the one whose target is the longest prefix of the first path that matches any
 * entry. Of equal ones the chosen one wins, then the first. If no path matches, it is the chosen entry.
 */
export function markedMenu(
  menus: readonly MenuEntry[],
  paths: readonly string[],
  chosen: { readonly menu: string; readonly submenu: string },
): MarkedMenu {
  const isChosenMenu = ({ id }: MenuEntry): boolean => String(id) === chosen.menu;
  const isChosenItem = ({ id }: SubMenuEntry): boolean => String(id) === chosen.submenu;
  for (const path of paths) {
    let best: MarkedMenu = {};
    let most = 0;
    for (const menu of menus) {
      for (const item of [undefined, ...menu.subMenu]) {
        const covered = coverage(item ? submenuTarget(item, menu) : menuTarget(menu), path);
        const isEntry = item ? 2 + Number(isChosenItem(item)) : 0;
        const weight = covered && covered * 8 + 4 * Number(isChosenMenu(menu)) + isEntry;
        if (weight <= most) continue;
        most = weight;
        best = { menu, item };
      }
    }
    if (most > 0) return best;
  }
  const menu = menus.find(isChosenMenu);
  return { menu, item: menu?.subMenu.find(isChosenItem) };
}

/** SHELL-26 to SHELL-34: the paths on which a button of the category strip may be highlighted. */
export const highlightPrefixes = [
  '/user_admin_policy/',
  '/edit_intakeform_user_admin_policy/',
  '/user_admin_policies_history_list/',
  '/user_admin_view_quotationhistory/',
  '/view_admin_policy_quotation/',
  '/user_admin_view_binder_policies/',
  '/user_admin_view_policies/',
  '/add_customer_for_user_admin_policy/',
  '/user_admin_policy_based_on_user_creation/',
] as const;

/** SHELL-25, Q-022: `intake_id` names the category where the route has one, since `id` is then a quotation's. */
export function stripHighlight(
  pathname: string,
  params: { readonly id?: string | undefined; readonly intake_id?: string | undefined },
  categoryId: IntakeCategory['id'],
): boolean {
  return (
    highlightPrefixes.some((prefix) => pathname.startsWith(prefix)) &&
    sameId(params.intake_id ?? params.id, categoryId)
  );
}

/** SHELL-36 to SHELL-38: the menu bar's height in pixels, for the chosen category or for none yet. */
export function menuBarHeight(chosen: { readonly subMenu: readonly unknown[] } | undefined): 179 | 234 | 176 {
  if (!chosen) return 179;
  return chosen.subMenu.length > 0 ? 234 : 176;
}

/** SHELL-24: a category's name, plus '-' and the sub line of business when present. */
export function categoryLabel({
  category_name,
  sublob,
}: Pick<IntakeCategory, 'category_name' | 'sublob'>): string {
  return sublob ? `${category_name}-${sublob}` : category_name;
}

/** The same as the only text of a button or link: a category without a name shows its id. */
export function categoryTitle(category: Pick<IntakeCategory, 'id' | 'category_name' | 'sublob'>): string {
  return categoryLabel(category).trim() || `Category ${category.id}`;
}
