import { screen, waitFor, within } from '@testing-library/react';
import { setRuntimeConfig } from '@/api/runtime';
import { defaultConfig } from '@/domain/access/config';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo, holdResponses } from '@/testing/harness/server';
import { loadsFail } from '../../../mocks/scenarios';
import { banner, category, mainMenu, submenuNames } from './AdminShell.fixture';
import { here } from '@/testing/harness/at';

test('SHELL-09 SHELL-10 SHELL-13 SHELL-14 ROLE-05 ROLE-06 ROLE-13 CALL-002 an admin sees the client and is greeted by login id', async () => {
  const user = openAt('/User_Admin_Setting');
  expect(await screen.findByRole('button', { name: 'Hi admin - Admin' })).toBeVisible();
  expect(within(banner()).getByText('Harborview Underwriters')).toBeVisible();
  expect(bodiesTo('/editclient')).toEqual([{ id: 7 }]);
  expect(bodiesTo('/editclientuser')).toEqual([]);
  const [home] = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('link');
  expect(home).toHaveTextContent('Home');
  expect(home).toHaveAttribute('href', '/user_admin_home');
  await user.click(within(banner()).getByRole('link', { name: 'Kyubos Home' }));
  await waitFor(() => expect(here()).toBe('/user_admin_home'));
});

test('SHELL-11 ROLE-01 ROLE-02 ROLE-03 ROLE-04 ROLE-11 PROD-08 CALL-005 staff have their own menu, are greeted by first name, and find Help and Setting', async () => {
  const user = openAt('/user_admin_home', { as: 'staff' });
  expect(await screen.findByRole('button', { name: 'Hi Sam - Staff' })).toBeVisible();
  expect(within(banner()).getByText('Harborview Underwriters')).toBeVisible();
  expect(bodiesTo('/editclientuser')).toEqual([{ id: 12 }]);
  expect(bodiesTo('/editclient')).toEqual([{ id: 7 }]);
  await category('Home');
  expect(bodiesTo('/viewmainmenuandsubmenuuser')).toEqual([{ type_id: '5', uid: 12 }]);
  expect(bodiesTo('/viewmainmenuandsubmenu')).toEqual([]);
  expect(within(mainMenu()).queryByRole('link', { name: 'Administration' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Hi Sam - Staff' }));
  const help = await screen.findByRole('menuitem', { name: 'Help' });
  expect(help).toHaveAttribute('href', '/guide/signing-in.html');
  expect(help).toHaveAttribute('target', '_blank');
  await user.click(screen.getByRole('menuitem', { name: 'Setting' }));
  await screen.findByRole('heading', { level: 1, name: 'Setting' });
  expect(here()).toBe('/User_Admin_Setting');
});

test('SHELL-12 Logout goes to the configured /{product}_admin and forgets the user, but not the BDX session', async () => {
  localStorage.setItem('menuactive', '2');
  localStorage.setItem('submenuactive', '201');
  setRuntimeConfig({ ...defaultConfig, product: 'harbor' });
  try {
    const user = openAt('/user_admin_home');
    await user.click(await screen.findByRole('button', { name: 'Hi admin - Admin' }));
    sessionStorage.setItem('selectedDataArray', '{}');
    localStorage.setItem('client_user_BDX_token', 'kept');
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await screen.findByRole('heading', { name: 'User Log In' });
    expect(here()).toBe('/harbor_admin');
    expect(sessionStorage.getItem('selectedDataArray')).toBeNull();
    expect(Object.entries(localStorage)).toEqual([['client_user_BDX_token', 'kept']]);
  } finally {
    setRuntimeConfig(defaultConfig);
  }
});

test('SHELL-07 SHELL-08 SHELL-15 SHELL-16 SHELL-18..21 PROD-01 PROD-03 PROD-05 ROLE-07 CALL-004 CONST-15 the frame of an admin: the menu of the client type, each entry with its target, and the footer', async () => {
  const user = openAt('/user_admin_home');
  await category('Home');
  expect(bodiesTo('/viewmainmenuandsubmenu')).toEqual([{ type_id: '5' }]);
  const links = within(mainMenu()).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/user_admin_home'],
    ['Quotations', '/user_admin_policy_quotations'],
    ['Bordereau', '/user_admin_bdx_create'],
    ['Intake Forms', '/user_admin_intakecategory/'],
    ['Partners', '/user_admin_carrier'],
    ['Reference Data', '/user_admin_countries'],
    ['Administration', '/company'],
    ['Forms', '/menuform/58'],
  ]);
  for (const role of ['banner', 'main', 'contentinfo']) expect(screen.getAllByRole(role)).toHaveLength(1);
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByText('© 2024 Kyubos')).toBeVisible();
  expect(footer.getByText('Powered by Kyubos')).toBeVisible();
  await user.click(await category('Forms'));
  const entries = within(await submenuNames('Forms')).getAllByRole('link');
  expect(entries.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Claim Notice', '/submenuform/58/5801'],
    ['Quotation Binders', '/user_admin_policy_binder'],
  ]);
  expect(here()).toBe('/menuform/58');
});

