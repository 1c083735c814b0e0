import { storedPreferences, storePreferences } from './preferences';
import { currentSessions, type SessionArea } from './session';

/**
 * What one user chose for screens in this browser: under `users` in `portal_preferences`, by the user's id, since several
 * people may share a computer. It holds no names.
 */

function entriesOf(source: unknown): ReadonlyMap<string, unknown> {
  return new Map(typeof source === 'object' && source !== null ? Object.entries(source) : []);
}

function ownerOf(area: SessionArea): string {
  const { admin, bdx } = currentSessions();
  const ids = area === 'admin' ? [admin?.userId, admin?.clientId] : [bdx?.carrierId, bdx?.clientId];
  return [area, ...ids].join(' ');
}

/** A choice of the signed-in user, as it is stored; undefined where there is none. */
export function userPreference(area: SessionArea, name: string): unknown {
  const users = entriesOf(storedPreferences().get('users'));
  return entriesOf(users.get(ownerOf(area))).get(name);
}

/** Stores a choice of the signed-in user. */
export function setUserPreference(area: SessionArea, name: string, value: unknown): void {
  const users = entriesOf(storedPreferences().get('users'));
  const own = { ...Object.fromEntries(entriesOf(users.get(ownerOf(area)))), [name]: value };
  storePreferences({ users: { ...Object.fromEntries(users), [ownerOf(area)]: own } });
}
