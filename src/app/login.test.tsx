import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { setRuntimeConfig } from '@/api/runtime';
import { defaultConfig } from '@/domain/access/config';
import { signOut } from '@/session/session';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo } from '@/testing/harness/server';
import { signInAs } from '@/testing/harness/signIns';
import { tokenUntil } from '@/testing/builders/tokens';
import { act } from '@testing-library/react';
import { answersOnce, cannotBeReached, loadsFail } from '../../mocks/scenarios';
import { recordedCalls } from '../../mocks/callLog';
import { setDemoAccounts } from './demoAccounts';

afterEach(() => setRuntimeConfig(defaultConfig));

function here(): string {
  return window.location.pathname;
}

async function logIn(user: UserEvent, username: string, password: string): Promise<void> {
  await user.type(await screen.findByLabelText('Username'), username);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Log In' }));
}

function links(): (readonly [string | null, string | null])[] {
  return within(screen.getByRole('main'))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')] as const);
}

describe('admin login', () => {
  test('LOGIN-01 LOGIN-05 LOGIN-06 LOGIN-07 LOGIN-10 LOGIN-11 heading, links, brand and copyright', async () => {
    openAt('/kyubos_admin', { as: 'nobody' });
    expect(await screen.findByRole('heading', { level: 1, name: 'User Log In' })).toBeVisible();
    expect(links()).toEqual([
      ['Forgot Password', '/user_admin_forgotpassword'],
      ['Forgot Login Id', '/user_admin_forgotloginid'],
    ]);
    expect(within(screen.getByRole('banner')).getByText('Kyubos')).toBeVisible();
    expect(screen.getByRole('contentinfo')).toHaveTextContent('© 2024 Kyubos');
    expect(recordedCalls).toEqual([]);
  });

  test('LOGIN-07 SHELL-08 product, brand and credit are the installation’s', async () => {
    setRuntimeConfig({ ...defaultConfig, product: 'harbor', brand: 'Harbor Re', poweredBy: 'Tide' });
    openAt('/harbor_admin', { as: 'nobody' });
    expect(await screen.findByRole('heading', { name: 'User Log In' })).toBeVisible();
    expect(screen.getByRole('banner')).toHaveTextContent('Harbor Re');
    expect(screen.getByRole('contentinfo')).toHaveTextContent('Powered by Tide');
  });

  test('LOGIN-09 CALL-007 STORE-01 STORE-02 STORE-03 STORE-04 STORE-05 success stores the session and goes to countries', async () => {
    const user = openAt('/kyubos_admin', { as: 'nobody' });
    await logIn(user, 'admin', 'admin123');
    await screen.findByRole('heading', { level: 1, name: 'Countries' });
    expect(here()).toBe('/user_admin_countries');
    expect(bodiesTo('/commonlogin')).toEqual([{ username: 'admin', password: 'admin123' }]);
    await waitFor(() => expect(localStorage.getItem('Client_Type')).toBe('5'));
    expect(localStorage.getItem('user_token')).toMatch(/^[\w-]+\.[\w-]+\./);
    expect(localStorage.getItem('user_id')).toBe('3');
    expect(localStorage.getItem('client_id')).toBe('7');
    expect(localStorage.getItem('login_type')).toBe('1');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('admin123');
  });

  test('ROLE-01 STORE-04 staff sign in with login_type 4', async () => {
    const user = openAt('/kyubos_admin', { as: 'nobody' });
    await logIn(user, 'staff', 'staff123');
    await screen.findByRole('button', { name: 'Hi Sam - Staff' });
    expect(localStorage.getItem('login_type')).toBe('4');
  });

  test('LOGIN-09 a user’s leftovers in storage do not greet the next one', async () => {
    localStorage.setItem('menuactive', '6');
    localStorage.setItem('submenuactive', '603');
    const user = openAt('/kyubos_admin', { as: 'nobody' });
    await logIn(user, 'staff', 'staff123');
    await screen.findByRole('button', { name: 'Hi Sam - Staff' });
    expect(localStorage.getItem('menuactive')).toBeNull();
    expect(localStorage.getItem('submenuactive')).toBeNull();
  });

  test('ERR-01 a refused sign-in shows the server’s message and stores nothing', async () => {
    const user = openAt('/kyubos_admin', { as: 'nobody' });
    await logIn(user, 'admin', 'wrong');
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid username or password');
    expect(here()).toBe('/kyubos_admin');
    expect(Object.keys(localStorage)).toEqual([]);
  });

  test('ERR-01 an answer with a message and no token is a failure, whatever its status', async () => {
    answersOnce('/commonlogin', { message: 'Your account is locked' });
    const user = openAt('/kyubos_admin', { as: 'nobody' });
    await logIn(user, 'admin', 'admin123');
    expect(await screen.findByRole('alert')).toHaveTextContent('Your account is locked');
    expect(localStorage.getItem('user_token')).toBeNull();
  });

  test('ERR-01 a server that cannot be reached is said to be so, and was asked once', async () => {
    cannotBeReached('/commonlogin');
    const user = openAt('/kyubos_admin', { as: 'nobody' });
    await logIn(user, 'admin', 'admin123');
    expect(await screen.findByRole('alert')).toHaveTextContent('The server could not be reached.');
    expect(bodiesTo('/commonlogin')).toHaveLength(1);
  });

  test('LOGIN-08 whoever is signed in is led to /user_admin_home', async () => {
    openAt('/kyubos_admin', { as: 'admin' });
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
    expect(here()).toBe('/user_admin_home');
  });

  test('LOGIN-08 GUARD-06 a dead token does not bounce: the form stands and the token is gone', async () => {
    signInAs('admin', tokenUntil(Date.now() - 60_000));
    openAt('/kyubos_admin', { as: 'nobody' });
    expect(await screen.findByRole('heading', { name: 'User Log In' })).toBeVisible();
    expect(localStorage.getItem('user_token')).toBeNull();
  });

  test('LOGIN-02 a mocked build lists the accounts of this area', async () => {
    setDemoAccounts([
      { area: 'admin', username: 'admin', password: 'admin123', role: 'Client administrator' },
      { area: 'bdx', username: 'carrier', password: 'carrier123', role: 'Carrier' },
    ]);
    const user = openAt('/kyubos_admin', { as: 'nobody' });
    await user.click(await screen.findByRole('button', { name: 'Fill in admin' }));
    expect(screen.queryByText('carrier123')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Log In' }));
    await screen.findByRole('heading', { level: 1, name: 'Countries' });
    setDemoAccounts([]);
  });
});

describe('after an expired session', () => {
  async function expireAt(url: string): Promise<UserEvent> {
    const user = openAt(url);
    await screen.findByRole('button', { name: 'Hi admin - Admin' });
    act(() => signOut('admin', 'expired'));
    await screen.findByRole('heading', { name: 'User Log In' });
    return user;
  }

  test('GUARD-07 the same user returns to the screen that was open', async () => {
    const user = await expireAt('/user_admin_state?page=2');
    await logIn(user, 'admin', 'admin123');
    await screen.findByRole('heading', { level: 1, name: 'States' });
    expect(here() + window.location.search).toBe('/user_admin_state?page=2');
  });

  test('GUARD-07 another user does not', async () => {
    const user = await expireAt('/user_admin_state');
    await logIn(user, 'staff', 'staff123');
    await screen.findByRole('heading', { level: 1, name: 'Countries' });
    expect(here()).toBe('/user_admin_countries');
  });

  test('GUARD-07 nor does a member of staff whose ids are the administrator’s', async () => {
    const user = await expireAt('/user_admin_state');
    answersOnce('/commonlogin', { token: tokenUntil(), user_id: 3, client_id: 7, login_type: 4 });
    await logIn(user, 'staff', 'staff123');
    await screen.findByRole('heading', { level: 1, name: 'Countries' });
    expect(here()).toBe('/user_admin_countries');
  });

  test('GUARD-08 the same carrier returns to the screen that was open', async () => {
    const user = openAt('/client_user_BDX_home', { as: 'carrier' });
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
    act(() => signOut('bdx', 'expired'));
    await logIn(user, 'carrier', 'carrier123');
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
    expect(here()).toBe('/client_user_BDX_home');
  });

  test.each([
    { from: 'https://evil.example/', user: '["admin","3","7"]' },
    { from: '//evil.example', user: '["admin","3","7"]' },
    { from: 7, user: '["admin","3","7"]' },
    'text',
  ])('GUARD-07 a poisoned history entry (%j) leads nowhere else', async (state) => {
    const user = openAt('/kyubos_admin', { as: 'nobody' });
    window.history.replaceState({ usr: state, key: 'poison', idx: 0 }, '', '/kyubos_admin');
    await screen.findByRole('heading', { name: 'User Log In' });
    act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state })));
    await logIn(user, 'admin', 'admin123');
    await screen.findByRole('heading', { level: 1, name: 'Countries' });
    expect(here()).toBe('/user_admin_countries');
  });

  test.each([
    ['admin', 'the same user', '/user_admin_state', 'States'],
    ['staff', 'another user', '/user_admin_home', 'Dashboard'],
  ] as const)(
    'GUARD-07 a sign-in in another tab as %s leads %s on to %s',
    async (as, _who, path, heading) => {
      await expireAt('/user_admin_state');
      act(() => {
        signInAs(as);
        window.dispatchEvent(new StorageEvent('storage', { key: 'user_token' }));
      });
      await screen.findByRole('heading', { level: 1, name: heading });
      expect(here()).toBe(path);
    },
  );

  test('SHELL-12 after a Logout the next sign-in starts at countries', async () => {
    const user = openAt('/user_admin_state');
    await user.click(await screen.findByRole('button', { name: 'Hi admin - Admin' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await logIn(user, 'admin', 'admin123');
    await screen.findByRole('heading', { level: 1, name: 'Countries' });
  });
});

describe('BDX logins', () => {
  test('BDXCAR-01 BDXCAR-05 PROD-23 the carrier login has its heading and one link', async () => {
    openAt('/BDX_Login', { as: 'nobody' });
    expect(await screen.findByRole('heading', { level: 1, name: 'BDX Users Log In' })).toBeVisible();
    expect(links()).toEqual([['Client User Log In', '/Client_user_BDX_Login']]);
  });

  test('PROD-26 the client login leads on to both recoveries', async () => {
    openAt('/Client_user_BDX_Login', { as: 'nobody' });
    expect(await screen.findByRole('heading', { level: 1, name: 'BDX Users Log In' })).toBeVisible();
    expect(links()).toEqual([
      ['Forgot Password', '/client_user_BDX_forgotpassword'],
      ['Forgot Login Id', '/client_user_BDX_forgotloginid'],
    ]);
  });

  test.each(['/BDX_Login', '/Client_user_BDX_Login'])(
    'BDXCAR-04 CALL-136 STORE-12 STORE-17 STORE-18 success at %s stores the session and goes to the received files',
    async (url) => {
      const user = openAt(url, { as: 'nobody' });
      await logIn(user, 'carrier', 'carrier123');
      await waitFor(() => expect(here()).toBe('/client_user_BDX_filerecived'));
      expect(bodiesTo('/carrierlogin')).toEqual([{ username: 'carrier', password: 'carrier123' }]);
      expect(localStorage.getItem('client_user_BDX_token')).not.toBeNull();
      expect(localStorage.getItem('client_BDX_client_id')).toBe('31');
      expect(localStorage.getItem('client_BDX_company_id')).toBe('7');
      expect(localStorage.getItem('user_token')).toBeNull();
    },
  );

  test('BDXCAR-04 a carrier’s record that cannot be read does not undo the sign-in', async () => {
    loadsFail('/editcarrier');
    const user = openAt('/BDX_Login', { as: 'nobody' });
    await logIn(user, 'carrier', 'carrier123');
    await waitFor(() => expect(here()).toBe('/client_user_BDX_filerecived'));
  });

  test('ERR-34 a refused carrier sees the server’s message', async () => {
    const user = openAt('/BDX_Login', { as: 'nobody' });
    await logIn(user, 'carrier', 'wrong');
    expect(await screen.findByRole('alert')).toHaveTextContent(/\w+/);
    expect(localStorage.getItem('client_user_BDX_token')).toBeNull();
  });

  test.each(['/BDX_Login', '/Client_user_BDX_Login'])(
    'BDXCAR-02 whoever has a client token is led from %s to the client home',
    async (url) => {
      openAt(url, { as: 'carrier' });
      await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
      expect(here()).toBe('/client_user_BDX_home');
    },
  );
});

describe('entrance', () => {
  test('the site root leads to the three logins', async () => {
    openAt('/', { as: 'nobody' });
    await screen.findByRole('link', { name: 'Administration' });
    expect(links()).toEqual([
      ['Administration', '/kyubos_admin'],
      ['Carrier BDX', '/BDX_Login'],
      ['Client BDX', '/Client_user_BDX_Login'],
    ]);
    expect(screen.getByRole('banner')).toHaveTextContent('Kyubos');
    expect(screen.getByRole('contentinfo')).toHaveTextContent('© 2024 Kyubos');
  });

  test('GUARD-09 whoever is signed in finds the homes of their areas first', async () => {
    signInAs('carrier');
    openAt('/', { as: 'admin' });
    await screen.findByRole('link', { name: 'Administration' });
    expect(links().slice(0, 2)).toEqual([
      ['Dashboard', '/user_admin_home'],
      ['BDX Dashboard', '/client_user_BDX_home'],
    ]);
  });
});

describe('/user_admin_slab', () => {
  test.each([
    ['carrier', '/client_user_BDX_fileupload'],
    ['admin', '/user_admin_home'],
    ['nobody', '/'],
  ] as const)('BDXCAR-26 leads a %s on to %s', async (as, target) => {
    openAt('/user_admin_slab', { as });
    await waitFor(() => expect(here()).toBe(target));
  });
});
