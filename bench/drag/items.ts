import type { MenuEntry } from '@/domain/records/session';

const menus = 8;
const perMenu = 25;

/** Two hundred items to be dragged: menus, each with its entries. */
export const menu: readonly MenuEntry[] = Array.from({ length: menus }, (_, index) => ({
  id: index + 1,
  category: { name: `Menu ${index + 1}`, url: '', menutype: '1' },
  subMenu: Array.from({ length: perMenu - 1 }, (__, order) => ({
    id: (index + 1) * 100 + order,
    menu_id: index + 1,
    name: `Entry ${index + 1}.${order + 1}`,
    url: '',
    menutype: '1',
  })),
}));

export const names: readonly string[] = menu.flatMap(({ category, subMenu }) => [
  category.name,
  ...subMenu.map(({ name }) => name),
]);
