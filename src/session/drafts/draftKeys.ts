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
 * The keys of drafts, in IndexedDB: one for each user who is signed in, kept while the session lives. No script can read
 * what is in them.
 */

/** Whether drafts outlive the page. Over plain HTTP there is no Web Crypto to encrypt them: they live with the tab. */
export function draftsOutlivePage(): boolean {
  return runtimeConfig().drafts === 'day' && 'subtle' in crypto;
}

export interface DraftKey {
  readonly key: CryptoKey;
  /** Whether the user's next sign-in gives the key again. Another one is random and ends with its session. */
  readonly isFromPassword: boolean;
}

const database = objectStore(draftKeysDatabase, 'keys');
/** The record of this browser's salt. The other records are under their owner's name. */
const saltRecord = ['salt'];
/** How long a sign-in waits for its key, in milliseconds. */
const longestWaitMs = 1000;

/** This browser's salt, made with the first sign-in; undefined where nothing can be kept. */
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
 * The key of the drafts of a user who signs in: derived beside the login request, which takes as long as a rule. The salt is
 * random for each browser and another one for each user. Undefined where drafts do not outlive the page. Never rejects.
 */
export async function deriveDraftKey(
  area: SessionArea,
  { username, password }: { readonly username: string; readonly password: string },
): Promise<CryptoKey | undefined> {
  try {
    const salt = draftsOutlivePage() ? await browserSalt() : undefined;
    if (!salt) return undefined;
    // However the server takes the name: the same user gets the same key.
    const user = new TextEncoder().encode(`${area} ${username.trim().toLowerCase()}`);
    return await passwordKey(password, new Uint8Array([...salt, ...user]));
  } catch {
    return undefined;
  }
}

let keeping: Promise<unknown> = Promise.resolve();

/**
 * Keeps the key of a user whose session is about to start, so that every page that sees the session finds the key. A
 * sign-in waits for that a second at most. A later key, and one for a session that has started already, is kept if the
 * session still lives then. Never rejects.
 * @param owner the user, as `userOf` names them
 */
export function keepDraftKey(
  area: SessionArea,
  owner: string,
  derived: Promise<CryptoKey | undefined>,
): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const isSignedIn = (): boolean => selectUser(getState(), area) === owner;
    let mustBeSignedIn = isSignedIn();
    keeping = derived.then(async (key) => {
      // Another tab may have ended the session a moment ago.
      dispatch(checkSessions());
      if (!key || (mustBeSignedIn && !isSignedIn())) return;
      const made: DraftKey = { key, isFromPassword: true };
      await database.run('readwrite', (store) => store.put(made, [owner]));
    });
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, longestWaitMs);
      void keeping.then(() => {
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
 * The key of the user who is signed in to an area. A session that began without one, as when a page is closed right
 * after the sign-in, gets a random key. Undefined where no key can be kept. Never rejects.
 */
export function currentDraftKey(area: SessionArea, owner: string): AppThunk<Promise<DraftKey | undefined>> {
  return async (_dispatch, getState) => {
    try {
      await withTimeLimit('crypto', () => keeping);
      const made: DraftKey = { key: await randomKey(), isFromPassword: false };
      return await database.run('readwrite', async (store) => {
        const found = readKey(await store.get([owner]));
        if (found) return found;
        if (selectUser(getState(), area) !== owner) return undefined;
        await store.put(made, [owner]);
        return made;
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
      // Asked last: the key of a session is kept a moment before the session starts.
      const live: readonly unknown[] = [selectUser(getState(), 'admin'), selectUser(getState(), 'bdx')];
      for (const key of keys) {
        const [name]: readonly unknown[] = Array.isArray(key) ? key : [];
        if (name !== saltRecord[0] && !live.includes(name)) await store.delete(key);
      }
    });
  };
}
