import type { Credentials } from '@/api/session';

/**
 * Signs in for the login pages. The store and the API layer arrive while the user types, so that the pages themselves
 * need neither (`preload` asks for them early).
 */
function load(): Promise<[typeof import('./store'), typeof import('@/session/signIn')]> {
  return Promise.all([import('./store'), import('@/session/signIn')]);
}

export function preloadSignIn(): void {
  // A failed preload says nothing: the sign-in itself loads again.
  load().catch(() => undefined);
}

export async function signInToAdmin(credentials: Credentials): Promise<void> {
  const [{ store }, { signInAdmin }] = await load();
  await signInAdmin(store.dispatch, credentials);
}

export async function signInToBdx(credentials: Credentials): Promise<void> {
  const [{ store }, { signInCarrier }] = await load();
  await signInCarrier(store.dispatch, credentials);
}
