import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { legacyApi } from '@/api/legacyApi';
import { signInAs } from '@/testing/harness/signIns';
import { tokenUntil } from '@/testing/builders/tokens';
import {
  mockResponse,
  requests,
  client,
  requestedPaths,
  server,
  renderHookAs,
  staff,
  store,
} from '@/app/openHooks.fixture';
import { sessionStarted, signedOut } from './sessionSlice';
import { signIn } from './signIn';
import { useProfile } from './useProfile';
import { useCarrierSession, useSession } from './useSession';
import { changeInOtherTab } from '@/testing/harness/at';

test.each([
  ['4', true],
  ['1', false],
  ['', false],
])('ROLE-01 ROLE-05 with login_type %p the user is staff: %p', (loginType, isStaff) => {
  const session = renderHookAs('admin', () => useSession());
  expect(session.current.isStaff).toBe(false);
  changeInOtherTab(() => localStorage.setItem('login_type', loginType));
  expect(session.current).toMatchObject({ userId: 3, clientId: 7, loginType, isStaff });
});

test('STORE-19 a screen that is still mounted after its session reads blank values', () => {
  signInAs('carrier');
  const sessions = renderHookAs('admin', () => [useSession(), useCarrierSession()] as const);
  expect(sessions.current[1]).toMatchObject({ clientId: 7, carrierId: 31 });
  act(() => {
    store.dispatch(signedOut('admin'));
    store.dispatch(signedOut('bdx'));
  });
  expect(sessions.current).toEqual([
    { token: '', userId: '', clientId: '', loginType: '', clientType: '', isStaff: false },
    { token: '', clientId: '', carrierId: '' },
  ]);
});

test('SHELL-13 ROLE-06 ROLE-13 the profile of an administrator comes from the client’s record', async () => {
  const profile = renderHookAs('admin', useProfile);
  expect(profile.current).toMatchObject({
    name: '',
    companyName: '',
    loginId: '',
    isLoading: true,
    isError: false,
  });
  await waitFor(() => expect(profile.current.isLoading).toBe(false));
  expect(profile.current).toMatchObject({
    name: 'Miriam Castellano',
    companyName: 'Harborview Underwriters',
    loginId: 'harborview',
    greeting: 'Hi harborview - Admin',
    clientType: '3',
    isStaff: false,
    isError: false,
  });
  expect(requestedPaths()).toEqual(['/editclient']);
});

test('SHELL-13 ROLE-02 ROLE-03 ROLE-11 the profile of staff comes from their own record, the company from the client’s', async () => {
  const profile = renderHookAs('staff', useProfile);
  expect(profile.current).toMatchObject({ name: '', loginId: '' });
  await waitFor(() => expect(profile.current.isLoading).toBe(false));
  expect(profile.current).toMatchObject({
    name: 'Sam Okafor',
    companyName: 'Harborview Underwriters',
    loginId: 'sam.o',
    greeting: 'Hi Sam - Staff',
    isStaff: true,
  });
  expect(requests).toContainEqual(['/editclientuser', { id: 12 }]);
});

test('ROLE-11 a missing first or last name is left out', async () => {
  mockResponse('/editclientuser', { user: { ...staff, firstname: '' } });
  const profile = renderHookAs('staff', useProfile);
  await waitFor(() => expect(profile.current.name).toBe('Okafor'));
});

test.each([
  ['/editclient', { client }],
  ['/editclientuser', { user: staff }],
])(
  'ROLE-11 ROLE-13 when %s fails that is said, and only it is asked for again',
  async (path, responseBody) => {
    mockResponse(path, { message: 'no' }, 500);
    const profile = renderHookAs('staff', useProfile);
    await waitFor(() => expect(profile.current).toMatchObject({ isError: true, isLoading: false }));
    requests.length = 0;
    mockResponse(path, responseBody);
    act(() => void profile.current.refetch());
    await waitFor(() => expect(profile.current.isError).toBe(false));
    expect(requestedPaths()).toEqual([path]);
  },
);

test('LOGIN-09 STORE-01 to STORE-05 a sign-in starts the session that its response describes', async () => {
  const token = tokenUntil();
  const response = { token, user_id: 5, client_id: 6, login_type: 4, Client_Type: '2' };
  mockResponse('/commonlogin', response);
  await store.dispatch(signIn('admin', { username: 'sam.o', password: 'pw' }));
  const session = { token, userId: 5, clientId: 6, loginType: '4', clientType: '2' };
  expect(store.getState().session.admin.session).toEqual(session);
  expect(requests).toEqual([['/commonlogin', { username: 'sam.o', password: 'pw' }]]);
  expect({ ...localStorage }).toEqual({
    user_token: token,
    user_id: '5',
    client_id: '6',
    login_type: '4',
    Client_Type: '2',
  });
});

