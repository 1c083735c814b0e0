import fc from 'fast-check';
import {
  categoryLabel,
  categoryTitle,
  highlightPrefixes,
  markedMenu,
  menuBarHeight,
  menuTarget,
  stripHighlight,
  submenuTarget,
} from './menu';
import { safePath } from './safePath';

const many = { seed: 1, numRuns: 5000 };

test.each([
  ['/user_admin_carrier', '/user_admin_carrier'],
  ['user_admin_carrier', '/user_admin_carrier'],
  [' /user_admin_carrier ', '/user_admin_carrier'],
  ['/a/b?x=1&y=//z#part', '/a/b?x=1&y=//z#part'],
  ['/a:b', '/a:b'],
  ['a/b:c', '/a/b:c'],
  ['/a/../b', '/b'],
  ['/javascript:alert(1)', '/javascript:alert(1)'],
  ['?x=1', '/?x=1'],
  ['#', '/'],
  ['/', '/'],
])('SHELL-18 Q-018 the url %p is the site path %p', (url, path) => {
  expect(safePath(url)).toBe(path);
});

test.each([
  [''],
  ['  '],
  ['//evil.example'],
  ['///evil.example'],
  ['/\\evil.example'],
  ['\\\\evil.example'],
  ['/a\\b'],
  ['https://evil.example'],
  ['HTTPS:evil.example'],
  ['javascript:alert(1)'],
  [' javascript:alert(1)'],
  ['java\tscript:alert(1)'],
  ['data:text/html,x'],
  ['mailto:a@b.c'],
  ['evil.example:80/x'],
  ['1:2'],
  ['/\t/evil.example'],
  ['/\n/evil.example'],
  ['/a\u0000b'],
  ['/a\u0085b'],
  ['/a\u2028b'],
  ['/..//evil.example'],
  ['/.//evil.example'],
  ['..//evil.example'],
  ['/%2e%2e//evil.example'],
  [null],
  [undefined],
  [7],
  [{ toString: () => '/x' }],
])('SHELL-18 Q-018 the url %p is not followed', (url) => {
  expect(safePath(url)).toBeUndefined();
});

test('SHELL-18 Q-018 a menu target stays on this site and is stable', () => {
  const part = fc.constantFrom(
    '/',
    '//',
    '\\',
    '..',
    '.',
    ':',
    '@',
    '?',
    '#',
    '%2f',
    '%5c',
    '\t',
    ' ',
    'http:',
    'x',
    'é',
  );
  const hostile = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.oneof(hostile, fc.string(), fc.webUrl()), (url) => {
      const path = safePath(url);
      if (path === undefined) return;
      expect(path).toMatch(/^\/(?![/\\])/);
      expect(new URL(path, 'https://portal.example').origin).toBe('https://portal.example');
      expect(safePath(path)).toBe(path);
    }),
    many,
  );
});

const entry = (menutype: string, url: string) => ({ id: 3, category: { name: 'Reports', url, menutype } });

test.each([
  ['1', '/user_admin_carrier', '/user_admin_carrier'],
  [' 1', 'user_admin_carrier', '/user_admin_carrier'],
  ['1', 'https://evil.example', undefined],
])('SHELL-18 a category with menutype %p and url %p goes to %p', (menutype, url, target) => {
  expect(menuTarget(entry(menutype, url))).toBe(target);
});

test.each([['0'], ['2'], [''], ['11']])(
  'SHELL-19 a category with menutype %p goes to /menuform/{menu id}',
  (menutype) => {
    expect(menuTarget(entry(menutype, '/elsewhere'))).toBe('/menuform/3');
    expect(menuTarget({ ...entry(menutype, ''), id: 'a/b?' })).toBe('/menuform/a%2Fb%3F');
  },
);

const item = { id: 9, menu_id: 4, name: 'Monthly', url: 'user_admin_tpa', menutype: '1' };

test('SHELL-20 a submenu item with menutype 1 goes to its url', () => {
  expect(submenuTarget(item, { id: 3 })).toBe('/user_admin_tpa');
  expect(submenuTarget({ ...item, url: '//evil.example' }, { id: 3 })).toBeUndefined();
});

test.each([
  [4, '/submenuform/4/9'],
  [0, '/submenuform/0/9'],
  ['x y', '/submenuform/x%20y/9'],
  ['', '/submenuform/3/9'],
])('SHELL-21 Q-020 any other submenu item with menu_id %p goes to %s', (menu_id, target) => {
  expect(submenuTarget({ ...item, menutype: '0', menu_id }, { id: 3 })).toBe(target);
});

