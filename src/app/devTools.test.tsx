import { sessionsRead } from '@/session/sessionListeners';
import { sessionFound, sessionRenewed, sessionStarted, signedOut } from '@/session/sessionSlice';
import { signInAs } from '@/testing/harness/signIns';
import { actionSanitizer, stateSanitizer } from './devTools';
import { makeStore } from './store';

const token = 'secret.of.theirs';
const admin = { token, userId: 3, clientId: 7, loginType: '1', clientType: '5' };
const carrier = { token, clientId: 7, carrierId: 31 };

test.each([
  sessionFound({ area: 'admin', session: admin }),
  sessionStarted({ area: 'admin', session: admin }),
  sessionRenewed({ area: 'bdx', session: carrier }),
])('DevTools show $type without its token', (action) => {
  expect(JSON.stringify(action)).toContain(token);
  const shown = actionSanitizer(action);
  expect(JSON.stringify(shown)).not.toContain(token);
  expect(shown).toMatchObject({ type: action.type, payload: { area: action.payload.area } });
});

test('DevTools show the state without tokens, and other actions as they are', () => {
  signInAs('admin');
  signInAs('carrier');
  const store = makeStore();
  store.dispatch(sessionsRead());
  const tokens = [localStorage.getItem('user_token'), localStorage.getItem('client_user_BDX_token')];
  for (const each of tokens) {
    expect(JSON.stringify(store.getState())).toContain(each);
    expect(JSON.stringify(stateSanitizer(store.getState()))).not.toContain(each);
  }
  expect(stateSanitizer(store.getState()).session.admin.session).toMatchObject({ userId: 3, clientId: 7 });
  expect(actionSanitizer(signedOut('admin'))).toEqual(signedOut('admin'));
});
