import { act, screen, waitFor, within } from '@testing-library/react';
import { setRuntimeConfig } from '@/api/runtime';
import { defaultConfig } from '@/domain/access/config';
import { sessionRefused } from '@/session/sessionSlice';
import { openAt, openStore } from '@/app/openAt.fixture';
import { bodiesTo } from '@/testing/harness/server';
import { signInAs } from '@/testing/harness/signIns';
import { tokenUntil } from '@/testing/builders/tokens';
import { recordedCalls } from '../../mocks/callLog';
import { links, logIn } from './login.fixture';
import { here } from '@/testing/harness/at';

afterEach(() => setRuntimeConfig(defaultConfig));

test('LOGIN-01 LOGIN-05 LOGIN-06 LOGIN-07 LOGIN-10 LOGIN-11 heading, links, brand and copyright', async () => {
  openAt('/kyubos_admin', { as: 'signedOut' });
  expect(await screen.findByRole('heading', { level: 1, name: 'User Log In' })).toBeVisible();
  expect(links()).toEqual([
    ['Forgot Password', '/user_admin_forgotpassword'],
    ['Forgot Login Id', '/user_admin_forgotloginid'],
  ]);
  expect(within(screen.getByRole('banner')).getByText('Kyubos')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/guide/signing-in.html');
  expect(screen.getByRole('contentinfo')).toHaveTextContent('© 2024 Kyubos');
  expect(recordedCalls).toEqual([]);
});

test('LOGIN-09 CALL-007 STORE-01 STORE-02 STORE-03 STORE-04 STORE-05 success stores the session and goes to countries', async () => {
  const user = openAt('/kyubos_admin', { as: 'signedOut' });
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

test('ERR-01 a refused sign-in shows the server’s message and stores nothing', async () => {
  const user = openAt('/kyubos_admin', { as: 'signedOut' });
  await logIn(user, 'admin', 'wrong');
  expect(await screen.findByRole('alert')).toHaveTextContent('Invalid username or password');
  expect(here()).toBe('/kyubos_admin');
  expect(Object.keys(localStorage)).toEqual([]);
});

test('LOGIN-08 GUARD-06 an expired token does not redirect: the form is shown and the token is removed', async () => {
  signInAs('admin', tokenUntil(Date.now() - 60_000));
  openAt('/kyubos_admin', { as: 'signedOut' });
  expect(await screen.findByRole('heading', { name: 'User Log In' })).toBeVisible();
  expect(localStorage.getItem('user_token')).toBeNull();
});

test('GUARD-07 after an expired session the same user returns to the screen that was open', async () => {
  const user = openAt('/user_admin_state?page=2');
  await screen.findByRole('button', { name: 'Hi admin - Admin' });
  act(() => void openStore().dispatch(sessionRefused('admin')));
  await logIn(user, 'admin', 'admin123');
  await screen.findByRole('heading', { level: 1, name: 'States' });
  expect(here() + window.location.search).toBe('/user_admin_state?page=2');
});

test('BDXCAR-01 BDXCAR-05 PROD-23 the carrier login has its heading and one link', async () => {
  openAt('/BDX_Login', { as: 'signedOut' });
  expect(await screen.findByRole('heading', { level: 1, name: 'BDX Users Log In' })).toBeVisible();
  expect(links()).toEqual([['Client User Log In', '/Client_user_BDX_Login']]);
});

test('PROD-26 the client login links to both recoveries', async () => {
  openAt('/Client_user_BDX_Login', { as: 'signedOut' });
  expect(await screen.findByRole('heading', { level: 1, name: 'BDX Users Log In' })).toBeVisible();
  expect(links()).toEqual([
    ['Forgot Password', '/client_user_BDX_forgotpassword'],
    ['Forgot Login Id', '/client_user_BDX_forgotloginid'],
  ]);
});

test.each(['/BDX_Login', '/Client_user_BDX_Login'])(
  'BDXCAR-04 CALL-136 STORE-12 STORE-17 STORE-18 success at %s stores the session and goes to the received files',
  async (url) => {
    const user = openAt(url, { as: 'signedOut' });
    await logIn(user, 'carrier', 'carrier123');
    await waitFor(() => expect(here()).toBe('/client_user_BDX_filerecived'));
    expect(bodiesTo('/carrierlogin')).toEqual([{ username: 'carrier', password: 'carrier123' }]);
    expect(localStorage.getItem('client_user_BDX_token')).not.toBeNull();
    expect(localStorage.getItem('client_BDX_client_id')).toBe('31');
    expect(localStorage.getItem('client_BDX_company_id')).toBe('7');
    expect(localStorage.getItem('user_token')).toBeNull();
  },
);

test.each(['/BDX_Login', '/Client_user_BDX_Login'])(
  'BDXCAR-02 a user with a client token is redirected from %s to the client home',
  async (url) => {
    openAt(url, { as: 'carrier' });
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
    expect(here()).toBe('/client_user_BDX_home');
  },
);
