import { calls, type CallPath } from '@/api/calls';
import type { CallRow } from '@/api/calls/row';
import { isObject, own } from '@/domain/values/objects';
import { unreadable, type Reader } from '@/api/read';
import { Sealed } from '@/domain/text/secret';
import { toleranceAt } from './documented';
import { nameOfType, watch, type Place } from './watched';

/** What an answer lacks, has beyond what the product takes, and has in another type. Names and types only, no values. */
export interface Findings {
  readonly isReadable: boolean;
  readonly missing: readonly string[];
  readonly extra: readonly string[];
  readonly types: readonly string[];
  /** Every key that the product takes, with the types of its values: for comparison with another run. */
  readonly fields: Readonly<Record<string, string>>;
}

/** Keys that any answer may carry beside what is documented. */
const envelope = new Set(['message', 'status', 'success']);

const nothing: Findings = { isReadable: true, missing: [], extra: [], types: [], fields: {} };

/** Rows of long lists are read when they are looked at. */
function lookAt(result: unknown): void {
  for (const row of Array.isArray(result) ? result.filter(isObject) : [])
    for (const key in row) Reflect.get(row, key);
}

/** Holds an answer against the reader that the product has for it. */
export function inspect(path: CallPath, reply: unknown, status: number, read: Reader<unknown>): Findings {
  const row: CallRow = calls[path];
  if (row.response.length === 0) return { ...nothing, isReadable: read(reply, status) !== unreadable };
  const { reply: watched, places } = watch(reply);
  const result = read(watched, status);
  lookAt(result);
  const missing = row.response.filter((key) => own(reply, key) === undefined);
  const extra: string[] = [];
  const types: string[] = [];
  const fields: Record<string, string> = {};
  for (const [at, place] of places) {
    const name = (key: string): string => plain(at === '' ? key : `${at}.${key}`);
    if (at === '') {
      const expected = new Set([...row.response, ...place.taken, ...place.welcome, ...envelope]);
      extra.push(...[...place.present.keys()].filter((key) => !expected.has(key)).map(name));
      continue;
    }
    // Taken as a whole: its keys are the server's own, not the contract's.
    if (place.taken.size === 0) continue;
    const { unused, optional, anyType } = toleranceAt(at);
    for (const key of place.taken) {
      const count = place.counts.get(key) ?? 0;
      const isShort = count < place.count && !optional.includes(key);
      if (isShort && count === 0) missing.push(name(key));
      else if (isShort) missing.push(`${name(key)} (in ${place.count - count} of ${place.count})`);
      const seen = place.present.get(key);
      if (seen) fields[name(key)] = [...seen].sort().join(' | ');
    }
    for (const key of place.present.keys()) {
      const isExpected = place.taken.has(key) || place.welcome.has(key) || unused.includes(key);
      if (!isExpected) extra.push(name(key));
    }
    const odd = typesRead(place, result).filter(([key]) => !anyType.includes(key));
    types.push(...odd.map(([key, words]) => `${name(key)}: ${words}`));
  }
  return { isReadable: result !== unreadable, missing, extra, types, fields };
}

/** Keys whose values the product had to read as another type. */
function typesRead(place: Place, result: unknown): (readonly [string, string])[] {
  const records: readonly unknown[] = Array.isArray(result) ? result : [result];
  const objects = [...place.objects];
  if (records.length !== objects.length) return [];
  const found = new Map<string, string>();
  objects.forEach((object, index) => {
    for (const key of place.taken) {
      const [sent, understood] = [own(object, key), own(records[index], key)];
      if (sent === undefined || sent === null || sent === '' || understood === undefined) continue;
      const wanted = understood instanceof Sealed ? 'text' : nameOfType(understood);
      if (nameOfType(sent) !== wanted) found.set(key, `${nameOfType(sent)}, not ${wanted}`);
    }
  });
  return [...found];
}

/** A key is a name, not text from the data: what looks otherwise is cut. */
function plain(name: string): string {
  return name.replace(/[^\w.[\]-]/g, '?').slice(0, 80);
}
