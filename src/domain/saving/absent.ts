import { Sealed } from '@/domain/text/secret';
import { own } from '@/domain/values/objects';

/** A key of a record that the server's answer left out, or had as null. */
interface Absent {
  readonly key: string;
  /** What an update sends while the key has no value from the user: null, or nothing at all. */
  readonly was: null | undefined;
  /** The value that the record has in its place, as text: '' or '0'. */
  readonly blank: string;
}

/** Of its own class, so that it cannot be taken for a value of the record. */
class AbsentKeys {
  constructor(readonly list: readonly Absent[]) {}
}

// No record of the server has such a key.
const place = '(absent)';

function noteOf(record: object): AbsentKeys | undefined {
  const note = own(record, place);
  return note instanceof AbsentKeys ? note : undefined;
}

/** The keys that the answer of a record left out or had as null. */
export function absentOf(record: object): readonly Absent[] {
  return noteOf(record)?.list ?? [];
}

/**
 * The record with these keys noted as absent, and no others. The note goes along in copies of the record until the
 * record is sent (`omitUntouchedMissingKeys`).
 */
export function withAbsent<T extends object>(record: T, list: readonly Absent[]): T {
  if (list.length > 0) return { ...record, [place]: new AbsentKeys(list) };
  if (!noteOf(record)) return record;
  const bare = { ...record };
  Reflect.deleteProperty(bare, place);
  return bare;
}

/** Notes which keys of a record its source left out or had as null. The id is known otherwise. */
export function noteAbsent<T extends object>(record: T, source: object): T {
  const list: Absent[] = [];
  for (const [key, value] of Object.entries(record)) {
    const was = own(source, key);
    if (key !== 'id' && (was === null || was === undefined)) list.push({ key, was, blank: plainText(value) });
  }
  return withAbsent(record, list);
}

/**
 * The record as it is sent back: a key that the answer left out stays out, and one that was null is null again, unless it
 * has been given a value since. A blank in its place would overwrite what the server has.
 */
export function omitUntouchedMissingKeys(record: object): object {
  const note = noteOf(record);
  if (!note) return record;
  const absent = new Map(note.list.map((one) => [one.key, one]));
  return Object.fromEntries(
    Object.entries(record).flatMap(([key, value]: [string, unknown]): [string, unknown][] => {
      if (key === place) return [];
      const known = absent.get(key);
      if (!known || plainText(value) !== known.blank) return [[key, value]];
      return known.was === null ? [[key, null]] : [];
    }),
  );
}

function plainText(value: unknown): string {
  if (value instanceof Sealed) return plainText(value.open());
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return value === null || value === undefined ? '' : 'a list or an object';
}
