import { screen, waitFor, within } from '@testing-library/react';
import { setRuntimeConfig } from '@/api/runtime';
import { defaultConfig } from '@/domain/access/config';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo } from '@/testing/harness/server';
import { db } from '../../../mocks/db';
import { answersAlways, loadsFail } from '../../../mocks/scenarios';

function here(): string {
  return window.location.pathname;
}

function banner(): HTMLElement {
  return screen.getByRole('banner');
}

function mainMenu(): HTMLElement {
  return screen.getByRole('navigation', { name: 'Main menu' });
}

async function category(name: string): Promise<HTMLElement> {
  return within(await screen.findByRole('navigation', { name: 'Main menu' })).findByRole('link', { name });
}

async function submenuOf(name: string): Promise<HTMLElement> {
  return screen.findByRole('navigation', { name: `${name} submenu` });
}

describe('header', () => {
  test('SHELL-10 SHELL-13 SHELL-14 ROLE-05 ROLE-06 ROLE-13 CALL-002 an admin sees the client and is greeted by login id', async () => {
    const user = openAt('/User_Admin_Setting');
    expect(await screen.findByRole('button', { name: 'Hi admin - Admin' })).toBeVisible();
    expect(within(banner()).getByText('Harborview Underwriters')).toBeVisible();
    expect(bodiesTo('/editclient')).toEqual([{ id: 7 }]);
    expect(bodiesTo('/editclientuser')).toEqual([]);
    await user.click(within(banner()).getByRole('link', { name: 'Kyubos Home' }));
    await waitFor(() => expect(here()).toBe('/user_admin_home'));
  });

  test('ROLE-01 ROLE-02 ROLE-03 ROLE-11 PROD-08 staff are greeted by first name, from the client-user call', async () => {
    openAt('/user_admin_home', { as: 'staff' });
    expect(await screen.findByRole('button', { name: 'Hi Sam - Staff' })).toBeVisible();
    expect(within(banner()).getByText('Harborview Underwriters')).toBeVisible();
    expect(bodiesTo('/editclientuser')).toEqual([{ id: 12 }]);
    expect(bodiesTo('/editclient')).toEqual([{ id: 7 }]);
  });

  test('SHELL-11 Setting leads to /User_Admin_Setting', async () => {
    const user = openAt('/user_admin_home');
    await user.click(await screen.findByRole('button', { name: 'Hi admin - Admin' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Setting' }));
    await screen.findByRole('heading', { level: 1, name: 'Setting' });
    expect(here()).toBe('/User_Admin_Setting');
  });

  test('the user menu leads to the keys, whose dialog is closed by one button', async () => {
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

  test('SHELL-12 Logout goes to /{product}_admin and forgets the user, but not the BDX session', async () => {
    localStorage.setItem('client_user_BDX_token', 'kept');
    localStorage.setItem('menuactive', '2');
    localStorage.setItem('submenuactive', '201');
    const user = openAt('/user_admin_home');
    await user.click(await screen.findByRole('button', { name: 'Hi admin - Admin' }));
    sessionStorage.setItem('selectedDataArray', '{}');
    localStorage.setItem('client_user_BDX_token', 'kept');
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await screen.findByRole('heading', { name: 'User Log In' });
    expect(here()).toBe('/kyubos_admin');
    expect(sessionStorage.getItem('selectedDataArray')).toBeNull();
    expect(Object.entries(localStorage)).toEqual([['client_user_BDX_token', 'kept']]);
  });

  test('SHELL-12 the product of the login path is the installation’s', async () => {
    setRuntimeConfig({ ...defaultConfig, product: 'harbor' });
    try {
      const user = openAt('/user_admin_home');
      await user.click(await screen.findByRole('button', { name: 'Hi admin - Admin' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
      await screen.findByRole('heading', { name: 'User Log In' });
      expect(here()).toBe('/harbor_admin');
    } finally {
      setRuntimeConfig(defaultConfig);
    }
  });

  test('SHELL-12 Logout asks first where a form would lose something', async () => {
    const user = openAt('/user_admin_edit_countries/401');
    await user.type(await screen.findByLabelText('Country Name'), ' of America');
    await user.click(screen.getByRole('button', { name: 'Hi admin - Admin' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(await screen.findByLabelText('Country Name')).toHaveValue('United States of America');
    await user.click(screen.getByRole('button', { name: 'Hi admin - Admin' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await screen.findByRole('heading', { name: 'User Log In' });
  });

  test('SHELL-07 SHELL-08 CONST-15 each screen has one banner, one main, and a footer with its two lines', async () => {
    openAt('/user_admin_home');
    const footer = await screen.findByRole('contentinfo');
    expect(within(footer).getByText('© 2024 Kyubos')).toBeVisible();
    expect(within(footer).getByText('Powered by Kyubos')).toBeVisible();
    expect(screen.getAllByRole('banner')).toHaveLength(1);
    expect(screen.getAllByRole('main')).toHaveLength(1);
    expect(screen.getAllByRole('contentinfo')).toHaveLength(1);
  });

  test('SHELL-09 the breadcrumbs begin with Home, which leads to /user_admin_home', async () => {
    openAt('/User_Admin_Setting');
    const crumbs = await screen.findByRole('navigation', { name: 'Breadcrumb' });
    expect(within(crumbs).getAllByRole('link')[0]).toHaveAttribute('href', '/user_admin_home');
    expect(within(crumbs).getAllByRole('link')[0]).toHaveTextContent('Home');
  });
});

describe('menus', () => {
  test('PROD-01 PROD-03 PROD-05 SHELL-15 SHELL-18 SHELL-19 ROLE-07 CALL-004 an admin has the whole menu of the client type, each entry its target', async () => {
    openAt('/user_admin_home');
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
  });

  test('ROLE-04 CALL-005 staff have the menu that the server keeps for them', async () => {
    openAt('/user_admin_home', { as: 'staff' });
    await category('Home');
    expect(bodiesTo('/viewmainmenuandsubmenuuser')).toEqual([{ type_id: '5', uid: 12 }]);
    expect(bodiesTo('/viewmainmenuandsubmenu')).toEqual([]);
    expect(within(mainMenu()).queryByRole('link', { name: 'Administration' })).not.toBeInTheDocument();
  });

  test('STORE-05 ROLE-07 a session without Client_Type takes it from the client’s record and keeps it', async () => {
    db.clients[0]!.Client_Type = '6';
    openAt('/', { as: 'admin' });
    localStorage.removeItem('Client_Type');
    openAt('/user_admin_home', { as: 'nobody' });
    await category('Home');
    expect(bodiesTo('/viewmainmenuandsubmenu')).toEqual([{ type_id: '6' }]);
    expect(localStorage.getItem('Client_Type')).toBe('6');
  });

  test('SHELL-16 SHELL-20 SHELL-21 choosing a category shows its entries, each with its target', async () => {
    const user = openAt('/user_admin_home');
    await user.click(await category('Forms'));
    const entries = within(await submenuOf('Forms')).getAllByRole('link');
    expect(entries.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Claim Notice', '/submenuform/58/5801'],
      ['Quotation Binders', '/user_admin_policy_binder'],
    ]);
    expect(here()).toBe('/menuform/58');
  });

  test('SHELL-36 SHELL-37 SHELL-38 CONST-04 the bar is 179 px while no category is marked, then 234 or 176', async () => {
    const user = openAt('/User_Admin_Setting');
    await category('Home');
    expect(banner()).toHaveStyle({ minHeight: '179px' });
    await user.click(await category('Reference Data'));
    await submenuOf('Reference Data');
    expect(banner()).toHaveStyle({ minHeight: '234px' });
    await user.click(await category('Home'));
    expect(banner()).toHaveStyle({ minHeight: '176px' });
    expect(screen.queryByRole('navigation', { name: /submenu$/ })).not.toBeInTheDocument();
  });

  test('SHELL-39 SHELL-40 STORE-06 STORE-07 what is chosen is kept; choosing a category clears the submenu’s', async () => {
    const user = openAt('/user_admin_home');
    await user.click(await category('Reference Data'));
    expect(localStorage.getItem('menuactive')).toBe('56');
    expect(localStorage.getItem('submenuactive')).toBeNull();
    await user.click(within(await submenuOf('Reference Data')).getByRole('link', { name: 'States' }));
    await screen.findByRole('heading', { level: 1, name: 'States' });
    expect(localStorage.getItem('submenuactive')).toBe('5603');

    openAt('/User_Admin_Setting');
    expect(await category('Reference Data')).toHaveAttribute('aria-current', 'true');
    const states = within(await submenuOf('Reference Data')).getByRole('link', { name: 'States' });
    expect(states).toHaveAttribute('aria-current', 'true');

    await user.click(await category('Partners'));
    expect(localStorage.getItem('menuactive')).toBe('55');
    expect(localStorage.getItem('submenuactive')).toBeNull();
  });

  /** The names of the marked category and of its marked entry. */
  async function marked(): Promise<string[]> {
    await category('Home');
    return within(banner())
      .getAllByRole('navigation')
      .flatMap((row) => within(row).getAllByRole('link'))
      .filter((link) => link.hasAttribute('aria-current'))
      .map((link) => link.textContent);
  }

  test.each([
    ['/user_admin_home', ['Home']],
    ['/user_admin_tpa', ['Partners', 'TPAs']],
    ['/user_admin_edit_countries/401', ['Reference Data', 'Countries']],
    ['/edit_companies/201', ['Administration', 'Companies']],
    ['/permissions/11', ['Administration', 'Users']],
    ['/user_admin_view_binder_policies/9/552', ['Quotations', 'Binders']],
    ['/submenuform/58/5801', ['Forms', 'Claim Notice']],
  ])('at %s the menus mark %p, whatever was chosen before', async (url, names) => {
    localStorage.setItem('menuactive', '53');
    localStorage.setItem('submenuactive', '5304');
    openAt(url);
    await waitFor(async () => expect(await marked()).toEqual(names));
    expect(localStorage.getItem('menuactive')).toBe('53');
  });

  test('the mark follows links, Back, and the first entry that a category opens', async () => {
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

  test('SHELL-17 CONST-03 each row scrolls by 150 px a press, to either side', async () => {
    const user = openAt('/user_admin_home');
    await user.click(await category('Reference Data'));
    for (const row of [mainMenu(), await submenuOf('Reference Data')]) {
      const scroller = within(row).getByRole('list').parentElement!;
      const right = within(row).getByRole('button', { name: 'Scroll right' });
      await user.click(right);
      await user.click(right);
      expect(scroller.scrollLeft).toBe(300);
      await user.click(within(row).getByRole('button', { name: 'Scroll left' }));
      expect(scroller.scrollLeft).toBe(150);
    }
  });

  test.each(['javascript:alert(1)', 'https://evil.example/x', '//evil.example', '/\\evil.example'])(
    'SHELL-18 SHELL-20 a menu url that leads off this site (%s) is text, and its entries stay in reach',
    async (url) => {
      answersAlways('/viewmainmenuandsubmenu', {
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
      const entries = await submenuOf('Outside');
      expect(within(entries).getByText('Also outside').closest('a')).toBeNull();
      expect(within(entries).getByRole('link', { name: 'Inside' })).toHaveAttribute(
        'href',
        '/user_admin_city',
      );
      expect(within(mainMenu()).getByText('Bare').closest('a, button')).toBeNull();
      expect(here()).toBe('/user_admin_home');
      expect(await category('Here')).not.toHaveAttribute('aria-current');
      await user.click(within(entries).getByRole('link', { name: 'Inside' }));
      await user.click(await category('Here'));
      await waitFor(async () => expect(await category('Here')).toHaveAttribute('aria-current'));
    },
  );

  test('ERR-05 menus that fail to load leave Setting and Logout in use, and Retry brings them', async () => {
    const mend = loadsFail('/viewmainmenuandsubmenu');
    const user = openAt('/user_admin_home');
    const retry = await within(await screen.findByRole('banner')).findByRole('button', { name: 'Retry' });
    expect(within(banner()).getByText('Could not load')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Hi admin - Admin' }));
    expect(await screen.findByRole('menuitem', { name: 'Logout' })).toBeVisible();
    await user.keyboard('{Escape}');
    mend();
    await user.click(retry);
    await category('Home');
    expect(within(banner()).queryByText('Could not load')).not.toBeInTheDocument();
  });

  test('SHELL-13 a profile that fails to load still leaves the menus and Logout', async () => {
    loadsFail('/editclient');
    const user = openAt('/user_admin_home');
    await category('Home');
    await user.click(await screen.findByRole('button', { name: 'Hi - Admin' }));
    expect(await screen.findByRole('menuitem', { name: 'Logout' })).toBeVisible();
  });
});
