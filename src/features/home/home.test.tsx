import { screen, waitFor, within } from '@testing-library/react';
import { openAt } from '@/app/openAt.fixture';

test('DASH-01 DASH-02 DASH-03 DASH-04 DASH-05 the dashboard has its four cards', async () => {
  openAt('/user_admin_home');
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const cards = screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
  expect(cards).toEqual([
    ['Companies', '10'],
    ['Policy', '25'],
    ['Climes', '25'],
    ['Income', '10,000'],
  ]);
});

describe('setting', () => {
  async function fact(name: string): Promise<HTMLElement> {
    const term = await screen.findByText(name, { selector: 'dt' });
    return term.nextElementSibling as HTMLElement;
  }

  test.each([
    ['admin', 'Iris Fontaine', 'admin', 'Admin'],
    ['staff', 'Sam Okafor', 'staff', 'Staff'],
  ] as const)('SHELL-11 the profile of the %s is shown read-only', async (as, name, loginId, role) => {
    openAt('/User_Admin_Setting', { as });
    expect(await screen.findByText(name)).toBeVisible();
    expect(await fact('Client')).toHaveTextContent('Harborview Underwriters');
    expect(await fact('Login Id')).toHaveTextContent(loginId);
    expect(await fact('Role')).toHaveTextContent(role);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  test('STORE-09 the binder view is stored as list or grid', async () => {
    const user = openAt('/User_Admin_Setting');
    await user.click(await screen.findByRole('radio', { name: 'Grid view' }));
    expect(localStorage.getItem('viewType')).toBe('grid');
    await user.click(screen.getByRole('radio', { name: 'List view' }));
    expect(localStorage.getItem('viewType')).toBe('list');
  });
});

describe('menu pages', () => {
  test('SHELL-19 a menu’s page has its name and its entries', async () => {
    openAt('/menuform/58');
    expect(await screen.findByRole('heading', { level: 1, name: 'Forms' })).toBeVisible();
    const entries = within(screen.getByRole('main')).getAllByRole('link', { name: /Claim|Binders/ });
    expect(entries.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Claim Notice', '/submenuform/58/5801'],
      ['Quotation Binders', '/user_admin_policy_binder'],
    ]);
  });

  test('SHELL-21 a submenu entry’s page has its name, its menu in the breadcrumbs and the entries beside it', async () => {
    const user = openAt('/submenuform/58/5801');
    expect(await screen.findByRole('heading', { level: 1, name: 'Claim Notice' })).toBeVisible();
    const crumbs = screen.getByRole('navigation', { name: 'Breadcrumb' });
    await user.click(within(crumbs).getByRole('link', { name: 'Forms' }));
    await waitFor(() => expect(window.location.pathname).toBe('/menuform/58'));
  });

  test.each(['/menuform/77', '/submenuform/58/77', '/submenuform/57/5801'])(
    'SHELL-04 %s is unknown and shows the not-found message',
    async (url) => {
      openAt(url);
      expect(await screen.findByRole('heading', { name: 'Oops, page not available!' })).toBeVisible();
      expect(screen.getByRole('button', { name: 'Go Home' })).toBeVisible();
    },
  );
});
