import { Sealed } from '@/domain/text/secret';
import { own } from '@/domain/values/objects';

/** A key of a record that is missing or null in the server's response. */
interface Absent {
  readonly key: string;
  /** The value that an update sends while the user has entered none: null, or undefined to omit the key. */
  readonly was: null | undefined;
  /** The default value of the key in the record, as text: '' or '0'. */
  readonly blank: string;
}

/** A class, so that an instance cannot be confused with a value of the record. */
class AbsentKeys {
  constructor(readonly list: readonly Absent[]) {}
}

// No record of the server has such a key.
const absentKeysKey = '(absent)';

function absentKeysIn(record: object): AbsentKeys | undefined {
  const note = own(record, absentKeysKey);
  return note instanceof AbsentKeys ? note : undefined;
}

/** The keys of a record that were missing or null in the response. */
export function absentOf(record: object): readonly Absent[] {
  return absentKeysIn(record)?.list ?? [];
}

/**
 * The record with these keys marked as absent, and no others. Copies of the record include the mark until the record is
 * sent (`omitUntouchedMissingKeys`).
 */
export function withAbsent<T extends object>(record: T, list: readonly Absent[]): T {
  if (list.length > 0) return { ...record, [absentKeysKey]: new AbsentKeys(list) };
  if (!absentKeysIn(record)) return record;
  const bare = { ...record };
  Reflect.deleteProperty(bare, absentKeysKey);
  return bare;
}

/** Marks the keys of a record that are missing or null in its source. The id may come from elsewhere. */
export function noteAbsent<T extends object>(record: T, source: object): T {
  const list: Absent[] = [];
  for (const [key, value] of Object.entries(record)) {
    const was = own(source, key);
    if (key !== 'id' && (was === null || was === undefined))
      list.push({ key, was, blank: comparableText(value) });
  }
  return withAbsent(record, list);
}

/**
 * The record as it is sent back: without the keys that were missing, and with null for those that were null, unless the
 * user entered a value. A blank would overwrite the server's value.
 */
export function omitUntouchedMissingKeys(record: object): object {
  const note = absentKeysIn(record);
  if (!note) return record;
  const absent = new Map(note.list.map((entry) => [entry.key, entry]));
  return Object.fromEntries(
    Object.entries(record).flatMap(([key, value]: [string, unknown]): [string, unknown][] => {
      if (key === absentKeysKey) return [];
      const known = absent.get(key);
      if (!known || comparableText(value) !== known.blank) return [[key, value]];
      return known.was === null ? [[key, null]] : [];
    }),
  );
}

function comparableText(value: unknown): string {
  if (value instanceof Sealed) return comparableText(value.open());
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return value === null || value === undefined ? '' : 'a list or an object';
}
