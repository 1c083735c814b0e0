import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { legacyApi } from '@/api/legacyApi';
import { signInAs } from '@/testing/harness/signIns';
import { tokenUntil } from '@/testing/builders/tokens';
import { answers, asked, client, pathsAsked, server, shownTo, staff, store } from '@/app/openHooks.fixture';
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
  const session = shownTo('admin', () => useSession());
  expect(session.current.isStaff).toBe(false);
  changeInOtherTab(() => localStorage.setItem('login_type', loginType));
  expect(session.current).toMatchObject({ userId: 3, clientId: 7, loginType, isStaff });
});

test('STORE-19 screens that outlive their session by a moment read blanks', () => {
  signInAs('carrier');
  const sessions = shownTo('admin', () => [useSession(), useCarrierSession()] as const);
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

test('SHELL-13 ROLE-06 ROLE-13 an administrator is who the client’s record says', async () => {
  const profile = shownTo('admin', useProfile);
  expect(profile.current).toMatchObject({
    name: '',
    fullName: '',
    loginId: '',
    isLoading: true,
    isError: false,
  });
  await waitFor(() => expect(profile.current.isLoading).toBe(false));
  expect(profile.current).toMatchObject({
    name: 'Miriam Castellano',
    fullName: 'Harborview Underwriters',
    loginId: 'harborview',
    greeting: 'Hi harborview - Admin',
    clientType: '3',
    isStaff: false,
    isError: false,
  });
  expect(pathsAsked()).toEqual(['/editclient']);
});

test('SHELL-13 ROLE-02 ROLE-03 ROLE-11 staff are who their own record says, at the client’s company', async () => {
  const profile = shownTo('staff', useProfile);
  expect(profile.current).toMatchObject({ name: '', loginId: '' });
  await waitFor(() => expect(profile.current.isLoading).toBe(false));
  expect(profile.current).toMatchObject({
    name: 'Sam Okafor',
    fullName: 'Harborview Underwriters',
    loginId: 'sam.o',
    greeting: 'Hi Sam - Staff',
    isStaff: true,
  });
  expect(asked).toContainEqual(['/editclientuser', { id: 12 }]);
});

test('ROLE-11 a name is written without the part that is missing', async () => {
  answers('/editclientuser', { user: { ...staff, firstname: '' } });
  const profile = shownTo('staff', useProfile);
  await waitFor(() => expect(profile.current.name).toBe('Okafor'));
});

test.each([
  ['/editclient', { client }],
  ['/editclientuser', { user: staff }],
])('ROLE-11 ROLE-13 when %s fails that is said, and only it is asked for again', async (path, reply) => {
  answers(path, { message: 'no' }, 500);
  const profile = shownTo('staff', useProfile);
  await waitFor(() => expect(profile.current).toMatchObject({ isError: true, isLoading: false }));
  asked.length = 0;
  answers(path, reply);
  act(() => void profile.current.refetch());
  await waitFor(() => expect(profile.current.isError).toBe(false));
  expect(pathsAsked()).toEqual([path]);
});

test('LOGIN-09 STORE-01 to STORE-05 a sign-in starts the session that its answer describes', async () => {
  const token = tokenUntil();
  const answer = { token, user_id: 5, client_id: 6, login_type: 4, Client_Type: '2' };
  answers('/commonlogin', answer);
  await store.dispatch(signIn('admin', { username: 'sam.o', password: 'pw' }));
  const session = { token, userId: 5, clientId: 6, loginType: '4', clientType: '2' };
  expect(store.getState().session.admin.session).toEqual(session);
  expect(asked).toEqual([['/commonlogin', { username: 'sam.o', password: 'pw' }]]);
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
  answers('/carrierlogin', { token, user_id: 8 });
  answers('/editcarrier', { carrier: { id: 8, client_id: 3 } });
  await store.dispatch(signIn('bdx', { username: 'atlas', password: 'pw' }));
  expect(asked.at(-1)).toEqual(['/editcarrier', { id: 8 }]);
  expect({ ...localStorage }).toEqual({
    client_user_BDX_token: token,
    client_BDX_client_id: '8',
    client_BDX_company_id: '3',
  });
});

test('BDXCAR-04 Q-199 a carrier’s record that can’t be read leaves the client company open', async () => {
  const token = tokenUntil();
  answers('/carrierlogin', { token, user_id: 8 });
  answers('/editcarrier', {}, 400);
  await store.dispatch(signIn('bdx', { username: 'atlas', password: 'pw' }));
  expect({ ...localStorage }).toEqual({
    client_user_BDX_token: token,
    client_BDX_client_id: '8',
    client_BDX_company_id: '',
  });
});

test('LOGIN-09 of a sign-in nothing stays in the store, nor is a carrier’s record kept', async () => {
  answers('/commonlogin', { token: tokenUntil(), user_id: 5, client_id: 6, login_type: 4 });
  answers('/carrierlogin', { token: tokenUntil(), user_id: 8 });
  answers('/editcarrier', { carrier: { id: 8, client_id: 3 } });
  await store.dispatch(signIn('admin', { username: 'a', password: 'b' }));
  await store.dispatch(signIn('bdx', { username: 'a', password: 'b' }));
  expect(store.getState()[legacyApi.reducerPath].mutations).toEqual({});
  await waitFor(() => expect(store.getState()[legacyApi.reducerPath].queries).toEqual({}));
});

test.each([
  ['user_id', { token: tokenUntil(), client_id: 6, login_type: 4 }],
  ['client_id', { token: tokenUntil(), user_id: 5, client_id: '', login_type: 4 }],
])('STORE-02 STORE-03 an answer without its %s starts no session', async (_, answer) => {
  answers('/commonlogin', answer);
  const signedIn = store.dispatch(signIn('admin', { username: 'a', password: 'b' }));
  await expect(signedIn).rejects.toMatchObject({ kind: 'unreadable' });
  expect({ ...localStorage }).toEqual({});
});

test('STORE-17 an answer without the carrier’s id starts no session', async () => {
  answers('/carrierlogin', { token: tokenUntil() });
  const signedIn = store.dispatch(signIn('bdx', { username: 'a', password: 'b' }));
  await expect(signedIn).rejects.toMatchObject({ kind: 'unreadable' });
  expect({ ...localStorage }).toEqual({});
});

test('STORE-18 a client company that comes after somebody else signed in is not theirs', async () => {
  answers('/carrierlogin', { token: tokenUntil(), user_id: 8 });
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
  answers('/commonlogin', { message: 'no' }, 401);
  answers('/carrierlogin', { message: 'no' }, 401);
  const credentials = { username: 'a', password: 'b' };
  await expect(store.dispatch(signIn('admin', credentials))).rejects.toMatchObject({ message: 'no' });
  await expect(store.dispatch(signIn('bdx', credentials))).rejects.toMatchObject({ message: 'no' });
  expect({ ...localStorage }).toEqual({});
});
