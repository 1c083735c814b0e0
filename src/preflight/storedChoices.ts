import { entriesOf } from '@/domain/values/objects';
import { sameId } from '@/domain/records/ids';
import type { StoredChoices } from './rules/choices';
import { readStoredJson, removeStored, writeStored } from '@/browser/storage';

/** Whose file it is: kept choices belong to one partner and LOB of one client. */
export interface FileSender {
  clientId: string;
  /** The partner's id, or the Sender ID that a carrier typed. */
  partner: string;
  partnerName: string;
  lob: string;
  lobName: string;
}

/** The choices that are kept for the files of one partner and LOB. */
export interface StoredChoicesEntry extends FileSender {
  choices: StoredChoices;
}

const key = 'portal_file_choices';
const maxEntries = 100;
const maxHeads = 250;
/** Heads and names are cut at so many characters. */
export const maxStoredText = 200;
/** Other keys need their part of the browser's five million characters. */
const maxStoredLength = 500_000;

function readText(source: unknown): string {
  return typeof source === 'string' ? source.slice(0, maxStoredText) : '';
}

/** An id as text; blank where it is none. Somebody may have written it as a number. */
function readId(source: unknown): string {
  return readText(typeof source === 'number' ? String(source) : source).trim();
}

function readHeaderRow(source: unknown): StoredChoices['headerRow'] {
  const given = entriesOf(source);
  const row = given.get('row');
  const heads = given.get('heads');
  if (typeof row !== 'number' || !Number.isSafeInteger(row) || row < 1 || !Array.isArray(heads))
    return undefined;
  return { row, heads: heads.slice(0, maxHeads).map(readText) };
}

function readDecimalSign(source: unknown): StoredChoices['decimalSign'] {
  const given = entriesOf(source);
  const sign = given.get('sign');
  const column = readText(given.get('column'));
  return (sign === '.' || sign === ',') && column !== '' ? { sign, column } : undefined;
}

function readDateOrder(source: unknown): StoredChoices['dateOrder'] {
  const given = entriesOf(source);
  const order = given.get('order');
  const column = readText(given.get('column'));
  return (order === 'dayFirst' || order === 'monthFirst') && column !== '' ? { order, column } : undefined;
}

/** The choices among whatever is given, without anything else and within their limits. */
function readChoices(source: unknown): StoredChoices {
  const given = entriesOf(source);
  const sheet = readText(given.get('sheet'));
  const headerRow = readHeaderRow(given.get('headerRow'));
  const amountColumn = readText(given.get('amountColumn'));
  const decimalSign = readDecimalSign(given.get('decimalSign'));
  const dateOrder = readDateOrder(given.get('dateOrder'));
  return {
    ...(sheet && { sheet }),
    ...(headerRow && { headerRow }),
    ...(amountColumn && { amountColumn }),
    ...(decimalSign && { decimalSign }),
    ...(dateOrder && { dateOrder }),
  };
}

/** An entry; none if its client, partner, LOB or choices are missing. */
function readEntry(source: unknown): StoredChoicesEntry[] {
  const given = entriesOf(source);
  const entry = {
    clientId: readId(given.get('clientId')),
    partner: readId(given.get('partner')),
    partnerName: readText(given.get('partnerName')),
    lob: readId(given.get('lob')),
    lobName: readText(given.get('lobName')),
    choices: readChoices(given.get('choices')),
  };
  const isWhole = entry.clientId !== '' && entry.partner !== '' && entry.lob !== '';
  return isWhole && Object.keys(entry.choices).length > 0 ? [entry] : [];
}

/** What storage holds, the newest first. Other programs and versions may have written it. */
function storedEntries(): readonly StoredChoicesEntry[] {
  const stored = readStoredJson(key);
  return Array.isArray(stored) ? stored.slice(0, maxEntries).flatMap(readEntry) : [];
}

function store(entries: readonly StoredChoicesEntry[]): void {
  const text = JSON.stringify(entries);
  if (entries.length === 0) removeStored(key);
  else if (text.length > maxStoredLength) store(entries.slice(0, -1));
  else writeStored(key, text);
}

function isOf({ clientId, partner, lob }: FileSender): (entry: StoredChoicesEntry) => boolean {
  return (entry) =>
    sameId(entry.clientId, readId(clientId)) &&
    sameId(entry.partner, readId(partner)) &&
    sameId(entry.lob, readId(lob));
}

/** What was chosen for the files of this partner and LOB; `{}` if nothing was. It never throws. */
export function readStoredChoices(sender: FileSender): StoredChoices {
  return storedEntries().find(isOf(sender))?.choices ?? {};
}

/**
 * Keeps the choices for the files of this partner and LOB, in place of the earlier ones; without any choice the entry is
 * removed. Without a partner or LOB nothing is kept. The choices stay after the session, since they belong to the browser.
 */
export function storeChoices(sender: FileSender, choices: StoredChoices): void {
  const isSame = isOf(sender);
  const others = storedEntries().filter((entry) => !isSame(entry));
  store([...readEntry({ ...sender, choices }), ...others].slice(0, maxEntries));
}

/** All choices that are kept for the files of a client, the newest first. */
export function allStoredChoices(clientId: string): readonly StoredChoicesEntry[] {
  return storedEntries().filter((entry) => sameId(entry.clientId, clientId));
}

/** Removes what is kept for the files of this partner and LOB. */
export function removeStoredChoices(entry: FileSender): void {
  storeChoices(entry, {});
}