test.each([
  ['/user_admin_home', '179px'],
  ['/user_admin_city', '234px'],
])(
  'SHELL-38 CONST-04 at its first paint, at %s, the bar has the height that is known by then: %s',
  async (url, minHeight) => {
    const menus = holdResponses('/viewmainmenuandsubmenu');
    openAt(url);
    expect(await screen.findByRole('banner')).toHaveStyle({ minHeight });
    await menus.asked;
    expect(banner()).toHaveStyle({ minHeight });
    expect(screen.queryByRole('link', { name: 'Quotations' })).not.toBeInTheDocument();
    menus.release();
    await category('Home');
  },
);

test('SHELL-39 SHELL-40 STORE-06 STORE-07 the choice is stored; choosing a category clears the submenu’s', async () => {
  const user = openAt('/user_admin_home');
  await user.click(await category('Reference Data'));
  expect(localStorage.getItem('menuactive')).toBe('56');
  expect(localStorage.getItem('submenuactive')).toBeNull();
  await user.click(within(await submenuNames('Reference Data')).getByRole('link', { name: 'States' }));
  await screen.findByRole('heading', { level: 1, name: 'States' });
  expect(localStorage.getItem('submenuactive')).toBe('5603');

  openAt('/User_Admin_Setting');
  expect(await category('Reference Data')).toHaveAttribute('aria-current', 'true');
  const states = within(await submenuNames('Reference Data')).getByRole('link', { name: 'States' });
  expect(states).toHaveAttribute('aria-current', 'true');

  await user.click(await category('Partners'));
  expect(localStorage.getItem('menuactive')).toBe('55');
  expect(localStorage.getItem('submenuactive')).toBeNull();
});

test('SHELL-17 CONST-03 each row scrolls by 150 px a press, to either side', async () => {
  const user = openAt('/user_admin_home');
  await user.click(await category('Reference Data'));
  for (const row of [mainMenu(), await submenuNames('Reference Data')]) {
    const scroller = within(row).getByRole('list').parentElement!;
    const right = within(row).getByRole('button', { name: 'Scroll right' });
    await user.click(right);
    await user.click(right);
    expect(scroller.scrollLeft).toBe(300);
    await user.click(within(row).getByRole('button', { name: 'Scroll left' }));
    expect(scroller.scrollLeft).toBe(150);
  }
});

test('ERR-05 if the menus fail to load, Setting and Logout still work, and Retry loads the menus', async () => {
  const stopFailing = loadsFail('/viewmainmenuandsubmenu');
  const user = openAt('/user_admin_home');
  const retry = await within(await screen.findByRole('banner')).findByRole('button', { name: 'Retry' });
  expect(within(banner()).getByText('Could not load')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Hi admin - Admin' }));
  expect(await screen.findByRole('menuitem', { name: 'Logout' })).toBeVisible();
  await user.keyboard('{Escape}');
  stopFailing();
  await user.click(retry);
  await category('Home');
  expect(within(banner()).queryByText('Could not load')).not.toBeInTheDocument();
});
