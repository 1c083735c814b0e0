import { act, screen, waitFor } from '@testing-library/react';
import { referenceApi } from '@/api/reference';
import { store } from '@/app/store';
import { adminPaths, carrierPaths } from '@/paths';
import { goTo } from '@/testing/harness/at';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo } from '@/testing/harness/server';
import { signInAs } from '@/testing/harness/signIns';
import { tokenUntil } from '@/testing/builders/tokens';
import { recordedCalls } from '../../mocks/callLog';
import { sessionEndsOnServer } from '../../mocks/scenarios';
import { checkSessions } from './session';

const minuteMs = 60_000;

function filled(path: string): string {
  return path.replace(/:\w+/g, '1');
}

function here(): string {
  return window.location.pathname;
}

/** What the browser does in this tab when another one changes the storage. */
function changeInOtherTab(change: () => void): void {
  act(() => {
    change();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  });
}

afterEach(() => {
  jest.useRealTimers();
});

test('GUARD-01 GUARD-02 every admin route sends a stranger to / before any call', async () => {
  for (const path of adminPaths) {
    openAt(filled(path), { as: 'nobody' });
    await screen.findByRole('link', { name: 'Administration' });
    expect([path, here()]).toEqual([path, '/']);
  }
  expect(recordedCalls).toEqual([]);
});

test('GUARD-03 every client BDX route sends a stranger to the client login before any call', async () => {
  for (const path of carrierPaths) {
    openAt(filled(path), { as: 'nobody' });
    await screen.findByRole('heading', { name: 'BDX Users Log In' });
    expect([path, here()]).toEqual([path, '/Client_user_BDX_Login']);
  }
  expect(recordedCalls).toEqual([]);
});

test('GUARD-09 a session of one area opens no screen of the other', async () => {
  openAt('/client_user_BDX_home', { as: 'admin' });
  await waitFor(() => expect(here()).toBe('/Client_user_BDX_Login'));
  localStorage.clear();
  openAt('/user_admin_home', { as: 'carrier' });
  await waitFor(() => expect(here()).toBe('/'));
});

test('GUARD-05 GUARD-06 GUARD-07 on load an expired admin session is cleared and leads to the admin login', async () => {
  signInAs('admin', tokenUntil(Date.now() - minuteMs));
  openAt('/user_admin_home', { as: 'nobody' });
  await screen.findByRole('heading', { name: 'User Log In' });
  expect(here()).toBe('/kyubos_admin');
  for (const key of ['user_token', 'user_id', 'client_id', 'login_type', 'Client_Type']) {
    expect([key, localStorage.getItem(key)]).toEqual([key, null]);
  }
  expect(recordedCalls).toEqual([]);
});

test('GUARD-04 without a token the other keys open nothing', async () => {
  signInAs('admin');
  localStorage.removeItem('user_token');
  openAt('/user_admin_home', { as: 'nobody' });
  await waitFor(() => expect(here()).toBe('/'));
});

const noIds = ['undefined', 'null', 'NaN', '"900"'];

test.each(
  noIds.flatMap(
    (value) =>
      [
        ['user_id', value, 'admin', '/user_admin_add_agent', '/'],
        ['client_id', value, 'admin', '/user_admin_add_agent', '/'],
        ['client_BDX_client_id', value, 'carrier', '/client_user_BDX_home', '/Client_user_BDX_Login'],
        ['client_BDX_company_id', value, 'carrier', '/client_user_BDX_home', '/Client_user_BDX_Login'],
      ] as const,
  ),
)('GUARD-04 GUARD-03 a stored %s of %s is no session', async (key, value, as, url, login) => {
  openAt(url, { as: 'nobody' });
  signInAs(as);
  localStorage.setItem(key, value);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  });
  goTo(url);
  await waitFor(() => expect(here()).toBe(login));
  expect(recordedCalls).toEqual([]);
});

test('GUARD-08 a carrier token past its expiry logs the carrier out and leads to /BDX_Login', async () => {
  signInAs('carrier', tokenUntil(Date.now() - minuteMs));
  openAt('/client_user_BDX_home', { as: 'nobody' });
  await screen.findByRole('heading', { name: 'BDX Users Log In' });
  expect(here()).toBe('/BDX_Login');
  expect(localStorage.getItem('client_user_BDX_token')).toBeNull();
});

