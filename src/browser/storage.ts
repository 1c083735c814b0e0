/**
 * The only module that uses localStorage and sessionStorage. Where storage is blocked or full, values are stored in memory
 * for as long as the page is open.
 */

export const localKeys = [
  'user_token',
  'user_id',
  'client_id',
  'login_type',
  'Client_Type',
  'menuactive',
  'submenuactive',
  'viewType',
  'program_id',
  'programname',
  'client_user_BDX_token',
  'client_BDX_client_id',
  'client_BDX_company_id',
  'portal_preferences',
  'portal_file_choices',
  'portal_clock',
  'portal_BDX_clock',
] as const;

/** The database of drafts, see `drafts.ts`; it is created with the first draft. */
export const draftsDatabase = 'portal_drafts';
/** The database of the keys that encrypt drafts, see `draftKeys.ts`. */
export const draftKeysDatabase = 'portal_draft_keys';
/** The database of actions whose result is not known, see `sentActions.ts`. */
export const sentActionsDatabase = 'portal_sent_actions';

/** Keys in sessionStorage: they hold personal details, so they end with the tab. */
const sessionKeys = [
  'selectedDataArray',
  'portal_recent_records',
  'portal_receipt',
  'portal_personal_owner',
  'forgot_client_user_select',
  'forgot_client_user_id',
  'forgot_client_user_phone',
  'forgot_client_user_email',
  'forgot_client_user_until',
] as const;

export type LocalKey = (typeof localKeys)[number];
export type SessionKey = (typeof sessionKeys)[number];
export type StorageKey = LocalKey | SessionKey;

const memory = new Map<StorageKey, string>();
const perTab: ReadonlySet<string> = new Set(sessionKeys);

function areaFor(key: StorageKey): Storage | undefined {
  try {
    return perTab.has(key) ? window.sessionStorage : window.localStorage;
  } catch {
    return undefined;
  }
}

export function readStored(key: StorageKey): string | undefined {
  try {
    const area = areaFor(key);
    if (area) return area.getItem(key) ?? memory.get(key);
  } catch {
    // Storage is blocked: only memory has a value.
  }
  return memory.get(key);
}

/** The value that is stored as JSON; undefined where there is none or it is malformed. Never throws. */
export function readStoredJson(key: StorageKey): unknown {
  try {
    return JSON.parse(readStored(key) ?? '');
  } catch {
    return undefined;
  }
}

export function writeStored(key: StorageKey, value: string): void {
  memory.delete(key);
  try {
    const area = areaFor(key);
    area?.setItem(key, value);
    if (area?.getItem(key) === value) return;
  } catch {
    // Storage is full or blocked: the value is stored in memory.
  }
  // Full storage has the previous value, which would be read in place of the new one: the token of an earlier user.
  removeStored(key);
  memory.set(key, value);
}

/** Whether the value of a key is in memory only, so that a reload loses it. */
export function isInMemoryOnly(key: StorageKey): boolean {
  return memory.has(key);
}

export function removeStored(...keys: readonly StorageKey[]): void {
  for (const key of keys) {
    memory.delete(key);
    try {
      areaFor(key)?.removeItem(key);
    } catch {
      // Blocked: there is nothing to remove.
    }
  }
}

/** Calls back when another tab changes one of the keys or clears the storage. Returns the function that unsubscribes. */
export function onOtherTab(keys: readonly LocalKey[], changed: () => void): () => void {
  const watched: ReadonlySet<string> = new Set(keys);
  const listen = ({ key }: StorageEvent): void => {
    if (key === null || watched.has(key)) changed();
  };
  window.addEventListener('storage', listen);
  return () => {
    window.removeEventListener('storage', listen);
  };
}