describe('the marked entries', () => {
  const places = [
    { id: 1, category: { name: 'Home', url: '/user_admin_home', menutype: '1' }, subMenu: [] },
    {
      id: 2,
      category: { name: 'Quotations', url: 'user_admin_policy', menutype: '1' },
      subMenu: [
        { ...item, id: 21, menu_id: 2, name: 'All', url: '/user_admin_policy' },
        { ...item, id: 22, menu_id: 2, name: 'Binders', url: '/user_admin_policy_binder/?show=due' },
        { ...item, id: 23, menu_id: 2, name: 'Twin of Binders', url: '/user_admin_policy_binder' },
      ],
    },
    {
      id: 3,
      category: { name: 'Forms', url: '', menutype: '0' },
      subMenu: [
        { ...item, id: 'a b', menu_id: '', name: 'Claim', url: '', menutype: '0' },
        { ...item, id: 32, menu_id: 3, name: 'Binders', url: '/user_admin_policy_binder' },
        { ...item, id: 33, menu_id: 3, name: 'Outside', url: 'https://evil.example/user_admin_city' },
        { ...item, id: 34, menu_id: 3, name: 'Root', url: '#' },
      ],
    },
  ];
  const none = { menu: '', submenu: '' };
  const idsAt = (paths: readonly string[], chosen = none): unknown[] => {
    const { menu, item: marked } = markedMenu(places, paths, chosen);
    return [menu?.id, marked?.id];
  };

  test.each([
    ['a category without entries', '/user_admin_home', 1, undefined],
    ['its first entry, which has the same url', '/user_admin_policy', 2, 21],
    ['a slash at the end', '/user_admin_policy/', 2, 21],
    ['other letters', '/User_Admin_Policy', 2, 21],
    ['what is under the url', '/user_admin_policy/552', 2, 21],
    ['a url with a query and a slash', '/user_admin_policy_binder', 2, 22],
    ['a form of a category', '/menuform/3', 3, undefined],
    ['a form of an entry, its id encoded', '/submenuform/3/a%20b', 3, 'a b'],
    ['part of a segment', '/user_admin_policies', undefined, undefined],
    ['a url outside of the site', '/user_admin_city', undefined, undefined],
    ['the root', '/', undefined, undefined],
  ])('%s: at %s', (_case, path, menu, marked) => {
    expect(idsAt([path])).toEqual([menu, marked]);
  });

  test('of several equal entries the last chosen one is marked, also within its category', () => {
    const binder = ['/user_admin_policy_binder'];
    expect(idsAt(binder, { menu: '3', submenu: '32' })).toEqual([3, 32]);
    expect(idsAt(binder, { menu: '3', submenu: '' })).toEqual([3, 32]);
    expect(idsAt(binder, { menu: '2', submenu: '23' })).toEqual([2, 23]);
    expect(idsAt(binder, { menu: '1', submenu: '' })).toEqual([2, 22]);
  });

  test('if no entry matches a path, the next path counts, and finally the chosen entry', () => {
    expect(idsAt(['/edit/7', '/user_admin_home'], { menu: '3', submenu: '32' })).toEqual([1, undefined]);
    expect(idsAt(['/edit/7', ''], { menu: '3', submenu: '32' })).toEqual([3, 32]);
    expect(idsAt(['/edit/7'], { menu: '9', submenu: '32' })).toEqual([undefined, undefined]);
    expect(idsAt([])).toEqual([undefined, undefined]);
  });
});

test.each([
  ['SHELL-26', '/user_admin_policy/'],
  ['SHELL-27', '/edit_intakeform_user_admin_policy/'],
  ['SHELL-28', '/user_admin_policies_history_list/'],
  ['SHELL-29', '/user_admin_view_quotationhistory/'],
  ['SHELL-30', '/view_admin_policy_quotation/'],
  ['SHELL-31', '/user_admin_view_binder_policies/'],
  ['SHELL-32', '/user_admin_view_policies/'],
  ['SHELL-33', '/add_customer_for_user_admin_policy/'],
  ['SHELL-34', '/user_admin_policy_based_on_user_creation/'],
])('%s SHELL-25 the prefix %s highlights the category of its parameter', (_id, prefix) => {
  expect(stripHighlight(`${prefix}7`, { id: '7' }, 7)).toBe(true);
  expect(stripHighlight(`${prefix}7`, { id: '7' }, '7')).toBe(true);
  expect(stripHighlight(`${prefix}7`, { id: '7' }, 8)).toBe(false);
  expect(stripHighlight(`${prefix}7/2`, { id: '7', intake_id: '2' }, 2)).toBe(true);
  expect(stripHighlight(prefix.slice(0, -1), { id: '7' }, 7)).toBe(false);
});

test('SHELL-25 Q-022 where the route names an intake_id, its id belongs to a quotation and highlights nothing', () => {
  expect(stripHighlight('/user_admin_view_policies/7/2', { id: '7', intake_id: '2' }, 7)).toBe(false);
});

test('SHELL-25 no other path highlights a button, nor a path without parameters', () => {
  expect(stripHighlight('/user_admin_policy_quotations', { id: '7' }, 7)).toBe(false);
  expect(stripHighlight('/x/user_admin_policy/7', { id: '7' }, 7)).toBe(false);
  expect(stripHighlight('/user_admin_policy/', {}, '')).toBe(false);
  expect(highlightPrefixes).toHaveLength(9);
});

test.each([
  ['SHELL-38', 'no category is chosen', undefined, 179],
  ['SHELL-36', 'the chosen category has submenus', { subMenu: [{}] }, 234],
  ['SHELL-37', 'the chosen category has none', { subMenu: [] }, 176],
])('%s CONST-04 while %s the menu bar is %p high: %p px', (_id, _when, chosen, height) => {
  expect(menuBarHeight(chosen)).toBe(height);
});

test.each([
  ['Auto', 'Private', 'Auto-Private'],
  ['Auto', '', 'Auto'],
])('SHELL-24 the category %s with sub line %p is named %s', (category_name, sublob, label) => {
  expect(categoryLabel({ category_name, sublob })).toBe(label);
});

test.each([
  ['PERSONAL AUTO', '', 'PERSONAL AUTO'],
  ['General Liability', 'Contractors', 'General Liability-Contractors'],
  ['  ', '', 'Category 7'],
])('SHELL-24 a button of the category %p with %p says %p', (category_name, sublob, words) => {
  expect(categoryTitle({ id: '7', category_name, sublob })).toBe(words);
});