test('GUARD-06 GUARD-07 a token that runs out while a screen is open ends the session there', async () => {
  jest.useFakeTimers();
  signInAs('admin', tokenUntil(Date.now() + 10 * minuteMs));
  openAt('/user_admin_home', { as: 'nobody' });
  await screen.findByRole('heading', { name: 'Dashboard' });
  expect(here()).toBe('/user_admin_home');
  act(() => jest.advanceTimersByTime(10 * minuteMs));
  await screen.findByRole('heading', { name: 'User Log In' });
  expect(here()).toBe('/kyubos_admin');
  expect(localStorage.getItem('user_token')).toBeNull();
});

test('GUARD-07 a 401 from the server ends the session, once, however many calls meet it', async () => {
  sessionEndsOnServer();
  sessionEndsOnServer();
  sessionEndsOnServer();
  openAt('/user_admin_home');
  await screen.findByRole('heading', { name: 'User Log In' });
  expect(here()).toBe('/kyubos_admin');
  expect(localStorage.getItem('user_token')).toBeNull();
});

test('GUARD-06 a sign-out in another tab signs this one out, and a BDX session stays', async () => {
  signInAs('carrier');
  openAt('/user_admin_home');
  await screen.findByRole('heading', { name: 'Dashboard' });
  changeInOtherTab(() => localStorage.removeItem('user_token'));
  await screen.findByRole('heading', { name: 'User Log In' });
  expect(here()).toBe('/kyubos_admin');
  expect(localStorage.getItem('client_user_BDX_token')).not.toBeNull();
});

test('GUARD-09 another user in another tab: nothing read for the first one is shown to the second', async () => {
  openAt('/user_admin_home');
  await screen.findByRole('button', { name: 'Hi admin - Admin' });
  changeInOtherTab(() => signInAs('staff'));
  expect(screen.queryByText('Hi admin - Admin')).not.toBeInTheDocument();
  await screen.findByRole('button', { name: 'Hi Sam - Staff' });
  expect(bodiesTo('/viewmainmenuandsubmenuuser')).toEqual([{ type_id: '5', uid: 12 }]);
});

test('STORE-01 STORE-02 STORE-03 a call is not sent for an identity that storage no longer holds', async () => {
  openAt('/user_admin_home');
  await screen.findByRole('button', { name: 'Hi admin - Admin' });
  localStorage.setItem('client_id', '2');
  const { data } = await act(() => store.dispatch(referenceApi.endpoints.viewCountry.initiate(undefined)));
  expect(data).toBeUndefined();
  expect(recordedCalls.map(({ path }) => path)).not.toContain('/viewcountry');
});

test('GUARD-06 a page that is shown again looks at the clock and the storage anew', async () => {
  openAt('/user_admin_home');
  await screen.findByRole('heading', { name: 'Dashboard' });
  localStorage.setItem('user_token', tokenUntil(Date.now() - minuteMs));
  act(() => void window.dispatchEvent(new Event('pageshow')));
  await screen.findByRole('heading', { name: 'User Log In' });
});

test.each([
  ['no JSON in it', 'a.b.c'],
  ['not three parts', 'token'],
  ['an array', `x.${btoa('[1]')}.`],
  ['an odd expiry', `x.${btoa('{"exp":"soon"}')}.`],
])('GUARD-05 STORE-01 a poisoned token (%s) is an expired session, never a crash', async (_, token) => {
  signInAs('admin', token);
  openAt('/user_admin_home', { as: 'nobody' });
  await screen.findByRole('heading', { name: 'User Log In' });
  expect(localStorage.getItem('user_token')).toBeNull();
});

test('STORE-06 STORE-07 STORE-09 poisoned selections and preferences give the defaults', async () => {
  localStorage.setItem('menuactive', '{"__proto__":1}');
  localStorage.setItem('submenuactive', '\u0000');
  localStorage.setItem('viewType', '<b>');
  localStorage.setItem('portal_preferences', '{not json');
  openAt('/User_Admin_Setting');
  expect(await screen.findByRole('radio', { name: 'List view' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'System' })).toBeChecked();
  expect(await screen.findByRole('link', { name: 'Reference Data' })).not.toHaveAttribute('aria-current');
});

test('GUARD-05 a token without an expiry stays live', async () => {
  signInAs('admin', tokenUntil());
  openAt('/user_admin_home', { as: 'nobody' });
  await screen.findByRole('heading', { name: 'Dashboard' });
  act(checkSessions);
  expect(here()).toBe('/user_admin_home');
});
