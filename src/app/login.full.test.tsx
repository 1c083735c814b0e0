import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { setRuntimeConfig } from '@/api/runtime';
import { defaultConfig } from '@/domain/access/config';
import { sessionRefused } from '@/session/sessionSlice';
import { openAt, openStore } from '@/app/openAt.fixture';
import { bodiesTo } from '@/testing/harness/server';
import { signInAs } from '@/testing/harness/signIns';
import { tokenUntil } from '@/testing/builders/tokens';
import { respondsOnce, cannotBeReached, loadsFail } from '../../mocks/scenarios';
import { links, logIn } from './login.fixture';
import { demoAccountsGiven } from '@/components/ui/shellSlice';
import { changeInOtherTab, here } from '@/testing/harness/at';

afterEach(() => setRuntimeConfig(defaultConfig));

describe('admin login', () => {
  test('LOGIN-07 SHELL-08 product, brand and credit come from the configuration', async () => {
    setRuntimeConfig({ ...defaultConfig, product: 'harbor', brand: 'Harbor Re', poweredBy: 'Tide' });
    openAt('/harbor_admin', { as: 'signedOut' });
    expect(await screen.findByRole('heading', { name: 'User Log In' })).toBeVisible();
    expect(screen.getByRole('banner')).toHaveTextContent('Harbor Re');
    expect(screen.getByRole('contentinfo')).toHaveTextContent('Powered by Tide');
  });

  test('LOGIN-09 ROLE-01 STORE-04 staff sign in with login_type 4, and stored values of another user do not greet them', async () => {
    localStorage.setItem('menuactive', '6');
    localStorage.setItem('submenuactive', '603');
    const user = openAt('/kyubos_admin', { as: 'signedOut' });
    await logIn(user, 'staff', 'staff123');
    await screen.findByRole('button', { name: 'Hi Sam - Staff' });
    expect(localStorage.getItem('login_type')).toBe('4');
    expect(localStorage.getItem('menuactive')).toBeNull();
    expect(localStorage.getItem('submenuactive')).toBeNull();
  });

  test('ERR-01 a response with a message and no token is a failure, whatever its status', async () => {
    respondsOnce('/commonlogin', { message: 'Your account is locked' });
    const user = openAt('/kyubos_admin', { as: 'signedOut' });
    await logIn(user, 'admin', 'admin123');
    expect(await screen.findByRole('alert')).toHaveTextContent('Your account is locked');
    expect(localStorage.getItem('user_token')).toBeNull();
  });

  test('ERR-01 if the server cannot be reached, the message says so after one request', async () => {
    cannotBeReached('/commonlogin');
    const user = openAt('/kyubos_admin', { as: 'signedOut' });
    await logIn(user, 'admin', 'admin123');
    expect(await screen.findByRole('alert')).toHaveTextContent('The server could not be reached.');
    expect(bodiesTo('/commonlogin')).toHaveLength(1);
  });

  test('LOGIN-08 a signed-in user is redirected to /user_admin_home', async () => {
    openAt('/kyubos_admin', { as: 'admin' });
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
    expect(here()).toBe('/user_admin_home');
  });

  test('LOGIN-02 a mocked build lists the accounts of this area', async () => {
    const user = openAt('/kyubos_admin', { as: 'signedOut' });
    const accounts = [
      { area: 'admin', username: 'admin', password: 'admin123', role: 'Client administrator' },
      { area: 'bdx', username: 'carrier', password: 'carrier123', role: 'Carrier' },
    ] as const;
    act(() => void openStore().dispatch(demoAccountsGiven(accounts)));
    await user.click(await screen.findByRole('button', { name: 'Fill in admin' }));
    expect(screen.queryByText('carrier123')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Log In' }));
    await screen.findByRole('heading', { level: 1, name: 'Countries' });
  });
});

describe('after an expired session', () => {
  async function expireAt(url: string): Promise<UserEvent> {
    const user = openAt(url);
    await screen.findByRole('button', { name: 'Hi admin - Admin' });
    act(() => void openStore().dispatch(sessionRefused('admin')));
    await screen.findByRole('heading', { name: 'User Log In' });
    return user;
  }

  test('GUARD-07 another user does not return to it, not even one with the ids of the administrator', async () => {
    const user = await expireAt('/user_admin_state');
    respondsOnce('/commonlogin', { token: tokenUntil(), user_id: 3, client_id: 7, login_type: 4 });
    await logIn(user, 'staff', 'staff123');
    await screen.findByRole('heading', { level: 1, name: 'Countries' });
    expect(here()).toBe('/user_admin_countries');
  });

  test('GUARD-08 the same carrier returns to the screen that was open', async () => {
    const user = openAt('/client_user_BDX_home', { as: 'carrier' });
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
    act(() => void openStore().dispatch(sessionRefused('bdx')));
    await logIn(user, 'carrier', 'carrier123');
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
    expect(here()).toBe('/client_user_BDX_home');
  });

  test.each([{ from: 'https://evil.example/', user: '["admin","3","7"]' }, 'text'])(
    'GUARD-07 a corrupt history entry (%j) redirects nowhere else',
    async (state) => {
      const user = openAt('/kyubos_admin', { as: 'signedOut' });
      window.history.replaceState({ usr: state, key: 'poison', idx: 0 }, '', '/kyubos_admin');
      await screen.findByRole('heading', { name: 'User Log In' });
      act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state })));
      await logIn(user, 'admin', 'admin123');
      await screen.findByRole('heading', { level: 1, name: 'Countries' });
      expect(here()).toBe('/user_admin_countries');
    },
  );

  test.each([
    ['admin', 'the same user', '/user_admin_state', 'States'],
    ['staff', 'another user', '/user_admin_home', 'Dashboard'],
  ] as const)(
    'GUARD-07 a sign-in in another tab as %s leads %s on to %s',
    async (as, _who, path, heading) => {
      await expireAt('/user_admin_state');
      changeInOtherTab(() => signInAs(as), 'user_token');
      await screen.findByRole('heading', { level: 1, name: heading });
      expect(here()).toBe(path);
    },
  );
});

