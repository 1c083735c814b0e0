import { loadPart } from '@/api/loadPart';
import type { Credentials } from '@/api/session';
import { isCallFailure } from '@/domain/saving/failure';
import type { SessionArea } from '@/session/session';

type Parts = [typeof import('./store'), typeof import('@/session/signIn')];

/**
 * Loads what the login pages need to sign in. The store and the API layer arrive while the user types, so that the pages
 * themselves need neither (`preloadSignIn` asks for them early). A missing part rejects with the failure of the sign-in.
 */
function load(): Promise<Parts> {
  return loadPart(() => Promise.all([import('./store'), import('@/session/signIn')]));
}

/** Loads early; `onOutdated` is called when only a reload of the page can help. */
export function preloadSignIn(onOutdated: () => void): void {
  load().catch((error: unknown) => {
    // Any other failure says nothing yet: the sign-in itself loads again.
    if (isCallFailure(error) && error.kind === 'outdated') onOutdated();
  });
}

export async function signInToArea(area: SessionArea, credentials: Credentials): Promise<void> {
  const [{ store }, { signInAdmin, signInCarrier }] = await load();
  await (area === 'admin' ? signInAdmin : signInCarrier)(store.dispatch, credentials);
}

/** Signs the user of an area in again without leaving the screen. */
export async function signInToAreaAgain(area: SessionArea, credentials: Credentials): Promise<void> {
  const [{ store }, { signInAgain }] = await load();
  await signInAgain(store.dispatch, area, credentials);
}
