import { bordereauApi } from '@/api/bordereau';
import { partnersApi } from '@/api/partners';
import { referenceApi } from '@/api/reference';
import { sessionApi } from '@/api/session';
import { startProduct } from '@/app/start/start';
import { mockResponse, requestedPaths, renderHookAs, store } from '@/app/openHooks.fixture';
import type { Visitor } from '@/testing/harness/signIns';
import { tokenUntil } from '@/testing/builders/tokens';
import { selectUser, sessionRenewed } from './sessionSlice';

const refusal = { message: 'Not allowed for this user' };

const reads = {
  '/editstate': () => store.dispatch(referenceApi.endpoints.editState.initiate(441)),
  '/editclient': () => store.dispatch(sessionApi.endpoints.editClient.initiate(7)),
  '/editclientuser': () => store.dispatch(sessionApi.endpoints.editClientUser.initiate(12)),
  '/viewBDXInbound': () =>
    store.dispatch(bordereauApi.endpoints.viewBDXInbound.initiate({ client_id: 7, career_id: 31 })),
  '/editcarrier': () => store.dispatch(partnersApi.endpoints.editCarrier.initiate(31)),
} as const;

type Read = keyof typeof reads;

const area = (visitor: Visitor): 'admin' | 'bdx' => (visitor === 'carrier' ? 'bdx' : 'admin');

function signedInAs(visitor: Visitor): void {
  window.history.replaceState(null, '', visitor === 'carrier' ? '/client_user_BDX_home' : '/user_admin_home');
  renderHookAs(visitor, () => undefined, '5');
  startProduct(store);
  mockResponse('/editcarrier', { carrier: { id: 31, client_id: 7 } });
}

test.each<[Visitor, Read, person: readonly Read[]]>([
  ['admin', '/editstate', ['/editclient']],
  ['admin', '/editclientuser', ['/editclient']],
  ['admin', '/editclient', []],
  ['staff', '/editstate', ['/editclientuser']],
  ['staff', '/editclient', ['/editclientuser']],
  ['staff', '/editclientuser', []],
  ['carrier', '/viewBDXInbound', ['/editcarrier']],
  ['carrier', '/editcarrier', []],
])('GUARD-07 for %s a 401 to %s alone is a failure of that call', async (visitor, path, person) => {
  signedInAs(visitor);
  mockResponse(path, refusal, 401);
  const { error } = await reads[path]();
  expect(error).toMatchObject({ kind: 'notAllowed', status: 401, ...refusal });
  expect(requestedPaths()).toEqual([path, ...person]);
  expect(store.getState().session[area(visitor)].session).toBeDefined();
});

test.each<[Visitor, Read, person: Read]>([
  ['admin', '/editstate', '/editclient'],
  ['staff', '/editclient', '/editclientuser'],
  ['carrier', '/viewBDXInbound', '/editcarrier'],
])('GUARD-07 for %s a 401 to %s and to %s ends the session, and says why', async (visitor, path, person) => {
  signedInAs(visitor);
  mockResponse(path, refusal, 401);
  mockResponse(person, refusal, 401);
  const user = selectUser(store.getState(), area(visitor));
  await reads[path]();
  expect(store.getState().session[area(visitor)]).toMatchObject({
    session: undefined,
    absence: 'refused',
    expiredUser: user,
  });
});

test.each([
  [419, 419],
  [419, 401],
  [440, 440],
])('a %s to a call and a %s to the call of the person end the session', async (status, personStatus) => {
  signedInAs('admin');
  mockResponse('/editstate', {}, status);
  mockResponse('/editclient', {}, personStatus);
  await reads['/editstate']();
  expect(store.getState().session.admin).toMatchObject({ session: undefined, absence: 'refused' });
});

test.each([419, 440])('a %s to one call alone is a failure of that call', async (status) => {
  signedInAs('admin');
  mockResponse('/editstate', {}, status);
  expect((await reads['/editstate']()).error).toMatchObject({ kind: 'notAllowed', status });
  expect(store.getState().session.admin.session).toBeDefined();
});

test('calls that are refused together share one read of the person', async () => {
  signedInAs('admin');
  mockResponse('/editstate', refusal, 401);
  mockResponse('/editclientuser', refusal, 401);
  await Promise.all([reads['/editstate'](), reads['/editclientuser']()]);
  expect(requestedPaths().sort()).toEqual(['/editclient', '/editclientuser', '/editstate']);
});

test.each([
  ['500', 500],
  ['404', 404],
  ['403', 403],
])('a session whose person cannot be read, because of a %s, continues', async (_case, status) => {
  signedInAs('admin');
  mockResponse('/editstate', refusal, 401);
  mockResponse('/editclient', {}, status);
  expect((await reads['/editstate']()).error).toMatchObject({ kind: 'notAllowed' });
  expect(store.getState().session.admin.session).toBeDefined();
});

test('a 401 to an earlier token does not end the session that was renewed meanwhile', async () => {
  signedInAs('admin');
  mockResponse('/editclient', refusal, 401);
  mockResponse('/editstate', refusal, 401);
  const refused = reads['/editstate']();
  const session = store.getState().session.admin.session!;
  store.dispatch(sessionRenewed({ area: 'admin', session: { ...session, token: tokenUntil() } }));
  await refused;
  expect(store.getState().session.admin.session).toBeDefined();
});
