import type { MenuEntry } from '@/domain/records/session';
import { actionHits, matchingHits, menuLeadsTo, screenHits } from './screens';

function entry(
  id: number,
  name: string,
  url: string,
  items: readonly (readonly [name: string, url: string])[] = [],
): MenuEntry {
  return {
    id,
    category: { name, url, menutype: url === '' ? '2' : '1' },
    subMenu: items.map(([item, to], order) => ({
      id: id * 100 + order,
      menu_id: id,
      name: item,
      url: to,
      menutype: to === '' ? '2' : '1',
    })),
  };
}

const menus = [
  entry(51, 'Home', '/user_admin_home'),
  entry(52, 'Partners', '/user_admin_carrier', [
    ['Carriers', '/user_admin_carrier/'],
    ['Agents', 'User_Admin_Agent?from=menu'],
  ]),
  entry(53, 'Forms', '', [
    ['Claim Notice', ''],
    ['Carriers again', '/user_admin_carrier'],
    ['Elsewhere', 'https://elsewhere.example/'],
  ]),
];

test('screens are the paths in the menu, each once under its most exact name', () => {
  expect(screenHits(menus).map(({ title, detail, to }) => [title, detail, to])).toEqual([
    ['Home', '', '/user_admin_home'],
    ['Carriers', 'Partners', '/user_admin_carrier/'],
    ['Agents', 'Partners', '/User_Admin_Agent?from=menu'],
    ['Forms', '', '/menuform/53'],
    ['Claim Notice', 'Forms', '/submenuform/53/5300'],
    ['Overview', '', '/user_admin_overview'],
    ['Setting', '', '/User_Admin_Setting'],
  ]);
});

test.each([
  ['/user_admin_carrier', true],
  ['/user_admin_agent', true],
  ['/user_admin_home', true],
  ['/company', false],
  ['https://elsewhere.example/', false],
])('the menu leads to %s: %p', (path, leads) => {
  expect(menuLeadsTo(menus)(path)).toBe(leads);
});

test('actions are new quotations and the forms of the lists in the menu, unless the menu has the form itself', () => {
  const categories = [
    { id: 551, client_id: 7, category_name: 'PERSONAL AUTO', sublob: '', document: '', intaketype: '' },
  ];
  const withForm = [...menus, entry(54, 'New agent', '/user_admin_add_agent')];
  expect(actionHits(menus, categories, 7).map(({ title, to }) => [title, to])).toEqual([
    ['New quotation: PERSONAL AUTO', '/user_admin_policy/551'],
    ['Add agent', '/user_admin_add_agent'],
    ['Add carrier', '/user_admin_add_carrier'],
  ]);
  expect(actionHits(withForm, [], 7).map(({ title }) => title)).toEqual(['Add carrier']);
});

test.each([
  ['', ['Home', 'Carriers', 'Agents', 'Forms', 'Claim Notice', 'Overview', 'Setting']],
  ['forms', ['Forms', 'Claim Notice']],
  ['partners agent', ['Agents']],
  ['notice', ['Claim Notice']],
  ['nothing', []],
])('the query %p finds the screens %p', (query, titles) => {
  expect(matchingHits(screenHits(menus), query).map(({ title }) => title)).toEqual(titles);
});
