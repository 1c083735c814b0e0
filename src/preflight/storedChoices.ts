import { own } from '@/domain/values/objects';
import { sameId } from '@/domain/records/ids';
import type { StoredChoices } from './rules/choices';
import { readStoredJson, removeStored, writeStored } from '@/browser/storage';

/** The sender of a file. Stored choices belong to one partner and LOB of one client. */
export interface FileSender {
  clientId: string;
  /** The partner's id, or the Sender ID that a carrier typed. */
  partner: string;
  partnerName: string;
  lob: string;
  lobName: string;
}

/** The stored choices for the files of one partner and LOB. */
export interface StoredChoicesEntry extends FileSender {
  choices: StoredChoices;
}

const key = 'portal_file_choices';
const maxEntries = 100;
const maxHeads = 250;
/** The maximum length of a stored head or name. */
export const maxStoredText = 200;
/** The browser stores about five million characters for all keys. */
const maxStoredLength = 500_000;

function readText(source: unknown): string {
  return typeof source === 'string' ? source.slice(0, maxStoredText) : '';
}

/** An id as text; blank if it is none. A stored id may be a number. */
function readId(source: unknown): string {
  return readText(typeof source === 'number' ? String(source) : source).trim();
}

function readHeaderRow(source: unknown): StoredChoices['headerRow'] {
  const row = own(source, 'row');
  const heads = own(source, 'heads');
  if (typeof row !== 'number' || !Number.isSafeInteger(row) || row < 1 || !Array.isArray(heads))
    return undefined;
  return { row, heads: heads.slice(0, maxHeads).map(readText) };
}

/** Reads one of the values under a key, and the column for which it was chosen. */
function readForColumn<const Value, Choice extends object>(
  source: unknown,
  key: string,
  values: readonly Value[],
  choiceOf: (value: Value) => Choice,
): (Choice & { column: string }) | undefined {
  const value = values.find((each) => each === own(source, key));
  const column = readText(own(source, 'column'));
  return value === undefined || column === '' ? undefined : { ...choiceOf(value), column };
}

/** The valid choices of a stored value, within their limits. */
function readChoices(source: unknown): StoredChoices {
  const read = (key: keyof StoredChoices): unknown => own(source, key);
  const text = own(read('negative'), 'text');
  const texts = typeof text === 'string' ? [text] : [];
  return {
    sheet: readText(read('sheet')) || undefined,
    headerRow: readHeaderRow(read('headerRow')),
    amountColumn: readText(read('amountColumn')) || undefined,
    decimalSign: readForColumn(read('decimalSign'), 'sign', ['.', ','], (sign) => ({ sign })),
    dateOrder: readForColumn(read('dateOrder'), 'order', ['dayFirst', 'monthFirst'], (order) => ({ order })),
    negative: readForColumn(read('negative'), 'text', texts, (each) => ({ text: readText(each) })),
    unit: readForColumn(read('unit'), 'dollars', [1, 1000, 1e6], (dollars) => ({ dollars })),
  };
}

/** A list with the entry; empty if its client, partner, LOB or choices are missing. */
function readEntry(source: unknown): StoredChoicesEntry[] {
  const entry = {
    clientId: readId(own(source, 'clientId')),
    partner: readId(own(source, 'partner')),
    partnerName: readText(own(source, 'partnerName')),
    lob: readId(own(source, 'lob')),
    lobName: readText(own(source, 'lobName')),
    choices: readChoices(own(source, 'choices')),
  };
  const isWhole = entry.clientId !== '' && entry.partner !== '' && entry.lob !== '';
  return isWhole && Object.values(entry.choices).some((choice) => choice !== undefined) ? [entry] : [];
}

/** The stored entries, the newest first. Other programs or versions may have written them. */
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

function isFromSender({ clientId, partner, lob }: FileSender): (entry: StoredChoicesEntry) => boolean {
  return (entry) =>
    sameId(entry.clientId, readId(clientId)) &&
    sameId(entry.partner, readId(partner)) &&
    sameId(entry.lob, readId(lob));
}

/** The stored choices for the files of this partner and LOB; `{}` if there are none. Never throws. */
export function readStoredChoices(sender: FileSender): StoredChoices {
  return storedEntries().find(isFromSender(sender))?.choices ?? {};
}

/**
 * Stores the choices for the files of this partner and LOB; without any choice the entry is removed. Without a partner
 * or LOB nothing is stored. The entries stay after sign-out, because they belong to the browser.
 */
export function storeChoices(sender: FileSender, choices: StoredChoices): void {
  const isSame = isFromSender(sender);
  const others = storedEntries().filter((entry) => !isSame(entry));
  store([...readEntry({ ...sender, choices }), ...others].slice(0, maxEntries));
}

/** All stored choices for the files of a client, the newest first. */
export function allStoredChoices(clientId: string): readonly StoredChoicesEntry[] {
  return storedEntries().filter((entry) => sameId(entry.clientId, clientId));
}

/** Removes the stored choices for the files of this partner and LOB. */
export function removeStoredChoices(entry: FileSender): void {
  storeChoices(entry, {});
}
