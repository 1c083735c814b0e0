import { entriesOf } from '@/domain/entries';
import { applyPreferences, storedPreferences, type Preferences } from './preferences';
import { currentSessions, type SessionArea } from './session';
import { writeStored } from './storage';

/** Stores some of the choices; the others stay. */
function store(part: object): void {
  writeStored('portal_preferences', JSON.stringify({ ...Object.fromEntries(storedPreferences()), ...part }));
}

/** Stores the choices of this browser, and makes them count at once. */
export function setPreferences(next: Preferences): void {
  store(next);
  applyPreferences(next);
}

function ownerOf(area: SessionArea): string {
  const { admin, bdx } = currentSessions();
  const ids = area === 'admin' ? [admin?.userId, admin?.clientId] : [bdx?.carrierId, bdx?.clientId];
  return [area, ...ids].join(' ');
}

/**
 * A choice of the signed-in user, as it is stored; undefined where there is none. It is under `users` in `portal_preferences`, by
 * the user's ids, since several people may share a computer. It holds no names.
 */
export function userPreference(area: SessionArea, name: string): unknown {
  const users = entriesOf(storedPreferences().get('users'));
  return entriesOf(users.get(ownerOf(area))).get(name);
}

/** Stores a choice of the signed-in user. */
export function setUserPreference(area: SessionArea, name: string, value: unknown): void {
  const users = entriesOf(storedPreferences().get('users'));
  const own = { ...Object.fromEntries(entriesOf(users.get(ownerOf(area)))), [name]: value };
  store({ users: { ...Object.fromEntries(users), [ownerOf(area)]: own } });
}
