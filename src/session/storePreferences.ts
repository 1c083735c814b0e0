import { entriesOf } from '@/domain/entries';
import { applyPreferences, storedPreferences, type Preferences } from './preferences';
import { currentSessions, signedInUser, type SessionArea } from './session';
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

/** All users' choices, and under which name those of the signed-in user are. */
function choices(area: SessionArea): { users: ReadonlyMap<string, unknown>; user: string } {
  const users = entriesOf(storedPreferences().get('users'));
  const user = signedInUser(area) ?? area;
  const { admin, bdx } = currentSessions();
  const ids = area === 'admin' ? [admin?.userId, admin?.clientId] : [bdx?.carrierId, bdx?.clientId];
  // Earlier versions named users without their kind of login. The first user who chooses something keeps these choices.
  const former = [area, ...ids].join(' ');
  const { [former]: formerChoices, ...others } = Object.fromEntries(users);
  return { users: new Map(Object.entries({ [user]: formerChoices, ...others })), user };
}

/**
 * A choice of the signed-in user, as it is stored; undefined where there is none. It is under `users` in `portal_preferences`, by
 * the user, since several people may share a computer. A saved view may hold a name by which it filters.
 */
export function userPreference(area: SessionArea, name: string): unknown {
  const { users, user } = choices(area);
  return entriesOf(users.get(user)).get(name);
}

/** Stores a choice of the signed-in user. */
export function setUserPreference(area: SessionArea, name: string, value: unknown): void {
  const { users, user } = choices(area);
  const own = { ...Object.fromEntries(entriesOf(users.get(user))), [name]: value };
  store({ users: { ...Object.fromEntries(users), [user]: own } });
}
