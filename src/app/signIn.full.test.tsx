import 'fake-indexeddb/auto';
import { webcrypto } from 'node:crypto';
import { screen, waitFor } from '@testing-library/react';
import { openDB } from 'idb';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo, deleteDatabase } from '@/testing/harness/server';
import { logIn } from './login.fixture';

/** A sign-in derives the key of the user's drafts, but succeeds without it. */

beforeEach(() => deleteDatabase('portal_draft_keys'));

async function logInAt(path: string, username: string, password: string): Promise<void> {
  await logIn(openAt(path, { as: 'signedOut' }), username, password);
}

/** The stored keys, without the browser's salt. */
async function keys(): Promise<unknown[]> {
  const database = await openDB('portal_draft_keys', 1, {
    upgrade: (fresh) => {
      fresh.createObjectStore('keys');
    },
  });
  const records: unknown[] = await database.getAll('keys');
  database.close();
  return records.filter((record) => !(record instanceof Uint8Array));
}

async function hasKeys(expected: readonly unknown[]): Promise<void> {
  await waitFor(async () => expect(await keys()).toEqual(expected));
}

const derived = { isFromPassword: true, key: expect.any(CryptoKey) as CryptoKey };

test.each([
  ['an administrator', '/kyubos_admin', 'admin', 'admin123', 'Countries'],
  ['staff', '/kyubos_admin', 'staff', 'staff123', 'Countries'],
  ['a carrier', '/BDX_Login', 'carrier', 'carrier123', 'Files Received'],
])(
  'P4 the key of the drafts is derived from the password of %s',
  async (_, path, username, password, heading) => {
    await logInAt(path, username, password);
    await screen.findByRole('heading', { level: 1, name: heading });
    await hasKeys([derived]);
  },
);

test('a sign-in that is refused stores no key', async () => {
  await logInAt('/kyubos_admin', 'admin', 'wrong');
  await screen.findByRole('alert');
  await hasKeys([]);
});

test('LOGIN-09 the request does not wait for the key', async () => {
  let release = (): void => undefined;
  const pending = new Promise<void>((resolve) => {
    release = resolve;
  });
  const deriveKey = crypto.subtle.deriveKey.bind(crypto.subtle);
  jest.spyOn(crypto.subtle, 'deriveKey').mockImplementation(async (...parameters) => {
    await pending;
    return deriveKey(...parameters);
  });
  await logInAt('/kyubos_admin', 'admin', 'admin123');
  await waitFor(() => expect(bodiesTo('/commonlogin')).toHaveLength(1));
  release();
  await screen.findByRole('heading', { level: 1, name: 'Countries' });
});

test('LOGIN-09 the sign-in succeeds if the key cannot be derived', async () => {
  jest.spyOn(crypto.subtle, 'deriveKey').mockRejectedValue(new DOMException('', 'OperationError'));
  await logInAt('/kyubos_admin', 'admin', 'admin123');
  await screen.findByRole('heading', { level: 1, name: 'Countries' });
  expect(localStorage.getItem('user_token')).toBeTruthy();
});

describe('a page without Web Crypto, as over plain HTTP', () => {
  // `getRandomValues` also exists without a secure context.
  const plain = { getRandomValues: webcrypto.getRandomValues.bind(webcrypto) };
  beforeEach(() => Object.defineProperty(globalThis, 'crypto', { value: plain, configurable: true }));
  afterEach(() => Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true }));

  test('LOGIN-09 signs in, and stores no key', async () => {
    await logInAt('/kyubos_admin', 'admin', 'admin123');
    await screen.findByRole('heading', { level: 1, name: 'Countries' });
    expect(localStorage.getItem('user_token')).toBeTruthy();
    await hasKeys([]);
  });
});
