import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { openDB } from 'idb';
import { selectUsername } from '@/session/sessionSlice';
import { OtherUserError, signInAgain } from '@/session/signIn';
import { tokenUntil } from '@/testing/builders/tokens';
import { signInAs, type Visitor } from '@/testing/harness/signIns';
import '@/testing/harness/server';
import { openPage } from './openPage.fixture';
import type { AppStore } from './store';
import { respondsOnce } from '../../mocks/scenarios';

/**
 * While 'Stay signed in' is waiting for the server, the session may change. The changed session must stay.
 */

const credentials = { username: 'admin', password: 'admin123' };
const hourMs = 3_600_000;

let store: AppStore;

function open(visitor: Visitor): void {
  localStorage.clear();
  signInAs(visitor, tokenUntil(Date.now() + hourMs / 60));
  store = openPage();
}

afterEach(() => jest.restoreAllMocks());

/** Sends the login call, and delays the key that is derived at the same time. */
function signInWithDelayedKey(): {
  isAnswered(): Promise<unknown>;
  signedIn: Promise<void>;
  release(): void;
} {
  let release = (): void => undefined;
  const pending = new Promise<void>((resolve) => {
    release = resolve;
  });
  const deriveKey = crypto.subtle.deriveKey.bind(crypto.subtle);
  jest.spyOn(crypto.subtle, 'deriveKey').mockImplementation(async (...parameters) => {
    await pending;
    return deriveKey(...parameters);
  });
  const token = localStorage.getItem('user_token');
  const signedIn = store.dispatch(signInAgain('admin', credentials));
  return {
    isAnswered: () => waitFor(() => expect(localStorage.getItem('user_token')).not.toBe(token)),
    signedIn,
    release: () => release(),
  };
}

/** The users whose keys are stored. */
async function keyOwners(): Promise<unknown[]> {
  const database = await openDB('portal_draft_keys');
  const keys = await database.getAllKeys('keys');
  database.close();
  return keys.flat().filter((name) => name !== 'salt');
}

const inOtherTab: readonly (readonly [string, () => void])[] = [
  ['another user has signed in', () => signInAs('staff', tokenUntil(Date.now() + 2 * hourMs))],
  [
    'a member of staff with the same ids has signed in',
    () => {
      signInAs('admin', tokenUntil(Date.now() + 2 * hourMs));
      localStorage.setItem('login_type', '4');
    },
  ],
  ['the user has logged out', () => localStorage.clear()],
];

test.each(inOtherTab)('before the response %s in another tab: nothing is written', async (_, change) => {
  open('admin');
  const { signedIn, release } = signInWithDelayedKey();
  change();
  const before = { ...localStorage };
  release();
  await expect(signedIn).rejects.toThrow(OtherUserError);
  expect({ ...localStorage }).toEqual(before);
  expect(store.getState().session.admin.session?.token).toBe(before['user_token']);
  expect(await keyOwners()).toEqual([]);
});

test.each(inOtherTab)(
  'while the key is derived %s in another tab: nothing more is written',
  async (_, change) => {
    open('admin');
    const { isAnswered, signedIn, release } = signInWithDelayedKey();
    await isAnswered();
    change();
    const before = { ...localStorage };
    release();
    await signedIn.catch(() => undefined);
    expect({ ...localStorage }).toEqual(before);
    expect(await keyOwners()).toEqual([]);
  },
);

test.each([
  ['the ids of another user', { user_id: 12, client_id: 7, login_type: 1 }],
  ['another client', { user_id: 3, client_id: 8, login_type: 1 }],
  ['the same ids as staff', { user_id: 3, client_id: 7, login_type: 4 }],
])('a response with %s is refused', async (_, ids) => {
  open('admin');
  const before = { ...localStorage };
  respondsOnce('/commonlogin', { token: tokenUntil(), ...ids });
  await expect(store.dispatch(signInAgain('admin', credentials))).rejects.toThrow(OtherUserError);
  expect({ ...localStorage }).toEqual(before);
});

test('the name is that of the user who signed in here, and of no other one who is signed in later', async () => {
  open('admin');
  await store.dispatch(signInAgain('admin', credentials));
  expect(selectUsername(store.getState(), 'admin')).toBe('admin');
  await waitFor(async () => expect(await keyOwners()).toEqual(['["admin","3","7"]']));
  signInAs('staff', tokenUntil(Date.now() + 2 * hourMs));
  window.dispatchEvent(new StorageEvent('storage', { key: 'user_token' }));
  expect(selectUsername(store.getState(), 'admin')).toBeUndefined();
});
