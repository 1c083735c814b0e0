import { runtimeConfig } from '@/api/runtime';
import { withTimeLimit } from '@/browser/browserService';
import { own } from '@/domain/values/objects';
import type { AppThunk } from '@/redux';
import { newSalt, passwordKey, randomKey } from './draftCipher';
import { objectStore } from '@/browser/database';
import { checkSessions } from '../sessionListeners';
import type { SessionArea } from '../sessionRules';
import { selectUser } from '../sessionSlice';
import { draftKeysDatabase } from '@/browser/storage';

/**
 * The keys of drafts, in IndexedDB: one for each user who is signed in, removed when the session ends. The keys are not
 * extractable, so no script can read their bytes.
 */

/** Whether drafts outlive the page. Over plain HTTP there is no Web Crypto to encrypt them, so they end with the tab. */
export function draftsOutlivePage(): boolean {
  return runtimeConfig().drafts === 'day' && 'subtle' in crypto;
}

export interface DraftKey {
  readonly key: CryptoKey;
  /** Whether the key is derived from the user's password, so that the next sign-in gives it again; otherwise it is random. */
  readonly isFromPassword: boolean;
}

const database = objectStore(draftKeysDatabase, 'keys');
/** The key of the record with this browser's salt. The keys of the other records are their owners. */
const saltRecord = ['salt'];
/** How long a sign-in waits for its key, in milliseconds. */
const longestWaitMs = 1000;

/** This browser's salt, created at the first sign-in; undefined where nothing can be stored. */
function browserSalt(): Promise<Uint8Array | undefined> {
  return database.run('readwrite', async (store) => {
    const found: unknown = await store.get(saltRecord);
    if (found instanceof Uint8Array) return found;
    const salt = newSalt();
    await store.put(salt, saltRecord);
    return salt;
  });
}

/**
 * Derives the key for the drafts of a user who signs in, while the login request is pending. The salt is random for each
 * browser and includes the user. Undefined where drafts do not outlive the page. Never rejects.
 */
export async function deriveDraftKey(
  area: SessionArea,
  { username, password }: { readonly username: string; readonly password: string },
): Promise<CryptoKey | undefined> {
  try {
    const salt = draftsOutlivePage() ? await browserSalt() : undefined;
    if (!salt) return undefined;
    // The server may ignore case and blanks in the name: the same user must get the same key.
    const user = new TextEncoder().encode(`${area} ${username.trim().toLowerCase()}`);
    return await passwordKey(password, new Uint8Array([...salt, ...user]));
  } catch {
    return undefined;
  }
}

let storing: Promise<unknown> = Promise.resolve();

/**
 * Stores the key of a user whose session is about to start, so that every page with the session finds the key. The
 * sign-in waits one second at most. A key that is derived later is stored if the session still exists then. Never rejects.
 * @param owner the user, as `userKey` returns it
 */
export function storeDraftKey(
  area: SessionArea,
  owner: string,
  derived: Promise<CryptoKey | undefined>,
): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const isSignedIn = (): boolean => selectUser(getState(), area) === owner;
    let mustBeSignedIn = isSignedIn();
    storing = derived.then(async (key) => {
      // Another tab may have ended the session a moment ago.
      dispatch(checkSessions());
      if (!key || (mustBeSignedIn && !isSignedIn())) return;
      const created: DraftKey = { key, isFromPassword: true };
      await database.run('readwrite', (store) => store.put(created, [owner]));
    });
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, longestWaitMs);
      void storing.then(() => {
        clearTimeout(timer);
        resolve();
      });
    });
    mustBeSignedIn = true;
  };
}

function readKey(found: unknown): DraftKey | undefined {
  const key = own(found, 'key');
  if (!(key instanceof CryptoKey)) return undefined;
  return { key, isFromPassword: own(found, 'isFromPassword') === true };
}

/**
 * The key of the user who is signed in to an area. A session without a stored key, as when the page was closed right
 * after the sign-in, gets a random key. Undefined where no key can be stored. Never rejects.
 */
export function currentDraftKey(area: SessionArea, owner: string): AppThunk<Promise<DraftKey | undefined>> {
  return async (_dispatch, getState) => {
    try {
      await withTimeLimit('crypto', () => storing);
      const created: DraftKey = { key: await randomKey(), isFromPassword: false };
      return await database.run('readwrite', async (store) => {
        const found = readKey(await store.get([owner]));
        if (found) return found;
        if (selectUser(getState(), area) !== owner) return undefined;
        await store.put(created, [owner]);
        return created;
      });
    } catch {
      return undefined;
    }
  };
}

/** Removes the keys of users who are not signed in. */
export function removeEndedKeys(): AppThunk<Promise<void>> {
  return async (_dispatch, getState) => {
    await database.run('readwrite', async (store) => {
      const keys = await store.getAllKeys();
      // Read the sessions after the keys: the key of a session is stored a moment before the session starts.
      const live: readonly unknown[] = [selectUser(getState(), 'admin'), selectUser(getState(), 'bdx')];
      for (const key of keys) {
        const [name]: readonly unknown[] = Array.isArray(key) ? key : [];
        if (name !== saltRecord[0] && !live.includes(name)) await store.delete(key);
      }
    });
  };
}
