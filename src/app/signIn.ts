import type { Credentials } from '@/api/session';
import type { SessionArea } from '@/session/session';
import { signInAdmin, signInAgain, signInCarrier } from '@/session/signIn';
import { store } from './store';

export async function signInToArea(area: SessionArea, credentials: Credentials): Promise<void> {
  await (area === 'admin' ? signInAdmin : signInCarrier)(store.dispatch, credentials);
}

/** Signs the user of an area in again without leaving the screen. */
export async function signInToAreaAgain(area: SessionArea, credentials: Credentials): Promise<void> {
  await signInAgain(store.dispatch, area, credentials);
}