describe('BDX logins', () => {
  test('BDXCAR-04 a sign-in succeeds if the carrier’s record cannot be read', async () => {
    loadsFail('/editcarrier');
    const user = openAt('/BDX_Login', { as: 'signedOut' });
    await logIn(user, 'carrier', 'carrier123');
    await waitFor(() => expect(here()).toBe('/client_user_BDX_filerecived'));
  });

  test('ERR-34 a refused carrier sees the server’s message', async () => {
    const user = openAt('/BDX_Login', { as: 'signedOut' });
    await logIn(user, 'carrier', 'wrong');
    expect(await screen.findByRole('alert')).toHaveTextContent(/\w+/);
    expect(localStorage.getItem('client_user_BDX_token')).toBeNull();
  });
});

describe('landing page', () => {
  test('the site root links to the three logins', async () => {
    openAt('/', { as: 'signedOut' });
    await screen.findByRole('link', { name: 'Administration' });
    expect(links()).toEqual([
      ['Administration', '/kyubos_admin'],
      ['Carrier BDX', '/BDX_Login'],
      ['Client BDX', '/Client_user_BDX_Login'],
    ]);
    expect(screen.getByRole('banner')).toHaveTextContent('Kyubos');
    expect(screen.getByRole('contentinfo')).toHaveTextContent('© 2024 Kyubos');
  });

  test('GUARD-09 for a signed-in user the homes of their areas come first', async () => {
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
    ['signedOut', '/'],
  ] as const)('BDXCAR-26 redirects a %s to %s', async (as, target) => {
    openAt('/user_admin_slab', { as });
    await waitFor(() => expect(here()).toBe(target));
  });
});
