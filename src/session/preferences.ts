import { Listeners } from '@/domain/values/listeners';
import { entriesOf } from '@/domain/values/objects';
import { signedInUser, type SessionArea } from './session';
import { readStoredJson, writeStored } from './storage';

/** What a user chose for this browser on the Setting page. */
export interface Preferences {
  readonly theme: 'system' | 'light' | 'dark';
  /** Undefined follows the installation's setting. */
  readonly failureNotices: 'quiet' | 'none' | undefined;
  /** Whether `/` and `?` are commands when they are pressed alone. */
  readonly singleKeys: 'on' | 'off';
}

const listeners = new Listeners();
let preferences: Preferences | undefined;

/** What is stored under `portal_preferences`, read leniently. */
function storedPreferences(): ReadonlyMap<string, unknown> {
  return entriesOf(readStoredJson('portal_preferences'));
}

function read(): Preferences {
  const given = storedPreferences();
  const theme = given.get('theme');
  const notices = given.get('failureNotices');
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    failureNotices: notices === 'quiet' || notices === 'none' ? notices : undefined,
    singleKeys: given.get('singleKeys') === 'off' ? 'off' : 'on',
  };
}

export function currentPreferences(): Preferences {
  return (preferences ??= read());
}

export const onPreferencesChange = listeners.subscribe;

/** Reads the stored choices anew and applies the theme; once at start. */
export function loadPreferences(): void {
  applyPreferences(read());
}

/** Makes these choices count on this page. */
export function applyPreferences(next: Preferences): void {
  preferences = next;
  if (next.theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = next.theme;
  listeners.notify();
}

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
