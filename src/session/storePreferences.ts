import { entriesOf } from '@/domain/values/objects';
import { applyPreferences, storedPreferences, type Preferences } from './preferences';
import { signedInUser, type SessionArea } from './session';
import { writeStored } from './storage';

/** Stores some of the choices; the others stay. */
function storePreferences(part: object): void {
  writeStored('portal_preferences', JSON.stringify({ ...Object.fromEntries(storedPreferences()), ...part }));
}

/** Stores the choices of this browser, and applies them immediately. */
export function setPreferences(next: Preferences): void {
  storePreferences(next);
  applyPreferences(next);
}

function usersChoices(): ReadonlyMap<string, unknown> {
  return entriesOf(storedPreferences().get('users'));
}

/**
 * A choice of the signed-in user, as it is stored; undefined where there is none. It is under `users` in `portal_preferences`, by
 * the user, since several people may share a computer. It stays after the session, so nothing that may hold a person's name
 * belongs here; the names of list views are the user's own words.
 */
export function userPreference(area: SessionArea, name: string): unknown {
  return entriesOf(usersChoices().get(signedInUser(area) ?? area)).get(name);
}

/** Stores a choice of the signed-in user. */
export function setUserPreference(area: SessionArea, name: string, value: unknown): void {
  const users = usersChoices();
  const user = signedInUser(area) ?? area;
  const own = { ...Object.fromEntries(entriesOf(users.get(user))), [name]: value };
  storePreferences({ users: { ...Object.fromEntries(users), [user]: own } });
}
