import type { MenuEntry } from '@/domain/records/session';

const menus = 8;
const perMenu = 25;

/** Two hundred items to be dragged: menus, each with its entries. */
export const menu: readonly MenuEntry[] = Array.from({ length: menus }, (_, place) => ({
  id: place + 1,
  category: { name: `Menu ${place + 1}`, url: '', menutype: '1' },
  subMenu: Array.from({ length: perMenu - 1 }, (__, order) => ({
    id: (place + 1) * 100 + order,
    menu_id: place + 1,
    name: `Entry ${place + 1}.${order + 1}`,
    url: '',
    menutype: '1',
  })),
}));

export const names: readonly string[] = menu.flatMap(({ category, subMenu }) => [
  category.name,
  ...subMenu.map(({ name }) => name),
]);
