import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { safePath } from '@/domain/access/safePath';
import type { Quotation } from '@/domain/records/quotations';
import { entriesOf } from '@/domain/values/objects';
import { currentSessions } from './session';
import { readStoredJson, writeStored } from './storage';

/** A record that the user opened: its words, which may hold a person's name, and its path on this site. */
interface RecentRecord {
  readonly title: string;
  readonly path: string;
}

/** How many records are kept. */
export const maxRecent = 10;
const maxTitleLength = 120;

/** Screens that show the same record: of a quotation in each of its stages, and of a file in each of its lists. */
const sameRecords: readonly (readonly [kind: string, screen: RegExp])[] = [
  [
    'policy',
    /^\/(?:user_admin_view_(?:policy_quotation|binder_policies|policies)|user_admin_edit_quotation_policies|view_admin_policy_quotation|edit_intakeform_user_admin_policy)\/([^/]+)/i,
  ],
  ['file', /^\/(?:user_admin_bdx_history_view|\w+_brdx_file_view)\/([^/]+)$/i],
];

/** What the paths of one record have in common: its form and its view, in whichever list it was found. */
export function recordKey(path: string): string {
  for (const [kind, screen] of sameRecords) {
    const id = screen.exec(path)?.[1];
    if (id !== undefined) return `${kind} ${id}`;
  }
  return path;
}

function readRecord(source: unknown): RecentRecord[] {
  const given = entriesOf(source);
  const title = given.get('title');
  const path = safePath(given.get('path'));
  return typeof title === 'string' && title.trim() !== '' && path !== undefined
    ? [{ title: title.trim().slice(0, maxTitleLength), path }]
    : [];
}

function store(records: readonly RecentRecord[]): void {
  writeStored('portal_recent_records', JSON.stringify(records));
}

/** The records that the signed-in user opened in this tab, the last one first. What storage holds is read leniently. */
export function recentRecords(): readonly RecentRecord[] {
  const records = readStoredJson('portal_recent_records');
  return Array.isArray(records) ? records.flatMap(readRecord).slice(0, maxRecent) : [];
}

/**
 * Puts a record first among those that were opened. They are kept until the session ends, in this tab only (`session.ts`
 * removes them, and those that another user left in the tab). Without a session, a title or a path of this site nothing is
 * kept.
 */
export function rememberRecord(record: RecentRecord): void {
  const [opened] = readRecord(record);
  if (!currentSessions().admin || !opened) return;
  const key = recordKey(opened.path);
  const others = recentRecords().filter(({ path }) => recordKey(path) !== key);
  store([opened, ...others].slice(0, maxRecent));
}

/** Forgets a record that is no longer there. */
function forgetRecord(path: string): void {
  store(recentRecords().filter((record) => record.path !== safePath(path)));
}

/** The title of a quotation, binder or policy: 'Binder 4711 · Ada Benedetti'. */
export function quotationTitle(
  word: string,
  { unique_id, firstname, lastname }: Pick<Quotation, 'unique_id' | 'firstname' | 'lastname'>,
): string {
  const name = `${firstname} ${lastname}`.trim();
  return `${word} ${unique_id}`.trim() + (name && ` · ${name}`);
}

/**
 * Remembers the record of this screen when its title is known, and forgets it when the server has no such record. Without a
 * title there is nothing to remember.
 */
export function useRecentRecord(title: string | undefined, isGone = false): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (isGone) forgetRecord(pathname);
    else if (title) rememberRecord({ title, path: pathname });
  }, [title, isGone, pathname]);
}
