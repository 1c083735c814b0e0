import { screen, waitFor, within } from '@testing-library/react';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo } from '@/testing/harness/server';
import { db } from '../../../mocks/db';
import { respondsAlways, loadsFail } from '../../../mocks/scenarios';
import { banner, category, mainMenu, submenuNames } from './AdminShell.fixture';
import { here } from '@/testing/harness/at';

test('the user menu opens the list of keys, which one button closes', async () => {
  const user = openAt('/User_Admin_Setting');
  await user.click(await screen.findByRole('button', { name: 'Hi admin - Admin' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Keys' }));
  const dialog = await screen.findByRole('dialog', { name: 'Keys' });
  expect(within(dialog).getByText(/^Save, and go on to the next record/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keys' })).toBeVisible();
});

test('STORE-05 ROLE-07 a session without Client_Type takes it from the client’s record and stores it', async () => {
  db.clients[0]!.Client_Type = '6';
  openAt('/', { as: 'admin' });
  localStorage.removeItem('Client_Type');
  openAt('/user_admin_home', { as: 'signedOut' });
  await category('Home');
  expect(bodiesTo('/viewmainmenuandsubmenu')).toEqual([{ type_id: '6' }]);
  expect(localStorage.getItem('Client_Type')).toBe('6');
});

test('SHELL-36 SHELL-37 SHELL-38 CONST-04 the bar is 179 px high while no category is highlighted, then 234 or 176', async () => {
  const user = openAt('/User_Admin_Setting');
  await category('Home');
  expect(banner()).toHaveStyle({ minHeight: '179px' });
  await user.click(await category('Reference Data'));
  await submenuNames('Reference Data');
  expect(banner()).toHaveStyle({ minHeight: '234px' });
  await user.click(await category('Home'));
  expect(banner()).toHaveStyle({ minHeight: '176px' });
  expect(screen.queryByRole('navigation', { name: /submenu$/ })).not.toBeInTheDocument();
});

/** The names of the highlighted category and of its highlighted entry. */
async function marked(): Promise<string[]> {
  await category('Home');
  return within(banner())
    .getAllByRole('navigation')
    .flatMap((row) => within(row).getAllByRole('link'))
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => link.textContent);
}

test.each([
  ['/user_admin_edit_countries/401', ['Reference Data', 'Countries']],
  ['/user_admin_view_binder_policies/9/552', ['Quotations', 'Binders']],
])('at %s the menus highlight %p, whatever was chosen before', async (url, names) => {
  localStorage.setItem('menuactive', '53');
  localStorage.setItem('submenuactive', '5304');
  openAt(url);
  await waitFor(async () => expect(await marked()).toEqual(names));
  expect(localStorage.getItem('menuactive')).toBe('53');
});

test('the highlight follows links, Back, and the first entry that a category opens', async () => {
  const user = openAt('/user_admin_home');
  await user.click(await category('Partners'));
  await waitFor(async () => expect(await marked()).toEqual(['Partners', 'Carriers']));
  window.history.back();
  await waitFor(async () => expect(await marked()).toEqual(['Home']));
  expect(localStorage.getItem('menuactive')).toBe('55');
});

test('SHELL-39 opening an entry in another tab chooses nothing here', async () => {
  const user = openAt('/user_admin_home');
  const link = await category('Reference Data');
  link.addEventListener('click', (event) => event.preventDefault());
  await user.keyboard('{Control>}');
  await user.click(link);
  await user.keyboard('{/Control}');
  expect(localStorage.getItem('menuactive')).toBeNull();
});

test('SHELL-18 SHELL-20 a menu url of another site is shown as text, and its entries can still be opened', async () => {
  const url = 'https://evil.example/x';
  respondsAlways('/viewmainmenuandsubmenu', {
    menuWithSubmenu: [
      {
        id: 1,
        category: { name: 'Outside', url, menutype: 1 },
        subMenu: [
          { id: 11, menu_id: 1, name: 'Also outside', url, menutype: '1' },
          { id: 12, menu_id: 1, name: 'Inside', url: 'user_admin_city', menutype: '1' },
        ],
      },
      { id: 2, category: { name: 'Bare', url, menutype: '1' }, subMenu: [] },
      { id: 3, category: { name: 'Here', url: '/user_admin_home', menutype: '1' }, subMenu: [] },
    ],
  });
  const user = openAt('/user_admin_home');
  await user.click(await screen.findByRole('button', { name: 'Outside' }));
  const entries = await submenuNames('Outside');
  expect(within(entries).getByText('Also outside').closest('a')).toBeNull();
  expect(within(entries).getByRole('link', { name: 'Inside' })).toHaveAttribute('href', '/user_admin_city');
  expect(within(mainMenu()).getByText('Bare').closest('a, button')).toBeNull();
  expect(here()).toBe('/user_admin_home');
  expect(await category('Here')).not.toHaveAttribute('aria-current');
  await user.click(within(entries).getByRole('link', { name: 'Inside' }));
  await user.click(await category('Here'));
  await waitFor(async () => expect(await category('Here')).toHaveAttribute('aria-current'));
});

test('SHELL-13 if the profile fails to load, the menus and Logout still work', async () => {
  loadsFail('/editclient');
  const user = openAt('/user_admin_home');
  await category('Home');
  await user.click(await screen.findByRole('button', { name: 'Hi - Admin' }));
  expect(await screen.findByRole('menuitem', { name: 'Logout' })).toBeVisible();
});