test('BDXCAR-04 STORE-12 STORE-17 STORE-18 a carrier’s record gives the client company of its session', async () => {
  const token = tokenUntil();
  mockResponse('/carrierlogin', { token, user_id: 8 });
  mockResponse('/editcarrier', { carrier: { id: 8, client_id: 3 } });
  await store.dispatch(signIn('bdx', { username: 'atlas', password: 'pw' }));
  expect(requests.at(-1)).toEqual(['/editcarrier', { id: 8 }]);
  expect({ ...localStorage }).toEqual({
    client_user_BDX_token: token,
    client_BDX_client_id: '8',
    client_BDX_company_id: '3',
  });
});

test('BDXCAR-04 Q-199 when the carrier’s record cannot be read, the client company stays blank', async () => {
  const token = tokenUntil();
  mockResponse('/carrierlogin', { token, user_id: 8 });
  mockResponse('/editcarrier', {}, 400);
  await store.dispatch(signIn('bdx', { username: 'atlas', password: 'pw' }));
  expect({ ...localStorage }).toEqual({
    client_user_BDX_token: token,
    client_BDX_client_id: '8',
    client_BDX_company_id: '',
  });
});

test('LOGIN-09 the store has neither the call of a sign-in nor the carrier’s record', async () => {
  mockResponse('/commonlogin', { token: tokenUntil(), user_id: 5, client_id: 6, login_type: 4 });
  mockResponse('/carrierlogin', { token: tokenUntil(), user_id: 8 });
  mockResponse('/editcarrier', { carrier: { id: 8, client_id: 3 } });
  await store.dispatch(signIn('admin', { username: 'a', password: 'b' }));
  await store.dispatch(signIn('bdx', { username: 'a', password: 'b' }));
  expect(store.getState()[legacyApi.reducerPath].mutations).toEqual({});
  await waitFor(() => expect(store.getState()[legacyApi.reducerPath].queries).toEqual({}));
});

test.each([
  ['user_id', { token: tokenUntil(), client_id: 6, login_type: 4 }],
  ['client_id', { token: tokenUntil(), user_id: 5, client_id: '', login_type: 4 }],
])('STORE-02 STORE-03 an response without its %s starts no session', async (_, response) => {
  mockResponse('/commonlogin', response);
  const signedIn = store.dispatch(signIn('admin', { username: 'a', password: 'b' }));
  await expect(signedIn).rejects.toMatchObject({ kind: 'unreadable' });
  expect({ ...localStorage }).toEqual({});
});

test('STORE-17 a response without the carrier’s id starts no session', async () => {
  mockResponse('/carrierlogin', { token: tokenUntil() });
  const signedIn = store.dispatch(signIn('bdx', { username: 'a', password: 'b' }));
  await expect(signedIn).rejects.toMatchObject({ kind: 'unreadable' });
  expect({ ...localStorage }).toEqual({});
});

test('STORE-18 a client company that is read late is not set for another user who has signed in meanwhile', async () => {
  mockResponse('/carrierlogin', { token: tokenUntil(), user_id: 8 });
  server.use(
    http.post('*/editcarrier', () => {
      const session = { token: tokenUntil(Date.now() + 7_200_000), carrierId: 18, clientId: 13 };
      store.dispatch(sessionStarted({ area: 'bdx', session }));
      return HttpResponse.json({ carrier: { id: 8, client_id: 3 } });
    }),
  );
  await store.dispatch(signIn('bdx', { username: 'atlas', password: 'pw' }));
  expect(localStorage.getItem('client_BDX_company_id')).toBe('13');
});

test('ERR-01 ERR-34 a refused sign-in starts nothing', async () => {
  mockResponse('/commonlogin', { message: 'no' }, 401);
  mockResponse('/carrierlogin', { message: 'no' }, 401);
  const credentials = { username: 'a', password: 'b' };
  await expect(store.dispatch(signIn('admin', credentials))).rejects.toMatchObject({ message: 'no' });
  await expect(store.dispatch(signIn('bdx', credentials))).rejects.toMatchObject({ message: 'no' });
  expect({ ...localStorage }).toEqual({});
});
