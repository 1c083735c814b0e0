import { act, screen, waitFor } from '@testing-library/react';
import { referenceApi } from '@/api/reference';
import { openAt, openStore } from '@/app/openAt.fixture';
import { bodiesTo } from '@/testing/harness/server';
import { signInAs } from '@/testing/harness/signIns';
import { tokenUntil } from '@/testing/builders/tokens';
import { recordedCalls } from '../../mocks/callLog';
import { sessionEndsOnServer } from '../../mocks/scenarios';

const minuteMs = 60_000;
import { changeInOtherTab, here } from '@/testing/harness/at';

afterEach(() => {
  jest.useRealTimers();
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
  openAt('/user_admin_home', { as: 'signedOut' });
  await screen.findByRole('heading', { name: 'User Log In' });
  expect(here()).toBe('/kyubos_admin');
  for (const key of ['user_token', 'user_id', 'client_id', 'login_type', 'Client_Type']) {
    expect([key, localStorage.getItem(key)]).toEqual([key, null]);
  }
  expect(recordedCalls).toEqual([]);
});

test('GUARD-08 a carrier token past its expiry logs the carrier out and leads to /BDX_Login', async () => {
  signInAs('carrier', tokenUntil(Date.now() - minuteMs));
  openAt('/client_user_BDX_home', { as: 'signedOut' });
  await screen.findByRole('heading', { name: 'BDX Users Log In' });
  expect(here()).toBe('/BDX_Login');
  expect(localStorage.getItem('client_user_BDX_token')).toBeNull();
  expect(
    screen.getByText('Your session has expired. Log in to continue. Your unsaved work is still there.'),
  ).toBeVisible();
  // After a reload it is not said again.
  await waitFor(() => expect(window.history.state).toMatchObject({ usr: { from: '/client_user_BDX_home' } }));
  expect(window.history.state).not.toHaveProperty('usr.notice');
});

test('GUARD-06 GUARD-07 a token that expires while a screen is open ends the session', async () => {
  jest.useFakeTimers();
  signInAs('admin', tokenUntil(Date.now() + 10 * minuteMs));
  openAt('/user_admin_home', { as: 'signedOut' });
  await screen.findByRole('heading', { name: 'Dashboard' });
  expect(here()).toBe('/user_admin_home');
  act(() => jest.advanceTimersByTime(10 * minuteMs));
  await screen.findByRole('heading', { name: 'User Log In' });
  expect(here()).toBe('/kyubos_admin');
  expect(localStorage.getItem('user_token')).toBeNull();
});

test('GUARD-07 several responses with 401 end the session once', async () => {
  sessionEndsOnServer();
  openAt('/user_admin_home');
  await screen.findByRole('heading', { name: 'User Log In' });
  expect(here()).toBe('/kyubos_admin');
  expect(localStorage.getItem('user_token')).toBeNull();
  expect(screen.getByText(/^The server ended your session\./)).toBeVisible();
});

test('GUARD-09 data that was read for one user is not shown to another user who signs in in another tab', async () => {
  openAt('/user_admin_home');
  await screen.findByRole('button', { name: 'Hi admin - Admin' });
  changeInOtherTab(() => signInAs('staff'));
  expect(screen.queryByText('Hi admin - Admin')).not.toBeInTheDocument();
  await screen.findByRole('button', { name: 'Hi Sam - Staff' });
  expect(bodiesTo('/viewmainmenuandsubmenuuser')).toEqual([{ type_id: '5', uid: 12 }]);
});

test('STORE-01 STORE-02 STORE-03 no call is sent when storage has another identity', async () => {
  openAt('/user_admin_home');
  await screen.findByRole('button', { name: 'Hi admin - Admin' });
  localStorage.setItem('client_id', '2');
  const { data } = await act(() =>
    openStore().dispatch(referenceApi.endpoints.viewCountry.initiate(undefined)),
  );
  expect(data).toBeUndefined();
  expect(recordedCalls.map(({ path }) => path)).not.toContain('/viewcountry');
});
