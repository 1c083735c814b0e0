import { Listeners } from '@/domain/values/listeners';
import { entriesOf } from '@/domain/values/objects';
import { readStoredJson } from './storage';

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
export function storedPreferences(): ReadonlyMap<string, unknown> {
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

/** Makes these choices count on this page; `storePreferences.ts` stores them as well. */
export function applyPreferences(next: Preferences): void {
  preferences = next;
  if (next.theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = next.theme;
  listeners.notify();
}
