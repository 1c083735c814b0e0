import { readStored, writeStored } from './storage';

/** What a user chose for this browser on the Setting page. */
export interface Preferences {
  readonly theme: 'system' | 'light' | 'dark';
  /** Undefined follows the installation's setting. */
  readonly failureNotices: 'quiet' | 'none' | undefined;
}

const listeners = new Set<() => void>();
let preferences: Preferences | undefined;

/** What is stored under `portal_preferences`, read leniently. */
export function storedPreferences(): ReadonlyMap<string, unknown> {
  try {
    const stored: unknown = JSON.parse(readStored('portal_preferences') ?? '');
    return new Map(typeof stored === 'object' && stored ? Object.entries(stored) : []);
  } catch {
    return new Map();
  }
}

/** Stores some of them; the others stay. */
export function storePreferences(part: object): void {
  writeStored('portal_preferences', JSON.stringify({ ...Object.fromEntries(storedPreferences()), ...part }));
}

function read(): Preferences {
  const given = storedPreferences();
  const theme = given.get('theme');
  const notices = given.get('failureNotices');
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    failureNotices: notices === 'quiet' || notices === 'none' ? notices : undefined,
  };
}

export function currentPreferences(): Preferences {
  return (preferences ??= read());
}

export function onPreferencesChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Reads the stored choices anew and applies the theme; once at start. */
export function loadPreferences(): void {
  preferences = read();
  applyTheme(preferences);
}

export function setPreferences(next: Preferences): void {
  preferences = next;
  storePreferences(next);
  applyTheme(next);
  for (const listener of [...listeners]) listener();
}

function applyTheme({ theme }: Preferences): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}
