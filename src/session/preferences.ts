import { readStored, writeStored } from './storage';

/** What a user chose for this browser on the Setting page. */
export interface Preferences {
  readonly theme: 'system' | 'light' | 'dark';
  /** Undefined follows the installation's setting. */
  readonly failureNotices: 'quiet' | 'none' | undefined;
}

const listeners = new Set<() => void>();
let preferences: Preferences | undefined;

function read(): Preferences {
  let source: unknown;
  try {
    source = JSON.parse(readStored('portal_preferences') ?? 'null');
  } catch {
    source = null;
  }
  const given =
    typeof source === 'object' && source !== null
      ? new Map<string, unknown>(Object.entries(source))
      : new Map();
  const theme: unknown = given.get('theme');
  const notices: unknown = given.get('failureNotices');
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
  writeStored('portal_preferences', JSON.stringify(next));
  applyTheme(next);
  for (const listener of [...listeners]) listener();
}

function applyTheme({ theme }: Preferences): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}
